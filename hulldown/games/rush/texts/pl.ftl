# Słowa gry Rush. $seat to nazwa gracza. Atrybut `short` mówi to samo pod tą nazwą albo czynność
# pod kartą, od której się zaczyna.

game-title = Rush
game-summary = Zbierz oddział pancerny ze wspólnej Rezerwy, broń swoich trzech Baz i atakuj cudze. Każda karta służy w turze na jeden sposób: płaci za Pojazd, używa swoich zdolności i potem broni Bazy, albo atakuje. Za każdy zniszczony Pojazd jest jeden Medal, za każdą Bazę trzy, za każde Osiągnięcie pięć; wygrywa największa liczba Medali. Ostatnia runda zaczyna się, gdy ktoś straci wszystkie Bazy albo gdy zniknie ostatni pojedynczy Medal któregoś kraju.
scenario-standard = Standardowy
preset-de-1_3 = Wydanie niemieckie, wersja 1.3
preset-en = Wydanie angielskie
preset-pl = Wydanie polskie
preset-calm-market = Spokojna Rezerwa

## Opcje i stałe rozkazy

option-edition = Wydanie
option-edition-help = Której drukowanej instrukcji trzyma się gra tam, gdzie są różnice.
option-edition-de-1_3 = niemieckie, wersja 1.3
option-edition-en = angielskie
option-edition-pl = polskie
option-vehicle_once_per_turn = Pojazd raz na turę
option-vehicle_once_per_turn-help = Pojazdu użytego i dobranego ponownie w tej samej turze nie można użyć jeszcze raz.
option-vehicle_once_per_turn-edition = jak w wydaniu
option-vehicle_once_per_turn-on = tak
option-vehicle_once_per_turn-off = nie
option-siege_targets_auxiliary = Oblężenie trafia Jednostki Pomocnicze
option-siege_targets_auxiliary-help = Oblężenie może trafić każdy broniący Pojazd, nie tylko Opancerzony.
option-siege_targets_auxiliary-edition = jak w wydaniu
option-siege_targets_auxiliary-on = tak
option-siege_targets_auxiliary-off = nie
option-voluntary_replacement = Dowolna wymiana obrońców
option-voluntary_replacement-help = Obrońcę można wymienić także wtedy, gdy inna Baza jest niebroniona.
option-voluntary_replacement-edition = jak w wydaniu
option-voluntary_replacement-on = tak
option-voluntary_replacement-off = nie
option-two_medal_card = Karty z dwoma Medalami
option-two_medal_card-help = Czy Enter bierze dwa Medale na jednej karcie, czy na dwóch; wybrać można zawsze.
option-two_medal_card-edition = jak w wydaniu
option-two_medal_card-choice = proponowane pojedyncze
option-two_medal_card-preselected = proponowana podwójna
option-first_player = Pierwszy gracz
option-first_player-help = Kto zaczyna.
option-first_player-random = losowo
option-first_player-1 = gracz 1
option-first_player-2 = gracz 2
option-first_player-3 = gracz 3
option-first_player-4 = gracz 4
option-first_player-5 = gracz 5
option-sabotage = Sabotaż
option-sabotage-help = Czy gracze wybierają karty kolejno i jawnie, czy wszyscy naraz i w tajemnicy.
option-sabotage-in_order = kolejno
option-sabotage-sealed = wszyscy naraz
option-open_depots = Jawne Magazyny
option-open_depots-help = Każdy może przeglądać każdy Magazyn, a nie tylko wierzchnią kartę.
option-live_tally = Bieżący wynik
option-live_tally-help = Pokazuje, kto prowadzi w każdym Osiągnięciu i co jest w każdym oddziale; bez tego gra się z pamięci.
option-recruitment_refill = Uzupełnianie przy Rekrutacji
option-recruitment_refill-help = Przy Rekrutacji Rezerwa uzupełnia się po każdym zakupie albo raz po kilku.
option-recruitment_refill-each = po każdym zakupie
option-recruitment_refill-batch = po kilku zakupach
option-merge_medals_per_turn = Wszystkie Medale na koniec tury
option-merge_medals_per_turn-help = Medale za Pojazdy zniszczone w ataku i przez Oblężenie są przyznawane razem na koniec tury.
option-defenders_in_final_squad = Obrońcy liczą się na koniec
option-defenders_in_final_squad-help = Pojazdy broniące Baz na koniec gry należą do oddziału przy liczeniu Osiągnięć.
option-tiebreak_vehicles = Pierwszy remis rozstrzyga
option-tiebreak_vehicles-help = Porównuje się zniszczone Pojazdy albo Medale na kartach w oddziale.
option-tiebreak_vehicles-events = liczba zniszczonych Pojazdów
option-tiebreak_vehicles-medals = liczba Medali w oddziale
option-siege_kills_armour_1 = Oblężenie niszczy opancerzenie 1
option-siege_kills_armour_1-help = Oblężenie od razu niszczy nieuszkodzonego obrońcę o opancerzeniu 1.
option-early_discard = Wczesne odkładanie kart
option-early_discard-help = Niechciane karty można odłożyć do Magazynu już w czasie tury, a nie dopiero na jej koniec.
option-round_limit = Limit rund
option-round_limit-help = Po tylu rundach liczy się punkty, jeśli partia nie skończy się wcześniej.
option-round_limit-300 = 300 rund
option-round_limit-none = brak
option-reserve_refill = Uzupełnianie Rezerwy
option-reserve_refill-help = Luki w Rezerwie uzupełnia się od razu albo (zasada domowa) dopiero na koniec tury.
option-reserve_refill-at_once = od razu
option-reserve_refill-end_of_turn = na koniec tury
option-give_up = W razie Sabotażu
option-give_up-help = Wskaż kartę z ręki, która trafi do Magazynu; rozkaz obowiązuje, dopóki ręka się nie zmieni.
option-give_up-ask = zapytaj mnie

