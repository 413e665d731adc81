"""A person at a terminal: sees the table, is asked, answers with numbers and letters."""

import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hulldown.agents import SeatedAgent, drive
from hulldown.cli.choices import read_value
from hulldown.cli.details import explained, things_in
from hulldown.cli.log import folded
from hulldown.cli.menu import Menu
from hulldown.cli.view import changes, final_lines, final_table, rendered, winning_sides
from hulldown.kernel.actions import Action
from hulldown.kernel.config import Option
from hulldown.kernel.errors import ActionError, HulldownError
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Message, Outcome, Seat, View
from hulldown.rulebooks import rules
from hulldown.texts import Texts, text_id

HELP: Final = {
    "1 …": "number", "Enter": "enter", "?": "why", "u": "undo", "i": "info", "i all": "info-all",
    "r ID": "rule", "o": "orders", "v": "view", "l": "log", "h": "help", "q": "quit",
}  # fmt: skip
NO_ORDER: Final = "-"
NEWS: Final = 16
ROOM: Final = 3
MANY: Final = 20
"""More reasons why not than this are not read."""


class Terminal:
    """One person's side of a match whose other seats are agents."""

    def __init__(
        self,
        match: Match[Any, Any],
        me: Seat,
        seated: Sequence[SeatedAgent | None],
        texts: Texts,
        out: Console,
    ) -> None:
        self.match = match
        self.me = me
        self.seated = seated
        self.texts = texts
        self.out = out
        self.heard = 0
        self.rule = ""
        self.asked_twice: list[Action] = []
        self.seen: View | None = None
        self.seen_at = 0
        self.silenced: set[Seat] = set()

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        if self.texts.has("game-summary"):
            self.out.print(Text(self.texts.text("game-summary")))
        while drive(self.match, self.seated) is None:
            self.tell_failed()
            if self.take_only_choice():
                continue
            self.show_news()
            if not self.decide():
                self.say("terminal-quit")
                return
        self.tell_failed()
        self.show_news()
        assert self.match.outcome is not None
        self.show_outcome(self.match.outcome)

    def tell_failed(self) -> None:
        """Say once of each agent that failed why."""
        for one in self.seated:
            if one is not None and one.failed and one.seat not in self.silenced:
                self.silenced.add(one.seat)
                self.say("terminal-agent-failed", why=one.failed)

    # Asking.

    def take_only_choice(self) -> bool:
        """Do the only thing there is to do, unless it is the last step of a draft."""
        legal = self.match.legal(self.me)
        if len(legal) > 1 or self.match.drafts.get(self.me):
            return False
        self.show_news()
        label = self.match.describe(self.me, legal[0])
        self.say("terminal-only-choice", choice=self.texts.message(label.message))
        return self.take(legal)

    def decide(self) -> bool:
        """Ask until something is chosen; False if the person leaves."""
        if self.seen is None or self.others_acted(self.seen_at):
            self.show_table()
        else:
            self.show_changes()
        menu = self.show_choices()
        while True:
            typed = self.read()
            if typed is None or typed.lower() in {"q", "quit"}:
                return False
            if self.answer(typed, menu):
                return True

    def others_acted(self, since: int) -> bool:
        """Has anybody else done anything from this record on?"""
        return any(record.seat != self.me for record in self.match.records[since:])

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

    def answer(self, typed: str, menu: Menu) -> bool:
        """Do what was typed; True if that changed what is asked."""
        word, _, rest = typed.partition(" ")
        choices = menu.choices
        if not typed:
            self.asked_twice = []  # Enter asks, and never says yes
            is_meant = menu.is_safe or self.is_meant(menu.enter)
            return is_meant and self.take(menu.enter)
        if typed.isdecimal() and 1 <= int(typed) <= len(choices):
            chosen = choices[int(typed) - 1]
            return self.is_meant(chosen) and self.take(chosen)
        commands = {
            "?": self.show_refusals, "v": self.show_everything, "l": self.show_log,
            "h": self.show_help,
        }  # fmt: skip
        if word.lower() == "u":
            return self.take_back()
        if word.lower() == "r":
            self.show_rule(rest.strip() or self.rule)
        elif word.lower() == "i":
            self.show_info(rest.strip() != "")
        elif word.lower() == "o":
            return self.orders(rest.split())
        elif word.lower() in commands:
            commands[word.lower()]()
        else:
            self.say("terminal-unknown-choice", typed=typed, count=len(choices))
        return False

    def is_meant(self, actions: list[Action]) -> bool:
        """True unless the choice should be made twice, and this was the first time."""
        label = self.match.describe(self.me, actions[0])
        question = self.texts.sure(label.message) if len(actions) == 1 else ""
        if not question or self.asked_twice == actions:
            self.asked_twice = []
            return True
        self.asked_twice = actions
        self.say("terminal-sure", question=question)
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
                self.say(refused.id)
                return False
            self.match.take_back(self.me)
            draft = self.match.drafts.get(self.me, [])
        if draft:
            self.match.draft(self.me, draft[:-1])
        self.say("terminal-took-back")
        return True

    def orders(self, words: list[str]) -> bool:
        """Show the standing orders, or give or withdraw one."""
        forms = self.match.orders(self.me)
        known = {form.id: form for form in forms}
        if len(words) < 2:
            self.show_orders()
            return False
        if words[0] not in known:
            self.say("terminal-unknown-order", typed=words[0])
            return False
        option, typed = known[words[0]], " ".join(words[1:])
        given = {
            k: v for k, v in self.match.given_orders.get(self.me, {}).items() if k != option.id
        }
        if typed != NO_ORDER:
            named = {said.lower(): value for value, said in self.values_of(option).items()}
            value = named.get(typed.lower(), typed)
            given[option.id] = read_value(option, value, self.match.config.seats)
        try:
            self.match.give_orders(self.me, given)
        except HulldownError:
            self.say("terminal-bad-value", typed=typed, wanted=option.wanted())
            return False
        self.say("terminal-order-given")
        return self.me not in self.match.seats_to_act

    def values_of(self, option: Option) -> dict[str, str]:
        """The named values of an option in words: its own text, or the name of a thing in sight."""
        things = {thing.partition(":")[2]: thing for thing in things_in(self.match.view(self.me))}
        ids = {value: text_id(f"option-{option.id}", value) for value in option.choices}
        return {
            value: self.texts.text(id)
            if self.texts.has(id)
            else self.texts.value(things.get(value, value))
            for value, id in ids.items()
        }

    # Showing.

    def say(self, id: str, **args: str | int) -> None:
        """One line of the terminal's own words."""
        self.out.print(Text(self.texts.text(id, **args)))

    def panel(self, id: str, body: RenderableType) -> None:
        """A framed part with its heading."""
        self.out.print(Panel(body, title=self.texts.text(id), title_align="left"))

    def show_news(self) -> None:
        """What happened since the last choice; of much, the latest."""
        news = folded(self.match.records[self.heard :], self.me, self.texts)
        alone = not self.others_acted(self.heard)
        self.heard = len(self.match.records)
        if not news:
            return
        if len(news) > NEWS:
            more = self.texts.text("terminal-more-log", count=len(news) - NEWS + 1)
            news = [more, *news[1 - NEWS :]]
        lines = Text("\n".join(news))
        if alone:
            self.out.print(lines)
        else:
            self.panel("terminal-log", lines)

    def show_log(self) -> None:
        """All that happened, as this seat saw it."""
        lines = [self.texts.message(message) for message in self.match.heard(self.me)]
        none = self.texts.text("terminal-no-log")
        self.panel("terminal-whole-log", Text("\n".join(lines) or none))

    def show_table(self, everything: bool = False) -> None:
        """What this seat may know; what is long or deep only if asked for."""
        self.seen = self.match.view_as_text(self.me)
        self.seen_at = len(self.match.records)
        self.out.print(rendered(self.seen, self.texts, everything))

    def show_everything(self) -> None:
        """All that this seat may know."""
        self.show_table(everything=True)

    def show_changes(self) -> None:
        """What one's own steps have changed of it."""
        before, self.seen = self.seen, self.match.view_as_text(self.me)
        self.seen_at = len(self.match.records)
        assert before is not None
        self.out.print(changes(before, self.seen, self.texts))

    def show_choices(self) -> Menu:
        """The prompt and the numbered choices."""
        self.show_prompt()
        menu = Menu(self.match, self.me, self.texts, self.out.width)
        choices = Group(*menu.parts)
        self.out.print(choices)
        if len(self.out.render_lines(choices)) > self.out.height - ROOM:
            self.show_prompt()
        return menu

    def show_prompt(self) -> None:
        """What is asked, and by which rule."""
        prompt = self.match.prompt(self.me)
        self.rule = prompt.rule
        words = Text(self.texts.message(prompt.message), "bold")
        self.out.print(words, Text(f"[{prompt.rule}]", "dim"))

    def show_info(self, everything: bool = False) -> None:
        """What the words on the table mean, or all words of the game that have an explanation."""
        view = self.match.view_as_text(self.me)
        found = self.texts.helps() if everything else explained(view, self.texts)
        lines = [Text.assemble((name, "bold"), f": {help}") for name, help in found.items()]
        if lines:
            self.panel("terminal-info", Group(*lines))
        else:
            self.say("terminal-no-info")

    def show_refusals(self) -> None:
        """What cannot be done now and why, things with the same reason together."""
        grouped: dict[tuple[str, str], list[str]] = {}
        refusals = self.match.why_not(self.me)
        often = Counter(refusal.reason.id for refusal in refusals)
        for refusal in sorted(refusals, key=lambda one: often[one.reason.id] > MANY):
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
        if len(lines) > MANY:
            lines[MANY:] = [Text(self.texts.text("terminal-more-why-not", count=len(lines) - MANY))]
        self.panel("terminal-why-not", Group(*lines))

    def show_rule(self, id: str) -> None:
        """A rule in our words."""
        found = rules(self.match.game.info.id, self.texts.language).get(id.upper())
        if found is None:
            self.say("terminal-unknown-rule", rule=id)
            return
        title = self.texts.text("terminal-rule", rule=found.id)
        self.out.print(Panel(Text(found.text), title=title, title_align="left"))

    def show_orders(self) -> None:
        """The standing orders there are, and what they say now."""
        forms = self.match.orders(self.me)
        if not forms:
            self.say("terminal-no-orders")
            return
        given = self.match.given_orders.get(self.me, {})
        lines: list[RenderableType] = []
        for option in forms:
            values = self.values_of(option)
            now = given.get(option.id)
            said = self.texts.value(values.get(str(now), now))
            name = self.texts.text(f"option-{option.id}")
            told = self.texts.text("terminal-no-order") if now is None else said
            lines.append(Text.assemble((option.id, "bold"), f"  {name}: {told}"))
            lines.append(Text(self.texts.text(f"option-{option.id}-help"), "dim"))
            if values:
                listed = ", ".join(values.values())
                lines.append(Text(self.texts.text("terminal-order-values", values=listed), "dim"))
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
        victors = winning_sides(self.match.game.info, self.match.config, outcome)
        victors = victors or [f"seat:{seat}" for seat in outcome.winners]
        names = self.texts.joined([self.texts.value(victor) for victor in victors])
        result = "won" if won and len(victors) == 1 else "shared" if won else "lost"
        if not victors:
            result = "nobody-won"
        lines = Group(
            Text(self.texts.text(f"outcome-{outcome.reason}")),
            final_table(outcome, self.texts),
            *final_lines(self.match.view(self.me), self.texts),
            Text(self.texts.text(f"terminal-{result}", seats=names), "bold"),
        )
        self.panel("terminal-over", lines)
