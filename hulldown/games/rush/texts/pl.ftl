# Słowa gry Rush. $seat to nazwa gracza. Atrybut `short` mówi to samo pod tą nazwą albo czynność
# pod kartą, od której się zaczyna.

game-title = Rush
game-summary = Zbierz oddział pancerny ze wspólnej Rezerwy, broń swoich trzech Baz i atakuj Bazy przeciwników. Każdą kartę można w turze zagrać na jeden sposób: zapłacić nią za Pojazd, użyć jej zdolności i wystawić ją do obrony Bazy albo nią zaatakować. Za każdy zniszczony Pojazd dostajesz jeden Medal, za każdą Bazę trzy, za każde Osiągnięcie pięć; wygrywa gracz z największą liczbą Medali. Runda, w której ktoś straci ostatnią Bazę albo zabierze ostatnią kartę z jednym Medalem któregoś kraju, jest ostatnia.
scenario-standard = Standardowy
preset-de-1_3 = Wydanie niemieckie, wersja 1.3
preset-en = Wydanie angielskie
preset-pl = Wydanie polskie
preset-calm-market = Spokojna Rezerwa

## Opcje i stałe rozkazy

option-edition = Wydanie
option-edition-help = Której drukowanej instrukcji trzyma się gra tam, gdzie są różnice. To, o czym jedna milczy, uzupełniają pozostałe.
option-edition-de-1_3 = niemieckie, wersja 1.3
option-edition-en = angielskie
option-edition-pl = polskie
option-vehicle_once_per_turn = Pojazd raz na turę
option-vehicle_once_per_turn-help = Pojazdu użytego i dobranego ponownie w tej samej turze nie można użyć jeszcze raz. Mówi o tym tylko polska instrukcja; pozostałe milczą, więc zasada obowiązuje we wszystkich wydaniach, o ile jej nie wyłączysz.
option-vehicle_once_per_turn-edition = jak w wydaniu
option-vehicle_once_per_turn-on = tak
option-vehicle_once_per_turn-off = nie
option-siege_targets_auxiliary = Oblężenie trafia Jednostki Pomocnicze
option-siege_targets_auxiliary-help = Oblężenie może trafić każdy broniący Pojazd, nie tylko Opancerzony. Tak mówi polska instrukcja.
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
option-open_depots-help = Każdy może przeglądać każdy Magazyn, a nie tylko jego wierzchnią kartę. Ma to znaczenie tylko bez bieżącego wyniku: z nim i tak widać wszystkie oddziały.
option-live_tally = Bieżący wynik
option-live_tally-help = Pokazuje, kto prowadzi w każdym Osiągnięciu i co jest w każdym oddziale. Wszystko to było już kiedyś jawne; wynik tylko to zapamiętuje. Bez niego gra się z pamięci.
option-recruitment_refill = Uzupełnianie przy Rekrutacji
option-recruitment_refill-help = Przy Rekrutacji Rezerwa uzupełnia się po każdym zakupie albo raz po kilku.
option-recruitment_refill-each = po każdym zakupie
option-recruitment_refill-batch = po kilku zakupach
option-merge_medals_per_turn = Medale z jednej tury
option-merge_medals_per_turn-help = Czy Pojazd zniszczony w ataku i Pojazd zniszczony w tej samej turze przez Oblężenie mogą razem dać kartę z dwoma Medalami.
option-merge_medals_per_turn-pair = tak, pojedynczy Medal można w zamian zwrócić
option-merge_medals_per_turn-on = tak, wszystkie Medale są przyznawane na koniec tury
option-merge_medals_per_turn-off = nie, są przyznawane osobno
option-defenders_in_final_squad = Obrońcy liczą się na koniec
option-defenders_in_final_squad-help = Pojazdy broniące Baz na koniec gry należą do oddziału przy liczeniu Osiągnięć.
option-tiebreak_vehicles = Remis rozstrzyga najpierw
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
option-give_up-help = Wskaż kartę z ręki, która trafi do Magazynu; rozkaz obowiązuje do początku twojej następnej tury.
option-give_up-ask = zapytaj mnie

