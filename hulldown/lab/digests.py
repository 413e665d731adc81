"""One line a game over the records of random matches: equal wherever the rules are equal.

    python -m hulldown.lab.digests --matches 50 --seed 1

The compiled core must print what the interpreted one prints.
"""

import argparse
from hashlib import sha256

from hulldown.agents import drive, load_agent, seat_agents
from hulldown.games import discover
from hulldown.kernel.canonical import canonical
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.game import AnyGame
from hulldown.kernel.match import Match


def digest_of(game: AnyGame, matches: int, seed: int) -> str:
    """A digest over every record of random matches, with each number of seats in turn."""
    total = sha256()
    agent = load_agent("random")
    counts = range(game.info.min_seats, game.info.max_seats + 1)
    for number in range(matches):
        config = game.info.configure(counts[number % len(counts)])
        match = Match(game, config, SeededChance(f"{seed}/{number}"))
        drive(match, seat_agents(game, config, [agent] * config.seats, f"{seed}/{number}"))
        for record in match.records:
            total.update(canonical(record.to_json()).encode())
    return total.hexdigest()[:32]


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
