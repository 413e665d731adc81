# Die Wörter von Rush. $seat ist der Name eines Spielers. Das Attribut `short` sagt dasselbe unter
# diesem Namen, oder eine Aktion unter der Karte, mit der sie beginnt.

game-title = Rush
game-summary = Stelle aus der gemeinsamen Reserve einen Panzerzug zusammen, schütze deine drei Basen und greife die der anderen an. Jede Karte kannst du im Spielzug nur auf eine Art einsetzen: Sie bezahlt ein Fahrzeug, du nutzt ihre Fähigkeiten und sie verteidigt danach, oder sie greift an. Für jedes zerstörte Fahrzeug gibt es eine Medaille, für jede Basis drei, für jede Errungenschaft fünf. Wer die meisten Medaillen hat, gewinnt. Die Runde, in der jemand die letzte Basis verliert oder die letzte einzelne Medaille eines Landes vergeben wird, ist die letzte.
scenario-standard = Standard
preset-de-1_3 = Deutsche Ausgabe, Version 1.3
preset-en = Englische Ausgabe
preset-pl = Polnische Ausgabe
preset-calm-market = Ruhiger Markt

## Möglichkeiten und Dauerbefehle

option-edition = Ausgabe
option-edition-help = Welche gedruckte Spielregel gilt, wo sich die Ausgaben unterscheiden. Wo eine nichts sagt, gelten die anderen.
option-edition-de-1_3 = deutsch, Version 1.3
option-edition-en = englisch
option-edition-pl = polnisch
option-vehicle_once_per_turn = Jedes Fahrzeug einmal im Zug
option-vehicle_once_per_turn-help = Ein Fahrzeug, das im selben Spielzug eingesetzt und wieder gezogen wurde, kann nicht noch einmal eingesetzt werden. Das steht nur in der polnischen Spielregel; die anderen schweigen dazu, deshalb gilt es in allen Ausgaben, solange man es nicht abschaltet.
option-vehicle_once_per_turn-edition = wie in der Ausgabe
option-vehicle_once_per_turn-on = ein
option-vehicle_once_per_turn-off = aus
option-siege_targets_auxiliary = Artillerieschlag auf Unterstützungseinheiten
option-siege_targets_auxiliary-help = Ein Artillerieschlag darf jedes verteidigende Fahrzeug treffen, nicht nur gepanzerte. So steht es in der polnischen Spielregel.
option-siege_targets_auxiliary-edition = wie in der Ausgabe
option-siege_targets_auxiliary-on = ein
option-siege_targets_auxiliary-off = aus
option-voluntary_replacement = Verteidiger nach Belieben ersetzen
option-voluntary_replacement-help = Ein Verteidiger darf ersetzt werden, auch wenn eine andere Basis unverteidigt ist.
option-voluntary_replacement-edition = wie in der Ausgabe
option-voluntary_replacement-on = ein
option-voluntary_replacement-off = aus
option-two_medal_card = Doppelte Medaillen
option-two_medal_card-help = Ob Enter zwei Medaillen als eine Karte nimmt oder als zwei; wählen darfst du immer.
option-two_medal_card-edition = wie in der Ausgabe
option-two_medal_card-choice = einzelne vorgeschlagen
option-two_medal_card-preselected = doppelte vorgeschlagen
option-first_player = Startspieler
option-first_player-help = Wer beginnt.
option-first_player-random = wird gelost
option-first_player-1 = Spieler 1
option-first_player-2 = Spieler 2
option-first_player-3 = Spieler 3
option-first_player-4 = Spieler 4
option-first_player-5 = Spieler 5
option-sabotage = Sabotage
option-sabotage-help = Ob die Betroffenen nacheinander offen wählen, oder alle zugleich verdeckt.
option-sabotage-in_order = nacheinander
option-sabotage-sealed = alle zugleich
option-open_depots = Offene Depots
option-open_depots-help = Alle dürfen jedes Depot durchsehen, nicht nur die oberste Karte. Das macht nur ohne laufende Zählung einen Unterschied: Mit ihr sind ohnehin alle Panzerzüge offen.
option-live_tally = Laufende Zählung
option-live_tally-help = Zeigt, wer bei welcher Errungenschaft führt und was jeder Panzerzug enthält. Das alles lag schon einmal offen; die Zählung merkt es sich nur für euch. Ohne sie spielt man aus dem Kopf.
option-recruitment_refill = Auffüllen bei Rekrutierung
option-recruitment_refill-help = Die Reserve wird bei Rekrutierung nach jedem Kauf aufgefüllt, oder einmal nach mehreren.
option-recruitment_refill-each = nach jedem Kauf
option-recruitment_refill-batch = nach mehreren Käufen
option-merge_medals_per_turn = Medaillen eines Spielzugs
option-merge_medals_per_turn-help = Ob ein durch Angriff und ein durch Artillerieschlag im selben Spielzug zerstörtes Fahrzeug zusammen eine doppelte Medaille bringen dürfen.
option-merge_medals_per_turn-pair = ja, eine einzelne darf dafür zurückgegeben werden
option-merge_medals_per_turn-on = ja, alle Medaillen gibt es am Ende des Spielzugs
option-merge_medals_per_turn-off = nein, sie werden getrennt vergeben
option-defenders_in_final_squad = Verteidiger zählen am Ende mit
option-defenders_in_final_squad-help = Fahrzeuge, die am Ende eine Basis verteidigen, gehören für die Errungenschaften zum Panzerzug.
option-tiebreak_vehicles = Bei Gleichstand zuerst
option-tiebreak_vehicles-help = Verglichen werden zerstörte Fahrzeuge, oder die Medaillen auf den Karten im Panzerzug.
option-tiebreak_vehicles-events = zerstörte Fahrzeuge
option-tiebreak_vehicles-medals = Medaillen im Panzerzug
option-siege_kills_armour_1 = Artillerieschlag zerstört Panzerung 1
option-siege_kills_armour_1-help = Ein Artillerieschlag zerstört einen unbeschädigten Verteidiger mit Panzerung 1 sofort.
option-early_discard = Karten früh ablegen
option-early_discard-help = Nicht gewollte Karten dürfen schon während des Spielzugs ins Depot, nicht erst an seinem Ende.
option-round_limit = Rundengrenze
option-round_limit-help = Nach so vielen Runden wird gewertet, falls die Partie nicht vorher endet.
option-round_limit-300 = 300 Runden
option-round_limit-none = keine
option-reserve_refill = Auffüllen der Reserve
option-reserve_refill-help = Lücken in der Reserve werden sofort gefüllt, oder (als Hausregel) erst am Ende des Spielzugs.
option-reserve_refill-at_once = sofort
option-reserve_refill-end_of_turn = am Ende des Zuges
option-give_up = Bei Sabotage
option-give_up-help = Nenne die Handkarte, die ins Depot geht; der Befehl gilt, bis dein nächster Zug beginnt.
option-give_up-ask = frag mich

