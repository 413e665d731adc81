"""What a balance report of Duel counts, and what must hold."""

from typing import Final

from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.catalog import Catalogue, catalogue_of
from hulldown.games.duel.events import KINDS
from hulldown.games.duel.info import SIDES
from hulldown.games.duel.rules.tank_action import FIELD_ACTIONS
from hulldown.games.duel.rules.victory import side_kills, side_points, winner
from hulldown.games.duel.state import (
    DECLARING,
    DRAFT_FIRST,
    DRAFT_FLANK_CARD,
    DRAFT_KIND,
    DRAFT_SECOND,
    NONE,
    State,
)
from hulldown.kernel.config import Config
from hulldown.kernel.messages import Outcome, Seat
from hulldown.toolbox.report import (
    Counting,
    Counts,
    Gate,
    Rate,
    Section,
    count_deed,
    length_gate,
    length_section,
    percent,
    rates_of,
)

ROUNDS: Final = (3, 25)
PASS: Final = "pass"
MOST_PASSES: Final = 0.15
SIDES_WITHIN: Final = 0.12
"""No side wins more than 62 %: the tanks of both sides were never meant to be equal."""


class DuelMeasure(Counting):
    """Counts in game after game: Tank Actions by kind, rounds, VPs and kills by side.

    For every card and every model of tank: how often it was used, and how often its side won.
    """

    def __init__(self, cat: Catalogue) -> None:
        super().__init__("actions", "points", "kills", "rounds")
        self.cat = cat
        self._used: set[tuple[int, int]] = set()
        self._done: Counts = {}

    def decides(
        self, state: State, seat: Seat, legal: list[DuelAction], action: DuelAction
    ) -> None:
        """D-150: each Tank Action as it is declared."""
        if state.asking == DECLARING and state.draft[DRAFT_KIND] not in FIELD_ACTIONS:
            kind = KINDS[state.draft[DRAFT_KIND]]
            self.count("actions", kind)
            count_deed(self._done, kind, self.cat.teams[seat])
            self._count_tank(state.active, kind)
            cards = {
                state.draft[place] for place in (DRAFT_FIRST, DRAFT_SECOND, DRAFT_FLANK_CARD)
            } - {NONE}
            self._used |= {(card, self.cat.teams[seat]) for card in cards}

    def _count_tank(self, tank: int, kind: str) -> None:
        """Whose Tank Action it was, of all its side's; only a pass uses no tank."""
        self.count("tank used", self.cat.models[tank].id, int(kind != PASS))
        for other, model in enumerate(self.cat.models):
            if self.cat.side[other] == self.cat.side[tank]:
                self.count("tank could", model.id)

    def ends(self, state: State, outcome: Outcome) -> None:
        """D-342, D-343: how long it took, and what each side has won."""
        self.count("rounds", str(state.round))
        for side, nation in enumerate(SIDES):
            self.count("points", nation, side_points(state, side))
            self.count("kills", nation, side_kills(state, side))
        won, *_ = winner(state)
        for card in {card for card, _ in self._used}:
            self.count("card used", self.cat.names[card])
        for card, side in self._used:
            self.count("card users", self.cat.names[card])
            self.count("card won", self.cat.names[card], int(side == won))
        self.count_most("did most", self._done, [int(side == won) for side in range(len(SIDES))])
        self._used, self._done = set(), {}
        for tank, model in enumerate(self.cat.models):
            self.count("tank there", model.id)
            self.count("tank won", model.id, int(self.cat.side[tank] == won))


def begin(config: Config) -> DuelMeasure:
    """Something that counts, for games with this config."""
    return DuelMeasure(catalogue_of(config))


def pass_share(counts: Counts) -> float:
    """D-180: how many of the Tank Actions are passes."""
    actions = counts["actions"]
    return actions.get(PASS, 0) / (sum(actions.values()) or 1)


def gates(config: Config, counts: Counts, games: int) -> list[Gate]:
    """Nobody is stuck with cards of no use, and a match is not over at once or never."""
    passes = pass_share(counts)
    return [
        length_gate(counts["rounds"], *ROUNDS),
        Gate("passes", f"at most {percent(MOST_PASSES)}", percent(passes), passes <= MOST_PASSES),
    ]


def sections(config: Config, counts: Counts, games: int) -> list[Section]:
    """Length, what tanks do, what the sides win."""
    return [length_section(counts["rounds"], games), actions_section(counts), sides(counts, games)]


def actions_section(counts: Counts) -> Section:
    """D-150: what tanks do with their one Tank Action."""
    actions = counts["actions"]
    total = sum(actions.values()) or 1
    rows = [
        (kind.replace("_", " "), percent(number / total))
        for kind, number in sorted(actions.items(), key=lambda item: -item[1])
    ]
    return Section("Tank Actions", "The share of each kind.", ("action", "share"), rows)


def sides(counts: Counts, games: int) -> Section:
    """D-341, D-343: VPs and kills a game."""
    rows = [
        (
            nation,
            f"{counts['points'].get(nation, 0) / games:.1f}",
            f"{counts['kills'].get(nation, 0) / games:.2f}",
        )
        for nation in SIDES
    ]
    return Section("Sides", "Victory points and kills a game.", ("side", "points", "kills"), rows)


def rates(config: Config, counts: Counts, games: int) -> list[Rate]:
    """Tanks, cards and kinds of Tank Action: how often they are used, how often the side wins."""
    used, users, there = (
        counts.get(table, {}) for table in ("card used", "card users", "tank there")
    )
    cards = sorted(users, key=lambda name: int(name[1:]))
    acted, could = counts.get("tank used", {}), counts.get("tank could", {})
    actions, most = counts.get("actions", {}), counts.get("did most", {})
    chances = dict.fromkeys(actions, sum(actions.values()))
    return [
        *rates_of("tanks_used", sorted(there), acted, could, "model"),
        *rates_of("tanks_won", sorted(there), counts.get("tank won", {}), there, "model"),
        *rates_of("used", cards, used, dict.fromkeys(cards, games), "card"),
        *rates_of("users_won", cards, counts.get("card won", {}), users, "card"),
        *rates_of("actions", sorted(actions), actions, chances, "action"),
        *rates_of("doers_won", sorted(most), counts.get("did most won", {}), most, "action"),
    ]
