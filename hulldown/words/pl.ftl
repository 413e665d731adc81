# Słowa wspólne dla wszystkich gier: co mówi sama partia, i terminal.

## Partia

match-took-back = { $seat } cofa ostatni wybór.
match-took-back-agreed = Wszyscy zgadzają się, że { $seat } cofa ruch.
match-undid = { $seat } cofa grę; losowania odbędą się ponownie.
match-declined-take-back = { $seat } nie zgadza się na cofnięcie ruchu ({ $of }).
match-declined-end = { $seat } nie zgadza się na zakończenie partii.
match-declined-pause = { $seat } nie zgadza się na zatrzymanie zegarów.
match-declined-resume = { $seat } nie chce jeszcze grać dalej.
match-declined-pace = { $seat } nie zgadza się na zmianę tempa.
match-lapsed-take-back = Partia toczy się dalej: { $of } nie może już cofnąć ruchu.
match-conceded = Partię poddaje: { $seats }.
match-gave-up = { $seat } poddaje partię; dalej gra komputer.
match-agreed = Partię zakończono i podliczono w tym stanie.
match-time-ran-out = { $seat }: czas minął, zagrano domyślny wybór.
match-handed-over = Za gracza { $seat } gra komputer ({ $agent }).
match-came-back = { $seat } znów gra osobiście.
match-took-hint = { $seat } prosi komputer o podpowiedzi.
match-rules-changed = Zasady zostały tu poprawione (z wersji { $from } na { $to }); partia toczy się dalej od tego miejsca.
outcome-conceded = Partia została poddana.
outcome-agreed = Partię zakończono przed czasem i podliczono w tym stanie.

## Nazwy i wartości

seat = Gracz { $number }
seat-me = Gracz { $number } (ty)
seat-agent = Gracz { $number } ({ $agent })
list = { $first } i { $last }
several = { $count }× { $thing }
yes = tak
no = nie
nothing = –
play-plan = Zaplanuj za mnie
agent-greedy = Solidny
agent-random = Losowy
agent-search = Strateg
agent-playouts = Szukanie do końca
agent-recruit = Rekrut
agent-gunner = Działonowy
agent-sergeant = Sierżant
agent-lieutenant = Porucznik
agent-captain = Kapitan
agent-ace = As
agent-usual = nieobecny

## Dlaczego czegoś nie można cofnąć

take-back-nothing-to-take-back = Teraz nie możesz niczego cofnąć.
take-back-the-seat-did-not-choose-it = To nie był twój wybór.
take-back-it-told-something-new = Ujawniło ci to coś ukrytego, na przykład dobrane karty: tego nie można cofnąć.
take-back-somebody-else-has-been-asked-since = Od tego czasu decydował już ktoś inny.
take-back-others-already-built-on-it = Inni już z tego skorzystali.

## Terminal

terminal-welcome = { $title }: liczba graczy { $seats }, ziarno { $seed }. Litera h pokazuje pomoc.
terminal-options = Zasady: { $options }.
terminal-log = Od twojego ostatniego wyboru
terminal-more-log = … i wcześniejsze wiersze, liczba: { $count }; l pokazuje wszystko.
terminal-whole-log = Dziennik
terminal-table = Stół
terminal-enter = Enter
terminal-only-choice = Tylko jeden wybór: { $choice }.
terminal-whole-plays = Za jednym razem
terminal-single-steps = Krok po kroku
terminal-why-not = Czego teraz nie możesz zrobić i dlaczego
terminal-more-why-not = … i jeszcze { $count ->
    [one] { $count } podobna rzecz
    [few] { $count } podobne rzeczy
   *[many] { $count } podobnych rzeczy
  }.
