"""A view in the terminal: any game's, by the texts `view-KEY` of its keys."""

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hulldown.cli.details import detailed_lists, details, facts_in, is_reference
from hulldown.cli.grid import Grid
from hulldown.kernel.canonical import JSON
from hulldown.kernel.config import Config, GameInfo
from hulldown.kernel.messages import Outcome, View
from hulldown.texts import BETWEEN, Texts, is_empty

LONG: Final = 12
WIDE: Final = 16
"""Rows of more columns than this are told in a line each."""


def rendered(view: View, texts: Texts, everything: bool = False) -> RenderableType:
    """The open figures in one line, rows of figures, the rest as lines, then facts of things.

    What is long or deep is told only if everything is asked for.
    """
    shown = _shown(view)
    figures = [f"{texts.label(k)}: {v}" for k, v in _figures(shown, texts).items() if v]
    parts: list[RenderableType] = [Text(BETWEEN.join(figures), "bold")]
    for key, value in shown.items():
        if _is_table(value, key, texts) and len(_columns(value, texts)) > 1:
            parts += ["", _rows(key, value, view, texts)]
    detailed = detailed_lists(view)
    rest = {key: _once(value, view) for key, value in shown.items() if key not in detailed}
    told = {key: one for key, one in rest.items() if isinstance(one, list) or not is_empty(one)}
    parts += ["", _lines(told, view, texts, everything)]
    if detailed:
        parts += ["", details(detailed, facts_in(view), texts)]
    return Panel(Group(*parts), title=texts.text("terminal-table"), title_align="left")


def changes(before: View, after: View, texts: Texts) -> RenderableType:
    """Only what differs between two views, without rows of figures."""
    data = {
        key: _once(value, after)
        for key, value in _shown(after).items()
        if _once(value, after) != _once(before.data.get(key), before)
    }
    detailed = {key: value for key, value in detailed_lists(after).items() if key in data}
    rest = {
        key: _new_rows(value, before.data.get(key))
        for key, value in data.items()
        if key not in detailed
    }
    lines = _lines(rest, after, texts)
    parts: list[RenderableType] = [lines] if lines.row_count else []
    if detailed:
        parts.append(details(detailed, facts_in(after), texts))
    return Group(*parts)


def _shown(view: View) -> dict[str, JSON]:
    """What is said of the table; facts of things only where those are shown."""
    return {key: value for key, value in view.data.items() if not is_reference(value)}


def _is_figure(value: JSON) -> bool:
    return isinstance(value, (int, str)) and value != ""


def _figures(data: dict[str, JSON], texts: Texts) -> dict[str, str]:
    return {key: texts.value(value, key) for key, value in data.items() if _is_figure(value)}


def _is_table(value: JSON, key: str, texts: Texts) -> bool:
    """Rows of figures; counted things, pairs, and what has a text of its own read in a line."""
    if not isinstance(value, list) or not value or not isinstance(value[0], dict):
        return False
    if set(value[0]) == {"id", "count"} or texts.has(f"tell-{key}"):
        return False
    return any(not isinstance(one, str) for one in value[0].values())


def _columns(rows: list[dict[str, JSON]], texts: Texts) -> list[str]:
    """The keys with a single value in every row, or with a text that makes one of many."""
    return [
        key
        for key in rows[0]
        if texts.has(f"tell-{key}")
        or not any(isinstance(row.get(key), (list, dict)) for row in rows)
    ]


def _rows(key: str, rows: list[dict[str, JSON]], view: View, texts: Texts) -> Table:
    """Rows of figures, one's own in bold."""
    columns = _columns(rows, texts)
    if len(columns) > WIDE:
        return _told_rows(columns, rows, texts)
    headings = [texts.label(key if name == "id" else name) for name in columns]
    grid = Grid(headings, [type(rows[0][name]) is int for name in columns])
    for row in rows:
        style = "bold" if row.get("id") == f"seat:{view.seat}" else ""
        grid.add([Text(texts.value(row[name], name), style) for name in columns])
    return grid.table


