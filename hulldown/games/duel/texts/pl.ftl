# Słowa gry Pojedynek.

game-title = Pojedynek
game-summary = Załogi czołgów na froncie wschodnim. Gracze licytują kartę dla każdego czołgu; najniższy numer działa pierwszy. W swojej fazie czołg walczy z pożarem, a potem wykonuje jedną akcję – ruch, ogień, oskrzydlenie, ukrycie, wykrywanie – złożoną z kart na ręce. Wyeliminowane czołgi i stracone załogi dają punkty drugiej stronie; gdy talia się skończy, wygrywa strona z większą liczbą punktów.
scenario-open_fight = Otwarta walka
scenario-high_ground = Wzgórza
scenario-break_through = Przełamanie
scenario-mud_road = Droga w błocie
scenario-white_out = Zamieć
scenario-korsun = Korsuń 1944

## Options

option-tanks = Czołgi po każdej stronie
option-tanks-help = Tyle, ile miejsc, co najmniej dwa; albo tyle po każdej stronie.
option-tanks-seats = według miejsc
option-tanks-1 = 1
option-tanks-2 = 2
option-tanks-3 = 3
option-tanks-4 = 4
option-decks = Przejścia przez talię
option-decks-help = Ile razy talia zostanie rozegrana przed końcem gry.
option-decks-tanks = według czołgów
option-decks-1 = 1
option-decks-2 = 2
option-decks-3 = 3
option-decks-4 = 4
option-decks-5 = 5
option-decks-6 = 6
option-force = Czołgi
option-force-help = Czołgi scenariusza albo wolna bitwa: dodawaj, usuwaj i zmieniaj czołgi, wskaż dowódców i podaj całość dalej w jednym wierszu.
option-start = Odległość początkowa
option-start-help = Tak daleko od środka zaczyna każdy czołg.
option-start-scenario = według scenariusza
option-start-0 = 0 m
option-start-200 = 200 m
option-start-400 = 400 m
option-start-600 = 600 m
option-start-800 = 800 m
option-start-1000 = 1000 m
option-conditions = Pogoda i teren
option-conditions-help = Głębokie błoto spowalnia wszystkie czołgi i nie pozwala oskrzydlać, dopóki strona nie znajdzie swoich dróg. W śniegu czołgi są wolne i mało widzą.
option-conditions-scenario = według scenariusza
option-conditions-deep_mud = głębokie błoto
option-conditions-snow = śnieg
option-handicap = Fory
option-handicap-help = Z tyloma punktami zaczyna strona radziecka; poniżej zera niemiecka.
option-hull_down_anywhere = Ukrycie kadłuba wszędzie
option-hull_down_anywhere-help = Dowodzenie i Rozkaz ukrywają kadłub na każdym terenie; wyłączone: tylko tam, gdzie teren na to pozwala.
option-auto_accept_spotted = Zawsze przyjmuj wykrycie
option-auto_accept_spotted-help = Znacznik wykrycia jest brany bez pytania, chyba że kosztowałby znacznik namierzenia.
option-odds = Szanse
option-odds-help = Szanse liczone z kart, których jeszcze nie widać, liczone z całej talii albo niepodawane.
option-odds-counted = z niewidzianych kart
option-odds-printed = cała talia
option-odds-off = wyłączone

## Ustawienie bitwy

setup-crowded = Za dużo graczy po jednej stronie: ma ona najwyżej { $most ->
    [one] { $most } czołg
    [few] { $most } czołgi
   *[many] { $most } czołgów
  }.
setup-too-few-tanks = Za mało czołgów dla wszystkich: każda strona potrzebuje co najmniej { $least }.
setup-no-tank = { $side ->
    [german] Strona niemiecka
   *[soviet] Strona radziecka
  } nie ma czołgu: każda strona potrzebuje choć jednego.
setup-twice = Ten czołg występuje w zapisie dwa razy.
setup-no-model = Ta strona nie ma planszy „{ $model }”.
setup-said-twice = Załogę, pociski i dowódcę można podać tylko raz.
setup-no-name = Nie ma czołgu „{ $name }”: nazywają się od german_i do german_iv i od soviet_i do soviet_iv.
setup-word = Nieznane słowo „{ $word }”. Może być green, seasoned, elite, liczba pocisków, seat1 albo solo.
setup-no-apcr = To działo nie ma amunicji specjalnej.
setup-rounds = Najwyżej { $most } pocisków specjalnych.
setup-not-on-side = { $seat } nie należy do tej strony: wybierz dowódcę albo zmień stronę miejsca.
setup-seat-without = { $seat } nie ma czołgu: dodaj czołg albo przydziel któryś z obecnych.
table-setup-scenario = Czołgi scenariusza
table-setup-free = Czołgi do wyboru
table-setup-worth = { $count ->
    [one] { $count } czołg
    [few] { $count } czołgi
   *[many] { $count } czołgów
  }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
table-setup-vp = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  }
table-setup-boards = Który czołg?
table-setup-change = { $tank }, { $model }: wybierz inny czołg
table-setup-drop = Usuń: { $tank }
table-setup-add = Dodaj czołg
table-setup-crew = Załoga
table-setup-rounds = Podkalibrowe
table-setup-commander = Dowodzi
table-setup-anybody = automatycznie
table-setup-given = { $name } (przydział)
table-setup-solo = przeciwnik solo
table-setup-code = Bitwa w jednej linii
table-setup-copy = Kopiuj

## Koniec i raport

table-debrief = Odprawa
table-you-win = Zwycięstwo!
table-side-wins = { $side ->
    [german] Wygrała strona niemiecka
   *[soviet] Wygrała strona radziecka
  }
table-ended-points = Strona { $side ->
    [german] niemiecka
   *[soviet] radziecka
  } ma więcej punktów zwycięstwa: { $points } do { $other }
table-ended-kills = Po { $points } PZ, ale strona { $side ->
    [german] niemiecka
   *[soviet] radziecka
  } zniszczyła więcej czołgów: { $kills } do { $other }
table-aids = Ściągawka
table-aid-sequence = Przebieg gry
table-aid-actions = Akcje czołgu
table-aid-orders = Symbole rozkazów: co za nie dostajesz
table-aid-to-hit = Trafienie
table-aid-penetration = Miejsce trafienia i przebicie
table-aid-damage = Uszkodzenia
table-aid-crew = Morale, pożar, ucieczka, eliminacja
table-aid-tactics = Taktyka
table-aid-solo = Przeciwnik solo
table-aid-now = teraz
report-title = Raport z walki
report-copy = Kopiuj raport
report-force-german = Niemcy wystawili: { $models }.
report-force-soviet = Armia Czerwona wystawiła przeciw nim: { $models }.
report-no-shot = Nie padł ani jeden strzał.
report-first-hit = W rundzie { $round } czołg { $tank } otworzył ogień i trafił czołg { $enemy }.
report-first-miss = W rundzie { $round } czołg { $tank } otworzył ogień do czołgu { $enemy } i chybił.
report-destroyed = W rundzie { $round } czołg { $by } zniszczył czołg { $tank } ({ $model }).
report-exploded = W rundzie { $round } czołg { $tank } ({ $model }) wyleciał w powietrze, trafiony przez { $by }.
report-lost = W rundzie { $round } przepadł czołg { $tank } ({ $model }).
report-abandoned = W rundzie { $round } załoga porzuciła czołg { $tank } ({ $model }).
report-left = W rundzie { $round } czołg { $tank } ({ $model }) przebił się i opuścił pole walki.
report-shots-german = Niemcy oddali { $shots ->
    [one] { $pierced ->
        [0] jeden strzał, który trafił, ale nie przebił pancerza
       *[other] jeden strzał, który trafił i przebił pancerz
      }
    [few] { $shots } strzały: { $hits ->
        [one] jeden trafił
        [few] { $hits } trafiły
       *[many] { $hits } trafiło
      }, { $pierced ->
        [0] żaden nie przebił pancerza
        [one] jeden przebił pancerz
        [few] { $pierced } przebiły pancerz
       *[many] { $pierced } przebiło pancerz
      }
   *[many] { $shots } strzałów: { $hits ->
        [one] jeden trafił
        [few] { $hits } trafiły
       *[many] { $hits } trafiło
      }, { $pierced ->
        [0] żaden nie przebił pancerza
        [one] jeden przebił pancerz
        [few] { $pierced } przebiły pancerz
       *[many] { $pierced } przebiło pancerz
      }
  }.
report-shots-soviet = Armia Czerwona oddała { $shots ->
    [one] { $pierced ->
        [0] jeden strzał, który trafił, ale nie przebił pancerza
       *[other] jeden strzał, który trafił i przebił pancerz
      }
    [few] { $shots } strzały: { $hits ->
        [one] jeden trafił
        [few] { $hits } trafiły
       *[many] { $hits } trafiło
      }, { $pierced ->
        [0] żaden nie przebił pancerza
        [one] jeden przebił pancerz
        [few] { $pierced } przebiły pancerz
       *[many] { $pierced } przebiło pancerz
      }
   *[many] { $shots } strzałów: { $hits ->
        [one] jeden trafił
        [few] { $hits } trafiły
       *[many] { $hits } trafiło
      }, { $pierced ->
        [0] żaden nie przebił pancerza
        [one] jeden przebił pancerz
        [few] { $pierced } przebiły pancerz
       *[many] { $pierced } przebiło pancerz
      }
  }.