## O co pyta gra

ask-play = Każdą kartę zagraj na jeden sposób: kup, użyj albo atakuj. Potem zakończ turę.
ask-payment = { $missing ->
    [0] Zapłacone: { $card }. Wziąć czy wydać więcej?
    [one] Jak płacisz za { $card }? Brakuje { $missing } surowca.
   *[other] Jak płacisz za { $card }? Brakuje { $missing } surowców.
  }
ask-assault = Kto co atakuje?
ask-sabotage = { $by } przeprowadza Sabotaż ({ $card }). Którą kartę odkładasz do Magazynu?
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
do-deploy = { $abilities ->
    [0] Wystaw { $card } do obrony
   *[other] Wystaw { $card } do obrony bez użycia zdolności
  }
    .short = { $abilities ->
    [0] do obrony
   *[other] tylko do obrony
  }
do-put-away = Odłóż kartę { $card } do Magazynu
    .short = odłóż
do-announce = Wyślij { $card } do ataku
    .short = atakuj
do-attack = { $card } { $result } Bazę { $base } ({ $owner })
    .short = { $result } Bazę { $base } ({ $owner })
do-attack-defender = { $card } { $result } { $defender }, obrońcę Bazy { $base } ({ $owner })
    .short = { $result } { $defender } ({ $owner })
do-stand-down = { $card } nie atakuje
    .short = nie atakuje
do-siege-base = Oblężenie { $result } Bazę { $base } ({ $owner })
do-siege-base-guarded = Oblężenie { $result } Bazę { $base } ({ $owner }), mimo obrońcy { $defender }
do-siege-defender = Oblężenie { $result } { $defender }, obrońcę Bazy { $base } ({ $owner })
do-research = Weź { $card }
do-repair = { $card } na Złomowisko
do-repair-done = Bez drugiej karty
do-defend = Baza { $base }
do-defend-replacing = Baza { $base }, zamiast { $defender }
do-take-doubles = { $back ->
    [0] { $doubles ->
        [0] Tylko pojedyncze Medale
        [one] Jedna karta z dwoma Medalami
        [few] { $doubles } karty z dwoma Medalami
       *[many] { $doubles } kart z dwoma Medalami
      }
    [one] { $doubles ->
        [one] Jedna karta z dwoma Medalami; zwracasz jeden pojedynczy Medal z ataku
       *[other] Karty z dwoma Medalami: { $doubles }; zwracasz jeden pojedynczy Medal z ataku
      }
   *[other] Karty z dwoma Medalami: { $doubles }; zwracasz pojedyncze Medale z ataku: { $back }
  }
do-give-up = Odłóż do Magazynu: { $card }
play-buy = Kup { $card } za: { $with }
play-buy-spent = Kup { $card } za resztę wydanych surowców
play-use = Użyj karty { $card }, potem wystaw ją do obrony Bazy { $base }
play-use-replacing = Użyj karty { $card }, potem wystaw ją do obrony Bazy { $base } zamiast { $defender }
play-deploy = Tylko wystaw { $card } do obrony Bazy { $base }
play-deploy-replacing = Tylko wystaw { $card } do obrony Bazy { $base } zamiast { $defender }
play-doubles = { $doubles ->
    [one] Weź jedną kartę z dwoma Medalami, resztę pojedynczo
    [few] Weź { $doubles } karty z dwoma Medalami, resztę pojedynczo
   *[many] Weź { $doubles } kart z dwoma Medalami, resztę pojedynczo
  }
play-attack = Zniszcz Bazę { $base } ({ $owner }), atakują: { $with }
play-attack-defender = Zniszcz { $defender } ({ $owner }), atakują: { $with }

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
garage-shuffled = { $seat } tasuje Magazyn i tworzy nowy Garaż.
    .short = tasuje Magazyn i tworzy nowy Garaż
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
card-discarded = { $seat } odkłada użytą kartę { $card } do Magazynu.
    .short = odkłada do Magazynu: { $card }