## Was gefragt wird

ask-play = Spiel jede Karte auf eine Art: kaufen, einsetzen oder angreifen. Beende dann den Zug.
ask-payment = { $missing ->
    [0] { $card } ist bezahlt. Nehmen, oder mehr ausgeben?
    [one] Womit bezahlst du { $card }? Es fehlt { $missing } Ressource.
   *[other] Womit bezahlst du { $card }? Es fehlen { $missing } Ressourcen.
  }
ask-assault = Wer greift was an?
ask-sabotage = { $by } sabotiert dich mit { $card }. Welche Karte legst du ins Depot?
ask-siege = { $card }: Was trifft der Artillerieschlag?
ask-research = { $card }: Welches Fahrzeug bringt die Forschung?
ask-repair = { $card }: Welche Karte deines Depots kommt auf den Schrottplatz?
ask-repair-more = { $card }: Noch eine zweite Karte auf den Schrottplatz?
ask-defence = Welche Basis verteidigt { $card }?
ask-medals = { $due ->
    [one] Du bekommst { $due } Medaille ({ $medal }). Wie nimmst du sie?
   *[other] Du bekommst { $due } Medaillen ({ $medal }). Wie nimmst du sie?
  }
do-end = Zug beenden
    .sure = { $unused ->
    [0] {""}
    [one] Eine Karte könnte noch etwas tun. Zug beenden?
   *[other] { $unused } Karten könnten noch etwas tun. Zug beenden?
  }
do-buy = { $card } kaufen und Karte für Karte bezahlen
    .short = kaufen
do-pay = { $card } ausgeben
do-take = Das Fahrzeug nehmen
do-refill = Die Reserve auffüllen
do-use = { $card } einsetzen
    .short = einsetzen
do-deploy = { $abilities ->
    [0] Mit { $card } eine Basis verteidigen
   *[other] Mit { $card } eine Basis verteidigen, ohne die Fähigkeiten zu nutzen
  }
    .short = { $abilities ->
    [0] verteidigen
   *[other] nur verteidigen
  }
do-put-away = { $card } ins Depot legen
    .short = ablegen
do-announce = { $card } in den Angriff schicken
    .short = angreifen
do-attack = { $card } { $result } Basis { $base } von { $owner }
    .short = { $result } Basis { $base } von { $owner }
do-attack-defender = { $card } { $result } { $defender } von { $owner }
    .short = { $result } { $defender } von { $owner }
do-stand-down = { $card } greift nicht an
    .short = greift nicht an
do-siege-base = Der Artillerieschlag { $result } Basis { $base } von { $owner }
do-siege-base-guarded = Der Artillerieschlag { $result } Basis { $base } von { $owner }, an { $defender } vorbei
do-siege-defender = Der Artillerieschlag { $result } { $defender }, den Verteidiger von Basis { $base } von { $owner }
do-research = { $card } nehmen
do-repair = { $card } auf den Schrottplatz
do-repair-done = Keine zweite Karte
do-defend = Basis { $base }
do-defend-replacing = Basis { $base } statt { $defender }
do-take-doubles = { $back ->
    [0] { $doubles ->
        [0] Nur einzelne Medaillen
        [one] Eine doppelte Medaille
       *[other] { $doubles } doppelte Medaillen
      }
    [one] { $doubles ->
        [one] Eine doppelte Medaille; dafür geht eine einzelne vom Angriff zurück
       *[other] { $doubles } doppelte Medaillen; dafür geht eine einzelne vom Angriff zurück
      }
   *[other] { $doubles } doppelte Medaillen; dafür gehen { $back } einzelne vom Angriff zurück
  }
