"""Night Convoy, deliberately broken in one place each, fails exactly the check meant for it."""

from collections.abc import Sequence
from typing import Any

import pytest

from hulldown.games.template import NightConvoy
from hulldown.games.template.actions import ConvoyAction
from hulldown.games.template.catalog import FLARES
from hulldown.games.template.rules import rounds
from hulldown.games.template.state import ANSWER, FIELDS, NONE, PLAN, State
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Chance
from hulldown.kernel.config import Config, Orders
from hulldown.kernel.game import AgentHooks
from hulldown.kernel.messages import Message, Outcome, Play, Prompt, Seat, View
from hulldown.kernel.table import Table
from hulldown.lab import contract
from hulldown.lab.bench import is_compiled
from hulldown.lab.walk import every_config, random_walk
from hulldown.toolbox.fields import Fields, derived
from tests.sides import TwoSides

pytestmark = pytest.mark.slow

FEWEST, MOST = 3, 10
"""Seeds: what is broken may show late; that nothing else is, is looked at with the first few."""


class LeakyLegalList(NightConvoy):
    """Offers to dig in a Heavy only while nobody else holds one."""

    breaks = contract.LEAK_LEGAL

    def legal_actions(self, state: State, seat: Seat) -> list[ConvoyAction]:
        legal = super().legal_actions(state, seat)
        others = [hand for other, hand in enumerate(state.hands) if other != seat]
        if any(hand[5] for hand in others):
            return [action for action in legal if action is not state.cat.digs[5]]
        return legal


class OffersAnActionTwice(NightConvoy):
    """Lists the last choice once more."""

    breaks = contract.LEGAL

    def legal_actions(self, state: State, seat: Seat) -> list[ConvoyAction]:
        legal = super().legal_actions(state, seat)
        return [*legal, legal[-1]]


class PlayGoesOnAfterItsEnd(NightConvoy):
    """Offers to be ready twice in one play."""

    breaks = contract.OFFERS

    def plays(self, state: State, seat: Seat) -> list[Play[ConvoyAction]]:
        return [Play(Message("play-send"), [state.cat.ready] * 2)] if state.asking == PLAN else []


class SharesOneView(NightConvoy):
    """Shows several who look at once the hand of the first."""

    breaks = contract.VIEWS

    def views(self, state: State, seats: Sequence[Seat | None]) -> list[View]:
        return [self.view(state, seats[0])] * len(seats)


class NotationForgetsTheScore(NightConvoy):
    """Writes no points into the line."""

    breaks = contract.CODEC

    def write_position(self, state: State) -> str:
        other = state.clone()
        other.worth = [0] * len(state.worth)
        return super().write_position(other)


class ViewShowsAHand(NightConvoy):
    """Shows the next seat's hand."""

    breaks = contract.LEAK_VIEW

    def view(self, state: State, seat: Seat | None) -> View:
        seen = super().view(state, seat)
        seen.data["next"] = state.hands[(0 if seat is None else seat + 1) % len(state.hands)]
        return seen


class PeekingResample(NightConvoy):
    """Leaves all hands where they are."""

    breaks = contract.LEAK_BLIND

    def resample(self, state: State, seat: Seat, chance: Chance) -> State:
        world = super().resample(state, seat, chance)
        world.hands = [hand.copy() for hand in state.hands]
        world.dug = [dug.copy() for dug in state.dug]
        world.scouted = [row.copy() for row in state.scouted]
        world.chosen = [choice.copy() for choice in state.chosen]
        return world


class ReactionAskedOnlyOfAHolder(NightConvoy):
    """Asks only those who hold a Flare, where there are any."""

    breaks = contract.LEAK_ASKED

    def resolve(self, table: Table[State], seat: Seat, action: ConvoyAction) -> None:
        before = table.state.asking
        super().resolve(table, seat, action)
        state = table.state
        if state.asking == ANSWER and before != ANSWER:
            holders = tuple(s for s in state.asked if self.is_asked(state.hands[s]))
            state.asked = holders or state.asked

    def is_asked(self, hand: list[int]) -> bool:
        return hand[FLARES] > 0