card-deployed = { $seat } wysyła { $card } do obrony.
    .short = {""}
recruitment-opened = { $seat } może w tej turze kupić dowolną liczbę Pojazdów.
    .short = {""}
reserve-scouted = { $seat } wymienia całą Rezerwę.
    .short = wymienia całą Rezerwę
sabotage-called = { $seat } przeprowadza Sabotaż.
    .short = przeprowadza Sabotaż
has-chosen = { $seat } wybiera kartę do odłożenia.
    .short = wybiera kartę do odłożenia
card-given-up = { $seat } w wyniku Sabotażu odkłada do Magazynu: { $card }.
    .short = w wyniku Sabotażu odkłada: { $card }
vehicle-damaged = { $seat } uszkadza { $card }, obrońcę Bazy { $base } ({ $owner }).
    .short = uszkadza { $card }, obrońcę Bazy { $base } ({ $owner })
vehicle-destroyed = { $seat } niszczy { $card }, obrońcę Bazy { $base } ({ $owner }).
    .short = niszczy { $card }, obrońcę Bazy { $base } ({ $owner })
base-damaged = { $seat } uszkadza Bazę { $base } ({ $owner }).
    .short = uszkadza Bazę { $base } ({ $owner })
base-destroyed = { $seat } niszczy i zabiera Bazę { $base } ({ $owner }).
    .short = niszczy i zabiera Bazę { $base } ({ $owner })
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
medals-taken = { $seat } otrzymuje { $doubles ->
    [0] { $singles ->
        [one] pojedynczy Medal
        [few] { $singles } pojedyncze Medale
       *[many] { $singles } pojedynczych Medali
      }
    [one] kartę z dwoma Medalami{ $singles ->
        [0] {""}
        [one] {" "}i pojedynczy Medal
        [few] {" "}i { $singles } pojedyncze Medale
       *[many] {" "}i { $singles } pojedynczych Medali
      }
   *[other] karty z dwoma Medalami ({ $doubles }){ $singles ->
        [0] {""}
        [one] {" "}i pojedynczy Medal
        [few] {" "}i { $singles } pojedyncze Medale
       *[many] {" "}i { $singles } pojedynczych Medali
      }
  }: { $medal }.
    .short = otrzymuje { $doubles ->
    [0] { $singles ->
        [one] pojedynczy Medal
        [few] { $singles } pojedyncze Medale
       *[many] { $singles } pojedynczych Medali
      }
    [one] kartę z dwoma Medalami{ $singles ->
        [0] {""}
        [one] {" "}i pojedynczy Medal
        [few] {" "}i { $singles } pojedyncze Medale
       *[many] {" "}i { $singles } pojedynczych Medali
      }
   *[other] karty z dwoma Medalami ({ $doubles }){ $singles ->
        [0] {""}
        [one] {" "}i pojedynczy Medal
        [few] {" "}i { $singles } pojedyncze Medale
       *[many] {" "}i { $singles } pojedynczych Medali
      }
  }: { $medal }
medals-handed-back = { $count ->
    [one] { $seat } zwraca pojedynczy Medal z ataku: { $medal }.
   *[other] { $seat } zwraca pojedyncze Medale z ataku ({ $medal }): { $count }.
  }
    .short = { $count ->
    [one] zwraca pojedynczy Medal: { $medal }
   *[other] zwraca pojedyncze Medale ({ $medal }): { $count }
  }
medals-missed = { $seat } nie otrzymuje Medalu, bo żadnego już nie ma: { $medal }.
    .short = nie otrzymuje Medalu, bo żadnego już nie ma: { $medal }
last-round-began = To jest ostatnia runda: { $reason }.

## Dlaczego nie

one-purchase = W turze można kupić jeden Pojazd; więcej tylko dzięki Rekrutacji.
too-dear = { $missing ->
    [one] Za drogo: brakuje { $missing } surowca.
   *[other] Za drogo: brakuje { $missing } surowców.
  }
