# Słowa gry Arcade. Dziennik opowiada, co się stało; $seat i $tank to nazwy.

game-title = Arcade
game-summary = Boty trzymają Orła. W każdej rundzie wszyscy naraz i w tajemnicy planują dwa manewry, potem stosy odkrywa się po kolei: czołgi skręcają, jadą, pchają się, ślizgają po lodzie i toną w wodzie. Boty polują na każdego, kogo widzą, a na koniec wszyscy strzelają jednocześnie. Bot jest wart punkt, Orzeł trzy; trzeci Orzeł albo przewaga pięciu punktów kończy partię.
scenario-standard = Standard
preset-hard = Wszystkie cztery warianty
preset-uneven = Nierówna walka
preset-island = Wyspa
preset-crowded = Coraz więcej botów

## Opcje i stałe polecenia

option-uneven = Nierówna walka
option-uneven-help = Boty widzą i strzelają przez beton i cegły.
option-island = Wyspa
option-island-help = Plansza nie ma brzegu: kto z niej wypadnie, przepada jak w wodzie.
option-four = Groźna czwórka
option-four-help = Cztery boty zamiast trzech.
option-avalanche = Lawina
option-avalanche-help = Jeden bot więcej na koniec każdej rundy.
option-tiles = Kafle planszy
option-tiles-help = Zestaw, z którego układana jest plansza.
option-tiles-proving = Poligon
option-tiles-harbour = Zamarznięty port
option-tiles-ruins = Zrujnowane miasto
option-layout = Plansza
option-layout-help = random albo plansza w jednym wierszu, np. proving: red0.blue3/white1.green2. Wiersz sam podaje zestaw kafli.
option-board = Wielkość
option-board-help = Od pięciu graczy: z ilu kafli jest plansza.
option-board-by_number = według liczby graczy
option-board-2x2 = 2 × 2
option-board-2x3 = 2 × 3
option-board-2x4 = 2 × 4
option-first_player = Pierwszy gracz
option-first_player-help = Kto w pierwszej rundzie ma żeton pierwszego gracza.
option-first_player-random = losowo
option-first_player-1 = gracz 1
option-first_player-2 = gracz 2
option-first_player-3 = gracz 3
option-first_player-4 = gracz 4
option-first_player-5 = gracz 5
option-first_player-6 = gracz 6
option-first_player-7 = gracz 7
option-first_player-8 = gracz 8
option-first_eagle = Pierwszy Orzeł
option-first_eagle-help = Gdzie leży pierwszy Orzeł.
option-first_eagle-bots_section = przy pierwszych botach
option-first_eagle-random = losowo
option-pushed_tanks_collect = Pchnięci zbierają
option-pushed_tanks_collect-help = Także ten, kogo wepchnięto na Orła lub premię, je zabiera.
option-clock_duration = Zegar
option-clock_duration-help = Na jak długo Zegar zatrzymuje boty.
option-clock_duration-round = do końca rundy
option-clock_duration-phase = do końca fazy akcji
option-helm_stops_grenade = Hełm chroni przed granatem
option-helm_stops_grenade-help = Hełm chroni także przed granatem.
option-grenade_hits_disengaged = Granat razi wyłączone czołgi
option-grenade_hits_disengaged-help = Granat razi także wyłączone czołgi.
option-grenade_discard = Karty za granat
option-grenade_discard-help = Jak wybiera się karty, które kosztuje granat.
option-grenade_discard-random = losowo
option-grenade_discard-choice = przez właściciela
option-bot_interleave = Boty na zmianę
option-bot_interleave-help = Do każdego pojedynczego manewru wybiera się bota.
option-round_limit = Limit rund
option-round_limit-help = Po tylu rundach partia jest oceniana.
option-round_limit-300 = 300
option-round_limit-none = bez limitu
option-bot_order = Kolejność botów
option-bot_order-help = Jak ruszają się boty, gdy ty o tym decydujesz.
option-bot_order-ask = pytaj mnie
option-bot_order-nearest = najpierw najbliższy czołgu
option-bot_order-in_order = według numerów

## Rzeczy

card-advance_1 = Naprzód 1
card-advance_2 = Naprzód 2
card-advance_3 = Naprzód 3
card-left = W lewo
card-right = W prawo
card-around = Zawrót
power-star = Gwiazda
power-clock = Zegar
power-helm = Hełm
power-shovel = Łopata
power-grenade = Granat
power-star-help = dobierz 2 karty
power-clock-help = boty stoją
power-helm-help = chroni przed całą jedną salwą
power-shovel-help = usuń mur albo postaw nowy
power-grenade-help = wybuch na 3 × 3 polach
tile-red = czerwony
tile-blue = niebieski
tile-white = biały
tile-green = zielony
facing-north = północ
facing-east = wschód
facing-south = południe
facing-west = zachód
turn-left = w lewo
turn-right = w prawo
turn-around = do tyłu
way-clockwise = zgodnie z zegarem
way-counter = przeciwnie do zegara
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
edge = krawędź
bot = Bot { $number }
brick = mur
powerup = premia
eagle = Orzeł
stack = manewr { $number }

