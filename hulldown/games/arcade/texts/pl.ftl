# Słowa gry Arcade. Dziennik opowiada, co się stało; $seat i $tank to nazwy.

game-title = Arcade
game-summary = Wyścig po Orła pod ogniem wrogich botów. W każdej rundzie wszyscy naraz i w tajemnicy planują dwa manewry, potem odkrywają je po kolei: czołgi skręcają, jadą, pchają się, ślizgają po lodzie i toną w wodzie. Boty polują na każdego, kogo widzą, a na koniec wszyscy strzelają jednocześnie. Bot jest wart punkt, Orzeł trzy; partię kończy trzeci Orzeł albo pięć punktów przewagi. W pojedynkę starasz się zdobyć trzy Orły w jak najmniejszej liczbie rund.
scenario-standard = Standard
preset-hard = Wszystkie cztery warianty
preset-uneven = Nierówna walka
preset-island = Wyspa
preset-crowded = Coraz więcej botów

## Opcje i stałe rozkazy

option-uneven = Nierówna walka
option-uneven-help = Boty widzą i strzelają przez beton i cegły.
option-island = Wyspa
option-island-help = Plansza nie ma krawędzi: czołg, który z niej wypadnie, przepada jak w wodzie.
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
option-layout-help = Wpisz random albo kod planszy, np. proving: red0.blue3/white1.green2. Kod sam podaje zestaw kafli.
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
option-pushed_tanks_collect = Pchnięte czołgi zbierają
option-pushed_tanks_collect-help = Czołg wepchnięty na Orła lub premię też je zabiera.
option-clock_duration = Zegar
option-clock_duration-help = Na jak długo Zegar zatrzymuje boty.
option-clock_duration-round = do końca rundy
option-clock_duration-phase = do końca fazy akcji
option-helm_stops_grenade = Hełm chroni przed Granatem
option-helm_stops_grenade-help = Hełm chroni także przed Granatem.
option-grenade_hits_disengaged = Granat razi też wycofane czołgi
option-grenade_hits_disengaged-help = Granat razi także czołgi wycofane na tę rundę.
option-grenade_discard = Karty za Granat
option-grenade_discard-help = Jak wybiera się karty, które kosztuje Granat.
option-grenade_discard-random = losowo
option-grenade_discard-choice = przez właściciela
option-bot_interleave = Boty na zmianę
option-bot_interleave-help = Pierwszy gracz wybiera bota do każdego pojedynczego manewru.
option-empty_reserve = Pusty zapas
option-empty_reserve-help = Co się dzieje, gdy miał pojawić się bot, a zapas był pusty.
option-empty_reserve-final = do końca partii nie ma nowych botów
option-empty_reserve-reopens = zwrócone boty wracają do gry
option-fallen_wall = Zburzone mury
option-fallen_wall-help = Co zostaje po zburzeniu muru postawionego na wodzie, lodzie lub w lesie.
option-fallen_wall-ground = nadrukowany teren
option-fallen_wall-empty = puste pole
option-round_limit = Limit rund
option-round_limit-help = Po tej rundzie wygrywa gracz z największą liczbą punktów. W pojedynkę partia jest wtedy nierozwiązana.
option-round_limit-300 = 300
option-round_limit-none = bez limitu
option-bot_order = Kolejność botów
option-bot_order-help = Jak ruszają się boty, gdy ty o tym decydujesz.
option-bot_order-ask = pytaj mnie
option-bot_order-nearest = najpierw bot najbliższy któremuś czołgowi
option-bot_order-in_order = według numerów

## Rzeczy

card-advance_1 = Naprzód 1
card-advance_2 = Naprzód 2
card-advance_3 = Naprzód 3
card-left = W lewo
card-right = W prawo
card-around = Zawróć
power-star = Gwiazda
power-clock = Zegar
power-helm = Hełm
power-shovel = Łopata
power-grenade = Granat
power-star-help = dobierz 2 karty
power-clock-help = boty nie ruszają się i nie strzelają
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
turn-left = skręca w lewo
turn-right = skręca w prawo
turn-around = zawraca
way-clockwise = zgodnie z ruchem wskazówek zegara
way-counter = przeciwnie do ruchu wskazówek zegara
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
ask-plan = Runda { $round }: zaplanuj dwa manewry albo wycofaj czołg.
ask-order = Każdy z { $count } botów wykonuje { $maneuvers ->
    [one] { $maneuvers } manewr
    [few] { $maneuvers } manewry
   *[many] { $maneuvers } manewrów
  }. Który rusza następny?
