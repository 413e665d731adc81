# Die Wörter von Arcade. Das Protokoll erzählt, was geschah; $seat und $tank sind Namen.

game-title = Arcade
game-summary = Wettlauf um den Adler, vorbei an feindlichen Bots. In jeder Runde planen alle gleichzeitig und geheim zwei Manöver, dann werden sie der Reihe nach aufgedeckt: Panzer drehen sich, fahren, schieben einander, rutschen über Eis und versinken im Wasser. Die Bots jagen, wen sie sehen, und zum Schluss schießen alle zugleich. Ein Bot zählt einen Punkt, ein Adler drei; der dritte Adler beendet die Partie, ebenso ein Vorsprung von fünf Punkten. Allein versuchst du, drei Adler in möglichst wenigen Runden zu holen.
scenario-standard = Standard
preset-hard = Alle vier Varianten
preset-uneven = Ungleicher Kampf
preset-island = Insel
preset-crowded = Immer mehr Bots

## Optionen und Dauerbefehle

option-uneven = Ungleicher Kampf
option-uneven-help = Bots sehen und schießen durch Beton und Ziegel.
option-island = Insel
option-island-help = Der Plan hat keinen Rand: Ein Panzer, der darüber hinausgerät, ist verloren wie im Wasser.
option-four = Gefährliche Vier
option-four-help = Vier Bots statt drei.
option-avalanche = Lawine
option-avalanche-help = Ein Bot mehr am Ende jeder Runde.
option-tiles = Spielplanteile
option-tiles-help = Der Satz, aus dem der Plan gelegt wird.
option-tiles-proving = Versuchsgelände
option-tiles-harbour = Vereister Hafen
option-tiles-ruins = Ruinenstadt
option-layout = Spielplan
option-layout-help = Gib random ein oder den Code eines Plans, etwa proving: red0.blue3/white1.green2. Der Code nennt seinen Satz selbst.
option-board = Größe
option-board-help = Ab fünf Spielern: wie viele Teile der Plan hat.
option-board-by_number = nach der Zahl der Spieler
option-board-2x2 = 2 × 2
option-board-2x3 = 2 × 3
option-board-2x4 = 2 × 4
option-first_player = Startspieler
option-first_player-help = Wer in Runde 1 den Startspielermarker hat.
option-first_player-random = wird gelost
option-first_player-1 = Spieler 1
option-first_player-2 = Spieler 2
option-first_player-3 = Spieler 3
option-first_player-4 = Spieler 4
option-first_player-5 = Spieler 5
option-first_player-6 = Spieler 6
option-first_player-7 = Spieler 7
option-first_player-8 = Spieler 8
option-first_eagle = Erster Adler
option-first_eagle-help = Wo der erste Adler liegt.
option-first_eagle-bots_section = bei den ersten Bots
option-first_eagle-random = nach Zufall
option-pushed_tanks_collect = Geschobene Panzer sammeln ein
option-pushed_tanks_collect-help = Auch wer auf einen Adler oder Bonus geschoben wird, bekommt ihn.
option-clock_duration = Uhr
option-clock_duration-help = Wie lange die Uhr die Bots anhält.
option-clock_duration-round = bis zum Ende der Runde
option-clock_duration-phase = bis zum Ende der Aktionsphase
option-helm_stops_grenade = Helm hält Granaten ab
option-helm_stops_grenade-help = Ein Helm hält auch den Schaden einer Granate ab.
option-grenade_hits_disengaged = Granate trifft auch aussetzende Panzer
option-grenade_hits_disengaged-help = Eine Granate schadet auch Panzern, die die Runde aussetzen.
option-grenade_discard = Karten für eine Granate
option-grenade_discard-help = Wie die Karten gewählt werden, die eine Granate kostet.
option-grenade_discard-random = nach Zufall
option-grenade_discard-choice = nach eigener Wahl
option-bot_interleave = Bots im Wechsel
option-bot_interleave-help = Der Startspieler wählt für jedes einzelne Manöver einen Bot.
option-empty_reserve = Leerer Vorrat
option-empty_reserve-help = Was gilt, sobald ein Bot kommen sollte und der Vorrat leer war.
option-empty_reserve-final = keine neuen Bots mehr in dieser Partie
option-empty_reserve-reopens = zurückgelegte Bots kommen wieder
option-fallen_wall = Zerstörte Mauern
option-fallen_wall-help = Was bleibt, wo eine auf Wasser, Eis oder Wald gebaute Mauer zerstört wurde.
option-fallen_wall-ground = das gedruckte Gelände
option-fallen_wall-empty = freies Feld
option-round_limit = Rundengrenze
option-round_limit-help = Nach dieser Runde gewinnt, wer die meisten Punkte hat. Allein gilt die Partie dann als nicht gelöst.
option-round_limit-300 = 300
option-round_limit-none = keine
option-bot_order = Reihenfolge der Bots
option-bot_order-help = Wie die Bots ziehen, wenn du es bestimmst.
option-bot_order-ask = frag mich
option-bot_order-nearest = zuerst der Bot, der einem Panzer am nächsten steht
option-bot_order-in_order = nach ihren Nummern

