# What the server writes to people who are not at the table.

turn-subject = It is your turn in { $game }
turn-body =
    A match of { $game } waits for you:

    { $link }

    You asked to be told. To change that, open your page: { $page }
turn-push = The match waits for you.
confirm-subject = Is this your address?
confirm-body =
    Somebody wants Hulldown to write to this address whenever a match waits. If that is you, open this link within seven days:

    { $link }

    If not, do nothing: nothing more will come.
