"""What one seat gets to see: the only place where anything of a match is made for sending.

Records, draws, digests and other seats' drafts, orders and held answers never pass here.
"""

from collections.abc import Callable, Collection
from typing import Any, Final

from msgspec import UNSET

from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import commitment
from hulldown.kernel.config import Option
from hulldown.kernel.messages import Label, Message, Outcome, Prompt, Refusal, Seat
from hulldown.kernel.record import Record
from hulldown.server.keeping import AnyMatch
from hulldown.server.session import Session, refusal_id
from hulldown.server.storage.rows import MatchRow, SeatRow
from hulldown.server.wire import (
    Asked,
    Choice,
    Denied,
    Fairness,
    Form,
    Line,
    MatchInfo,
    Proposal,
    Result,
    SeatInfo,
    Situation,
    Text,
    WholePlay,
)

LONGEST_NAME: Final = 40


def text_of(message: Message) -> Text:
    """A message as it travels."""
    return Text(message.id, message.args)


class Stream:
    """All that one seat (None: a spectator) has seen happen so far, kept up to date."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.lines: list[Line] = []
        self.records: list[int] = []  # the record of each line
        self.read = 0
        self._moment = 0

    def follow(self, match: AnyMatch) -> None:
        """Take in the records that were added."""
        for record in match.records[self.read :]:
            self._hear(record)
        self.read = len(match.records)

    def _hear(self, record: Record) -> None:
        seen = [(event.seen_by(self.seat), event.rule) for event in record.events]
        told = [(message, rule) for message, rule in seen if message is not None]
        if told and record.number:
            self._moment += 1
        for message, rule in told:
            self.lines.append(Line(len(self.lines), text_of(message), rule, self._moment))
            self.records.append(record.number)

    def moments(self) -> list[int]:
        """The records this seat saw something of: the beginning, then each that told it a line."""
        return [0, *dict.fromkeys(number for number in self.records if number)]


def situation_of(session: Session, seat: Seat | None) -> Situation:
    """All that a seat may know and do now."""
    match = session.match
    if seat is None:
        view = match.view(None)
        return Situation(
            0, list(session.to_act()), view.data, outcome=result_of(match.outcome), take_back=""
        )
    live = session.live.seats[seat]
    is_asked = seat in match.seats_to_act
    situation = offered(match, match.at(seat) if is_asked else match.state, seat)
    situation.early = not is_asked and match.game.on_turn(match.state, seat) is not None
    situation.prompt = live.prompt
    situation.to_act = list(session.to_act())
    situation.held = bool(live.held)
    draft = match.drafts.get(seat, [])
    situation.draft = [action.to_json() for action in draft]
    situation.draft_stopped = match.ahead(seat, draft)[2] if draft else ""
    situation.orders = match.orders.get(seat, {})
    situation.order_forms = [form_of(form) for form in match.game.orders(match.state, seat)]
    if not live.held and not draft:
        situation.take_back = refusal_id(match.take_back_refused(seat))
    return situation


def offered(match: AnyMatch, state: Any, seat: Seat) -> Situation:
    """What a seat is asked and offered in a position of its own: now, or after a draft."""
    game = match.game
    view = game.view(state, seat)
    situation = Situation(0, [], view.data, outcome=result_of(match.outcome))
    if match.outcome is not None:
        return situation
    situation.questions = game.questions(state, seat)
    situation.denied = [denied_of(refusal) for refusal in game.why_not(state, seat)]
    if seat not in game.seats_to_act(state):
        return situation
    legal = game.legal_actions(state, seat)
    usual = game.usual(state, seat)
    situation.asked = asked_of(game.prompt(state, seat))
    situation.choices = [choice_of(action, game.describe(state, seat, action)) for action in legal]
    situation.usual = legal.index(usual) if usual in legal else None
    situation.plays = [
        WholePlay(text_of(play.message), [action.to_json() for action in play.actions])
        for play in game.plays(state, seat)
    ]
    return situation


def asked_of(prompt: Prompt) -> Asked:
    """A question as it travels."""
    message = text_of(prompt.message)
    return Asked(message, prompt.rule, prompt.public, prompt.sealed, prompt.reaction)


def choice_of(action: Any, label: Label) -> Choice:
    """A legal action as it travels."""
    return Choice(action.to_json(), text_of(label.message), label.start, list(label.touches))


def denied_of(refusal: Refusal) -> Denied:
    """A refusal as it travels."""
    message = Text(refusal.reason.id, refusal.args)
    return Denied(refusal.subject, refusal.reason.rule, message)


def form_of(option: Option) -> Form:
    """A typed question as it travels."""
    data = option.to_json()
    return Form(
        data["id"],
        data["kind"],
        data["default"],
        data["rule"],
        data["per_seat"],
        data.get("choices", UNSET),
        data.get("low", UNSET),
        data.get("high", UNSET),
    )


def result_of(outcome: Outcome | None) -> Result | None:
    """An outcome as it travels."""
    return None if outcome is None else Result(**outcome.to_json())


# The table around the match.

Owns = Callable[[SeatRow], bool]


def nobody(_: SeatRow) -> bool:
    """A stranger owns no seat."""
    return False


def info_of(
    row: MatchRow,
    session: Session | None = None,
    owns: Owns = nobody,
    host: bool = False,
    here: Collection[Seat] = (),
    now: float = 0.0,
) -> MatchInfo:
    """A match as everybody at the table sees it; `owns` marks the seats of whoever asks."""
    running = session is not None and row.status == "running"
    clocked = row.pace.clock != "none" and running
    return MatchInfo(
        row.id,
        row.game,
        row.status,
        row.listed,
        row.choices["scenario"],
        row.choices["options"],
        row.choices["teams"],
        pack_name(row.choices["pack"]),
        row.pace,
        row.live.paused,
        [_seat_of(row, seat, owns(seat), seat.seat in here, clocked, now) for seat in row.seats],
        list(session.to_act()) if session is not None else [],
        host,
        fairness_of(row),
        row.rules_version,
        row.created,
        row.changed,
        None if row.outcome is None else Result(**row.outcome),
        None if session is None else proposal_of(session),
        None if row.live.window is None else max(0.0, row.live.window - now),
        row.origin.match if row.origin.kind == "fork" else "",
        row.origin.next,
    )


def _seat_of(
    row: MatchRow, seat: SeatRow, mine: bool, here: bool, clocked: bool, now: float
) -> SeatInfo:
    teams = row.choices["teams"]
    left, ticking = _time_of(row, seat.seat, now) if clocked else (None, False)
    return SeatInfo(
        seat.seat,
        seat.kind,  # type: ignore[arg-type]
        seat.name,
        seat.agent,
        mine,
        here,
        seat.stand_in,
        seat.conceded,
        teams[seat.seat] if teams else -1,
        left,
        ticking,
    )


def _time_of(row: MatchRow, seat: Seat, now: float) -> tuple[float | None, bool]:
    if row.seats[seat].played_by:
        return None, False
    clock = row.live.seats[seat].clock
    if clock.deadline is not None:
        return max(0.0, clock.deadline - now), True
    return (clock.bank if row.pace.clock == "bank" else float(row.pace.seconds)), False


def proposal_of(session: Session) -> Proposal | None:
    """What waits for consent."""
    found = session.live.proposal
    if found is None:
        return None
    return Proposal(
        found.number,
        found.kind,  # type: ignore[arg-type]
        found.seat,
        found.agreed,
        session.waiting_for(),
        found.pace,
    )


def fairness_of(row: MatchRow) -> Fairness | None:
    """The commitment to the shuffles; the secret only when the match is over."""
    if not row.secret:
        return None
    published: JSON = row.header["chance"] if row.header else {}
    over = row.status == "over"
    entropy = published.get("entropy") or [seat.entropy for seat in row.seats if seat.entropy]
    return Fairness(commitment(row.secret), entropy, row.secret.hex() if over else None)


def pack_name(pack: JSON) -> str:
    """What a content pack calls itself, as far as it can be shown."""
    return str(pack.get("name", ""))[:LONGEST_NAME] if isinstance(pack, dict) else ""