## O co pyta gra

ask-play = Twoja tura: zagraj karty, a potem ją zakończ.
ask-payment = { $missing ->
    [0] Zapłacone: { $card }. Wziąć czy wydać więcej?
    [one] Jak płacisz za { $card }? Brakuje { $missing } surowca.
   *[other] Jak płacisz za { $card }? Brakuje { $missing } surowców.
  }
ask-assault = Kto co atakuje?
ask-sabotage = { $by } przeprowadza Sabotaż ({ $card }). Którą kartę oddajesz?
ask-siege = { $card }: w co trafia Oblężenie?
ask-research = { $card }: który Pojazd dają Badania?
ask-repair = { $card }: która karta z Magazynu trafia na Złomowisko?
ask-repair-more = { $card }: druga karta na Złomowisko?
ask-defence = Której Bazy broni { $card }?
ask-medals = { $due ->
    [one] Należy ci się { $due } Medal ({ $medal }). Jak go bierzesz?
    [few] Należą ci się { $due } Medale ({ $medal }). Jak je bierzesz?
   *[many] Należy ci się { $due } Medali ({ $medal }). Jak je bierzesz?
  }
do-end = Zakończ turę
    .sure = { $unused ->
    [0] {""}
    [one] Można jeszcze zagrać { $unused } kartę. Zakończyć turę?
    [few] Można jeszcze zagrać { $unused } karty. Zakończyć turę?
   *[many] Można jeszcze zagrać { $unused } kart. Zakończyć turę?
  }
do-buy = Kup { $card }, płacąc karta po karcie
    .short = kup
do-pay = Zapłać kartą { $card }
do-take = Weź Pojazd
do-refill = Uzupełnij Rezerwę
do-use = Użyj karty { $card }
    .short = użyj
do-deploy = Wystaw { $card } do obrony bez użycia zdolności
    .short = tylko broń
do-put-away = Odłóż kartę { $card } do Magazynu
    .short = odłóż
do-announce = Wyślij { $card } do ataku
    .short = atakuj
do-attack = { $card } { $result } Bazę { $base }, którą ma { $owner }
    .short = { $result } Bazę { $base }, którą ma { $owner }
do-attack-defender = { $card } { $result } Pojazd { $defender }, który ma { $owner }
    .short = { $result } { $defender }, który ma { $owner }
do-stand-down = { $card } nie atakuje
    .short = nie atakuje