## O co pyta gra

ask-place = Gdzie wjeżdża twój czołg i w którą stronę patrzy?
ask-plan = Runda { $round }: zaplanuj dwa manewry albo wyłącz czołg.
ask-order = Boty ({ $count }) wykonują po { $maneuvers ->
    [one] { $maneuvers } manewrze
    [few] { $maneuvers } manewry
   *[many] { $maneuvers } manewrów
  }. Który rusza następny?
ask-wall = Łopata: który mur usuwasz albo gdzie stawiasz nowy?
ask-grenade = Granat: gdzie wybucha?
ask-discard = Granat kosztuje cię jeszcze { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
  }. Którą?
do-ready = Gotowe
play-drive = Prosto: { $first }, potem { $second }
do-disengage = Wyłącz czołg
    .sure = Opuścić całą rundę? Czołg nie będzie jechał ani strzelał.
do-stack = { $card } do manewru { $number }
    .short = manewr { $number }
do-exchange = Wymień { $count } × { $card }
    .short = wymień { $count }
do-place = Start { $at }, na { $facing }
    .short = { $facing }
do-move = { $tank } na { $at }
    .short = rusza następny
do-wall-away = Usuń mur na { $at }
    .short = usuń mur
do-wall-new = Postaw mur na { $at }
    .short = postaw mur
do-no-wall = Zostaw mury
do-grenade = Rzuć na { $at }
    .short = rzuć tutaj
do-discard = Odrzuć { $card }
    .short = odrzuć

## Co się stało

round-began = Zaczęła się runda { $round }; zaczyna { $first }.
own-cards-drawn = { $seat }: dobrano { $cards }.
    .short = dobrano { $cards }
cards-drawn = { $seat }: dobrano { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
  }.
    .short = dobrano { $count }
cards-exchanged = { $seat }: wymiana { $count } × { $card }.
    .short = wymiana { $count } × { $card }
cards-lost = { $seat } traci { $cards }.
    .short = strata: { $cards }
deck-rebuilt = { $seat }: stos kart odrzuconych przetasowano.
    .short = przetasowano odrzucone
deck-renewed = { $seat }: przetasowano wszystkie { $count } kart.
    .short = przetasowano { $count } kart
plan-made = { $seat } ma plan.
plans-made = Wszyscy mają plan.
tank-disengaged = { $seat } wyłącza czołg.
stack-shown = { $seat } odkrywa manewr { $number }: { $cards }.
    .short = zagrywa { $cards }
tank-placed = { $seat } wjeżdża na { $to }, przodem na { $facing }.
    .short = wjeżdża na { $to }, przodem na { $facing }
bot-placed = { $tank } ({ $colour } { $number }) wjeżdża na { $to }, przodem na { $facing }.
bot-placed-unseen = { $tank } wjeżdża nieodkryty na { $to }, przodem na { $facing }.
bot-unplaced = { $colour } { $number } nie znajduje wolnego pola i wraca do zapasu.
tank-turned = { $tank } obraca się { $turn } na { $at }.
    .short = obrót { $turn }
tank-drove = { $tank } jedzie z { $from } na { $to }.
    .short = jedzie na { $to }
tank-slid = { $tank } ślizga się z { $from } na { $to }.
    .short = ślizg na { $to }
tank-pushed = { $by } pcha { $tank } z { $from } na { $to }.
tank-stopped = { $tank } utyka na { $at }.
    .short = utyka
tank-sank = { $tank } tonie na { $at }.
tank-fell = { $tank } wypada poza planszę.
bot-waited = { $tank } czeka na { $at }.
tank-hit = { $seat } na { $at }: trafienia: { $hits }.
tank-destroyed = { $seat } traci czołg na { $at }.
bot-destroyed = { $tank } wylatuje w powietrze na { $at }.
bot-scored = { $seat } zdobywa { $tank } ({ $colour } { $number }): 1 punkt.
bot-returned = { $tank } ({ $colour } { $number }) wraca do zapasu.
shot-hit = { $tank } strzela z { $from } na { $facing } i trafia: { $hit } na { $to }.
shot-missed = { $tank } strzela z { $from } na { $facing } i chybia.
    .short = {""}
