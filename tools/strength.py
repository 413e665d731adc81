"""How strong the computer players are: matches by the hundred, written into docs/levels.md.

`python -m tools.strength rush levels`: each level against the one below;
`python -m tools.strength rush top`: only the two highest, which take most of that time;
`python -m tools.strength rush captain`: only the lowest that looks ahead and the one below;
`python -m tools.strength rush learned`: the search against itself without what was learned;
`python -m tools.strength rush ace`: the highest level against the rules of thumb;
`python -m tools.strength arcade cap --iterations 8000`: what more trials would still bring.
"""

import argparse
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from hulldown.agents import LEVELS
from hulldown.cli.output import progress_bar
from hulldown.games import load
from hulldown.lab.bench import is_compiled
from hulldown.lab.finished_parts import FinishedParts
from hulldown.lab.intervals import wilson
from hulldown.lab.ratings import Rating
from hulldown.lab.tournament import Standings, tournament

REPORT = Path(__file__).parents[1] / "docs" / "levels.md"


class Contest(NamedTuple):
    """Who plays whom, and how many games a pair."""

    title: str
    agents: tuple[str, ...]
    games: int


CONTESTS = {
    "levels": Contest("each level and the one below", tuple(reversed(LEVELS)), 100),
    "top": Contest("Ace and Captain", ("ace", "captain"), 100),
    "captain": Contest("Captain and Lieutenant", ("captain", "lieutenant"), 100),
    "learned": Contest("search with and without what was learned", ("search", "playouts"), 400),
    "ace": Contest("Ace and the rules of thumb", ("ace", "greedy"), 100),
    "cap": Contest("many times Ace's trials, and the rules of thumb", ("search", "greedy"), 100),
}


def main(words: list[str]) -> int:
    """Play one contest of one game, and rewrite its section."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("contest", choices=CONTESTS)
    parser.add_argument("--agents", default="", help="other agents, the strongest first")
    parser.add_argument("--games", type=int, default=0, help="how many games a pair plays")
    parser.add_argument("--iterations", type=int, default=60, help="trials of search and playouts")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=0, help="how many processes, 0 for all cores")
    parser.add_argument("--keep", type=Path, help="a file that keeps what is finished")
    parser.add_argument("--resume", action="store_true", help="go on with it")
    asked = parser.parse_args(words)
    contest = CONTESTS[asked.contest]
    agents = tuple(asked.agents.split(",")) if asked.agents else contest.agents
    games = asked.games or contest.games
    with progress_bar("games", games * (len(agents) - 1)) as progress:
        standings = tournament(
            load(asked.game),
            agents,
            games,
            seed=asked.seed,
            jobs=asked.jobs,
            iterations=asked.iterations,
            progress=progress,
            kept=FinishedParts(asked.keep, asked.resume) if asked.keep else None,
            neighbours=True,
        )
    command = f"python -m tools.strength {asked.game} {asked.contest} --games {games}"
    command += f" --agents {asked.agents}" if asked.agents else ""
    command += f" --iterations {asked.iterations}" if "search" in agents else ""
    command += f" --seed {asked.seed}"
    title = f"{load(asked.game).info.title}: {contest.title}"
    section = write_section(title, command, standings)
    print(section)
    put_section(f"{asked.game} {asked.contest}", section)
    return 0


def write_section(title: str, command: str, standings: Standings) -> str:
    """A table of the agents, the strongest first, with the command and the date that made it."""
    core = "compiled" if is_compiled() else "pure Python"
    lines = [
        f"## {title}",
        "",
        f"`{command}`, {datetime.now(UTC).date().isoformat()}, {core}:",
        "",
        "| agent | rating | lead over the next | points | games |",
        "|---|---:|---:|---:|---:|",
        *map(write_row, standings.ratings),
    ]
    if len(standings.ratings) == 2:
        best = standings.ratings[0]
        share = best.points / best.games
        low, high = wilson(share, best.games)
        lines += ["", f"That is {share:.1%} ({low:.1%} to {high:.1%}) for {best.agent}."]
    return "\n".join(lines)


def write_row(one: Rating) -> str:
    """An agent with its rating and its lead, and how sure they are."""
    lead = "" if one.lead is None else f"{one.lead:.0f} ± {one.lead_within:.0f}"
    return (
        f"| {one.agent} | {one.rating:.0f} ± {one.within:.0f} | {lead} |"
        f" {one.points:g} | {one.games} |"
    )


def put_section(name: str, section: str, report: Path = REPORT) -> None:
    """Write a section between its marks; one that is new goes to the end."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    text = report.read_text("utf-8")
    marked = f"{begin}\n{section}\n{end}"
    pattern = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    if pattern.search(text):
        text = pattern.sub(lambda _: marked, text)
    else:
        text = f"{text.rstrip()}\n\n{marked}\n"
    report.write_text(text, "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