do-siege-base = Oblężenie { $result } Bazę { $base }, którą ma { $owner }
do-siege-defender = Oblężenie { $result } Pojazd { $defender }, który ma { $owner }
do-research = Weź { $card }
do-repair = { $card } na Złomowisko
do-repair-done = Bez drugiej karty
do-defend = Baza { $base }
do-defend-replacing = Baza { $base } (teraz { $defender })
do-take-doubles = { $doubles ->
    [0] Tylko pojedyncze Medale
    [one] Jedna karta z dwoma Medalami
    [few] { $doubles } karty z dwoma Medalami
   *[many] { $doubles } kart z dwoma Medalami
  }
do-give-up = Oddaj kartę { $card }
play-buy = Kup { $card } za: { $with }
play-use = Użyj karty { $card }, potem broni Bazy { $base }
play-use-replacing = Użyj karty { $card }, potem broni Bazy { $base } (teraz { $defender })
play-deploy = { $card } tylko broni Bazy { $base }
play-deploy-replacing = { $card } tylko broni Bazy { $base } (teraz { $defender })
play-doubles = { $doubles ->
    [one] Weź jedną kartę z dwoma Medalami, resztę pojedynczo
    [few] Weź { $doubles } karty z dwoma Medalami, resztę pojedynczo
   *[many] Weź { $doubles } kart z dwoma Medalami, resztę pojedynczo
  }
play-attack = Zniszcz Bazę { $base }, którą ma { $owner }: { $with }
play-attack-defender = Zniszcz Pojazd { $defender }, który ma { $owner }: { $with }

## Co się stało

turn-began = Runda { $round }: { $seat } zaczyna turę.
    .short = runda { $round }
table-repaired = { $seat } naprawia uszkodzenia.
    .short = naprawia uszkodzenia
hand-laid-out = { $count ->
    [0] { $seat } nie ma kart do ujawnienia.
   *[other] { $seat } ujawnia karty: { $cards }.
  }
    .short = { $count ->
    [0] nie ma kart
   *[other] ujawnia: { $cards }
  }
cards-laid-out = { $seat } dobiera karty: { $cards }.
    .short = dobiera: { $cards }
cards-drawn = { $count ->
    [one] { $seat } dobiera { $count } kartę.
    [few] { $seat } dobiera { $count } karty.
   *[many] { $seat } dobiera { $count } kart.
  }
    .short = {""}
own-cards-drawn = { $seat } dobiera karty: { $cards }.
    .short = dobiera: { $cards }
garage-shuffled = { $seat } tasuje Magazyn w nowy Garaż.
    .short = tasuje Magazyn w nowy Garaż
bases-put-away = { $count ->
    [one] { $seat } dobiera zdobytą Bazę i odkłada ją do Magazynu.
    [few] { $seat } dobiera { $count } zdobyte Bazy i odkłada je do Magazynu.
   *[many] { $seat } dobiera { $count } zdobytych Baz i odkłada je do Magazynu.
  }
    .short = { $count ->
    [one] odkłada zdobytą Bazę do Magazynu
    [few] odkłada { $count } zdobyte Bazy do Magazynu
   *[many] odkłada { $count } zdobytych Baz do Magazynu
  }
card-paid = { $seat } płaci kartą { $card }.
    .short = płaci: { $card }
vehicle-bought = { $seat } kupuje Pojazd { $card }.
    .short = kupuje { $card }
reserve-filled = Nowy Pojazd w Rezerwie: { $card }.
    .short = {""}
deck-shuffled = Odrzucone Pojazdy tworzą nowy stos.
    .short = odrzucone Pojazdy tworzą nowy stos
reserve-rotated = Odrzucony z Rezerwy: { $card }.
    .short = {""}
card-used = { $seat } używa karty { $card }.
    .short = używa: { $card }
card-deployed = { $seat } wysyła { $card } do obrony.
    .short = {""}
recruitment-opened = { $seat } może w tej turze kupić dowolną liczbę Pojazdów.
    .short = {""}
reserve-scouted = { $seat } wymienia całą Rezerwę.
    .short = wymienia całą Rezerwę
sabotage-called = { $seat } przeprowadza Sabotaż.
    .short = przeprowadza Sabotaż
has-chosen = { $seat } wybiera kartę.
    .short = wybiera kartę
card-given-up = { $seat } oddaje kartę { $card }.
    .short = oddaje: { $card }
vehicle-damaged = { $seat } uszkadza Pojazd { $card } w Bazie { $base }, którą ma { $owner }.
    .short = uszkadza { $card }, który ma { $owner }