report-misses-german = Niemcy oddali { $shots ->
    [one] jeden strzał i nie trafili
    [few] { $shots } strzały i ani razu nie trafili
   *[many] { $shots } strzałów i ani razu nie trafili
  }.
report-misses-soviet = Armia Czerwona oddała { $shots ->
    [one] jeden strzał i nie trafiła
    [few] { $shots } strzały i ani razu nie trafiła
   *[many] { $shots } strzałów i ani razu nie trafiła
  }.
report-lucky = Najwięcej szczęścia miał czołg { $tank }: trafił czołg { $enemy } przy szansie { $number }%.
report-unlucky = Największego pecha miał czołg { $tank }: nie trafił czołgu { $enemy } przy szansie { $number }%.
report-best = Najlepszy czołg to { $tank } ({ $model }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }, { $kills ->
    [0] ani jednego zniszczonego czołgu
    [one] { $kills } zniszczony czołg
    [few] { $kills } zniszczone czołgi
   *[many] { $kills } zniszczonych czołgów
  }.
report-no-points = Żaden czołg nie zdobył ani punktu.
report-bounced = Od pancerza { $count ->
    [one] odbił się { $count } pocisk
    [few] odbiły się { $count } pociski
   *[many] odbiło się { $count } pocisków
  }.
report-fires = { $count ->
    [one] Wybuchł { $count } pożar
    [few] Wybuchły { $count } pożary
   *[many] Wybuchło { $count } pożarów
  }.
report-flanks = { $count ->
    [one] Raz czołg wyszedł
    [2] Dwa razy czołg wyszedł
    [3] Trzy razy czołg wyszedł
   *[other] Czołgi wychodziły { $count } razy
  } wrogowi na flankę.
report-tactics = { $count ->
    [one] { $count } karta taktyki pokrzyżowała
    [few] { $count } karty taktyki pokrzyżowały
   *[many] { $count } kart taktyki pokrzyżowało
  } komuś plany.
report-moves = { $count ->
    [0] Żaden czołg nie zmienił odległości
    [one] Tylko raz czołg zmienił odległość
    [2] Czołgi dwa razy zmieniały odległość
    [3] Czołgi trzy razy zmieniały odległość
   *[other] Czołgi { $count } razy zmieniały odległość
  }.
report-men = { $killed ->
    [0] Nikt nie zginął
    [one] Zginął { $killed } żołnierz
    [few] Zginęło { $killed } żołnierzy
   *[many] Zginęło { $killed } żołnierzy
  }, { $wounded ->
    [0] nikt nie został ranny
    [one] jeden został ranny
   *[many] { $wounded } zostało rannych
  }.
report-no-men = W żadnej załodze nikomu nic się nie stało.
report-broken = { $count ->
    [one] Raz załamała się
    [2] Dwa razy załamała się
    [3] Trzy razy załamała się
   *[other] { $count } razy załamała się
  } załoga.
report-steady = Każda załoga zachowała zimną krew.
report-end = W rundzie { $round } było po wszystkim.
report-score = Niemcy mieli { $german ->
    [one] { $german } punkt
    [few] { $german } punkty
   *[many] { $german } punktów
  }, Armia Czerwona { $soviet }.
report-by-kills = Punktów było po równo, rozstrzygnęły zniszczone czołgi.
report-by-side = Punktów i zniszczonych czołgów było po równo, więc wygrała strona radziecka.
report-won-german = Pole walki należało do Niemców.
report-won-soviet = Pole walki należało do Armii Czerwonej.

## Sides, tanks, crews, ground

tank-german_i = N-I
tank-soviet_i = R-I
tank-german_ii = N-II
tank-soviet_ii = R-II
tank-german_iii = N-III
tank-soviet_iii = R-III
tank-german_iv = N-IV
tank-soviet_iv = R-IV
team-german = Niemcy
team-soviet = Armia Czerwona
side-german = Niemcy
side-soviet = Armia Czerwona
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
experience-green = niedoświadczona
experience-seasoned = doświadczona
experience-elite = elitarna
crew-commander = dowódca
crew-gunner = działonowy
crew-loader = ładowniczy
crew-driver = kierowca
crew-assistant_driver = pomocnik kierowcy
crew-second_loader = drugi ładowniczy
health-healthy = zdrowy
health-wounded = ranny
health-kia = poległ
terrain-field = Pole
terrain-brush = Zarośla
terrain-woods = Las
terrain-gully = Wąwóz
terrain-building = Budynek
terrain-rubble = Gruzy
terrain-mud = Błoto
terrain-motion = w ruchu
terrain-hill = Wzgórze
terrain-road = Droga
place-turret = wieża
place-hull = kadłub
place-tracks = gąsienice
table-counter-fire = Pożar
table-counter-broken = Załamana załoga
table-counter-motion = W ruchu
table-counter-terrain = Teren
table-counter-round = Pocisk specjalny
table-counter-transmission = Przekładnia
table-counter-hatch = Właz
table-counter-infantry = Piechota
gravity-light = lekkie
gravity-heavy = ciężkie
gravity-critical = krytyczne
result-track_damage = uszkodzone gąsienice
result-immobilized = unieruchomiony
result-loader_panics = ładowniczy w panice
result-driver_panics = kierowca w panice
result-catastrophic_hit = katastrofalne trafienie
result-turret_gears_damaged = uszkodzony obrót wieży
result-crew_in_shock = załoga w szoku
result-crew_stunned = załoga ogłuszona
result-gun_hit = trafione działo
result-optics_damaged = uszkodzona optyka
result-engine_destroyed = zniszczony silnik
result-transmission_locked = zablokowana przekładnia
result-smoke_fills_the_tank = czołg pełen dymu
result-special_ammo_hit = trafiona amunicja specjalna
result-fuel_hit = trafiony zbiornik paliwa
result-ammo_hit = trafiona amunicja
purpose-spot = próbie wykrycia
purpose-flank = oskrzydleniu
purpose-terrain = terenowi
purpose-fire = strzałowi
purpose-tactics = karcie Taktyki

## Cards

card-n1 = 1 Flanka 7
card-n2 = 2 Las
card-n3 = 3 Ruch 6
card-n4 = 4 Ogień 8
card-n5 = 5 Ruch 8 / Ogień 1
card-n6 = 6 Dowodzenie
card-n7 = 7 Taktyka
card-n8 = 8 Ruch 7 / Flanka 3
card-n9 = 9 Ogień 5
card-n10 = 10 Gruzy
card-n11 = 11 Ruch 5
card-n12 = 12 Dym
card-n13 = 13 Ruch 1
card-n14 = 14 Błoto
card-n15 = 15 Ogień 2
card-n16 = 16 Ruch 3 / Ogień 6
card-n17 = 17 Ruch 3
card-n18 = 18 Dowodzenie
card-n19 = 19 Taktyka
card-n20 = 20 Budynek
card-n21 = 21 Ogień 4
card-n22 = 22 Ruch 2
card-n23 = 23 Flanka 2
card-n24 = 24 Ruch 1 / Flanka 6
card-n25 = 25 Ruch 5 / Ogień 5
card-n26 = 26 Wąwóz
card-n27 = 27 Ogień 4
card-n28 = 28 Dowodzenie
card-n29 = 29 Ruch 7
card-n30 = 30 Zarośla
card-n31 = 31 Taktyka
card-n32 = 32 Ruch 2 / Ogień 8
card-n33 = 33 Ogień 4
card-n34 = 34 Ruch 8
card-n35 = 35 Zarośla
card-n36 = 36 Dym
card-n37 = 37 Ruch 3 / Flanka 5
card-n38 = 38 Ogień 3
card-n39 = 39 Flanka 4
card-n40 = 40 Budynek
card-n41 = 41 Dowodzenie
card-n42 = 42 Ruch 4
card-n43 = 43 Taktyka
card-n44 = 44 Ruch 4 / Ogień 4
card-n45 = 45 Ogień 2
card-n46 = 46 Las
card-n47 = 47 Ruch 2
card-n48 = 48 Ruch 6 / Ogień 3
card-n49 = 49 Wąwóz
card-n50 = 50 Ogień 1
card-n51 = 51 Taktyka
card-n52 = 52 Dowodzenie
card-n53 = 53 Ruch 4
card-n54 = 54 Flanka 4
card-n55 = 55 Pole
card-n56 = 56 Ruch 2 / Flanka 5
card-n57 = 57 Ogień 5
card-n58 = 58 Dym
card-n59 = 59 Ruch 3
card-n60 = 60 Wąwóz
card-n61 = 61 Ruch 6 / Ogień 4
card-n62 = 62 Ogień 6
card-n63 = 63 Dowodzenie
card-n64 = 64 Taktyka
card-n65 = 65 Las
card-n66 = 66 Ruch 4
card-n67 = 67 Ogień 5
card-n68 = 68 Flanka 6
card-n69 = 69 Ruch 5 / Flanka 3
card-n70 = 70 Rozkaz: raport zwiadu
card-n71 = 71 Rozkaz: pilne rozkazy
card-n72 = 72 Rozkaz: zebranie
card-n73 = 73 Rozkaz: spokój
card-n74 = 74 Rozkaz: usuwanie szkód
card-n75 = 75 Rozkaz: ogień skupiony
card-n76 = 76 Rozkaz: wabik
card-n77 = 77 Rozkaz: artyleria
card-n78 = 78 Ruch 3 / Ogień 7
card-n79 = 79 Las
card-n80 = 80 Ruch 5
card-n81 = 81 Ogień 6
card-n82 = 82 Taktyka
card-n83 = 83 Błoto
card-n84 = 84 Dowodzenie
card-n85 = 85 Ruch 1
card-n86 = 86 Ruch 4 / Ogień 5
card-n87 = 87 Ogień 7
card-n88 = 88 Budynek
card-n89 = 89 Dym
card-n90 = 90 Flanka 5
card-n91 = 91 Ogień 3
card-n92 = 92 Ruch 6
card-n93 = 93 Gruzy
card-n94 = 94 Ruch 4 / Flanka 4
card-n95 = 95 Dowodzenie
card-n96 = 96 Taktyka
card-n97 = 97 Ruch 7 / Ogień 2
card-n98 = 98 Zarośla
card-n99 = 99 Ruch 5
card-n100 = 100 Ogień 3
card-a74 = 74 Rozkaz: przewodnik
card-a75 = 75 Rozkaz: flary
card-field = brak karty