def _told_rows(columns: list[str], rows: list[dict[str, JSON]], texts: Texts) -> Table:
    """A line a row: what it has, not what it lacks."""
    lines = Table.grid(padding=(0, 2))
    for row in rows:
        has = [name for name in columns if name != "id" and row[name] and not is_empty(row[name])]
        told = [_field(texts.label(name), row[name], texts.value(row[name], name)) for name in has]
        lines.add_row(Text(texts.value(row["id"]), "bold"), Text(BETWEEN.join(told)))
    return lines


def _field(label: str, value: JSON, words: str) -> str:
    """What is so needs no yes."""
    return label if value is True else f"{label} {words}"


def _lines(data: dict[str, JSON], view: View, texts: Texts, everything: bool = False) -> Table:
    """A line a key; of a table's rows, what does not fit into its columns."""
    lines = Table.grid(padding=(0, 2))
    for key, value in data.items():
        if _is_table(value, key, texts):
            told = _nested(value, texts) if everything else {}
        elif isinstance(value, list) and len(value) > LONG and not everything:
            told = {texts.label(key): str(len(value))}
        elif _is_figure(value) or value in (None, "", [f"seat:{view.seat}"]):
            told = {}
        else:
            told = {texts.label(key): texts.value(value, key)}
        for name, words in told.items():
            lines.add_row(Text(name, "dim"), Text(words))
    return lines


def _new_rows(value: JSON, before: JSON) -> JSON:
    """Of a list of rows, those that were not there; counted things are told whole."""
    if not isinstance(value, list) or not isinstance(before, list):
        return value
    if all(isinstance(one, dict) and set(one) == {"id", "count"} for one in value):
        return value
    rows = [one for one in value if not isinstance(one, dict) or one not in before]
    return rows or value


def _once(value: JSON, view: View) -> JSON:
    """Without the lists that stand on the table by themselves."""
    if not isinstance(value, dict):
        return value
    lists = [one for one in view.data.values() if isinstance(one, list) and one]
    return {key: one for key, one in value.items() if one not in lists}


def _nested(rows: list[dict[str, JSON]], texts: Texts) -> dict[str, str]:
    columns = _columns(rows, texts)
    return {
        f"{texts.value(row.get('id'))}: {texts.label(key)}": texts.value(value, key)
        for row in rows
        for key, value in row.items()
        if key not in columns and not is_empty(value)
    }


def final_lines(view: View, texts: Texts) -> list[Text]:
    """How the result came about: what a game's texts `final-KEY` tell of the last table."""
    lines: list[Text] = []
    for key, value in view.data.items():
        if texts.has(f"final-{key}") and not is_empty(value):
            lines += [Text(texts.told(f"final-{key}", one)) for one in value]
    return lines


def winning_sides(info: GameInfo, config: Config, outcome: Outcome) -> list[str]:
    """The sides that won, as things; if nobody at the table did, the side without a seat.

    None where everybody plays alone, and where all gave up.
    """
    if not config.teams:
        return []
    sides = {config.team_of(seat) for seat in outcome.winners}
    if not sides and outcome.reason != "conceded":
        sides = set(range(len(info.teams))) - set(config.teams)
    return [f"team:{info.teams[side]}" for side in sorted(sides)]


def final_table(outcome: Outcome, texts: Texts) -> Table:
    """The seats by rank, with their scores by part; a single part needs no total."""
    parts = list(outcome.scores[0]) if outcome.scores else []
    table = Table()
    table.add_column(texts.text("terminal-rank"), justify="right")
    table.add_column(texts.text("terminal-player"))
    for part in parts:
        table.add_column(texts.text(f"score-{part}"), justify="right")
    if len(parts) > 1:
        table.add_column(texts.text("terminal-total"), justify="right")
    rank = 1
    for equals in outcome.ranking:
        for seat in equals:
            scores = [outcome.scores[seat][part] for part in parts]
            figures = [str(score) for score in scores] + [str(sum(scores))] * (len(parts) > 1)
            place = str(rank) if outcome.winners else "-"
            table.add_row(place, Text(texts.value(f"seat:{seat}")), *figures)
        rank += len(equals)
    return table