do-give-up = { $card } ins Depot legen
play-buy = { $card } kaufen mit { $with }
play-buy-spent = { $card } kaufen aus dem Rest der ausgegebenen Ressourcen
play-use = { $card } einsetzen, danach Basis { $base } verteidigen
play-use-replacing = { $card } einsetzen, danach statt { $defender } Basis { $base } verteidigen
play-deploy = Mit { $card } nur Basis { $base } verteidigen
play-deploy-replacing = Mit { $card } nur Basis { $base } verteidigen, statt { $defender }
play-doubles = { $doubles ->
    [one] Eine doppelte Medaille nehmen, den Rest einzeln
   *[other] { $doubles } doppelte Medaillen nehmen, den Rest einzeln
  }
play-attack = Basis { $base } von { $owner } zerstören mit { $with }
play-attack-defender = { $defender } von { $owner } zerstören mit { $with }

## Was geschah

turn-began = Runde { $round }: { $seat } ist am Zug.
    .short = Runde { $round }
table-repaired = { $seat } repariert die Schäden.
    .short = repariert die Schäden
hand-laid-out = { $count ->
    [0] { $seat } hat keine Karte zum Auslegen.
   *[other] { $seat } legt aus: { $cards }.
  }
    .short = { $count ->
    [0] hat keine Karte
   *[other] legt { $cards } aus
  }
cards-laid-out = { $seat } zieht { $cards }.
    .short = zieht { $cards }
cards-drawn = { $count ->
    [one] { $seat } zieht { $count } Karte.
   *[other] { $seat } zieht { $count } Karten.
  }
    .short = {""}
own-cards-drawn = { $seat } zieht { $cards }.
    .short = zieht { $cards }
garage-shuffled = { $seat } mischt das Depot zur neuen Garage.
    .short = mischt das Depot zur neuen Garage
bases-put-away = { $count ->
    [one] { $seat } zieht eine eroberte Basis und legt sie ins Depot.
   *[other] { $seat } zieht { $count } eroberte Basen und legt sie ins Depot.
  }
    .short = { $count ->
    [one] legt eine eroberte Basis ins Depot
   *[other] legt { $count } eroberte Basen ins Depot
  }
card-paid = { $seat } gibt { $card } aus.
    .short = gibt { $card } aus
vehicle-bought = { $seat } kauft { $card }.
    .short = kauft { $card }
reserve-filled = Neu in der Reserve: { $card }.
    .short = {""}
deck-shuffled = Die abgeworfenen Fahrzeuge werden zum neuen Deck gemischt.
    .short = die abgeworfenen Fahrzeuge werden das neue Deck
reserve-rotated = Aus der Reserve abgeworfen: { $card }.
    .short = {""}
card-used = { $seat } setzt { $card } ein.
    .short = setzt { $card } ein
card-discarded = { $seat } legt { $card } nach dem Einsatz ins Depot.
    .short = legt { $card } ins Depot
card-deployed = { $seat } schickt { $card } zu einer Basis.
    .short = {""}
recruitment-opened = { $seat } darf in diesem Spielzug beliebig viele Fahrzeuge kaufen.
    .short = {""}
reserve-scouted = { $seat } tauscht die ganze Reserve aus.
    .short = tauscht die ganze Reserve aus
sabotage-called = { $seat } sabotiert die anderen.
    .short = sabotiert die anderen
has-chosen = { $seat } wählt eine Karte für das Depot.
    .short = wählt eine Karte für das Depot
card-given-up = { $seat } wird sabotiert und legt { $card } ins Depot.
    .short = wird sabotiert und legt { $card } ins Depot
vehicle-damaged = { $seat } beschädigt { $card } von { $owner } auf Basis { $base }.
    .short = beschädigt { $card } von { $owner }
vehicle-destroyed = { $seat } zerstört { $card } von { $owner } auf Basis { $base }.
    .short = zerstört { $card } von { $owner }
base-damaged = { $seat } beschädigt Basis { $base } von { $owner }.
    .short = beschädigt Basis { $base } von { $owner }
base-destroyed = { $seat } zerstört Basis { $base } von { $owner } und nimmt sie.
    .short = zerstört Basis { $base } von { $owner } und nimmt sie
card-buried = { $seat } legt { $card } auf den Schrottplatz.
    .short = legt { $card } auf den Schrottplatz
vehicle-researched = { $seat } nimmt { $card } durch Forschung.
    .short = nimmt { $card } durch Forschung
base-defended = { $seat } verteidigt Basis { $base } mit { $card }.
    .short = verteidigt Basis { $base } mit { $card }
defender-replaced = { $seat } nimmt { $card } zurück ins Depot.
    .short = nimmt { $card } zurück ins Depot
defender-returned = { $seat } nimmt { $card } aus der gefallenen Basis zurück ins Depot.
    .short = nimmt { $card } aus der gefallenen Basis zurück
assault-announced = { $seat } schickt { $card } in den Angriff.
    .short = schickt { $card } in den Angriff
card-put-away = { $seat } legt { $card } ab.
    .short = legt { $card } ab
card-stood-down = { $seat } hat kein Ziel für { $card }.
    .short = hat kein Ziel für { $card }