no-payer = Żadna z twoich kart nie może zapłacić za ten Pojazd; nawet koszt 0 wymaga karty z surowcami.
no-symbol = Bez surowców karta nie może płacić.
national-only = Surowce z Dóbr narodowych służą tylko do zakupu Pojazdów wskazanego kraju.
no-ability = Karta nie ma zdolności.
no-armour = Bez opancerzenia karta nie może bronić.
no-base = Nie masz już Bazy do obrony.
finish-purchase = Najpierw dokończ zakup.
finish-assault = Najpierw dokończ atak.
finish-card = Najpierw rozpatrz do końca zagraną kartę.
medals-first = Najpierw weź Medale.
nothing-affordable = Nie ma nic, co można by teraz za nią kupić.
announce-first = Wszystkie karty ataku wskazuje się przed pierwszym trafieniem.
only-bases = Może atakować tylko Bazy, a wszystkie są bronione.
only-vehicles = Może atakować tylko Pojazdy, a żaden nie broni Bazy.
base-guarded = Bazy broni { $card } ({ $owner }): najpierw zniszcz obrońcę.
not-armoured = Oblężenie trafia tylko Pojazdy Opancerzone, nie Jednostki Pomocnicze.
research-limit = Badania pozwalają wziąć Pojazd o koszcie najwyżej { $limit }.
one-assault = W turze można przeprowadzić tylko jeden atak.
no-power = Bez siły ognia karta nie może atakować.
other-country = W ataku biorą udział Pojazdy innego kraju.
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
class-heavy-help = Ciężki Czołg niszczy Bazę jednym trafieniem; inne Pojazdy potrzebują dwóch trafień.
class-auxiliary = pomocnicza
class-auxiliary-help = Jednostki Pomocnicze nie są Pojazdami Opancerzonymi: Oblężenie może je trafić tylko w wydaniu polskim albo gdy pozwala na to opcja.
ability-reinforcements = Posiłki
ability-reinforcements-help = Dobierz tyle kart; możesz je zagrać jeszcze w tej turze.
ability-recruitment = Rekrutacja
ability-recruitment-help = Kup w tej turze dowolną liczbę Pojazdów; wydane surowce muszą łącznie wystarczyć na wszystkie.
ability-scouting = Zwiad
ability-scouting-help = Odrzuć całą Rezerwę i wyłóż cztery nowe Pojazdy.
ability-sabotage = Sabotaż
ability-sabotage-help = Każdy przeciwnik odkłada z ręki do Magazynu wybraną przez siebie kartę; nie uzupełnia ręki.
ability-siege = Oblężenie
ability-siege-help = Uszkodź wrogą Bazę, nawet bronioną, albo broniący jej Pojazd Opancerzony (w wydaniu polskim dowolny Pojazd); drugie trafienie niszczy. Medal za Pojazd dostajesz na koniec tury.
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
achievement-bases_destroyed-help = 5 Medali dla gracza, który jako jedyny zniszczył najwięcej Baz.
achievement-light_tanks = Lekkie czołgi
achievement-light_tanks-help = 5 Medali dla gracza, który jako jedyny ma najwięcej Lekkich Czołgów w oddziale.
achievement-medium_tanks = Czołgi średnie
achievement-medium_tanks-help = 5 Medali dla gracza, który jako jedyny ma najwięcej Czołgów Średnich w oddziale.
achievement-spgs = Działa samobieżne
achievement-spgs-help = 5 Medali dla gracza, który jako jedyny ma najwięcej Dział Samobieżnych w oddziale.
achievement-heavy_tanks = Ciężkie czołgi
achievement-heavy_tanks-help = 5 Medali dla gracza, który jako jedyny ma najwięcej Ciężkich Czołgów w oddziale.
achievement-auxiliary_units = Jednostki pomocnicze
achievement-auxiliary_units-help = 5 Medali dla gracza, który jako jedyny ma najwięcej Jednostek Pomocniczych w oddziale.
achievement-soviet_medals = Medale radzieckie
achievement-soviet_medals-help = 5 Medali dla gracza, który jako jedyny ma najwięcej Orderów Czerwonego Sztandaru w oddziale.
achievement-german_medals = Medale niemieckie
achievement-german_medals-help = 5 Medali dla gracza, który jako jedyny ma najwięcej Żelaznych Krzyży w oddziale.
achievement-american_medals = Medale amerykańskie
achievement-american_medals-help = 5 Medali dla gracza, który jako jedyny ma najwięcej Medali Honoru w oddziale.
achievement-french_medals = Medale francuskie
achievement-french_medals-help = 5 Medali dla gracza, który jako jedyny ma najwięcej Médailles Militaires w oddziale.
achievement-double_medals = Skomasowany atak
achievement-double_medals-help = 5 Medali dla gracza, który jako jedyny ma najwięcej kart z dwoma Medalami w oddziale.
achievement-most_cards = Największy oddział
achievement-most_cards-help = 5 Medali dla gracza, który jako jedyny ma najwięcej kart w oddziale, razem z Medalami i zdobytymi Bazami.
result-damages = uszkadza
result-destroys = niszczy
ending-bases-lost = ktoś stracił wszystkie Bazy
ending-medals-gone = zabrano ostatnią kartę z jednym Medalem któregoś kraju
ending-round-limit = osiągnięto limit rund
base = Baza { $number }
state-whole = nieuszkodzona
state-damaged = uszkodzona
state-gone = stracona