## Dinge

card-advance_1 = Vor 1
card-advance_2 = Vor 2
card-advance_3 = Vor 3
card-left = Links
card-right = Rechts
card-around = Kehrt
power-star = Stern
power-clock = Uhr
power-helm = Helm
power-shovel = Schaufel
power-grenade = Granate
power-star-help = 2 Karten ziehen
power-clock-help = die Bots fahren und schießen nicht
power-helm-help = hält allen Schaden einer Salve ab
power-shovel-help = eine Mauer entfernen oder bauen
power-grenade-help = sprengt 3 × 3 Felder
tile-red = Rot
tile-blue = Blau
tile-white = Weiß
tile-green = Grün
facing-north = Norden
facing-east = Osten
facing-south = Süden
facing-west = Westen
turn-left = nach links
turn-right = nach rechts
turn-around = um
way-clockwise = im Uhrzeigersinn
way-counter = gegen den Uhrzeigersinn
space = { $number ->
    [1] a
    [2] b
    [3] c
    [4] d
    [5] e
    [6] f
    [7] g
    [8] h
    [9] i
    [10] j
    [11] k
    [12] l
    [13] m
    [14] n
    [15] o
    [16] p
    [17] q
    [18] r
    [19] s
    [20] t
    [21] u
    [22] v
    [23] w
    [24] x
    [25] y
    [26] z
    [27] aa
    [28] ab
    [29] ac
    [30] ad
    [31] ae
    [32] af
    [33] ag
    [34] ah
    [35] ai
    [36] aj
    [37] ak
    [38] al
    [39] am
    [40] an
    [41] ao
    [42] ap
    [43] aq
    [44] ar
    [45] as
    [46] at
    [47] au
    [48] av
    [49] aw
    [50] ax
    [51] ay
   *[other] az
  }{ $row }
edge = der Rand
bot = Bot { $number }
brick = eine Mauer
powerup = ein Bonus
eagle = der Adler
stack = Manöver { $number }

## Wonach gefragt wird

ask-place = Wo kommt dein Panzer auf den Plan, und wohin zeigt er?
ask-plan = Runde { $round }: Plane zwei Manöver oder setze die Runde aus.
ask-order = { $count } Bots machen je { $maneuvers ->
    [one] { $maneuvers } Manöver
   *[other] { $maneuvers } Manöver
  }. Welcher ist der nächste?
ask-wall = Schaufel: Welche Mauer entfernst du, oder wo baust du eine?
ask-grenade = Granate: Wo geht sie hoch?
ask-discard = Die Granate kostet dich noch { $count ->
    [one] { $count } Karte. Welche?
   *[other] { $count } Karten. Welche zuerst?
  }
do-ready = Fertig
play-drive = Geradeaus: { $first }, dann { $second }
do-disengage = Runde aussetzen
    .sure = Die ganze Runde aussetzen? Der Panzer fährt und schießt dann nicht.
do-stack = { $card } in Manöver { $number } legen
    .short = Manöver { $number }
do-exchange = { $count } × { $card } tauschen
    .short = { $count } tauschen
do-place = Auf { $at } beginnen, Blick nach { $facing }
    .short = { $facing }
do-move = { $tank } auf { $at }
    .short = zieht als Nächster
do-wall-away = Die Mauer auf { $at } entfernen
    .short = Mauer entfernen
do-wall-new = Eine Mauer auf { $at } bauen
    .short = Mauer bauen