medals-taken = { $seat } erhält { $doubles ->
    [0] { $singles ->
        [one] eine einzelne Medaille
       *[other] { $singles } einzelne Medaillen
      }
    [one] { $singles ->
        [0] eine doppelte Medaille
        [one] eine doppelte und eine einzelne Medaille
       *[other] eine doppelte und { $singles } einzelne Medaillen
      }
   *[other] { $singles ->
        [0] { $doubles } doppelte Medaillen
        [one] { $doubles } doppelte Medaillen und eine einzelne
       *[other] { $doubles } doppelte und { $singles } einzelne Medaillen
      }
  }: { $medal }.
    .short = erhält { $doubles ->
    [0] { $singles ->
        [one] eine einzelne Medaille
       *[other] { $singles } einzelne Medaillen
      }
    [one] { $singles ->
        [0] eine doppelte Medaille
        [one] eine doppelte und eine einzelne Medaille
       *[other] eine doppelte und { $singles } einzelne Medaillen
      }
   *[other] { $singles ->
        [0] { $doubles } doppelte Medaillen
        [one] { $doubles } doppelte Medaillen und eine einzelne
       *[other] { $doubles } doppelte und { $singles } einzelne Medaillen
      }
  }: { $medal }
medals-handed-back = { $count ->
    [one] { $seat } gibt eine einzelne Medaille vom Angriff zurück: { $medal }.
   *[other] { $seat } gibt { $count } einzelne Medaillen vom Angriff zurück: { $medal }.
  }
    .short = { $count ->
    [one] gibt eine einzelne Medaille zurück: { $medal }
   *[other] gibt { $count } einzelne Medaillen zurück: { $medal }
  }
medals-missed = { $seat } sollte eine Medaille bekommen, aber es ist keine mehr da: { $medal }.
    .short = geht leer aus, keine Medaille mehr da: { $medal }
last-round-began = Dies ist die letzte Runde: { $reason }.

## Warum nicht

one-purchase = In einem Spielzug kannst du nur ein Fahrzeug kaufen; mehr nur mit Rekrutierung.
too-dear = { $missing ->
    [one] Zu teuer: Es fehlt { $missing } Ressource.
   *[other] Zu teuer: Es fehlen { $missing } Ressourcen.
  }
no-payer = Keine deiner Karten darf dieses Fahrzeug bezahlen; auch Kosten 0 verlangen eine Karte mit Ressourcensymbol.
no-symbol = Ohne Ressourcen kann die Karte nicht bezahlen.
national-only = Nationale Ressourcen bezahlen nur Fahrzeuge des Landes, das darauf angegeben ist.
no-ability = Die Karte hat keine Fähigkeit.
no-armour = Ohne Panzerung kann die Karte nicht verteidigen.
no-base = Du hast keine Basis mehr zu verteidigen.
finish-purchase = Beende zuerst den Kauf.
finish-assault = Beende zuerst den Angriff.
finish-card = Spiel zuerst die begonnene Karte zu Ende.
medals-first = Nimm zuerst die Medaillen.
nothing-affordable = Damit ist jetzt nichts zu kaufen.
announce-first = Alle Karten eines Angriffs werden vor dem ersten Treffer angesagt.
only-bases = Die Karte darf nur Basen angreifen, und keine ist unverteidigt.
only-vehicles = Die Karte darf nur Fahrzeuge angreifen, und keine Basis hat einen Verteidiger.
base-guarded = { $owner } verteidigt sie mit { $card }: Zerstöre zuerst den Verteidiger.
not-armoured = Ein Artillerieschlag trifft nur gepanzerte Fahrzeuge, keine Unterstützungseinheiten.
research-limit = Die Forschung nimmt hier ein Fahrzeug mit Kosten bis { $limit }.
one-assault = Nur ein Angriff je Spielzug.
no-power = Ohne Stärke kann die Karte nicht angreifen.
other-country = Am Angriff nehmen Fahrzeuge eines anderen Landes teil.
no-target = Es gibt nichts, was die Karte angreifen darf.
used-up = Das Fahrzeug wurde in diesem Spielzug schon eingesetzt.

## Länder, Klassen, Fähigkeiten

country-ussr = UdSSR
country-germany = Deutschland
country-usa = USA
country-france = Frankreich
class-light = leicht
class-medium = mittel
class-spg = Artillerie
class-heavy = schwer
class-heavy-help = Ein schwerer Panzer zerstört eine Basis mit einem Treffer; alle anderen brauchen zwei Treffer.
class-auxiliary = Unterstützung
class-auxiliary-help = Unterstützungseinheiten sind keine gepanzerten Fahrzeuge: Ein Artillerieschlag trifft sie nur in der polnischen Ausgabe oder wenn eine Option es erlaubt.
ability-reinforcements = Verstärkungen
ability-reinforcements-help = Ziehe so viele Karten; sie dürfen noch in diesem Spielzug eingesetzt werden.
ability-recruitment = Rekrutierung
ability-recruitment-help = Kaufe in diesem Spielzug beliebig viele Fahrzeuge; die ausgegebenen Ressourcen müssen für alle reichen.
ability-scouting = Aufklärung
ability-scouting-help = Wirf die ganze Reserve ab und lege vier neue Fahrzeuge aus.
ability-sabotage = Sabotage
ability-sabotage-help = Jeder Gegner legt eine Handkarte seiner Wahl ins Depot; Ersatz wird nicht gezogen.
ability-siege = Artillerieschlag
ability-siege-help = Beschädige eine gegnerische Basis, auch eine verteidigte, oder ein gepanzertes Fahrzeug, das sie verteidigt (polnische Ausgabe: jedes Fahrzeug); ein zweiter Treffer zerstört. Die Medaille für ein Fahrzeug gibt es am Ende des Spielzugs.
ability-research = Forschung
ability-research-help = Nimm ein Fahrzeug der Reserve, das höchstens so viel kostet. Danach kommt die Karte auf den Schrottplatz.
ability-repair = Instandsetzung
ability-repair-help = Lege eine oder zwei Karten deines Depots auf den Schrottplatz, aus dem Spiel.
ability-invulnerability = Unverwundbar
ability-invulnerability-help = Nimm eine einzelne Medaille vom Land der Karte.

