# Słowa lekcji. To, co trzeba nacisnąć, stoi w „cudzysłowie”, tak jak nazywa to strona.

lesson-first = Ostatnia Baza
lesson-first-buy = Przeciwnikowi została jedna Baza i do tego jest broniona. Trzeba ci czegoś ciężkiego. Karty z surowcami płacą za Pojazdy z Rezerwy: wybierz tam „KV-1” i naciśnij „{ table-buy }”. Zapłacą Inżynierowie i ciężarówka.
    .wrong = Jeszcze nie: KV-1 niedługo zniknie z Rezerwy, a nic lepszego tam nie ma.
lesson-first-research = To, co kupujesz, trafia do Magazynu, a na rękę dopiero później. Technicy nie mogą płacić, ale ich Badania dają Pojazd o koszcie najwyżej 1. Wybierz „Technicy” i naciśnij „Użyj”: dostaniesz T-60.
    .wrong = Technicy mogą ci jeszcze za darmo przynieść T-60. Użyj ich, zanim skończy się tura.
lesson-first-use = Nowa tura, trzy nowe karty. T-34-57 daje Posiłki: użyj go i dobierz kartę. Dzięki opancerzeniu będzie potem bronić jednej z twoich Baz, a bronionej Bazy nie można zaatakować. Wybierz „T-34-57” i naciśnij „Użyj”.
    .wrong = Najpierw T-34-57: da ci jeszcze jedną kartę, a twoje Bazy są niebronione.
lesson-first-muster = Teraz atakuj. Pojazdy jednego kraju atakują razem, a obrońca jest pierwszy. Wybierz „SU-85”, potem zaznaczoną wrogą Bazę („Baza 1”), następnie „MS-1” i znów „Baza 1”, i naciśnij „{ table-fire }”.
    .wrong = Wyślij SU-85 i MS-1 razem: oba są radzieckie. W turze jest tylko jeden atak.
lesson-first-join = Wszystkich atakujących wskazuje się przed pierwszym strzałem. Wybierz też drugi Pojazd, SU-85 lub MS-1.
    .wrong = Najpierw jeszcze jeden atakujący: masz jeden atak w turze, więc weź oba Pojazdy.
lesson-first-strike = SU-85 trafia tylko Pojazdy: siła ognia 2 przeciw opancerzeniu 1. Wybierz zaznaczoną Bazę („Baza 1”): jej obrońca, M2A4, zostanie zniszczony, a ty dostaniesz Medal.
    .wrong = Najpierw trzeba usunąć obrońcę: zaatakuj M2A4 Pojazdem SU-85.
lesson-first-uncovered = Baza jest teraz niebroniona. Wybierz zaznaczoną Bazę („Baza 1”) dla MS-1: jedno trafienie ją uszkodzi.
    .wrong = Bazy nikt już nie broni: traf ją MS-1.
lesson-first-end = Baza jest uszkodzona, drugie trafienie by ją zniszczyło. Przeciwnik naprawi ją na początku swojej tury. Z ciężarówką nie ma już nic do zrobienia: naciśnij „{ do-end }” i dobierz trzy nowe karty.
    .wrong = Nic lepszego już nie zrobisz. Zakończ turę.
lesson-first-heavy = Baza jest naprawiona, ale nikt jej nie broni, a oto twój KV-1. Ciężki Czołg niszczy Bazę jednym trafieniem. Wybierz „KV-1”, potem zaznaczoną Bazę („Baza 1”), i naciśnij „{ table-fire }”.
    .wrong = Inne karty mogą poczekać. KV-1 zniszczy ostatnią Bazę jednym trafieniem.
lesson-first-last = Przeciwnik stracił wszystkie Bazy: partia kończy się z tą rundą. Naciśnij „{ do-end }”. Potem liczy się Medale, Bazy i Osiągnięcia.
    .wrong = Partia jest rozstrzygnięta. Zakończ turę i zobacz wynik.
lesson-first-done = Umiesz grać w Rush: kupować, używać, bronić i atakować. Medal daje 1, Baza 3, a każde Osiągnięcie 5 temu, kto sam w nim prowadzi.

# Trener pierwszej partii: zdanie na każdy rodzaj akcji.
coach-buy = Karty z surowcami płacą za jeden Pojazd z Rezerwy na turę; trafia on do Magazynu, a na rękę później.
coach-use = Użyj karty do tego, co mówi jej znak; Pojazd z opancerzeniem może bronić jednej z twoich Baz.
coach-announce = Pojazdy jednego kraju atakują razem, raz na turę: najpierw obrońcę, potem Bazę za nim.
coach-end = Gdy nie ma już nic pożytecznego do zrobienia, zakończ turę i dobierz trzy nowe karty.