vehicle-destroyed = { $seat } niszczy Pojazd { $card } w Bazie { $base }, którą ma { $owner }.
    .short = niszczy { $card }, który ma { $owner }
base-damaged = { $seat } uszkadza Bazę { $base }, którą ma { $owner }.
    .short = uszkadza Bazę { $base }, którą ma { $owner }
base-destroyed = { $seat } niszczy i zabiera Bazę { $base }, którą ma { $owner }.
    .short = niszczy i zabiera Bazę { $base }, którą ma { $owner }
card-buried = { $seat } odkłada na Złomowisko: { $card }.
    .short = odkłada na Złomowisko: { $card }
vehicle-researched = { $seat } bierze dzięki Badaniom Pojazd { $card }.
    .short = bierze dzięki Badaniom { $card }
base-defended = { $seat } broni Bazy { $base } Pojazdem { $card }.
    .short = broni Bazy { $base }: { $card }
defender-replaced = { $seat } odkłada do Magazynu obrońcę { $card }.
    .short = odkłada obrońcę { $card }
defender-returned = { $seat } odkłada do Magazynu obrońcę straconej Bazy: { $card }.
    .short = odkłada obrońcę straconej Bazy: { $card }
assault-announced = { $seat } wysyła do ataku Pojazd { $card }.
    .short = wysyła do ataku { $card }
card-put-away = { $seat } odkłada kartę { $card }.
    .short = odkłada: { $card }
card-stood-down = { $seat } nie ma celu dla Pojazdu { $card }.
    .short = nie ma celu: { $card }
medals-taken = { $seat } otrzymuje { $medal }: { $doubles ->
    [0] pojedyncze { $singles }
   *[other] podwójne { $doubles }{ $singles ->
        [0] {""}
       *[other] , pojedyncze { $singles }
      }
  }.
    .short = otrzymuje { $medal }: { $doubles ->
    [0] pojedyncze { $singles }
   *[other] podwójne { $doubles }{ $singles ->
        [0] {""}
       *[other] , pojedyncze { $singles }
      }
  }
medals-missed = { $seat } nie otrzymuje Medalu, bo żadnego już nie ma: { $medal }.
    .short = nie otrzymuje Medalu, bo żadnego już nie ma: { $medal }
last-round-began = Zaczyna się ostatnia runda: { $reason }.

## Dlaczego nie

one-purchase = W turze można kupić jeden Pojazd; więcej tylko z Rekrutacją.
too-dear = { $missing ->
    [one] Za drogo: brakuje { $missing } surowca.
   *[other] Za drogo: brakuje { $missing } surowców.
  }
no-payer = Żadna karta nie może tu zapłacić; nawet koszt 0 wymaga jednej.
no-symbol = Bez surowców karta nie może płacić.
national-only = Dobra narodowe płacą tylko za Pojazdy własnego kraju.
no-ability = Karta nie ma zdolności.
no-armour = Bez opancerzenia karta nie może bronić.
no-base = Nie masz już Bazy do obrony.
finish-purchase = Najpierw trzeba dokończyć zakup.
finish-assault = Najpierw trzeba dokończyć atak.
finish-card = Najpierw trzeba dokończyć zagrywaną kartę.
medals-first = Najpierw trzeba wziąć Medale.
nothing-affordable = Nie ma nic, co można by teraz za nią kupić.
announce-first = Wszystkie karty ataku wskazuje się przed pierwszym trafieniem.
only-bases = Może atakować tylko Bazy, a niebronionej nie ma.
only-vehicles = Może atakować tylko Pojazdy, a żadnego nie ma.
base-guarded = { $owner } jej broni: { $card }; najpierw trzeba usunąć obrońcę.
not-armoured = Oblężenie trafia tylko Pojazdy Opancerzone, nie Jednostki Pomocnicze.
research-limit = Badania biorą tu Pojazd o koszcie najwyżej { $limit }.
one-assault = W turze jest tylko jeden atak.
no-power = Bez siły ognia karta nie może atakować.
other-country = Atak prowadzi inny kraj.
no-target = Nie ma nic, co ta karta może zaatakować.
used-up = Ten Pojazd był już użyty w tej turze.

## Kraje, klasy, zdolności