## What a seat is asked

ask-bid = Wybierz kartę inicjatywy dla { $tank }.
ask-bids-made = Zatwierdź karty inicjatywy.
ask-burning = { $tank } płonie: gaście pożar albo opuśćcie czołg.
ask-broken = Załoga { $tank } jest załamana.
ask-action = { $tank }: wybierz akcję.
ask-more = { $tank }: dodaj kartę albo kontynuuj.
ask-target = { $tank }: wybierz cel.
ask-flank = { $tank }: oskrzydl wroga albo zgub tego, kto oskrzydla ciebie.
ask-release = { $tank } oskrzydla dwóch wrogów: którego odpuszcza?
ask-metres = { $tank }: jak daleko?
ask-aim = { $tank }: celować w wieżę czy w kadłub?
ask-quick = { $tank }: zmienić pocisk przed strzałem?
ask-boost = { $tank }: podnieść poziom symbolami rozkazów?
ask-use = { $tank }: do czego używasz karty?
ask-rob = { $tank }: komu zabierasz kartę?
ask-pick = { $tank }: którą kartę z tej ręki zabierasz?
ask-look = { $tank }: ile kart odsłaniasz przy wykrywaniu?
ask-give = { $tank }: odrzuć kartę.
ask-pay = { $tank }: zapłać symbolami rozkazów, jeszcze { $missing }.
ask-declare = { $tank }: ogłoś akcję.
ask-tactics = Zagrać Taktykę przeciw { $against }? ({ $tank }, { $enemy })
ask-spotted = { $tank } może wykryć { $enemy }.
ask-shed = { $tank }: którego oskrzydlającego gubisz?
ask-lose = Trafiona amunicja { $tank }: odrzuć kartę Ognia.
ask-acquire = { $tank }: namierzyć { $enemy }?
ask-discard = { $tank }: odrzuć kartę albo zachowaj wszystkie.

## Actions

do-bid = Licytuj: { $card }
do-hold-back = Bez karty dla tego czołgu
do-move = Ruch kartą { $card }
do-fire = Ogień kartą { $card }
do-flank = Oskrzydlenie kartą { $card }
do-enter = Wjazd w teren: { $card }
do-lead = Dowodzenie kartą { $card }
do-smoke = Zasłona dymna kartą { $card }
do-command = Rozkaz kartą { $card }
do-lay = Wyłóż na wroga w ruchu: { $card }
do-pay = Zapłać kartą { $card } ({ $orders })
do-give = Odrzuć: { $card }
do-discard = Odrzuć: { $card }
do-tactics = Zagraj: { $card }
do-lose = Strać: { $card }
do-stop = Zatrzymaj się
do-spot = Próbuj wykryć
do-load = Załaduj pocisk podkalibrowy
do-unload = Rozładuj pocisk podkalibrowy
do-hull-down = Spróbuj ukryć kadłub
do-seat = Zmiana miejsc: { $how }
do-pass = Pasuj
do-unlock = Odblokuj przekładnię
do-extinguish = Ugaś pożar
do-at = Cel: { $tank }
do-shake = Zgub: { $tank }
do-release = Odpuść: { $tank }
do-shed = Zgub: { $tank }
do-use = { $how }
do-rob = Od gracza { $seat }
do-pick = Zabierz: { $card }
do-occupy = { $how }
do-go = { $number ->
    [0] Zachowaj odległość
   *[other] { $number } metrów naprzód
  }
do-boost = { $number ->
    [0] Bez podniesienia
   *[other] Poziom +{ $number }
  }
do-look = { $number ->
    [1] Odsłoń jedną kartę
   *[other] Odsłoń dwie karty za 2 symbole rozkazów
  }
do-aim = Celuj w { $how }
do-quick = { $how }
do-enough = Karty wybrane
do-declare = Ogłoś
do-commit-bids = Zatwierdź karty
do-end = Zakończ akcje
do-keep = Zachowaj karty
do-decline = Bez odpowiedzi
do-spotted = { $how }
do-acquire = { $how }
do-bail-out = Opuść czołg
do-fight = Wykonaj test
do-order = Zapłać 4 symbole rozkazów
use-spot = wykryj wroga
use-hull-down = ukryj kadłub
use-conceal = ukryj się z podwójną wartością
use-steal = zabierz kartę
use-special = rozkaz z karty
use-steady-driver = uspokój kierowcę
use-steady-gunner = uspokój działonowego
occupy-hill = Zajmij wzgórze
occupy-road = Zajmij drogę
seat-assistant-drives = prowadzi pomocnik kierowcy
seat-loader-drives = prowadzi ładowniczy
seat-gunner-drives = prowadzi działonowy
seat-commander-fires = strzela dowódca
seat-loader-fires = strzela ładowniczy
aim-turret = wieżę
aim-hull = kadłub
quick-as-it-is = Strzelaj bez zmiany pocisku
quick-load = Szybko załaduj podkalibrowy za 3 symbole rozkazów
quick-unload = Szybko rozładuj podkalibrowy za 3 symbole rozkazów
spotted-yes = Weź znacznik wykrycia
spotted-no = Zachowaj znacznik namierzenia
acquire-yes = Namierz
acquire-no = Nie namierzaj

## Plays

play-fire = Ogień do { $enemy } ({ $cards }): trafienie { $hit }%, przebicie { $pierce }%
play-fire-untold = Ogień do { $enemy } ({ $cards }): trafia do { $number }
play-fire-apcr = Ogień do { $enemy } ({ $cards }, podkalibrowy): trafienie { $hit }%, przebicie { $pierce }%
play-fire-apcr-untold = Ogień do { $enemy } ({ $cards }, podkalibrowy): trafia do { $number }
play-fire-aimed = Ogień do { $enemy }, { $place } ({ $cards }): trafienie { $hit }%, przebicie { $pierce }%
play-fire-aimed-untold = Ogień do { $enemy }, { $place } ({ $cards }): trafia do { $number }
play-fire-aimed-apcr = Ogień do { $enemy }, { $place } ({ $cards }, podkalibrowy): trafienie { $hit }%, przebicie { $pierce }%
play-fire-aimed-apcr-untold = Ogień do { $enemy }, { $place } ({ $cards }, podkalibrowy): trafia do { $number }
play-forward = { $metres } m naprzód: { $cards }
play-back = { $metres } m do tyłu: { $cards }
play-move-into = Wjazd w teren ({ $terrain }): { $cards }
play-forward-into = { $metres } m naprzód i w teren ({ $terrain }): { $cards }
play-back-into = { $metres } m do tyłu i w teren ({ $terrain }): { $cards }
play-enter = Wjazd w teren ({ $terrain }): { $card }
play-flank = Oskrzydlenie { $enemy }: { $cards }
play-shake = Zgub { $enemy }: { $cards }
play-stop = Zatrzymaj się (odrzuć: { $cards })
play-smoke = Zasłona dymna: { $card }
play-spot = Próba wykrycia { $enemy } (odrzuć: { $cards }): { $chance }%
play-spot-untold = Próba wykrycia { $enemy } (odrzuć: { $cards })
play-spot-sure = Wykryj na pewno { $enemy }: { $card }
play-hull-down = Próba ukrycia kadłuba (odrzuć: { $cards }): { $chance }%
play-hull-down-untold = Próba ukrycia kadłuba (odrzuć: { $cards })
play-hull-down-sure = Ukryj kadłub: { $card }
play-conceal = Próba ukrycia się: { $card }, { $chance }%
play-conceal-untold = Próba ukrycia się: { $card }
play-load = Załaduj pocisk podkalibrowy (odrzuć: { $cards })
play-seat = Zmiana miejsc (odrzuć: { $cards }): { $how }
play-unlock = Odblokuj przekładnię: { $cards }
play-extinguish = Ugaś pożar: { $cards }
play-pass = Pasuj (odrzuć: { $cards })
play-pay-fire = Ugaś pożar: { $cards }
play-pay-rally = Podnieś załogę na duchu: { $cards }