do-no-wall = Alle Mauern so lassen
do-grenade = Auf { $at } werfen
    .short = hierher werfen
do-discard = { $card } abwerfen
    .short = abwerfen

## Was geschah

round-began = Runde { $round } beginnt; { $first } ist Startspieler.
own-cards-drawn = { $seat } zieht { $cards }.
    .short = zieht { $cards }
cards-drawn = { $seat } zieht { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }.
    .short = zieht { $count }
cards-exchanged = { $seat } tauscht { $count } × { $card }.
    .short = tauscht { $count } × { $card }
cards-lost = { $seat } verliert { $cards }.
    .short = verliert { $cards }
deck-rebuilt = { $seat } mischt die Ablage zu einem neuen Nachziehstapel.
    .short = mischt die Ablage
deck-renewed = { $seat } mischt alle { $count } Karten.
    .short = mischt alle { $count } Karten
plan-made = { $seat } hat geplant.
    .short = {""}
plans-made = Alle haben geplant.
tank-disengaged = { $seat } setzt die Runde aus.
stack-shown = { $seat } deckt Manöver { $number } auf: { $cards-in-order }.
    .short = spielt { $cards-in-order }
tank-placed = { $seat } kommt auf { $to } ins Spiel, Blick nach { $facing }.
    .short = kommt auf { $to } ins Spiel, Blick nach { $facing }
bot-placed = { $tank } ({ $colour } { $number }) kommt auf { $to } ins Spiel, Blick nach { $facing }.
bot-placed-unseen = { $tank } kommt auf { $to } ins Spiel, Blick nach { $facing }; die Rückseite bleibt verdeckt.
bot-unplaced = { $colour } { $number } findet kein unbesetztes Feld und geht zurück in den Vorrat.
tank-turned = { $tank } dreht sich auf { $at } { $turn }.
    .short = dreht sich { $turn }
tank-drove = { $tank } fährt von { $from } nach { $to }.
    .short = fährt nach { $to }
tank-slid = { $tank } rutscht von { $from } nach { $to }.
    .short = rutscht nach { $to }
tank-pushed = { $by } schiebt { $tank } von { $from } nach { $to }.
tank-stopped = { $tank } wird auf { $at } aufgehalten.
    .short = wird aufgehalten
tank-sank = { $tank } versinkt auf { $at }.
tank-fell = { $tank } stürzt über den Rand.
bot-waited = { $tank } bleibt auf { $at } stehen.
tank-hit = { $seat } wird auf { $at } { $hits ->
    [one] einmal
   *[other] { $hits }-mal
  } getroffen.
tank-destroyed = { $seat } verliert den Panzer auf { $at }.
bot-destroyed = { $tank } fliegt auf { $at } in die Luft.
bot-scored = { $seat } holt sich { $tank } ({ $colour } { $number }): 1 Punkt.
bot-returned = { $tank } ({ $colour } { $number }) geht zurück in den Vorrat.
shot-hit = { $tank } schießt von { $from } nach { $facing } und trifft { $hit } auf { $to }.
shot-missed = { $tank } schießt von { $from } nach { $facing } und trifft nichts.
    .short = {""}
wall-damaged = Die Mauer auf { $at } wird beschädigt.
wall-destroyed = Die Mauer auf { $at } stürzt ein.
wall-dug-away = { $seat } entfernt die Mauer auf { $at }.
wall-built = { $seat } baut eine Mauer auf { $at }.
shovel-left = { $seat } lässt die Mauern in Ruhe.
grenade-went-off = { $seat } wirft eine Granate auf { $at }.
helm-used = { $seat }: Der Helm hält den Schaden ab.
eagle-placed = Ein neuer Adler liegt auf { $to } ({ $way }).
eagle-taken = { $seat } erobert auf { $at } Adler { $count }: 3 Punkte.
power-up-placed = Auf { $to } erscheint ein Bonus: { $power }.
power-up-taken = { $seat } holt auf { $at } einen Bonus: { $power }.
power-up-removed = { $tank } räumt auf { $at } einen Bonus ab: { $power }.
tie-played-on = Nach dem dritten Adler steht es unentschieden: Es wird weitergespielt, bis jemand allein führt.

## Warum nicht

