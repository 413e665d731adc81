### Słowa interfejsu. W każdym języku są te same identyfikatory.

app-title = Hulldown
tagline = Pancerne planszówki w przeglądarce: ze znajomymi, z obcymi albo z komputerem.
pitch = Zasady, którym można zaufać, gracze komputerowi własnej roboty, partie do odtworzenia i sprawdzenia.
needs-script = Hulldown wymaga JavaScriptu. Terminal obejdzie się bez niego: hulldown play --help.
skip-to-games = Przejdź do gier
language = Język

figure-number = Rys. 1
figure-caption = Hull down: grzbiet osłania kadłub, widać tylko wieżę i działo.
figure-description = Czołg za grzbietem wzgórza. Wieża i działo wystają ponad grzbiet; osłonięty kadłub narysowano linią przerywaną.

games = Gry
games-none = Nie znaleziono gier. Każda gra to jeden folder w hulldown/games.
for-developers = Dla programistów
for-developers-hint = Na tych grach widać, jak zbudować grę; własna zaczyna się od kopii jednej z nich.
seats = Miejsca
seats-range = { $min }–{ $max }
seats-fixed = { $count }
maturity = Dojrzałość
maturity-level = { $level ->
    [alpha] Alfa
    [beta] Beta
    [stable] Stabilna
   *[other] { $level }
}
rules-tested = Sprawdzone zasady
rules-share = { $tested } z { $total }
play-in-terminal = Zagraj w terminalu
copy = Kopiuj
copied = Skopiowano

trouble-title = Serwer nie odpowiada
trouble-hint = Czy hulldown serve nadal działa? Uruchom go ponownie i spróbuj jeszcze raz.
try-again = Spróbuj ponownie

not-affiliated = Hulldown to osobny, wolny projekt. Nie jest powiązany z wydawcami gier, których zasady stosuje, ani przez nich wspierany; nazwy należą do nich. Teksty, wartości nieznanych kart i wszystkie obrazy są nasze własne.

## Players

call-signs = Borsuk, Czapla, Wydra, Ryś, Kuna, Pustułka, Gronostaj, Czajka, Żubr, Zając, Sroka, Bóbr

## Getting around

skip-to-content = Przejdź do treści
to-front = Na stronę główną
loading = Wczytywanie …
lost-title = Nic tu nie ma
lost-hint = Ten adres donikąd nie prowadzi. Może część linku zginęła po drodze.
trouble-match = Nie można otworzyć tej partii
save = Zapisz
your-name = Twoje imię
name-first = Najpierw podaj swoje imię.
rule = Zasada { $id }
rule-unknown = Do tej zasady nie ma tekstu.

## Settings

settings = Ustawienia
setting-theme = Wygląd
setting-theme-system = Jak w systemie
setting-theme-light = Jasny
setting-theme-dark = Ciemny
setting-help = Pomoc przy stole
setting-confirm = Pytaj, zanim coś zmarnuję
setting-confirm-hint = Na przykład gdy kończę turę, choć mam jeszcze dobry ruch.
setting-lingers = Turę kończę ja
setting-lingers-hint = Także gdy nic już nie zostało, na przykład po zagraniu ostatniej karty.
setting-rules = Pokazuj numery zasad
setting-rules-hint = Przy pytaniach i w dzienniku, zamiast znaku zapytania.
setting-marks = Znaki zamiast kolorów
setting-marks-hint = Gracze mają duże kształty i litery, czarno na białym.
settings-yours = Działają na każdym urządzeniu, na którym otworzysz swoją stronę.
settings-here = Zapisane w tej przeglądarce.

## How to play

how-to-play = Jak grać
learn-title = Jak grać w { $game }
rulebook = Zasady
rulebook-title = { $game }: zasady
rulebook-search = Szukaj w zasadach
rulebook-found = { $count ->
    [0] Nic nie znaleziono.
    [one] Znaleziono jedno miejsce.
    [few] Znaleziono { $count } miejsca.
   *[many] Znaleziono { $count } miejsc.
}
rulebook-english = Zasady są spisane po angielsku.
rulebook-there = W zasadach
chapters = Rozdziały

## Front page

play-now = Zagraj teraz
set-up-match = Przygotuj partię
my-matches = Twoje partie
my-matches-none = Żadna partia się nie toczy.
my-matches-over = { $count ->
    [one] Jedna zakończona partia
    [few] { $count } zakończone partie
   *[other] { $count } zakończonych partii
}
open-tables = Otwarte stoły
open-tables-none = Utwórz partię z miejscami dla każdego, a pojawi się tutaj.
live-tables = { $count ->
    [0] Teraz nie ma otwartych stołów
    [one] Jeden otwarty stół
    [few] { $count } otwarte stoły
   *[other] { $count } otwartych stołów
}
live-matches = { $count ->
    [one] jedna partia do oglądania
    [few] { $count } partie do oglądania
   *[other] { $count } partii do oglądania
}
live-join = Dołącz do stołu: { $names }, { $game }
to-watch = Partie do oglądania
replays = Powtórki
replays-hint = Otwórz plik zakończonej partii, obejrzyj ją albo zagraj dalej od dowolnej chwili.
replays-open = Otwórz plik
match-with = { $names }

