# Was der Server Leuten schreibt, die nicht am Tisch sind.

turn-subject = Du bist am Zug in { $game }
turn-body =
    Eine Partie { $game } wartet auf dich:

    { $link }

    Du wolltest benachrichtigt werden. Ändern kannst du das auf deiner Seite: { $page }
turn-push = Die Partie wartet auf dich.
confirm-subject = Ist das deine Adresse?
confirm-body =
    Jemand möchte, dass Hulldown an diese Adresse schreibt, sobald eine Partie wartet. Wenn du das bist, öffne innerhalb von sieben Tagen diesen Link:

    { $link }

    Wenn nicht, ignoriere diese E-Mail: Weitere kommen nicht.
