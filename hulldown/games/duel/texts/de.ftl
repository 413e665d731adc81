# Die Wörter von Duell.

game-title = Duell
game-summary = Panzerbesatzungen an der Ostfront. Alle bieten für jeden Panzer eine Karte; die niedrigste Zahl handelt zuerst. In seiner Phase bekämpft ein Panzer seine Brände und führt dann eine Aktion aus – fahren, feuern, flankieren, tarnen, aufklären –, zusammengestellt aus den Handkarten. Ausgeschaltete Panzer und verlorene Besatzungen zählen für die andere Seite; ist der Stapel durchgespielt, gewinnt die Seite mit mehr Punkten.
scenario-open_fight = Offenes Gefecht
scenario-high_ground = Auf den Höhen
scenario-break_through = Durchbruch
scenario-mud_road = Schlammstraße
scenario-white_out = Schneetreiben
scenario-korsun = Korsun 1944

## Options

option-tanks = Panzer je Seite
option-tanks-help = So viele wie Plätze, mindestens zwei; oder so viele auf jeder Seite.
option-tanks-seats = nach den Plätzen
option-tanks-1 = 1
option-tanks-2 = 2
option-tanks-3 = 3
option-tanks-4 = 4
option-decks = Durchgänge durch den Stapel
option-decks-help = Wie oft der Stapel durchgespielt wird, bevor die Partie endet.
option-decks-tanks = nach den Panzern
option-decks-1 = 1
option-decks-2 = 2
option-decks-3 = 3
option-decks-4 = 4
option-decks-5 = 5
option-decks-6 = 6
option-force = Panzer
option-force-help = Die Panzer des Szenarios oder ein freies Gefecht: Panzer hinzufügen, herausnehmen und ändern, sagen, wer welchen befehligt, und das Ganze als eine Zeile weitergeben.
option-start = Startentfernung
option-start-help = So weit von der Mitte beginnt jeder Panzer.
option-start-scenario = nach dem Szenario
option-start-0 = 0 m
option-start-200 = 200 m
option-start-400 = 400 m
option-start-600 = 600 m
option-start-800 = 800 m
option-start-1000 = 1000 m
option-conditions = Wetter und Boden
option-conditions-help = Tiefer Schlamm bremst alle Panzer und verbietet das Flankieren, bis eine Seite ihre Straßen gefunden hat. Im Schnee sind Panzer langsam und sehen wenig.
option-conditions-scenario = nach dem Szenario
option-conditions-deep_mud = tiefer Schlamm
option-conditions-snow = Schnee
option-handicap = Vorgabe
option-handicap-help = Mit so vielen Punkten beginnt die sowjetische Seite; unter null die deutsche.
option-hull_down_anywhere = Wannendeckung überall
option-hull_down_anywhere-help = Führung und Befehl bringen einen Panzer auf jedem Boden in Wannendeckung; aus: nur wo das Gelände es zulässt.
option-auto_accept_spotted = Sichtungsmarker sofort nehmen
option-auto_accept_spotted-help = Ein Sichtungsmarker wird ungefragt genommen, außer er würde einen Erfasst-Marker kosten.
option-odds = Chancen
option-odds-help = Chancen aus den Karten berechnet, die du noch nicht gesehen hast, aus dem ganzen Kartensatz, oder gar nicht angezeigt.
option-odds-counted = aus ungesehenen Karten
option-odds-printed = ganzer Kartensatz
option-odds-off = aus

## Ein Gefecht aufstellen

setup-crowded = Zu viele Spieler auf einer Seite: Sie hat höchstens { $most } Panzer.
setup-too-few-tanks = Zu wenige Panzer für alle: Jede Seite braucht mindestens { $least }.
setup-no-tank = { $side ->
    [german] Die Deutschen haben
   *[soviet] Die Sowjets haben
  } keinen Panzer: Jede Seite braucht einen.
setup-twice = Dieser Panzer steht zweimal in der Zeile.
setup-no-model = Diese Seite hat kein Panzertableau „{ $model }“.
setup-said-twice = Besatzung, Granaten und Kommando darf man nur einmal nennen.
setup-no-name = Es gibt keinen Panzer „{ $name }“: Sie heißen german_i bis german_iv und soviet_i bis soviet_iv.
setup-word = „{ $word }“ ist unbekannt. Möglich sind green, seasoned, elite, eine Zahl von Granaten, seat1 oder solo.
setup-no-apcr = Für diese Kanone gibt es keine Sondermunition.
setup-rounds = Höchstens { $most } Granaten Sondermunition.
setup-not-on-side = { $seat } gehört nicht zu dieser Seite: Wähle, wer kommandiert, oder ändere die Seite des Platzes.
setup-seat-without = { $seat } hat keinen Panzer: Füge einen hinzu oder gib ihm einen.
table-setup-scenario = Panzer des Szenarios
table-setup-free = Panzer eigener Wahl
table-setup-worth = { $count } Panzer, { $points } Punkte
table-setup-vp = { $count } Punkte
table-setup-boards = Welcher Panzer?
table-setup-change = { $tank }, { $model }: anderen Panzer wählen
table-setup-drop = { $tank } herausnehmen
table-setup-add = Panzer hinzufügen
table-setup-crew = Besatzung
table-setup-rounds = Hartkern
table-setup-commander = Kommando
table-setup-anybody = automatisch
table-setup-given = { $name } (zugeteilt)
table-setup-solo = Sologegner
table-setup-code = Das Gefecht in einer Zeile
table-setup-copy = Kopieren

## Das Ende und der Bericht

table-debrief = Nachbesprechung
table-you-win = Sieg!
table-side-wins = { $side ->
    [german] Die deutsche Seite hat gewonnen
   *[soviet] Die sowjetische Seite hat gewonnen
  }
table-ended-points = Die { $side ->
    [german] deutsche
   *[soviet] sowjetische
  } Seite hat mehr Siegpunkte: { $points } zu { $other }
table-ended-kills = Je { $points } Siegpunkte, aber die { $side ->
    [german] deutsche
   *[soviet] sowjetische
  } Seite hat mehr Abschüsse: { $kills } zu { $other }
table-aids = Spielhilfe
table-aid-sequence = Ablauf
table-aid-actions = Panzeraktionen
table-aid-orders = Befehlssymbole: was du dafür bekommst
table-aid-to-hit = Trefferzahl
table-aid-penetration = Trefferzone und Durchschlag
table-aid-damage = Schaden
table-aid-crew = Moral, Feuer, Flucht, Ausfall
table-aid-tactics = Taktik
table-aid-solo = Der Sologegner
table-aid-now = jetzt
report-title = Gefechtsbericht
report-copy = Bericht kopieren
report-force-german = Die Deutschen traten mit { $models } an.
report-force-soviet = Die Sowjets stellten ihnen { $models } entgegen.
report-no-shot = Es fiel kein einziger Schuss.
report-first-hit = In Runde { $round } eröffnete { $tank } das Feuer und traf { $enemy }.
report-first-miss = In Runde { $round } eröffnete { $tank } das Feuer auf { $enemy } und schoss vorbei.
report-destroyed = In Runde { $round } wurde { $tank } ({ $model }) von { $by } abgeschossen.
report-exploded = In Runde { $round } flog { $tank } ({ $model }) nach einem Treffer von { $by } in die Luft.
report-lost = In Runde { $round } ging { $tank } ({ $model }) verloren.
report-abandoned = In Runde { $round } gab die Besatzung von { $tank } ({ $model }) ihren Panzer auf.
report-left = In Runde { $round } brach { $tank } ({ $model }) durch und verließ das Feld.
report-shots-german = Die Deutschen gaben { $shots ->
    [one] einen Schuss ab: { $pierced ->
        [0] Er traf, durchschlug die Panzerung aber nicht
       *[other] Er traf und durchschlug die Panzerung
      }
   *[other] { $shots } Schüsse ab: { $hits ->
        [one] Einer traf
       *[other] { $hits } trafen
      }, und { $pierced ->
        [0] keiner durchschlug
        [one] einer durchschlug
       *[other] { $pierced } durchschlugen
      } die Panzerung
  }.
report-shots-soviet = Die Sowjets gaben { $shots ->
    [one] einen Schuss ab: { $pierced ->
        [0] Er traf, durchschlug die Panzerung aber nicht
       *[other] Er traf und durchschlug die Panzerung
      }
   *[other] { $shots } Schüsse ab: { $hits ->
        [one] Einer traf
       *[other] { $hits } trafen
      }, und { $pierced ->
        [0] keiner durchschlug
        [one] einer durchschlug
       *[other] { $pierced } durchschlugen
      } die Panzerung
  }.
report-misses-german = Die Deutschen gaben { $shots ->
    [one] einen Schuss
   *[other] { $shots } Schüsse
  } ab und trafen nichts.
report-misses-soviet = Die Sowjets gaben { $shots ->
    [one] einen Schuss
   *[other] { $shots } Schüsse
  } ab und trafen nichts.