## Medaillen, Errungenschaften und anderes

medal-ussr = Rotbannerorden
medal-germany = Eisernes Kreuz
medal-usa = Medal of Honor
medal-france = Médaille Militaire
achievement-bases_destroyed = Basen zerstört
achievement-bases_destroyed-help = 5 Medaillen für den, der allein die meisten Basen zerstört hat.
achievement-light_tanks = Leichte Panzer
achievement-light_tanks-help = 5 Medaillen für den, der allein die meisten leichten Panzer im Panzerzug hat.
achievement-medium_tanks = Mittlere Panzer
achievement-medium_tanks-help = 5 Medaillen für den, der allein die meisten mittleren Panzer im Panzerzug hat.
achievement-spgs = Artillerie
achievement-spgs-help = 5 Medaillen für den, der allein die meisten Artilleriefahrzeuge im Panzerzug hat.
achievement-heavy_tanks = Schwere Panzer
achievement-heavy_tanks-help = 5 Medaillen für den, der allein die meisten schweren Panzer im Panzerzug hat.
achievement-auxiliary_units = Unterstützungseinheiten
achievement-auxiliary_units-help = 5 Medaillen für den, der allein die meisten Unterstützungseinheiten im Panzerzug hat.
achievement-soviet_medals = Sowjetische Medaillen
achievement-soviet_medals-help = 5 Medaillen für den, der allein die meisten Rotbannerorden im Panzerzug hat.
achievement-german_medals = Deutsche Medaillen
achievement-german_medals-help = 5 Medaillen für den, der allein die meisten Eisernen Kreuze im Panzerzug hat.
achievement-american_medals = Amerikanische Medaillen
achievement-american_medals-help = 5 Medaillen für den, der allein die meisten Medals of Honor im Panzerzug hat.
achievement-french_medals = Französische Medaillen
achievement-french_medals-help = 5 Medaillen für den, der allein die meisten Médailles Militaires im Panzerzug hat.
achievement-double_medals = Doppelte Medaillen
achievement-double_medals-help = 5 Medaillen für den, der allein die meisten Karten mit doppelten Medaillen im Panzerzug hat.
achievement-most_cards = Meiste Karten
achievement-most_cards-help = 5 Medaillen für den, der allein die meisten Karten im Panzerzug hat, Medaillen und eroberte Basen eingeschlossen.
result-damages = beschädigt
result-destroys = zerstört
ending-bases-lost = jemand hat alle Basen verloren
ending-medals-gone = die letzte einzelne Medaille eines Landes ist vergeben
ending-round-limit = die Rundengrenze ist erreicht
base = Basis { $number }
state-whole = unbeschädigt
state-damaged = beschädigt
state-gone = verloren

## Was zu sehen ist

view-round = Runde
view-first = Startspieler
view-first_by = Am echten Tisch beginnt
first-youngest = wer zuletzt das Onlinespiel gespielt hat; wenn das niemand hat, der Jüngste
view-active = Am Zug
view-waiting_for = Wartet auf
view-ending = Letzte Runde
view-reserve = Reserve
view-leaves_next = Wird als Nächstes abgeworfen
view-deck = Deck
view-discards = Abgeworfene Fahrzeuge
view-graveyard = Schrottplatz
view-medals = Medaillen übrig
view-singles = Einzeln
view-doubles = Doppelt
tell-medals = { $id } { $singles }+{ $doubles }×2
view-achievements = Errungenschaften
view-tally = Stand
view-leader = Führt
tell-achievements = { $id }{ $tally ->
    [none] {""}
   *[other] {" "}({ $tally }{ $leader ->
        [none] {""}
       *[other] {": "}{ $leader }
      })
  }
view-turn = In diesem Zug
view-laid_out = ausgelegt
view-playing = im Einsatz
view-buying = Kauf
view-announced = Angriff
view-spent = ausgegeben
view-national = nationale Ressourcen
view-bought = Kosten der Käufe
view-purchases = Käufe
view-recruited = Rekrutierung
view-attacked = Angriff beendet
view-used = eingesetzt
view-ussr = UdSSR
view-germany = Deutschland
view-usa = USA
view-france = Frankreich
view-seats = Spieler
view-hand = Hand
view-garage = Garage
view-depot = Depot
view-depot_top = Obenauf
view-bases = Basen
view-state = Zustand
view-defender = Verteidiger
view-defender_damaged = Beschädigt
tell-bases = { $defender ->
    [none] { $state ->
        [gone] verloren
        [damaged] beschädigt
       *[whole] offen
      }
   *[other] { $defender }{ $defender_damaged ->
        [true] {" "}(beschädigt)
       *[false] {""}
      }{ $state ->
        [damaged] {" "}/ beschädigt
       *[whole] {""}
      }
  }