one-move = Manöver { $number } enthält schon eine Bewegungskarte.
none-left = Du hast keine Karte „{ $card }“ mehr.
empty-stack = Manöver { $number } hat noch keine Karte.
already-exchanged = Du hast in dieser Runde schon getauscht.
exchange-before-choosing = Tauschen kannst du nur, bevor du eine Karte gewählt hast.
space-taken = Auf { $at } steht schon ein Panzer.
not-safe-ground = Panzer kommen nur auf freiem Feld oder im Wald ins Spiel; { $at } ist keines von beiden.
no-start = { $at } ist kein Startfeld.
has-moved = { $tank } hat schon gezogen.
no-brick = Für eine Mauer auf { $at } ist kein Ziegel mehr im Vorrat.
in-concrete = Auf { $at } ist Beton.
tank-there = Auf { $at } steht ein Panzer.
token-there = Auf { $at } liegt ein Adler oder ein Bonus.

## Was man sieht

view-variants = Varianten
view-round = Runde
view-action_phase = Aktionsphase
view-first = Startspieler
view-in_turn = Am Zug
view-layout = Code des Plans
view-waiting_for = Wartet auf
view-frozen = Bots durch die Uhr angehalten
view-eagle = Adler
view-at = auf
view-eagles_left = Adler übrig
view-goal = Ziel
view-lead = Vorsprung
view-leader = Es führt
view-best_list = Bestenliste
view-levelled = Eingeebnet durch eine gefallene Mauer
view-map = Spielplan
view-map-help = A bis H sind Panzer, 1 bis 9 Bots, jeweils mit einem Pfeil für die Blickrichtung. @@ Adler, st Stern, cl Uhr, he Helm, sh Schaufel, gr Granate, bb Mauer, b beschädigte Mauer, ## Beton, FF Wald, ** Eis, ~~ Wasser. R1 ist das Feld von Rot 1 (B Blau, W Weiß, G Grün). F, * oder ~ hinter einem Zeichen ist der Boden darunter.
view-seats = Spieler
view-points = Punkte
view-kills = Bots
view-eagles = Adler
view-held = Karten
view-helms = Helme
view-status = Panzer
view-facing = Blick
view-aims_at = Zielt auf
view-cards_in_deck = Stapel
view-discards = Ablage
view-stacks = Manöver
view-cards = Karten
view-face_down = verdeckt
view-bots = Bots
view-back = Rückseite
view-colour = Farbe
view-number = Nummer
view-does = Als Nächstes
view-target = Ziel
view-powerups = Boni
view-power = Bonus
view-walls = Mauern
view-state = Zustand
view-reserves = Vorräte
view-bots_left = Bots
view-powerups_left = Boni
view-bricks_left = Ziegel
view-hand = Deine Hand
view-deck = Dein Stapel
view-plan = Dein Plan
view-first_stack = Manöver 1
view-second_stack = Manöver 2
view-disengaged = setzt aus
view-exchanged = getauscht
variant-uneven = Ungleicher Kampf
variant-island = Insel
variant-four = Gefährliche Vier
variant-avalanche = Lawine
status-engaged = im Einsatz
status-disengaged = setzt aus
status-lost = verloren
status-entering = kommt noch
does-advance = fährt vor
does-left = dreht nach links
does-right = dreht nach rechts
does-around = dreht um
does-skip = wartet
state-whole = unbeschädigt
state-damaged = beschädigt
tell-back = { $colour } { $number }
tell-walls = { $at }{ $state ->
    [damaged] {" "}(beschädigt)
   *[whole] {""}
  }
tell-powerups = { $power } auf { $at }
tell-eagle = auf { $at }
tell-best_list = {""}
tell-first_stack = { $value }
tell-second_stack = { $value }
tell-cards = { $value }

## Wie es endete

outcome-third-eagle = Der dritte Adler ist erobert.
outcome-five-ahead = Ein Vorsprung von fünf Punkten beendet die Partie.
outcome-tie-broken = Nach dem dritten Adler ist der Gleichstand aufgelöst.
outcome-no-bot-left = Gleichstand, und kein Bot ist mehr da, der ihn auflösen könnte.
outcome-round-limit = Die letzte Runde ist gespielt.
score-bots = Punkte für Bots
score-eagles = Punkte für Adler
score-rounds = Runden

## Der Tisch im Browser

