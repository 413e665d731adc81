"""A compact table without lines: figures close together, words a little apart."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

WORDS_APART = " "


class Grid:
    """Headings and rows; columns of figures are aligned to the right."""

    def __init__(self, headings: Sequence[str], figures: Sequence[bool]) -> None:
        self.figures = figures
        self.table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        for heading, is_figure in zip(headings, figures, strict=True):
            spaced = heading if is_figure else heading + WORDS_APART
            self.table.add_column(Text(spaced), justify="right" if is_figure else "left")

    def add(self, cells: Sequence[Text]) -> None:
        """One row."""
        for cell, is_figure in zip(cells, self.figures, strict=True):
            if not is_figure:
                cell.append(WORDS_APART)
        self.table.add_row(*cells)
