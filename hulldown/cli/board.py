"""A view in the terminal: any game's, by the texts `view-KEY` of its keys."""

from typing import TYPE_CHECKING

from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Outcome, View
from hulldown.texts import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table


def board(view: View, texts: Texts) -> "RenderableType":
    """The open figures in one line, rows of figures as tables, lists of things as lines."""
    from rich.console import Group, RenderableType
    from rich.panel import Panel
    from rich.text import Text

    figures = [
        f"{_name(k, texts)}: {texts.value(v)}" for k, v in view.data.items() if _is_figure(v)
    ]
    tables = [_rows(_name(k, texts), v, texts) for k, v in view.data.items() if _is_table(v)]
    parts: list[RenderableType] = [Text(" · ".join(figures), "bold"), *tables]
    parts.append(_lines(view.data, texts))
    return Panel(Group(*parts), title=texts.text("terminal-table"), title_align="left")


def changes(before: View, after: View, texts: Texts) -> "RenderableType":
    """Only what differs between two views."""
    data = {key: value for key, value in after.data.items() if value != before.data.get(key)}
    return _lines(data, texts)


def _name(key: str, texts: Texts) -> str:
    return texts.text(f"view-{key}")


def _lines(data: dict[str, JSON], texts: Texts) -> "Table":
    from rich.table import Table
    from rich.text import Text

    lines = Table.grid(padding=(0, 2))
    for key, value in data.items():
        if value is not None and not _is_table(value) and not _is_figure(value):
            lines.add_row(Text(_name(key, texts), "dim"), Text(texts.value(value)))
    return lines


def _is_figure(value: JSON) -> bool:
    return isinstance(value, (int, str))


def _is_table(value: JSON) -> bool:
    """Rows of figures; counted things and pairs of things read better in a line."""
    if not isinstance(value, list) or not value or not isinstance(value[0], dict):
        return False
    is_counted = set(value[0]) == {"id", "count"}
    return not is_counted and any(not isinstance(one, str) for one in value[0].values())


def _rows(name: str, rows: list[dict[str, JSON]], texts: Texts) -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for key, value in rows[0].items():
        heading = name if key == "id" else _name(key, texts)
        table.add_column(heading, justify="right" if type(value) is int else "left")
    for row in rows:
        table.add_row(*(Text(texts.value(value)) for value in row.values()))
    return table


def final_table(outcome: Outcome, texts: Texts) -> "Table":
    """The seats by rank, with their scores by part."""
    from rich.table import Table
    from rich.text import Text

    parts = list(outcome.scores[0]) if outcome.scores else []
    table = Table()
    table.add_column(texts.text("terminal-rank"), justify="right")
    table.add_column(texts.text("terminal-player"))
    for part in parts:
        table.add_column(texts.text(f"score-{part}"), justify="right")
    if parts:
        table.add_column(texts.text("terminal-total"), justify="right")
    rank = 1
    for equals in outcome.ranking:
        for seat in equals:
            scores = [outcome.scores[seat][part] for part in parts]
            figures = [str(score) for score in [*scores, sum(scores)]] if parts else []
            table.add_row(str(rank), Text(texts.value(f"seat:{seat}")), *figures)
        rank += len(equals)
    return table