report-lucky = Den glücklichsten Schuss gab { $tank } ab: Treffer auf { $enemy } bei { $number } % Chance.
report-unlucky = Niemand hatte mehr Pech als { $tank }: bei { $number } % Chance an { $enemy } vorbei.
report-best = Der beste Panzer war { $tank } ({ $model }) mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  } und { $kills ->
    [0] keinem Abschuss
    [one] einem Abschuss
   *[other] { $kills } Abschüssen
  }.
report-no-points = Kein Panzer errang auch nur einen Punkt.
report-bounced = { $count ->
    [one] Ein Treffer prallte
   *[other] { $count } Treffer prallten
  } ab.
report-fires = { $count ->
    [one] Ein Brand brach
   *[other] { $count } Brände brachen
  } aus.
report-flanks = { $count ->
    [one] Einmal kam
    [2] Zweimal kam
    [3] Dreimal kam
   *[other] { $count }-mal kam
  } ein Panzer dem Gegner in die Flanke.
report-tactics = { $count ->
    [one] Eine Taktikkarte durchkreuzte
   *[other] { $count } Taktikkarten durchkreuzten
  } fremde Pläne.
report-moves = { $count ->
    [0] Kein einziges Mal wechselte
    [one] Nur einmal wechselte
    [2] Zweimal wechselte
    [3] Dreimal wechselte
   *[other] { $count }-mal wechselte
  } ein Panzer die Entfernung.
report-men = { $killed ->
    [0] Niemand fiel
    [one] Ein Mann fiel
   *[other] { $killed } Mann fielen
  }, { $wounded ->
    [0] niemand wurde verwundet
    [one] einer wurde verwundet
   *[other] { $wounded } wurden verwundet
  }.
report-no-men = In keiner Besatzung wurde jemand verletzt.
report-broken = { $count ->
    [one] Einmal verlor
    [2] Zweimal verlor
    [3] Dreimal verlor
   *[other] { $count }-mal verlor
  } eine Besatzung die Nerven.
report-steady = Jede Besatzung behielt die Nerven.
report-end = In Runde { $round } war es vorbei.
report-score = Die Deutschen hatten { $german ->
    [one] einen Punkt
   *[other] { $german } Punkte
  }, die Sowjets { $soviet }.
report-by-kills = Die Punkte waren gleich, die Abschüsse entschieden.
report-by-side = Punkte und Abschüsse waren gleich, also gewannen die Sowjets.
report-won-german = Das Feld gehörte den Deutschen.
report-won-soviet = Das Feld gehörte den Sowjets.

## Sides, tanks, crews, ground

tank-german_i = D-I
tank-soviet_i = S-I
tank-german_ii = D-II
tank-soviet_ii = S-II
tank-german_iii = D-III
tank-soviet_iii = S-III
tank-german_iv = D-IV
tank-soviet_iv = S-IV
team-german = Deutsche
team-soviet = Sowjets
side-german = Deutsche
side-soviet = Sowjets
model-t34_76_m43 = T-34/76 M43
model-t34_85 = T-34/85 M44
model-is2m = IS-2m M44
model-su100 = SU-100 M44
model-pz4g = PzKpfw IV Ausf G
model-stug3g = StuG III Ausf G
model-panther_a = PzKpfw V Ausf A Panther
model-tiger1 = PzKpfw VI Ausf E Tiger I
model-t34_76_m40 = T-34/76 M40
model-kv85 = KV-85 M43
model-pz3j = PzKpfw III Ausf J
model-ferdinand = Panzerjäger Tiger (P) Ferdinand
model-kv1 = KV-1
model-su85 = SU-85
model-isu152 = ISU-152
model-tiger2 = PzKpfw VI Ausf B Tiger II
model-jagdpanther = Jagdpanther
model-marder3 = Marder III
experience-green = unerfahren
experience-seasoned = erfahren
experience-elite = Elite
crew-commander = Kommandant
crew-gunner = Richtschütze
crew-loader = Ladeschütze
crew-driver = Fahrer
crew-assistant_driver = Beifahrer
crew-second_loader = zweiter Ladeschütze
health-healthy = gesund
health-wounded = verwundet
health-kia = gefallen
terrain-field = Feld
terrain-brush = Gebüsch
terrain-woods = Wald
terrain-gully = Mulde
terrain-building = Gebäude
terrain-rubble = Trümmer
terrain-mud = Schlamm
terrain-motion = in Bewegung
terrain-hill = Hügel
terrain-road = Straße
place-turret = Turm
place-hull = Wanne
place-tracks = Ketten
table-counter-fire = Feuer
table-counter-broken = Moral gebrochen
table-counter-motion = In Bewegung
table-counter-terrain = Gelände
table-counter-round = Hartkernmunition
table-counter-transmission = Getriebe
table-counter-hatch = Luke
table-counter-infantry = Infanterie
gravity-light = leicht
gravity-heavy = schwer
gravity-critical = kritisch
result-track_damage = Kettenschaden
result-immobilized = bewegungsunfähig
result-loader_panics = Ladeschütze in Panik
result-driver_panics = Fahrer in Panik
result-catastrophic_hit = Volltreffer
result-turret_gears_damaged = Turmschwenkwerk beschädigt
result-crew_in_shock = Besatzung unter Schock
result-crew_stunned = Besatzung betäubt
result-gun_hit = Kanone getroffen
result-optics_damaged = Optik beschädigt
result-engine_destroyed = Motor zerstört
result-transmission_locked = Getriebe blockiert
result-smoke_fills_the_tank = Panzer voller Rauch
result-special_ammo_hit = Sondermunition getroffen
result-fuel_hit = Kraftstofftank getroffen
result-ammo_hit = Munition getroffen
purpose-spot = den Sichtungsversuch
purpose-flank = das Flankieren
purpose-terrain = das Gelände
purpose-fire = den Schuss
purpose-tactics = die Taktikkarte

## Cards

card-n1 = 1 Flanke 7
card-n2 = 2 Wald
card-n3 = 3 Bewegung 6
card-n4 = 4 Feuer 8
card-n5 = 5 Bewegung 8 / Feuer 1
card-n6 = 6 Führung
card-n7 = 7 Taktik
card-n8 = 8 Bewegung 7 / Flanke 3
card-n9 = 9 Feuer 5
card-n10 = 10 Trümmer
card-n11 = 11 Bewegung 5
card-n12 = 12 Nebel
card-n13 = 13 Bewegung 1
card-n14 = 14 Schlamm
card-n15 = 15 Feuer 2
card-n16 = 16 Bewegung 3 / Feuer 6
card-n17 = 17 Bewegung 3
card-n18 = 18 Führung
card-n19 = 19 Taktik
card-n20 = 20 Gebäude
card-n21 = 21 Feuer 4
card-n22 = 22 Bewegung 2
card-n23 = 23 Flanke 2
card-n24 = 24 Bewegung 1 / Flanke 6
card-n25 = 25 Bewegung 5 / Feuer 5
card-n26 = 26 Mulde
card-n27 = 27 Feuer 4
card-n28 = 28 Führung
card-n29 = 29 Bewegung 7
card-n30 = 30 Gebüsch
card-n31 = 31 Taktik
card-n32 = 32 Bewegung 2 / Feuer 8
card-n33 = 33 Feuer 4
card-n34 = 34 Bewegung 8
card-n35 = 35 Gebüsch
card-n36 = 36 Nebel
card-n37 = 37 Bewegung 3 / Flanke 5
card-n38 = 38 Feuer 3
card-n39 = 39 Flanke 4
card-n40 = 40 Gebäude
card-n41 = 41 Führung
card-n42 = 42 Bewegung 4
card-n43 = 43 Taktik
card-n44 = 44 Bewegung 4 / Feuer 4
card-n45 = 45 Feuer 2
card-n46 = 46 Wald
card-n47 = 47 Bewegung 2
card-n48 = 48 Bewegung 6 / Feuer 3
card-n49 = 49 Mulde
card-n50 = 50 Feuer 1
card-n51 = 51 Taktik
card-n52 = 52 Führung
card-n53 = 53 Bewegung 4
card-n54 = 54 Flanke 4
card-n55 = 55 Feld
card-n56 = 56 Bewegung 2 / Flanke 5
card-n57 = 57 Feuer 5
card-n58 = 58 Nebel
card-n59 = 59 Bewegung 3
card-n60 = 60 Mulde
card-n61 = 61 Bewegung 6 / Feuer 4
card-n62 = 62 Feuer 6
card-n63 = 63 Führung
card-n64 = 64 Taktik
card-n65 = 65 Wald
card-n66 = 66 Bewegung 4
card-n67 = 67 Feuer 5
card-n68 = 68 Flanke 6
card-n69 = 69 Bewegung 5 / Flanke 3
card-n70 = 70 Befehl: Spähbericht
card-n71 = 71 Befehl: Eilbefehl
card-n72 = 72 Befehl: Sammeln
card-n73 = 73 Befehl: Ruhe bewahren
card-n74 = 74 Befehl: Schadensbekämpfung
card-n75 = 75 Befehl: Feuer vereint
card-n76 = 76 Befehl: Täuschung
card-n77 = 77 Befehl: Artillerie
card-n78 = 78 Bewegung 3 / Feuer 7
card-n79 = 79 Wald
card-n80 = 80 Bewegung 5
card-n81 = 81 Feuer 6
card-n82 = 82 Taktik
card-n83 = 83 Schlamm
card-n84 = 84 Führung
card-n85 = 85 Bewegung 1
card-n86 = 86 Bewegung 4 / Feuer 5
card-n87 = 87 Feuer 7
card-n88 = 88 Gebäude
card-n89 = 89 Nebel
card-n90 = 90 Flanke 5
card-n91 = 91 Feuer 3
card-n92 = 92 Bewegung 6
card-n93 = 93 Trümmer
card-n94 = 94 Bewegung 4 / Flanke 4
card-n95 = 95 Führung
card-n96 = 96 Taktik
card-n97 = 97 Bewegung 7 / Feuer 2
card-n98 = 98 Gebüsch
card-n99 = 99 Bewegung 5
card-n100 = 100 Feuer 3
card-a74 = 74 Befehl: Einweiser
card-a75 = 75 Befehl: Leuchtkugeln
card-field = keine Karte