class ReactionSkippedForAnEmptyHand(ReactionAskedOnlyOfAHolder):
    """Does not ask those whose cards are all dug in, which nobody else can know."""

    def is_asked(self, hand: list[int]) -> bool:
        return sum(hand) > 0


class AutomaticChoiceGivesAHandAway(NightConvoy):
    """Takes the decision of whoever has only one, hidden hand or not."""

    breaks = contract.LEAK_AUTOMATIC

    def prompt(self, state: State, seat: Seat) -> Prompt:
        asked = super().prompt(state, seat)
        asked.public = len(super().legal_actions(state, seat)) == 1
        return asked


class OrdersAnswerAtOnceWithoutAFlare(NightConvoy):
    """Waits for a window only where there is something to decide."""

    breaks = contract.LEAK_AUTOMATIC

    def decided(self, state: State, seat: Seat, orders: Orders) -> bool:
        return not state.can_flare(seat)


class ResampleForgetsWhatWasShown(NightConvoy):
    """Keeps no memory of a scouted card."""

    breaks = contract.LEAK_MEMORY

    def resolve(self, table: Table[State], seat: Seat, action: ConvoyAction) -> None:
        super().resolve(table, seat, action)
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

    def resolve(self, table: Table[State], seat: Seat, action: ConvoyAction) -> None:
        super().resolve(table, seat, action)
        for event in table.events:
            if event.message.id == "plans-shown":
                event.news = ()


class QuestionOfTheWrongType(NightConvoy):
    """Believes that every question names a seat by a text."""

    breaks = contract.ODD

    def query(self, state: State, seat: Seat, question: JSON) -> JSON:
        if isinstance(question, dict) and question.get("ask") == "flare-odds":
            question["seat"].removeprefix("seat:")
        return NightConvoy.query(state, seat, question)


class CloneForgetsTheScore(NightConvoy):
    """Copies everything but the points."""

    breaks = contract.CLONE

    def clone(self, state: State) -> State:
        other = state.clone()
        other.worth = [0] * len(state.worth)
        return other


class EncodeForgetsAField(NightConvoy):
    """Stores no crates."""

    breaks = contract.RESUME

    def encode_state(self, state: State) -> JSON:
        return {**super().encode_state(state), "taken": [0] * len(state.taken)}


class BothForgetWhatWasShown(NightConvoy):
    """Neither copies nor stores the cards shown, so that clone and original are stored alike."""

    breaks = contract.IN_PLACE

    def clone(self, state: State) -> State:
        other = state.clone()
        other.shown = [0] * len(state.shown)
        return other

    def encode_state(self, state: State) -> JSON:
        return {**super().encode_state(state), "shown": [0] * len(state.shown)}


class ResumeLosesADraft(NightConvoy):
    """Reads back no plan that is not committed."""

    breaks = contract.RESUME

    def decode_state(self, config: Config, data: JSON) -> State:
        state = super().decode_state(config, data)
        for seat in state.asked:
            state.chosen[seat] = [NONE, NONE]
        return state


class LookingChangesThePosition(NightConvoy):
    """Counts a crate more for whoever asks how things stand."""

    breaks = contract.UNTOUCHED

    def standing(self, state: State) -> Outcome:
        state.taken[0] += 1
        return super().standing(state)


def _peek(state: State, seat: Seat, legal: list[ConvoyAction]) -> ConvoyAction:
    return legal[sum(state.hands[(seat + 1) % len(state.hands)][3:]) % len(legal)]


class PolicyPeeks(NightConvoy):
    """Decides by how many strong cards the next seat holds in hand."""

    breaks = contract.LEAK_OFFERS
    hooks = AgentHooks(policy=_peek)


def _spoil(state: State, seat: Seat) -> float:
    state.crate += 1
    return 0.5


class Remembering(State):
    """A position that also knows what the first crate was worth."""

    crate_then: int


