# Słowa lekcji. To, co trzeba nacisnąć, stoi w „cudzysłowie”, tak jak nazywa to strona.

lesson-move = Skręt i jazda
lesson-move-plan = Planujesz dwa manewry, potem czołg jedzie. Wybierz „Naprzód 1”, potem „Manewr 2” i „W prawo”, i naciśnij „{ do-ready }”: jedno pole na północ, potem skręt na wschód.
    .wrong = Tym razem tylko jedno pole naprzód w pierwszym manewrze i skręt w prawo w drugim.
lesson-move-done = Tak się jeździ. Po każdym manewrze ruszyły się boty, a twoje działo strzeliło: robi to zawsze.
lesson-push = Pchanie
lesson-push-plan = Przed tobą stoi bot. Jadący czołg pcha to, na co wjedzie. Wybierz „Naprzód 1”, potem „Manewr 2” i „W lewo”, i naciśnij „{ do-ready }”.
    .wrong = Jedź prosto na niego: jedno pole naprzód, potem skręt w lewo.
lesson-push-done = Bot został przepchnięty o pole, a potem trafiony: 1 punkt. Beton, cegły i krawędź zatrzymują was obu.
lesson-ice = Lód
lesson-ice-plan = Dwa pola przed tobą jest lód. Kto kończy jazdę na lodzie, ślizga się dalej aż do twardego gruntu. Wybierz „Naprzód 2”, potem „Manewr 2” i „W prawo”, i naciśnij „{ do-ready }”.
    .wrong = Wypróbuj lód: dwa pola naprzód, potem skręt w prawo.
lesson-ice-done = Dwa pola jazdy i trzy pola poślizgu za darmo. Uważaj, gdzie się kończy: może tam być woda.
lesson-water = Woda
lesson-water-plan = Za botem jest woda, a czołg w wodzie przepada, twój też. Wybierz „Naprzód 1”, żeby wepchnąć bota, potem „Manewr 2” i „W lewo”, żeby za nim nie wjechać, i naciśnij „{ do-ready }”.
    .wrong = Tylko jedno pole, inaczej też utoniesz: jedno pole naprzód, potem skręt w lewo.
lesson-water-done = Bot zatonął i za to też masz punkt.
lesson-mind = Jak myśli bot
lesson-mind-plan = Bot w twoim rzędzie widzi cię i stoi do ciebie przodem: jeśli zostaniesz, strzeli. Boty widzą tylko wzdłuż rzędów i kolumn. Zjedź z rzędu: wybierz „Naprzód 1”, potem „Manewr 2” i „W lewo”, i naciśnij „{ do-ready }”.
    .wrong = Kto zostaje w jego rzędzie, tego ostrzela. Jedno pole naprzód, potem skręt w lewo.
lesson-mind-done = Nikogo nie widział i pojechał prosto. Bot, który cię widzi, najpierw się do ciebie obraca, potem podjeżdża.
lesson-fire = Ogień
lesson-fire-plan = Po każdym manewrze każdy czołg strzela prosto przed siebie, w pierwszą rzecz na linii. Obróć się do bota: wybierz „W prawo”, potem „Manewr 2” i „Naprzód 1”, i naciśnij „{ do-ready }”.
    .wrong = Najpierw skręt w prawo, żeby działo celowało w bota; w drugim manewrze jedno pole naprzód.
lesson-fire-done = Jedno trafienie niszczy bota: 1 punkt. Gdy ktoś trafi ciebie, tracisz dwie karty, a jeśli tylu nie masz, czołg.
lesson-eagle = Orzeł
lesson-eagle-plan = Dwa pola przed tobą leży Orzeł, 3 punkty dla tego, kto na niego wjedzie. Wybierz „Naprzód 2”, potem „Manewr 2” i „W lewo”, i naciśnij „{ do-ready }”.
    .wrong = Orzeł jest bliżej niż wszystko inne: dwa pola naprzód, potem skręt w lewo.
lesson-eagle-done = 3 punkty. Następny Orzeł pojawił się gdzie indziej; w pojedynkę wygrywasz trzecim.
lesson-alone = Samodzielna plansza
lesson-alone-play = Teraz bez pomocy: ustaw czołg, planuj, uważaj na boty i zdobądź pierwszego Orła.
lesson-alone-done = Orzeł jest twój. Graj na tej planszy dalej albo zacznij partię.

# Trener pierwszej partii: zdanie na każdy rodzaj akcji.
coach-place = Wybierz, gdzie zaczyna twój czołg i w którą stronę patrzy: nie na linii bota.
coach-stack = Kładź karty na manewry; po każdym działo strzela prosto w pierwszą rzecz na linii.
coach-ready = Zanim zgłosisz gotowość, obejrzyj drogę swojego czołgu: liczą się woda, lód i boty.