## What a seat is asked

ask-bid = Wähle die Initiativkarte für { $tank }.
ask-bids-made = Lege deine Initiativkarten fest.
ask-burning = { $tank } brennt: löschen oder aussteigen?
ask-broken = Die Moral der Besatzung von { $tank } ist gebrochen.
ask-action = { $tank }: Wähle eine Aktion.
ask-more = { $tank }: Füge eine Karte hinzu oder fahre fort.
ask-target = { $tank }: Wähle das Ziel.
ask-flank = { $tank }: Flankiere einen Gegner oder schüttle einen ab.
ask-release = { $tank } flankiert zwei Gegner: Welchen gibt er auf?
ask-metres = { $tank }: Wie weit?
ask-aim = { $tank }: Auf Turm oder Wanne zielen?
ask-quick = { $tank }: Vor dem Schuss umladen?
ask-boost = { $tank }: Die Stufe mit Befehlssymbolen erhöhen?
ask-use = { $tank }: Wofür setzt du die Karte ein?
ask-rob = { $tank }: Von wem nimmst du eine Karte?
ask-pick = { $tank }: Welche Karte dieser Hand nimmst du?
ask-look = { $tank }: Wie viele Karten deckst du beim Sichten auf?
ask-give = { $tank }: Wirf eine Karte ab.
ask-pay = { $tank }: Zahle mit Befehlssymbolen, noch { $missing }.
ask-declare = { $tank }: Sage die Aktion an.
ask-tactics = Taktik gegen { $against } spielen? ({ $tank }, { $enemy })
ask-spotted = { $tank } darf { $enemy } sichten.
ask-shed = { $tank }: Welchen Flankierer schüttelst du ab?
ask-lose = Die Munition von { $tank } ist getroffen: Wirf eine Feuerkarte ab.
ask-acquire = { $tank }: { $enemy } erfassen?
ask-discard = { $tank }: Wirf eine Karte ab oder behalte alle.

## Actions

do-bid = { $card } bieten
do-hold-back = Keine Karte für diesen Panzer
do-move = Mit { $card } fahren
do-fire = Mit { $card } feuern
do-flank = Mit { $card } flankieren
do-enter = Ins Gelände: { $card }
do-lead = Mit { $card } führen
do-smoke = Mit { $card } einnebeln
do-command = Mit { $card } befehlen
do-lay = { $card } auf einen fahrenden Gegner legen
do-pay = Mit { $card } zahlen ({ $orders })
do-give = { $card } abwerfen
do-discard = { $card } abwerfen
do-tactics = { $card } spielen
do-lose = { $card } verlieren
do-stop = Anhalten
do-spot = Sichten
do-load = Hartkern laden
do-unload = Hartkern herausnehmen
do-hull-down = Wannendeckung suchen
do-seat = Plätze tauschen: { $how }
do-pass = Passen
do-unlock = Getriebe lösen
do-extinguish = Feuer löschen
do-at = Gegen { $tank }
do-shake = { $tank } abschütteln
do-release = { $tank } aufgeben
do-shed = { $tank } abschütteln
do-use = { $how }
do-rob = Von { $seat }
do-pick = { $card } nehmen
do-occupy = { $how }
do-go = { $number ->
    [0] Entfernung halten
   *[other] { $number } Meter vor
  }
do-boost = { $number ->
    [0] Keine Erhöhung
   *[other] Stufe +{ $number }
  }
do-look = { $number ->
    [1] Eine Karte aufdecken
   *[other] Für 2 Befehlssymbole zwei Karten aufdecken
  }
do-aim = Auf { $how }
do-quick = { $how }
do-enough = Karten fertig gewählt
do-declare = Ansagen
do-commit-bids = Gebote abgeben
do-end = Aktionen beenden
do-keep = Alle Karten behalten
do-decline = Nicht antworten
do-spotted = { $how }
do-acquire = { $how }
do-bail-out = Aussteigen
do-fight = Probe ablegen
do-order = 4 Befehlssymbole zahlen
use-spot = Gegner sichten
use-hull-down = in Wannendeckung gehen
use-conceal = sich mit doppeltem Wert tarnen
use-steal = eine Karte nehmen
use-special = der Befehl der Karte
use-steady-driver = den Fahrer beruhigen
use-steady-gunner = den Richtschützen beruhigen
occupy-hill = Auf dem Hügel halten
occupy-road = Auf der Straße halten
seat-assistant-drives = der Beifahrer fährt
seat-loader-drives = der Ladeschütze fährt
seat-gunner-drives = der Richtschütze fährt
seat-commander-fires = der Kommandant richtet
seat-loader-fires = der Ladeschütze richtet
aim-turret = den Turm
aim-hull = die Wanne
quick-as-it-is = Ohne Umladen feuern
quick-load = Hartkern schnell laden für 3 Befehlssymbole
quick-unload = Hartkern schnell herausnehmen für 3 Befehlssymbole
spotted-yes = Sichtungsmarker nehmen
spotted-no = Erfasst-Marker behalten
acquire-yes = Erfassen
acquire-no = Nicht erfassen

## Plays

play-fire = Mit { $cards } auf { $enemy } feuern: trifft { $hit } %, durchschlägt { $pierce } %
play-fire-untold = Mit { $cards } auf { $enemy } feuern: Trefferzahl { $number }
play-fire-apcr = Mit { $cards } auf { $enemy } feuern, Hartkern: trifft { $hit } %, durchschlägt { $pierce } %
play-fire-apcr-untold = Mit { $cards } auf { $enemy } feuern, Hartkern: Trefferzahl { $number }
play-fire-aimed = Mit { $cards } auf { $enemy } feuern ({ $place }): trifft { $hit } %, durchschlägt { $pierce } %
play-fire-aimed-untold = Mit { $cards } auf { $enemy } feuern ({ $place }): Trefferzahl { $number }
play-fire-aimed-apcr = Mit { $cards } auf { $enemy } feuern ({ $place }), Hartkern: trifft { $hit } %, durchschlägt { $pierce } %
play-fire-aimed-apcr-untold = Mit { $cards } auf { $enemy } feuern ({ $place }), Hartkern: Trefferzahl { $number }
play-forward = Mit { $cards } { $metres } m vorfahren
play-back = Mit { $cards } { $metres } m zurückfahren
play-move-into = Mit { $cards } in Deckung fahren: { $terrain }
play-forward-into = Mit { $cards } { $metres } m vorfahren, dann { $terrain }
play-back-into = Mit { $cards } { $metres } m zurückfahren, dann { $terrain }
play-enter = Mit { $card } ins Gelände: { $terrain }
play-flank = { $enemy } mit { $cards } flankieren
play-shake = { $enemy } mit { $cards } abschütteln
play-stop = Anhalten ({ $cards } abwerfen)
play-smoke = Mit { $card } einnebeln
play-spot = { $enemy } sichten ({ $cards } abwerfen): { $chance } %
play-spot-untold = { $enemy } sichten ({ $cards } abwerfen)
play-spot-sure = { $enemy } mit { $card } sicher sichten
play-hull-down = Wannendeckung suchen ({ $cards } abwerfen): { $chance } %
play-hull-down-untold = Wannendeckung suchen ({ $cards } abwerfen)
play-hull-down-sure = Mit { $card } in Wannendeckung gehen
play-conceal = Sich mit { $card } tarnen: { $chance } %
play-conceal-untold = Sich mit { $card } tarnen
play-load = Hartkern laden ({ $cards } abwerfen)
play-seat = Plätze tauschen ({ $cards } abwerfen): { $how }
play-unlock = Getriebe mit { $cards } lösen
play-extinguish = Feuer mit { $cards } löschen
play-pass = Passen ({ $cards } abwerfen)
play-pay-fire = Feuer mit { $cards } löschen
play-pay-rally = Die Besatzung mit { $cards } wieder aufrichten

## What happens

round-began = Runde { $round } beginnt.
phase-began = { $tank } ist am Zug.
game-ended = Die Partie endet in Runde { $round }.
shuffle-came-up = Die Mischkarte kommt.
game-end-came-up = Die Endkarte kommt.
deck-shuffled = { $passes ->
    [0] Der Stapel wird zum letzten Mal gemischt.
    [one] Der Stapel wird gemischt; das geschieht noch einmal.
   *[other] Der Stapel wird gemischt; das geschieht noch { $passes }-mal.
  }
