"""`hulldown pack`: the cards of one's own box, typed into a spreadsheet."""

import os
import re
from pathlib import Path
from typing import Any, Literal

from hulldown.cli import BAD_INPUT, FINE
from hulldown.cli.output import console, print_json
from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ConfigError, DataError


def pack(
    task: Literal["sheet", "check"],
    subject: str,
    /,
    *,
    out: Path | None = None,
    semicolons: bool = False,
    game: str = "",
    json: bool = False,
) -> int:
    """Write a sheet for the cards of your own box, or check a filled one.

    `sheet` writes a game's own cards as a CSV file that any spreadsheet opens: change what
    you like. `check` names row, column and reason for everything that is wrong with such a file,
    and exits with 0 if nothing is. Then `hulldown play GAME --pack FILE` plays with it.

    Example: `hulldown pack sheet rush --out cards.csv`

    Parameters
    ----------
    task
        What to do: sheet or check.
    subject
        The game to write a sheet for, or the file to check.
    out
        Write the sheet into this new file instead of printing it.
    semicolons
        Separate the cells by semicolons, as spreadsheets in German or Polish expect.
    game
        The game that a file to check is for, where several games take packs.
    json
        Print what a check found as JSON for programs instead of lines for people.
    """
    foreign = {"--game": game, "--json": json} if task == "sheet" else {}
    if task == "check":
        foreign = {"--out": out is not None, "--semicolons": semicolons}
    for option, given in foreign.items():
        if given:
            raise ConfigError("config/bad-value", f"hulldown pack {task} takes no {option}")
    if task == "check":
        return _check(game or game_of(Path(subject)), Path(subject), json)
    _write(subject, out, ";" if semicolons else ",")
    return FINE


def read_pack(game: str, file: Path | None) -> JSON:
    """The pack in this file, for a config of this game; None where no file is given."""
    from hulldown.packs import packs

    if file is None:
        return None
    reader = packs(game)
    try:
        return reader.read(read_sheet(file), file.stem)
    except DataError as error:
        hint = f"hulldown pack check {file} lists everything that is wrong."
        raise DataError(
            error.code, f"{file}: {error.message}", hint, **{**error.details, "file": str(file)}
        ) from error


def game_of(file: Path) -> str:
    """The game that a sheet is for: the only one that takes packs, or that begins sheets so."""
    from hulldown.packs import packs, with_packs

    found = with_packs()
    if len(found) > 1:
        try:
            first = first_cell(read_sheet(file))
        except DataError:
            return found[0]  # whichever game looks at it will say what is wrong
        found = [name for name in found if first_cell(packs(name).sheet(",")) == first]
    if len(found) == 1:
        return found[0]
    raise ConfigError(
        "config/bad-value", "several games take packs", f"Say --game {' or '.join(with_packs())}."
    )


def first_cell(text: str) -> str:
    """What a sheet begins with, however its cells are parted."""
    return re.split(r"[,;\t\r\n]", text.strip(), maxsplit=1)[0].strip('" ').lower()


def read_sheet(file: Path) -> str:
    """The text of a file, if it is a sheet's."""
    from hulldown.packs import LARGEST_SHEET, sheet_text

    try:
        with file.open("rb") as stream:
            content = stream.read(LARGEST_SHEET + 1)
    except OSError as error:
        what = f"{file} cannot be read: {error.strerror}"
        raise ConfigError("config/bad-value", what, key="pack") from error
    return sheet_text(content)


def _write(game: str, out: Path | None, separator: str) -> None:
    """Print the sheet, or write it whole into a new file, marked as UTF-8 for spreadsheets."""
    from hulldown.packs import packs

    text = packs(game).sheet(separator)
    if out is None:
        print(text, end="")
        return
    if out.exists():
        hint = "Name a new file: this one may hold your cards."
        raise ConfigError("config/bad-value", f"{out} already exists", hint, key="out")
    part = out.with_name(f"{out.name}.{os.getpid()}.part")
    try:
        part.write_text(text, "utf-8-sig", newline="\r\n")
        part.replace(out)
    except OSError as error:
        part.unlink(missing_ok=True)
        what = f"{out} cannot be written: {error.strerror}"
        raise ConfigError("config/bad-value", what, key="out") from error
    console().print(f"Wrote {out}.", markup=False, soft_wrap=True)


def _check(game: str, file: Path, json: bool) -> int:
    from hulldown.packs import packs

    reader = packs(game)
    findings: list[dict[str, Any]] = []
    found: dict[str, JSON] = {"name": file.stem, "hash": None}
    try:
        found = read_pack(game, file)
        figures = reader.figures(found)
    except DataError as error:
        findings, figures = error.details["findings"], {}
    if json:
        kept = {"name": found["name"], "hash": found["hash"], "figures": figures}
        result = {"file": str(file), "game": game, "ok": not findings, **kept}
        print_json({**result, "findings": findings})
    else:
        _print(game, file, found, figures, findings)
    return BAD_INPUT if findings else FINE


def _print(
    game: str,
    file: Path,
    found: dict[str, JSON],
    figures: dict[str, int],
    findings: list[dict[str, Any]],
) -> None:
    lines = [
        f"row {one['row']}{', ' if one['column'] else ''}{one['column']}: {one['reason']}"
        for one in findings
    ]
    counted = ", ".join(f"{count} {kind}" for kind, count in figures.items() if count)
    end = f"{file}: {len(findings)} found wrong"
    if not findings:
        end = f"{file}: a good pack for {game} ({counted}), hash {found['hash']}"
    for line in [*lines, end]:
        console().print(line, markup=False, soft_wrap=True)
