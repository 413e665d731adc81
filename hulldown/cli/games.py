"""`hulldown games`: what can be played."""

from json import dumps

from hulldown.cli.output import console, print_json
from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.rulebooks import summaries


def games(*, json: bool = False) -> None:
    """List the games: seats, options, maturity, and how many of their rules are tested.

    Example: `hulldown games`

    Parameters
    ----------
    json
        Print JSON for programs instead of tables for people.
    """
    found = summaries()
    if json:
        print_json({"games": found})
        return
    _print(found)


def _print(found: list[dict[str, JSON]]) -> None:
    from rich.table import Table

    out = console()
    table = Table()
    for heading in ("id", "title", "seats", "maturity", "rules tested"):
        table.add_column(heading)
    for game in found:
        low, high = game["seats"]
        rules = game["rules"]
        tested = f"{rules['tested']} of {rules['total']}"
        table.add_row(game["id"], game["title"], f"{low} to {high}", game["maturity"], tested)
    out.print(table)
    for game in found:
        out.print(f"\nOptions of {game['id']}, for --option key=value:")
        for option in load(game["id"]).info.options:
            usual = dumps(option.default, ensure_ascii=False).strip('"')
            line = f"  {option.id}={usual}: {option.wanted()}"
            out.print(f"{line} ({option.rule})" if option.rule else line, markup=False)
    out.print("\nPlay one with: hulldown play ID", markup=False)