## How a match stands

standing-waiting = { $free ->
    [0] Wszystkie miejsca zajęte
    [one] Jedno wolne miejsce
    [few] { $free } wolne miejsca
   *[other] { $free } wolnych miejsc
}
standing-mine = Twoja kolej
standing-others = Ruch: { $names }
standing-paused = Wstrzymana
standing-closed = Zamknięta
standing-won = Wygrana
standing-lost = Zwycięstwo: { $names }
standing-lost-side = Zwycięstwo: { $names }
standing-drawn = Remis
just-now = przed chwilą

## Seats

seat-free = Wolne
seat-letter = Miejsce { $letter }
seat-mine = ty
seat-default = Gracz { $number }
agents-testing = Do testów
seat-here = na miejscu
seat-computer = Komputer: { $level }
seat-yours-if-you-like = twoje miejsce, jeśli chcesz
agent-recruit = Rekrut
agent-gunner = Działonowy
agent-sergeant = Sierżant
agent-lieutenant = Porucznik
agent-captain = Kapitan
agent-ace = As
agent-greedy = Solidny
agent-random = Losowy
agent-search = Strateg

## New match

part-seats = Kto gra
part-rules = Zasady
part-pace = Tempo
company = Z kim grasz?
company-agents = Komputer
company-hint-agents = Zaczyna się od razu.
company-friends = Znajomi, przez link
company-hint-friends = Dostaniesz zaproszenie na każde miejsce.
company-here = Razem przy tym ekranie
company-hint-here = Kurtyna zasłania rękę przed innymi.
company-open = Kto zechce
company-hint-open = Stół widać na stronie głównej; dosiąść może się każdy.
seats-count = Liczba miejsc
seats-fewer = Jedno miejsce mniej
seats-more = Jedno miejsce więcej
seat-filled-by = Na miejscu { $letter } siada
seat-agent = Poziom komputera na miejscu { $letter }
seat-name = Imię na miejscu { $letter }
seat-team = Strona miejsca { $letter }
seat-kind-me = Ja
seat-kind-agent = Komputer
seat-kind-friend = Znajomy, przez link
seat-kind-here = Ktoś przy tym ekranie
seat-kind-open = Kto zechce
seat-kind-hint-me = Twoje miejsce.
seat-kind-hint-friend = Dostaniesz link do tego miejsca.
seat-kind-hint-open = Zajmie je, kto pierwszy przyjdzie.
scenario = Scenariusz
rule-set = Gramy według
rule-set-printed = drukowanych zasad
rule-set-changed = własnych zasad
rules-as-printed = Jak w druku
options = { $changed ->
    [0] Wszystkie opcje ({ $count })
    [one] Wszystkie opcje ({ $count }, jedna zmieniona)
   *[other] Wszystkie opcje ({ $count }, zmienione: { $changed })
}
option-on = tak
option-off = nie
option-printed = W druku: { $value }.
house-rules = Zasady domowe
house-rules-name = Nazwa tych zasad domowych
house-rules-save = Zachowaj jako zasady domowe
house-rules-hint = Zapisane w tej przeglądarce; można je udostępnić linkiem.
house-rules-link = Zasady domowe: { $name }
house-rules-drop = Usuń „{ $name }”
pack = Własne karty lub kafle
pack-hint = Kto ma pudełko tej gry, wpisuje jego karty lub kafle do tego arkusza, wszystkie albo tylko niektóre, zapisuje go jako CSV w UTF-8 i gra nimi. Arkusz staje się częścią partii: nikt inny nie potrzebuje pliku.
pack-sheet = Pobierz arkusz
pack-semicolons = Rozdzielony średnikami (CSV)
pack-choose = Wybierz wypełniony arkusz
pack-taken = Gracie z „{ $name }”.
pack-drop = Graj bez tego zestawu
pack-figure-printed = drukowane: { $count }
pack-figure-historical = historyczne: { $count }
pack-figure-ours = nasze: { $count }
pack-figure-tiles = { $count ->
    [one] jeden kafel
    [few] { $count } kafle
   *[many] { $count } kafli
}
pack-figure-spaces-wide = szerokość w polach: { $count }
pack-refused = { $count ->
    [one] W „{ $file }” jest jeden błąd; niczego nie przyjęto.
    [few] W „{ $file }” są { $count } błędy; niczego nie przyjęto.
   *[many] W „{ $file }” jest { $count } błędów; niczego nie przyjęto.
}
pack-findings = Co w arkuszu się nie zgadza
pack-row = Wiersz
pack-column = Kolumna
pack-reason = Co się nie zgadza
tempo = Tempo
tempo-live = Na żywo, bez zegara
tempo-clock = Na żywo, z zegarem
tempo-days = Przez kilka dni
tempo-hint-live = Bez limitu czasu.
tempo-hint-clock = Gdy skończy ci się czas, gra wybierze za ciebie to, co zwykle. Dwa razy z rzędu i komputer gra, aż wrócisz.
tempo-hint-days = Każdy gra, gdy znajdzie czas. Twoja strona może dać znać, gdy przyjdzie twoja kolej.
clock = Czas
clock-bank = na całą partię
clock-move = na każdą decyzję
clock-minutes = Minuty
clock-bonus = Dodatkowe sekundy na decyzję
clock-days = Dni na każdą decyzję
reactions = Reakcje innych
reactions-default = zależnie od tempa
reactions-ask = pytaj każdego i czekaj
reactions-window = tyle samo czasu dla wszystkich
reactions-orders = według stałych rozkazów
pace-days = { $days ->
    [one] Przez kilka dni (jeden dzień na decyzję)
   *[other] Przez kilka dni ({ $days } dni na decyzję)
}
pace-bank = { $minutes } min{ $bonus ->
    [0] {" "}na całą partię
   *[other] , plus { $bonus } s na decyzję
}
pace-move = { $minutes } min na decyzję
listed = Pokaż tę partię na stronie głównej
listed-hint = Każdy może oglądać i zająć wolne miejsce. Inaczej tylko ten, kto ma link.
start-match = Zacznij partię
make-table = Załóż stół

