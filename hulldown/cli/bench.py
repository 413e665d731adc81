"""`hulldown bench`: how fast the games are here."""

from pathlib import Path

from hulldown.cli.output import console, print_json, progress_bar
from hulldown.cli.pack import game_of, read_pack


def bench(*games: str, seconds: float = 5.0, pack: Path | None = None, json: bool = False) -> None:
    """Measure games on one core: random decisions, acts, and what their parts cost.

    A decision is a random legal action carried out in place and unobserved, as in a
    simulation. An act is an action as players take it: checked, carried out on a copy and
    recorded. Search counts the decisions of its playouts, by the game's rules of thumb.

    Example: `hulldown bench rush --seconds 2`

    Parameters
    ----------
    games
        Which games; all of them unless you name some.
    seconds
        About how long to measure each game.
    pack
        A sheet with the cards of your own box, for the game that takes one.
    json
        Print JSON for programs instead of a table for people.
    """
    from hulldown.games import load, names
    from hulldown.kernel.errors import ConfigError
    from hulldown.lab import bench as lab

    if seconds <= 0:
        raise ConfigError("config/bad-value", f"cannot measure for {seconds} seconds")
    chosen = {name: load(name) for name in games or names()}
    packs = {} if pack is None else {game_of(pack): read_pack(game_of(pack), pack)}
    done = 0
    with progress_bar("games", len(chosen), hidden=json) as progress:

        def begin(game: str) -> None:
            nonlocal done
            progress(done)
            done += 1

        measured = lab.bench(chosen, seconds, begin, packs)
    if json:
        print_json(measured)
        return
    from rich.table import Table

    table = Table()
    for heading in ("game", "decisions/s", "acts/s", "clone µs", "legal µs", "view µs", "search/s"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for game in measured["games"]:
        table.add_row(
            game["id"],
            f"{game['decisions_per_s']:,}",
            f"{game['acts_per_s']:,}",
            *(f"{game[key]:.2f}" for key in ("clone_us", "legal_us", "view_us")),
            f"{game['search_per_s']:,}",
        )
    out = console()
    out.print(table)
    for game in measured["games"]:
        long = f"{game['long_acts_per_s']:,} acts/s in a match of {lab.LONG:,} records"
        short = f"{game['short_acts_per_s']:,} in one of {lab.SHORT}"
        out.print(f"{game['id']}: {long}, {short}.")
    build = "an optimised build" if measured["optimised"] else "a plain build"
    out.print(f"The {lab.core()} core on Python {measured['python']}, {build}, on one core.")
