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