table-board = Spielplan
table-row = Reihe
table-tools = Film und Spielplan
table-scores = Spieler
table-setup = Die Panzer kommen ins Spiel.
table-round = Runde { $round }: Alle planen gleichzeitig.
table-phase = Runde { $round }, Aktionsphase { $phase }
table-key = Taste: { $key }
table-film-again = Die Runde noch einmal zeigen
table-film-back = Einen Schritt zurück
table-film-play = Film abspielen
table-film-pause = Film anhalten
table-film-step = Einen Schritt weiter
table-film-skip = Zum Ende des Films
table-show-bots = Zeigen, was die Bots tun werden
table-show-fire = Schusslinien zeigen
table-zoom-in = Vergrößern
table-zoom-out = Den ganzen Spielplan sehen
table-maneuver = Manöver { $number }
table-lost = Panzer verloren
table-stack-empty = Tippe ein Feld an, das du erreichen willst, oder eine Karte.
table-stack-none = Keine Karten
table-take-away = { $card } zurücknehmen
table-facing = Blickrichtung
table-end-facing = Am Ende Blick nach { $facing }
table-exchange = Tauschen
table-exchange-help = Einmal je Runde, vor dem Planen: beliebig viele gleiche Karten ablegen und ebenso viele ziehen. Alle sehen, was du ablegst.
table-disengage = Runde aussetzen
table-disengage-brief = Aussetzen
table-disengage-help = Die Runde aussetzen: Der Panzer fährt und schießt nicht und kann nicht getroffen werden.
table-committed = Dein Plan steht. Du kannst ihn zurücknehmen, bis alle geplant haben.
table-you-disengaged = Du setzt diese Runde aus.
table-bots-always = Immer: { $order }
table-order-nearest = Bots: nächster zuerst
table-order-in_order = Bots: nach Nummern
table-order-ask = Bots: ich bestimme
table-order-change = Klick für: { $order }
table-film-place = Stelle im Film
table-keys-spaces = Von Feld zu Feld über den Plan; Enter wählt aus
table-keys-facing = Das Feld wählen und am Ende dorthin schauen
table-keys-home = Zu meinem Panzer
table-aim-again = Tippe das Feld noch einmal an, um es zu wählen.
table-faces = blickt nach { $facing }
table-aims = und würde { $thing } treffen
table-tank-of = Panzer von { $name }
table-bot-next = Als Nächstes: { $deed }.
table-bot-hunts = Im Visier: { $name }.
table-wall-whole = Ziegelmauer
table-wall-whole-help = Hält Panzer und Schüsse auf; ein Treffer beschädigt sie.
table-wall-damaged = Beschädigte Ziegelmauer
table-wall-damaged-help = Hält noch Panzer und Schüsse auf; ein weiterer Treffer entfernt sie.
table-wall-on = die Mauer auf { $space }
table-eagle-beyond = In dieser Richtung liegt der Adler
table-eagle = Adler
table-eagle-help = Wer auf ihn oder über ihn fährt, erobert ihn.
table-number = { $colour } { $number }: Hier erscheinen Bots und Boni dieser Farbe und Nummer.
table-ground-plain = freies Feld
table-ground-plain-help = Hier ist nichts im Weg.
table-ground-forest = Wald
table-ground-forest-help = Ein Panzer darin ist nicht zu sehen und nicht zu treffen.
table-ground-ice = Eis
table-ground-ice-help = Hier bleibt niemand stehen: Der Panzer rutscht weiter.
table-ground-water = Wasser
table-ground-water-help = Ein Panzer, der hineinfährt, sinkt; Schüsse gehen darüber.
table-ground-concrete = Beton
table-ground-concrete-help = Hält Panzer und Schüsse für immer auf.
table-reach = erreichbar mit { $cards }
table-can-reach = erreichbar
table-can-choose = wählbar
table-move-help = Fährt so viele Felder geradeaus, oder bis ihn etwas aufhält. Panzer im Weg werden geschoben. Höchstens eine Bewegungskarte je Manöver.
table-turn-help = Dreht den Panzer auf seinem Feld. Beliebig viele je Manöver.
table-in-deck = Davon noch { $count } in deinem Nachziehstapel.
table-points-help = { $kills } für Bots, { $eagles } × 3 für Adler
table-held-help = auf der Hand; { $deck } im Nachziehstapel. Ein Treffer kostet zwei Karten; wer nicht zahlen kann, verliert den Panzer.
table-first = Startspieler dieser Runde
table-eagles-left = { $count ->
    [one] noch { $count } Adler
   *[other] noch { $count } Adler
  }
