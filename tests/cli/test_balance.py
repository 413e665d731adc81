"""`hulldown balance`: gates for people, counts for programs, a page in a folder."""

import json
from pathlib import Path

from hulldown.toolbox.report import SHARED_WIN
from tests.cli.conftest import Run


def test_it_shows_each_gate_and_whether_it_holds(run: Run) -> None:
    ran = run("balance", "template", "--games", "4")
    assert ran.code == 0
    assert ran.err == ""
    assert "within 3 points of" in ran.out
    assert "4 games of template with seed 1." in ran.out


def test_a_gate_that_does_not_hold_is_found_if_asked_for(run: Run) -> None:
    words = ("balance", "template", "--games", "1", "--agents", "random")
    assert run(*words).code == 0
    ran = run(*words, "--gates")
    assert ran.code == 1
    assert "not held" in ran.out


def test_json_has_all_that_was_counted(run: Run) -> None:
    ran = run("balance", "template", "--games", "2", "--seats", "3", "--seed", "4", "--json")
    out = json.loads(ran.out)
    told = ["game", "games", "seed", "seats", "agent", "counts", "gates", "rates", "failed"]
    assert list(out) == told
    assert (out["seats"], out["seed"], out["agent"]) == (3, 4, "greedy")
    assert sum(out["counts"]["wins by seat"].values()) == 2 * SHARED_WIN
    assert list(out["gates"][0]) == ["what", "wanted", "measured", "held"]


def test_the_page_says_by_which_command_it_was_written(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "report"
    ran = run("balance", "template", "--games", "2", "--option", "rounds=3", "--out", str(folder))
    assert f"Wrote {folder / 'template.md'}" in ran.out.replace("\n", "")
    page = (folder / "template.md").read_text("utf-8")
    command = "hulldown balance template --games 2 --seats 4 --seed 1 --agents greedy"
    assert f"{command} --option rounds=3 --out {folder.as_posix()}\n" in page
    assert (folder / "template-wins-by-seat.svg").is_file()


def test_a_file_is_no_folder_for_the_page(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "report"
    file.write_text("mine")
    ran = run("balance", "template", "--games", "2", "--out", str(file / "inside"))
    assert ran.code == 2
    assert "cannot write into" in ran.err
    assert file.read_text() == "mine"


def test_bad_input_writes_nothing(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "report"
    ran = run("balance", "template", "--seats", "9", "--out", str(folder))
    assert ran.code == 2
    assert "[config/bad-value]" in ran.err
    assert not folder.exists()


def test_each_value_of_an_option_stands_beside_the_others(run: Run) -> None:
    ran = run("balance", "duel", "--each", "infantry", "--games", "1", "--seats", "2", "--json")
    assert list(json.loads(ran.out)["values"]) == ["false", "true"]
    ran = run("balance", "template", "--each", "scenario", "--games", "2")
    assert "standard" in ran.out


def test_each_value_has_a_column_on_one_page(run: Run, tmp_path: Path) -> None:
    words = ("balance", "duel", "--each", "infantry", "--games", "2", "--seats", "2")
    ran = run(*words, "--agents", "random", "--out", str(tmp_path / "new"))
    page = tmp_path / "new" / "duel-infantry.html"
    assert f"Wrote {page}." in ran.out.replace("\n", "")
    html = page.read_text("utf-8")
    assert "--each infantry --out" in html
    assert '<th scope="col">what</th><th scope="col">false</th><th scope="col">true</th>' in html
    head, *tables = html.split("<h2>")
    assert head.count("<tr>") == 1 + 2, "one line for each value"
    assert any("Wins by sides that used it" in table for table in tables)
    for table in tables:
        for line in table.splitlines():
            if 'scope="row"' in line:
                assert line.count("<td>") == 2
    ran = run(*words, "--against", "ours")
    assert "--each does not go with --against" in ran.err


def test_what_has_no_list_of_values_is_refused_with_those_that_have(run: Run) -> None:
    ran = run("balance", "template", "--each", "weather", "--games", "1")
    assert ran.code == 2
    assert "These have: scenario" in ran.err


def test_a_set_is_compared_with_another(run: Run, tmp_path: Path) -> None:
    sheet = tmp_path / "mine.csv"
    run("pack", "sheet", "arcade", "--out", str(sheet))
    given = ("balance", "arcade", "--games", "1", "--seats", "2", "--agents", "random")
    ran = run(*given, "--pack", str(sheet), "--against", "ours")
    assert "shares differ by more than chance explains" in ran.out.replace("\n", " ")
    compared = json.loads(run(*given, "--against", str(sheet), "--json").out)["against"]
    assert {"group", "name", "before", "after", "difference", "clear"} == set(compared[0])
