# Co serwer pisze do osób, których nie ma przy stole.

turn-subject = Twój ruch: { $game }
turn-body =
    Partia { $game } czeka na ciebie:

    { $link }

    Ta wiadomość przyszła na twoje życzenie. Zmienisz to na swojej stronie: { $page }
turn-push = Partia czeka na ciebie.
confirm-subject = Czy to twój adres?
confirm-body =
    Ktoś chce, żeby Hulldown pisał na ten adres, gdy czeka partia. Jeśli to ty, otwórz w ciągu siedmiu dni ten link:

    { $link }

    Jeśli nie, zignoruj tę wiadomość: kolejne nie przyjdą.