terminal-nothing-refused = Nic nie jest ci tu zabronione.
terminal-no-log = Jeszcze nic się nie stało.
terminal-info = Co znaczą słowa
terminal-no-info = Nie ma tu czego wyjaśniać.
terminal-rule = zasada { $rule }
terminal-unknown-rule = Nie ma zasady { $rule }.
terminal-took-back = Cofnięto.
terminal-orders = Stałe rozkazy
terminal-no-orders = Teraz nie można wydać stałych rozkazów.
terminal-no-order = brak
terminal-order-values = Do wyboru: { $values }.
terminal-orders-how = Wydaj rozkaz: o NAZWA WARTOŚĆ. Odwołaj go: o NAZWA -
terminal-order-given = Rozkaz obowiązuje.
terminal-sure = { $question } Jeśli tak, wpisz numer tego wyboru.
terminal-unknown-choice = { $typed } nie jest do wyboru. Wpisz liczbę od 1 do { $count } albo h, aby zobaczyć pomoc.
terminal-unknown-order = Nie ma stałego rozkazu { $typed }.
terminal-bad-value = { $typed } nie pasuje. Dozwolone: { $wanted }.
terminal-agent-failed = { $why }. Odtąd to miejsce robi to, co zwykle.
terminal-quit = Partia opuszczona.
terminal-saved = Zapisano w { $file }.
terminal-over = Koniec partii
terminal-rank = Miejsce
terminal-player = Gracz
terminal-total = Razem
terminal-won = Wygrywasz!
terminal-shared = Dzielisz zwycięstwo.
terminal-nobody-won = Nikt nie wygrał.
terminal-lost = Przegrywasz. Wygrywa: { $seats }.
terminal-help = Pomoc
terminal-help-number = Wybierz pozycję o tym numerze.
terminal-help-enter = Zrób to, co oznaczono Enter: ruch, który wybrałby komputer.
terminal-help-why = Powiedz, czego teraz nie można zrobić i dlaczego.
terminal-help-undo = Cofnij ostatni wybór.
terminal-help-info = Wyjaśnij słowa na stole.
terminal-help-info-all = Objaśnij wszystko w grze, na przykład wszystkie zdolności.
terminal-help-rule = Pokaż zasadę, na przykład r { $rule }.
terminal-help-orders = Pokaż i wydaj stałe rozkazy.
terminal-help-view = Pokaż cały stół jeszcze raz.
terminal-help-log = Pokaż cały dziennik.
terminal-help-help = Pokaż tę pomoc.
terminal-help-quit = Opuść partię.

## Zapisana partia w terminalu

terminal-replay = { $title }: liczba zapisów: { $records }.
terminal-replay-how = Enter idzie dalej, b wraca, liczba przechodzi do tego zapisu, v pokazuje stół, q kończy.
terminal-by-rule = automatycznie
terminal-by-order = stały rozkaz
terminal-by-clock = czas minął
terminal-not-over = Partia jeszcze trwa.

## Co się nie zgadza w arkuszu własnych kart

fault-at-cell = wiersz { $row }, { $column }: { $why }
fault-in-row = wiersz { $row }: { $why }
fault-and-more = { $first } (i jeszcze { $count })
fault-large = plik ma ponad { $most } bajtów
fault-no-text = to nie jest poprawny UTF-8; zapisz arkusz jako CSV w kodowaniu UTF-8
fault-unreadable = dalej nie da się czytać; może brakuje cudzysłowu albo któraś komórka jest o wiele za długa
fault-no-rows = żaden wiersz nie jest wypełniony
fault-more-cells = wiersz ma więcej komórek, niż jest kolumn
fault-column-missing = brakuje tej kolumny
fault-column-twice = ta kolumna występuje dwa razy
fault-column-unknown = nie ma takiej kolumny; są: { $known }
fault-word = „{ $value }” tu nie pasuje; do wyboru: { $known }
fault-no-word = pusta komórka; do wyboru: { $known }
fault-whole = „{ $value }” nie jest liczbą całkowitą od { $least } do { $most }
fault-no-whole = pusta komórka; potrzebna liczba całkowita od { $least } do { $most }
fault-id = „{ $value }” nie pasuje: potrzeba od 2 do 40 znaków, tylko małe litery a do z, cyfry i _
fault-twice = „{ $value }” jest już w wierszu { $row }
terminal-pack-good = { $file }: wszystko się zgadza, { $game } ({ $figures }), skrót { $hash }
terminal-pack-wrong = { $file }: { $count ->
    [one] znaleziono jeden błąd
    [few] znaleziono { $count } błędy
   *[many] znaleziono { $count } błędów
}
terminal-pack-printed = drukowane: { $count }
terminal-pack-historical = historyczne: { $count }
terminal-pack-ours = nasze: { $count }
terminal-pack-tiles = kafle: { $count }
terminal-pack-spaces-wide = szerokość w polach: { $count }

# Shares that a balance report counts
rate-seats_won = Wygrane według miejsca
rate-sides_won = Wygrane według strony