card-pulled = { $card } wird aufgedeckt.
nothing-pulled = Keine Karte ist übrig: Das zählt als 100 ohne Symbole.
damage-pulled = Schadenskarte { $number } wird aufgedeckt.
damage-shuffled = Der Schadensstapel wird gemischt.
cards-drawn = { $seat } zieht { $cards }.
cards-drawn-unseen = { $count ->
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $count } Karten.
  }
card-discarded = { $seat } wirft { $card } ab.
card-discarded-unseen = { $seat } wirft eine Karte ab.
card-lost = { $seat } verliert { $card }.
card-stolen = { $seat } nimmt { $card } von { $victim }.
card-stolen-unseen = { $seat } nimmt eine Karte von { $victim }.
hand-scouted = { $seat } sieht die Hand von { $victim }: { $cards }.
hand-scouted-unseen = { $seat } sieht die Hand von { $victim }.
has-bid = { $seat } hat geboten.
bids-shown = Initiative: { $tanks }.
declared-move = { $tank } fährt mit { $cards }.
    .short = fährt mit { $cards }
declared-fire = { $tank } feuert auf { $target } mit { $cards }.
    .short = feuert auf { $target } mit { $cards }
declared-flank = { $tank } will mit { $cards } flankieren.
    .short = will mit { $cards } flankieren
declared-terrain = { $tank } fährt ins Gelände: { $cards }.
    .short = fährt ins Gelände: { $cards }
declared-leadership = { $tank } führt mit { $cards }: { $use }.
    .short = führt mit { $cards }: { $use }
declared-smoke = { $tank } nebelt sich ein.
    .short = nebelt sich ein
declared-command = { $tank } befiehlt mit { $cards }: { $use }.
    .short = befiehlt mit { $cards }: { $use }
declared-lay = { $tank } legt { $cards } auf { $target }.
    .short = legt { $cards } auf { $target }
declared-stop = { $tank } hält an.
    .short = hält an
declared-occupy = { $tank } besetzt Gelände: { $ground }.
    .short = besetzt Gelände: { $ground }
declared-spot = { $tank } versucht, { $target } zu sichten.
    .short = versucht, { $target } zu sichten
declared-load = { $tank } lädt Hartkern.
    .short = lädt Hartkern
declared-unload = { $tank } nimmt den Hartkern heraus.
    .short = nimmt den Hartkern heraus
declared-hull_down = { $tank } sucht Wannendeckung.
    .short = sucht Wannendeckung
declared-seat = { $tank } tauscht Plätze: { $change }.
    .short = tauscht Plätze: { $change }
declared-pass = { $tank } passt.
    .short = passt
declared-unlock = { $tank } löst sein Getriebe.
    .short = löst sein Getriebe
declared-extinguish = { $tank } löscht das Feuer.
    .short = löscht das Feuer
change-assistant-drives = der Beifahrer fährt
change-loader-drives = der Ladeschütze fährt
change-gunner-drives = der Richtschütze fährt
change-commander-fires = der Kommandant richtet
change-loader-fires = der Ladeschütze richtet
tank-moved = { $tank } steht jetzt bei { $range } m.
    .short = steht jetzt bei { $range } m
terrain-entered = { $tank } erreicht neues Gelände: { $terrain }.
    .short = erreicht neues Gelände: { $terrain }
tank-bogged = { $tank } sitzt fest: Bewegungsstufe { $level }.
smoke-laid = { $tank } steht im Nebel.
tank-acquired = { $tank } erfasst { $enemy }: +{ $bonus }.
    .short = erfasst { $enemy }: +{ $bonus }
tactics-played = { $seat } spielt { $card } gegen { $against }.
tactics-declined = { $seat } antwortet nicht.
seats-changed = { $tank }: { $man } übernimmt den Platz „{ $place }“.
shot-hit = { $tank } trifft { $enemy } (nötig: { $number }).
    .short = trifft { $enemy } (nötig: { $number })
shot-missed = { $tank } verfehlt { $enemy } (nötig: { $number }).
    .short = verfehlt { $enemy } (nötig: { $number })
shot-located = { $enemy } wird getroffen: { $place }.
shot-at-cover = { $enemy } steht in Wannendeckung: Der Schuss ({ $place }) geht ins Leere.
shot-pierced = Die Panzerung von { $enemy } wird durchschlagen: { $value } { $modifier } gegen { $armour }.
shot-bounced = Der Schuss prallt von { $enemy } ab: { $value } { $modifier } gegen { $armour }.
damage-section = { $tank }: { $place } beschädigt ({ $gravity }).
damage-result = { $tank }: { $result }.
man-wounded = { $tank }: { $man } verwundet.
man-killed = { $tank }: { $man } gefallen.
man-escaped = { $tank }: { $man } entkommt.
points-scored = { $tank } bekommt { $points } SP.
crew-rallied = Die Besatzung von { $tank } fängt sich wieder.
crew-bailed-out = Die Besatzung von { $tank } steigt aus.
fire-put-out = Das Feuer in { $tank } ist gelöscht.
tank-destroyed = { $tank } wird zerstört.
tank-abandoned = { $tank } wird aufgegeben.
conceal-failed = { $tank } kann sich nicht tarnen.
    .short = kann sich nicht tarnen
bog-escaped = { $tank } bleibt nicht stecken.
tank-stopped = { $tank } steht.
    .short = steht
tank-left = { $tank } bricht durch und verlässt das Feld.
tank-guided = Ein Einweiser führt { $tank } durch den Schlamm.
sight-changed = { $tank } sieht { $metres } m weit.
road-opened = { $roads ->
    [1] { $side }: Eine Straße ist frei; der Schlamm bremst die Panzer nicht mehr.
   *[other] { $side }: Die zweite Straße ist frei; der Schlamm behindert die Panzer nicht mehr.
  }
fire-combined = { $side }: Der nächste Schuss dieser Runde erhält +10.
crew-steadied = Die Besatzung von { $tank } beruhigt sich.
tank-concealed = { $tank } ist getarnt.
    .short = ist getarnt
hull-down = { $tank } steht in Wannendeckung.
    .short = steht in Wannendeckung
hull-down-failed = { $tank } findet keine Wannendeckung.
    .short = findet keine Wannendeckung
smoke-stays = Der Nebel bei { $tank } bleibt.
smoke-cleared = Der Nebel bei { $tank } verzieht sich.
still-burning = { $tank } brennt weiter.
tank-on-fire = { $tank } brennt.
fire-out-of-control = Das Feuer in { $tank } gerät außer Kontrolle.
tank-exploded = { $tank } explodiert.
morale-held = Die Besatzung von { $tank } hält stand.
crew-broken = Die Moral der Besatzung von { $tank } bricht.
tank-reinforced = { $tank }: Ersatz trifft ein.
round-loaded = { $tank } hat Hartkern geladen.
round-unloaded = { $tank } hat den Hartkern herausgenommen.
transmission-unlocked = Das Getriebe von { $tank } läuft wieder.
tank-spotted = { $tank } sichtet { $enemy }.
    .short = sichtet { $enemy }
spotted-left = { $tank } behält sein Ziel und sichtet { $enemy } nicht.
spot-failed = { $tank } sichtet { $enemy } nicht.
    .short = sichtet { $enemy } nicht
sight-lost = { $tank } verliert { $enemy } aus den Augen.
acquired-lost = { $tank } hat { $enemy } nicht mehr erfasst.
tank-flanked = { $tank } flankiert { $enemy }.
    .short = flankiert { $enemy }
flank-ended = { $tank } flankiert { $enemy } nicht mehr.

## Why not

