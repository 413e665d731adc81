"""A match: one session of play as values outside and mutation inside.

Every action is checked against the legal list, resolved on a clone and appended as a record;
a failed action changes nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Chance, Draw, NoChance, NotedChance, RecordedChance
from hulldown.kernel.config import Config
from hulldown.kernel.errors import ActionError, ChanceError, HulldownError, MatchError
from hulldown.kernel.game import Game
from hulldown.kernel.messages import Event, Message, Outcome, Prompt, Seat, View
from hulldown.kernel.record import (
    ACT,
    BY_CONSENT,
    BY_ORDER,
    BY_RULE,
    BY_SEAT,
    END,
    NOTE,
    SETUP,
    TAKE_BACK,
    Header,
    Record,
)
from hulldown.kernel.table import Table

S = TypeVar("S")
A = TypeVar("A", bound=Action)

ASK: Final = "ask"
WINDOW: Final = "window"
ORDERS: Final = "orders"
AUTOMATIC_LIMIT: Final = 10_000


class Step(Generic[S, A]):
    """One action carried out: where it led, what luck it used, what it told."""

    def __init__(
        self, seat: Seat, action: A, before: S, after: S, draws: list[Draw], events: list[Event]
    ) -> None:
        self.seat = seat
        self.action = action
        self.before = before
        self.after = after
        self.draws = draws
        self.events = events
        self.asked: tuple[Seat, ...] = ()
        self.number = -1
        self.by: str = BY_SEAT

    def is_news_to(self, seat: Seat) -> bool:
        """Did this seat learn something hidden from it?"""
        return any(seat in event.news for event in self.events)

    def is_private(self) -> bool:
        """Did nobody but the seat itself see anything?"""
        return all(event.seats == (self.seat,) and event.masked is None for event in self.events)


def take_step(game: Game[S, A], state: S, seat: Seat, action: A, chance: Chance) -> Step[S, A]:
    """Resolve a legal action on a clone, watched and with its draws noted."""
    noted = NotedChance(chance)
    table: Table[S] = Table(game.clone(state), noted, True)
    game.resolve(table, seat, action)
    return Step(seat, action, state, table.state, noted.draws, table.events)


def automatic_choice(game: Game[S, A], state: S, seat: Seat) -> A | None:
    """The action that nobody need be asked for, if there is one and its silence tells nothing."""
    prompt = game.prompt(state, seat)
    if not prompt.public:
        return None
    legal = game.legal_actions(state, seat)
    if len(legal) > 1 and not _all_alike(game, state, seat, legal):
        return None
    return None if prompt.sealed and not _commits(game, state, seat, legal[0]) else legal[0]


def _commits(game: Game[S, A], state: S, seat: Seat, action: A) -> bool:
    try:
        return seat not in game.seats_to_act(take_step(game, state, seat, action, NoChance()).after)
    except ChanceError:
        return True  # the last commitment: luck came into what followed it


def _all_alike(game: Game[S, A], state: S, seat: Seat, legal: list[A]) -> bool:
    reached: list[JSON] = []
    try:
        for action in legal:
            step = take_step(game, state, seat, action, NoChance())
            reached.append(game.encode_state(step.after))
            if reached[-1] != reached[0]:
                return False
    except HulldownError:
        return False
    return True


@dataclass
class Preview:
    """A seat's own view after its actions, as far as they need no luck, no news and no other seat.

    `applied` of them were; `stopped` is the code of what stopped the next one, if any did.
    """

    view: View
    applied: int
    stopped: str


class Saved(Generic[S]):
    """A match that was put away, or one that begins in the middle.

    The position reached is the truth, whatever the rules would now make of the log.
    """

    def __init__(
        self, header: Header, records: list[Record], state: S, outcome: Outcome | None = None
    ) -> None:
        self.header = header
        self.records = records
        self.state = state
        self.outcome = outcome


class Match(Generic[S, A]):
    """One session of play: the present position, the log, drafts and standing orders.

    `trail` holds the latest steps, as far back as somebody might take one back.
    """

    def __init__(
        self,
        game: Game[S, A],
        config: Config,
        chance: Chance,
        automatic: bool = True,
        reactions: str = ASK,
        saved: Saved[S] | None = None,
    ) -> None:
        self.game = game
        self.config = config
        self.automatic = automatic
        self.reactions = reactions
        self.chance = chance.copy()
        self.orders: dict[Seat, dict[str, JSON]] = {}
        self.drafts: dict[Seat, list[A]] = {}
        self.trail: list[Step[S, A]] = []
        if saved is not None:
            self.header, self.records = saved.header, saved.records
            self.state, self.outcome = saved.state, saved.outcome
            return
        info = game.info
        self.header = Header(info.id, info.rules_version, config.to_json(), chance.published())
        self.records = []
        self.outcome = None
        noted = NotedChance(self.chance)
        self.state = game.setup(config, noted)
        self._append(Record(0, SETUP, None, None, noted.draws))
        self.settle()

    # What a seat is asked and may know: with the seat's own draft taken as done.

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        """Who is asked now."""
        return () if self.outcome is not None else self.game.seats_to_act(self.state)

    def at(self, seat: Seat) -> S:
        """The position as the seat's draft leaves it."""
        self._check_seat(seat)
        draft = self.drafts.get(seat)
        return self.state if not draft else self.ahead(seat, draft)[0]

    def legal(self, seat: Seat) -> list[A]:
        """What the seat may do after its draft; nothing if it is not asked there."""
        state = self.at(seat)
        asked = self.outcome is None and seat in self.game.seats_to_act(state)
        return self.game.legal_actions(state, seat) if asked else []

    def view(self, seat: Seat | None) -> View:
        """What the seat (None: a spectator) may know."""
        return self.game.view(self.state if seat is None else self.at(seat), seat)

    def prompt(self, seat: Seat) -> Prompt:
        """What the seat is asked."""
        return self.game.prompt(self.at(seat), seat)

    def heard(self, seat: Seat | None, since: int = 0) -> list[Message]:
        """What the seat (None: a spectator) saw happen, from this record on."""
        events = [event for record in self.records[since:] for event in record.events]
        return [seen for event in events if (seen := event.seen_by(seat)) is not None]

    # Acting.

    def act(self, seat: Seat, actions: A | Sequence[A], by: str = BY_SEAT) -> list[Record]:
        """Carry out an action, or a list of them whole or not at all; the records this made."""
        chance = self.chance.copy()
        steps = self._walk(seat, self._listed(seat, actions), chance)
        if self._is_uncommitted(seat, steps):
            hint = "Keep unfinished steps with draft() or step()."
            raise ActionError("action/uncommitted", hint=hint, seat=seat)
        return self._adopt(steps, by, chance)

    def step(self, seat: Seat, actions: A | Sequence[A]) -> list[Record]:
        """Small actions after the draft: kept in it while secret and unfinished, else recorded."""
        drafted = [*self.drafts.get(seat, []), *self._listed(seat, actions)]
        chance = self.chance.copy()
        steps = self._walk(seat, drafted, chance)
        if self._is_uncommitted(seat, steps):
            self.drafts[seat] = drafted
            return []
        return self._adopt(steps, BY_SEAT, chance)

    def preview(self, seat: Seat, actions: Sequence[A]) -> Preview:
        """The seat's own view after these actions, as far as it can be told beforehand."""
        self._check_seat(seat)
        state, applied, stopped = self.ahead(seat, actions)
        return Preview(self.game.view(state, seat), applied, stopped)

    def draft(self, seat: Seat, actions: Sequence[A]) -> Preview:
        """Keep these actions as the seat's draft, now or before its turn; nobody else knows."""
        self._check_seat(seat)
        self.drafts[seat] = list(actions)
        return self.preview(seat, actions)

    def give_orders(self, seat: Seat, orders: Mapping[str, JSON]) -> list[Record]:
        """Replace the seat's standing orders; they answer from now on."""
        self._check_seat(seat)
        forms = {form.id: form for form in self.game.orders(self.state, seat)}
        for key, value in orders.items():
            if key not in forms:
                hint = "There are " + (", ".join(sorted(forms)) or "none now") + "."
                raise MatchError("match/order", f"no standing order {key!r}", hint)
            forms[key].check(value, self.config.seats)
        self.orders[seat] = dict(orders)
        first = len(self.records)
        self.settle()
        return self.records[first:]

    def note(self, message: Message, data: JSON = None) -> Record:
        """Write down something that is no move, such as a change of rules; all may know it."""
        return self._append(Record(0, NOTE, None, data, events=[Event(message, "")]))

    # Ending otherwise than by the rules.

    def concede(self, seats: Sequence[Seat]) -> Record:
        """These seats give up: the others win together."""
        for seat in seats:
            self._check_seat(seat)
        gone = tuple(sorted(set(seats)))
        if not gone:
            raise MatchError("match/seat", "nobody gives up")
        rest = tuple(seat for seat in range(self.config.seats) if seat not in gone)
        return self._end(Outcome("conceded", (rest, gone) if rest else (gone,)), list(gone))

    def agree_to_end(self) -> Record:
        """All agree: the match is scored as it stands."""
        standing = self.game.standing(self.state)
        agreed = Outcome("agreed", standing.ranking, standing.scores, standing.rule)
        return self._end(agreed, list(range(self.config.seats)))

    def _end(self, outcome: Outcome, seats: list[Seat]) -> Record:
        if self.outcome is not None:
            raise ActionError("action/match-over")
        self.outcome = outcome
        names: list[JSON] = [f"seat:{seat}" for seat in seats]
        event = Event(Message(f"match-{outcome.reason}", {"seats": names}), outcome.rule)
        action: JSON = {"reason": outcome.reason, "seats": seats}
        return self._append(Record(0, END, None, action, events=[event]))

    # Taking back.

    def take_back_refused(self, seat: Seat) -> str | None:
        """Why the seat cannot take back its latest record; None if it can."""
        index = self._latest(seat)
        if self.outcome is not None or index is None:
            return "nothing to take back"
        step = self.trail[index]
        if step.by != BY_SEAT:
            return "the seat did not choose it"
        for position in range(index, len(self.trail)):
            later = self.trail[position]
            if later.is_news_to(seat) or (later.draws and later.seat == seat):
                return "it told something new"
            after = self.trail[position + 1].asked if position + 1 < len(self.trail) else None
            for other in self.seats_to_act if after is None else after:
                if other != seat and other not in step.asked:
                    return "somebody else has been asked since"
        return None

    def take_back(self, seat: Seat) -> Record:
        """Cancel the seat's latest record; a sealed choice comes back as an uncommitted draft."""
        refused = self.take_back_refused(seat)
        index = self._latest(seat)
        if refused is not None or index is None:
            raise MatchError("match/take-back", f"cannot be taken back: {refused}", seat=seat)
        step = self.trail[index]
        sealed = self.game.prompt(step.before, seat).sealed
        if sealed:
            first = self.records[step.number].first
            while index > 0 and self.records[self.trail[index - 1].number].first == first:
                index -= 1
        cancelled = [later for later in self.trail[index:] if later.seat == seat]
        kept = self._replayed(self.trail[index].before, self.trail[index:], seat)
        self.trail[index:] = kept
        self.state = kept[-1].after if kept else cancelled[0].before
        self.drafts.pop(seat, None)
        if sealed:
            chosen = [later for later in cancelled if later.by == BY_SEAT]
            self.drafts[seat] = [later.action for later in chosen[:-1]]
        event = Event(Message("match-took-back", {"seat": f"seat:{seat}"}), "")
        numbers = tuple(later.number for later in cancelled)
        return self._append(Record(0, TAKE_BACK, seat, None, events=[event], cancels=numbers))

    def rewind(self, seat: Seat, first: int, state: S) -> Record:
        """All agreed: cancel every action from this record on; `state` was the position before.

        Luck is not rewound: what was drawn is known, so it will be drawn otherwise.
        """
        self.state = state
        self.trail.clear()
        self.drafts.clear()
        event = Event(Message("match-took-back-agreed", {"seat": f"seat:{seat}"}), "")
        gone = tuple(later.number for later in self.records[first:] if later.kind == ACT)
        record = Record(0, TAKE_BACK, seat, None, events=[event], by=BY_CONSENT, cancels=gone)
        return self._append(record)

    def _latest(self, seat: Seat) -> int | None:
        for index in range(len(self.trail) - 1, -1, -1):
            step = self.trail[index]
            if step.seat == seat and step.by != BY_RULE:
                return index
        return None

    def _replayed(self, state: S, steps: list[Step[S, A]], without: Seat) -> list[Step[S, A]]:
        kept: list[Step[S, A]] = []
        for step in steps:
            if step.seat == without:
                continue
            try:
                self.check(state, step.seat, step.action)
                draws = RecordedChance(step.draws)
                again = take_step(self.game, state, step.seat, step.action, draws)
            except HulldownError as error:
                raise MatchError("match/take-back", "others already built on it") from error
            again.asked = self.game.seats_to_act(state)
            again.number, again.by = step.number, step.by
            kept.append(again)
            state = again.after
        return kept

    # Inside.

    def _listed(self, seat: Seat, actions: A | Sequence[A]) -> list[A]:
        chosen: list[A] = list(actions) if isinstance(actions, (list, tuple)) else [actions]  # type: ignore[list-item]
        if not chosen:
            raise ActionError("action/format", "there is nothing in the list", seat=seat)
        return chosen

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.config.seats:
            raise MatchError("match/seat", f"there is no seat {seat}")

    def check(self, state: S, seat: Seat, action: A) -> None:
        """Refuse what the seat may not do in this position of the match."""
        if self.outcome is not None:
            raise ActionError("action/match-over")
        if seat not in self.game.seats_to_act(state):
            self._check_seat(seat)
            raise ActionError("action/not-your-turn", seat=seat)
        if action not in self.game.legal_actions(state, seat):
            message = f"{action.notation()!r} is not possible now"
            hint = "The legal list holds all that is; why_not tells what hinders the rest."
            raise ActionError("action/illegal", message, hint, seat=seat)

    def _walk(self, seat: Seat, actions: Sequence[A], chance: Chance) -> list[Step[S, A]]:
        steps: list[Step[S, A]] = []
        state = self.state
        for action in actions:
            if steps and (steps[-1].draws or steps[-1].is_news_to(seat)):
                raise ActionError("action/past-reveal", seat=seat)
            self.check(state, seat, action)
            step = take_step(self.game, state, seat, action, chance)
            steps.append(step)
            state = step.after
        return steps

    def ahead(self, seat: Seat, actions: Sequence[A]) -> tuple[S, int, str]:
        """The position after these actions, how many could be told beforehand, what stopped it.

        A seat that is not asked prepares its next turn, where the game can tell how it begins.
        """
        asked = seat in self.game.seats_to_act(self.state)
        state = (None if asked else self.game.on_turn(self.state, seat)) or self.state
        applied = 0
        for action in actions:
            try:
                self.check(state, seat, action)
                step = take_step(self.game, state, seat, action, NoChance())
            except HulldownError as error:
                return state, applied, error.code
            if step.is_news_to(seat):
                return state, applied, "action/past-reveal"
            state = step.after
            applied += 1
        return state, applied, ""

    def _is_uncommitted(self, seat: Seat, steps: list[Step[S, A]]) -> bool:
        if seat not in self.game.seats_to_act(steps[-1].after):
            return False
        if not self.game.prompt(steps[0].before, seat).sealed:
            return False
        return all(step.is_private() and not step.draws for step in steps)

    def _adopt(self, steps: list[Step[S, A]], by: str, chance: Chance) -> list[Record]:
        first = len(self.records)
        self.chance = chance
        for step in steps:
            self.drafts.pop(step.seat, None)
            self.keep(step, by, first)
        self.settle()
        return self.records[first:]

    def keep(self, step: Step[S, A], by: str, first: int) -> None:
        """Append a step that was taken from the present position."""
        step.asked = self.game.seats_to_act(step.before)
        step.number = len(self.records)
        step.by = by
        self.state = step.after
        action = step.action.to_json()
        self._append(Record(0, ACT, step.seat, action, step.draws, step.events, by, first))
        self.trail.append(step)
        asked = self.game.seats_to_act(self.state)
        while self.trail and self._is_fenced(self.trail[0], asked):
            self.trail.pop(0)
        if not asked:
            self.outcome = self.game.outcome(self.state)

    def _is_fenced(self, step: Step[S, A], asked: tuple[Seat, ...]) -> bool:
        if step.draws or step.is_news_to(step.seat) or self.trail[-1].is_news_to(step.seat):
            return True
        return any(seat != step.seat and seat not in step.asked for seat in asked)

    def _append(self, record: Record) -> Record:
        record.number = len(self.records)
        record.first = record.number if record.first < 0 else record.first
        record.reached = self.game.encode_state(self.state)
        self.records.append(record)
        return record

    def settle(self) -> None:
        """Take every decision that needs no asking, one after another."""
        for _ in range(AUTOMATIC_LIMIT):
            if self.outcome is not None or not self._settle_one():
                return
        raise AssertionError("automatic choices do not end")

    def _settle_one(self) -> bool:
        for seat in self.game.seats_to_act(self.state):
            action = self._ordered(seat)
            by = BY_ORDER
            if action is None and self.automatic:
                action = automatic_choice(self.game, self.state, seat)
                by = BY_RULE
            if action is not None:
                chance = self.chance.copy()
                steps = self._walk(seat, [action], chance)
                self.chance = chance
                self.keep(steps[0], by, len(self.records))
                return True
        return False

    def _ordered(self, seat: Seat) -> A | None:
        if seat not in self.orders and self.reactions != ORDERS:
            return None
        is_reaction = self.game.prompt(self.state, seat).reaction
        if is_reaction and self.reactions == WINDOW:
            return None
        answer = self.game.answer(self.state, seat, self.orders.get(seat, {}))
        if answer is None and is_reaction and self.reactions == ORDERS:
            return self.game.usual(self.state, seat)
        return answer
