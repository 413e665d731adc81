"""A view in the terminal: any game's, by the texts `view-KEY` of its keys."""

from typing import TYPE_CHECKING

from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Outcome, View
from hulldown.texts import Texts, is_empty

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table


def board(view: View, texts: Texts) -> "RenderableType":
    """The open figures in one line, rows of figures as tables, the rest as lines."""
    from rich.console import Group, RenderableType
    from rich.panel import Panel
    from rich.text import Text

    shown = {key: value for key, value in view.data.items() if not _is_reference(value)}
    figures = [f"{texts.label(k)}: {texts.value(v)}" for k, v in shown.items() if _is_figure(v)]
    tables = {key: value for key, value in shown.items() if _is_table(value)}
    parts: list[RenderableType] = [Text(" · ".join(figures), "bold")]
    for key, value in tables.items():
        if len(_columns(value)) > 1:
            parts.append(_rows(texts.label(key), value, texts))
    parts.append(_lines(shown, texts))
    return Panel(Group(*parts), title=texts.text("terminal-table"), title_align="left")


def changes(before: View, after: View, texts: Texts) -> "RenderableType":
    """Only what differs between two views."""
    data = {key: value for key, value in after.data.items() if value != before.data.get(key)}
    return _lines(data, texts)


def _is_reference(value: JSON) -> bool:
    """Details of things by their ids: for pictures, not for the terminal."""
    return isinstance(value, dict) and any(":" in key for key in value)


def _is_figure(value: JSON) -> bool:
    return isinstance(value, (int, str)) and value != ""


def _is_table(value: JSON) -> bool:
    """Rows of figures; counted things and pairs of things read better in a line."""
    if not isinstance(value, list) or not value or not isinstance(value[0], dict):
        return False
    is_counted = set(value[0]) == {"id", "count"}
    return not is_counted and any(not isinstance(one, str) for one in value[0].values())


def _columns(rows: list[dict[str, JSON]]) -> list[str]:
    """The keys with a single value in every row."""
    return [key for key in rows[0] if not any(isinstance(row[key], (list, dict)) for row in rows)]


def _rows(name: str, rows: list[dict[str, JSON]], texts: Texts) -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    columns = _columns(rows)
    for key in columns:
        heading = name if key == "id" else texts.label(key)
        table.add_column(heading, justify="right" if type(rows[0][key]) is int else "left")
    for row in rows:
        table.add_row(*(Text(texts.value(row[key])) for key in columns))
    return table


def _lines(data: dict[str, JSON], texts: Texts) -> "Table":
    """A line a key; of a table's rows, what does not fit into its columns."""
    from rich.table import Table
    from rich.text import Text

    lines = Table.grid(padding=(0, 2))
    for key, value in data.items():
        told = {texts.label(key): value}
        if _is_table(value):
            told = _nested(value, texts)
        for name, one in told.items():
            if one not in (None, "") and not _is_figure(one):
                lines.add_row(Text(name, "dim"), Text(texts.value(one)))
    return lines


def _nested(rows: list[dict[str, JSON]], texts: Texts) -> dict[str, JSON]:
    columns = _columns(rows)
    return {
        f"{texts.value(row.get('id'))}: {texts.label(key)}": value
        for row in rows
        for key, value in row.items()
        if key not in columns and not is_empty(value)
    }


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
