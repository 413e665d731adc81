# What the server writes to people who are not at the table.

turn-subject = It is your turn in { $game }
turn-body =
    A match of { $game } is waiting for you:

    { $link }

    You asked to be notified. You can change that on your page: { $page }
turn-push = The match is waiting for you.
confirm-subject = Is this your address?
confirm-body =
    Someone wants Hulldown to write to this address whenever a match is waiting. If that is you, open this link within seven days:

    { $link }

    If not, ignore this e-mail; you will get no more.