## Waiting room, invitations

invite-hint = Każde wolne miejsce ma własne zaproszenie: wyślij je albo zeskanuj telefonem.
invite-title = Zaproszenie do gry { $game }
take-seat = Zajmij miejsce
seat-change = Zmień miejsce
start-hint = { $free ->
    [one] Wolne miejsce zajmie komputer.
   *[other] Wolne miejsca zajmie komputer.
}
wait-hint = Partia zacznie się, gdy zajęte będzie ostatnie miejsce. Możesz wyjść i wrócić.
big-screen = Użyj tego ekranu jako stołu
big-screen-hint = Telefony pokażą karty na ręce: każdy skanuje kod.
big-screen-yours = { $name }: twoja ręka
big-screen-codes = Kody
big-screen-lead = Zeskanuj kod telefonem, aby usiąść.
watch-link = Link dla widzów
share = Udostępnij
copy-link = Kopiuj link
share-scan = Zeskanuj telefonem
share-code = Kod QR: { $title }
share-only-here = Ten adres działa tylko na tym komputerze. Dla telefonów w tej samej sieci uruchom serwer poleceniem hulldown serve --lan.
join-lead = { $host } zaprasza do gry.
join-lead-nobody = Zaproszenie do gry.
join-not = Ten link nie działa
join-not-hint = Może miejsce jest już zajęte. Poproś o nowy link.
move-lead = Miejsce { $letter }, { $name }. Grać odtąd na tym urządzeniu? Na tamtym zniknie.
move-here = Graj tutaj

## The player's page

me = Twoja strona
me-nobody = W tej przeglądarce nikt jeszcze nie grał. Zacznij partię, a ta strona się zapełni.
me-stranger = Ten link to strona gracza { $name }. Dotąd ta przeglądarka gra jako { $mine }.
me-become = Graj tu jako { $name }
me-stay = Zostaję, kim jestem
me-elsewhere = Graj na innym urządzeniu
me-elsewhere-hint = Ten link to ty: kto go ma, gra na twoich miejscach. Zachowaj go dla siebie.
next-match = Do partii, która czeka na ciebie
past = Twoje wyniki
past-by-game = Wyniki według gier
past-by-other = Wyniki według przeciwników
past-game = Gra
past-other = Przeciwnik
past-result = Wynik
past-won = Wygrane
past-lost = Przegrane
past-drawn = Remisy
past-invite = Zaproś ponownie
past-others-all = Pokaż wszystkich przeciwników ({ $count })
past-matches = Zakończone partie
past-any-game = Wszystkie gry
past-any-result = Wszystkie wyniki
past-any-other = Wszyscy przeciwnicy
past-range = { $from }–{ $to } z { $total }
past-no-such = Nie ma takich partii.
past-later = Późniejsze
past-earlier = Wcześniejsze
past-none = Jeszcze nic: tu będą liczone twoje zakończone partie.
notices = Daj znać, gdy moja kolej
notices-hint = Jedna wiadomość, gdy przychodzi twoja kolej; żadnej, gdy masz partię otwartą.
notices-email = E-mail
notices-confirm = Jeszcze niepotwierdzony: otwórz link z wysłanej wiadomości.
notices-webhook = Webhook
notices-webhook-key = Klucz podpisujący wywołania
notices-saved = Zapisano.
notices-push = Powiadamiaj na tym urządzeniu
notices-push-off = { $devices ->
    [one] Wyłącz powiadomienia na jednym urządzeniu
   *[other] Wyłącz powiadomienia na urządzeniach: { $devices }
}
notices-push-not = Ta przeglądarka nie pozwala na powiadomienia.
confirm-title = Wiadomości z tego serwera
confirm-hint = Czy ten serwer może pisać na twój adres, gdy czeka partia?
confirm-yes = Tak, pisz do mnie
confirm-done = Potwierdzono. Dostaniesz wiadomość, gdy przyjdzie twoja kolej.

