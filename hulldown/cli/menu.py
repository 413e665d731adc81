"""What a person may choose, numbered: whole plays first, then single steps by their things."""

from collections import Counter
from typing import Any, Final, NamedTuple

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hulldown.agents.advice import advised
from hulldown.kernel.actions import Action
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Label, Message, Play, Seat
from hulldown.texts import Texts

MANY: Final = 8
APART: Final = "   "


class MenuEntry(NamedTuple):
    """An action by the thing it starts on."""

    action: Action
    thing: str
    short: str


class Menu:
    """The numbered choices: what each number does, and how they are shown."""

    def __init__(self, match: Match[Any, Any], me: Seat, texts: Texts, width: int) -> None:
        self.texts = texts
        self.width = width
        self.choices: list[list[Action]] = []
        self.parts: list[RenderableType] = []
        game, state = match.game, match.at(me)
        plays = game.plays(state, me)
        advice = advised(game, state, me, plays)
        best = advice or Play(Message(""), [game.usual(state, me)])
        self.enter: list[Action] = best.actions
        self.is_safe = advice is not None and not game.prompt(state, me).sealed
        if plays:
            self._head("terminal-whole-plays")
            self._list([(play.actions, texts.message(play.message)) for play in plays])
            self._head("terminal-single-steps")
        self._steps([(action, game.describe(state, me, action)) for action in match.legal(me)])
        if self.enter not in self.choices:
            self.parts.append(Text.assemble("     ", texts.message(best.message), self._mark))

    def _head(self, id: str) -> None:
        self.parts.append(Text(self.texts.text(id), "dim"))

    def _steps(self, labels: list[tuple[Action, Label]]) -> None:
        """By the things they start on, where that saves lines; the others after them."""
        steps = [
            MenuEntry(action, self.texts.value(label.start), short)
            for action, label in labels
            if label.start and (short := self.texts.short(label.message))
        ]
        things, shorts = ({step[place] for step in steps} for place in (1, 2))
        if len(things) == len(shorts) == len(steps):
            steps = []
        if steps:
            self._groups(steps)
        grouped = {step.action for step in steps}
        rest = [(action, label.message) for action, label in labels if action not in grouped]
        self._list([([action], self.texts.message(message)) for action, message in rest])

    def _groups(self, steps: list[MenuEntry]) -> None:
        """A line for a thing and what can be done with it, or for a step and all its things."""
        things = Counter(step.thing for step in steps)
        alone = Counter(step.short for step in steps if things[step.thing] == 1)
        groups: dict[str, list[tuple[Action, str]]] = {}
        for step in steps:
            if things[step.thing] == 1 and alone[step.short] > 1:
                groups.setdefault(step.short, []).append((step.action, step.thing))
            else:
                groups.setdefault(step.thing, []).append((step.action, step.short))
        table = Table.grid(padding=(0, 2))
        room = self.width - max(map(cell_len, groups)) - 4
        for head, group in groups.items():
            choices = [self._choice([action], words) for action, words in group]
            table.add_row("", Text(head), _filled(choices, room))
        self.parts.append(table)

    def _list(self, offered: list[tuple[list[Action], str]]) -> None:
        """One below the other; side by side if there are many."""
        lines = [self._choice(actions, words, width=3) for actions, words in offered]
        if len(lines) > MANY:
            self.parts.append(Columns(lines, padding=(0, 3), column_first=True))
        else:
            self.parts += lines

    def _choice(self, actions: list[Action], words: str, width: int = 0) -> Text:
        """A number and what it does; what Enter does is marked."""
        self.choices.append(actions)
        number = f"{len(self.choices):{width}}  " if width else f"{len(self.choices)}) "
        text = Text.assemble((number, "bold cyan"), words)
        return text.append_text(self._mark) if actions == self.enter else text

    @property
    def _mark(self) -> Text:
        mark = self.texts.text("terminal-enter")
        return Text(f"  [{mark}]", "green")


def _filled(choices: list[Text], room: int) -> Text:
    """As many on a line as fit, without breaking any."""
    lines = [choices[0]]
    for choice in choices[1:]:
        if lines[-1].cell_len + len(APART) + choice.cell_len <= room:
            lines[-1] = Text.assemble(lines[-1], APART, choice)
        else:
            lines.append(choice)
    return Text("\n").join(lines)
