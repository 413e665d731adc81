"""Simple plots as SVG: bars, dots and ratings on white, each with words beside colour."""

from collections.abc import Callable, Sequence
from html import escape
from itertools import pairwise
from math import ceil, floor
from typing import Final

from hulldown.lab.intervals import wilson
from hulldown.lab.ratings import Rating
from hulldown.toolbox.report import Bars, Dots

WIDTH: Final = 760
HEIGHT: Final = 360
LEFT: Final = 70
RIGHT: Final = 20
TOP: Final = 30
BOTTOM: Final = 60
TICKS: Final = 5
ROUND_STEPS: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50)
INK: Final = "#222"
FILLS: Final = ("#b3423a", "#4a4a4a", "#2f6db3", "#3f8f4f", "#8a5fb0")
RATING_STEPS: Final = (10, 20, 50, 100, 200, 500)
LONG_LABELS: Final = 60
"""How many letters of labels fit side by side; more are slanted."""

Place = Callable[[float], float]


def draw(plot: Bars | Dots, title: str) -> str:
    """The plot as an SVG document."""
    return document(draw_bars(plot) if isinstance(plot, Bars) else draw_dots(plot), title)


def document(parts: list[str], title: str) -> str:
    """An SVG document of these parts."""
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    font = f'font-family="sans-serif" font-size="12" fill="{INK}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" {font}>',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        *parts,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def scale(low: float, high: float, start: float, end: float) -> Place:
    """From a value to a place on the paper."""
    return lambda value: start + (value - low) / ((high - low) or 1) * (end - start)


def text(x: float, y: float, words: str, anchor: str = "middle", turn: int = 0) -> str:
    """A word on the paper."""
    turned = f' transform="rotate({turn} {x:.1f} {y:.1f})"' if turn else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{turned}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str = INK) -> str:
    """A line on the paper."""
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}" fill="none"/>'


def ticks(high: float) -> list[float]:
    """Round values from 0 up to the first one that is not below the highest."""
    step = next((s for s in ROUND_STEPS if s * TICKS >= high), ROUND_STEPS[-1])
    out = [0.0]
    while out[-1] < high:
        out.append(out[-1] + step)
    return out


def label(value: float, is_share: bool) -> str:
    """A value beside an axis."""
    return f"{value:.0%}" if is_share else f"{value:g}"


def draw_scale(values: list[float], axis: str, is_share: bool) -> tuple[list[str], Place]:
    """The upright axis with its lines."""
    at = scale(0, values[-1], HEIGHT - BOTTOM, TOP)
    out = [text(20, (HEIGHT - BOTTOM + TOP) / 2, axis, turn=-90)]
    for value in values:
        out.append(line(LEFT, at(value), WIDTH - RIGHT, at(value), "#ddd"))
        out.append(text(LEFT - 6, at(value) + 4, label(round(value, 6), is_share), "end"))
    return out, at


def draw_bars(plot: Bars) -> list[str]:
    """A bar for each label, with the 95 % interval of a share and the band that is wanted."""
    spans = [wilson(value, plot.of) if plot.of else (value, value) for value in plot.values]
    highest = max([high for _, high in spans] + [plot.band[1] if plot.band else 0.0])
    out, at = draw_scale(ticks(highest), plot.axis, plot.axis.startswith("share"))
    if plot.band:
        low, high = plot.band
        out.append(
            f'<rect x="{LEFT}" y="{at(high):.1f}" width="{WIDTH - LEFT - RIGHT}" '
            f'height="{at(low) - at(high):.1f}" fill="#cfe3cf"/>'
        )
    step = (WIDTH - LEFT - RIGHT) / len(plot.labels)
    slanted = sum(map(len, plot.labels)) > LONG_LABELS
    for place, (name, value) in enumerate(zip(plot.labels, plot.values, strict=True)):
        middle = LEFT + (place + 0.5) * step
        out.append(
            f'<rect x="{middle - step * 0.35:.1f}" y="{at(value):.1f}" width="{step * 0.7:.1f}" '
            f'height="{at(0) - at(value):.1f}" fill="{FILLS[2]}" fill-opacity="0.75"/>'
        )
        if plot.of:
            out.append(line(middle, at(spans[place][0]), middle, at(spans[place][1])))
        below = HEIGHT - BOTTOM + 16
        out.append(text(middle, below, name, "end", -30) if slanted else text(middle, below, name))
    return out


