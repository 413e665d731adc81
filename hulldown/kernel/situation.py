"""A match as it stands: position, log, drafts and orders. Nothing here changes any of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, TypeVar

from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Chance, NoChance
from hulldown.kernel.config import Config, OrderForm, Orders
from hulldown.kernel.errors import ActionError, HulldownError, MatchError
from hulldown.kernel.game import Game
from hulldown.kernel.messages import (
    Label,
    Message,
    Outcome,
    Play,
    Prompt,
    Refusal,
    Seat,
    View,
)
from hulldown.kernel.positions import Positions
from hulldown.kernel.record import Header, Record
from hulldown.kernel.steps import Step, take_step
from hulldown.kernel.trail import Trail

S = TypeVar("S")
A = TypeVar("A", bound=Action)

Actions: TypeAlias = A | str | Sequence[A | str]
"""An action, its notation, or several of either."""

ASK: Final = "ask"
WINDOW: Final = "window"
ORDERS: Final = "orders"


@dataclass
class Preview:
    """A seat's own view after its actions, as far as they need no luck, no news and no other seat.

    `applied` of them were; `stopped` is the code of what stopped the next one, if any did.
    """

    view: View
    applied: int
    stopped: str


class Saved(Generic[S]):
    """All that resumes a match that was put away, or begins one in the middle.

    The position reached is the truth, whatever the rules would now make of the log; `chance`
    has been used as far as the log says. Drafts are actions as JSON, by seat; so are those set
    `aside` and standing orders. `trail` are the numbers of the records that may be taken back,
    `before` is the position before the first of them. `unhurried` are the seats that end their
    turns themselves. `automatic` says whether forced choices are made, `reactions` how seats are
    asked for theirs: ASK, WINDOW or ORDERS.
    """

    def __init__(
        self,
        header: Header,
        records: list[Record],
        state: S,
        chance: Chance,
        *,
        outcome: Outcome | None = None,
        drafts: Mapping[Seat, Sequence[JSON]] | None = None,
        aside: Mapping[Seat, Sequence[JSON]] | None = None,
        orders: Mapping[Seat, Orders] | None = None,
        trail: Sequence[int] = (),
        before: JSON = None,
        unhurried: Sequence[Seat] = (),
        automatic: bool = True,
        reactions: str = ASK,
    ) -> None:
        self.header = header
        self.records = records
        self.state = state
        self.chance = chance
        self.outcome = outcome
        self.drafts = drafts or {}
        self.aside = aside or {}
        self.orders = orders or {}
        self.trail = trail
        self.before = before
        self.unhurried = unhurried
        self.automatic = automatic
        self.reactions = reactions


class _Ahead(Generic[S, A]):
    """A seat's actions carried out beforehand, as far as they need no luck, no news and no other.

    `steps` are those that were, from `start` on: the position, or how the seat's turn begins.
    `stopped` is the code of what stopped the next one.
    """

    def __init__(self, state: S, outcome: Outcome | None, start: S) -> None:
        self.state = state
        self.outcome = outcome
        self.start = start
        self.actions: list[A] = []
        self.steps: list[Step[S, A]] = []
        self.stopped = ""

    def reached(self) -> S:
        """The position after them."""
        return self.steps[-1].after if self.steps else self.start

    def begins(self, actions: Sequence[A]) -> bool:
        """Are these the same actions, or the same and more?"""
        return list(actions[: len(self.actions)]) == self.actions


class Reading(Generic[S, A]):
    """What a seat is asked, may do and may know, with the seat's own draft taken as done."""

    def __init__(
        self, game: Game[S, A], config: Config, chance: Chance, saved: Saved[S] | None
    ) -> None:
        self.game = game
        self.config = config
        self.chance = chance.copy()
        self.actions = game.actions(config)
        self.given_orders: dict[Seat, dict[str, JSON]] = {}
        self.drafts: dict[Seat, list[A]] = {}
        self.aside: dict[Seat, list[A]] = {}
        self.trail: Trail[S, A] = Trail()
        self.outcome: Outcome | None = None
        self._offers: dict[Seat, tuple[S, list[A]]] = {}
        self._ahead: dict[Seat, _Ahead[S, A]] = {}
        self.records: list[Record] = []
        if saved is None:
            published = chance.published()
            info = game.info
            self.header = Header(info.id, info.rules_version, config.to_json(), published)
            self.positions = Positions(game, config, self.records)
            return
        self.header, self.records = saved.header, saved.records
        self.positions = Positions(game, config, self.records)
        self.state, self.outcome = saved.state, saved.outcome
        for seat, draft in saved.drafts.items():
            self.drafts[seat] = [self.actions.decode(action) for action in draft]
        for seat, draft in saved.aside.items():
            self.aside[seat] = [self.actions.decode(action) for action in draft]
        for seat, given in saved.orders.items():
            self.given_orders[seat] = dict(given)
        self.positions.begin(self.records[-1].number, self.state)

    def __repr__(self) -> str:
        what = f"{self.header.game} for {self.config.seats}, {len(self.records)} records"
        if self.outcome is not None:
            return f"<Match of {what}, over: {self.outcome.reason}>"
        asked = ", ".join(str(seat) for seat in self.seats_to_act)
        return f"<Match of {what}, asked: seat {asked}>"

    def end_old_orders(self) -> None:
        """An order ends with its form, or when the form no longer takes what it says."""
        for seat, given in self.given_orders.items():
            forms = [form for form in self.game.orders(self.state, seat) if form.id in given]
            self.given_orders[seat] = {f.id: given[f.id] for f in forms if f.accepts(given[f.id])}

    def compared(self, record: Record) -> JSON:
        """What a replay must make again: all; under other rules what was done, not its telling."""
        out = record.to_json()
        if self.header.rules_version != self.game.info.rules_version:
            del out["events"]
        return out

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        """Who is asked now."""
        return () if self.outcome is not None else self.game.seats_to_act(self.state)

    def at(self, seat: Seat) -> S:
        """The position as the seat's draft leaves it."""
        self.check_seat(seat)
        draft = self.drafts.get(seat)
        return self.state if not draft else self.ahead(seat, draft)[0]

    def legal(self, seat: Seat) -> list[A]:
        """What the seat may do after its draft; nothing if it is not asked there."""
        state = self.at(seat)
        asked = self.outcome is None and seat in self.game.seats_to_act(state)
        return self.offers(state, seat).copy() if asked else []

    def offers(self, state: S, seat: Seat) -> list[A]:
        """What the rules let a seat do that is asked in this position, which never changes again.

        The latest list of each seat is kept: it is needed to ask, to show and to check.
        """
        known = self._offers.get(seat)
        if known is not None and known[0] is state:
            return known[1]
        legal = self.game.legal_actions(state, seat)
        self._offers[seat] = (state, legal)
        return legal

    def view(self, seat: Seat | None) -> View:
        """What the seat (None: a spectator) may know."""
        return self.game.view(self.state if seat is None else self.at(seat), seat)

    def view_as_text(self, seat: Seat | None) -> View:
        """The same for reading as text, with what the game draws in characters."""
        view = self.view(seat)
        pictures = self.game.pictures(self.state if seat is None else self.at(seat), seat)
        return View(seat, {**pictures, **view.data})

    def prompt(self, seat: Seat) -> Prompt:
        """What the seat is asked."""
        return self.game.prompt(self.at(seat), seat)

    def describe(self, seat: Seat, action: A) -> Label:
        """An action that the seat may take, in words."""
        return self.game.describe(self.at(seat), seat, action)

    def usual(self, seat: Seat) -> A:
        """The action behind Enter."""
        return self.game.usual(self.at(seat), seat)

    def plays(self, seat: Seat) -> list[Play[A]]:
        """Sequences of actions that a player can take with one click."""
        return self.game.plays(self.at(seat), seat)

    def why_not(self, seat: Seat) -> list[Refusal]:
        """What the seat might try and cannot."""
        return self.game.why_not(self.at(seat), seat)

    def orders(self, seat: Seat) -> list[OrderForm]:
        """The standing orders the seat may give; `given_orders` are those it gave."""
        return self.game.orders(self.at(seat), seat)

    def query(self, seat: Seat, question: JSON) -> JSON:
        """The answer, from what the seat may know; None if there is none."""
        return self.game.query(self.at(seat), seat, question)

    def heard(self, seat: Seat | None, since: int = 0) -> list[Message]:
        """What the seat (None: a spectator) saw happen, from this record on."""
        events = [event for record in self.records[since:] for event in record.events]
        return [seen for event in events if (seen := event.seen_by(seat)) is not None]

    def own(self, actions: Actions[A]) -> list[A]:
        """These actions as this match has them, however they were given."""
        table = self.actions
        if isinstance(actions, Sequence) and not isinstance(actions, str):
            return [table.own(action) for action in actions]
        return [table.own(actions)]

    def preview(self, seat: Seat, actions: Actions[A]) -> Preview:
        """The seat's own view after these actions, as far as it can be told beforehand."""
        self.check_seat(seat)
        state, applied, stopped = self.ahead(seat, self.own(actions))
        return Preview(self.game.view(state, seat), applied, stopped)

    def ahead(self, seat: Seat, actions: Sequence[A]) -> tuple[S, int, str]:
        """The position after these actions, how many could be told beforehand, what stopped it.

        A seat that is not asked prepares its next turn, where the game can tell how it begins.
        """
        known = self._known_ahead(seat, actions)
        if known is None:
            asked = seat in self.game.seats_to_act(self.state)
            start = (None if asked else self.game.on_turn(self.state, seat)) or self.state
            known = _Ahead(self.state, self.outcome, start)
            self._ahead[seat] = known
        for action in actions[len(known.actions) :]:
            if not known.stopped:
                self._go_ahead(known, seat, action)
            known.actions.append(action)
        return known.reached(), len(known.steps), known.stopped

    def _known_ahead(self, seat: Seat, actions: Sequence[A]) -> _Ahead[S, A] | None:
        """What is known of these actions already: a draft is asked about again and again."""
        known = self._ahead.get(seat)
        if known is None or known.state is not self.state or known.outcome is not self.outcome:
            return None
        return known if known.begins(actions) else None

    def _go_ahead(self, known: _Ahead[S, A], seat: Seat, action: A) -> None:
        state = known.reached()
        try:
            self.check(state, seat, action)
            step = take_step(self.game, state, seat, action, NoChance())
        except HulldownError as error:
            known.stopped = error.code
            return
        if step.is_news_to(seat):
            known.stopped = "action/past-reveal"
        else:
            known.steps.append(step)

    def check(self, state: S, seat: Seat, action: A) -> None:
        """Refuse what the seat may not do in this position of the match."""
        if self.outcome is not None:
            raise ActionError("action/match-over")
        if seat not in self.game.seats_to_act(state):
            self.check_seat(seat)
            raise ActionError("action/not-your-turn", seat=seat)
        if action not in self.offers(state, seat):
            message = f"{action.notation()!r} is not possible now"
            hint = "The legal list has everything that is; why_not says what prevents the rest."
            raise ActionError("action/illegal", message, hint, seat=seat)

    def check_seat(self, seat: Seat) -> None:
        """Refuse a seat that does not exist."""
        if not 0 <= seat < self.config.seats:
            raise MatchError("match/seat", f"no such seat: {seat}")
