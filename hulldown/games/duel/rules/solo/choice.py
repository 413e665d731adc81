"""What a solo tank may do, as a draft with the entry and the figures behind it (DQ-104)."""

from itertools import combinations
from typing import Final, NamedTuple

from hulldown.games.duel.data import Attitude
from hulldown.games.duel.rules.orders import (
    can_pay,
    orders_in,
)
from hulldown.games.duel.state import (
    BLANK_DRAFT,
    DRAFT_KIND,
    State,
)
from hulldown.kernel.canonical import JSON

TURNED: Final = 3
TURNED_TO_ACT: Final = 2
OPERATIONAL: Final = 0
IN_PERIL: Final = 1
WHOLE: Final = 100000
NO_CARD: Final = 0


class Choice(NamedTuple):
    """An action it could take: the draft, what it pays, and what the log says of it."""

    draft: list[int]
    paid: list[int]
    entry: str
    figures: dict[str, JSON]


def attitude(state: State, tank: int) -> Attitude:
    """The side of its personality that counts this round."""
    return state.cat.attitudes[state.cat.personality[tank]][state.peril[tank]]


def cover_of(state: State, tank: int) -> int:
    """D-258: the Cover of its Holding Box."""
    cover = state.cat.cover[state.hold[tank]]
    return cover + state.cat.smoke_cover if state.smoke[tank] else cover


def payment(state: State, cards: list[int], first: int, second: int) -> tuple[int, ...] | None:
    """DQ-13: the fewest cards, then the fewest Order Icons, that pay both prices."""
    if not first and not second:
        return ()
    for count in range(1, len(cards) + 1):
        ways = [
            way for way in combinations(cards, count) if can_pay(state, list(way), first, second)
        ]
        if ways:
            return min(ways, key=lambda way: orders_in(state, list(way)))
    return None


def blank(kind: int) -> list[int]:
    """A draft of this kind."""
    draft = BLANK_DRAFT.copy()
    draft[DRAFT_KIND] = kind
    return draft


def aimed(state: State, enemy: int, value: int) -> dict[str, JSON]:
    """Whom it concerns, and what that target is worth."""
    return {"enemy": state.cat.tank_ids[enemy], "number": f"{value / WHOLE:.1f}"}


def watchers(state: State, tank: int) -> int:
    """How many enemies have it Spotted."""
    return sum(1 for enemy in state.cat.enemies[tank] if state.has_spotted(enemy, tank))