## Errors, by their codes

error-server-unreachable = Serwer nie odpowiada. Czy hulldown serve jeszcze działa?
error-match-left = Połączenie zamknięto przed nadejściem odpowiedzi.
error-action-format = Tego nie da się odczytać.
error-action-illegal = Teraz to niemożliwe.
error-action-not-your-turn = To nie twoja kolej.
error-action-match-over = Partia się skończyła.
error-action-past-reveal = Dalej decyduje los albo ktoś inny: idź krok po kroku.
error-action-uncommitted = Tajny wybór musi być kompletny.
error-agent-failed = Gracz komputerowy zawiódł.
error-chance-needed = O tym zdecyduje dopiero los.
error-config-bad-value = Jedno z ustawień nie pasuje do tej gry.
error-config-unknown-game = Nie ma takiej gry.
error-config-unknown-option = Gra nie ma takiej opcji.
error-config-unknown-scenario = Gra nie ma takiego scenariusza.
error-match-agent = Nie ma takiego gracza komputerowego.
error-match-order = Tego rozkazu nie można wydać.
error-match-seat = Nie ma takiego miejsca.
error-match-take-back = Tego nie można już cofnąć.
error-message-too-large = To jest za długie.
error-notices-address = Na ten adres nie można nic wysłać.
error-replay-damaged = Wiersz tej powtórki zmieniono po zapisaniu.
error-replay-file = Nie można odczytać pliku.
error-replay-format = Ten plik nie jest powtórką.
error-replay-mismatch = Ta powtórka różni się od tego, co wynika z zasad.
error-replay-rules = Nagrana przy innych zasadach: można ją obejrzeć, nie można grać dalej.
error-replay-truncated = Ta powtórka kończy się przed partią.
error-link-expired = Ten link wygasł albo miejsce oddano komu innemu.
error-link-missing = W tej przeglądarce nikt jeszcze nie grał.
error-link-unknown = Ten link nie działa. Może brakuje jego części.
error-link-wrong = Ten link jest do czegoś innego.
error-match-full = Miejsce jest zajęte.
error-match-not-running = Ta partia się nie toczy.
error-match-stale = Pytanie zdążyło się zmienić. Spójrz jeszcze raz.
error-match-unknown = Nie ma takiej partii albo jest prywatna.
error-match-proposal = Teraz nie można tego zaproponować ani uzgodnić.
error-match-ticket = Tasowanie przygotowane dla tej partii już wykorzystano albo straciło ważność. Spróbuj jeszcze raz.
error-match-word = To miejsce wysłało już swoje słowo do rewanżu.
error-chat-not-allowed = Tego nie można tu powiedzieć.
error-http-too-large = To jest za duże.
error-http-too-many = Za szybko: poczekaj chwilę i spróbuj ponownie.
error-server-busy = Serwer jest pełny. Spróbuj za jakiś czas.
error-server-internal = Coś się zepsuło na serwerze; szczegóły są w jego dzienniku.
error-server-storage = Serwer nie może teraz niczego zapisać. Spróbuj za jakiś czas.

## The match page

board-loading = Rozkładanie stołu …
board-connecting = Łączenie …
board-leave = Na stronę główną
board-panels = Panele
board-side = Dziennik i czat
board-fold = Zwiń dziennik i czat
board-table = Stół
board-close = Zamknij

board-seats = Gracze
board-here = połączony
board-away = rozłączony
board-agent = komputer
board-stands-in = na razie gra komputer ({ $agent })
board-conceded = partia poddana
board-asked = teraz gra
board-clock = Pozostały czas
board-team = Drużyna { $number }
board-look = Pokaż miejsce: { $name }

board-prompt = Decyzja
board-you-are-asked = { $name }, twoja kolej
board-waiting = To nie twoja kolej
board-watching = Oglądasz
board-planned = Twoja tura jest zaplanowana.
board-waiting-for = { $count ->
    [0] Chwila …
   *[other] Czekamy na: { $names }.
  }
