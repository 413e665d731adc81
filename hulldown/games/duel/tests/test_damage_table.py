"""12.1: every row of the damage table does what it says, read straight from the data."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from hulldown.games.duel.catalog import EXPLOSION, FIRE_ICON
from hulldown.games.duel.rules.damage import begin_damage, run_damage
from hulldown.games.duel.rules.deck import STREAM
from hulldown.games.duel.state import State
from hulldown.kernel.chance import Chance
from hulldown.kernel.messages import Event
from hulldown.kernel.table import Table

from .scenes import scene, tank

TABLE: dict[str, Any] = tomllib.loads(
    files("hulldown.games.duel").joinpath("data/damage.toml").read_text()
)
PLACES = ("turret", "hull", "tracks")
GRAVITIES = ("light", "heavy", "critical")
CHECKS = {"fire": "D-309", "explosion": "D-307"}
ALSO = {
    "engine_destroyed": [("check", "D-307"), ("check", "D-309")],
    "smoke_fills_the_tank": [("check", "D-309")] * 2,
    "special_ammo_hit": [("tank-on-fire", "")],
}
LAST = ("catastrophic_hit", "explosion")
Seen = list[tuple[str, str]]


class Calm(Chance):
    """Pulls that show neither Fire nor Explosion, and one Damage Card."""

    def __init__(self, state: State, damage: int) -> None:
        self.state = state
        self.damage = damage

    def draw(self, bound: int, rule: str, stream: str) -> int:
        """A card that changes nothing."""
        if stream != STREAM:
            return self.state.damage_deck.index(self.damage - 1) if stream == "damage deck" else 0
        icons, cards = self.state.cat.icons, self.state.deck.cards
        return next(n for n, card in enumerate(cards) if not icons[card] & (FIRE_ICON | EXPLOSION))

    def copy(self) -> "Calm":
        """The same calm."""
        return self


def wanted(row: list[str]) -> Seen:
    """What the words of a row make happen to a whole crew of five without special rounds."""
    out: Seen = []
    for text in row:
        what, *words = text.split()
        if what in ("wound", "kill"):
            out.append(("man-wounded" if what == "wound" else "man-killed", words[0]))
        elif what == "check":
            times = int(words[1]) if len(words) > 1 else 1
            out += [("check", CHECKS[words[0]])] * times
        elif what in CHECKS:
            out.append(("tank-on-fire" if what == "fire" else "tank-exploded", ""))
        else:
            out += [("damage-result", what), *ALSO.get(what, [])]
    return out


def seen(events: list[Event]) -> Seen:
    """What happened, in the same words."""
    out: Seen = []
    for event in events:
        message = event.message
        if message.id in ("man-wounded", "man-killed"):
            out.append((message.id, str(message.args["man"]).removeprefix("crew:")))
        elif message.id == "card-pulled" and event.rule in CHECKS.values():
            out.append(("check", event.rule))
        elif message.id == "damage-result":
            out.append((message.id, str(message.args["result"]).removeprefix("result:")))
        elif message.id in ("tank-on-fire", "tank-exploded"):
            out.append((message.id, ""))
    return out


def struck(kind: str, place: str, gravity: str) -> tuple[State, list[Event]]:
    """A fresh T-34/85 after a hit of this kind there."""
    card = next(card for card in TABLE["card"] if card["kind"] == kind)
    state = scene(options={"force": "german_i pz4g; soviet_i t34_85 0"})
    state.asked = ()
    state.deck.kept = 10 + (card["critical"] + (gravity != "critical")) % 10
    victim = tank(state, "soviet_i")
    table = Table(state, Calm(state, card["number"]), True)
    begin_damage(state, victim, 0, PLACES.index(place), gravity == "heavy")
    run_damage(table, state.frames.top())
    return state, table.events


@pytest.mark.rule("D-277", "D-278", "D-279", "D-280", "D-361")
@pytest.mark.parametrize("kind", sorted(TABLE["kind"]))
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("gravity", GRAVITIES)
def test_a_row_of_the_damage_table_does_what_it_says(kind: str, place: str, gravity: str) -> None:
    rows = TABLE["kind"][kind]
    row: list[str] = rows["critical"][place] if gravity == "critical" else rows[place][gravity]
    state, events = struck(kind, place, gravity)
    found, hoped = seen(events), wanted(row)
    if row[-1] in LAST:
        assert found[: len(hoped)] == hoped
        assert state.out[tank(state, "soviet_i")]
    else:
        assert found == hoped
        dead = sum(what == "man-killed" for what, _ in found)
        assert state.out[tank(state, "soviet_i")] == (dead > 1)