## Co widać

view-round = Runda
view-first = Pierwszy gracz
view-first_by = Przy prawdziwym stole zaczyna
first-youngest = kto ostatnio grał w grę sieciową; jeśli nikt w nią nie grał, najmłodszy gracz
view-active = Tura
view-waiting_for = Czekamy na
view-ending = Ostatnia runda
view-reserve = Rezerwa
view-leaves_next = Następna do odrzucenia
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
   *[other] {" "}({ $tally }{ $leader ->
        [none] {""}
       *[other] {": "}{ $leader }
      })
  }
view-turn = W tej turze
view-laid_out = ujawnione
view-playing = zagrywana
view-buying = kupowany
view-announced = w ataku
view-spent = wydane surowce
view-national = dobra narodowe
view-bought = koszt zakupów
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
       *[whole] bez obr.
      }
   *[other] { $defender }{ $defender_damaged ->
        [true] {" "}(uszkodzony)
       *[false] {""}
      }{ $state ->
        [damaged] {" "}/ uszkodzona
       *[whole] {""}
      }
  }
view-vehicles_destroyed = Zniszczone
view-bases_destroyed = Zdobyte
view-points = Punkty teraz
view-tie_breaks = Przy remisie
view-unseen = ręka i Garaż
view-squad = oddział
view-depot_cards = Magazyn
view-chosen = Odkładasz
fact-country = Kraj
fact-class = Klasa
fact-cost = Koszt
fact-cost-help = Tyle surowców kosztuje Pojazd.
fact-resources = Płaci
fact-resources-help = Tyle surowców daje karta przy zakupie; bez liczby nie można nią płacić.
fact-power = Siła ognia
fact-power-help = Trafienie niszczy obrońcę o opancerzeniu nie większym niż ta liczba. Bez siły ognia karta nie może atakować.
fact-armour = Opancerzenie
fact-armour-help = Tyle siły ognia potrzeba, by jednym trafieniem zniszczyć Pojazd jako obrońcę. Bez opancerzenia nie może bronić.
fact-abilities = Zdolności
fact-only_bases = tylko Bazy
fact-only_bases-help = Może atakować Bazy, ale nie Pojazdy.
fact-only_vehicles = tylko Pojazdy
fact-only_vehicles-help = Może atakować Pojazdy, ale nie Bazy.
fact-national = narodowe
fact-national-help = Te surowce służą tylko do zakupu Pojazdów wskazanego kraju.
national-ussr = narodowe (ZSRR)
national-germany = narodowe (Niemcy)
national-usa = narodowe (USA)
national-france = narodowe (Francja)