bid-first = Es sind genug Karten für alle Panzer da.
too-few-orders = Du hast weniger als 4 Befehlssymbole auf der Hand.
no-tactics = Du hast keine Taktikkarte auf der Hand.
action-taken = Dieser Panzer hatte seine Panzeraktion schon.
burns = Ein brennender Panzer hat keine Panzeraktion.
only-an-answer = Taktik wird nur als Antwort auf den Gegner gespielt.
may-not-follow = Diese Karte kann auf die gewählten nicht folgen.
no-driver = Niemand sitzt am Steuer.
no-gunner = Niemand sitzt am Richtplatz.
immobilized = Der Panzer ist bewegungsunfähig.
smoke-fills = Der Panzer ist voller Rauch.
in-smoke = Der Panzer steht im Nebel und sieht niemanden.
spotted-already = Er ist schon gesichtet.
out-of-play = Er ist bis zur nächsten Runde aus dem Spiel.
level-too-high = Die Stufe des Panzers ist zu niedrig, auch mit Befehlssymbolen.
not-in-motion = Der Panzer ist nicht in Bewegung.
nobody-in-motion = Kein Gegner ist in Bewegung.
no-conceal-here = Das Gelände bietet keine Tarnung.
no-hull-down-here = Das Gelände bietet keine Wannendeckung.
hull-down-already = Der Panzer steht schon in Wannendeckung.
hull-down-moving = Der Panzer ist in Bewegung.
not-spotted = Der Gegner ist nicht gesichtet.
flanked-already = Der Gegner ist schon flankiert.
nothing-to-flank = Niemand ist zu flankieren oder abzuschütteln.
flanker-not-spotted = Der flankierende Gegner ist nicht gesichtet.
no-dispenser = Der Panzer hat keine Nebelwurfanlage.
smoke-moving = Der Panzer ist in Bewegung.
out-of-reach = Die Kanone reicht nicht so weit.
destroyer-moving = Ein Jagdpanzer kann nicht in Fahrt feuern.
destroyer-target-moving = Ein Jagdpanzer kann kein fahrendes Ziel beschießen.
destroyer-flanked = Ein Jagdpanzer kann nicht auf den feuern, der ihn flankiert.
no-target = Kein Ziel ist in Sicht und Reichweite.
cannot-acquire = Das Ziel kann nicht erfasst werden.
no-apcr = Es ist kein Hartkerngeschoss übrig.
loaded-already = Es ist schon ein Geschoss geladen.
nothing-loaded = Kein Hartkern ist geladen.
no-seat-to-fill = Kein Platz ist leer.
not-locked = Dazu braucht es ein blockiertes Getriebe und zwei Bewegungskarten.
nobody-to-spot = Es gibt niemanden zu sichten.
nothing-to-lead = Führung würde jetzt nichts bewirken.
nothing-to-command = Der Befehl würde jetzt nichts bewirken.
mud-bars-flank = In tiefem Schlamm kann niemand flankieren, bevor beide Straßen der eigenen Seite frei sind.
moved-too-fast = Im Schnee erreicht man Gelände nur mit einer Bewegungskarte der Stufe 4 oder weniger.
beyond-sight = Der Gegner ist weiter weg, als der Panzer sehen kann.
no-hill-here = In dieser Entfernung liegt kein Hügel.
ground-taken = Dein Gelände dieser Art ist schon besetzt.

## What is on the table

view-round = Runde
view-passes = Noch zu mischen
view-deck = Stapel
view-discards = Ablage
view-active = Am Zug
view-order = Noch nicht dran
view-cards_in_use = Karten im Spiel
view-sides = Seiten
view-seats = Spieler
view-tanks = Panzer
view-points = Punkte
view-kills = Abschüsse
view-side = Seite
view-held = Karten
view-hand_size = Handgröße
view-model = Modell
view-seat = Spieler
view-range = Entfernung
view-sight = Sicht
view-roads = Straßen
view-terrain = Gelände
view-motion = in Bewegung
view-smoke = Nebel
view-smoke_fills = Rauch im Panzer
view-hull_down = Wannendeckung
view-on_fire = brennt
view-broken = Moral gebrochen
view-bogged = festgefahren
view-out = aus dem Spiel
view-move = Bewegung
view-fire = Feuer
view-experience = Besatzung
view-crew = Verluste
view-damage = Schäden
view-spotted = gesichtet
view-acquired = erfasst
view-bonus = Bonus
view-flanks = flankiert
view-rounds = Hartkern
view-loaded = Hartkern geladen
view-bid = Initiative
view-health = Zustand
view-place = Platz
view-hand = Deine Hand
view-number = Zahl
view-orders = Befehlssymbole
view-bids = Deine Gebote
view-draft = Deine Aktion
view-discarded = Deine geheime Ablage
view-known = Dir bekannt
view-sure = sicher
view-kind = Aktion
view-cards = Karten
view-target = Ziel
view-metres = Meter
view-paid = gezahlt
view-given = abgeworfen
view-shots = Schüsse des aktiven Panzers
view-enemy = Ziel
view-lines = Trefferzahl Zeile für Zeile
view-rule = Regel
view-value = Wert
view-penetration = Durchschlag
view-places = je Trefferzone
view-armour = Panzerung
view-covered = durch Wannendeckung verborgen
view-move_steps = Bewegungsstufe Schritt für Schritt
view-fire_steps = Feuerstufe Schritt für Schritt
view-stake = Auf dem Spiel
view-seen = Gesehen seit dem letzten Mischen
view-chance = Chance
view-answered = mit Taktik beantwortet
view-tactics_chance = Chance nach Taktik
view-hit = trifft
view-pierced = durchschlägt
view-place_chances = Chance je Trefferzone
view-tactics = Trefferzahl nach Taktik
view-holds = Haltefeld
view-penetrator = zuletzt durchschlagen von
view-shot = Schuss
view-tank = Panzer
view-level = Stufe
rule-D-004 = D-004
rule-D-072 = D-072
rule-D-105 = D-105
rule-D-125 = D-125
rule-D-126 = D-126
rule-D-188 = D-188
rule-D-223 = D-223
rule-D-252 = D-252
rule-D-253 = D-253
rule-D-254 = D-254
rule-D-255 = D-255
rule-D-256 = D-256
rule-D-257 = D-257
rule-D-258 = D-258
rule-D-259 = D-259
rule-D-260 = D-260
rule-D-261 = D-261
rule-D-290 = D-290
rule-D-291 = D-291
rule-D-293 = D-293
rule-D-294 = D-294
rule-D-295 = D-295
rule-D-296 = D-296
rule-D-297 = D-297
rule-D-303 = D-303
rule-D-317 = D-317
rule-D-318 = D-318
rule-D-319 = D-319
line-base = Grundwert
line-card = Feuerkarte
line-leadership = Führung
line-acquired = erfasst
line-flanked = flankiert
line-own-terrain = eigenes Gelände
line-cover = Deckung
line-size = Größe des Ziels
line-tactics = Taktik
line-buttoned = Luken dicht
line-combined = vereintes Feuer
step-snow = Schnee
step-mud = Schlamm
step-printed = aufgedruckt
step-damage = Schaden
step-cap = Panik oder Schock
step-crew = Besatzung
step-bog = festgefahren
view-card = Karte
action-move = Bewegung
action-fire = Feuer
action-flank = Flanke
action-terrain = Gelände
action-leadership = Führung
action-smoke = Nebel
action-command = Befehl
action-lay = Gelände auf einen Gegner
action-stop = Anhalten
action-spot = Sichten
action-load = Laden
action-unload = Entladen
action-hull_down = Wannendeckung
action-seat = Platztausch
action-pass = Passen
action-unlock = Getriebe lösen
action-extinguish = Feuer löschen
action-occupy = Gelände besetzen
action-orders = Befehlssymbole

## The solo opponent

option-personality = Charakter des Sologegners
option-personality-help = Wie sich Panzer verhalten, die niemand am Tisch führt. Eine Seite ohne Spieler führt der Marschall.
option-personality-mixed = jeder Panzer seinen eigenen
option-personality-aggressive = aggressiv
option-personality-alert = wachsam
option-personality-bold = kühn
option-personality-cautious = vorsichtig
option-personality-evasive = ausweichend
solo-marshal = Der Marschall
personality-aggressive = aggressiv
personality-alert = wachsam
personality-bold = kühn
personality-cautious = vorsichtig
personality-evasive = ausweichend
attitude-operational = einsatzfähig
attitude-in_peril = in Gefahr
view-solo = vom Marschall geführt
view-personality = Charakter
view-attitude = Verfassung
view-pool = offene Karten
solo-judged = { $tank } ({ $personality }): diese Runde { $attitude } (Zielzahl { $number }, Gefahr { $peril }).
solo-high = { $tank }: guter Schuss auf { $enemy }: Treffer { $number } (verlangt { $least }), Durchschlag minus Panzerung { $margin } (verlangt { $least_margin }).
solo-low = { $tank }: mäßiger Schuss auf { $enemy }: Treffer { $number } (verlangt { $least }), Durchschlag minus Panzerung { $margin } (verlangt { $least_margin }).
solo-stop = { $tank } hält für einen guten Schuss auf { $enemy } an: Treffer { $number } (verlangt { $least }), Durchschlag minus Panzerung { $margin } (verlangt { $least_margin }).
solo-flank = { $tank } will { $enemy } flankieren (Zielwert { $number }); steht bei { $range } m, will auf { $wanted } m.
solo-cover = { $tank } sucht bessere Deckung; steht bei { $range } m, will auf { $wanted } m.
solo-move = { $tank } fährt: steht bei { $range } m, will auf { $wanted } m.
solo-leadership-spot = { $tank } führt: { $enemy } sichten, sein erstes ungesichtetes Ziel (Wert { $number }).
solo-leadership-hull_down = { $tank } führt: Wannendeckung, denn sonst will er niemanden sichten.
solo-leadership-conceal = { $tank } führt: tarnen, gesichtet von { $number }.
solo-command-spot = { $tank } befiehlt: { $enemy } sichten, sein erstes ungesichtetes Ziel (Wert { $number }).
solo-command-hull_down = { $tank } befiehlt: Wannendeckung, denn sonst will er niemanden sichten.
solo-mission-move = { $tank } folgt dem Auftrag: steht bei { $range } m, will auf { $wanted } m.
solo-mission-ground = { $tank } folgt dem Auftrag und nimmt das Gelände ({ $ground }).
solo-command-special = { $tank } befiehlt: { $card } hilft ihm jetzt.
solo-smoke = { $tank } nebelt sich ein: gesichtet von { $number }.
solo-spot = { $tank } hält Ausschau nach { $enemy }, seinem ersten ungesichteten Ziel (Wert { $number }).
solo-hull_down = { $tank } versucht es mit Wannendeckung: höchstens { $number }.
solo-load = { $tank } lädt Hartkern: Der nächste Gegner ist { $number } m entfernt.
solo-lay = { $tank } drängt { $enemy } in schlechtes Gelände (Zielwert { $number }).
solo-extinguish = { $tank } bekämpft das Feuer mit { $number } Befehlssymbolen.
solo-no-primary = { $tank }: aus der ersten Liste ist nichts möglich.
solo-no-secondary = { $tank }: aus der zweiten Liste ist nichts möglich.
solo-answers = { $tank } spielt Taktik gegen { $against }.
solo-answers-shot = { $tank } spielt Taktik gegen den Schuss: Treffer { $number } (ab { $least }).

