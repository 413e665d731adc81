"""Things in the terminal with what a view says of each: by the texts `fact-KEY`."""

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from rich.table import Table
from rich.text import Text

from hulldown.cli.grid import Grid
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import View
from hulldown.texts import Texts, is_empty, singular, text_id

Facts: TypeAlias = dict[str, JSON]


def is_reference(value: JSON) -> bool:
    """What is said of things, by their ids."""
    return isinstance(value, dict) and any(":" in key for key in value)


def facts_in(view: View) -> dict[str, Facts]:
    """All that the view says of things."""
    references = [value for value in view.data.values() if is_reference(value)]
    return {thing: facts for reference in references for thing, facts in reference.items()}


def detailed_lists(view: View) -> dict[str, list[str]]:
    """The lists of things to show with their facts; those that show most things go first.

    Facts are shown once. Of lists with the same things the later counts, as one's own are.
    """
    facts = facts_in(view)
    lists = {
        key: value
        for key, value in view.data.items()
        if isinstance(value, list) and value and all(str(one) in facts for one in value)
    }
    shown: set[str] = set()
    chosen: list[str] = []
    order = list(lists)
    most = sorted(order, key=lambda key: (len(set(lists[key])), order.index(key)), reverse=True)
    for key in most:
        if not set(lists[key]) <= shown:
            chosen.append(key)
            shown |= set(lists[key])
    return {key: value for key, value in lists.items() if key in chosen}


def details(lists: dict[str, list[str]], facts: dict[str, Facts], texts: Texts) -> Table:
    """A line for each thing: its figures in columns, its marks and lists behind them."""
    rows = [facts[thing] for listed in lists.values() for thing in listed]
    keys = [key for key in rows[0] if texts.has(f"fact-{key}")]
    columns = [key for key in keys if not any(isinstance(row[key], (bool, list)) for row in rows)]
    numbers = [key for key in columns if any(type(row[key]) is int for row in rows)]
    headings = ["", "", *(texts.text(f"fact-{key}") for key in columns), ""]
    grid = Grid(headings, [False, False, *(key in numbers for key in columns), False])
    for name, listed in lists.items():
        for thing, count in Counter(listed).items():
            told = facts[thing]
            heading = Text(texts.label(name) if thing == listed[0] else "", "dim")
            words = Text(texts.counted(texts.value(thing), count), "bold")
            cells = [_cell(told[key], key, key in numbers, texts) for key in columns]
            marks = ", ".join(_marks(told, [key for key in keys if key not in columns], texts))
            grid.add([heading, words, *cells, Text(marks)])
    return grid.table


def _cell(value: JSON, key: str, is_number: bool, texts: Texts) -> Text:
    return Text(texts.value(value, key) if is_number or not is_empty(value) else "")


def _marks(facts: Facts, keys: list[str], texts: Texts) -> Iterator[str]:
    for key in keys:
        if facts[key] is True:
            yield texts.text(f"fact-{key}")
        elif not is_empty(facts[key]):
            yield texts.value(facts[key], key)


def things_in(view: View) -> Iterator[str]:
    """The things that stand in the view's lists."""
    for value in view.data.values():
        for one in value if isinstance(value, list) else []:
            if isinstance(one, str) and ":" in one:
                yield one


def explained(view: View, texts: Texts) -> dict[str, str]:
    """The words in sight that have a text `ID-help`, with that text."""
    ids = dict.fromkeys(_ids_in(view.data, ""))
    return {texts.text(id): texts.text(f"{id}-help") for id in ids if texts.has(f"{id}-help")}


def _ids_in(value: JSON, key: str) -> Iterator[str]:
    """The ids of the texts for all that a view names, and for the facts of things."""
    if isinstance(value, dict):
        for name, one in value.items():
            if one is not False and not is_empty(one):
                yield f"fact-{name}"
                yield f"view-{name}"
                yield from _ids_in(one, name)
    elif isinstance(value, list):
        for one in value:
            yield from _ids_in(one, key if isinstance(one, list) else singular(key))
    elif isinstance(value, str):
        kind, colon, rest = value.partition(":")
        yield text_id(kind, rest) if colon else text_id(key, value)
