"""Content packs on the command line: sheets, checks, and matches with one's own cards."""

import json
from pathlib import Path
from typing import Any

import pytest

from hulldown import replays
from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ConfigError
from hulldown.packs import packs, titles, with_packs
from hulldown.replays.lines import chained
from tests.cli.conftest import Run

GAME = "rush"
HEAD = "id;name;country;class;cost;resources;power;armour;ability1;number1;figures"
CARDS = [f"e_{n};E {n}-Panzer;germany;light;0;3;1;1;reinforcements;2;printed" for n in range(25)]


@pytest.fixture
def cards(tmp_path: Path) -> str:
    """A good sheet."""
    return write(tmp_path / "mine.csv", HEAD, *CARDS)


@pytest.fixture
def wrong(tmp_path: Path) -> str:
    """A sheet with two mistakes."""
    bad = [CARDS[0].replace(";3;", ";7;"), CARDS[1].replace("germany", "japan")]
    return write(tmp_path / "wrong.csv", HEAD, *bad)


def write(path: Path, *lines: str) -> str:
    path.write_text("\n".join(lines), "utf-8")
    return str(path)


def error_of(ran: Any) -> str:
    """The error a command ended with, all else being as it should be."""
    assert (ran.code, ran.out) == (2, "")
    line: str = ran.err.splitlines()[0]
    assert line.startswith("error: ")
    return line


# Sheets


def test_a_sheet_is_printed(run: Run) -> None:
    ran = run("pack", "sheet", GAME)
    assert (ran.code, ran.out) == (0, packs(GAME).sheet(","))


@pytest.mark.parametrize(("words", "separator"), [([], ","), (["--semicolons"], ";")])
def test_a_sheet_is_written_so_that_spreadsheets_know_its_letters_and_checks_well(
    run: Run, tmp_path: Path, words: list[str], separator: str
) -> None:
    file = tmp_path / "cards.csv"
    assert run("pack", "sheet", GAME, "--out", str(file), *words).code == 0
    assert file.read_bytes().startswith(b"\xef\xbb\xbfid" + separator.encode())
    assert file.read_text("utf-8-sig") == packs(GAME).sheet(separator)
    assert run("pack", "check", str(file)).code == 0


def test_a_sheet_never_replaces_a_file(run: Run, cards: str) -> None:
    before = Path(cards).read_bytes()
    assert "already exists" in error_of(run("pack", "sheet", GAME, "--out", cards))
    assert Path(cards).read_bytes() == before


def test_a_sheet_that_cannot_be_written_leaves_nothing(run: Run, tmp_path: Path) -> None:
    missing = str(tmp_path / "missing" / "cards.csv")
    assert "[config/bad-value]" in error_of(run("pack", "sheet", GAME, "--out", missing))
    assert list(tmp_path.iterdir()) == []


# Checks


def test_a_good_file_is_told_with_its_hash(run: Run, cards: str) -> None:
    ran = run("pack", "check", cards)
    assert ran.code == 0
    found = json.loads(run("pack", "check", cards, "--json").out)
    told = "a valid pack for rush (25 printed, 75 ours), hash"
    assert ran.out == f"{cards}: {told} {found['hash']}\n"
    assert found == {
        "file": cards,
        "game": GAME,
        "ok": True,
        "name": "mine",
        "hash": packs(GAME).read(Path(cards).read_text("utf-8"), "")["hash"],
        "figures": {"printed": 25, "historical": 0, "ours": 75},
        "findings": [],
    }


def test_all_that_is_wrong_is_told_by_row_column_and_reason(run: Run, wrong: str) -> None:
    ran = run("pack", "check", wrong)
    assert (ran.code, ran.err) == (2, "")
    assert ran.out.splitlines() == [
        "row 2, resources: “7” is not a whole number from 0 to 6",
        "row 3, country: “japan” is not one of ussr, germany, usa, france",
        f"{wrong}: 2 mistakes found",
    ]


def test_what_is_wrong_is_told_in_the_language_asked_for(run: Run, wrong: str) -> None:
    assert run("pack", "check", wrong, "--lang", "de").out.splitlines() == [
        "Zeile 2, resources: „7“ ist keine ganze Zahl von 0 bis 6",
        "Zeile 3, country: „japan“ passt hier nicht; zur Wahl stehen: ussr, germany, usa, france",
        f"{wrong}: 2 Fehler gefunden",
    ]
    assert "nie jest liczbą całkowitą" in run("pack", "check", wrong, "--lang", "pl").out


def test_a_good_file_is_told_in_the_language_asked_for(run: Run, cards: str) -> None:
    assert "(25 gedruckt, 75 von uns)" in run("pack", "check", cards, "--lang", "de").out