ask-wall = Łopata: który mur usuwasz albo gdzie stawiasz nowy?
ask-grenade = Granat: gdzie wybucha?
ask-discard = Granat kosztuje cię jeszcze { $count ->
    [one] { $count } kartę. Którą?
    [few] { $count } karty. Którą najpierw?
   *[many] { $count } kart. Którą najpierw?
  }
do-ready = Gotowe
play-drive = Prosto: { $first }, potem { $second }
do-disengage = Wycofaj czołg
    .sure = Opuścić całą rundę? Czołg nie będzie jechał ani strzelał.
do-stack = { $card } do manewru { $number }
    .short = manewr { $number }
do-exchange = Wymień { $count } × { $card }
    .short = wymień { $count }
do-place = Wjedź na { $at }, przodem na { $facing }
    .short = { $facing }
do-move = { $tank } na { $at }
    .short = rusza następny
do-wall-away = Usuń mur na { $at }
    .short = usuń mur
do-wall-new = Postaw mur na { $at }
    .short = postaw mur
do-no-wall = Zostaw wszystkie mury
do-grenade = Rzuć na { $at }
    .short = rzuć tutaj
do-discard = Odrzuć: { $card }
    .short = odrzuć

## Co się stało

round-began = Zaczyna się runda { $round }; pierwszy gracz: { $first }.
own-cards-drawn = { $seat } dobiera: { $cards }.
    .short = dobiera: { $cards }
cards-drawn = { $seat } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
  }.
    .short = dobiera { $count }
cards-exchanged = { $seat } wymienia { $count } × { $card }.
    .short = wymienia { $count } × { $card }
cards-lost = { $seat } traci: { $cards }.
    .short = traci: { $cards }
deck-rebuilt = { $seat } tasuje odrzucone karty i tworzy nową talię.
    .short = tasuje odrzucone karty
deck-renewed = { $seat } tasuje wszystkie karty ({ $count }).
    .short = tasuje wszystkie karty ({ $count })
plan-made = { $seat } ma już plan.
    .short = {""}
plans-made = Wszyscy mają już plan.
tank-disengaged = { $seat } wycofuje czołg na tę rundę.
stack-shown = { $seat } odkrywa manewr { $number }: { $cards-in-order }.
    .short = zagrywa: { $cards-in-order }
tank-placed = { $seat } wjeżdża na { $to }, przodem na { $facing }.
    .short = wjeżdża na { $to }, przodem na { $facing }
bot-placed = { $tank } ({ $colour } { $number }) wjeżdża na { $to }, przodem na { $facing }.
bot-placed-unseen = { $tank } wjeżdża na { $to }, przodem na { $facing }; rewers pozostaje zakryty.
bot-unplaced = { $colour } { $number } nie znajduje wolnego pola i wraca do zapasu.
tank-turned = { $tank } { $turn } na { $at }.
    .short = { $turn }
tank-drove = { $tank } jedzie z { $from } na { $to }.
    .short = jedzie na { $to }
tank-slid = { $tank } ślizga się z { $from } na { $to }.
    .short = ślizga się na { $to }
tank-pushed = { $by } pcha { $tank } z { $from } na { $to }.
tank-stopped = { $tank } zostaje zatrzymany na { $at }.
    .short = zostaje zatrzymany
tank-sank = { $tank } tonie na { $at }.
tank-fell = { $tank } wypada poza planszę.
bot-waited = { $tank } stoi na { $at }.
tank-hit = { $seat } na { $at } dostaje { $hits ->
    [one] trafienie
   *[other] trafienia: { $hits }
  }.
