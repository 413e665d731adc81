# Die Wörter von Nachtkonvoi. $seat ist der Name eines Spielers.

game-title = Nachtkonvoi
game-summary = Im Dunkeln fallen Kisten, die 1 bis 3 Punkte wert sind. In jeder Runde planen alle zugleich und verdeckt: eine Karte nach der Kiste schicken, eine Karte für einen sicheren Punkt eingraben, oder beides. Die höchste Karte beansprucht die Kiste, wenn sie allein die höchste ist und niemand mit einer Leuchtkugel dazwischenfährt. Wer eine Kiste nimmt, sieht eine Karte des nächsten Spielers. Die meisten Punkte gewinnen.
scenario-standard = Standard
preset-short = Kurze Partie

## Möglichkeiten und Dauerbefehle

option-rounds = Runden
option-rounds-help = Um wie viele Kisten gespielt wird.
option-scouting = Spähen
option-scouting-help = Wer eine Kiste nimmt, sieht eine zufällige Karte des nächsten Spielers.
option-flare_from = Leuchtkugel ab
option-flare_from-help = Jeder Anspruch auf eine Kiste, die mindestens so viel wert ist, wird mit einer Leuchtkugel beantwortet, falls eine auf der Hand ist; bei 0 nie.

## Karten

card-flare = Leuchtkugel
card-scout = Späher 1
card-halftrack = Halbkette 2
card-light = Leicht 3
card-medium = Mittel 4
card-heavy = Schwer 5

## Was gefragt wird

ask-plan = Eine Kiste ist gefallen, { $crate ->
    [one] { $crate } Punkt
   *[other] { $crate } Punkte
  } wert. Karte schicken, Karte eingraben, oder beides?
ask-answer = { $seat } beansprucht die Kiste, { $crate ->
    [one] { $crate } Punkt
   *[other] { $crate } Punkte
  } wert. Leuchtkugel abfeuern?
do-send = { $card } schicken
    .short = schicken
do-dig = { $card } eingraben
    .short = eingraben
do-ready = Fertig
do-flare = Leuchtkugel abfeuern
do-decline = Anspruch gelten lassen
play-send = { $card } schicken und fertig

## Was geschah

crate-dropped = Runde { $round }: Eine Kiste fällt, { $crate ->
    [one] { $crate } Punkt
   *[other] { $crate } Punkte
  } wert.
was-ready = { $seat } ist fertig.
plans-shown = Die Pläne liegen offen.
card-sent = { $seat } schickt { $card }.
crate-claimed = { $seat } beansprucht die Kiste.
crate-left = Niemand beansprucht die Kiste.
has-answered = { $seat } antwortet auf den Anspruch.
answers-shown = Die Antworten liegen offen.
flare-fired = { $seat } feuert eine Leuchtkugel ab: Die Kiste ist verloren.
crate-taken = { $seat } nimmt die Kiste: { $crate ->
    [one] { $crate } Punkt
   *[other] { $crate } Punkte
  }.
card-scouted = { $seat } sieht eine Karte von { $owner }: { $card }.
looked = { $seat } sieht eine Karte von { $owner }.

## Warum nicht

flare-stays = Eine Leuchtkugel kann nicht geschickt werden.
one-sent = Eine Karte wird schon geschickt.
one-dug = Eine Karte wird schon eingegraben.
none-left = Die einzige solche Karte steht schon im Plan.
no-flare = Auf der Hand ist keine Leuchtkugel.

## Was zu sehen ist

view-round = Runde
view-rounds = Runden insgesamt
view-crate = Wert der Kiste
view-claimer = Beansprucht von
view-waiting_for = Wartet auf
view-shown = Ablage
view-seats = Spieler
view-held = Karten
view-points = Punkte
view-crates = Kisten
view-hand = Deine Hand
view-dug_in = Deine eingegrabenen Karten
view-plan = Dein Plan
view-send = schicken
view-dig = eingraben
view-flare = Leuchtkugel abfeuern
view-scouted = Karten, die du gesehen hast
view-seat = Spieler
view-card = Karte

## Wie es endete

outcome-rounds-played = Die letzte Kiste ist fort.
score-crates = Kisten
score-dug = Eingegraben
