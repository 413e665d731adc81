# Słowa lekcji. To, co trzeba nacisnąć, stoi w „cudzysłowie”, tak jak nazywa to strona.

lesson-first = Twój pierwszy konwój
lesson-first-send = Spadła skrzynia za 3 punkty. Bierze ją jedyna najwyższa karta, a twojego Ciężkiego nic nie pobije. Wybierz „Ciężki 5” i „wyślij”.
    .wrong = Tę zachowaj na później. Za 3 punkty nie szkoda najmocniejszej karty: wyślij Ciężkiego.
lesson-first-dig = Możesz też okopać jedną kartę: nie weźmie skrzyni, ale na końcu to pewny punkt. Zwiad i tak nic nie wygra, więc wybierz „Zwiad 1” i „okop”.
    .wrong = Ta karta jest warta więcej niż jeden punkt za okopanie. Okop Zwiad.
lesson-first-ready = Oto twój plan i nikt go nie widział. Naciśnij „Gotowe”: plany odkrywa się, gdy wszyscy są gotowi.
    .wrong = Twój plan jest dobry. Ogłoś gotowość.
lesson-first-wait = Skrzynia jest twoja, a do tego znasz jedną kartę przeciwnika. Tym razem oszczędzaj karty: nic nie wysyłaj i naciśnij „Gotowe”.
    .wrong = Tym razem nic nie wysyłaj ani nie okopuj. Zobacz, co można zrobić, gdy ktoś sięga po skrzynię.
lesson-first-flare = Przeciwnik sięga po skrzynię. Kto ma jeszcze Flarę, może mu to popsuć. Naciśnij „Odpal Flarę”.
    .wrong = Wtedy skrzynia przepadnie na jego korzyść. Masz Flarę: odpal ją.
lesson-first-last = Ostatnią rundę rozegraj, jak chcesz. Masz jeszcze na ręce Średniego: wybierz „Średni 4” i „wyślij”, potem naciśnij „Gotowe”.
lesson-first-done = To cały Nocny konwój: wysyłaj, okopuj i psuj plany innych.