tank-destroyed = { $seat } traci czołg na { $at }.
bot-destroyed = { $tank } wylatuje w powietrze na { $at }.
bot-scored = { $seat } zdobywa 1 punkt: { $tank } ({ $colour } { $number }).
bot-returned = { $tank } ({ $colour } { $number }) wraca do zapasu.
shot-hit = { $tank } strzela z { $from } na { $facing } i trafia: { $hit } na { $to }.
shot-missed = { $tank } strzela z { $from } na { $facing } i chybia.
    .short = {""}
wall-damaged = Mur na { $at } zostaje uszkodzony.
wall-destroyed = Mur na { $at } wali się.
wall-dug-away = { $seat } usuwa mur na { $at }.
wall-built = { $seat } stawia mur na { $at }.
shovel-left = { $seat } nie rusza murów.
grenade-went-off = { $seat } rzuca Granat na { $at }.
helm-used = { $seat }: Hełm chroni przed obrażeniami.
eagle-placed = Orzeł trafia na { $to } ({ $way }).
eagle-taken = { $seat } zdobywa Orła nr { $count } na { $at }: 3 punkty.
power-up-placed = Na { $to } pojawia się premia: { $power }.
power-up-taken = { $seat } zabiera premię na { $at }: { $power }.
power-up-removed = { $tank } usuwa premię na { $at }: { $power }.
tie-played-on = Po trzecim Orle jest remis: gramy dalej, aż ktoś obejmie prowadzenie.

## Dlaczego nie

one-move = Manewr { $number } ma już kartę ruchu.
none-left = Nie masz już karty „{ $card }”.
empty-stack = Manewr { $number } nie ma jeszcze karty.
already-exchanged = Karty można wymienić tylko raz na rundę.
exchange-before-choosing = Karty można wymienić tylko przed wyborem pierwszej.
space-taken = Na { $at } stoi już czołg.
not-safe-ground = Czołg może wjechać tylko na puste pole albo do lasu; { $at } nie jest żadnym z nich.
no-start = { $at } nie jest polem startowym.
has-moved = { $tank } już się ruszył.
no-brick = W zapasie nie ma już cegieł na mur na { $at }.
in-concrete = Na { $at } jest beton.
tank-there = Na { $at } stoi czołg.
token-there = Na { $at } leży Orzeł lub premia.

## Co widać

view-variants = Warianty
view-round = Runda
view-action_phase = Faza akcji
view-first = Pierwszy gracz
view-in_turn = Kolej gracza
view-layout = Kod planszy
view-waiting_for = Czeka na
view-frozen = Boty zatrzymane przez Zegar
view-eagle = Orzeł
view-at = na
view-eagles_left = Orły do zdobycia
view-goal = Cel
view-lead = Przewaga
view-leader = Prowadzi
view-best_list = Najlepsze wyniki
view-levelled = Wyrównane przez zburzony mur
view-map = Plansza
view-map-help = A do H to czołgi, 1 do 9 to boty, każdy ze strzałką kierunku. @@ Orzeł, st Gwiazda, cl Zegar, he Hełm, sh Łopata, gr Granat, bb mur, b uszkodzony mur, ## beton, FF las, ** lód, ~~ woda. R1 to pole czerwonej jedynki (B niebieski, W biały, G zielony). F, * lub ~ za znakiem to teren pod spodem.
view-seats = Gracze
view-points = Punkty
view-kills = Boty
view-eagles = Orły
view-held = Karty
view-helms = Hełmy
view-status = Czołg
view-facing = Kierunek
view-aims_at = Na celu
view-cards_in_deck = Talia
view-discards = Odrzucone
view-stacks = Manewry
view-cards = karty
view-face_down = zakryte
view-bots = Boty
view-back = Rewers
view-colour = kolor
view-number = numer
view-does = Następny ruch
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
view-first_stack = manewr 1
view-second_stack = manewr 2
view-disengaged = wycofany
view-exchanged = po wymianie
variant-uneven = Nierówna walka
variant-island = Wyspa
variant-four = Groźna czwórka
variant-avalanche = Lawina
status-engaged = w akcji
status-disengaged = wycofany
status-lost = stracony
status-entering = jeszcze nie wjechał
does-advance = jedzie naprzód
does-left = skręca w lewo
does-right = skręca w prawo
does-around = zawraca
does-skip = czeka
state-whole = nieuszkodzony
state-damaged = uszkodzony
tell-back = { $colour } { $number }
tell-walls = { $at }{ $state ->
    [damaged] {" "}(uszkodzony)
   *[whole] {""}
  }