board-sealed = tajne, dopóki wszyscy nie wybiorą
board-sealed-alone = tajne, dopóki nie skończysz
board-reaction = reakcja
board-window = Czas na reakcję
board-playing = Co się wydarzyło
board-playing-of = Gra { $name }
board-round = Runda { $round }
board-since = Od twojej ostatniej tury
board-skip = Pomiń
board-space = Spacja
board-over = Koniec partii
board-closed = Ta partia została zamknięta.
board-paused = Partia jest wstrzymana.
board-held = Odpowiedź zapisana. Czekamy na pozostałych.
board-draft = Dotychczasowy plan:
board-draft-tag = Szkic
board-step = krok { $number }
board-all = Wszystkie możliwości
board-all-count = Wszystkie możliwości: { $count }
board-hint = Podpowiedź
hint-title = Co zrobiłby komputer
hint-thinking = Komputer myśli …
hint-because = bo: { $reasons }
hint-own = { $figure } { $change }
hint-others = u innych: { $figure } { $change }
hint-note = Procent to wynik, którego komputer się spodziewa na podstawie tego, co wiesz (ćwierć zależy od punktów), po tylu próbach: { $trials }. Powody porównują, dokąd wkrótce prowadzi ten ruch, a dokąd inne. Wszyscy widzą, że prosisz o podpowiedź, a partia nie liczy się już do listy najlepszych.
board-commit = Zagraj tak
board-withdraw = Porzuć plan
board-preparing = Przygotowujesz następną turę; tylko ty to widzisz
board-prepare = Przygotuj turę
board-leave-ahead = Wróć do stołu
board-ahead-over = Dalej nie można planować: następny krok zależy od losu albo od innego gracza.
board-unfit = Już nie pasuje:
board-plan-dropped = Przygotowana tura już nie pasuje i przepadła: { $plan }.
board-back = Cofnij
board-back-turn = Cofnij turę
board-ask-back = Poproś o cofnięcie
board-undo = Cofnij
board-undo-price = Wraca do twojej ostatniej decyzji. To, o czym od tej pory zdecydował los, losuje się ponownie; partia nie liczy się już do listy najlepszych.
board-undo-sure = Wrócić do ostatniej decyzji? Losowania odbędą się ponownie, a partia nie liczy się już do listy najlepszych.
board-back-here = Cofnij do tego miejsca
board-back-here-sure = Wrócić do tego wpisu? Losowania odbędą się ponownie, a partia nie liczy się już do listy najlepszych.
board-ask-back-here = Poproś o cofnięcie do tego miejsca
board-line-menu = Więcej o tym wierszu
board-sure-yes = Tak
board-sure-no = Nie, gram dalej
board-sure-never = Nie pytaj więcej
board-better = Możesz jeszcze: { $play }.

board-beginning = Jak zaczęła się ta partia
board-fair = Serwer ustalił swój sekret przed pierwszym tasowaniem. Po partii można go porównać z tą pieczęcią:
board-no-word = (nic nie dodaje do tasowania)
board-log = Dziennik
board-log-all = Pokaż wszystkie wiersze: { $count }
board-log-details = Pokaż każdy krok
board-log-none = Tu powstanie dziennik. Kliknij wiersz, by zobaczyć tę chwilę.
board-spoken = Co się dzieje
board-moment = Zobacz tę chwilę
board-chat = Czat
board-chat-none = Jeszcze nikt nic nie powiedział.
board-chat-phrases = W otwartych partiach rozmawia się gotowymi zdaniami.
board-channel = Do kogo
board-to-all = Do wszystkich
board-to-team = Do drużyny
board-say = Powiedz coś
board-send = Wyślij
board-spectator = Widz
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobre zagranie!
phrase-thanks = Dzięki!
phrase-sorry = Przepraszam!
phrase-thinking = Muszę pomyśleć …
phrase-be-right-back = Zaraz wracam.
phrase-good-game = Dobra partia!

board-pass = Przekaż ekran: { $name }
board-pass-hint = Pozostali niech nie patrzą.
board-i-am = To ja, { $name }
board-still = To wciąż ja, { $name }

board-menu = Menu
board-speed = Tempo
board-speed-none = Od razu
board-sound = Dźwięk
board-sound-on = Dźwięk włączony
board-sound-off = Dźwięk wyłączony
board-volume = Głośność
board-letters = Skróty jednoklawiszowe
board-my-seat = Moje miejsce
board-orders = Stałe rozkazy
board-orders-hint = Stały rozkaz odpowiada za ciebie, dopóki go nie wycofasz.
board-orders-none = Teraz nie ma stałych rozkazów do wydania.
board-orders-give = Wydaj rozkazy
board-order-drop = Wycofaj
board-hand-over = Niech gra komputer: { $agent }
board-take-seat = Wracam na swoje miejsce
board-stand-in-notice = Na twoim miejscu gra teraz komputer ({ $agent }).
board-move-seat = Przenieś moje miejsce na inne urządzenie
board-concede = Poddaj partię
board-concede-sure = Poddać tę partię? Jeśli inni grają dalej, twoje miejsce przejmie komputer.
board-concede-yes = Tak, poddaję
board-concede-no = Nie, gram dalej
board-end = Zakończ partię teraz
board-end-sure = Zakończyć partię teraz i policzyć punkty według obecnego stanu?
board-end-yes = Tak, zakończ
board-ask-all = Zapytaj wszystkich
board-ask-end = Zakończ partię teraz
board-ask-pause = Zatrzymaj zegary
board-ask-resume = Wznów grę
board-ask-live = Graj na żywo
board-ask-days = Graj przez kilka dni
board-pace = Od teraz: { $pace }.
board-match = Partia
board-to-replay = Powtórka
board-share = Udostępnij
board-share-replay = Kto otworzy ten link, zobaczy całą partię.
board-share-seat = Otwórz ten link na innym urządzeniu, by tam grać na swoim miejscu. Kto go ma, może grać za ciebie.
board-share-watch = Kto otworzy ten link, może oglądać.
board-commitment = Pieczęć tasowań (SHA-256):
board-report = Zgłoś błąd
board-report-what = Co poszło nie tak?
board-report-over = Dołączona zostanie powtórka tej partii.
board-report-running = Dołączone zostaną identyfikator partii i to, co widziało twoje miejsce, nic ukrytego przed tobą.
board-report-send = Zapisz zgłoszenie
board-report-done = Zgłoszenie zapisano jako plik. Dziękujemy.