def test_findings_as_json(run: Run, wrong: str) -> None:
    ran = run("pack", "check", wrong, "--game", GAME, "--json")
    found = json.loads(ran.out)
    assert ran.code == 2
    assert (found["ok"], found["hash"], found["figures"]) == (False, None, {})
    assert [(one["row"], one["column"]) for one in found["findings"]] == [
        (2, "resources"), (3, "country"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("content", "row", "says"),
    [
        (f"{HEAD}\n{CARDS[0]}\n{CARDS[1]} für Ü\n".encode("cp1252"), 3, "UTF-8"),
        (HEAD.encode("utf-16"), 1, "UTF-8"),
        (b"PK\x03\x04\x14\x00\x08\x08\xff", 1, "UTF-8"),
        (b"id;name\n" * 200_000, 1, "more than 1,000,000 bytes"),
    ],
)
def test_a_file_that_is_no_text_is_refused_with_a_helpful_word(
    run: Run, tmp_path: Path, content: bytes, row: int, says: str
) -> None:
    file = tmp_path / "cards.csv"
    file.write_bytes(content)
    ran = run("pack", "check", str(file))
    assert ran.code == 2
    assert ran.out.startswith(f"row {row}: ")
    assert says in ran.out
    assert error_of(run("play", GAME, "--pack", str(file))).endswith("[data/bad-key]")


BAD = {
    "no game": ["pack", "sheet", "chess"],
    "a game without packs": ["pack", "sheet", "template"],
    "a check for a game without packs": ["pack", "check", "x.csv", "--game", "template"],
    "no file": ["pack", "check", "missing.csv"],
    "a folder": ["pack", "check", "."],
    "a sheet as JSON": ["pack", "sheet", GAME, "--json"],
    "a sheet of a file's game": ["pack", "sheet", GAME, "--game", GAME],
    "a sheet in a language": ["pack", "sheet", GAME, "--lang", "de"],
    "a check into a file": ["pack", "check", "x.csv", "--out", "y.csv"],
    "a check with semicolons": ["pack", "check", "x.csv", "--semicolons"],
    "a match with no file": ["play", GAME, "--pack", "missing.csv"],
    "a pack for a game without": ["play", "template", "--pack", "x.csv"],
    "a simulation of a game without": ["simulate", "template", "--pack", "x.csv"],
    "a fuzz of a game without": ["fuzz", "template", "--pack", "x.csv"],
}


@pytest.mark.parametrize("words", BAD.values(), ids=list(BAD))
def test_bad_input_is_one_line_and_exit_code_2(run: Run, words: list[str]) -> None:
    assert "[config/" in error_of(run(*words))


def test_only_games_with_packs_have_them() -> None:
    assert GAME in with_packs()
    assert "template" not in with_packs()
    with pytest.raises(ConfigError, match="template takes no content packs"):
        packs("template")


def test_the_game_must_be_said_where_a_sheet_does_not_tell(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "strange.csv"
    file.write_text("colour,1,2\nred,.,.\n")
    assert "several games" in error_of(run("pack", "check", str(file)))
    assert run("pack", "check", str(file), "--game", GAME).code == 2


# Matches


def test_a_match_is_played_saved_shown_and_verified_with_the_cards_of_a_file(
    run: Run, cards: str, tmp_path: Path
) -> None:
    file = tmp_path / "match.jsonl"
    words = ["play", GAME, "--seed", "3", "--pack", cards, "--save", str(file)]
    ran = run(*words, typed=[""] * 200)
    assert ran.code == 0
    assert "-Panzer" in ran.out
    Path(cards).unlink()
    assert run("verify", str(file)).out == f"{file}: ok\n"
    assert "-Panzer" in run("replay", str(file)).out
    kept = replays.read(file).header.config["pack"]
    assert (kept["name"], len(kept["vehicles"])) == ("mine", 100)


@pytest.fixture
def saved(run: Run, cards: str, tmp_path: Path) -> Path:
    """A match with a pack."""
    file = tmp_path / "match.jsonl"
    run("play", GAME, "--seed", "3", "--pack", cards, "--save", str(file), typed=[""] * 3)
    return file


def forge(file: Path, hash: str | None, cost: int | None) -> None:
    """Change the pack in a saved match and bind the lines again, as a clever cheat would."""
    lines: list[dict[str, JSON]] = [json.loads(line) for line in file.read_text().splitlines()]
    for line in lines:
        del line["chain"]
    kept = lines[0]["config"]["pack"]
    kept["hash"] = hash or kept["hash"]
    kept["vehicles"][30]["cost"] = kept["vehicles"][30]["cost"] if cost is None else cost
    file.write_text("".join(chained(lines)))


@pytest.mark.parametrize(("hash", "cost"), [("0" * 32, None), (None, 9)])
def test_a_match_whose_pack_was_changed_is_refused(
    run: Run, saved: Path, hash: str | None, cost: int | None
) -> None:
    forge(saved, hash, cost)
    ran = run("verify", str(saved))
    assert ran.code == 1
    assert "pack: hash: is not that of the vehicles" in ran.out
    assert titles(GAME, replays.read(saved).header.config["pack"]) == {}


def test_a_wrong_file_changes_nothing(run: Run, wrong: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    ran = run("play", GAME, "--pack", wrong, "--save", str(file))
    assert error_of(ran) == (
        f"error: {wrong}: row 2, resources: “7” is not a whole number from 0 to 6 "
        "(and 1 more) [data/bad-key]"
    )
    assert (
        ran.err.splitlines()[1]
        == f"hint: hulldown pack check {wrong} lists everything that is wrong."
    )
    assert not file.exists()
    for command in (["simulate", GAME], ["fuzz", GAME], ["bench"]):
        assert "[data/bad-key]" in error_of(run(*command, "--pack", wrong))


def test_simulations_are_played_with_the_cards_of_a_file(run: Run, cards: str) -> None:
    words = ["simulate", GAME, "--games", "4", "--json"]
    with_pack, again = (json.loads(run(*words, "--pack", cards).out) for _ in range(2))
    without = json.loads(run(*words).out)
    assert with_pack["decisions"] == again["decisions"] != without["decisions"]


@pytest.mark.usefixtures("little_to_measure")
def test_fuzz_and_bench_take_a_pack(run: Run, cards: str) -> None:
    fuzzed = json.loads(run("fuzz", GAME, "--games", "1", "--pack", cards, "--json").out)
    assert (fuzzed["games"], fuzzed["failures"]) == (1, [])
    measured = json.loads(run("bench", GAME, "--seconds", "0.05", "--pack", cards, "--json").out)
    assert [game["id"] for game in measured["games"]] == [GAME]