tell-powerups = { $power } na { $at }
tell-eagle = na { $at }
tell-best_list = {""}
tell-first_stack = { $value }
tell-second_stack = { $value }
tell-cards = { $value }

## Jak się skończyło

outcome-third-eagle = Zdobyto trzeciego Orła.
outcome-five-ahead = Partię kończy przewaga pięciu punktów.
outcome-tie-broken = Po trzecim Orle remis został rozstrzygnięty.
outcome-no-bot-left = Nie było już bota, który mógłby rozstrzygnąć remis.
outcome-round-limit = Rozegrano ostatnią rundę.
score-bots = Punkty za boty
score-eagles = Punkty za Orły
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
table-film-skip = Na koniec filmu
table-show-bots = Pokaż, co zrobią boty
table-show-fire = Pokaż linie ognia
table-zoom-in = Przybliż
table-zoom-out = Pokaż całą planszę
table-maneuver = Manewr { $number }
table-lost = czołg stracony
table-stack-empty = Dotknij pola, do którego chcesz dojechać, albo karty.
table-stack-none = Brak kart
table-take-away = Cofnij: { $card }
table-facing = Kierunek
table-end-facing = Na końcu przodem na { $facing }
table-exchange = Wymień
table-exchange-help = Raz na rundę, przed planowaniem: odrzuć dowolnie wiele takich samych kart i dobierz tyle samo. Wszyscy widzą, co odrzucasz.
table-disengage = Wycofaj czołg
table-disengage-brief = Wycofaj
table-disengage-help = Opuść rundę: czołg nie jedzie, nie strzela i nie można go trafić.
table-committed = Plan gotowy. Możesz go cofnąć, dopóki wszyscy nie zaplanują.
table-you-disengaged = W tej rundzie twój czołg jest wycofany.
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
table-bot-hunts = Celuje w: { $name }.
table-wall-whole = Mur z cegły
table-wall-whole-help = Zatrzymuje czołgi i strzały; trafienie go uszkadza.
table-wall-damaged = Uszkodzony mur z cegły
table-wall-damaged-help = Wciąż zatrzymuje czołgi i strzały; kolejne trafienie go usuwa.
table-wall-on = mur na { $space }
table-eagle-beyond = W tamtej stronie leży Orzeł
table-eagle = Orzeł
table-eagle-help = Zabiera go, kto na niego wjedzie lub przez niego przejedzie.
table-number = { $colour } { $number }: tu pojawiają się boty i premie tego koloru i numeru.
table-ground-plain = puste pole
table-ground-plain-help = Nic tu nie przeszkadza.
table-ground-forest = las
table-ground-forest-help = Czołgu w lesie nie widać i nie można go trafić.
table-ground-ice = lód
table-ground-ice-help = Nikt się tu nie zatrzyma: czołg ślizga się dalej.
table-ground-water = woda
table-ground-water-help = Czołg, który wjedzie, tonie; strzały przelatują.
table-ground-concrete = beton
table-ground-concrete-help = Na zawsze zatrzymuje czołgi i strzały.
table-reach = osiągalne kartami: { $cards }
table-can-reach = osiągalne
table-can-choose = do wyboru
table-move-help = Jedzie prosto o tyle pól albo aż coś go zatrzyma. Czołgi po drodze są pchane. Najwyżej jedna karta ruchu w manewrze.
table-turn-help = Obraca czołg na jego polu. W manewrze może być ich dowolnie wiele.
table-in-deck = W twojej talii jeszcze { $count }.
table-points-help = { $kills } za boty, { $eagles } × 3 za Orły
table-held-help = na ręce; w talii { $deck }. Trafienie kosztuje dwie karty; kto nie ma tylu, traci czołg.
table-first = Pierwszy gracz tej rundy
table-eagles-left = { $count ->
    [one] jeszcze { $count } Orzeł
    [few] jeszcze { $count } Orły
   *[other] jeszcze { $count } Orłów
  }