table-lead = Vorsprung
table-lead-help = Ein Vorsprung von { $lead } Punkten beendet die Partie, ebenso der letzte der { $eagles } Adler.
table-leads = { $name } führt mit { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
  } Vorsprung
table-no-lead = Niemand führt
table-five-ahead = { $name } hat fünf Punkte Vorsprung.
table-third-eagle = { $name } hat den dritten Adler erobert.
table-tie-broken = { $name } entschied nach dem dritten Adler den Gleichstand für sich.
table-last-round = { $count ->
    [one] Nach der letzten Runde führte { $names }.
   *[other] Nach der letzten Runde lagen { $names } gleichauf.
  }
table-took-lead = Das war die Führung: { $points } zu { $other }.
table-best-round = Damit { $points } Punkte, die beste Runde der Partie.
table-rounds-used = { $count ->
    [one] { $count } Runde gebraucht
   *[other] { $count } Runden gebraucht
  }
table-best = Bestenliste dieses Plans
table-best-none = Noch kein Rekord. Hol alle drei Adler in möglichst wenigen Runden.
table-choose-random = Zufällig
table-choose-own = Dieser hier
table-choose-turn = Teil { $tile } drehen
table-choose-swap = Teil { $tile } mit dem nächsten tauschen
table-choose-shuffle = Anderen Plan legen
table-choose-code = Code dieses Plans
table-choose-copy = Code kopieren

## Was ein Tipp zählt

figure-points = Punkte
figure-eagles = Adler
figure-cards = Handkarten
figure-way = Felder bis zum Adler
figure-off_board = Panzer außerhalb des Plans
figure-helms = Helme

# What puzzles are about.
theme-eagle = der Adler
theme-powers = Boni
theme-fire = Feuer
theme-ground = Wasser, Ränder und Schieben

# Shares that a balance report counts
rate-played = Anteil an den gespielten Karten
rate-plans = Pläne
rate-players_won = Siege derer, die sie am meisten spielten
rate-taken = Genommen, von allen erschienenen
rate-takers_won = Siege derer, die es am meisten nahmen
plan-planned = geplant
plan-disengaged = ausgesetzt
table-aid-bots = Was Bots tun
table-aid-terrain = Gelände
table-aid-power-ups = Boni
table-aid-fire = Feuer

## Was an eigenen Spielplanteilen nicht stimmt

fault-rows = { $tile }: { $count } Reihen; es müssen { $least } bis { $most } sein
fault-spaces = { $tile }: { $count } Felder in dieser Reihe, das Teil hat aber { $rows } Reihen
fault-sign = { $tile }: „{ $sign }“ ist weder eines von { $known } noch Zahl und Pfeil wie 1^ oder 4<
fault-number-twice = { $tile }: die { $number } steht schon in Reihe { $earlier }
fault-number-missing = { $tile }: die { $number } fehlt
fault-tiles = es sind { $count } Teile, nicht { $tiles }
fault-tile-name = { $tile }: der Name besteht nicht aus 2 bis 20 Kleinbuchstaben a bis z
fault-tile-twice = { $tile }: kommt zweimal vor; jedes Teil hat eine eigene Farbe
fault-sizes = die Teile sind verschieden groß
fault-on-diagonal = { $tile }: die { $number } liegt auf einer Diagonale
fault-cut-off = { $tile }: ein Feld ist von der Ecke des Teils abgeschnitten
fault-corner = { $tile }: freie Felder und Waldfelder in einer Ecke: nur { $count } statt { $least }
fault-closed = { $tile }: die { $way ->
    [falling] fallende
   *[rising] steigende
} Diagonale ist nicht offen
fault-starts = { $tile }: freie Felder und Waldfelder auf der { $way ->
    [falling] fallenden
   *[rising] steigenden
} Diagonale: nur { $count } statt { $least }
fault-bricks = die Teile zeigen { $count } Ziegelmauern, es gibt aber nur { $most } Ziegel
fault-eagle = { $tile }: ein Adlerfeld ist nicht immer erreichbar
