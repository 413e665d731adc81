# Słowa lekcji. To, co trzeba nacisnąć, stoi w „cudzysłowie”, tak jak nazywa to strona.

lesson-first = Mała partia
lesson-first-buy = Mała partia: bez trzeciej Bazy po obu stronach i bez większości Pojazdów. Zniszcz Bazy przeciwnika, zanim stracisz swoje. Do tego potrzebujesz czołgów. Każdą kartę zagrywasz w turze na jeden sposób; Inżynierowie płacą po 1 surowcu. Wybierz „T-34-57” w Rezerwie, czyli w środkowym rzędzie, i naciśnij „{ table-buy }”.
    .wrong = Najpierw kup T-34-57: kosztuje 2, a dwie karty Inżynierów za niego zapłacą.
lesson-first-research = To, co kupujesz, trafia do Magazynu, czyli na odkryty stos obok Baz, a na rękę dopiero później. Technicy nie mogą płacić, ale ich Badania dają Pojazd o koszcie najwyżej 1. Potem odpadają z gry. Wybierz „Technicy”, naciśnij „Użyj” i wybierz „T-60”.
    .wrong = Technicy mogą ci jeszcze za darmo przynieść T-60. Użyj ich, zanim skończy się tura.
lesson-first-recruit = Wszystkie karty były zagrane, więc tura się skończyła i masz trzy nowe. Przeciwnik też kupił Pojazd. Zwykle kupujesz jeden na turę, a z Rekrutacją tyle, za ile możesz zapłacić. Wybierz „Wolontariusze” i naciśnij „Użyj”.
    .wrong = Najpierw Wolontariusze: tylko z ich Rekrutacją możesz kupować kilka razy.
lesson-first-light = Wybierz „MS-1” i naciśnij „{ table-buy }”. Nic nie kosztuje, ale jakaś karta i tak musi zapłacić. Przy Rekrutacji surowiec nie przepada: liczy się do następnego zakupu.
    .wrong = Najpierw kup MS-1. Nic nie kosztuje, a surowiec zostanie na SU-85.
lesson-first-gun = Został jeden surowiec, drugi masz na ręce: razem 2. Wybierz „SU-85” i naciśnij „{ table-buy }”. Trafia tylko Pojazdy, ale za to mocno.
    .wrong = SU-85 bardziej ci się przyda: zapłacą za nie reszta surowców i Inżynierowie.
lesson-first-enough = M1 Combat Car jest teraz za darmo. Zostaw go: z każdą słabą kartą dobre trafiają na rękę rzadziej. Naciśnij „{ do-end }”.
    .wrong = Twój oddział ma na razie wszystko. Zakończ turę.
lesson-first-use = Twój Garaż, czyli stos, z którego dobierasz, był pusty, więc Magazyn został przetasowany i oto twoje Pojazdy. T-34-57 daje Posiłki: dobierzesz kartę. Potem będzie bronić jednej z twoich Baz, a kto ją atakuje, musi najpierw zniszczyć obrońcę. Wybierz „T-34-57” i naciśnij „Użyj”.
    .wrong = Najpierw T-34-57: da ci jeszcze jedną kartę, a twoje Bazy są niebronione.
lesson-first-muster = Teraz atakuj. Pojazdy jednego kraju atakują razem, raz na turę. Pierwsze trafienie uszkadza Bazę, drugie ją niszczy. Wybierz „T-60”, potem zaznaczoną wrogą Bazę („Baza 1”), następnie „MS-1” i znów „Baza 1”, i naciśnij „{ table-fire }”.
    .wrong = Wyślij T-60 i MS-1 razem: oba są radzieckie. W turze jest tylko jeden atak.
lesson-first-join = Wszystkich atakujących wskazuje się przed pierwszym strzałem. Wybierz też drugi Pojazd, T-60 lub MS-1.
    .wrong = Najpierw jeszcze jeden atakujący: masz jeden atak w turze, więc weź oba Pojazdy.
lesson-first-strike = Wybierz zaznaczoną Bazę („Baza 1”): nikt jej nie broni, a pierwsze trafienie ją uszkodzi.
    .wrong = Zaatakuj zaznaczoną Bazę 1.
