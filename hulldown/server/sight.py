"""What one seat gets to see of the match it plays: whatever depends on the position is made here.

Records, draws, digests and other seats' drafts, orders and held answers never pass here. What
everybody may know of the table around it is in `match_info.py`.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET

from hulldown.agents.advice import advised
from hulldown.agents.explain import TRIED
from hulldown.kernel import config, messages
from hulldown.kernel.canonical import JSON, canonical
from hulldown.kernel.messages import Label, Seat
from hulldown.kernel.record import Record
from hulldown.lessons import after
from hulldown.puzzles import Puzzle, Told, find_puzzle, just_as_good
from hulldown.server.match_rows import AnyMatch
from hulldown.server.session import Session
from hulldown.server.wire import (
    Advice,
    Choice,
    Effect,
    Hint,
    LessonStep,
    Line,
    Merit,
    Message,
    Option,
    Outcome,
    Play,
    Prompt,
    Refusal,
    SaidMove,
    Situation,
    Solution,
)

MOST_ADVICE: Final = 3


def message_of(message: messages.Message) -> Message:
    """A message as JSON."""
    return Message(message.id, message.args)


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
        lines, number, is_told = self.lines, record.number, False
        for event in record.events:
            message = event.seen_by(self.seat)
            if message is None:
                continue
            if not is_told and number:
                self._moment += 1
            is_told = True
            said = Message(message.id, message.args)
            lines.append(Line(len(lines), said, event.rule, self._moment))
            self.records.append(number)

    def moments(self) -> list[int]:
        """The records this seat saw something of: the beginning, then each that told it a line."""
        return [0, *dict.fromkeys(number for number in self.records if number)]


def situations_of(session: Session, seats: Sequence[Seat | None]) -> dict[Seat | None, Situation]:
    """The situations of several seats; those with no draft share what all may know."""
    match = session.match
    level = [seat for seat in seats if _position_of(session, seat) is match.state]
    views = dict(zip(level, match.game.views(match.state, level), strict=True))
    return {seat: situation_of(session, seat, views.get(seat)) for seat in seats}


def _position_of(session: Session, seat: Seat | None) -> Any:
    """The position as the seat's draft leaves it, if it is asked."""
    match = session.match
    is_asked = seat is not None and seat in match.seats_to_act
    return match.at(seat) if seat is not None and is_asked else match.state


def situation_of(
    session: Session, seat: Seat | None, view: messages.View | None = None
) -> Situation:
    """All that a seat may know and do now; with its view, if that is at hand."""
    match = session.match
    state = _position_of(session, seat)
    if view is None:
        view = match.game.view(state, seat)
    if seat is None:
        outcome = outcome_of(match.outcome)
        return Situation(0, list(session.to_act()), view.data, outcome=outcome, take_back="")
    live = session.live.seats[seat]
    is_asked = seat in match.seats_to_act
    draft = match.drafts.get(seat, [])
    has_guide = is_guided(session, seat)
    is_open = is_asked and not live.held and not draft and not has_guide
    situation = offered(match, state, seat, view, with_advice=is_open)
    situation.early = not is_asked and match.game.on_turn(match.state, seat) is not None
    situation.prompt_number = live.prompt_number
    situation.to_act = list(session.to_act())
    situation.held = bool(live.held)
    situation.lesson = lesson_step(session, seat)
    if situation.lesson is not None and situation.lesson.puzzle is not None and not session.learnt:
        situation.usual = None
        situation.plays.sort(key=lambda play: canonical(play.actions))  # not the best one first
    situation.draft = [action.to_json() for action in draft]
    if has_guide:
        situation.advice = wanted_play(session, situation)
    situation.draft_stopped = match.ahead(seat, draft)[2] if draft else ""
    situation.orders = match.given_orders.get(seat, {})
    situation.order_forms = [option_of(option) for option in match.game.orders(match.state, seat)]
    if not live.held and not draft:
        refused = match.take_back_refused(seat)
        situation.take_back = None if refused is None else refused.id
    return situation


def basis_of(session: Session, seat: Seat | None) -> tuple[Any, ...]:
    """All that makes a seat's situation: as long as it is the same, so is the situation.

    While all plan in secret, nearly every request changes what one seat may know and do, and
    nothing for the others.
    """
    match = session.match
    drawn_from = (match.state, match.outcome, len(match.records))
    if seat is None:
        return drawn_from
    live = session.live.seats[seat]
    plans = (match.drafts.get(seat), match.given_orders.get(seat))
    return (*drawn_from, live.prompt_number, bool(live.held), *plans)