class CloneForgetsWhatIsDerived(NightConvoy):
    """Has a field that is not stored, and copies none of it."""

    breaks = contract.CLONE
    state = Remembering
    fields = Fields(*FIELDS.every, derived("crate_then"))

    def clone(self, state: State) -> State:
        other = Remembering(state.cat)
        FIELDS.decode(other, FIELDS.encode(state))
        return other

    def setup(self, config: Config, chance: Chance) -> State:
        state = self.clone(super().setup(config, chance))
        assert isinstance(state, Remembering)
        state.crate_then = state.crate
        return state


class ValueSpoilsThePosition(NightConvoy):
    """The agents' hook works on the position it was handed."""

    breaks = contract.UNTOUCHED
    hooks = AgentHooks(value=_spoil)


class DecidedSpoilsThePosition(NightConvoy):
    """Counts a crate more for whoever asks whether orders decide a reaction."""

    breaks = contract.UNTOUCHED

    def decided(self, state: State, seat: Seat, orders: Orders) -> bool:
        state.taken[0] += 1
        return super().decided(state, seat, orders)


class ContradictionSpoilsThePosition(NightConvoy):
    """Counts a crate more for whoever compares the position with what a seat has heard."""

    breaks = contract.UNTOUCHED

    def contradiction(self, state: State, seat: Seat, heard: Sequence[Message]) -> str | None:
        state.taken[0] += 1
        return super().contradiction(state, seat, heard)


class AnswerSpoilsThePosition(NightConvoy):
    """Counts a crate more where nobody has given orders, as in a match of agents."""

    breaks = contract.UNTOUCHED

    def answer(self, state: State, seat: Seat, orders: Orders) -> ConvoyAction | None:
        state.taken[0] += not orders
        return super().answer(state, seat, orders)


class RanksSeatsOfOneSideApart(TwoSides):
    """Counts points by seat, as if there were no sides."""

    breaks = contract.PROGRESS

    def standing(self, state: State) -> Outcome:
        return rounds.standing(state)


VARIANTS: list[Any] = [
    LeakyLegalList,
    OffersAnActionTwice,
    PlayGoesOnAfterItsEnd,
    SharesOneView,
    NotationForgetsTheScore,
    PolicyPeeks,
    ViewShowsAHand,
    PeekingResample,
    ReactionAskedOnlyOfAHolder,
    ReactionSkippedForAnEmptyHand,
    AutomaticChoiceGivesAHandAway,
    OrdersAnswerAtOnceWithoutAFlare,
    ResampleForgetsWhatWasShown,
    CloneSharesAList,
    CloneForgetsTheScore,
    EncodeForgetsAField,
    BothForgetWhatWasShown,
    ResumeLosesADraft,
    LookingChangesThePosition,
    ValueSpoilsThePosition,
    DecidedSpoilsThePosition,
    ContradictionSpoilsThePosition,
    AnswerSpoilsThePosition,
    UndrawnChance,
    TakeBackOverAReveal,
    QuestionOfTheWrongType,
    RanksSeatsOfOneSideApart,
]


if not is_compiled():  # an interpreted state cannot inherit from a compiled one
    VARIANTS.append(CloneForgetsWhatIsDerived)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.__name__)
def test_a_broken_game_fails_exactly_the_check_meant_for_it(variant: Any) -> None:
    game = variant()
    failed: set[str] = set()
    for seed in range(MOST):
        if failed and seed >= FEWEST:
            break
        for config in every_config(game):
            walk = random_walk(game, config, seed)
            failed |= {finding.check for finding in contract.check_match(walk, seed, stride=3)}
    assert failed == {variant.breaks}


def test_a_match_whose_positions_change_after_it_has_adopted_them_is_found() -> None:
    game = CloneSharesAList()
    walk = random_walk(game, game.info.configure(2), 0)
    told = [finding.message for finding in contract.check_take_back(walk)]
    assert "template: a position the match had adopted changed" in told


def test_every_check_has_a_variant_that_only_it_finds() -> None:
    assert {variant.breaks for variant in VARIANTS} == set(contract.CHECKS)