## The end

outcome-by-points = Mehr Siegpunkte
outcome-by-kills = Punktgleich, mehr Abschüsse
outcome-by-side = Alles gleich: Die sowjetische Seite gewinnt
outcome-by-points-german = Die deutsche Seite des Marschalls hat mehr Siegpunkte
outcome-by-points-soviet = Die sowjetische Seite des Marschalls hat mehr Siegpunkte
outcome-by-kills-german = Punktgleich, mehr Abschüsse für die deutsche Seite des Marschalls
outcome-by-kills-soviet = Punktgleich, mehr Abschüsse für die sowjetische Seite des Marschalls
score-side = Seite
score-kills = Abschüsse
score-own = eigene Panzer

## Standing orders

option-tactics_against = Taktik
option-tactics_against-help = Worauf eine Taktikkarte ungefragt antwortet.
option-tactics_against-ask = jedes Mal fragen
option-tactics_against-never = auf nichts
option-tactics_against-fire = nur auf Schüsse
option-tactics_against-always = auf alles
option-tactics_from = Taktik ab einer Chance von
option-tactics_from-help = Auf einen Schuss antworten, wenn er mindestens mit dieser Wahrscheinlichkeit trifft, in Prozent.
option-tactics_exchange = Den Austausch fortsetzen
option-tactics_exchange-help = Auf eine Taktikkarte mit einer weiteren antworten.
option-tactics_keep = Taktikkarten behalten
option-tactics_keep-help = Wie viele Taktikkarten in jedem Fall auf der Hand bleiben.
option-discard = Abwurfschritt
option-discard-help = Ob du am Ende einer Phase nach einem Abwurf gefragt wirst.
option-discard-ask = frag mich
option-discard-keep = alle Karten behalten
option-spotted = Gesichtet
option-spotted-help = Einen erfassten Gegner aufgeben, um einen anderen zu sichten?
option-spotted-ask = frag mich
option-spotted-take = immer
option-spotted-leave = nie
option-acquire = Erfassen
option-acquire-help = Das Ziel nach einem Schuss erfassen.
option-acquire-ask = frag mich
option-acquire-always = immer
option-acquire-never = nie
option-tactics_german_i = Taktik für D-I
option-tactics_german_i-help = Dieser Panzer ist eine Taktikkarte wert.
option-tactics_german_ii = Taktik für D-II
option-tactics_german_ii-help = Dieser Panzer ist eine Taktikkarte wert.
option-tactics_german_iii = Taktik für D-III
option-tactics_german_iii-help = Dieser Panzer ist eine Taktikkarte wert.
option-tactics_german_iv = Taktik für D-IV
option-tactics_german_iv-help = Dieser Panzer ist eine Taktikkarte wert.
option-tactics_soviet_i = Taktik für S-I
option-tactics_soviet_i-help = Dieser Panzer ist eine Taktikkarte wert.
option-tactics_soviet_ii = Taktik für S-II
option-tactics_soviet_ii-help = Dieser Panzer ist eine Taktikkarte wert.
option-tactics_soviet_iii = Taktik für S-III
option-tactics_soviet_iii-help = Dieser Panzer ist eine Taktikkarte wert.
option-tactics_soviet_iv = Taktik für S-IV
option-tactics_soviet_iv-help = Dieser Panzer ist eine Taktikkarte wert.

## Mine and City

option-mine = Mine
option-mine-help = Karte 13 ist eine Mine, auf die fahrende Gegner gelenkt werden können.
option-city = Stadt
option-city-help = Die Geländekarten sind die einer Stadt.
terrain-mine = Mine
terrain-street = Straße
terrain-city_building = Gebäude
terrain-city_rubble = Trümmer
terrain-wall = Mauer
terrain-factory = Fabrik
terrain-cellar = Keller
terrain-barricade = Barrikade
card-a2 = 2 Gebäude
card-a10 = 10 Trümmer
card-a13 = 13 Mine
card-a14 = 14 Straße
card-a20 = 20 Gebäude
card-a26 = 26 Mauer
card-a30 = 30 Trümmer
card-a35 = 35 Keller
card-a40 = 40 Gebäude
card-a46 = 46 Fabrik
card-a49 = 49 Mauer
card-a55 = 55 Straße
card-a60 = 60 Mauer
card-a65 = 65 Trümmer
card-a79 = 79 Fabrik
card-a83 = 83 Straße
card-a88 = 88 Gebäude
card-a93 = 93 Trümmer
card-a98 = 98 Barrikade

## Guns and infantry

gun-m37_45 = 45 mm M37
gun-m39_76 = 76,2 mm M39
gun-m39_85 = 85 mm M39
gun-pak38 = 50 mm Pak 38
gun-pak40 = 75 mm Pak 40
gun-flak36 = 88 mm Flak 36
option-guns = Panzerabwehrkanonen
option-guns-help = Jede Seite hat drei Geschütze, die für Befehlssymbole feuern.
option-infantry = Infanterie und Luken
option-infantry-help = Jede Seite hat einen Infanterietrupp; Panzer öffnen oder schließen ihre Luken.
ask-hatch = { $tank }: Luke offen oder geschlossen?
ask-arm = { $tank }: Wie greift die Infanterie an?
do-gun = Mit { $gun } feuern
do-advance = Infanterie: vorrücken
do-attack = Infanterie: angreifen
do-arm = { $how }
do-hatch = { $how }
arm-first = mit der ersten Waffe
arm-hand-to-hand = im Nahkampf
hatch-open = Luke offen
hatch-closed = Luke geschlossen
declared-gun = { $tank }: Ein Geschütz feuert auf { $target }.
    .short = ein Geschütz feuert auf { $target }
declared-advance = { $tank }: Infanterie rückt vor.
    .short = Infanterie rückt vor
declared-attack = { $tank }: Infanterie greift { $target } an.
    .short = Infanterie greift { $target } an
gun-hit = { $gun } trifft { $enemy } (nötig: { $number }).
gun-missed = { $gun } verfehlt { $enemy } (nötig: { $number }).
hatch-opened = { $tank } öffnet die Luke.
infantry-advanced = { $side }: Infanterie bei { $metres } m.
infantry-hit = { $side }: Infanterie trifft { $enemy } (nötig: { $number }).
infantry-missed = { $side }: Infanterie verfehlt { $enemy } (nötig: { $number }).
purpose-infantry = den Infanterieangriff
view-guns = Geschütze
view-infantry = Infanterie
view-buttoned = Luke geschlossen
action-gun = Geschütz
action-advance = Vorrücken
action-attack = Infanterieangriff
gun-fired-already = Das Geschütz hat in dieser Phase schon gefeuert.
no-target-for-gun = Das Geschütz hat kein Ziel.
infantry-ordered = Die Infanterie hat ihren Befehl schon bekommen.
infantry-far-enough = Die Infanterie ist so weit vorn, wie es geht.
infantry-too-far = Der Gegner ist zu weit weg.
no-infantry-icon = Du hast kein Infanteriesymbol auf der Hand.
card-a70 = 70 Befehl: Aufsitzer
card-a71 = 71 Befehl: Nahangriff
card-a72 = 72 Befehl: getarnte Kanone
card-a73 = 73 Befehl: neue Stellung
scenario-city = Stadt
scenario-ponyri = Ponyri 1943
scenario-seelow = Seelow 1945
scenario-debrecen = Debrecen 1944

## Funk und die Befehle der Module

option-radios = Funk
option-radios-help = Ein Panzer mit Funkgerät gibt für ein Befehlssymbol weiter, wen er gesichtet hat; ohne Funkgerät kostet eine Befehlskarte eine zweite Karte.
card-a76 = 76 Befehl: Signale
card-a77 = 77 Befehl: Feldtelefon
ask-friend = { $tank }: Welcher eigene Panzer?
ask-gun = { $tank }: Welches Geschütz wechselt die Stellung?
ask-telephone = { $tank }: Lege eine Karte weg.
do-report = Über Funk melden
do-friend = { $tank }
action-report = Funk
declared-report = { $tank } meldet { $target } über Funk an { $friend }.
    .short = meldet { $target } über Funk an { $friend }