def offered(
    match: AnyMatch, state: Any, seat: Seat, view: messages.View, with_advice: bool = False
) -> Situation:
    """What a seat is asked and offered in a position of its own: now, or after a draft."""
    game = match.game
    situation = Situation(0, [], view.data, outcome=outcome_of(match.outcome))
    if match.outcome is not None:
        return situation
    situation.questions = game.questions(state, seat)
    situation.refusals = [refusal_of(refusal) for refusal in game.why_not(state, seat)]
    if seat not in game.seats_to_act(state):
        return situation
    legal = match.offers(state, seat)
    usual = game.usual(state, seat)
    situation.prompt = prompt_of(game.prompt(state, seat))
    situation.choices = [choice_of(action, game.describe(state, seat, action)) for action in legal]
    situation.usual = legal.index(usual) if usual in legal else None
    plays = game.plays(state, seat)
    situation.plays = [play_of(play) for play in plays]
    if with_advice:
        advice = advised(game, state, seat, plays)
        situation.advice = None if advice is None else play_of(advice)
    return situation


def lesson_step(session: Session, seat: Seat) -> LessonStep | None:
    """Where the learner stands, the draft taken as done; nobody else is told."""
    lesson = session.lesson
    if lesson is None or seat != lesson.seat:
        return None
    done, steps = session.learnt, len(lesson.steps)
    numbers = lesson.number(done), lesson.number(steps)
    told = LessonStep(lesson.id, done, steps, *numbers, message_of(lesson.message(done)))
    puzzle = find_puzzle(lesson.game, lesson.id)
    if puzzle is not None:
        told.puzzle = solution_of(lesson.game, puzzle)
    if done == steps:
        told.next = after(lesson)
    else:
        drafted = [action.to_json() for action in session.match.drafts.get(seat, [])]
        laid = {f"card:{action.get('card')}" for action in drafted}
        told.rule = lesson.steps[done].rule
        told.things = [thing for thing in lesson.steps[done].at if thing not in laid]
    return told


def solution_of(game: str, puzzle: Puzzle) -> Solution:
    """What was found out about a puzzle, as JSON."""
    effects = puzzle.effects
    return Solution(
        value=puzzle.value,
        next=told_of(puzzle.next),
        next_value=puzzle.next_value,
        line=[told_of(one) for one in puzzle.line],
        effects=[Effect(Message(one.id, one.args), one.often, one.otherwise) for one in effects],
        also=[told_of(one) for one in just_as_good(game, puzzle.id)],
    )


def told_of(told: Told) -> SaidMove:
    """A move in words as JSON."""
    return SaidMove(told.seat, Message(told.id, told.args))


def is_guided(session: Session, seat: Seat) -> bool:
    """Does a lesson say what to do, so that no other advice is wanted?"""
    lesson, done = session.lesson, session.lesson_done
    if lesson is None or seat != lesson.seat or done == len(lesson.steps):
        return False
    return bool(lesson.steps[done].do)


def wanted_play(session: Session, situation: Situation) -> Play | None:
    """What the lesson waits for: a whole play, or else a choice that does it or leads there."""
    lesson = session.lesson
    if lesson is None or find_puzzle(lesson.game, lesson.id) is not None:
        return None
    steps = [Play(choice.message, [choice.action]) for choice in situation.choices]
    last = lesson.number(session.learnt) + 1  # a play that does still more leaves words unread
    best, found = -1, None
    for play in (*situation.plays, *steps):
        done, other = lesson.follow(session.lesson_done, [*situation.draft, *play.actions])
        if other is None and best < done and lesson.number(done) <= last:
            best, found = done, play
    return found


def play_of(play: messages.Play[Any]) -> Play:
    """A whole play as JSON."""
    return Play(message_of(play.message), [action.to_json() for action in play.actions])


def hint_of(id: str, prompt_number: int, found: JSON) -> Hint:
    """What the computer thinks of a seat's question, as JSON."""
    best = [
        Advice(
            one["action"],
            Message(one["label"]["message"]["id"], one["label"]["message"]["args"]),
            one["value"],
            one["visits"],
            [Merit(**reason) for reason in one["reasons"]],
        )
        for place, one in enumerate(found["best"][:MOST_ADVICE])
        if place == 0 or one["visits"] >= TRIED
    ]
    return Hint(id, prompt_number, found["trials"], best)


def prompt_of(prompt: messages.Prompt) -> Prompt:
    """A prompt as JSON."""
    message = message_of(prompt.message)
    return Prompt(message, prompt.rule, prompt.public, prompt.sealed, prompt.reaction)


def choice_of(action: Any, label: Label) -> Choice:
    """A legal action as JSON."""
    return Choice(action.to_json(), message_of(label.message), label.start, list(label.touches))


def refusal_of(refusal: messages.Refusal) -> Refusal:
    """A refusal as JSON."""
    message = Message(refusal.reason.id, refusal.args)
    return Refusal(refusal.subject, refusal.reason.rule, message)


def option_of(option: config.Option) -> Option:
    """A typed question as JSON."""
    data = option.to_json()
    return Option(
        id=data["id"],
        kind=data["kind"],
        default=data["default"],
        rule=data["rule"],
        per_seat=data["per_seat"],
        choices=data.get("choices", UNSET),
        low=data.get("low", UNSET),
        high=data.get("high", UNSET),
    )


def outcome_of(outcome: messages.Outcome | None) -> Outcome | None:
    """An outcome as JSON."""
    return None if outcome is None else Outcome(**outcome.to_json())