## What happens

round-began = Zaczyna się runda { $round }.
phase-began = { $tank } zaczyna swoją fazę.
game-ended = Gra kończy się w rundzie { $round }.
shuffle-came-up = Pojawia się karta Tasowanie.
game-end-came-up = Pojawia się karta Koniec gry.
deck-shuffled = { $passes ->
    [0] Talię przetasowano po raz ostatni.
   *[other] Talię przetasowano; tasowań do końca: { $passes }.
  }
card-pulled = Odsłonięto: { $card }.
nothing-pulled = Nie ma już kart: to liczy się jak 100 bez symboli.
damage-pulled = Odsłonięto kartę uszkodzeń { $number }.
damage-shuffled = Przetasowano karty uszkodzeń.
cards-drawn = { $seat } dobiera: { $cards }.
cards-drawn-unseen = { $count ->
    [one] { $seat } dobiera { $count } kartę.
    [few] { $seat } dobiera { $count } karty.
   *[many] { $seat } dobiera { $count } kart.
  }
card-discarded = { $seat } odrzuca: { $card }.
card-discarded-unseen = { $seat } odrzuca kartę.
card-lost = { $seat } traci: { $card }.
card-stolen = { $seat } zabiera graczowi { $victim }: { $card }.
card-stolen-unseen = { $seat } zabiera kartę graczowi { $victim }.
hand-scouted = { $seat } ogląda rękę gracza { $victim }: { $cards }.
hand-scouted-unseen = { $seat } ogląda rękę gracza { $victim }.
has-bid = { $seat } ma już karty inicjatywy.
bids-shown = Inicjatywa: { $tanks }.
declared-move = { $tank } jedzie ({ $cards }).
    .short = jedzie ({ $cards })
declared-fire = { $tank } strzela do { $target } ({ $cards }).
    .short = strzela do { $target } ({ $cards })
declared-flank = { $tank } próbuje oskrzydlić ({ $cards }).
    .short = próbuje oskrzydlić ({ $cards })
declared-terrain = { $tank } wjeżdża w teren: { $cards }.
    .short = wjeżdża w teren: { $cards }
declared-leadership = { $tank } dowodzi kartą { $cards }: { $use }.
    .short = dowodzi kartą { $cards }: { $use }
declared-smoke = { $tank } stawia zasłonę dymną.
    .short = stawia zasłonę dymną
declared-command = { $tank } wydaje rozkaz ({ $cards }): { $use }.
    .short = wydaje rozkaz ({ $cards }): { $use }
declared-lay = { $tank } wykłada na { $target }: { $cards }.
    .short = wykłada na { $target }: { $cards }
declared-stop = { $tank } zatrzymuje się.
    .short = zatrzymuje się
declared-occupy = { $tank } zajmuje teren: { $ground }.
    .short = zajmuje teren: { $ground }
declared-spot = { $tank } próbuje wykryć { $target }.
    .short = próbuje wykryć { $target }
declared-load = { $tank } ładuje podkalibrowy.
    .short = ładuje podkalibrowy
declared-unload = { $tank } rozładowuje podkalibrowy.
    .short = rozładowuje podkalibrowy
declared-hull_down = { $tank } próbuje ukryć kadłub.
    .short = próbuje ukryć kadłub
declared-seat = { $tank } zmienia miejsca: { $change }.
    .short = zmienia miejsca: { $change }
declared-pass = { $tank } pasuje.
    .short = pasuje
declared-unlock = { $tank } odblokowuje przekładnię.
    .short = odblokowuje przekładnię
declared-extinguish = { $tank } gasi pożar.
    .short = gasi pożar
change-assistant-drives = prowadzi pomocnik kierowcy
change-loader-drives = prowadzi ładowniczy
change-gunner-drives = prowadzi działonowy
change-commander-fires = strzela dowódca
change-loader-fires = strzela ładowniczy
tank-moved = { $tank } jest teraz na { $range } m.
    .short = jest teraz na { $range } m
terrain-entered = { $tank } jest w nowym terenie: { $terrain }.
    .short = jest w nowym terenie: { $terrain }
tank-bogged = { $tank } grzęźnie: poziom ruchu { $level }.
smoke-laid = { $tank } jest w dymie.
tank-acquired = { $tank } namierza { $enemy }: +{ $bonus }.
    .short = namierza { $enemy }: +{ $bonus }
tactics-played = { $seat } zagrywa przeciw { $against }: { $card }.
tactics-declined = { $seat } nie odpowiada.
seats-changed = { $tank }: { $man } zajmuje miejsce: { $place }.
shot-hit = { $tank } trafia { $enemy } (potrzeba: { $number }).
    .short = trafia { $enemy } (potrzeba: { $number })
shot-missed = { $tank } nie trafia { $enemy } (potrzeba: { $number }).
    .short = nie trafia { $enemy } (potrzeba: { $number })
shot-located = { $enemy } trafiony: { $place }.
shot-at-cover = { $enemy } ma ukryty kadłub: strzał ({ $place }) idzie na marne.
shot-pierced = Pancerz { $enemy } przebity: { $value } { $modifier } przeciw { $armour }.
shot-bounced = Pocisk odbija się od { $enemy }: { $value } { $modifier } przeciw { $armour }.
damage-section = { $tank }: uszkodzenie { $gravity }, { $place }.
damage-result = { $tank }: { $result }.
man-wounded = { $tank }: ranny { $man }.
man-killed = { $tank }: poległ { $man }.
man-escaped = { $tank }: ocalał { $man }.
points-scored = { $tank } zdobywa { $points } PZ.
crew-rallied = Załoga { $tank } odzyskuje morale.
crew-bailed-out = Załoga { $tank } opuszcza czołg.
fire-put-out = Pożar { $tank } ugaszony.
tank-destroyed = { $tank } zniszczony.
tank-abandoned = { $tank } porzucony.
conceal-failed = { $tank } nie zdołał się ukryć.
    .short = nie zdołał się ukryć
bog-escaped = { $tank } nie grzęźnie.
tank-stopped = { $tank } stoi.
    .short = stoi
tank-left = { $tank } przebija się i opuszcza pole.
tank-guided = Przewodnik prowadzi { $tank } przez błoto.
sight-changed = { $tank } widzi na { $metres } m.
road-opened = { $roads ->
    [1] { $side }: droga jest otwarta; błoto już nie spowalnia czołgów.
   *[other] { $side }: druga droga jest otwarta; błoto już nie przeszkadza czołgom.
  }
fire-combined = { $side }: następny strzał w tej rundzie ma +10.
crew-steadied = Załoga { $tank } się uspokaja.
tank-concealed = { $tank } jest ukryty.
    .short = jest ukryty
hull-down = { $tank } ma ukryty kadłub.
    .short = ma ukryty kadłub
hull-down-failed = { $tank } nie ukrywa kadłuba.
    .short = nie ukrywa kadłuba
smoke-stays = Dym przy { $tank } zostaje.
smoke-cleared = Dym przy { $tank } się rozwiewa.
still-burning = { $tank } nadal płonie.
tank-on-fire = { $tank } płonie.
fire-out-of-control = Pożar { $tank } wymyka się spod kontroli.
tank-exploded = { $tank } wybucha.
morale-held = Załoga { $tank } wytrzymuje.
crew-broken = Załoga { $tank } się załamuje.
tank-reinforced = { $tank }: przybywa uzupełnienie.
round-loaded = { $tank } ma załadowany podkalibrowy.
round-unloaded = { $tank } ma rozładowany podkalibrowy.
transmission-unlocked = Przekładnia { $tank } znów działa.
tank-spotted = { $tank } wykrywa { $enemy }.
    .short = wykrywa { $enemy }
spotted-left = { $tank } nie zmienia celu i nie wykrywa { $enemy }.
spot-failed = { $tank } nie wykrywa { $enemy }.
    .short = nie wykrywa { $enemy }
sight-lost = { $tank } traci z oczu { $enemy }.
acquired-lost = { $tank } nie ma już namierzonego { $enemy }.
tank-flanked = { $tank } oskrzydla { $enemy }.
    .short = oskrzydla { $enemy }
