"""A person at a terminal: sees the table, is asked, answers with numbers and letters."""

import sys
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hulldown.agents import Player, drive
from hulldown.cli.board import board, changes, final_table
from hulldown.cli.choices import read_value
from hulldown.games import rules
from hulldown.kernel.actions import Action
from hulldown.kernel.errors import ActionError, HulldownError
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Message, Outcome, Seat, View
from hulldown.texts import Texts

HELP: Final = {
    "1 …": "number", "Enter": "enter", "?": "why", "u": "undo", "r ID": "rule", "o": "orders",
    "v": "view", "l": "log", "h": "help", "q": "quit",
}  # fmt: skip
NO_ORDER: Final = "-"


class Terminal:
    """One person's side of a match whose other seats are agents."""

    def __init__(
        self,
        match: Match[Any, Any],
        me: Seat,
        players: Sequence[Player | None],
        texts: Texts,
        out: Console,
    ) -> None:
        self.match = match
        self.me = me
        self.players = players
        self.texts = texts
        self.out = out
        self.heard = 0
        self.rule = ""
        self.seen: View | None = None
        self.seen_at = 0

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        if self.texts.has("game-summary"):
            self.out.print(Text(self.texts.text("game-summary")))
        while drive(self.match, self.players) is None:
            if self.take_only_choice():
                continue
            self.show_news()
            if not self.decide():
                self.say("terminal-quit")
                return
        self.show_news()
        assert self.match.outcome is not None
        self.show_outcome(self.match.outcome)

    # Asking.

    def take_only_choice(self) -> bool:
        """Do the only thing there is to do, unless it is the last step of a draft."""
        legal = self.match.legal(self.me)
        if len(legal) > 1 or self.match.drafts.get(self.me):
            return False
        self.show_news()
        label = self.match.game.describe(self.match.at(self.me), self.me, legal[0])
        self.say("terminal-only-choice", choice=self.texts.message(label.message))
        return self.take(legal)

    def decide(self) -> bool:
        """Ask until something is chosen; False if the person leaves."""
        if self.seen is None or self.seen_at < len(self.match.records):
            self.show_table()
        else:
            self.show_changes()
        choices = self.show_choices()
        while True:
            typed = self.read()
            if typed is None or typed.lower() in {"q", "quit"}:
                return False
            if self.answer(typed, choices):
                return True

    def read(self) -> str | None:
        """One line; None at the end of the input."""
        try:
            typed = input("> ").strip()
        except EOFError:
            self.out.print()
            return None
        if not sys.stdin.isatty():
            self.out.print(typed, markup=False)
        return typed

    def answer(self, typed: str, choices: list[list[Action]]) -> bool:
        """Do what was typed; True if that changed what is asked."""
        word, _, rest = typed.partition(" ")
        if not typed:
            usual = self.match.game.usual(self.match.at(self.me), self.me)
            return self.take([usual])
        if typed.isdecimal() and 1 <= int(typed) <= len(choices):
            return self.take(choices[int(typed) - 1])
        commands = {
            "?": self.show_refusals, "v": self.show_table, "l": self.show_log, "h": self.show_help,
        }  # fmt: skip
        if word.lower() == "u":
            return self.take_back()
        if word.lower() == "r":
            self.show_rule(rest.strip() or self.rule)
        elif word.lower() == "o":
            return self.orders(rest.split())
        elif word.lower() in commands:
            commands[word.lower()]()
        else:
            self.say("terminal-unknown-choice", typed=typed, count=len(choices))
        return False

    def take(self, actions: list[Action]) -> bool:
        """Act, or add to the private draft; a whole play is taken whole or not at all."""
        if len(actions) == 1:
            self.match.step(self.me, actions[0])
            return True
        planned = [*self.match.drafts.get(self.me, []), *actions]
        try:
            self.match.act(self.me, planned)
        except ActionError as error:
            if error.code != "action/uncommitted":
                raise
            self.match.draft(self.me, planned)
        return True

    def take_back(self) -> bool:
        """Drop the latest step of the draft, or cancel the latest record if that is allowed."""
        draft = self.match.drafts.get(self.me, [])
        if not draft:
            refused = self.match.take_back_refused(self.me)
            if refused is not None:
                self.say("take-back-" + refused.replace(" ", "-"))
                return False
            self.match.take_back(self.me)
            draft = self.match.drafts.get(self.me, [])
        if draft:
            self.match.draft(self.me, draft[:-1])
        self.say("terminal-took-back")
        return True

    def orders(self, words: list[str]) -> bool:
        """Show the standing orders, or give or withdraw one."""
        forms = self.match.game.orders(self.match.at(self.me), self.me)
        known = {form.id: form for form in forms}
        if len(words) < 2:
            self.show_orders()
            return False
        if words[0] not in known:
            self.say("terminal-unknown-order", typed=words[0])
            return False
        option, typed = known[words[0]], " ".join(words[1:])
        given = {k: v for k, v in self.match.orders.get(self.me, {}).items() if k != option.id}
        if typed != NO_ORDER:
            given[option.id] = read_value(option, typed, self.match.config.seats)
        try:
            self.match.give_orders(self.me, given)
        except HulldownError:
            self.say("terminal-bad-value", typed=typed, wanted=option.wanted())
            return False
        self.say("terminal-order-given")
        return self.me not in self.match.seats_to_act

    # Showing.

    def say(self, id: str, **args: str | int) -> None:
        """One line of the terminal's own words."""
        self.out.print(Text(self.texts.text(id, **args)))

    def panel(self, id: str, body: RenderableType) -> None:
        """A framed part with its heading."""
        self.out.print(Panel(body, title=self.texts.text(id), title_align="left"))

    def show_news(self) -> None:
        """What happened since the last choice."""
        news = self.match.heard(self.me, self.heard)
        self.heard = len(self.match.records)
        if news:
            self.panel("terminal-log", Text("\n".join(map(self.texts.message, news))))

    def show_log(self) -> None:
        """All that happened, as this seat saw it."""
        lines = [self.texts.message(message) for message in self.match.heard(self.me)]
        none = self.texts.text("terminal-no-log")
        self.panel("terminal-whole-log", Text("\n".join(lines) or none))

    def show_table(self) -> None:
        """What this seat may know."""
        self.seen = self.match.view(self.me)
        self.seen_at = len(self.match.records)
        self.out.print(board(self.seen, self.texts))

    def show_changes(self) -> None:
        """What a private step has changed of it."""
        before, self.seen = self.seen, self.match.view(self.me)
        assert before is not None
        self.out.print(changes(before, self.seen, self.texts))

    def show_choices(self) -> list[list[Action]]:
        """The prompt and the numbered choices; what each number does."""
        match, me, texts = self.match, self.me, self.texts
        prompt = match.prompt(me)
        self.rule = prompt.rule
        self.out.print(Text(texts.message(prompt.message), "bold"), Text(f"[{prompt.rule}]", "dim"))
        game, state = match.game, match.at(me)
        usual = game.usual(state, me)
        choices: list[list[Action]] = []
        for action in match.legal(me):
            mark = texts.text("terminal-usual") if action is usual else ""
            choices.append([action])
            self.show_choice(
                len(choices), texts.message(game.describe(state, me, action).message), mark
            )
        plays = game.plays(state, me)
        if plays:
            self.out.print(Text(texts.text("terminal-whole-plays"), "dim"))
        for whole in plays:
            choices.append(whole.actions)
            self.show_choice(len(choices), texts.message(whole.message))
        return choices

    def show_choice(self, number: int, words: str, mark: str = "") -> None:
        """One numbered line."""
        line = Text.assemble((f"{number:3}", "bold cyan"), "  ", words)
        if mark:
            line.append(f"  [{mark}]", "green")
        self.out.print(line)

    def show_refusals(self) -> None:
        """What cannot be done now and why, things with the same reason together."""
        grouped: dict[tuple[str, str], list[str]] = {}
        for refusal in self.match.game.why_not(self.match.at(self.me), self.me):
            reason = Message(refusal.reason.id, refusal.args)
            key = (self.texts.message(reason), refusal.reason.rule)
            grouped.setdefault(key, []).append(self.texts.value(refusal.subject))
        if not grouped:
            self.say("terminal-nothing-refused")
            return
        lines = [
            Text.assemble((", ".join(subjects), "bold"), f": {reason} ", (f"[{rule}]", "dim"))
            for (reason, rule), subjects in grouped.items()
        ]
        self.panel("terminal-why-not", Group(*lines))

    def show_rule(self, id: str) -> None:
        """A rule in our words."""
        found = rules(self.match.game.info.id).get(id.upper())
        if found is None:
            self.say("terminal-unknown-rule", rule=id)
            return
        title = self.texts.text("terminal-rule", rule=found.id)
        self.out.print(Panel(Text(found.text), title=title, title_align="left"))

    def show_orders(self) -> None:
        """The standing orders there are, and what they say now."""
        forms = self.match.game.orders(self.match.at(self.me), self.me)
        if not forms:
            self.say("terminal-no-orders")
            return
        given = self.match.orders.get(self.me, {})
        lines: list[RenderableType] = []
        for option in forms:
            now = given.get(option.id)
            said = self.texts.text("terminal-no-order") if now is None else self.texts.value(now)
            name = self.texts.text(f"option-{option.id}")
            lines.append(Text.assemble((option.id, "bold"), f"  {name}: {said}"))
            lines.append(Text(self.texts.text(f"option-{option.id}-help"), "dim"))
        lines.append(Text(self.texts.text("terminal-orders-how")))
        self.panel("terminal-orders", Group(*lines))

    def show_help(self) -> None:
        """What can be typed."""
        table = Table.grid(padding=(0, 2))
        for key, id in HELP.items():
            table.add_row(Text(key, "bold"), self.texts.text(f"terminal-help-{id}", rule=self.rule))
        self.panel("terminal-help", table)

    def show_outcome(self, outcome: Outcome) -> None:
        """Who won, why, and with which scores."""
        won = self.me in outcome.winners
        names = self.texts.joined([self.texts.value(f"seat:{seat}") for seat in outcome.winners])
        result = "won" if won and len(outcome.winners) == 1 else "shared" if won else "lost"
        lines = Group(
            Text(self.texts.text(f"outcome-{outcome.reason}")),
            final_table(outcome, self.texts),
            Text(self.texts.text(f"terminal-{result}", seats=names), "bold"),
        )
        self.panel("terminal-over", lines)
