"""One line per game over random matches: equal wherever the rules are equal.

    python -m hulldown.lab.digests --matches 50 --seed 1

The compiled core must print what the interpreted one prints.
"""

import argparse
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from hulldown.agents import load_agent, seat_agents
from hulldown.games import discover
from hulldown.kernel.canonical import JSON, canonical
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.game import AnyGame
from hulldown.kernel.match import Match

APART = 20
"""Records from one look to the next."""


def digest_of(game: AnyGame, matches: int, seed: int) -> str:
    """A digest over all that random matches tell, with each number of seats in turn."""
    total = sha256()
    counts = range(game.info.min_seats, game.info.max_seats + 1)
    for number in range(matches):
        for told in play(game, counts[number % len(counts)], f"{seed}/{number}"):
            total.update(canonical(told).encode())
    return total.hexdigest()[:32]


def play(game: AnyGame, seats: int, seed: str) -> Iterator[JSON]:
    """A random match: what can be seen of it now and then, and in the end every record."""
    config = game.info.configure(seats)
    match = Match(game, config, SeededChance(seed))
    seated = seat_agents(game, config, [load_agent("random")] * seats, seed)
    looked = -APART
    while match.outcome is None:
        seat = match.seats_to_act[0]
        if len(match.records) >= looked + APART:
            looked = len(match.records)
            yield look(match, seat, SeededChance(f"{seed}/{looked}"))
        match.step(seat, seated[seat].choose(game, match.at(seat), match.legal(seat)))
    yield from (record.to_json() for record in match.records)


def look(match: Match[Any, Any], seat: int, chance: SeededChance) -> JSON:
    """What a seat is asked, may do and knows, and another world that it cannot tell apart."""
    game, state = match.game, match.at(seat)
    return [
        game.prompt(state, seat).to_json(),
        [action.to_json() for action in match.legal(seat)],
        *(match.view(each).to_json() for each in (seat, None)),
        game.encode_state(game.resample(state, seat, chance)),
    ]


def main() -> None:
    """Print a digest for each game."""
    parser = argparse.ArgumentParser(description="Digests of random matches, one line per game.")
    parser.add_argument("--matches", type=int, default=50, help="matches of each game")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    chosen = parser.parse_args()
    for name, game in discover().items():
        print(name, digest_of(game, chosen.matches, chosen.seed))


if __name__ == "__main__":
    main()