## Jak się skończyło

outcome-bases-lost = Ktoś stracił ostatnią Bazę.
outcome-medals-gone = Zabrano ostatnią kartę z jednym Medalem któregoś kraju.
outcome-round-limit = Osiągnięto limit rund.
score-medals = Medale
score-bases = Medale za Bazy
score-achievements = Medale za Osiągnięcia
final-achievements = { $id }: { $leader ->
    [none] nikt samodzielnie
   *[other] { $leader }
  } ({ $tally })
final-ties = { $by ->
    [vehicles] Równa liczba Medali: { $id } wyprzedza gracza { $over } liczbą zniszczonych Pojazdów ({ $figures }).
    [bases] Równa liczba Medali i zniszczonych Pojazdów: { $id } wyprzedza gracza { $over } liczbą zniszczonych Baz ({ $figures }).
    [achievements] Równa liczba Medali, zniszczonych Pojazdów i Baz: { $id } wyprzedza gracza { $over } liczbą Osiągnięć ({ $figures }).
   *[shared] { $id } i { $over } są równi we wszystkim i dzielą miejsce.
  }

## Stół w przeglądarce

table-caption-reinforcements = Posiłki
table-caption-recruitment = Rekrutacja
table-caption-scouting = Zwiad
table-caption-sabotage = Sabotaż
table-caption-siege = Oblężenie
table-caption-research = Badania
table-caption-repair = Demontaż
table-caption-invulnerability = Medal
table-caption-auxiliary = pomocn.
table-open = niebroniona
table-leaves = do odrzucenia
table-hand-empty = Brak kart na ręce.
table-paid = zapłacono { $paid } z { $cost }
table-pay-more = Dopłać { $missing }
table-buy = Kup
table-cancel = Anuluj
table-assault = Atak
table-aim = celuj
table-fire = Ognia!
table-assault-ready = Ognia! Możesz też dodać kolejny Pojazd lub cel.
table-assault-aim = Wybierz podświetloną Bazę jako cel.
table-your-turn = Twoja tura
table-turn-of = Tura: { $name }
table-our-cards = karty Hulldown
table-squad = Oddział
table-squad-of = Oddział: { $name }
table-unseen = Na ręce lub w Garażu: { $count } z tych kart.
table-nothing-here = Nic tu nie leży.
table-from-memory = Gracie z pamięci: zawartość nie jest pokazywana.
table-close = Zamknij
table-debrief = Podsumowanie
table-total = Razem
table-tie-breaks = Przy remisie
table-leads = Gdyby gra się teraz skończyła, otrzymałby je gracz { $name }.
table-nobody-leads = Nikt nie prowadzi samodzielnie.
table-about-base = Drugie trafienie niszczy Bazę; Ciężki Czołg niszczy ją już pierwszym. Kto ją zniszczy, zdobywa trzy Medale.
table-about-medals = { $singles ->
    [0] Nie ma już pojedynczych Medali; podwójne: { $doubles }.
    [one] Został jeden pojedynczy Medal: runda, w której ktoś go zabierze, jest ostatnia. Podwójne: { $doubles }.
   *[other] Pojedyncze Medale: { $singles }; runda, w której ktoś zabierze ostatni z nich, jest ostatnia. Podwójne: { $doubles }.
  }