wall-damaged = Mur na { $at } jest uszkodzony.
wall-destroyed = Mur na { $at } runął.
wall-dug-away = { $seat } usuwa mur na { $at }.
wall-built = { $seat } stawia mur na { $at }.
shovel-left = { $seat } nie rusza murów.
grenade-went-off = { $seat } rzuca granat na { $at }.
helm-used = Hełm gracza { $seat } zatrzymał ogień.
eagle-placed = Orzeł trafia na { $to } ({ $way }).
eagle-taken = { $seat } zdobywa Orła nr { $count } na { $at }: 3 punkty.
power-up-placed = { $power } pojawia się na { $to }.
power-up-taken = { $seat } zabiera premię { $power } na { $at }.
power-up-removed = { $tank } usuwa premię { $power } na { $at }.
tie-played-on = Trzeci Orzeł dał remis: gra toczy się, aż ktoś prowadzi.

## Dlaczego nie

one-move = Manewr { $number } ma już kartę ruchu.
none-left = Nie masz już w ręku karty { $card }.
empty-stack = Manewr { $number } nie ma jeszcze karty.
already-exchanged = W tej rundzie już wymieniono karty.
exchange-before-choosing = Wymiana jest możliwa tylko przed wyborem kart.
space-taken = Na { $at } stoi już czołg.
not-safe-ground = Czołg wjeżdża na równinę lub do lasu, a { $at } nim nie jest.
no-start = Na { $at } czołgi nie wjeżdżają.
has-moved = { $tank } już się ruszył.
no-brick = W zapasie nie ma cegły na { $at }.
in-concrete = Na { $at } jest beton.
tank-there = Na { $at } stoi czołg.
token-there = Na { $at } leży Orzeł lub premia.

## Co widać

view-variants = Warianty
view-round = Runda
view-action_phase = Faza akcji
view-first = Pierwszy gracz
view-in_turn = W ruchu
view-layout = Plansza
view-waiting_for = Czeka na
view-frozen = Boty zatrzymane przez Zegar
view-eagle = Orzeł
view-at = na
view-eagles_left = Orły do zdobycia
view-goal = Cel
view-lead = Przewaga
view-leader = Prowadzi
view-best_list = Najlepsze wyniki
view-map = Mapa
view-seats = Gracze
view-points = Punkty
view-kills = Boty
view-eagles = Orły
view-held = Karty
view-helms = Hełmy
view-status = Czołg
view-facing = Przód
view-aims_at = Celuje w
view-cards_in_deck = Talia
view-discards = Odrzucone
view-stacks = Manewry
view-cards = karty
view-face_down = zakryte
view-bots = Boty
view-back = Rewers
view-colour = kolor
view-number = numer
view-does = Zrobi
view-target = Cel
view-powerups = Premie
view-power = Premia
view-walls = Mury
view-state = stan
view-reserves = Zapasy
view-bots_left = boty
view-powerups_left = premie
view-bricks_left = cegły
view-hand = Twoja ręka
view-deck = Twoja talia
view-plan = Twój plan
view-first_stack = pierwszy
view-second_stack = drugi
view-disengaged = wyłączony
view-exchanged = po wymianie
variant-uneven = Nierówna walka
variant-island = Wyspa
variant-four = Groźna czwórka
variant-avalanche = Lawina
status-engaged = włączony
status-disengaged = wyłączony
status-lost = stracony
does-advance = jedzie naprzód
does-left = skręca w lewo
does-right = skręca w prawo
does-around = zawraca
does-skip = czeka
state-whole = cały
state-damaged = uszkodzony
tell-back = { $colour } { $number }
tell-walls = { $at }{ $state ->
    [damaged] {" "}(uszkodzony)
   *[whole] {""}
  }
tell-powerups = { $power } na { $at }
tell-eagle = na { $at }

## Jak się skończyło

outcome-third-eagle = Zdobyto trzeciego Orła.
outcome-five-ahead = Ktoś zyskał pięć punktów przewagi.
outcome-tie-broken = Po trzecim Orle remis został przełamany.
outcome-no-bot-left = Nie było już bota, który przełamałby remis.
outcome-round-limit = Rozegrano ostatnią rundę.
score-bots = Boty
score-eagles = Orły
score-rounds = Rundy

## Stół w przeglądarce