board-proposes-take-back = { $name } prosi o cofnięcie ruchu.
board-undone = { $count ->
    [one] Cofnięty zostałby jeden wiersz dziennika
    [few] Cofnięte zostałyby { $count } wiersze dziennika
   *[many] Cofniętych zostałoby { $count } wierszy dziennika
  }
board-proposes-end = { $name } proponuje zakończyć partię w tym miejscu.
board-proposes-pause = { $name } proponuje zatrzymać zegary.
board-proposes-resume = { $name } proponuje wznowić grę.
board-proposes-pace = { $name } proponuje inne tempo.
board-consent-waiting = Czekamy jeszcze na: { $names }.
board-agree = Zgadzam się
board-refuse = Odmawiam
board-drop = Wycofaj

board-nobody-won = Nikt nie wygrał
board-you-won = Wygrana!
board-you-share = Wspólne zwycięstwo
board-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają { $names }
  }
board-you-came = Twoje miejsce: { $place }{"\u00A0"}z{"\u00A0"}{ $count }.
board-rank = Miejsce
board-player = Gracz
board-total = Razem
board-story = Jak do tego doszło
board-story-line = Runda { $round }: { $said }
board-rematch = Jeszcze raz
board-new-opponents = Nowi przeciwnicy
board-home = Strona główna
board-next-match = Do następnej partii
board-verify = Sprawdź tę partię
board-look-at-table = Zobacz końcową planszę

board-keys = Klawisze
board-keys-hint = Tab przechodzi do kolejnego elementu. Podczas pisania skróty nie działają.
board-key-usual = Wykonaj wyróżnioną akcję
board-key-number = Wybierz możliwość o tym numerze
board-key-back = Krok wstecz: zamknij, porzuć, cofnij
board-key-back-turn = Cofnij całą turę
board-key-skip = Do mojej następnej decyzji
board-key-speed = Szybciej, wolniej
board-key-all = Wszystkie możliwości
board-key-hint = Poproś komputer o podpowiedź
board-key-prepare = Przygotuj turę, gdy grają inni
board-key-table = Do stołu
board-key-log = Do dziennika
board-key-chat = Do czatu
board-key-orders = Stałe rozkazy
board-key-rule = Zasada stojąca za pytaniem
board-key-sound = Włącz lub wyłącz dźwięk
board-key-menu = Menu
board-key-help = Ta pomoc

## What all tables share

kit-rule = Zasada { $rule }
kit-enter = Enter
kit-you = (ty)
kit-figures = W skrócie
kit-choices = Co możesz zrobić
kit-offers-of = Z: { $thing }
kit-now = Teraz:
kit-many = { $label }: { $count }
kit-why-not = Czego teraz nie możesz zrobić i dlaczego ({ $count })

## The replay

replay-title = Powtórka:
replay-view = Kto patrzy
replay-view-public = Widzowie
replay-controls = Odtwarzanie partii
replay-moment = Chwila
replay-place = { $at } z { $total }
replay-beginning = Początek
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-forward = Krok dalej
replay-last = Na koniec
replay-turn-back = Do poprzedniej tury
replay-turn-on = Do następnej tury
replay-key-play = Odtwarzaj lub wstrzymaj
replay-key-step = Krok wstecz lub naprzód
replay-key-turn = Tura wstecz lub naprzód
replay-key-ends = Na początek lub na koniec
replay-more = Więcej
replay-share-hint = Ten link prowadzi dokładnie do tej chwili.
analysis-title = Analiza
analysis-looking = Komputer ogląda partię: { $done } z { $total } decyzji.
analysis-graph = Szanse graczy, decyzja po decyzji
analysis-graph-hint = Wynik, którego każdy mógł się spodziewać, według wiedzy gracza, który decydował: u góry pewna wygrana, u dołu pewna przegrana.
analysis-missed = Niewykorzystane szanse
analysis-missed-hint = Co zrobiłby komputer, wiedząc tylko to, co wiedział gracz. Tylko tam, gdzie po wielu próbach okazało się to wyraźnie lepsze.
analysis-swings = Największe zwroty
analysis-better = Komputer: { $play } (+{ $gain })
luck-title = Ile było w tym szczęścia?
luck-hint = Co szczęście dało każdemu łącznie, gdzie 100% to cała wygrana: wynik akcji z losowaniem (było ich { $draws }) minus to, czego można było oczekiwać.
luck-deal = Z tego początkowe rozdanie:
luck-looking = Trwa obliczanie; może to potrwać do minuty.
luck-again = Zapytaj ponownie
luck-strokes = Największe szczęście i największy pech
luck-strokes-hint = Oczekiwane → faktyczne
replay-export = Zapisz plik
replay-to-match = Do partii
replay-fork = Graj dalej stąd
replay-fork-hint = Nowa partia zaczyna się w chwili { $moment } tej partii. Ze starą nic się nie stanie.
replay-fork-go = Graj dalej
replay-seat-me = Ja
replay-seat-friend = Znajomy, przez link
replay-hidden = Zakryte karty
replay-hidden-resample = Przetasuj zakryte karty (bez wiedzy z przyszłości)
replay-hidden-keep = Wszystko zostaje, jak było