table-about-garage = Zakryte karty, z których się dobiera. Gdy się skończą, potasowany Magazyn staje się nowym Garażem.
table-about-depot = Karty zagrane lub kupione. Gdy Garaż się skończy, Magazyn staje się nowym Garażem.
table-about-deck = Pojazdy, które wejdą do Rezerwy, zakryte.
table-about-discards = Pojazdy, które opuściły Rezerwę niekupione. Gdy stos się skończy, tworzą nowy stos.
table-about-graveyard = Karty, które są poza grą.
table-about-points = Medale, zdobyte Bazy i Osiągnięcia, gdyby gra skończyła się teraz.
table-about-vehicles_destroyed = Zniszczone Pojazdy: rozstrzygają remis jako pierwsze.
table-about-bases_destroyed = Zniszczone Bazy: rozstrzygają remis jako drugie.
table-about-hand = Karty na ręce.
table-or-lit = albo wskaż podświetloną Bazę
table-attack-lit = Atak: wybierz podświetloną Bazę wroga
table-ways-attack = { $card }: zaatakuj podświetloną Bazę wroga albo …
table-ways-guard = { $card }: broń podświetlonej Bazy albo …
table-ways = Co ma zrobić { $card }?
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
table-by-tie-break = Równa liczba Medali: rozstrzygają zniszczone Pojazdy, potem Bazy, potem Osiągnięcia.
table-lost-bases = { $count ->
    [one] Partia się skończyła: ostatnią Bazę stracił gracz { $names }.
   *[other] Partia się skończyła: ostatnie Bazy stracili { $names }.
  }
table-medals-gone = Partia się skończyła: zabrano ostatni pojedynczy Medal ({ $medals }).
table-figures-printed = Wartości z druku.
table-figures-historical = Wartości historyczne.
table-figures-ours = Wartości Hulldown (nie z druku).
table-keys-arrows = Przejście do następnej karty lub Bazy na stole; Enter wybiera

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
card-partizany = Partyzanci
    .art = Партизаны
card-bm_13 = BM-13 Katiusza
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

## Co liczy podpowiedź

figure-points = punkty
figure-achievements = przewaga w Osiągnięciach
figure-vehicles = Pojazdy
figure-heavies = ciężkie czołgi
figure-ballast = karty inne niż Pojazdy
figure-damaged = uszkodzone Bazy
figure-guards = bronione Bazy
figure-strength = siła oddziału

# What puzzles are about.
theme-purchases = zakupy
theme-bases = Bazy
theme-vehicles = wrogie Pojazdy
theme-guards = obrona Baz
theme-medals = Medale
theme-sabotage = Sabotaż

# Shares that a balance report counts
rate-bought = Kupione, gdy było można
rate-owners_won = Wygrane właścicieli
rate-used = Użyte w turach, w których było można
rate-users_won = Wygrane tych, którzy używali jej najczęściej
rate-awarded = Przyznane osiągnięcie
table-aid-abilities = Zdolności
table-aid-classes = Rodzaje kart i klasy
table-aid-achievements = Osiągnięcia
table-aid-turn = Twoja tura
table-aid-assault = Atak

# The balance lab

sheet-ability1 = Pierwsza zdolność
sheet-number1 = Jej liczba
sheet-ability2 = Druga zdolność
sheet-number2 = Jej liczba
sheet-only = Atakuje tylko
sheet-only-bases = Bazy
sheet-only-vehicles = Pojazdy
sheet-national = Dobra narodowe
sheet-national-yes = tak
sheet-symbol = Symbol
sheet-symbol-artillery = artyleria
sheet-symbol-destroyer = niszczyciel czołgów

## Co się nie zgadza we własnych kartach

fault-header = pierwszy wiersz musi podać nazwy kolumn: { $known }
fault-id-taken = „{ $value }” to już identyfikator czegoś innego
fault-name-empty = pusta komórka
fault-name-signs = zawiera znaki, których nie da się pokazać, albo ma ich więcej niż { $most }
fault-abilities = zdolności mogą być najwyżej { $most }
fault-ability-number = „{ $ability }” nie ma liczby; zostaw pustą komórkę
fault-class-figure = „{ $class }” ma tu zawsze { $fixed }, nie { $value }
fault-only = z siłą ognia 0 karta niczego nie atakuje; zostaw pustą komórkę
fault-symbol = tylko „spg” ma jeden z dwóch symboli; zostaw pustą komórkę
fault-namesake = „{ $id }” też nazywa się „{ $name }”
fault-too-many = jest więcej niż { $most } wierszy kraju „{ $country }”
fault-other-country = „{ $id }” to pojazd kraju „{ $country }”; daj swojemu inny identyfikator