country-ussr = ZSRR
country-germany = Niemcy
country-usa = USA
country-france = Francja
class-light = lekki
class-medium = średni
class-spg = działo
class-heavy = ciężki
class-heavy-help = Ciężki Czołg niszczy Bazę jednym trafieniem; wszystkie inne tylko ją uszkadzają.
class-auxiliary = pomocn.
class-auxiliary-help = Jednostki Pomocnicze nie są Pojazdami Opancerzonymi: czy Oblężenie może je trafić, zależy od opcji.
ability-reinforcements = Posiłki
ability-reinforcements-help = Dobierz tyle kart; możesz je zagrać jeszcze w tej turze.
ability-recruitment = Rekrutacja
ability-recruitment-help = Kup w tej turze dowolną liczbę Pojazdów; wydane surowce muszą wystarczyć na wszystkie.
ability-scouting = Zwiad
ability-scouting-help = Odrzuć całą Rezerwę i wyłóż cztery nowe Pojazdy.
ability-sabotage = Sabotaż
ability-sabotage-help = Każdy przeciwnik odkłada jedną kartę z ręki do Magazynu.
ability-siege = Oblężenie
ability-siege-help = Uszkodź wrogą Bazę, nawet bronioną, albo broniący jej Pojazd; drugie trafienie niszczy. Medal za Pojazd przychodzi na koniec tury.
ability-research = Badania
ability-research-help = Weź z Rezerwy Pojazd o koszcie nie wyższym niż ta liczba. Potem karta trafia na Złomowisko.
ability-repair = Demontaż
ability-repair-help = Odłóż jedną lub dwie karty z Magazynu na Złomowisko, poza grę.
ability-invulnerability = Niezniszczalność
ability-invulnerability-help = Weź pojedynczy Medal kraju tej karty.

## Medale, Osiągnięcia i inne rzeczy

medal-ussr = Order Czerwonego Sztandaru
medal-germany = Żelazny Krzyż
medal-usa = Medal Honoru
medal-france = Médaille Militaire
achievement-bases_destroyed = Zniszczone bazy
achievement-bases_destroyed-help = 5 Medali za najwięcej zniszczonych Baz.
achievement-light_tanks = Lekkie czołgi
achievement-light_tanks-help = 5 Medali za najwięcej Lekkich Czołgów w oddziale.
achievement-medium_tanks = Czołgi średnie
achievement-medium_tanks-help = 5 Medali za najwięcej Czołgów Średnich w oddziale.
achievement-spgs = Działa samobieżne
achievement-spgs-help = 5 Medali za najwięcej Dział Samobieżnych w oddziale.
achievement-heavy_tanks = Ciężkie czołgi
achievement-heavy_tanks-help = 5 Medali za najwięcej Ciężkich Czołgów w oddziale.
achievement-auxiliary_units = Jednostki pomocnicze
achievement-auxiliary_units-help = 5 Medali za najwięcej Jednostek Pomocniczych w oddziale.
achievement-soviet_medals = Medale radzieckie
achievement-soviet_medals-help = 5 Medali za najwięcej Orderów Czerwonego Sztandaru w oddziale.
achievement-german_medals = Medale niemieckie
achievement-german_medals-help = 5 Medali za najwięcej Żelaznych Krzyży w oddziale.
achievement-american_medals = Medale amerykańskie
achievement-american_medals-help = 5 Medali za najwięcej Medali Honoru w oddziale.
achievement-french_medals = Medale francuskie
achievement-french_medals-help = 5 Medali za najwięcej Médailles Militaires w oddziale.
achievement-double_medals = Skomasowany atak
achievement-double_medals-help = 5 Medali za najwięcej kart z dwoma Medalami w oddziale.
achievement-most_cards = Największy oddział
achievement-most_cards-help = 5 Medali za najwięcej kart w oddziale, razem z Medalami i zdobytymi Bazami.
result-damages = uszkadza
result-destroys = niszczy
ending-bases-lost = ktoś nie ma już żadnej Bazy
ending-medals-gone = zniknął ostatni pojedynczy Medal któregoś kraju
ending-round-limit = osiągnięto limit rund
base = Baza { $number }
state-whole = cała
state-damaged = uszkodzona
state-gone = stracona

## Co widać