sight-handed-on = { $friend } beobachtet { $enemy } anstelle von { $tank }.
assault-prepared = { $side }: Der nächste Infanterieangriff dieser Phase erhält +15.
gun-hid = { $side }: Das nächste Geschütz dieser Phase kostet ein Befehlssymbol weniger.
gun-moved = { $gun } steht jetzt bei { $range } m.
no-radio = Der Panzer hat kein Funkgerät.
reported-already = Der Panzer hat in dieser Phase schon gefunkt.
nothing-to-report = Kein Panzer mit Funkgerät könnte brauchen, was dieser sieht.
too-dear = Dir fehlen Befehlssymbole.
no-orders-on-it = Diese Karte zeigt kein Befehlssymbol.
no-infantry-on-it = Diese Karte zeigt kein Infanteriesymbol.
no-move-card = Das ist keine Bewegungskarte.
no-fire-card = Das ist keine Feuerkarte.
no-answer = Nur eine Taktikkarte kann antworten.
empty-hand = Diese Hand ist leer.
no-hand-to-rob = Kein Gegner hat Karten auf der Hand.
view-radios = Mit Funk

## The table in the browser

kind-move = Bewegung
kind-move-help = Mit einer Karte bis 200 m fahren, mit zweien bis 400 m.
kind-fire = Feuer
kind-fire-help = Auf einen gesichteten Gegner schießen; mit zwei Karten wählst du Turm oder Wanne.
kind-flank = Flanke
kind-flank-help = An die Seitenpanzerung eines Gegners kommen oder einen Flankierer abschütteln.
kind-terrain = Gelände
kind-leadership = Führung
kind-leadership-help = Einen Gegner sichten, in Wannendeckung gehen, sich tarnen, eine Karte nehmen oder einen Schuss verbessern.
kind-tactics = Taktik
kind-tactics-help = Eine Antwort auf Schuss, Flanke, Sichtungsversuch oder Gelände.
kind-smoke = Nebel
kind-smoke-help = Den Panzer einnebeln: mehr Deckung und ein Versuch, sich zu tarnen; er selbst verliert alle Gegner aus den Augen.
kind-command = Befehl
kind-command-help = Der eigene Befehl der Karte oder was Führung tut.
icon-binoculars = Fernglas
icon-explosion = Explosion
icon-fire = Feuer
icon-extinguisher = Feuerlöscher
icon-smoke = Rauch
icon-infantry = Infanterie
figures-exact = wie gedruckt
figures-historical = historisch
figures-designed = von Hulldown
equipment-apcr = Hartkernmunition
equipment-heavy = schwere Granate
equipment-smoke = Nebelwurfanlage
effect-wound = { $man } verwundet
effect-kill = { $man } gefallen
effect-check = { $count ->
    [one] Probe: { $icon }
   *[other] { $count } Proben: { $icon }
  }
result-fire = in Brand
result-explosion = Explosion
table-line = Entfernungslinie
table-panel = Was vor sich geht
table-red-zone = bis 400 m
table-seen-by = { $count ->
    [one] von einem Gegner gesichtet
   *[other] von { $count } Gegnern gesichtet
  }
table-is-flanked = flankiert
table-is-active = am Zug
table-where = Entfernung { $range }, { $terrain }
table-spotted-by = gesichtet von
table-acquired-by = erfasst von
table-flanked-by = flankiert von
table-pays = { $count ->
    [one] zahlt 1 Befehlssymbol
   *[other] zahlt { $count } Befehlssymbole
  }
table-pen = { $heavy ->
    [yes] Durchschlag { $value }, schwer
   *[no] Durchschlag { $value }
  }
table-ground = Deckung { $cover }, eigenes Feuer { $fire }
table-ground-conceal = Wer hineinfährt, ist bei { $value } oder weniger getarnt
table-ground-bog = Wer hineinfährt, sitzt bei { $value } oder weniger fest
table-ground-mine = Wer hineingerät, dem geht eine Mine unter den Ketten hoch
table-ground-hull_down = Wannendeckung gelingt bei { $value } oder weniger
table-ground-hide = Führung oder Befehl tarnt mit dem Doppelten von { $value }
table-odds-burning = Die Probe löscht das Feuer zu { $out } %, zu { $lost } % gerät es außer Kontrolle, sonst brennt es weiter.
table-odds-escape = Beim Aussteigen entkommt man zu { $whole } %, verwundet zu { $wounded } %.
table-odds-broken = Die Besatzung fängt sich zu { $rallied } %, sonst steigt sie aus.
table-box = { $more ->
    [0] { $range } m: { $what }
   *[other] { $range } m: { $what } und { $more } weitere
  }
table-gun = { $gun } bei { $range } m, { $orders } Befehlssymbole je Schuss
table-infantry = Infanterie: { $side }
table-vp = SP
table-time = Runde { $round } · Stapel { $number } von { $decks } · noch { $deck }
table-time-game_end = Runde { $round } · noch { $deck } · Endkarte kann kommen
table-time-shuffle = Runde { $round } · noch { $deck } · Mischkarte kann kommen
table-score = { $own } zu { $theirs } Siegpunkte, Runde { $round }, Stapel { $number } von { $decks }, noch { $deck } Karten. Übersicht öffnen.
table-vp-of = { $points } Siegpunkte, { $kills } Abschüsse
table-card-used = gewählt
table-card-can = spielbar
table-hand-empty = Deine Hand ist leer.
table-sort-kind = Nach Art sortieren
table-sort-number = Nach Nummer sortieren
table-open-board = Ganzes Tableau: { $tank }
table-cover = { $terrain } { $cover }
table-apcr = Hartkern: { $count }
table-apcr-tag = Hartkern
table-apcr-loaded = Hartkern geladen, noch { $count }
table-armour = Panzerung, { $place }: vorn { $front }, Seite { $side }
table-digits = Getroffen, wenn die aufgedeckte Nummer auf { $digits } endet
table-vacant = leer
table-seat-commander = K
table-seat-gunner = R
table-seat-loader = L
table-seat-driver = F
table-seat-assistant_driver = B
table-seat-second_loader = L2
table-size = Größe { $size }, { $vp } SP wert
table-holds = Haltefeld
table-penetrator = Zuletzt durchschlagen von
table-equipment = Ausrüstung
table-ordnance = Kanone, { $calibre } mm
table-to-hit = Trefferzahl
table-with-tactics = nach Taktik
table-figures = Panzerung: { $armour } · Kanone: { $gun } · Stufen: { $levels }
table-want-number = { $number } oder weniger trifft; 96 bis 100 nie
table-want-place = Letzte Ziffer: Turm { $turret }, Wanne { $hull }, Ketten { $tracks }
table-want-pen = Durchschlag { $value } und der Wert der Karte gegen Panzerung { $armour }
table-want-icon = Zeigt sie: { $icon }?
table-want-luck = Eine aufgedeckte Karte entscheidet.
table-want-conceal = { $value } oder weniger tarnt ihn
table-want-bog = { $value } oder weniger: Er sitzt fest
table-want-hull_down = { $value } oder weniger: Wannendeckung
table-want-sight = Letzte Ziffer bis { $digit }: Er sieht { $far } m weit, sonst { $near } m
table-want-escape = Wer kommt heraus?
table-orders-title = Dauerbefehle
table-position = Die Lage in Worten
table-exchange = Der Austausch von Taktikkarten, die letzte oben
table-stake-now = Jetzt: { $number } oder weniger trifft
table-stake-then = Wenn du Taktik spielst: { $number } oder weniger
table-morale = Moralprobe: Trifft ein Kreuz zu, bricht die Moral der Besatzung
table-morale-any-kia = ein Mann gefallen
table-morale-commander-kia = Kommandant gefallen
table-morale-applies = trifft zu
table-recap = Was gerade geschah
table-film-back = Einen Schritt zurück
table-film-step = Einen Schritt weiter
table-menu-hint = Klick auf einen Gegner zum Schießen oder Sichten, auf ein gelbes Feld zum Fahren, auf eine helle Karte oder einen leuchtenden Marker zum Nutzen.
table-tray-hint = Klick auf eine leuchtende Karte, einen Panzer oder ein Feld.
table-ways = Möglichkeiten zu schießen
table-distance = { $metres } m
table-percent = { $number } %
table-no-shot = Kein Schuss auf diesen Panzer möglich.
table-fire = Feuern
table-fire-last = Feuern und beenden
table-not-yet = Noch nicht
table-fire-at = Auf { $enemy } feuern?
table-fire-chance = Auf { $enemy } feuern: trifft { $hit } %, durchschlägt { $pierce } %
table-bid-hint = Initiative: Die niedrigste Nummer handelt zuerst. Wähle für jeden Panzer eine Handkarte.
table-bid-owed = wählt noch
table-bid-made = hat geboten
table-ledger = Übersicht
table-memory = Was du gesehen hast
table-seen = Offen seit dem letzten Mischen
table-known = Karten, die du in fremden Händen gesehen hast
table-unsure = vielleicht schon weg
table-watch-hint = Ein Klick auf einen Panzer zeigt sein Tableau, auf den Punktestand die Übersicht.
table-deck = Runde { $round }. { $deck } Karten im Stapel, { $discards } abgelegt.
table-hand-of = { $seat }: { $held } von { $size } Karten
table-keys-arrows = Über den Tisch wandern; Enter wählt aus
table-orders = Dauerbefehle:
table-orders-given = Dauerbefehle wurden für dich erteilt:
solo-gun = { $tank } lässt ein Geschütz auf { $enemy } feuern: Treffer { $number } (verlangt { $least }), Durchschlag minus Panzerung { $margin } (verlangt { $least_margin }).
solo-attack = { $tank } schickt Infanterie gegen { $enemy }: Treffer { $number } (verlangt { $least }).
solo-advance = { $tank } schickt die Infanterie von { $number } m aus vor.
solo-seat = { $tank } besetzt einen leeren Platz: { $how }.
solo-unlock = { $tank } löst sein Getriebe.