flank-ended = { $tank } nie oskrzydla już { $enemy }.

## Why not

bid-first = Kart wystarczy dla każdego czołgu.
too-few-orders = Na ręce jest mniej niż 4 symbole rozkazów.
no-tactics = Na ręce nie ma karty Taktyki.
action-taken = Ten czołg wykonał już swoją akcję.
burns = Płonący czołg nie wykonuje akcji czołgu.
only-an-answer = Taktykę zagrywa się tylko w odpowiedzi na ruch przeciwnika.
may-not-follow = Ta karta nie może nastąpić po już wybranych.
no-driver = Nikt nie siedzi za sterami.
no-gunner = Nikt nie siedzi przy dziale.
immobilized = Czołg jest unieruchomiony.
smoke-fills = Czołg jest pełen dymu.
in-smoke = Czołg jest w dymie i nikogo nie widzi.
spotted-already = Jest już wykryty.
out-of-play = Jest poza grą do następnej rundy.
level-too-high = Poziom czołgu jest za niski, nawet z symbolami rozkazów.
not-in-motion = Czołg nie jest w ruchu.
nobody-in-motion = Żaden wróg nie jest w ruchu.
no-conceal-here = Teren nie daje ukrycia.
no-hull-down-here = Teren nie pozwala ukryć kadłuba.
hull-down-already = Kadłub jest już ukryty.
hull-down-moving = Czołg jest w ruchu.
not-spotted = Wróg nie jest wykryty.
flanked-already = Wróg jest już oskrzydlony.
nothing-to-flank = Nie ma kogo oskrzydlić ani zgubić.
flanker-not-spotted = Oskrzydlający wróg nie jest wykryty.
no-dispenser = Czołg nie ma wyrzutni dymu.
smoke-moving = Czołg jest w ruchu.
out-of-reach = Działo nie sięga tak daleko.
destroyer-moving = Niszczyciel czołgów nie strzela w ruchu.
destroyer-target-moving = Niszczyciel czołgów nie strzela do celu w ruchu.
destroyer-flanked = Niszczyciel czołgów nie strzela do oskrzydlającego wroga.
no-target = Brak celu w zasięgu wzroku i działa.
cannot-acquire = Celu nie można namierzyć.
no-apcr = Nie ma już pocisków podkalibrowych.
loaded-already = Pocisk jest już załadowany.
nothing-loaded = Nie załadowano podkalibrowego.
no-seat-to-fill = Żadne miejsce nie jest puste.
not-locked = Potrzeba zablokowanej przekładni i dwóch kart Ruchu.
nobody-to-spot = Nie ma kogo wykryć.
nothing-to-lead = Dowodzenie nic by teraz nie dało.
nothing-to-command = Rozkaz nic by teraz nie dał.
mud-bars-flank = W głębokim błocie nikt nie oskrzydla, dopóki obie drogi strony nie są otwarte.
moved-too-fast = W śniegu w teren wjeżdża się tylko kartą Ruchu poziomu 4 lub niższego.
beyond-sight = Wróg jest dalej, niż widzi czołg.
no-hill-here = W tej odległości nie ma wzgórza.
ground-taken = Twój teren tego rodzaju jest już zajęty.

## What is on the table

view-round = Runda
view-passes = Tasowań do końca
view-deck = Talia
view-discards = Odrzucone
view-active = Aktywny
view-order = Jeszcze do ruchu
view-cards_in_use = Karty w grze
view-sides = Strony
view-seats = Gracze
view-tanks = Czołgi
view-points = punkty
view-kills = zniszczone
view-side = strona
view-held = karty
view-hand_size = rozmiar ręki
view-model = model
view-seat = gracz
view-range = odległość
view-sight = widoczność
view-roads = drogi
view-terrain = teren
view-motion = w ruchu
view-smoke = dym
view-smoke_fills = dym w czołgu
view-hull_down = ukryty kadłub
view-on_fire = płonie
view-broken = załamana
view-bogged = ugrzązł
view-out = poza grą
view-move = ruch
view-fire = ogień
view-experience = załoga
view-crew = straty
view-damage = uszkodzenia
view-spotted = wykryte
view-acquired = namierzony
view-bonus = premia
view-flanks = oskrzydla
view-rounds = podkalibrowe
view-loaded = podkalibrowy załadowany
view-bid = inicjatywa
view-health = stan
view-place = miejsce
view-hand = Twoja ręka
view-number = numer
view-orders = symbole rozkazów
view-bids = Twoja licytacja
view-draft = Twoja akcja
view-discarded = Odrzucone w tajemnicy
view-known = Znane ci karty
view-sure = pewne
view-kind = akcja
view-cards = karty
view-target = cel
view-metres = metry
view-paid = zapłacono
view-given = odrzucono
view-shots = Strzały aktywnego czołgu
view-enemy = cel
view-lines = liczba trafienia krok po kroku
view-rule = zasada
view-value = wartość
view-penetration = przebicie
view-places = według miejsca trafienia
view-armour = pancerz
view-covered = osłonięte ukryciem kadłuba
view-move_steps = poziom ruchu krok po kroku
view-fire_steps = poziom ognia krok po kroku
view-stake = Stawka
view-seen = Widziane od ostatniego tasowania
view-chance = szansa
view-answered = odpowiedź Taktyką
view-tactics_chance = szansa po Taktyce
view-hit = trafia
view-pierced = przebija
view-place_chances = szansa według miejsca
view-tactics = liczba trafienia po Taktyce
view-holds = pole
view-penetrator = ostatnio przebity przez
view-shot = strzał
view-tank = czołg
view-level = poziom
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
line-base = wartość podstawowa
line-card = karta ognia
line-leadership = Dowodzenie
line-acquired = namierzony
line-flanked = oskrzydlony
line-own-terrain = własny teren
line-cover = osłona
line-size = wielkość celu
line-tactics = Taktyka
line-buttoned = włazy zamknięte
line-combined = wspólny ogień
step-snow = śnieg
step-mud = błoto
step-printed = wydrukowany
step-damage = uszkodzenia
step-cap = panika lub szok
step-crew = załoga
step-bog = ugrzązł
view-card = karta
action-move = ruch
action-fire = ogień
action-flank = oskrzydlenie
action-terrain = teren
action-leadership = dowodzenie
action-smoke = dym
action-command = rozkaz
action-lay = teren na wroga
action-stop = zatrzymanie
action-spot = wykrywanie
action-load = ładowanie
action-unload = rozładowanie
action-hull_down = ukrycie kadłuba
action-seat = zmiana miejsc
action-pass = pas
action-unlock = odblokowanie
action-extinguish = gaszenie
action-occupy = zajęcie terenu
action-orders = symbole rozkazów

## The solo opponent

option-personality = Charakter przeciwnika solo
option-personality-help = Jak zachowują się czołgi, którymi nikt przy stole nie dowodzi. Stronę bez graczy prowadzi Marszałek.
option-personality-mixed = każdy czołg własny
option-personality-aggressive = agresywny
option-personality-alert = czujny
option-personality-bold = śmiały
option-personality-cautious = ostrożny
option-personality-evasive = wymijający
solo-marshal = Marszałek
personality-aggressive = agresywny
personality-alert = czujny
personality-bold = śmiały
personality-cautious = ostrożny
personality-evasive = wymijający
attitude-operational = sprawny
attitude-in_peril = zagrożony
view-solo = prowadzi Marszałek
view-personality = charakter
view-attitude = stan
view-pool = odkryte karty
solo-judged = { $tank } ({ $personality }): w tej rundzie { $attitude } (liczba docelowa { $number }, zagrożenie { $peril }).
solo-high = { $tank }: dobry strzał, cel { $enemy }: trafienie { $number } (próg { $least }), przebicie minus pancerz { $margin } (próg { $least_margin }).
solo-low = { $tank }: słabszy strzał, cel { $enemy }: trafienie { $number } (próg { $least }), przebicie minus pancerz { $margin } (próg { $least_margin }).
solo-stop = { $tank } staje, by oddać dobry strzał, cel { $enemy }: trafienie { $number } (próg { $least }), przebicie minus pancerz { $margin } (próg { $least_margin }).
solo-flank = { $tank } chce oskrzydlić { $enemy } (wartość celu { $number }); jest na { $range } m, chce na { $wanted } m.
solo-cover = { $tank } szuka lepszej osłony; jest na { $range } m, chce na { $wanted } m.
solo-move = { $tank } jedzie: jest na { $range } m, chce na { $wanted } m.
solo-leadership-spot = { $tank }, dowodzenie: wykryć { $enemy }, pierwszy niewykryty cel (wartość { $number }).
solo-leadership-hull_down = { $tank }, dowodzenie: ukryć kadłub, nikogo więcej nie chce wykrywać.
solo-leadership-conceal = { $tank }, dowodzenie: ukryć się, wykryty przez { $number }.
solo-command-spot = { $tank }, rozkaz: wykryć { $enemy }, pierwszy niewykryty cel (wartość { $number }).
solo-command-hull_down = { $tank }, rozkaz: ukryć kadłub, nikogo więcej nie chce wykrywać.
solo-mission-move = { $tank } wykonuje zadanie: jest na { $range } m, chce na { $wanted } m.
solo-mission-ground = { $tank } wykonuje zadanie: zajmuje teren ({ $ground }).
solo-command-special = { $tank }, rozkaz: teraz pomaga { $card }.
solo-smoke = { $tank } stawia zasłonę dymną: wykryty przez { $number }.
solo-spot = { $tank } wypatruje { $enemy }, pierwszego niewykrytego celu (wartość { $number }).
solo-hull_down = { $tank } próbuje ukryć kadłub: najwyżej { $number }.
solo-load = { $tank } ładuje podkalibrowy: najbliższy wróg jest { $number } m stąd.
solo-lay = { $tank } spycha { $enemy } na zły teren (wartość celu { $number }).
solo-extinguish = { $tank } gasi pożar, symbole rozkazów: { $number }.
solo-no-primary = { $tank }: nic z pierwszej listy nie jest możliwe.
solo-no-secondary = { $tank }: nic z drugiej listy nie jest możliwe.
solo-answers = { $tank } zagrywa Taktykę przeciw { $against }.
solo-answers-shot = { $tank } zagrywa Taktykę przeciw strzałowi: trafienie { $number } (od { $least }).