def draw_dots(plot: Dots) -> list[str]:
    """A mark for each thing, of its group's colour and shape; its name is shown on pointing."""
    across = ticks(max(dot.x for dot in plot.dots))
    out, up = draw_scale(ticks(max(dot.y for dot in plot.dots)), plot.y_axis, True)
    along = scale(0, across[-1], LEFT, WIDTH - RIGHT)
    for value in across:
        out.append(line(along(value), TOP, along(value), HEIGHT - BOTTOM, "#eee"))
        out.append(text(along(value), HEIGHT - BOTTOM + 16, label(round(value, 6), True)))
    out.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - BOTTOM + 36, plot.x_axis))
    groups = sorted({dot.group for dot in plot.dots})
    for place, group in enumerate(groups):
        x = LEFT + 20 + place * 110
        out += [mark(x, TOP - 12, place, group), text(x + 10, TOP - 8, group, "start")]
    out += [mark(along(dot.x), up(dot.y), groups.index(dot.group), dot.name) for dot in plot.dots]
    return out


def draw_ratings(ratings: Sequence[Rating], title: str) -> str:
    """Each agent's rating with its 95 % interval, from best to worst, as an SVG document."""
    low = min(one.rating - one.within for one in ratings)
    high = max(one.rating + one.within for one in ratings)
    step = next((s for s in RATING_STEPS if s * 2 * TICKS >= high - low), RATING_STEPS[-1])
    lines = [step * n for n in range(floor(low / step), ceil(high / step) + 1)]
    at = scale(lines[0], lines[-1], HEIGHT - BOTTOM, TOP)
    out = [text(20, (HEIGHT - BOTTOM + TOP) / 2, "rating", turn=-90)]
    for value in lines:
        out.append(line(LEFT, at(value), WIDTH - RIGHT, at(value), "#ddd"))
        out.append(text(LEFT - 6, at(value) + 4, str(value), "end"))
    width = (WIDTH - LEFT - RIGHT) / len(ratings)
    for place, one in enumerate(ratings):
        middle = LEFT + (place + 0.5) * width
        ends = (one.rating - one.within, one.rating + one.within)
        out.append(line(middle, at(ends[0]), middle, at(ends[1])))
        out += [line(middle - 6, at(end), middle + 6, at(end)) for end in ends]
        words = f"{one.agent}: {one.rating:.0f} ± {one.within:.0f}"
        out.append(mark(middle, at(one.rating), 2, words))
        out.append(text(middle + 10, at(one.rating) + 4, f"{one.rating:.0f}", "start"))
        out.append(text(middle, HEIGHT - BOTTOM + 16, one.agent))
    return document(out, title)


def draw_curve(curve: Sequence[tuple[int, float]], without: float, title: str) -> str:
    """The loss by the games learned from, and without any, as an SVG document."""
    losses = [without, *(loss for _, loss in curve)]
    room = (max(losses) - min(losses)) / 10 or 0.01
    at = scale(min(losses) - room, max(losses) + room, HEIGHT - BOTTOM, TOP)
    along = scale(0, max(games for games, _ in curve), LEFT, WIDTH - RIGHT - 40)
    out = [text(20, (HEIGHT - BOTTOM + TOP) / 2, "loss", turn=-90)]
    out.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - BOTTOM + 36, "games learned from"))
    out.append(line(LEFT, HEIGHT - BOTTOM, WIDTH - RIGHT, HEIGHT - BOTTOM))
    dots = [(along(games), at(loss)) for games, loss in ((0, without), *curve)]
    out += [line(*one, *other, FILLS[2]) for one, other in pairwise(dots)]
    for (x, y), games, loss in zip(dots, (0, *(games for games, _ in curve)), losses, strict=True):
        out.append(mark(x, y, 2, f"{games:,} games: {loss:.4f}"))
        out.append(text(x, y - 10, f"{loss:.3f}"))
        out.append(text(x, HEIGHT - BOTTOM + 16, f"{games:,}"))
    return document(out, title)


SHAPES: Final = (
    "M-4 -4h8v8h-8z",
    "M0 -5L5 4H-5z",
    "M0 -5L5 0 0 5 -5 0z",
    "M-5 -4H5L0 5z",
    "M-5 -1H5V1H-5z",
)


def mark(x: float, y: float, group: int, name: str) -> str:
    """A small shape that tells its group without colour, too."""
    kind = group % len(SHAPES)
    return (
        f'<path transform="translate({x:.1f} {y:.1f})" d="{SHAPES[kind]}" fill="{FILLS[kind]}" '
        f'fill-opacity="0.8"><title>{escape(name)}</title></path>'
    )