table-board = Plansza
table-row = Rząd
table-tools = Film i plansza
table-scores = Gracze
table-setup = Czołgi wchodzą do gry.
table-round = Runda { $round }: wszyscy planują naraz.
table-phase = Runda { $round }, faza akcji { $phase }
table-key = Klawisz: { $key }
table-film-again = Pokaż rundę jeszcze raz
table-film-back = Krok wstecz
table-film-play = Odtwórz film
table-film-pause = Zatrzymaj film
table-film-step = Krok dalej
table-film-skip = Pokaż od razu, jak jest
table-show-bots = Pokaż, co zrobią boty
table-show-fire = Pokaż linie ognia
table-zoom-in = Przybliż
table-zoom-out = Pokaż całą planszę
table-maneuver = Manewr { $number }
table-lost = czołg stracony
table-stack-empty = Stuknij pole, do którego chcesz dojechać, albo kartę.
table-stack-none = Brak kart
table-take-away = Cofnij kartę { $card }
table-facing = Kierunek
table-end-facing = Na końcu przodem na { $facing }
table-exchange = Wymień
table-exchange-help = Przed planowaniem możesz raz odrzucić dowolnie wiele takich samych kart i dobrać tyle samo. Wszyscy widzą odrzucone.
table-disengage = Wyłącz czołg
table-disengage-help = Opuść rundę: czołg nie jedzie, nie strzela i nie można go trafić.
table-committed = Plan gotowy. Możesz go cofnąć, dopóki wszyscy nie zaplanują.
table-you-disengaged = W tej rundzie twój czołg jest wyłączony.
table-bots-always = Zawsze: { $order }
table-order-nearest = Boty: najbliższy pierwszy
table-order-in_order = Boty: według numerów
table-order-ask = Boty: ja decyduję
table-order-change = Kliknij, by wybrać: { $order }
table-film-place = Miejsce w filmie
table-keys-spaces = Z pola na pole po planszy; Enter wybiera
table-keys-facing = Wybierz pole i na końcu patrz w tę stronę
table-keys-home = Do mojego czołgu
table-aim-again = Dotknij pola jeszcze raz, by je wybrać.
table-faces = zwrócony na { $facing }
table-aims = i trafiłby: { $thing }
table-tank-of = Czołg gracza { $name }
table-bot-next = Następny ruch: { $deed }.
table-bot-hunts = Ściga gracza { $name }.
table-wall-whole = Mur z cegły
table-wall-whole-help = Zatrzymuje czołgi i strzały; trafienie go uszkadza.
table-wall-damaged = Uszkodzony mur z cegły
table-wall-damaged-help = Wciąż zatrzymuje czołgi i strzały; kolejne trafienie go usuwa.
table-wall-on = mur na { $space }
table-eagle = Orzeł
table-eagle-help = Zabiera go, kto na niego wjedzie lub przez niego przejedzie.
table-number = { $colour } { $number }: tu trafiają boty i bonusy tego koloru i numeru.
table-ground-plain = puste pole
table-ground-plain-help = Nic tu nie przeszkadza.
table-ground-forest = las
table-ground-forest-help = Czołgu w lesie nie widać i nie można go trafić.
table-ground-ice = lód
table-ground-ice-help = Nikt na nim nie stanie: czołg ślizga się dalej.
table-ground-water = woda
table-ground-water-help = Czołg, który wjedzie, tonie; strzały przelatują.
table-ground-concrete = beton
table-ground-concrete-help = Na zawsze zatrzymuje czołgi i strzały.
table-reach = osiągalne kartami: { $cards }
table-can-reach = osiągalne
table-can-choose = do wyboru
table-move-help = Jedzie prosto, aż coś zatrzyma; czołgi po drodze są pchane. Jedna karta ruchu na manewr.
table-turn-help = Obraca czołg na jego polu. Dowolnie wiele na manewr.
table-in-deck = W twojej talii jeszcze { $count }.
table-points-help = { $kills } za boty, orły: { $eagles } po trzy punkty
table-held-help = na ręce; w talii { $deck }. Trafienie kosztuje karty, a bez kart czołg jest stracony.
table-first = Pierwszy gracz tej rundy
table-eagles-left = { $count ->
    [one] jeszcze { $count } orzeł
    [few] jeszcze { $count } orły
   *[other] jeszcze { $count } orłów
  }
table-lead = Przewaga
table-lead-help = { $lead } p. przewagi nad drugim kończy mecz, tak samo ostatni z { $eagles } orłów.
table-leads = { $name } prowadzi o { $count }
table-no-lead = Nikt nie prowadzi
table-rounds-used = { $count ->
    [one] zużyta { $count } runda
    [few] zużyte { $count } rundy
   *[other] zużyte rundy: { $count }
  }
table-best = Najlepsi na tej planszy
table-best-none = Nikt jeszcze nie rozwiązał tej planszy.
table-choose-random = Losowa
table-choose-own = Ta
table-choose-turn = Obróć kafel { $tile }
table-choose-swap = Zamień kafel { $tile } z następnym
table-choose-shuffle = Ułóż inną planszę
table-choose-code = Kod tej planszy
table-choose-copy = Kopiuj kod