## The end

outcome-by-points = Więcej punktów zwycięstwa
outcome-by-kills = Równe punkty, więcej zniszczonych czołgów
outcome-by-side = Wszystko równe: wygrywa strona radziecka
outcome-by-points-german = Niemiecka strona Marszałka ma więcej punktów zwycięstwa
outcome-by-points-soviet = Radziecka strona Marszałka ma więcej punktów zwycięstwa
outcome-by-kills-german = Równe punkty, więcej zniszczonych czołgów po niemieckiej stronie Marszałka
outcome-by-kills-soviet = Równe punkty, więcej zniszczonych czołgów po radzieckiej stronie Marszałka
score-side = strona
score-kills = zniszczone
score-own = własne czołgi

## Standing orders

option-tactics_against = Taktyka
option-tactics_against-help = Na co karta Taktyki odpowiada bez pytania.
option-tactics_against-ask = pytaj za każdym razem
option-tactics_against-never = na nic
option-tactics_against-fire = tylko na strzały
option-tactics_against-always = na wszystko
option-tactics_from = Taktyka od szansy
option-tactics_from-help = Odpowiadaj na strzał, jeśli szansa trafienia jest co najmniej taka, w procentach.
option-tactics_exchange = Kontynuuj wymianę
option-tactics_exchange-help = Na kartę Taktyki odpowiadaj kolejną.
option-tactics_keep = Zachowaj karty Taktyki
option-tactics_keep-help = Ile kart Taktyki zawsze zostaje na ręce.
option-discard = Krok odrzucania
option-discard-help = Czy na końcu fazy padnie pytanie o odrzucenie karty.
option-discard-ask = pytaj mnie
option-discard-keep = zachowaj wszystkie karty
option-spotted = Wykrycie
option-spotted-help = Porzucić namierzonego wroga, by wykryć innego?
option-spotted-ask = pytaj mnie
option-spotted-take = zawsze
option-spotted-leave = nigdy
option-acquire = Namierzanie
option-acquire-help = Namierzaj cel po strzale.
option-acquire-ask = pytaj mnie
option-acquire-always = zawsze
option-acquire-never = nigdy
option-tactics_german_i = Taktyka dla N-I
option-tactics_german_i-help = Ten czołg jest wart karty Taktyki.
option-tactics_german_ii = Taktyka dla N-II
option-tactics_german_ii-help = Ten czołg jest wart karty Taktyki.
option-tactics_german_iii = Taktyka dla N-III
option-tactics_german_iii-help = Ten czołg jest wart karty Taktyki.
option-tactics_german_iv = Taktyka dla N-IV
option-tactics_german_iv-help = Ten czołg jest wart karty Taktyki.
option-tactics_soviet_i = Taktyka dla R-I
option-tactics_soviet_i-help = Ten czołg jest wart karty Taktyki.
option-tactics_soviet_ii = Taktyka dla R-II
option-tactics_soviet_ii-help = Ten czołg jest wart karty Taktyki.
option-tactics_soviet_iii = Taktyka dla R-III
option-tactics_soviet_iii-help = Ten czołg jest wart karty Taktyki.
option-tactics_soviet_iv = Taktyka dla R-IV
option-tactics_soviet_iv-help = Ten czołg jest wart karty Taktyki.

## Mine and City

option-mine = Mina
option-mine-help = Karta 13 to mina, na którą można skierować jadącego wroga.
option-city = Miasto
option-city-help = Karty terenu są miejskie.
terrain-mine = Mina
terrain-street = Ulica
terrain-city_building = Budynek
terrain-city_rubble = Gruzy
terrain-wall = Mur
terrain-factory = Fabryka
terrain-cellar = Piwnica
terrain-barricade = Barykada
card-a2 = 2 Budynek
card-a10 = 10 Gruzy
card-a13 = 13 Mina
card-a14 = 14 Ulica
card-a20 = 20 Budynek
card-a26 = 26 Mur
card-a30 = 30 Gruzy
card-a35 = 35 Piwnica
card-a40 = 40 Budynek
card-a46 = 46 Fabryka
card-a49 = 49 Mur
card-a55 = 55 Ulica
card-a60 = 60 Mur
card-a65 = 65 Gruzy
card-a79 = 79 Fabryka
card-a83 = 83 Ulica
card-a88 = 88 Budynek
card-a93 = 93 Gruzy
card-a98 = 98 Barykada

## Guns and infantry

gun-m37_45 = 45 mm M37
gun-m39_76 = 76,2 mm M39
gun-m39_85 = 85 mm M39
gun-pak38 = 50 mm Pak 38
gun-pak40 = 75 mm Pak 40
gun-flak36 = 88 mm Flak 36
option-guns = Działa przeciwpancerne
option-guns-help = Każda strona ma trzy działa strzelające za symbole rozkazów.
option-infantry = Piechota i włazy
option-infantry-help = Każda strona ma oddział piechoty; czołgi otwierają lub zamykają włazy.
ask-hatch = { $tank }: właz otwarty czy zamknięty?
ask-arm = { $tank }: jak atakuje piechota?
do-gun = Strzelaj z { $gun }
do-advance = Piechota: naprzód
do-attack = Piechota: atak
do-arm = { $how }
do-hatch = { $how }
arm-first = pierwszą bronią
arm-hand-to-hand = wręcz
hatch-open = Otwarty właz
hatch-closed = Zamknięty właz
declared-gun = { $tank }: działo strzela do { $target }.
    .short = działo strzela do { $target }
declared-advance = { $tank }: piechota naprzód.
    .short = piechota naprzód
declared-attack = { $tank }: piechota atakuje { $target }.
    .short = piechota atakuje { $target }
gun-hit = { $gun } trafia { $enemy } (potrzeba: { $number }).
gun-missed = { $gun } nie trafia { $enemy } (potrzeba: { $number }).
hatch-opened = { $tank } otwiera właz.
infantry-advanced = { $side }: piechota na { $metres } m.
infantry-hit = { $side }: piechota trafia { $enemy } (potrzeba: { $number }).
infantry-missed = { $side }: piechota nie trafia { $enemy } (potrzeba: { $number }).
purpose-infantry = atakowi piechoty
view-guns = Działa
view-infantry = Piechota
view-buttoned = Zamknięte włazy
action-gun = działo
action-advance = natarcie
action-attack = atak piechoty
gun-fired-already = Działo strzelało już w tej fazie.
no-target-for-gun = Działo nie ma celu.
infantry-ordered = Piechota dostała już rozkaz.
infantry-far-enough = Piechota jest najdalej, jak może.
infantry-too-far = Wróg jest za daleko.
no-infantry-icon = Na ręce nie ma symbolu piechoty.
card-a70 = 70 Rozkaz: desant
card-a71 = 71 Rozkaz: szturm
card-a72 = 72 Rozkaz: ukryte działo
card-a73 = 73 Rozkaz: nowa pozycja
scenario-city = Miasto
scenario-ponyri = Ponyri 1943
scenario-seelow = Seelow 1945
scenario-debrecen = Debreczyn 1944

## Radio i rozkazy modułów

option-radios = Radiostacje
option-radios-help = Czołg z radiostacją przekazuje za symbol rozkazów, kogo wykrył; bez niej karta Rozkazu kosztuje drugą kartę.
card-a76 = 76 Rozkaz: sygnały
card-a77 = 77 Rozkaz: telefon polowy
ask-friend = { $tank }: który własny czołg?
ask-gun = { $tank }: które działo zmienia stanowisko?
ask-telephone = { $tank }: odłóż kartę.
do-report = Zamelduj przez radio
do-friend = { $tank }
action-report = Radio
declared-report = { $tank } melduje przez radio: { $target }, do { $friend }.
    .short = melduje przez radio: { $target }, do { $friend }