view-vehicles_destroyed = Abschüsse
view-bases_destroyed = Erobert
view-points = Punkte jetzt
view-tie_breaks = Bei Gleichstand
view-unseen = Hand und Garage
view-squad = Panzerzug
view-depot_cards = Depot
view-chosen = Du legst ins Depot
fact-country = Land
fact-class = Klasse
fact-cost = Kosten
fact-cost-help = So viele Ressourcen kostet das Fahrzeug.
fact-resources = Zahlt
fact-resources-help = So viele Ressourcen bringt die Karte bei einem Kauf; ohne Zahl kann sie nicht bezahlen.
fact-power = Stärke
fact-power-help = Ein Treffer zerstört Verteidiger, deren Panzerung nicht höher ist. Ohne Stärke kann die Karte nicht angreifen.
fact-armour = Panzerung
fact-armour-help = So viel Stärke braucht ein Treffer, um das Fahrzeug als Verteidiger zu zerstören. Ohne Panzerung kann es nicht verteidigen.
fact-abilities = Fähigkeiten
fact-only_bases = nur Basen
fact-only_bases-help = Die Karte darf Basen angreifen, aber keine Fahrzeuge.
fact-only_vehicles = nur Fahrzeuge
fact-only_vehicles-help = Die Karte darf Fahrzeuge angreifen, aber keine Basen.
fact-national = national
fact-national-help = Diese Ressourcen bezahlen nur Fahrzeuge des angegebenen Landes.
national-ussr = national (UdSSR)
national-germany = national (Deutschland)
national-usa = national (USA)
national-france = national (Frankreich)

## Wie es endete

outcome-bases-lost = Jemand hat die letzte Basis verloren.
outcome-medals-gone = Die letzte einzelne Medaille eines Landes ist vergeben.
outcome-round-limit = Die Rundengrenze ist erreicht.
score-medals = Medaillen
score-bases = Medaillen für Basen
score-achievements = Medaillen für Errungenschaften
final-achievements = { $id }: { $leader ->
    [none] niemand allein
   *[other] { $leader }
  } ({ $tally })
final-ties = { $by ->
    [vehicles] Gleich viele Medaillen: { $id } liegt durch zerstörte Fahrzeuge vor { $over } ({ $figures }).
    [bases] Gleich viele Medaillen und zerstörte Fahrzeuge: { $id } liegt durch zerstörte Basen vor { $over } ({ $figures }).
    [achievements] Gleich viele Medaillen, zerstörte Fahrzeuge und Basen: { $id } liegt durch Errungenschaften vor { $over } ({ $figures }).
   *[shared] { $id } und { $over } sind in allem gleich und teilen sich den Platz.
  }

## Der Tisch im Browser

table-caption-reinforcements = Verstärkung
table-caption-recruitment = Rekruten
table-caption-scouting = Aufklärung
table-caption-sabotage = Sabotage
table-caption-siege = Art.-Schlag
table-caption-research = Forschung
table-caption-repair = Instandsetz.
table-caption-invulnerability = Medaille
table-caption-auxiliary = Unterst.
table-open = offen
table-leaves = als Nächstes weg
table-hand-empty = Keine Karte auf der Hand.
table-paid = { $paid } von { $cost } bezahlt
table-pay-more = Noch { $missing } zahlen
table-buy = Kaufen
table-cancel = Abbrechen
table-assault = Angriff
table-aim = zielen
table-fire = Feuern
table-assault-ready = Feuern, oder noch ein Fahrzeug oder Ziel dazunehmen.
table-assault-aim = Wähle eine leuchtende Basis als Ziel.
table-your-turn = Du bist am Zug
table-turn-of = { $name } ist am Zug
table-our-cards = Hulldown-Karten
table-squad = Panzerzug
table-squad-of = Panzerzug von { $name }
table-unseen = { $count ->
    [one] { $count } dieser Karten ist auf der Hand oder in der Garage.
   *[other] { $count } dieser Karten sind auf der Hand oder in der Garage.
  }
table-nothing-here = Hier liegt nichts.
table-from-memory = Ihr spielt aus dem Kopf: Was hier liegt, wird nicht gezeigt.
table-close = Schließen
table-debrief = Auswertung
table-total = Summe
table-tie-breaks = Bei Gleichstand
table-leads = { $name } bekäme sie jetzt.
table-nobody-leads = Niemand führt allein.
table-about-base = Der zweite Treffer zerstört eine Basis; ein schwerer Panzer zerstört sie schon mit dem ersten. Wer sie zerstört, erhält drei Medaillen.
table-about-medals = { $singles ->
    [0] Keine einzelne Medaille ist mehr da; Karten mit doppelten: { $doubles }.
    [one] Eine einzelne Medaille ist noch da: Die Runde, in der sie vergeben wird, ist die letzte. Karten mit doppelten: { $doubles }.
   *[other] { $singles } einzelne Medaillen sind noch da; die Runde, in der die letzte davon vergeben wird, ist die letzte Runde. Karten mit doppelten: { $doubles }.
  }