view-round = Runda
view-first = Pierwszy gracz
view-first_by = Przy prawdziwym stole zaczyna
tell-first_by = {""}
first-latest = kto ostatnio grał w grę sieciową
first-youngest = kto ostatnio grał w grę sieciową albo najmłodszy gracz
view-active = Tura
view-waiting_for = Czekamy na
view-ending = Ostatnia runda
view-reserve = Rezerwa
view-leaves_next = Odejdzie
view-deck = Stos
view-discards = Odrzucone Pojazdy
view-graveyard = Złomowisko
view-medals = Medale w stosach
view-singles = Pojedyncze
view-doubles = Podwójne
tell-medals = { $id } { $singles }+{ $doubles }×2
view-achievements = Osiągnięcia
view-tally = Wynik
view-leader = Prowadzi
tell-achievements = { $id }{ $tally ->
    [none] {""}
   *[other] {" "}({ $tally })
  }
view-turn = W tej turze
view-laid_out = ujawnione
view-playing = zagrywana
view-buying = kupowany
view-announced = w ataku
view-spent = wydane surowce
view-national = dobra narodowe
view-bought = kupione za
view-purchases = zakupy
view-recruited = Rekrutacja
view-attacked = po ataku
view-used = użyte
view-ussr = ZSRR
view-germany = Niemcy
view-usa = USA
view-france = Francja
view-seats = Gracze
view-hand = Ręka
view-garage = Garaż
view-depot = Magazyn
view-depot_top = Na wierzchu
view-bases = Bazy
view-state = Stan
view-defender = Obrońca
view-defender_damaged = Uszkodzony
tell-bases = { $defender ->
    [none] { $state ->
        [gone] stracona
        [damaged] uszkodzona
       *[whole] wolna
      }
   *[other] { $defender }{ $defender_damaged ->
        [true] {" "}(uszkodzony)
       *[false] {""}
      }{ $state ->
        [damaged] {" "}/ uszkodzona
       *[whole] {""}
      }
  }
view-vehicles_destroyed = Pojazdy
view-bases_destroyed = Zdobyte
view-points = Punkty
view-tie_breaks = Remisy
tell-tie_breaks = {""}
view-unseen = ręka i Garaż
view-squad = oddział
view-depot_cards = Magazyn
view-chosen = Oddajesz
fact-country = Kraj
fact-class = Klasa
fact-cost = Koszt
fact-cost-help = Tyle surowców kosztuje karta.
fact-resources = Płaci
fact-resources-help = Tyle surowców daje przy zakupie; bez liczby nie może płacić.
fact-power = Siła
fact-power-help = Trafienie niszczy opancerzenie nie większe niż ta liczba. Bez siły ognia nie może atakować.
fact-armour = Pancerz
fact-armour-help = Tyle wytrzymuje jako obrońca. Bez opancerzenia nie może bronić.
fact-abilities = Zdolności
fact-only_bases = tylko Bazy
fact-only_bases-help = Może atakować Bazy, ale nie Pojazdy.
fact-only_vehicles = tylko Pojazdy
fact-only_vehicles-help = Może atakować Pojazdy, ale nie Bazy.
fact-national = narodowe
fact-national-help = Dobra narodowe płacą tylko za Pojazdy kraju tej karty.

## Jak się skończyło

outcome-bases-lost = Ktoś nie ma już żadnej Bazy.
outcome-medals-gone = Zniknął ostatni pojedynczy Medal któregoś kraju.
outcome-round-limit = Osiągnięto limit rund.
score-medals = Medale
score-bases = Bazy
score-achievements = Osiągnięcia

## Stół w przeglądarce