lesson-first-again = Baza jest uszkodzona. Wybierz ją jeszcze raz („Baza 1”): drugie trafienie ją zniszczy.
    .wrong = Traf uszkodzoną Bazę jeszcze raz: w następnej turze przeciwnik by ją naprawił.
lesson-first-spend = Jedna Baza zniszczona. Inżynierowie mogą jeszcze coś kupić. Wybierz „AMR 35” i naciśnij „{ table-buy }”: daje Posiłki, więc dobiera kartę za siebie i nigdy nie zajmuje miejsca lepszym.
    .wrong = Za ostatnią kartę kup AMR 35.
lesson-first-save = Przeciwnik uszkodził twoją niebronioną Bazę, ale na początku twojej tury została naprawiona: drugie trafienie musi przyjść na czas. Teraz potrzebujesz czegoś ciężkiego. Pojazdy też płacą, SU-85 daje 3. Wybierz „KV-1” i naciśnij „{ table-buy }”: zapłacą wszystkie trzy karty.
    .wrong = Wszystkie trzy karty razem kupią KV-1. Nic lepszego z nimi nie zrobisz.
lesson-first-own = Przeciwnik obsadził ostatnią Bazę, a twojej ciężkiej broni nie ma jeszcze na ręce. Ta tura jest więc twoja: kup jeden Pojazd, z pomocą Wolontariuszy kilka albo nic. Co się świeci, to można zagrać. Zakończ turę, gdy uznasz, że wystarczy.
lesson-first-charge = Oto i ona. Najpierw trzeba usunąć obrońcę: SU-85 go zniszczy, siła ognia 2 przeciw opancerzeniu 1. Potem Baza jest odsłonięta i Ciężki Czołg zniszczy ją jednym trafieniem. Wybierz „SU-85” i zaznaczoną Bazę („Baza 2”), potem „KV-1” i znów „Baza 2”, i naciśnij „{ table-fire }”.
    .wrong = Wyślij SU-85 i KV-1 razem na ostatnią Bazę: oba są radzieckie.
lesson-first-both = Wszystkich atakujących wskazuje się przed pierwszym strzałem. Wybierz też drugi Pojazd, SU-85 lub KV-1.
    .wrong = Najpierw jeszcze jeden atakujący: jeden na obrońcę, drugi na Bazę.
lesson-first-guard = Wybierz zaznaczoną Bazę („Baza 2”) dla SU-85: zniszczy obrońcę, a ty dostaniesz Medal.
    .wrong = Najpierw trzeba usunąć obrońcę: zaatakuj go Pojazdem SU-85.
lesson-first-heavy = Bazy nikt już nie broni. Wybierz zaznaczoną Bazę („Baza 2”) dla KV-1: Ciężkiemu Czołgowi wystarczy jedno trafienie.
    .wrong = Bazy nikt już nie broni: traf ją KV-1.
lesson-first-last = Przeciwnik stracił wszystkie Bazy, więc partia kończy się z tą rundą. Za zniszczonego obrońcę masz Medal. Naciśnij „{ do-end }”. Potem liczy się Medale, Bazy i Osiągnięcia.
    .wrong = Partia jest rozstrzygnięta. Zakończ turę i zobacz wynik.
lesson-first-done = To była cała partia Rush: kupowanie, używanie, obrona i atak. Medal daje 1, zniszczona Baza 3, a każde Osiągnięcie 5 temu, kto sam w nim prowadzi.

# Trener pierwszej partii: zdanie na każdy rodzaj akcji.
coach-buy = Karty z surowcami płacą za jeden Pojazd z Rezerwy na turę; trafia on do Magazynu, a na rękę później.
coach-use = Użyj karty do tego, co mówi jej znak; Pojazd z opancerzeniem może bronić jednej z twoich Baz.
coach-announce = Pojazdy jednego kraju atakują razem, raz na turę: najpierw obrońcę, potem Bazę za nim.
coach-end = Gdy nie ma już nic pożytecznego do zrobienia, zakończ turę i dobierz trzy nowe karty.