## Was ein Tipp zählt

figure-points = Siegpunkte
figure-kills = Abschüsse
figure-tanks = Panzer im Gefecht
figure-crew = Besatzung
figure-cards = Handkarten
figure-seen = gesichtete Gegner
figure-acquired = erfasste Ziele
figure-flanked = flankierte Gegner
figure-hull_down = Panzer in Wannendeckung
figure-loaded = Hartkern geladen
figure-trouble = Schäden und Brände

# What puzzles are about.
theme-fire = Feuer
theme-crew = Besatzungen
theme-cover = Deckung
theme-sight = Aufklärung
theme-flank = Flanken
theme-ways = Bewegung

# Shares that a balance report counts
rate-tanks_used = Anteil an den Panzeraktionen seiner Seite
rate-tanks_won = Siege der Seite mit diesem Panzer
rate-used = Partien, in denen sie gespielt wird
rate-users_won = Siege der Seite, die sie spielt
rate-actions = Anteil an den Panzeraktionen
rate-doers_won = Siege der Seite, die es öfter tut

## Was Punkte bringt, und wann der Stapel endet

view-decks = Stapel im Ganzen
view-may_come = Kann als Nächstes kommen
view-objectives = Ziele
view-printed = Anders gedruckt
special-shuffle = Mischkarte
special-game_end = Endkarte
tell-objectives = { $side }: { $id }, { $points } SP
objective-hill = Hügel
objective-hill_at_end = Hügel am Ende
objective-road = Straße
objective-exit = das Feld verlassen
objective-advance = Vorstoß
objective-strongpoint = Stützpunkt
objective-start = von Anfang an
table-goal-hill = { $points } SP, sooft ein Panzer seine Phase auf einem Hügel beginnt (bei { $range } m)
table-goal-hill_at_end = { $points } SP am Ende, wenn nur diese Seite Hügel hält
table-goal-road = { $points } SP, sooft ein Panzer seine Phase auf einer Straße beginnt
table-goal-exit = { $points } SP für jeden Panzer, der das Feld hinter den feindlichen Linien verlässt
table-goal-advance = { $points } SP, sooft ein Panzer seine Phase bei { $range } m oder weiter vorn beginnt
table-goal-strongpoint = { $points } SP, sooft ein Panzer seine Phase in einem Bauwerk höchstens { $range } m von der Mitte beginnt
table-goal-start = { $points } SP von Anfang an
table-goal-usual = Jeder zerstörte Panzer und jeder gefallene Mann bringt Punkte, wie sein Tableau sagt.
table-objectives = Ziele
table-roads-open = { $roads ->
    [one] Eine Straße ist frei.
   *[other] { $roads } Straßen sind frei.
  }
table-deck-of = Stapel { $number } von { $decks }
table-shuffle-not-yet = Die Mischkarte liegt in der unteren Hälfte: Noch kann sie nicht kommen.
table-may-come-shuffle = Die Mischkarte kann jetzt mit jeder Karte kommen.
table-may-come-game_end = Die Endkarte kann jetzt mit jeder Karte kommen: Dann ist die Partie zu Ende.
table-part-tanks = Panzer
table-part-crew = Besatzungen
table-part-objectives = Ziele
table-part-start = zu Beginn
table-parts = Woher die Punkte kommen
table-pool = Vorrat
figures-pack = aus eigener Tabelle
table-both-sides = Beide Seiten
table-solo-state = { $attitude }, Vorrat { $count }

## Was den Solo-Gegner leitet

table-aid-solo-pool = { $tank }: { $personality }, { $attitude }. Vorrat: { $pool }.
table-aid-solo-turn = Von jeder Liste der erste Eintrag, der möglich ist; eine Antwort auf einen Schuss mit Trefferzahl { $least } oder mehr, solange der Vorrat Taktik hat.
table-aid-solo-list = { $personality }, { $attitude }: { $primary }; dann { $secondary }.
table-solo-list-high = guter Schuss (Treffer { $least }, Durchschlag minus Panzerung { $margin })
table-solo-list-low = mäßiger Schuss (Treffer { $least }, Durchschlag minus Panzerung { $margin })
table-solo-list-mission = Auftrag des Szenarios
table-solo-list-flank = flankieren
table-solo-list-leadership = führen
table-solo-list-move = fahren
table-solo-list-smoke = einnebeln
table-solo-list-spot = sichten
table-solo-list-hull_down = Wannendeckung suchen
table-solo-list-load = Hartkern laden

# The balance lab

sheet-battle = Gefechtskarten
sheet-plays = Spielbar als
sheet-orders = Befehlssymbole
sheet-icons = Symbole beim Ziehen
sheet-pen = Durchschlag
sheet-heavy = Schwerer Schaden
sheet-damage = Schadenskarten
sheet-critical = Kritisch ab
sheet-crosses = Moralsymbole
sheet-reshuffle = Neu mischen
sheet-tank = Panzer
sheet-nation = Seite
sheet-calibre = Kaliber
sheet-to_hit = Trefferzahl je Entfernung
sheet-penetration = Durchschlag je Entfernung
sheet-move = Bewegungsstufe
sheet-fire = Feuerstufe
sheet-size = Größe
sheet-vp = Siegpunkte
sheet-crew = Plätze der Besatzung
sheet-crew_vp = Punkte für die Besatzung
sheet-equipment = Ausrüstung
sheet-turret = Turm
sheet-radio = Funk
sheet-terrain = Gelände
sheet-class = Art
sheet-cover = Deckung
sheet-own_fire = Eigenes Feuer
sheet-trigger = Wirkung
sheet-value = Ihr Wert
sheet-hull_down = Wannendeckung
sheet-conceal = Tarnung
sheet-heavy-yes = ja
sheet-reshuffle-yes = ja
sheet-nation-german = Deutsche
sheet-nation-soviet = Sowjets
sheet-turret-usual = üblich
sheet-turret-large = groß
sheet-radio-yes = ja
sheet-radio-first = nur der erste Panzer
sheet-trigger-conceal = tarnt den Panzer
sheet-trigger-bog = hält den Panzer fest
sheet-turret_light = Turm, leicht
sheet-turret_heavy = Turm, schwer
sheet-turret_critical = Turm, kritisch
sheet-hull_light = Wanne, leicht
sheet-hull_heavy = Wanne, schwer
sheet-hull_critical = Wanne, kritisch
sheet-tracks_light = Ketten, leicht
sheet-tracks_heavy = Ketten, schwer
sheet-tracks_critical = Ketten, kritisch
sheet-armour_turret = Turm: Panzerung vorn und seitlich
sheet-armour_hull = Wanne: Panzerung vorn und seitlich
sheet-armour_tracks = Ketten: Panzerung vorn und seitlich

## Was an eigenen Karten nicht stimmt

fault-no-block = vor den Zeilen muss ihr Block genannt sein: { $known }
fault-figure = „{ $value }“ ist keine ganze Zahl
fault-no-figure = ist leer; es muss eine ganze Zahl sein
fault-switch = „{ $value }“ ist weder ja noch nein
fault-name = braucht einen Namen mit höchstens { $most } Buchstaben
fault-ground-stays = „{ $id }“ ist keine Geländekarte des Decks und bleibt, wie es ist
fault-play = „{ $value }“ ist keine Kartenhälfte; solche sind etwa move 3, fire 3, flank 3, terrain woods, command rally, leadership, tactics und smoke
fault-level = „{ $play }“ braucht eine Stufe von 1 bis { $most }
fault-halves = eine Karte hat eine Hälfte oder zwei
fault-icons = eine Karte zeigt mindestens ein Symbol außer infantry
fault-pen = „{ $value }“ ist weder eine Zahl noch P oder B
fault-result = „{ $value }“ ist kein Ergebnis; möglich sind wound oder kill mit einem von { $crew }; check fire oder check explosion, wenn nötig mit einer Zahl; oder eines von { $named }
fault-pair = braucht zwei Zahlen
fault-levels = braucht eine Zahl oder drei
fault-charts = braucht so viele Schritte wie to_hit, höchstens { $most }
fault-crew = braucht „{ $position }“ genau einmal
fault-crew-twice = nennt einen Platz zweimal
