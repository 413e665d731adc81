"""A balance report: Markdown with its plots beside it, and the same as one HTML page."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from hulldown.lab.balance import Balance
from hulldown.lab.compare import Length, RateChange, clear_ones, compare, interval, length, rows
from hulldown.lab.plots import draw
from hulldown.texts import Texts
from hulldown.toolbox.report import Rate, Section

CHANGE_COLUMNS: Final = ("what", "of", "before", "after", "difference in points", "")
RATE_COLUMNS: Final = ("what", "share", "95 % interval", "of", "")
STYLE: Final = """
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 sans-serif; }
table { border-collapse: collapse; margin: 0.75rem 0 1.5rem; }
th, td { padding: 0.2rem 0.9rem 0.2rem 0; text-align: left; border-bottom: 1px solid #8886; }
td:not(:first-child) { font-variant-numeric: tabular-nums; }
svg { max-width: 100%; height: auto; }
.share { width: 12rem; height: 0.8rem; vertical-align: middle; }
.off { font-weight: bold; }
"""


class BalanceReport(NamedTuple):
    """What was played, by which command, and what it is compared with."""

    result: Balance
    title: str
    command: str
    against: Balance | None = None

    @property
    def changes(self) -> list[RateChange]:
        """Every rate before and after."""
        return compare(self.against.rates, self.result.rates) if self.against else []

    @property
    def lengths(self) -> list[Length | None]:
        """The mean length before and after."""
        return [length(one.counts) for one in (self.against, self.result) if one is not None]


class SideBySide(NamedTuple):
    """The same games with each value of an option, or in each scenario."""

    each: str
    found: Mapping[str, Balance]
    title: str
    command: str


def write_report(report: BalanceReport, folder: Path) -> list[Path]:
    """Write Markdown with its plots beside it, and the page; the files written."""
    result, title = report.result, report.title
    folder.mkdir(parents=True, exist_ok=True)
    page, whole = folder / f"{result.game}.md", folder / f"{result.game}.html"
    written = [page, whole]
    lines = [*head(report)]
    for section in result.sections:
        lines += ["", f"## {section.title}", "", section.text]
        if section.plot is not None:
            file = folder / f"{result.game}-{section.title.lower().replace(' ', '-')}.svg"
            file.write_text(draw(section.plot, f"{title}: {section.title}"), "utf-8")
            written.append(file)
            lines += ["", f"![{section.title}]({file.name})"]
        lines += ["", *table(section.columns, section.rows)]
    page.write_text("\n".join(lines) + "\n", "utf-8")
    whole.write_text("\n".join(as_html(report)) + "\n", "utf-8")
    return written


# As Markdown


def head(report: BalanceReport) -> list[str]:
    """What was played, by which command, which gates hold, and what is different from before."""
    lines = [
        f"# How balanced {report.title} is",
        "",
        *played(report.result),
        "This page and its plots were written by",
        "",
        "```sh",
        report.command,
        "```",
        "",
        "The same command gives the same page, with any number of jobs.",
        "",
        *table(("gate", "wanted", "measured", ""), gate_rows(report.result, "**not held**")),
    ]
    if report.against is None:
        return lines
    found = list(rows(clear_ones(report.changes)))
    return [
        *lines,
        "",
        "## What is different",
        "",
        told_changes(report),
        "",
        *table(CHANGE_COLUMNS, found),
    ]


def played(result: Balance) -> list[str]:
    """Who played how much, and who failed: what such games say is less."""
    decisions = result.counts["decisions"]["all"]
    return [
        f"{result.games:,} games between {result.seats} equal `{result.agent}` agents,",
        f"{decisions:,} decisions.",
        *[one.words(result.games) for one in result.failed],
    ]


def gate_rows(result: Balance, broken: str) -> list[tuple[str, ...]]:
    """What must hold, and whether it does."""
    return [
        (gate.what, gate.wanted, gate.measured, "held" if gate.held else broken)
        for gate in result.gates
    ]


def told_changes(report: BalanceReport) -> str:
    """How many rates were compared, how many are clearly different, and the length of games."""
    changes = report.changes
    told = (
        f"{len(clear_ones(changes))} of {len(changes)} shares differ by more than chance explains "
        "(one in a thousand would by chance alone)."
    )
    before, after = report.lengths
    if before is not None and after is not None:
        told += f" A game takes {after.mean:.2f} ± {after.within:.2f} rounds"
        told += f" instead of {before.mean:.2f} ± {before.within:.2f}."
    return told


def table(columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    """A table in Markdown."""
    lines = [columns, ("---",) * len(columns), *rows]
    return ["| " + " | ".join(cells) + " |" for cells in lines]


# As one page that needs nothing else


def as_html(report: BalanceReport) -> Iterator[str]:
    """The whole report: gates, changes, sections with their plots, and every rate."""
    result, texts = report.result, Texts(report.result.game)
    yield html_head(f"How balanced {report.title} is")
    yield f"<p>{escape(' '.join(played(result)).replace('`', ''))}</p>"
    yield f"<pre>{escape(report.command)}</pre>"
    yield from html_table(("gate", "wanted", "measured", ""), gate_rows(result, "not held"))
    if report.against is not None:
        yield f"<h2>What is different</h2><p>{escape(told_changes(report))}</p>"
        found = clear_ones(report.changes)
        yield from html_table(CHANGE_COLUMNS, [change_cells(one, texts) for one in found])
    for section in result.sections:
        yield from section_html(section, report.title)
    for group in dict.fromkeys(rate.group for rate in result.rates):
        yield f"<h2>{escape(texts.text(f'rate-{group}'))}</h2>"
        of_group = [rate for rate in result.rates if rate.group == group]
        yield from rates_html(of_group, texts)
    yield "</body></html>"


def html_head(title: str) -> str:
    """The beginning of a page, with its title."""
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width">'
        f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1>"
    )


def change_cells(change: RateChange, texts: Texts) -> tuple[str, ...]:
    """A change as a row, in words."""
    _, _, *figures = next(rows([change]))
    return (texts.value(change.name), texts.text(f"rate-{change.group}"), *figures)


def section_html(section: Section, title: str) -> Iterator[str]:
    """A sentence, a plot and a table."""
    yield f"<h2>{escape(section.title)}</h2><p>{escape(section.text)}</p>"
    if section.plot is not None:
        yield draw(section.plot, f"{title}: {section.title}")
    yield from html_table(section.columns, section.rows)


def html_table(columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """A table of plain cells."""
    yield "<table><thead><tr>"
    yield "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    yield "</tr></thead><tbody>"
    for row in rows:
        yield "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
    yield "</tbody></table>"


def rates_html(rates: list[Rate], texts: Texts) -> Iterator[str]:
    """Each share with its interval, as figures and as a bar."""
    yield "<table><thead><tr>"
    yield "".join(f'<th scope="col">{escape(column)}</th>' for column in RATE_COLUMNS)
    yield "</tr></thead><tbody>"
    for rate in sorted(rates, key=lambda rate: -rate.share):
        share, low, high = interval(rate)
        cells = (texts.value(rate.name), f"{share:.1%}", f"{low:.1%} to {high:.1%}", f"{rate.of:,}")
        plain = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        yield f"<tr>{plain}<td>{share_bar(share, low, high)}</td></tr>"
    yield "</tbody></table>"


# Values of an option, or scenarios, on one page


def write_side_by_side(told: SideBySide, folder: Path) -> Path:
    """Write the page; the file written."""
    folder.mkdir(parents=True, exist_ok=True)
    game = next(iter(told.found.values())).game
    page = folder / f"{game}-{told.each}.html"
    page.write_text("\n".join(side_by_side(told)) + "\n", "utf-8")
    return page


def side_by_side(told: SideBySide) -> Iterator[str]:
    """Length and gates for each value, then every share with a column for each."""
    results = list(told.found.values())
    texts = Texts(results[0].game)
    yield html_head(f"{told.title}: each {told.each}")
    yield f"<p>{escape(' '.join(played(results[0])[:1]).replace('`', ''))} for each.</p>"
    for value, result in told.found.items():
        for one in result.failed:
            yield f"<p>{escape(f'{value}: {one.words(result.games)}')}</p>"
    yield f"<pre>{escape(told.command)}</pre>"
    yield from html_table(
        (told.each, "rounds", "gates"), [value_row(*one) for one in told.found.items()]
    )
    shares = [{(rate.group, rate.name): rate for rate in one.rates} for one in results]
    every = dict.fromkeys(key for one in shares for key in one)
    for group in dict.fromkeys(group for group, _ in every):
        yield f"<h2>{escape(texts.text(f'rate-{group}'))}</h2><table><thead><tr>"
        yield "".join(f'<th scope="col">{escape(one)}</th>' for one in ("what", *told.found))
        yield "</tr></thead><tbody>"
        for key in [key for key in every if key[0] == group]:
            cells = "".join(f"<td>{share_cell(one.get(key))}</td>" for one in shares)
            yield f'<tr><th scope="row">{escape(texts.value(key[1]))}</th>{cells}</tr>'
        yield "</tbody></table>"
    yield "</body></html>"


def value_row(value: str, result: Balance) -> tuple[str, ...]:
    """How long games take with this value, and which gates do not hold."""
    took = length(result.counts)
    rounds = f"{took.mean:.1f} ± {took.within:.1f}" if took else ""
    broken = [f"{gate.what}: {gate.measured}" for gate in result.gates if not gate.held]
    return value, rounds, "; ".join(broken) or "held"


def share_cell(rate: Rate | None) -> str:
    """A share with its interval, as figures and as a bar; nothing where it was not counted."""
    if rate is None:
        return ""
    share, low, high = interval(rate)
    figures = escape(f"{share:.1%} ({low:.1%} to {high:.1%})")
    return f"{figures}<br>{share_bar(share, low, high)}"


def share_bar(share: float, low: float, high: float) -> str:
    """A share on a line from 0 to 1, with its interval."""
    return (
        '<svg class="share" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">'
        '<path d="M0 3H100" stroke="#8886"/>'
        f'<path d="M{100 * low:.1f} 3H{100 * high:.1f}" stroke="#2f6db3" stroke-width="2"/>'
        f'<path d="M{100 * share:.1f} 0V6" stroke="#b3423a" stroke-width="1.5"/></svg>'
    )