table-lead = Przewaga
table-lead-help = { $lead } punktów przewagi nad drugim graczem kończy partię, podobnie jak zdobycie ostatniego z { $eagles } Orłów.
table-leads = { $name } prowadzi o { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  }
table-no-lead = Nikt nie prowadzi
table-five-ahead = { $name } ma pięć punktów przewagi.
table-third-eagle = { $name } zdobywa trzeciego Orła.
table-tie-broken = { $name } rozstrzyga remis po trzecim Orle.
table-last-round = { $count ->
    [one] Po ostatniej rundzie prowadzi { $names }.
   *[other] Po ostatniej rundzie remisują { $names }.
  }
table-took-lead = To daje prowadzenie: { $points } do { $other }.
table-best-round = Razem { $points } pkt, najlepsza runda partii.
table-rounds-used = { $count ->
    [one] zużyta { $count } runda
    [few] zużyte { $count } rundy
   *[other] zużyte rundy: { $count }
  }
table-best = Najlepsi na tej planszy
table-best-none = Jeszcze nie ma rekordu. Zdobądź wszystkie trzy Orły w jak najmniejszej liczbie rund.
table-choose-random = Losowa
table-choose-own = Ta
table-choose-turn = Obróć kafel { $tile }
table-choose-swap = Zamień kafel { $tile } z następnym
table-choose-shuffle = Ułóż inną planszę
table-choose-code = Kod tej planszy
table-choose-copy = Kopiuj kod

## Co liczy podpowiedź

figure-points = punkty
figure-eagles = Orły
figure-cards = karty na ręce
figure-way = pola do Orła
figure-off_board = czołgi poza planszą
figure-helms = Hełmy

# What puzzles are about.
theme-eagle = Orzeł
theme-powers = premie
theme-fire = ogień
theme-ground = woda, krawędzie i pchanie

# Shares that a balance report counts
rate-played = Udział wśród zagranych kart
rate-plans = Plany
rate-players_won = Wygrane tych, którzy grali ją najczęściej
rate-taken = Zebrane spośród tych, które się pojawiły
rate-takers_won = Wygrane tych, którzy zebrali go najwięcej
plan-planned = zaplanowano
plan-disengaged = wycofano się
table-aid-bots = Co robią boty
table-aid-terrain = Teren
table-aid-power-ups = Premie
table-aid-fire = Ogień

## Co się nie zgadza we własnych kaflach

fault-rows = { $tile }: rzędów jest { $count }; musi być od { $least } do { $most }
fault-spaces = { $tile }: pól w tym rzędzie jest { $count }, a rzędów na kaflu { $rows }
fault-sign = { $tile }: „{ $sign }” to ani jeden ze znaków { $known }, ani cyfra ze strzałką, jak 1^ lub 4<
fault-number-twice = { $tile }: cyfra { $number } jest już w rzędzie { $earlier }
fault-number-missing = { $tile }: brakuje cyfry { $number }
fault-tiles = kafli jest { $count }, a musi być { $tiles }
fault-tile-name = { $tile }: nazwa nie składa się z 2 do 20 małych liter a do z
fault-tile-twice = { $tile }: występuje dwa razy; każdy kafel ma własny kolor
fault-sizes = kafle różnią się wielkością
fault-on-diagonal = { $tile }: cyfra { $number } leży na przekątnej
fault-cut-off = { $tile }: jedno z pól jest odcięte od narożnika kafla
fault-corner = { $tile }: pustych pól i lasów w jednym narożniku jest tylko { $count }, a musi być { $least }
fault-closed = { $tile }: przekątna { $way ->
    [falling] opadająca
   *[rising] wznosząca
} nie jest otwarta
fault-starts = { $tile }: pustych pól i lasów na przekątnej { $way ->
    [falling] opadającej
   *[rising] wznoszącej
} jest tylko { $count }, a musi być { $least }
fault-bricks = na kaflach murów z cegły jest { $count }, a cegieł tylko { $most }
fault-eagle = { $tile }: do pola Orła nie zawsze da się dojechać
