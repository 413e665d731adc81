"""A match: one session of play as values outside and mutation inside.

Every action is checked against the legal list, resolved on a clone and appended as a record;
a failed action changes nothing.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON, digest
from hulldown.kernel.chance import Chance, NotedChance, RecordedChance
from hulldown.kernel.config import Config, Orders
from hulldown.kernel.errors import (
    ActionError,
    HulldownError,
    MatchError,
    ReplayError,
)
from hulldown.kernel.game import Game
from hulldown.kernel.messages import (
    Event,
    Message,
    Outcome,
    Reason,
    Seat,
)
from hulldown.kernel.playing import Playing
from hulldown.kernel.record import (
    ACT,
    BY_CLOCK,
    BY_CONSENT,
    BY_SEAT,
    END,
    NOTE,
    SETUP,
    TAKE_BACK,
    Header,
    Record,
)
from hulldown.kernel.situation import ASK, Actions, Preview, Saved
from hulldown.kernel.steps import Step, opening_of, take_step, usual_actions
from hulldown.kernel.trail import BUILT_UPON, NOTHING

S = TypeVar("S")
A = TypeVar("A", bound=Action)

TOOK_BACK: Final = "match-took-back-agreed"
UNDID: Final = "match-undid"
"""What a rewind tells: that all agreed to it, or that nobody else had to."""


class Match(Playing[S, A]):
    """One session of play: acting, ending, taking back, replaying a log."""

    def __init__(
        self,
        game: Game[S, A],
        config: Config,
        chance: Chance,
        automatic: bool = True,
        reactions: str = ASK,
        saved: Saved[S] | None = None,
    ) -> None:
        super().__init__(
            game, config, chance, automatic=automatic, reactions=reactions, saved=saved
        )
        if saved is None:
            noted = NotedChance(self.chance)
            self.state = game.setup(config, noted)
            self.outcome = game.outcome(self.state)
            told = opening_of(game, self.state)
            self._append(Record(0, SETUP, None, None, draws=noted.draws, events=told))
            self.settle()
        elif saved.trail:
            self._retrace(saved.trail, saved.before)

    @classmethod
    def resume(cls, game: Game[S, A], config: Config, saved: Saved[S]) -> "Match[S, A]":
        """Go on with a match where it was put away."""
        return cls(game, config, saved.chance, saved.automatic, saved.reactions, saved)

    @classmethod
    def from_position(
        cls,
        game: Game[S, A],
        config: Config,
        chance: Chance,
        position: JSON,
        automatic: bool = True,
        reactions: str = ASK,
    ) -> "Match[S, A]":
        """A match that begins in the middle: a line of notation, or a position as data."""
        if isinstance(position, str):
            state = game.read_position(config, position)
        else:
            state = game.decode_state(config, position)
        info = game.info
        header = Header(info.id, info.rules_version, config.to_json(), chance.published())
        encoded = game.encode_state(state)
        setup: JSON = {"position": encoded}
        first = Record(0, SETUP, None, setup, first=0, known_digest=digest(encoded))
        saved = Saved(
            header,
            [first],
            state,
            chance,
            outcome=game.outcome(state),
            automatic=automatic,
            reactions=reactions,
        )
        match = cls.resume(game, config, saved)
        match.settle()
        return match

    # Acting.

    def act(self, seat: Seat, actions: Actions[A], by: str = BY_SEAT) -> list[Record]:
        """Carry out one action, or all of a list or none; the records this made."""
        chance = self.chance.copy()
        steps = self._walk(seat, self._listed(seat, actions), chance)
        if self._is_uncommitted(seat, steps):
            hint = "Keep unfinished steps with draft() or step()."
            raise ActionError("action/uncommitted", hint=hint, seat=seat)
        return self._adopt(steps, by, chance)

    def step(self, seat: Seat, actions: Actions[A]) -> list[Record]:
        """Small actions after the draft: kept in it while secret and unfinished, else recorded."""
        drafted = [*self.drafts.get(seat, []), *self._listed(seat, actions)]
        chance = self.chance.copy()
        steps = self._walk(seat, drafted, chance)
        if self._is_uncommitted(seat, steps):
            self.drafts[seat] = drafted
            return []
        return self._adopt(steps, BY_SEAT, chance)

    def draft(self, seat: Seat, actions: Actions[A]) -> Preview:
        """Keep these actions as the seat's draft, now or before its turn; nobody else knows."""
        self.keep_draft(seat, actions)
        return self.preview(seat, actions)

    def keep_draft(self, seat: Seat, actions: Actions[A]) -> None:
        """Replace the seat's draft, without looking ahead; an empty list ends it."""
        self.check_seat(seat)
        chosen = self.own(actions)
        if chosen:
            self.drafts[seat] = chosen
        else:
            self.drafts.pop(seat, None)

    def give_orders(self, seat: Seat, orders: Orders) -> list[Record]:
        """Replace the seat's standing orders; they answer from now on."""
        self.check_seat(seat)
        forms = {form.id: form for form in self.game.orders(self.state, seat)}
        for key, value in orders.items():
            if key not in forms:
                hint = "Available: " + (", ".join(sorted(forms)) or "none now") + "."
                raise MatchError("match/order", f"no standing order {key!r}", hint)
            forms[key].check(value, self.config.seats)
        self.given_orders[seat] = dict(orders)
        first = len(self.records)
        self.settle()
        return self.records[first:]

    def ask_reactions(self, how: str) -> None:
        """From now on reactions are asked for so: ASK, WINDOW or ORDERS."""
        self.reactions = how

    def note(self, message: Message, data: JSON = None) -> Record:
        """Note something that is not a move, such as a change of rules; all may know it."""
        return self._append(Record(0, NOTE, None, data, events=[Event(message, "")]))

    def let_go(self) -> None:
        """Free the log of a match that nobody needs any more.

        Records and positions know each other; only a full garbage collection would find them.
        """
        self.records.clear()

    def run_out(self, seat: Seat) -> list[Record]:
        """The seat's time is up: its draft if that is whole, else the usual action."""
        if seat not in self.seats_to_act:
            over = self.outcome is not None
            raise ActionError("action/match-over" if over else "action/not-your-turn")
        draft = self.drafts.pop(seat, [])
        if draft:
            try:
                return self.act(seat, draft, BY_CLOCK)
            except ActionError:
                pass  # half a plan is worth less than the usual choice
        return self.act(seat, usual_actions(self.game, self.state, seat), BY_CLOCK)

    # Replaying a log.

    def follow(self, header: Header) -> None:
        """The log to be replayed has this header."""
        self.header = header

    def draw_from(self, chance: Chance) -> None:
        """Go on with this luck, which has been used as far as the log says."""
        self.chance = chance

    def redo(self, record: Record) -> Record:
        """Apply a record of a log: same action, same draws; any difference raises."""
        if record.kind == ACT:
            self._redo_act(record)
        elif record.kind == TAKE_BACK and record.by == BY_CONSENT:
            self._redo_rewind(record)
        elif record.kind == NOTE:
            self.note(record.only_message(), record.action)
        elif record.kind == TAKE_BACK and record.seat is not None:
            self.take_back(record.seat)
        elif record.kind == END and record.action["reason"] == "agreed":
            self.agree_to_end()
        elif record.kind == END:
            self.concede(list(record.action["seats"]))
        else:
            raise _mismatch(f"a record cannot be of kind {record.kind!r}")
        made = self.records[-1]
        if self.compared(made) != self.compared(record):
            raise ReplayError(
                "replay/mismatch", "the record differs", expected=record.digest, found=made.digest
            )
        return made

    def _redo_act(self, record: Record) -> None:
        action = self.actions.decode(record.action)
        if record.seat is None:
            raise _mismatch("a record names no seat")
        self.check(self.state, record.seat, action)
        chance = RecordedChance(record.draws)
        step = take_step(self.game, self.state, record.seat, action, chance)
        chance.finish()
        self.keep(step, record.by, record.first)

    def _redo_rewind(self, record: Record) -> None:
        first = record.cancels[0] if record.cancels else 0
        if record.seat is None or not 0 < first <= len(self.records):
            raise _mismatch("it takes back what cannot be taken back")
        position = self.positions.encoded(first - 1)
        state = self.game.decode_state(self.config, position)
        self.rewind(record.seat, first, state, alone=record.only_message().id == UNDID)

    # Ending a match outside the rules.

    def concede(self, seats: Sequence[Seat]) -> Record:
        """These seats give up: sides that still have somebody win together, with all their seats.

        Where everybody is on one side, nobody wins, and only the last one's giving up ends it.
        """
        for seat in seats:
            self.check_seat(seat)
        gone = tuple(sorted(set(seats)))
        if not gone:
            raise MatchError("match/seat", "concede() needs at least one seat")
        team_of, everybody = self.config.team_of, range(self.config.seats)
        left = {team_of(seat) for seat in everybody if seat not in gone}
        winners = tuple([seat for seat in everybody if team_of(seat) in left])
        losers = tuple([seat for seat in everybody if team_of(seat) not in left])
        if not losers:
            raise MatchError("match/seat", "others of the same side play on")
        return self._end(Outcome("conceded", (winners, losers)), list(gone))

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

    def take_back_refused(self, seat: Seat) -> Reason | None:
        """Why the seat cannot take back its latest record; None if it can."""
        return NOTHING if self.outcome is not None else self.trail.refused(seat, self.seats_to_act)

    def take_back(self, seat: Seat) -> Record:
        """Cancel the seat's latest record; a sealed choice comes back as an uncommitted draft."""
        refused = self.take_back_refused(seat)
        index = self.trail.latest(seat)
        if refused is not None or index is None:
            raise _cannot_take_back(refused or NOTHING, seat)
        steps = self.trail.steps
        step = steps[index]
        sealed = self.game.prompt(step.before, seat).sealed
        if sealed:
            # The steps of one commitment were recorded as one list: they come back together.
            first = self.records[step.number].first
            while index > 0 and self.records[steps[index - 1].number].first == first:
                index -= 1
        cancelled = [later for later in steps[index:] if later.seat == seat]
        kept = self._replayed(steps[index].before, steps[index:], seat)
        steps[index:] = kept
        self.state = kept[-1].after if kept else cancelled[0].before
        self.drafts.pop(seat, None)
        if sealed:
            chosen = [later for later in cancelled if later.by == BY_SEAT]
            self.drafts[seat] = [later.action for later in chosen[:-1]]
        event = Event(Message("match-took-back", {"seat": f"seat:{seat}"}), "")
        numbers = tuple(later.number for later in cancelled)
        return self._append(Record(0, TAKE_BACK, seat, None, events=[event], cancels=numbers))

    def rewind(self, seat: Seat, first: int, state: S, alone: bool = False) -> Record:
        """All agreed: cancel every action from this record on; `state` was the position before.

        Luck is not rewound: what was drawn is known, so it will be drawn otherwise.
        `alone`: nobody else had to agree.
        """
        self.state = state
        self.trail.steps.clear()
        self.drafts.clear()
        self.aside.clear()
        event = Event(Message(UNDID if alone else TOOK_BACK, {"seat": f"seat:{seat}"}), "")
        gone = tuple(later.number for later in self.records[first:] if later.kind == ACT)
        record = Record(0, TAKE_BACK, seat, None, events=[event], by=BY_CONSENT, cancels=gone)
        return self._append(record)

    def end_take_back(self) -> None:
        """What was done so far can no longer be taken back."""
        self.trail.steps = []

    def _retrace(self, numbers: Sequence[int], before: JSON) -> None:
        """Find the steps again that may be taken back, from the position before the first.

        If they do not lead to the present position, nothing can be taken back.
        """
        state = self.game.decode_state(self.config, before)
        steps: list[Step[S, A]] = []
        try:
            for number in numbers:
                record = self.records[number]
                assert record.seat is not None
                action = self.actions.decode(record.action)
                self.check(state, record.seat, action)
                draws = RecordedChance(record.draws)
                step = take_step(self.game, state, record.seat, action, draws)
                step.asked = self.game.seats_to_act(state)
                step.number, step.by = number, record.by
                steps.append(step)
                state = step.after
        except HulldownError:
            return
        if self.game.encode_state(state) == self.game.encode_state(self.state):
            self.trail.steps = steps

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
                raise _cannot_take_back(BUILT_UPON, without) from error
            again.asked = self.game.seats_to_act(state)
            again.number, again.by = step.number, step.by
            kept.append(again)
            state = again.after
        return kept


def _cannot_take_back(reason: Reason, seat: Seat) -> MatchError:
    why = reason.id.removeprefix("take-back-").replace("-", " ")
    return MatchError("match/take-back", f"cannot be taken back: {why}", seat=seat)


def _mismatch(message: str) -> ReplayError:
    return ReplayError("replay/mismatch", message)