## Laboratorium balansu

lab-link = Co dałaby zmiana? Do laboratorium balansu
lab-title = Laboratorium balansu: { $game }
lab-about = Zmień kilka wartości i uruchom. Komputer rozegra tyle samo partii z naszymi i z twoimi wartościami i pokaże, co się różni.
lab-change = Co zmieniasz
lab-kind = Rodzaj
lab-find = Szukaj
lab-none-found = Nic się tak nie nazywa.
lab-ours = u nas: { $value }
lab-changes = Twoje zmiany
lab-no-changes = Nic jeszcze nie zmieniono.
lab-undo = Cofnij: { $what }
lab-name = Nazwa zestawu
lab-name-default = Próba
lab-how = Jak grać
lab-seats = Miejsca
lab-scenario = Scenariusz
lab-games = Partie z każdym zestawem
lab-run = Uruchom
lab-cancel = Zatrzymaj
lab-save = Zapisz arkusz
lab-play = Zagraj z nim
lab-results = Co się różni
lab-waiting = Trwa jeszcze inny eksperyment.
lab-elsewhere = Eksperyment z grą { $game } jeszcze trwa. Przejdź do niego
lab-progress = { $done } z { $games } partii
lab-cancelled = Zatrzymano; rozegrane partie: { $done }.
lab-failed = Przerwano: tym zestawem nie da się grać.
lab-clear = { $count ->
    [0] Nic nie różni się bardziej, niż tłumaczy to przypadek.
    [one] Jeden udział z { $total } różni się bardziej, niż tłumaczy to przypadek.
    [few] { $count } udziały z { $total } różnią się bardziej, niż tłumaczy to przypadek.
   *[other] { $count } udziałów z { $total } różni się bardziej, niż tłumaczy to przypadek.
}
lab-rounds = Liczba rund w partii: { $after } (± { $afterWithin }) zamiast { $before } (± { $beforeWithin }).
lab-all = Pokaż wszystkie udziały
lab-what = Co
lab-before = Nasze
lab-after = Twoje
lab-difference = Różnica w punktach procentowych
lab-interval = { $difference } (od { $low } do { $high })
lab-by-seat = Wygrane według miejsca
lab-by-side = Wygrane według strony

## Verifying a match

verify-title = Sprawdź tę partię
verify-working = Każde tasowanie jest liczone od nowa …
verify-fair = Los był uczciwy: serwer ustalił sekret, zanim poznał twoje słowo, słowo jest wmieszane, a każde losowanie wynika z obu.
verify-consistent = Każde losowanie wynika z sekretu i słów graczy zapisanych w tym pliku. Czy sekret ustalono przed poznaniem słów, tego ta przeglądarka nie wie.
verify-unknown = Losu nie dało się sprawdzić: plik nie mówi, skąd pochodził.
verify-bad = Coś się nie zgadza. Ten plik nie jest zapisem uczciwej partii.
verify-right = Dobrze:
verify-wrong = Źle:
verify-skipped = Nie sprawdzono:
verify-check-chain = { $count ->
    [one] { $count } wiersz jest cały i związany z poprzednimi.
    [few] { $count } wiersze są całe i związane z poprzednimi.
   *[other] { $count } wierszy jest całych i związanych z poprzednimi.
  }
verify-check-commitment = Sekret jest tym, który opieczętowano.
verify-check-commitment-not = plik nie zawiera opieczętowanego sekretu.
verify-check-commitment-missing = serwer opieczętował sekret, a plik go nie ujawnia.
verify-check-remembered = Pieczęć jest tą, którą tej przeglądarce pokazano najpierw.
verify-check-remembered-not = tej przeglądarce nie pokazano pieczęci przed końcem partii.
verify-check-word = Słowo wysłane przez tę przeglądarkę jest wmieszane.
verify-check-word-not = ta przeglądarka nie wysłała słowa do tej partii.
verify-check-agents = Przy miejscu gracza komputerowego nie ma słowa.
verify-check-start-not = partię rozegrano od danej pozycji; z pliku nie wynika, jak rozdano w niej zakryte karty.
verify-check-draws = { $count ->
    [one] { $count } losowanie wynika z sekretu i słów graczy.
    [few] { $count } losowania wynikają z sekretu i słów graczy.
   *[other] { $count } losowań wynika z sekretu i słów graczy.
  }
