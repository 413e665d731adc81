"""A running match and everything around it: questions and their numbers, answers, clocks.

Synchronous and in memory: what a request changes here is persisted by the room before it is
broadcast. A refused request changes nothing.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ActionError, HulldownError, MatchError
from hulldown.kernel.messages import Message, Prompt, Seat
from hulldown.kernel.record import BY_SEAT
from hulldown.puzzles import find_taught
from hulldown.server import reactions, stand_ins
from hulldown.server.errors import ServerError
from hulldown.server.match_rows import AnyMatch, fast_digest
from hulldown.server.rows import LiveRow, MatchRow, SeatLive
from hulldown.server.windows import Window
from hulldown.server.wire import Pace

REMEMBERED: Final = 20
"""Requests of a seat that are known again when they come twice."""


class Session:
    """One running match."""

    def __init__(self, row: MatchRow, match: AnyMatch) -> None:
        self.row = row
        self.match = match
        self.lesson = find_taught(row.game, row.lesson)
        self.actions = match.game.actions(match.config)
        if not row.live.seats:
            row.live.seats = [SeatLive() for _ in row.seats]
            for live in row.live.seats:
                live.clock.bank = float(row.pace.seconds)
        self.match.ask_reactions(reactions.reactions_of(row))

    @property
    def live(self) -> LiveRow:
        """What surrounds the match."""
        return self.row.live

    @property
    def window(self) -> Window:
        """The open reaction window, or none."""
        return Window(self.live.window, self.live.window_questions)

    @window.setter
    def window(self, window: Window) -> None:
        self.live.window, self.live.window_questions = window.closes, list(window.questions)

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.row.seats))

    # What is asked.

    def to_act(self) -> tuple[Seat, ...]:
        """Who is asked now. This is public: having answered into a window does not change it."""
        return self.match.seats_to_act

    def agents_to_act(self) -> list[Seat]:
        """The seats that wait for an agent."""
        return [
            seat
            for seat in self.to_act()
            if self.row.seats[seat].played_by and not self.live.seats[seat].held
        ]

    def settle(self, now: float, acted: Sequence[Seat] = (), returned: bool = False) -> None:
        """After any change: count questions, mind window and clocks, bring the row up to date.

        A step that nobody else may notice, such as one of a draft, moves no clock. With
        `returned` those who acted took something back.
        """
        self._count_questions(acted)
        reactions.mind_window(self, now)
        is_public = self._is_public()
        for seat in self.seats:
            has_acted = is_public and seat in acted
            self._mind_clock(seat, now, has_acted, has_acted and returned)
        self.keep(now, is_public)

    def _is_public(self) -> bool:
        """Has anything happened that others may notice?"""
        return len(self.match.records) != self.row.records

    def _count_questions(self, acted: Sequence[Seat]) -> None:
        for seat in self.seats:
            live = self.live.seats[seat]
            asked = self.fingerprint(seat)
            if asked != live.fingerprint or seat in acted:
                live.fingerprint = asked
                live.prompt_number += 1

    def fingerprint(self, seat: Seat) -> str:
        """The present question of a seat with all its choices; empty: it is not asked."""
        match = self.match
        if seat not in match.seats_to_act:
            return ""
        state = match.at(seat)
        legal = [action.number for action in match.legal(seat)]
        if not legal:
            return "draft is whole"
        return fast_digest([match.game.prompt(state, seat).to_json(), legal])

    def prompt(self, seat: Seat) -> Prompt:
        """What the seat is asked, whatever it has drafted."""
        return self.match.game.prompt(self.match.state, seat)

    def keep(self, now: float, is_public: bool = True) -> None:
        """Bring the row up to date, so that it can be stored."""
        row, match = self.row, self.match
        for seat, live in enumerate(self.live.seats):
            live.draft = [action.to_json() for action in match.drafts.get(seat, [])]
            live.aside = [action.to_json() for action in match.aside.get(seat, [])]
            live.orders = match.given_orders.get(seat, {})
            live.lingers = seat in match.unhurried
        self.live.drawn = dict(getattr(match.chance, "drawn", {}))
        self.live.to_act = list(self.to_act())
        self.live.learned = self.lesson is not None and self.learnt == len(self.lesson.steps)
        self.live.trail = [step.number for step in match.trail.steps]
        row.rules_version = match.game.info.rules_version
        if is_public:
            row.changed = now
        if match.outcome is not None:
            row.outcome = match.outcome.to_json()
            row.status = "over"
            self.window = Window()
            self.live.proposal = None
        row.wake = self._next_wake()

    def _next_wake(self) -> float | None:
        if self.match.outcome is not None:
            return None
        window = None if self.live.paused else self.live.window
        times = [live.clock.deadline for live in self.live.seats] + [window]
        return min((time for time in times if time is not None), default=None)

    # Acting.

    def is_double(self, seat: Seat, id: str) -> bool:
        """Was this very request carried out already?"""
        return id in self.live.seats[seat].answered

    def remember(self, seat: Seat, id: str) -> None:
        """This request is carried out."""
        answered = self.live.seats[seat].answered
        answered[:] = [*answered, id][-REMEMBERED:]

    def check_prompt(self, seat: Seat, number: int) -> None:
        """Refuse an answer to a question that is no longer asked."""
        if number != self.live.seats[seat].prompt_number:
            raise ServerError(409, "match/stale")

    def act(self, seat: Seat, actions: Sequence[JSON], now: float, lingers: bool = False) -> None:
        """Carry out actions after the draft, or hold them until the window closes.

        They follow what still fits of the draft: that is the position they were offered in. A seat
        that lingers ends its turn by a word of its own, but not in a lesson, which says what to do.
        """
        self.match.linger(seat, lingers and self.lesson is None)
        chosen = [self.actions.decode(action) for action in actions]
        draft = self.match.drafts.get(seat, [])
        whole = chosen
        if draft:
            whole = [*draft[: self.match.ahead(seat, draft)[1]], *chosen] if chosen else []
        self._check_lesson(seat, whole)
        if reactions.is_held(self, seat, whole):
            reactions.hold(self, seat, whole)
        else:
            self._step(seat, whole)
        self._acted(seat, now)

    def _step(self, seat: Seat, actions: list[Any]) -> None:
        """These instead of the draft; if they are refused it stays as it was."""
        draft = self.match.drafts.get(seat, [])
        self.match.keep_draft(seat, [])
        try:
            self.match.step(seat, actions)
        except HulldownError:
            self.match.keep_draft(seat, draft)
            raise

    def commit(self, seat: Seat, now: float, lingers: bool = False) -> None:
        """Carry out the draft as it stands."""
        self.match.linger(seat, lingers and self.lesson is None)
        draft = self.match.drafts.get(seat, [])
        self._check_lesson(seat, draft)
        if reactions.is_held(self, seat, draft):
            reactions.hold(self, seat, draft)
        else:
            self.match.act(seat, draft)
        self._acted(seat, now)

    def draft(self, seat: Seat, actions: Sequence[JSON], now: float) -> None:
        """Replace the seat's draft."""
        self.check_running()
        chosen = [self.actions.decode(action) for action in actions]
        self._check_lesson(seat, chosen)
        self.match.draft(seat, chosen)
        self.settle(now, [seat])

    def take_back(self, seat: Seat, whole_turn: bool, now: float) -> None:
        """Take back the latest step, or all since the turn began: held answer, draft, record."""
        self.check_running()
        live, draft = self.live.seats[seat], self.match.drafts.get(seat, [])
        if live.held or draft:
            kept = draft if live.held else draft[:-1]
            live.held = []
            self.match.keep_draft(seat, [] if whole_turn else kept)
        else:
            self.match.take_back(seat)
            with suppress(MatchError):  # others have built on the rest
                while whole_turn and self.match.take_back_refused(seat) is None:
                    self.match.take_back(seat)
            if whole_turn:
                self.match.keep_draft(seat, [])
        self._acted(seat, now, returned=True)

    def give_orders(self, seat: Seat, orders: dict[str, JSON], now: float) -> None:
        """Replace the seat's standing orders."""
        self.check_running()
        before = len(self.match.records)
        self.match.give_orders(seat, orders)
        acted = [seat] if len(self.match.records) > before else []
        self.settle(now, acted)

    def _acted(self, seat: Seat, now: float, returned: bool = False) -> None:
        live = self.live.seats[seat]
        live.acted = len(self.match.records)
        live.clock.run_out = 0
        if self._is_outdated():
            self.drop_proposal({"take-back": "match-lapsed-take-back"})
        self.settle(now, [seat], returned)

    def _is_outdated(self) -> bool:
        """Has the match gone on while a take-back was proposed?"""
        proposal = self.live.proposal
        return proposal is not None and proposal.kind == "take-back" and self._is_public()

    # Lessons.

    @property
    def lesson_done(self) -> int:
        """How many steps of its lesson the match has seen."""
        return 0 if self.lesson is None else self.lesson.done(self.match.records)

    @property
    def learnt(self) -> int:
        """The same, with what the learner has drafted."""
        lesson = self.lesson
        if lesson is None:
            return 0
        return lesson.walk(self.lesson_done, self.match.drafts.get(lesson.seat, []))[0]

    def _check_lesson(self, seat: Seat, actions: Sequence[Any]) -> None:
        """Refuse, before it counts, what a lesson does not wait for."""
        lesson = self.lesson
        if lesson is None or seat != lesson.seat or self.row.seats[seat].played_by:
            return
        _, wanted = lesson.walk(self.lesson_done, actions)
        if wanted is not None:
            raise ServerError(409, "lesson/other-move", step=wanted.id, rule=wanted.rule)

    def scripted(self, seat: Seat) -> Any:
        """What a lesson has this seat do now, if it says so and the rules allow it."""
        if self.lesson is None:
            return None
        acted = [r for r in self.match.records if r.seat == seat and r.by == BY_SEAT]
        text = self.lesson.scripted(seat, len(acted) + len(self.match.drafts.get(seat, [])))
        found = [action for action in self.match.legal(seat) if action.notation() == text]
        return found[0] if found else None

    # Clocks.

    def _mind_clock(self, seat: Seat, now: float, acted: bool, returned: bool) -> None:
        self.live.seats[seat].clock.mind(
            self.row.pace, runs=self._runs(seat), now=now, acted=acted, returned=returned
        )

    def _runs(self, seat: Seat) -> bool:
        """Does the seat's clock run? Not in a window: that has a time of its own."""
        return (
            self.row.pace.clock != "none"
            and not self.live.paused
            and self.live.window is None
            and seat in self.to_act()
            and not self.row.seats[seat].played_by
        )

    def wake(self, now: float) -> bool:
        """Handle expired timers: close the window, play for seats that ran out of time."""
        done = False
        window = None if self.live.paused else self.live.window
        if window is not None and window <= now:
            reactions.close_window(self, now)
            done = True
        for seat in self.seats:
            if self.live.seats[seat].clock.has_run_out(now) and seat in self.to_act():
                stand_ins.run_out(self, seat, now)
                done = True
        return done

    # What people do about the match; agreements are in `proposals.py`.

    def take_hint(self, seat: Seat, now: float) -> bool:
        """The seat asks for a hint: the first one is told to everybody. Is it the first?"""
        self.check_running()
        if not self.row.is_casual():
            raise ServerError(403, "match/hint")
        if seat not in self.to_act():
            raise ActionError("action/not-your-turn")
        if self.live.seats[seat].helped:
            return False
        self.live.seats[seat].helped = True
        self.match.note(Message("match-took-hint", {"seat": f"seat:{seat}"}))
        self.settle(now)
        return True

    def check_running(self) -> None:
        """Refuse what needs a match that is not over."""
        if self.match.outcome is not None:
            raise ActionError("action/match-over")

    def drop_proposal(self, said: dict[str, str], by: Seat | None = None) -> None:
        """Nothing comes of the proposal, and the log says why."""
        proposal = self.live.proposal
        self.live.proposal = None
        if proposal is None or self.match.outcome is not None:
            return
        args: dict[str, JSON] = {"of": f"seat:{proposal.seat}"}
        if by is not None:
            args["seat"] = f"seat:{by}"
        self.match.note(Message(said[proposal.kind], args))

    def pause(self, paused: bool, now: float) -> None:
        """Stop all clocks, or let them go on; a window starts over."""
        self.live.paused = paused
        if not paused:
            reactions.restart_window(self, now)

    def change_pace(self, pace: Pace) -> None:
        """Go on at another pace, with clocks as at its beginning."""
        self.row.pace = pace
        self.match.ask_reactions(reactions.reactions_of(self.row))
        for live in self.live.seats:
            live.clock.reset(pace)
