"""How a match goes on: actions checked, carried out, appended, and forced choices settled."""

from collections.abc import Sequence
from typing import Final, TypeVar

from hulldown.kernel.actions import Action
from hulldown.kernel.chance import Chance
from hulldown.kernel.config import Config
from hulldown.kernel.errors import ActionError
from hulldown.kernel.game import Game
from hulldown.kernel.messages import Seat
from hulldown.kernel.record import ACT, BY_ORDER, BY_RULE, BY_SEAT, Record
from hulldown.kernel.situation import ASK, ORDERS, WINDOW, Actions, Reading, Saved
from hulldown.kernel.steps import Step, automatic_choice, commits, take_step

S = TypeVar("S")
A = TypeVar("A", bound=Action)

AUTOMATIC_LIMIT: Final = 10_000


class Playing(Reading[S, A]):
    """What every way of acting has in common: steps on a copy, then all of them kept or none."""

    def __init__(
        self,
        game: Game[S, A],
        config: Config,
        chance: Chance,
        automatic: bool,
        reactions: str,
        saved: Saved[S] | None,
    ) -> None:
        super().__init__(game, config, chance, saved)
        self.automatic = automatic
        self.reactions = reactions
        self.unhurried: set[Seat] = set() if saved is None else set(saved.unhurried)

    def _listed(self, seat: Seat, actions: Actions[A]) -> list[A]:
        chosen = self.own(actions)
        if not chosen:
            raise ActionError("action/format", "the list of actions is empty", seat=seat)
        return chosen

    def _walk(self, seat: Seat, actions: Sequence[A], chance: Chance) -> list[Step[S, A]]:
        steps = self._known_steps(seat, actions)
        state = steps[-1].after if steps else self.state
        for action in actions[len(steps) :]:
            if steps and (steps[-1].draws or steps[-1].is_news_to(seat)):
                raise ActionError("action/past-reveal", seat=seat)
            self.check(state, seat, action)
            step = take_step(self.game, state, seat, action, chance)
            steps.append(step)
            state = step.after
        return steps

    def _known_steps(self, seat: Seat, actions: Sequence[A]) -> list[Step[S, A]]:
        """The steps of the seat's draft, which need not be taken again."""
        known = self._known_ahead(seat, actions) if len(actions) > 1 else None
        return known.steps.copy() if known is not None and known.start is self.state else []

    def _is_uncommitted(self, seat: Seat, steps: list[Step[S, A]]) -> bool:
        after = steps[-1].after
        if seat not in self.game.seats_to_act(after):
            return False
        for step in steps:
            if step.draws or not step.is_private():
                return False
        prompt = self.game.prompt
        return prompt(steps[0].before, seat).sealed and prompt(after, seat).sealed

    def _adopt(self, steps: list[Step[S, A]], by: str, chance: Chance) -> list[Record]:
        first = len(self.records)
        self.chance = chance
        self._ahead.clear()
        for step in steps:
            self.drafts.pop(step.seat, None)
            self.keep(step, by, first)
        self.settle()
        return self.records[first:]

    def keep(self, step: Step[S, A], by: str, first: int) -> None:
        """Append a step that was taken from the present position; orders that no longer fit end."""
        step.asked = self.game.seats_to_act(step.before)
        step.number, step.by = len(self.records), by
        self.state = step.after
        action = step.action.to_json()
        record = Record(
            0, ACT, step.seat, action, draws=step.draws, events=step.events, by=by, first=first
        )
        self._append(record)
        self.end_old_orders()
        asked = self.game.seats_to_act(self.state)
        self.trail.add(step, asked)
        if not asked:
            self.outcome = self.game.outcome(self.state)

    def _append(self, record: Record) -> Record:
        record.number = len(self.records)
        record.first = record.number if record.first < 0 else record.first
        self.records.append(record)
        self.positions.add(record, self.state)
        return record

    def settle(self) -> None:
        """Take every decision that needs no asking, one after another."""
        for _ in range(AUTOMATIC_LIMIT):
            if self.outcome is not None or not self._settle_one():
                self._set_aside()
                return
        raise AssertionError("automatic choices do not end")

    def _set_aside(self) -> None:
        """A turn prepared by a seat that is asked to react waits until it has answered."""
        if not self.drafts and not self.aside:
            return
        reacting = [seat for seat in self.seats_to_act if self._reacts(seat)]
        for seat in [seat for seat in self.aside if seat not in reacting]:
            draft = self.aside.pop(seat)
            self.drafts.setdefault(seat, draft)
        for seat in reacting:
            draft = self.drafts.get(seat, [])
            if draft and draft[0] not in self.offers(self.state, seat):
                self.aside[seat] = self.drafts.pop(seat)

    def _reacts(self, seat: Seat) -> bool:
        return self.game.prompt(self.state, seat).reaction

    def _settle_one(self) -> bool:
        for seat in self.game.seats_to_act(self.state):
            action, by = self._ordered(seat), BY_ORDER
            if action is None and self.automatic:
                action = automatic_choice(self.game, self.state, seat, self.offers)
                by = BY_RULE
                if action is not None and self._lingers(seat, action):
                    continue
            if action is not None:
                chance = self.chance.copy()
                steps = self._walk(seat, [action], chance)
                self.chance = chance
                self.keep(steps[0], by, len(self.records))
                return True
        return False

    def linger(self, seat: Seat, lingers: bool) -> None:
        """Let the seat end its turns by a word of its own; else they end where nothing is left."""
        if lingers:
            self.unhurried.add(seat)
        else:
            self.unhurried.discard(seat)

    def _lingers(self, seat: Seat, action: A) -> bool:
        """Does the seat want to end what it has just done by a word of its own, and would this?"""
        last = self.records[-1]
        if seat not in self.unhurried or last.seat != seat or last.by != BY_SEAT:
            return False
        is_sealed = self.game.prompt(self.state, seat).sealed
        return not is_sealed and commits(self.game, self.state, seat, action)

    def _ordered(self, seat: Seat) -> A | None:
        given = self.given_orders.get(seat, {})
        if seat not in self.given_orders and self.reactions == ASK:
            return None
        is_reaction = self.game.prompt(self.state, seat).reaction
        if self.reactions == WINDOW and not (
            self.game.decided(self.state, seat, given) if is_reaction else seat in self.given_orders
        ):
            return None
        answer = self.game.answer(self.state, seat, given)
        if answer is None and is_reaction and self.reactions == ORDERS:
            return self.game.usual(self.state, seat)
        return answer
