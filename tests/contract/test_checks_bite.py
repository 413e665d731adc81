"""Night Convoy, deliberately broken in one place each, fails exactly the check meant for it."""

from typing import Any

import pytest

from hulldown.games.template import NightConvoy
from hulldown.games.template.catalog import FLARE
from hulldown.games.template.state import ANSWER, State
from hulldown.kernel.actions import Action
from hulldown.kernel.chance import Chance
from hulldown.kernel.config import Config
from hulldown.kernel.messages import Prompt, Seat, View
from hulldown.kernel.table import Table
from hulldown.lab import contract
from hulldown.lab.walk import every_config, random_walk

SEEDS = range(10)


class LeakyLegalList(NightConvoy):
    """Offers to dig in a Heavy only while nobody else holds one."""

    breaks = contract.LEAK_LEGAL

    def legal_actions(self, state: State, seat: Seat) -> list[Action]:
        legal = NightConvoy.legal_actions(state, seat)
        others = [hand for other, hand in enumerate(state.hands) if other != seat]
        if any(hand[5] for hand in others):
            return [action for action in legal if action is not state.catalogue.digs[5]]
        return legal


class ViewShowsAHand(NightConvoy):
    """Shows the next seat's hand."""

    breaks = contract.LEAK_VIEW

    def view(self, state: State, seat: Seat | None) -> View:
        seen = NightConvoy.view(state, seat)
        seen.data["next"] = state.hands[(0 if seat is None else seat + 1) % len(state.hands)]
        return seen


class PeekingResample(NightConvoy):
    """Leaves all hands where they are."""

    breaks = contract.LEAK_BLIND

    def resample(self, state: State, seat: Seat, chance: Chance) -> State:
        world = NightConvoy.resample(state, seat, chance)
        world.hands = [hand.copy() for hand in state.hands]
        world.dug = [dug.copy() for dug in state.dug]
        world.scouted = [row.copy() for row in state.scouted]
        world.sealed = state.sealed.clone()
        return world


def _ask_only(state: State, seats: list[Seat]) -> None:
    if seats:
        state.sealed.owed = tuple(seats)


class ReactionAskedOnlyOfAHolder(NightConvoy):
    """Asks only those who hold a Flare, where there are any."""

    breaks = contract.LEAK_ASKED

    def resolve(self, table: Table[State], seat: Seat, action: Action) -> None:
        before = table.state.phase
        NightConvoy.resolve(table, seat, action)
        state = table.state
        if state.phase == ANSWER and before != ANSWER:
            _ask_only(state, [s for s in state.sealed.owed if state.hands[s][FLARE]])


class ReactionSkippedForAnEmptyHand(NightConvoy):
    """Does not ask those whose cards are all dug in, which nobody else can know."""

    breaks = contract.LEAK_ASKED

    def resolve(self, table: Table[State], seat: Seat, action: Action) -> None:
        before = table.state.phase
        NightConvoy.resolve(table, seat, action)
        state = table.state
        if state.phase == ANSWER and before != ANSWER:
            _ask_only(state, [s for s in state.sealed.owed if sum(state.hands[s])])


class AutomaticChoiceGivesAHandAway(NightConvoy):
    """Takes the decision of whoever has only one, hidden hand or not."""

    breaks = contract.LEAK_AUTOMATIC

    def prompt(self, state: State, seat: Seat) -> Prompt:
        asked = NightConvoy.prompt(state, seat)
        asked.public = len(NightConvoy.legal_actions(state, seat)) == 1
        return asked


class ResampleForgetsWhatWasShown(NightConvoy):
    """Keeps no memory of a scouted card."""

    breaks = contract.LEAK_MEMORY

    def resolve(self, table: Table[State], seat: Seat, action: Action) -> None:
        NightConvoy.resolve(table, seat, action)
        table.state.scouted.clear()


class CloneSharesAList(NightConvoy):
    """Shares the cards shown with the copy."""

    breaks = contract.UNTOUCHED

    def clone(self, state: State) -> State:
        other = state.clone()
        other.shown = state.shown
        return other


class UndrawnChance(NightConvoy):
    """Takes the first crate from luck of its own."""

    breaks = contract.REPEATABLE
    luck = 0

    def setup(self, config: Config, chance: Chance) -> State:
        UndrawnChance.luck += 1
        state = super().setup(config, chance)
        state.crate = 1 + UndrawnChance.luck % 3
        return state


class TakeBackOverAReveal(NightConvoy):
    """Does not say that opened plans are news."""

    breaks = contract.TAKE_BACK

    def resolve(self, table: Table[State], seat: Seat, action: Action) -> None:
        NightConvoy.resolve(table, seat, action)
        for event in table.events:
            if event.message.id == "plans-shown":
                event.news = ()


VARIANTS: list[Any] = [
    LeakyLegalList,
    ViewShowsAHand,
    PeekingResample,
    ReactionAskedOnlyOfAHolder,
    ReactionSkippedForAnEmptyHand,
    AutomaticChoiceGivesAHandAway,
    ResampleForgetsWhatWasShown,
    CloneSharesAList,
    UndrawnChance,
    TakeBackOverAReveal,
]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.__name__)
def test_a_broken_game_fails_exactly_the_check_meant_for_it(variant: Any) -> None:
    game = variant()
    failed = set()
    for seed in SEEDS:
        for config in every_config(game):
            walk = random_walk(game, config, seed)
            failed |= {finding.check for finding in contract.check_match(walk, seed, stride=3)}
    assert failed == {variant.breaks}


def test_every_variant_names_a_check_that_exists() -> None:
    assert {variant.breaks for variant in VARIANTS} <= set(contract.CHECKS)
