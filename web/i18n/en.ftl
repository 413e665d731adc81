### The shell's words. The same ids stand in every language.

app-title = Hulldown
tagline = Tank games of the tabletop, for friends, strangers and machines.
pitch = Rules you can look up and trust, computer players you can write yourself, matches you can replay and verify.
needs-script = Hulldown needs JavaScript. The terminal does not: type hulldown play --help.
skip-to-games = Skip to the games
language = Language

figure-number = Fig. 1
figure-caption = Hull down: the ridge covers the hull, only turret and gun show.
figure-description = A tank behind a ridge. Its turret and gun look over the crest; the hull, covered by the ridge, is drawn in broken lines.

games = Games
games-notice = Play in the browser comes next. Until then every game here plays in the terminal.
games-none = No games found. Each game is one folder in hulldown/games.
seats = Seats
seats-range = { $min }–{ $max }
seats-fixed = { $count }
maturity = Maturity
maturity-level = { $level ->
    [alpha] Alpha
    [beta] Beta
    [stable] Stable
   *[other] { $level }
}
rules-tested = Rules tested
rules-share = { $tested } of { $total }
play-in-terminal = Play it now in the terminal
copy = Copy
copied = Copied

trouble-title = No answer from the server
trouble-hint = Is hulldown serve still running? Start it again, then try once more.
try-again = Try again

not-affiliated = Hulldown is a free project of its own. It is not affiliated with, nor endorsed by, the publishers of the games whose rules it follows; their names belong to them. Words, figures of unknown cards and all pictures here are our own.

## Players

call-signs = Badger, Heron, Otter, Lynx, Marten, Kestrel, Stoat, Plover, Bison, Hare, Magpie, Beaver

## Errors, by their codes

error-server-unreachable = The server does not answer. Is hulldown serve still running?
error-match-left = The connection was closed before the answer came.