sight-handed-on = { $friend } obserwuje { $enemy } zamiast { $tank }.
assault-prepared = { $side }: następny atak piechoty w tej fazie otrzymuje +15.
gun-hid = { $side }: następne działo w tej fazie kosztuje o jeden symbol rozkazów mniej.
gun-moved = { $gun } stoi teraz na { $range } m.
no-radio = Czołg nie ma radiostacji.
reported-already = Czołg użył już radiostacji w tej fazie.
nothing-to-report = Nikomu z radiostacją nie przyda się to, co widzi ten czołg.
too-dear = Na ręce brakuje symboli rozkazów.
no-orders-on-it = Ta karta nie ma symboli rozkazów.
no-infantry-on-it = Ta karta nie ma symbolu piechoty.
no-move-card = To nie jest karta Ruchu.
no-fire-card = To nie jest karta Ognia.
no-answer = Odpowiedzieć można tylko kartą Taktyki.
empty-hand = Ta ręka jest pusta.
no-hand-to-rob = Żaden przeciwnik nie ma kart na ręce.
view-radios = Z radiostacją

## The table in the browser

kind-move = Ruch
kind-move-help = Jedna karta: do 200 m, dwie: do 400 m.
kind-fire = Ogień
kind-fire-help = Strzelaj do wykrytego wroga; dwie karty pozwalają wybrać wieżę albo kadłub.
kind-flank = Flanka
kind-flank-help = Zajdź wroga od boku albo zgub tego, kto zaszedł ciebie.
kind-terrain = Teren
kind-leadership = Dowodzenie
kind-leadership-help = Wykryj wroga, ukryj kadłub, ukryj się, zabierz kartę albo popraw strzał.
kind-tactics = Taktyka
kind-tactics-help = Odpowiedź na strzał, flankę, próbę wykrycia albo teren.
kind-smoke = Dym
kind-smoke-help = Zasłona dymna: więcej osłony i próba ukrycia się, ale czołg traci z oczu wszystkich wrogów.
kind-command = Rozkaz
kind-command-help = Własny rozkaz karty albo to, co daje Dowodzenie.
icon-binoculars = lornetka
icon-explosion = wybuch
icon-fire = ogień
icon-extinguisher = gaśnica
icon-smoke = dym
icon-infantry = piechota
figures-exact = jak w druku
figures-historical = historyczne
figures-designed = Hulldown
equipment-apcr = pociski podkalibrowe
equipment-heavy = ciężki pocisk
equipment-smoke = wyrzutnia dymu
effect-wound = { $man } ranny
effect-kill = { $man } poległ
effect-check = { $count ->
    [one] test: { $icon }
    [few] { $count } testy: { $icon }
   *[other] { $count } testów: { $icon }
  }
result-fire = pożar
result-explosion = wybuch
table-line = Linia odległości
table-panel = Co się dzieje
table-red-zone = do 400 m
table-seen-by = { $count ->
    [one] wykryty przez jednego wroga
   *[other] wykryty przez { $count } wrogów
  }
table-is-flanked = oskrzydlony
table-is-active = jego tura
table-where = Odległość { $range }, { $terrain }
table-spotted-by = wykryty przez
table-acquired-by = namierzony przez
table-flanked-by = oskrzydlony przez
table-pays = { $count ->
    [one] daje 1 symbol rozkazów
    [few] daje { $count } symbole rozkazów
   *[many] daje { $count } symboli rozkazów
  }
table-pen = { $heavy ->
    [yes] Przebicie { $value }, ciężkie
   *[no] Przebicie { $value }
  }
table-ground = Osłona { $cover }, własny ogień { $fire }
table-ground-conceal = Kto tu wjedzie, ukryje się przy { $value } lub mniej
table-ground-bog = Kto tu wjedzie, ugrzęźnie przy { $value } lub mniej
table-ground-mine = Pod gąsienicami tego, kto tu wjedzie, wybucha mina
table-ground-hull_down = Ukrycie kadłuba udaje się przy { $value } lub mniej
table-ground-hide = Dowodzenie lub Rozkaz ukrywa z podwojoną wartością { $value }
table-odds-burning = Test: { $out }% szans na ugaszenie, { $lost }% na utratę kontroli; inaczej pożar trwa.
table-odds-escape = Szansa ucieczki z czołgu: { $whole }%, rannego { $wounded }%.
table-odds-broken = Załoga odzyska morale z szansą { $rallied }%; inaczej opuści czołg.
table-box = { $more ->
    [0] { $range } m: { $what }
   *[other] { $range } m: { $what } i jeszcze { $more }
  }
table-gun = { $gun } na { $range } m, symbole rozkazów za strzał: { $orders }
table-infantry = Piechota: { $side }
table-vp = PZ
table-time = Runda { $round } · talia { $number } z { $decks } · zostało { $deck }
table-time-game_end = Runda { $round } · zostało { $deck } · może być Koniec gry
table-time-shuffle = Runda { $round } · zostało { $deck } · może być Tasowanie
table-score = { $own } do { $theirs } punktów zwycięstwa, runda { $round }, talia { $number } z { $decks }, zostało kart: { $deck }. Otwórz zestawienie.
table-vp-of = Punkty zwycięstwa: { $points }, zniszczone: { $kills }
table-card-used = wybrana
table-card-can = można zagrać
table-hand-empty = Nie masz kart.
table-sort-kind = Sortuj według rodzaju
table-sort-number = Sortuj według numeru
table-open-board = Cała plansza: { $tank }
table-cover = { $terrain } { $cover }
table-apcr = Podkalibrowe: { $count }
table-apcr-tag = podkalibrowy
table-apcr-loaded = Podkalibrowy w lufie, zostało { $count }
table-armour = Pancerz, { $place }: przód { $front }, bok { $side }
table-digits = Trafienie, gdy odsłonięty numer kończy się na { $digits }
table-vacant = puste
table-seat-commander = D
table-seat-gunner = Dz
table-seat-loader = Ł
table-seat-driver = K
table-seat-assistant_driver = P
table-seat-second_loader = Ł2
table-size = Rozmiar { $size }, wart { $vp } PZ
table-holds = Pole
table-penetrator = Ostatnio przebity przez
table-equipment = Wyposażenie
table-ordnance = Działo { $calibre } mm
table-to-hit = Liczba trafienia
table-with-tactics = po Taktyce
table-figures = Pancerz: { $armour } · działo: { $gun } · poziomy: { $levels }
table-want-number = { $number } lub mniej trafia; 96–100 nigdy
table-want-place = Ostatnia cyfra: wieża { $turret }, kadłub { $hull }, gąsienice { $tracks }
table-want-pen = Przebicie { $value } z modyfikatorem karty przeciw pancerzowi { $armour }
table-want-icon = Czy ma symbol: { $icon }?
table-want-luck = Decyduje odsłonięta karta.
table-want-conceal = { $value } lub mniej: czołg się ukrywa
table-want-bog = { $value } lub mniej: czołg grzęźnie
table-want-hull_down = { $value } lub mniej: ukryty kadłub
table-want-sight = Ostatnia cyfra do { $digit }: widzi na { $far } m, inaczej na { $near } m
table-want-escape = Kto się wydostanie?
table-orders-title = Stałe rozkazy
table-position = Sytuacja słowami
table-exchange = Wymiana kart Taktyki, ostatnia na wierzchu
table-stake-now = Teraz: trafia { $number } lub mniej
table-stake-then = Po zagraniu Taktyki: { $number } lub mniej
table-morale = Test morale: krzyżyk, który dotyczy załogi, załamuje ją
table-morale-any-kia = ktoś poległ
table-morale-commander-kia = dowódca poległ
table-morale-applies = dotyczy
table-recap = Co się wydarzyło
table-film-back = Krok wstecz
table-film-step = Krok dalej
table-menu-hint = Kliknij wroga, aby strzelać lub wykryć, żółte pole, aby jechać, jasną kartę lub żeton, aby użyć.
table-tray-hint = Kliknij podświetloną kartę, czołg lub pole.
table-ways = Sposoby strzału
table-distance = { $metres } m
table-percent = { $number }%
table-no-shot = Nie można teraz strzelić do tego czołgu.
table-fire = Strzel
table-fire-last = Strzel i zakończ
table-not-yet = Jeszcze nie
table-fire-at = Ogień do { $enemy }?
table-fire-chance = Ogień do { $enemy }: trafienie { $hit }%, przebicie { $pierce }%
table-bid-hint = Inicjatywa: najniższy numer działa pierwszy. Wybierz kartę z ręki dla każdego czołgu.
table-bid-owed = wybiera
table-bid-made = gotowe
table-ledger = Zestawienie
table-memory = Co już było widać
table-seen = Pokazane od ostatniego tasowania
table-known = Karty widziane u innych
table-unsure = może już jej nie ma
table-watch-hint = Kliknij czołg, aby zobaczyć jego planszę, albo wynik, aby otworzyć zestawienie.
table-deck = Runda { $round }. W talii: { $deck }, odrzucone: { $discards }.
table-hand-of = { $seat }: { $held } z { $size } kart
table-keys-arrows = Przejście po stole; Enter wybiera
table-orders = Stałe rozkazy:
table-orders-given = Wydano za ciebie stałe rozkazy:
solo-gun = { $tank } każe działu strzelać do { $enemy }: trafienie { $number } (próg { $least }), przebicie minus pancerz { $margin } (próg { $least_margin }).
solo-attack = { $tank } wysyła piechotę na { $enemy }: trafienie { $number } (próg { $least }).
solo-advance = { $tank } wysyła piechotę naprzód z { $number } m.
solo-seat = { $tank } obsadza puste miejsce: { $how }.
solo-unlock = { $tank } odblokowuje przekładnię.