verify-check-draws-not = nic nie mówi, skąd pochodziły losowania.
verify-line = Najpierw w wierszu { $line } pliku.
verify-commitment-label = Pieczęć, pokazana od początku
verify-secret-label = Sekret, ujawniony na końcu
verify-word-label = Słowo: { $name }
verify-word-none = nie wysłano
verify-more = Przestrzeganie zasad sprawdza na zapisanym pliku
verify-unsafe = Ta przeglądarka liczy tasowania tylko na stronach przesłanych przez HTTPS lub z tego komputera. Zapisz plik i wpisz hulldown verify PLIK.

## Lekcje

lessons = Nauka w grze
lessons-title = Nauka gry { $game }
lessons-about = Graj, a każdy krok powie ci, co zrobić i dlaczego. { $count ->
    [one] Jedna lekcja
    [few] { $count } lekcje
    [many] { $count } lekcji
   *[other] { $count } lekcji
  }; możesz przerwać w każdej chwili i wrócić później.
lessons-then = Gotowe? Zagraj pierwszą partię z najłatwiejszym graczem komputerowym.
lessons-begin = Zacznij
lessons-go-on = Graj dalej
lessons-again = Jeszcze raz
lessons-learned = Zaliczona
lessons-all = Wszystkie lekcje
lessons-next = Dalej: { $title }
lessons-first-match = Zagraj pierwszą partię
board-lesson = Lekcja
board-lesson-step = Krok { $step } z { $steps }

puzzles = Zadania
puzzles-title = Zadania: { $game }
puzzles-about = Pozycje z prawdziwych partii, w których jeden ruch jest o wiele lepszy od wszystkich innych. Znajdź go na podstawie tego, co wiesz; potem dowiesz się dlaczego.
puzzles-by-theme = Ćwiczenia według tematów
puzzles-done = Rozwiązano { $done } z { $count }.
puzzles-other = różne
puzzles-all = Wszystkie zadania
puzzle-title = Zadanie { $number }
puzzle-today = Zadanie dnia
puzzle-solved = rozwiązane
puzzle-hard = trudne
puzzle-hard-means = Trudniejsze: proste reguły nie znajdują tego ruchu.
puzzle-next = Następne zadanie
puzzle-find = Twój ruch, a jedna możliwość jest o wiele lepsza od wszystkich innych. Która?
    .wrong = To możliwe, ale jest coś o wiele lepszego. Spróbuj jeszcze raz.
puzzle-go-on = Jesteś w trakcie swojej tury, a jedna możliwość jest o wiele lepsza od wszystkich innych. Która? To, co już zagrane, zostaje.
    .wrong = To możliwe, ale jest coś o wiele lepszego. Spróbuj jeszcze raz.
puzzle-done = Rozwiązane! Możesz grać stąd dalej przeciwko komputerowi.
puzzle-show = Pokaż
puzzle-worth = To jest warte { $value }; najlepsza z innych możliwości, „{ $other }”, { $next }.
puzzle-also = Równie dobre: { $moves }.
puzzle-why = Dlaczego: co wkrótce potem się dzieje i jak często.
puzzle-often = ({ $often }; po innym ruchu { $otherwise })
puzzle-then = Co najprawdopodobniej nastąpiłoby potem:
board-puzzle = Zadanie

deal-today = Dzisiejsze wyzwanie
deal-title-today = { $game }: dzisiejsze wyzwanie
deal-title = { $game }: rozdanie { $deal }
deal-about = Wszyscy dostają to samo rozdanie przeciwko temu samemu graczowi komputerowemu, a wyniki są porównywane. Liczy się pierwsza próba, bez podpowiedzi.
deal-about-alone = Wszyscy grają na tej samej planszy, każdy sam. Liczy się pierwsza próba, bez podpowiedzi.
deal-play = Graj
deal-mine = Do mojej partii
deal-results = Wyniki
deal-by-score = Liczba rund, najmniejsza na górze.
deal-by-lead = Przewaga punktowa nad komputerem, największa na górze.
deal-none = Nikt jeszcze nie skończył.
deal-together = Zagraj z innymi
deal-together-hint = Gracie przeciwko sobie z losem tego rozdania. Inne stoły mają ten sam los, a każdy jest porównywany z tymi, którzy siedzieli tam na tym samym miejscu.
deal-tables = Stoły { $seats }-osobowe
deal-tables-hint = Przewaga punktowa nad najlepszym z pozostałych przy stole. W każdej kolumnie wszyscy mieli ten sam los; najlepszy wynik jest pogrubiony.
deal-table = Stół { $number }
deal-seat = Miejsce { $letter }
deal-share = Porównaj ze znajomymi
deal-share-hint = Kto otworzy ten link, zagra to samo przy własnym stole, a wszystkie wyniki znajdą się tutaj.
deal-new = Zacznij nowe rozdanie
deal-compare = Porównaj z innymi
board-coach = Warto wiedzieć:
board-aids = Ściągawka
board-aid-now = teraz