table-about-garage = Verdeckte Karten, von denen gezogen wird. Ist sie leer, wird das Depot gemischt und zur neuen Garage.
table-about-depot = Was eingesetzt oder gekauft wurde. Ist die Garage leer, wird daraus die neue Garage.
table-about-deck = Fahrzeuge, die in die Reserve kommen, verdeckt.
table-about-discards = Fahrzeuge, die die Reserve ungekauft verlassen haben. Ist das Deck leer, werden sie zum neuen Deck gemischt.
table-about-graveyard = Karten, die aus dem Spiel sind.
table-about-points = Medaillen, eroberte Basen und Errungenschaften, wenn das Spiel jetzt endete.
table-about-vehicles_destroyed = Zerstörte Fahrzeuge: entscheiden zuerst bei Gleichstand.
table-about-bases_destroyed = Zerstörte Basen: entscheiden als Zweites bei Gleichstand.
table-about-hand = Handkarten.
table-or-lit = oder eine leuchtende Basis wählen
table-attack-lit = Angreifen: leuchtende gegnerische Basis wählen
table-ways-attack = { $card }: eine leuchtende gegnerische Basis angreifen, oder …
table-ways-guard = { $card }: eine leuchtende Basis verteidigen, oder …
table-ways = Was soll { $card } tun?
table-recruiting = { $count ->
    [0] Rekrutierung: Kaufe, so viele Fahrzeuge du bezahlen kannst.
    [one] Rekrutierung: ein Fahrzeug gekauft. Noch mehr?
   *[other] Rekrutierung: { $count } Fahrzeuge gekauft. Noch mehr?
  }
table-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
  }
table-you-win = Sieg!
table-by-tie-break = Gleich viele Medaillen: Es entscheiden zerstörte Fahrzeuge, dann Basen, dann Errungenschaften.
table-lost-bases = { $count ->
    [one] Die Partie endete, weil { $names } die letzte Basis verloren hat.
   *[other] Die Partie endete, weil { $names } ihre letzten Basen verloren haben.
  }
table-medals-gone = Die Partie endete, weil die letzte einzelne Medaille vergeben ist: { $medals }.
table-figures-printed = Gedruckte Werte.
table-figures-historical = Historische Werte.
table-figures-ours = Werte von Hulldown (nicht gedruckt).
table-keys-arrows = Auf dem Tisch zur nächsten Karte oder Basis; Enter wählt sie aus

## Karten

card-engineers = Pioniere
card-technicians = Techniker
card-volunteers = Freiwillige
card-base = Basis
card-ussr_medal = Rotbannerorden
card-germany_medal = Eisernes Kreuz
card-usa_medal = Medal of Honor
card-france_medal = Médaille Militaire
card-ussr_two_medals = zwei Rotbannerorden
card-germany_two_medals = zwei Eiserne Kreuze
card-usa_two_medals = zwei Medals of Honor
card-france_two_medals = zwei Médailles Militaires
card-ms_1 = MS-1
    .art = МС-1
card-t_26 = T-26
    .art = Т-26
card-t_60 = T-60
    .art = Т-60
card-bt_7 = BT-7
    .art = БТ-7
card-t_50 = T-50
    .art = Т-50
card-t_24 = T-24
    .art = Т-24
card-t_28 = T-28
    .art = Т-28
card-t_34_57 = T-34-57
    .art = Т-34-57
card-t_34 = T-34
    .art = Т-34
card-t_43 = T-43
    .art = Т-43
card-t_34_85 = T-34-85
    .art = Т-34-85
card-su_5 = SU-5
    .art = СУ-5
card-su_76m = SU-76M
    .art = СУ-76М
card-su_85 = SU-85
    .art = СУ-85
card-su_122 = SU-122
    .art = СУ-122
card-su_100 = SU-100
    .art = СУ-100
card-isu_152 = ISU-152
    .art = ИСУ-152
card-t_35 = T-35
    .art = Т-35
card-kv_1 = KV-1
    .art = КВ-1
card-kv_2 = KV-2
    .art = КВ-2
card-is_2 = IS-2
    .art = ИС-2
card-zis_5 = ZiS-5
    .art = ЗИС-5
card-partizany = Partisanen
    .art = Партизаны
card-bm_13 = BM-13 Katjuscha
    .art = БМ-13 «Катюша»
card-zis_3 = ZiS-3
    .art = ЗИС-3