## Co liczy podpowiedź

figure-points = punkty zwycięstwa
figure-kills = zniszczone czołgi
figure-tanks = czołgi w walce
figure-crew = załoga
figure-cards = karty na ręce
figure-seen = wykryci wrogowie
figure-acquired = namierzone cele
figure-flanked = oskrzydleni wrogowie
figure-hull_down = czołgi z ukrytym kadłubem
figure-loaded = załadowane podkalibrowe
figure-trouble = uszkodzenia i pożary

# What puzzles are about.
theme-fire = ogień
theme-crew = załogi
theme-cover = osłona
theme-sight = wykrywanie
theme-flank = oskrzydlanie
theme-ways = ruch

# Shares that a balance report counts
rate-tanks_used = Udział w akcjach czołgów swojej strony
rate-tanks_won = Wygrane strony z tym czołgiem
rate-used = Partie, w których jej użyto
rate-users_won = Wygrane strony, która jej użyła
rate-actions = Udział wśród akcji czołgów
rate-doers_won = Wygrane strony, która robiła to częściej

## Za co są punkty i kiedy kończy się talia

view-decks = Talie razem
view-may_come = Może być następna
view-objectives = Cele
view-printed = Inaczej w druku
special-shuffle = Tasowanie
special-game_end = Koniec gry
tell-objectives = { $side }: { $id }, { $points } PZ
objective-hill = wzgórze
objective-hill_at_end = wzgórza na końcu
objective-road = droga
objective-exit = opuszczenie pola
objective-advance = natarcie
objective-strongpoint = punkt oporu
objective-start = od początku
table-goal-hill = { $points } PZ, ilekroć czołg zaczyna swoją fazę na wzgórzu (na { $range } m)
table-goal-hill_at_end = { $points } PZ na końcu, jeśli tylko ta strona ma wzgórza
table-goal-road = { $points } PZ, ilekroć czołg zaczyna swoją fazę na drodze
table-goal-exit = { $points } PZ za każdy czołg, który opuści pole za liniami wroga
table-goal-advance = { $points } PZ, ilekroć czołg zaczyna swoją fazę na { $range } m lub dalej
table-goal-strongpoint = { $points } PZ, ilekroć czołg zaczyna swoją fazę w zabudowie, najwyżej { $range } m od środka
table-goal-start = { $points } PZ od początku
table-goal-usual = Każdy zniszczony czołg i każdy poległy daje punkty, jak podaje jego plansza.
table-objectives = Cele
table-roads-open = { $roads ->
    [one] Jedna droga jest otwarta.
    [few] Otwarte są { $roads } drogi.
   *[other] Otwartych jest { $roads } dróg.
  }
table-deck-of = Talia { $number } z { $decks }
table-shuffle-not-yet = Tasowanie leży w dolnej połowie: jeszcze nie może się pojawić.
table-may-come-shuffle = Teraz każda karta może być Tasowaniem.
table-may-come-game_end = Teraz każda karta może być Końcem gry: wtedy partia się kończy.
table-part-tanks = czołgi
table-part-crew = załogi
table-part-objectives = cele
table-part-start = na początku
table-parts = Skąd są punkty
table-pool = Pula
figures-pack = z własnego arkusza
table-both-sides = Obie strony
table-solo-state = { $attitude }, pula { $count }

## Czym kieruje się przeciwnik solo

table-aid-solo-pool = { $tank }: { $personality }, { $attitude }. Pula: { $pool }.
table-aid-solo-turn = Z każdej listy pierwszy wpis, który jest możliwy; odpowiedź na strzał z liczbą trafienia { $least } lub większą, dopóki pula ma Taktykę.
table-aid-solo-list = { $personality }, { $attitude }: { $primary }; potem { $secondary }.
table-solo-list-high = dobry strzał (trafienie { $least }, przebicie minus pancerz { $margin })
table-solo-list-low = słabszy strzał (trafienie { $least }, przebicie minus pancerz { $margin })
table-solo-list-mission = zadanie scenariusza
table-solo-list-flank = oskrzydlenie
table-solo-list-leadership = dowodzenie
table-solo-list-move = jazda
table-solo-list-smoke = dym
table-solo-list-spot = wykrywanie
table-solo-list-hull_down = ukrycie kadłuba
table-solo-list-load = ładowanie podkalibrowego

# The balance lab

sheet-battle = Karty bitwy
sheet-plays = Do zagrania jako
sheet-orders = Symbole rozkazów
sheet-icons = Symbole przy odkryciu
sheet-pen = Przebicie
sheet-heavy = Ciężkie uszkodzenie
sheet-damage = Karty uszkodzeń
sheet-critical = Krytyczne od
sheet-crosses = Symbole morale
sheet-reshuffle = Przetasowanie
sheet-tank = Czołgi
sheet-nation = Strona
sheet-calibre = Kaliber
sheet-to_hit = Liczba trafienia według odległości
sheet-penetration = Przebicie według odległości
sheet-move = Poziom ruchu
sheet-fire = Poziom ognia
sheet-size = Wielkość
sheet-vp = Punkty zwycięstwa
sheet-crew = Miejsca załogi
sheet-crew_vp = Punkty za załogę
sheet-equipment = Wyposażenie
sheet-turret = Wieża
sheet-radio = Radiostacja
sheet-terrain = Teren
sheet-class = Rodzaj
sheet-cover = Osłona
sheet-own_fire = Własny ogień
sheet-trigger = Działanie
sheet-value = Jego wartość
sheet-hull_down = Ukryty kadłub
sheet-conceal = Ukrycie
sheet-heavy-yes = tak
sheet-reshuffle-yes = tak
sheet-nation-german = niemiecka
sheet-nation-soviet = radziecka
sheet-turret-usual = zwykła
sheet-turret-large = duża
sheet-radio-yes = tak
sheet-radio-first = tylko pierwszy czołg
sheet-trigger-conceal = ukrywa czołg
sheet-trigger-bog = czołg grzęźnie
sheet-turret_light = Wieża, lekkie
sheet-turret_heavy = Wieża, ciężkie
sheet-turret_critical = Wieża, krytyczne
sheet-hull_light = Kadłub, lekkie
sheet-hull_heavy = Kadłub, ciężkie
sheet-hull_critical = Kadłub, krytyczne
sheet-tracks_light = Gąsienice, lekkie
sheet-tracks_heavy = Gąsienice, ciężkie
sheet-tracks_critical = Gąsienice, krytyczne
sheet-armour_turret = Wieża: pancerz z przodu i z boku
sheet-armour_hull = Kadłub: pancerz z przodu i z boku
sheet-armour_tracks = Gąsienice: pancerz z przodu i z boku

## Co się nie zgadza we własnych kartach

fault-no-block = przed wierszami trzeba podać ich blok: { $known }
fault-figure = „{ $value }” nie jest liczbą całkowitą
fault-no-figure = pusta komórka; potrzebna liczba całkowita
fault-switch = „{ $value }” to ani tak, ani nie
fault-name = potrzebna nazwa, najwyżej { $most } liter
fault-ground-stays = „{ $id }” nie jest kartą terenu z talii i zostaje bez zmian
fault-play = „{ $value }” nie jest połową karty; mogą to być na przykład move 3, fire 3, flank 3, terrain woods, command rally, leadership, tactics i smoke
fault-level = „{ $play }” wymaga poziomu od 1 do { $most }
fault-halves = karta ma jedną połowę albo dwie
fault-icons = karta pokazuje co najmniej jeden symbol inny niż infantry
fault-pen = „{ $value }” to ani liczba, ani P, ani B
fault-result = „{ $value }” nie jest wynikiem; może to być wound lub kill z jednym z: { $crew }; check fire lub check explosion, w razie potrzeby z liczbą; albo jedno z: { $named }
fault-pair = potrzebne są dwie liczby
fault-levels = potrzebna jest jedna liczba albo trzy
fault-charts = potrzeba tylu kroków, co w to_hit, najwyżej { $most }
fault-crew = „{ $position }” musi wystąpić dokładnie raz
fault-crew-twice = jedno z miejsc występuje dwa razy