table-caption-reinforcements = Posiłki
table-caption-recruitment = Rekrutacja
table-caption-scouting = Zwiad
table-caption-sabotage = Sabotaż
table-caption-siege = Oblężenie
table-caption-research = Badania
table-caption-repair = Demontaż
table-caption-invulnerability = Niezniszcz.
table-open = odkryta
table-leaves = odejdzie
table-hand-empty = Brak kart na ręce.
table-paid = zapłacono { $paid } z { $cost }
table-pay-more = Dopłać { $missing }
table-buy = Kup
table-cancel = Anuluj
table-assault = Atak
table-aim = celuj
table-fire = Ognia
table-your-turn = Twoja tura
table-turn-of = Tura: { $name }
table-our-cards = własne karty
table-squad = Oddział
table-squad-of = Oddział: { $name }
table-unseen = Na ręce lub w Garażu: { $count } z tych kart.
table-nothing-here = Nic tu nie leży.
table-from-memory = Gracie z pamięci: zawartość nie jest pokazywana.
table-close = Zamknij
table-debrief = Podsumowanie
table-total = Razem
table-tie-breaks = Remisy
table-leads = Teraz otrzymałby to: { $name }.
table-nobody-leads = Nikt nie prowadzi samodzielnie.
table-about-base = Baza wytrzymuje dwa trafienia, ale tylko jedno czołgu ciężkiego. Kto ją zniszczy, zdobywa trzy Medale.
table-about-medals = { $singles ->
    [0] Nie ma już pojedynczych Medali; podwójne: { $doubles }.
    [one] Został jeden pojedynczy Medal: kto go weźmie, rozpocznie ostatnią rundę. Podwójne: { $doubles }.
   *[other] Pojedyncze Medale: { $singles }; ostatni z nich rozpoczyna ostatnią rundę. Podwójne: { $doubles }.
  }
table-about-garage = Zakryte karty, z których się dobiera. Gdy się skończą, potasowany Magazyn staje się nowym Garażem.
table-about-depot = Co zagrano lub kupiono. Gdy Garaż się skończy, Magazyn staje się nowym.
table-about-deck = Pojazdy, które wejdą do Rezerwy, zakryte.
table-about-discards = Pojazdy, które opuściły Rezerwę niekupione. Gdy stos się skończy, tworzą nowy.
table-about-graveyard = Karty, które są poza grą.
table-about-points = Medale, zdobyte Bazy i Osiągnięcia, gdyby gra skończyła się teraz.
table-about-vehicles_destroyed = Zniszczone Pojazdy: rozstrzygają remis jako pierwsze.
table-about-bases_destroyed = Zniszczone Bazy: rozstrzygają remis jako drugie.
table-about-hand = Karty na ręce.
table-or-lit = albo wskaż podświetloną Bazę
table-recruiting = { $count ->
    [0] Rekrutacja: kup tyle Pojazdów, na ile cię stać.
    [one] Rekrutacja: kupiono jeden Pojazd. Kupujesz dalej?
   *[other] Rekrutacja: kupione Pojazdy: { $count }. Kupujesz dalej?
  }
table-wins = { $count ->
    [one] Wygrywa { $names }
   *[other] Zwycięstwo dzielą { $names }
  }
table-you-win = Zwycięstwo!
table-by-tie-break = Remis na punkty: rozstrzygają dalsze kryteria.
table-figures-printed = Wartości są takie jak na karcie.
table-figures-historical = Wartości są historyczne.
table-figures-ours = Wartości są nasze własne.
table-keys-arrows = Od rzeczy do rzeczy na stole; Enter wybiera

## Karty

card-engineers = Inżynierowie
card-technicians = Technicy
card-volunteers = Wolontariusze
card-base = Baza
card-ussr_medal = Order Czerwonego Sztandaru
card-germany_medal = Żelazny Krzyż
card-usa_medal = Medal Honoru
card-france_medal = Médaille Militaire
card-ussr_two_medals = dwa Ordery Czerwonego Sztandaru
card-germany_two_medals = dwa Żelazne Krzyże
card-usa_two_medals = dwa Medale Honoru
card-france_two_medals = dwie Médailles Militaires
card-ms_1 = МС-1
card-t_26 = Т-26
card-t_60 = Т-60
card-bt_7 = БТ-7
card-t_50 = Т-50
card-t_24 = Т-24
card-t_28 = Т-28
card-t_34_57 = Т-34-57
card-t_34 = Т-34
card-t_43 = Т-43
card-t_34_85 = Т-34-85
card-su_5 = СУ-5
card-su_76m = СУ-76М
card-su_85 = СУ-85
card-su_122 = СУ-122
card-su_100 = СУ-100
card-isu_152 = ИСУ-152
card-t_35 = Т-35
card-kv_1 = КВ-1
card-kv_2 = КВ-2
card-is_2 = ИС-2
card-zis_5 = ЗИС-5
card-partizany = Партизаны
card-bm_13 = БМ-13 «Катюша»
card-zis_3 = ЗИС-3
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
card-long_tom = 155 mm M1 Long Tom
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
