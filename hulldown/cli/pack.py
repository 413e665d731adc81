"""`hulldown pack`: the cards of one's own box, typed into a spreadsheet."""

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from hulldown.cli import BAD_INPUT, FINE
from hulldown.cli.output import console, print_json
from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ConfigError, DataError

if TYPE_CHECKING:
    from hulldown.texts import Texts


def pack(
    task: Literal["sheet", "check"],
    subject: str,
    /,
    *,
    out: Path | None = None,
    semicolons: bool = False,
    game: str = "",
    lang: Literal["en", "de", "pl"] = "en",
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
    lang
        The language in which a check says what is wrong: en, de or pl.
    json
        Print what a check found as JSON for programs instead of lines for people.
    """
    foreign = {"--game": game, "--lang": lang != "en", "--json": json} if task == "sheet" else {}
    if task == "check":
        foreign = {"--out": out is not None, "--semicolons": semicolons}
    for option, given in foreign.items():
        if given:
            raise ConfigError("config/bad-value", f"hulldown pack {task} takes no {option}")
    if task == "check":
        return _check(game or game_of(Path(subject)), Path(subject), lang, json)
    _write(subject, out, ";" if semicolons else ",")
    return FINE


def read_pack(game: str, file: Path | None, language: str = "en") -> JSON:
    """The pack in this file, for a config of this game; None where no file is given."""
    from hulldown import packs

    if file is None:
        return None
    packs.packs(game)
    try:
        return packs.read_pack(game, read_file(file), file.stem, language)
    except DataError as error:
        hint = f"hulldown pack check {file} lists everything that is wrong."
        raise DataError(
            error.code, f"{file}: {error.message}", hint, **{**error.details, "file": str(file)}
        ) from error


def game_of(file: Path) -> str:
    """The game that a sheet is for: the only one that takes packs, or that begins sheets so."""
    from hulldown.packs import packs, sheet_text, with_packs

    found = with_packs()
    if len(found) > 1:
        try:
            first = first_cell(sheet_text(read_file(file)))
        except DataError:
            return found[0]  # whichever game looks at it will say what is wrong
        found = [name for name in found if first_cell(packs(name).sheet(",")) == first]
    if len(found) == 1:
        return found[0]
    raise ConfigError(
        "config/bad-value", "several games take packs", f"Use --game {' or '.join(with_packs())}."
    )


def first_cell(text: str) -> str:
    """A sheet's first cell, whatever separates its cells."""
    return re.split(r"[,;\t\r\n]", text.strip(), maxsplit=1)[0].strip('" ').lower()


def read_file(file: Path) -> bytes:
    """What a file holds, as far as a sheet may go."""
    from hulldown.packs import LARGEST_SHEET

    try:
        with file.open("rb") as stream:
            return stream.read(LARGEST_SHEET + 1)
    except OSError as error:
        what = f"{file} cannot be read: {error.strerror}"
        raise ConfigError("config/bad-value", what, key="pack") from error


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


def _check(game: str, file: Path, language: str, json: bool) -> int:
    from hulldown.packs import found_in, packs
    from hulldown.texts import Texts

    reader, texts = packs(game), Texts(game, language)
    findings: list[dict[str, Any]] = []
    found: dict[str, JSON] = {"name": file.stem, "hash": None}
    try:
        found = read_pack(game, file, language)
        figures = reader.figures(found)
    except DataError as error:
        findings, figures = error.details["findings"], {}
    if json:
        kept = {"name": found["name"], "hash": found["hash"], "figures": figures}
        result = {"file": str(file), "game": game, "ok": not findings, **kept}
        print_json({**result, "findings": findings})
    else:
        _print([found_in(finding, texts) for finding in findings])
        _print([_summary(texts, game, file, found, figures, len(findings))])
    return BAD_INPUT if findings else FINE


def _summary(
    texts: "Texts", game: str, file: Path, found: JSON, figures: dict[str, int], wrong: int
) -> str:
    """The last line of a check: how many things are wrong, or what a good pack holds."""
    if wrong:
        return texts.text("terminal-pack-wrong", file=str(file), count=wrong)
    kinds = {f"terminal-pack-{kind.replace(' ', '-')}": count for kind, count in figures.items()}
    counted = ", ".join(texts.text(kind, count=count) for kind, count in kinds.items() if count)
    told = {"game": game, "figures": counted, "hash": str(found["hash"])}
    return texts.text("terminal-pack-good", file=str(file), **told)


def _print(lines: list[str]) -> None:
    for line in lines:
        console().print(line, markup=False, soft_wrap=True)