card-pz_1 = Pz.Kpfw. I
card-pz_2 = Pz.Kpfw. II
card-pz_35t = Pz.Kpfw. 35(t)
card-pz_38t = Pz.Kpfw. 38(t)
card-luchs = Luchs
card-neubaufahrzeug = Neubaufahrzeug
card-pz_3 = Pz.Kpfw. III
card-pz_4 = Pz.Kpfw. IV
card-vk_30_01_d = VK 30.01 (D)
card-panther = Panther
card-panther_2 = Panther II
card-panzerjaeger_1 = Panzerjäger I
card-wespe = Wespe
card-stug_3 = StuG III
card-hummel = Hummel
card-sturmtiger = Sturmtiger
card-jagdpanther = Jagdpanther
card-durchbruchswagen_2 = Durchbruchswagen 2
card-tiger = Tiger
card-tiger_2 = Tiger II
card-maus = Maus
card-opel_blitz = Opel Blitz
card-sd_kfz_9 = Sd.Kfz. 9
card-flak_36 = 8,8-cm-Flak 36
card-goliath = Goliath
card-m1_combat_car = M1 Combat Car
card-m2a4 = M2A4
card-m3_stuart = M3 Stuart
card-m22_locust = M22 Locust
card-m24_chaffee = M24 Chaffee
card-m2_medium = M2 Medium Tank
card-m3_lee = M3 Lee
card-m4_sherman = M4 Sherman
card-m4a3e8 = M4A3E8 Easy Eight
card-m4a3e2 = M4A3E2 Jumbo
card-t23 = T23
card-m8_scott = M8 Scott
card-m10 = M10 Wolverine
card-m7_priest = M7 Priest
card-m18_hellcat = M18 Hellcat
card-m36 = M36 Jackson
card-m12 = M12 GMC
card-t14 = T14
card-m6 = M6
card-m26_pershing = M26 Pershing
card-t29 = T29
card-red_ball_express = Red Ball Express
card-willys_mb = Willys MB
card-m32 = M32 Recovery Vehicle
card-long_tom = 155{"\u00A0"}mm M1 Long Tom
card-renault_ft = Renault FT
card-amr_35 = AMR 35
card-hotchkiss_h35 = Hotchkiss H35
card-amx_38 = AMX 38
card-fcm_36 = FCM 36
card-renault_d1 = Renault D1
card-renault_d2 = Renault D2
card-somua_s35 = SOMUA S35
card-renault_g1 = Renault G1
card-somua_s40 = SOMUA S40
card-amx_40 = AMX 40
card-laffly_w15_tcc = Laffly W15 TCC
card-renault_ft_bs = Renault FT 75 BS
card-sau_40 = SAu 40
card-arl_v39 = ARL V 39
card-amx_105 = AMX 105 Mle 50
card-gpf_194 = Canon de 194 GPF
card-char_2c = Char 2C
card-char_b1_bis = Char B1 bis
card-arl_44 = ARL 44
card-amx_50 = AMX 50
card-renault_ue2 = Renault UE2
card-panhard_178 = Panhard 178
card-maquis = Maquis
card-sa_37 = Canon de 47 SA 37

## Was ein Tipp zählt

figure-points = Punkte
figure-achievements = Vorsprung bei Errungenschaften
figure-vehicles = Fahrzeuge
figure-heavies = schwere Panzer
figure-ballast = Karten, die keine Fahrzeuge sind
figure-damaged = beschädigte Basen
figure-guards = verteidigte Basen
figure-strength = Stärke des Panzerzugs

# What puzzles are about.
theme-purchases = Kaufen
theme-bases = Basen
theme-vehicles = feindliche Fahrzeuge
theme-guards = Verteidigung der Basen
theme-medals = Medaillen
theme-sabotage = Sabotage

# Shares that a balance report counts
rate-bought = Gekauft, wenn möglich
rate-owners_won = Siege der Besitzer
rate-used = Genutzt in Zügen, in denen es ging
rate-users_won = Siege derer, die sie am meisten nutzten
rate-awarded = Errungenschaft vergeben
table-aid-abilities = Fähigkeiten
table-aid-classes = Kartenarten und Klassen
table-aid-achievements = Errungenschaften
table-aid-turn = Dein Zug
table-aid-assault = Angriff

# The balance lab

sheet-ability1 = Erste Fähigkeit
sheet-number1 = Ihre Zahl
sheet-ability2 = Zweite Fähigkeit
sheet-number2 = Ihre Zahl
sheet-only = Greift nur an
sheet-only-bases = Basen
sheet-only-vehicles = Fahrzeuge
sheet-national = Nationale Ressourcen
sheet-national-yes = ja
sheet-symbol = Symbol
sheet-symbol-artillery = Artillerie
sheet-symbol-destroyer = Jagdpanzer

## Was an eigenen Karten nicht stimmt

fault-header = die erste Zeile muss die Spalten nennen: { $known }
fault-id-taken = „{ $value }“ ist die Kennung von etwas anderem
fault-name-empty = ist leer
fault-name-signs = enthält Zeichen, die sich nicht zeigen lassen, oder mehr als { $most }
fault-abilities = mehr als { $most } Fähigkeiten gibt es nicht
fault-ability-number = „{ $ability }“ hat keine Zahl; lass die Zelle leer
fault-class-figure = bei „{ $class }“ ist es immer { $fixed }, nicht { $value }
fault-only = mit Stärke 0 greift die Karte nichts an; lass die Zelle leer
fault-symbol = nur „spg“ hat eines der beiden Symbole; lass die Zelle leer
fault-namesake = auch „{ $id }“ heißt „{ $name }“
fault-too-many = von „{ $country }“ gibt es mehr als { $most } Zeilen
fault-other-country = „{ $id }“ ist ein Fahrzeug von „{ $country }“; gib deinem eine andere Kennung
