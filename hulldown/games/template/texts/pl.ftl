# Słowa gry Nocny konwój. $seat to nazwa gracza.

game-title = Nocny konwój
game-summary = W ciemności spadają skrzynie warte od 1 do 3 punktów. W każdej rundzie wszyscy planują naraz i w tajemnicy: wysyłają jedną kartę po skrzynię, okopują jedną kartę za pewny punkt albo robią jedno i drugie. Najwyższa karta, jeśli jest tylko jedna, sięga po skrzynię, chyba że ktoś przeszkodzi Flarą. Kto bierze skrzynię, podgląda kartę następnego gracza. Na końcu wygrywa największa liczba punktów.
scenario-standard = Standardowy
preset-short = Krótka partia

## Opcje i stałe rozkazy

option-rounds = Rundy
option-rounds-help = O ile skrzyń toczy się gra.
option-scouting = Zwiad
option-scouting-help = Kto bierze skrzynię, ogląda jedną losową kartę następnego gracza.
option-flare_from = Flara od
option-flare_from-help = Na każdą próbę wzięcia skrzyni wartej co najmniej tyle odpowiada Flara, jeśli jest na ręce; 0 oznacza nigdy.

## Karty

card-flare = Flara
card-scout = Zwiad 1
card-halftrack = Transporter 2
card-light = Lekki 3
card-medium = Średni 4
card-heavy = Ciężki 5

## O co pyta gra

ask-plan = Spadła skrzynia za { $crate ->
    [one] { $crate } punkt
    [few] { $crate } punkty
   *[many] { $crate } punktów
  }. Wysłać kartę, okopać kartę, czy jedno i drugie?
ask-answer = { $seat } sięga po skrzynię za { $crate ->
    [one] { $crate } punkt
    [few] { $crate } punkty
   *[many] { $crate } punktów
  }. Odpalić Flarę?
do-send = Wyślij kartę { $card }
    .short = wyślij
do-dig = Okop kartę { $card }
    .short = okop
do-ready = Gotowe
do-flare = Odpal Flarę
do-decline = Nie przeszkadzaj
play-send = Wyślij kartę { $card } i gotowe

## Co się stało

crate-dropped = Runda { $round }: spada skrzynia za { $crate ->
    [one] { $crate } punkt
    [few] { $crate } punkty
   *[many] { $crate } punktów
  }.
was-ready = { $seat } kończy plan.
plans-shown = Plany są jawne.
card-sent = { $seat } wysyła kartę { $card }.
crate-claimed = { $seat } sięga po skrzynię.
crate-left = Nikt nie sięga po skrzynię.
has-answered = { $seat } daje odpowiedź.
answers-shown = Odpowiedzi są jawne.
flare-fired = { $seat } odpala Flarę: skrzynia przepada.
crate-taken = { $seat } bierze skrzynię za { $crate ->
    [one] { $crate } punkt
    [few] { $crate } punkty
   *[many] { $crate } punktów
  }.
card-scouted = { $seat } ogląda kartę, którą ma { $owner }: { $card }.
looked = { $seat } ogląda kartę, którą ma { $owner }.

## Dlaczego nie

flare-stays = Flary nie można wysłać.
one-sent = Jedna karta jest już wysyłana.
one-dug = Jedna karta jest już okopywana.
none-left = Jedyna taka karta jest już w planie.
no-flare = Na ręce nie ma Flary.

## Co widać

view-round = Runda
view-rounds = Liczba rund
view-crate = Wartość skrzyni
view-claimer = Sięga po nią
view-waiting_for = Czekamy na
view-shown = Odrzucone
view-seats = Gracze
view-held = Karty
view-points = Punkty
view-crates = Skrzynie
view-hand = Twoja ręka
view-dug_in = Twoje okopane karty
view-plan = Twój plan
view-send = wysłać
view-dig = okopać
view-flare = odpalić Flarę
view-scouted = Widziane karty
view-seat = Gracz
view-card = Karta

## Jak się skończyło

outcome-rounds-played = Ostatniej skrzyni już nie ma.
score-crates = Skrzynie
score-dug = Okopane
