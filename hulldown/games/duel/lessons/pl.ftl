# Słowa lekcji. To, co trzeba nacisnąć, stoi w „cudzysłowie”, tak jak nazywa to strona.

lesson-shot = Strzał i jego rachunek
lesson-shot-bid = Po lewej stoi twój czołg, po prawej czołg przeciwnika. Najpierw wszyscy w tajemnicy licytują po karcie, a najniższa liczba działa pierwsza. Wybierz „{ card-n3 }”. Ta karta przepada, więc kartę Ognia zachowaj.
    .wrong = Zalicytuj 3: raczej nikt nie będzie szybszy, a karta Ognia ci zostanie.
lesson-shot-fire = Działasz pierwszy. Twoja załoga wykryła wroga. Wybierz zaznaczony „{ tank-soviet_i }”: działo, odległość, karta i wielkość celu są w rachunku wiersz po wierszu. Odkryta karta z tą liczbą lub niższą trafia. Naciśnij „{ table-fire }”.
    .wrong = Strzelaj teraz do zaznaczonego czołgu: on ciebie jeszcze nawet nie wykrył.
lesson-shot-end = Trafienie, ale pocisk się odbił: działo i karta razem muszą dorównać pancerzowi w tym miejscu. Twój celowniczy namierzył cel, a to daje +10 do następnego strzału. Naciśnij „{ do-end }”: potem działa wróg.
    .wrong = Twój czołg już działał. Zakończ akcje, żeby runda szła dalej.
lesson-shot-next = Nowa runda i nowe karty na ręce. Licytuj znowu: wybierz „{ card-n34 }”.
    .wrong = Tym razem zalicytuj 34 i zachowaj to, czym można strzelać.
lesson-shot-again = Jeszcze raz ten sam cel: wybierz „{ tank-soviet_i }” i znajdź w rachunku wiersz namierzonego celu. Naciśnij „{ table-fire }”.
lesson-shot-done = Pocisk przebił pancerz. Trafienie, miejsce, pancerz, uszkodzenie: każdy strzał rozstrzyga się w tych czterech krokach, a punkty dostaje strona, która strzelała.
lesson-ground = Jazda, osłona, wykrywanie
lesson-ground-bid = Wróg jest daleko i nikt jeszcze nikogo nie wykrył. Znów licytuj nisko, żeby być w osłonie, zanim on zadziała: wybierz „{ card-n3 }”.
    .wrong = Zalicytuj 3. Inne karty są potrzebne do jazdy i wypatrywania.
lesson-ground-drive = Karta Ruchu to najwyżej 200 m w przód lub w tył. W ruchu strzela się źle; teren kończy ruch, a jego osłona zmniejsza szansę każdego strzału do ciebie. Wybierz „200 m naprzód i w teren (Las): 11 Ruch 5 i 46 Las”.
    .wrong = Jedź naprzód do lasu: na otwartym polu łatwo cię trafić, a błoto prawie nie osłania.
lesson-ground-spot = Stoisz w lesie. Kto jedzie, tego widać, ale strzelać można tylko do tego, kogo się wykryło. Karta Rozkazu nie zużywa akcji, jest dodatkiem. Wybierz „Wykryj na pewno R-I: 70 Rozkaz: raport zwiadu”.
    .wrong = Wykryj wroga Rozkazem: bez tego w następnej rundzie nie strzelisz.
lesson-ground-done = Wykryty: w następnej rundzie można strzelać z osłony. Bez takiej karty wykrywa się akcją, a rozstrzyga lornetka na odkrytej karcie.
