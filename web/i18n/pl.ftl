### Słowa interfejsu. W każdym języku są te same identyfikatory.

app-title = Hulldown
tagline = Pancerne gry planszowe dla przyjaciół, nieznajomych i maszyn.
pitch = Zasady, które można sprawdzić i którym można zaufać, gracze komputerowi, których można napisać samemu, partie, które można odtworzyć i zweryfikować.
needs-script = Hulldown wymaga JavaScriptu. Terminal obejdzie się bez niego: hulldown play --help.
skip-to-games = Przejdź do gier
language = Język

figure-number = Rys. 1
figure-caption = Hull down: grzbiet osłania kadłub, widać tylko wieżę i działo.
figure-description = Czołg za grzbietem wzgórza. Wieża i działo wystają ponad grzbiet; osłonięty kadłub narysowano linią przerywaną.

games = Gry
games-notice = Następna będzie gra w przeglądarce. Do tego czasu w każdą z tych gier można grać w terminalu.
games-none = Nie znaleziono gier. Każda gra to jeden folder w hulldown/games.
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
play-in-terminal = Zagraj teraz w terminalu
copy = Kopiuj
copied = Skopiowano

trouble-title = Serwer nie odpowiada
trouble-hint = Czy hulldown serve nadal działa? Uruchom go ponownie i spróbuj jeszcze raz.
try-again = Spróbuj ponownie

not-affiliated = Hulldown to osobny, wolny projekt. Nie jest powiązany z wydawcami gier, których zasady stosuje, ani przez nich wspierany; nazwy należą do nich. Teksty, wartości nieznanych kart i wszystkie obrazy są nasze własne.

## Players

call-signs = Borsuk, Czapla, Wydra, Ryś, Kuna, Pustułka, Gronostaj, Czajka, Żubr, Zając, Sroka, Bóbr

## Errors, by their codes

error-server-unreachable = Serwer nie odpowiada. Czy hulldown serve jeszcze działa?
error-match-left = Połączenie zamknięto przed nadejściem odpowiedzi.
