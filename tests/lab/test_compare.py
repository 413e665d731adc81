"""Two sets of games side by side: which differences are more than chance."""

from pathlib import Path

import pytest

from hulldown.games import load, names
from hulldown.lab.balance import balance
from hulldown.lab.balance_report import BalanceReport, write_report
from hulldown.lab.compare import clear_ones, compare, length
from hulldown.lab.measures import measures
from hulldown.packs import packs
from hulldown.texts import LANGUAGES, Texts
from hulldown.toolbox.report import Rate

MEASURED = [name for name in names() if measures(name) is not None]


def rate(times: float, of: int, name: str = "card:tiger") -> Rate:
    return Rate("used", name, times, of)


def test_a_difference_has_newcombes_interval() -> None:
    (change,) = compare([rate(48, 80)], [rate(56, 70)])  # his first example: 0.8 - 0.6
    assert change.difference == pytest.approx(0.2)
    assert (change.low, change.high) == pytest.approx((0.0524, 0.3339), abs=1e-4)
    assert not change.is_clear


def test_only_what_chance_does_not_explain_is_clear_and_the_largest_comes_first() -> None:
    before = [rate(500, 1000, "a"), rate(500, 1000, "b"), rate(500, 1000, "c")]
    after = [rate(510, 1000, "a"), rate(600, 1000, "b"), rate(300, 1000, "c")]
    assert [change.name for change in clear_ones(compare(before, after))] == ["c", "b"]


def test_what_one_of_the_two_has_not_is_left_out() -> None:
    assert compare([rate(1, 2, "a")], [rate(1, 2, "b")]) == []


def test_the_length_is_a_mean_with_its_interval_where_rounds_are_counted() -> None:
    took = length({"rounds": {"10": 50, "12": 50}})
    assert took is not None
    assert took.mean == 11
    assert took.within == pytest.approx(0.197, abs=1e-3)
    assert length({}) is None


@pytest.mark.parametrize("name", ["template", *MEASURED])
def test_every_rate_is_a_share_with_words_in_three_languages(name: str) -> None:
    game = load(name)
    result = balance(game, 2, max(2, game.info.min_seats), agent="random")
    assert result.rates
    assert all(0 <= rate.share <= 1 for rate in result.rates)
    for language in LANGUAGES:
        texts = Texts(name, language, ["Ann", "Ben"])
        for one in result.rates:
            texts.text(f"rate-{one.group}")
            texts.value(one.name)
        assert not texts.missing


def test_a_changed_card_changes_games_and_the_page_tells_the_difference(tmp_path: Path) -> None:
    game, reader = load("rush"), packs("rush")
    sheet = reader.sheet(",").splitlines()
    place = next(n for n, line in enumerate(sheet) if line.startswith("t_26,"))
    cells = sheet[place].split(",")
    cells[5] = "4"  # resources
    sheet[place] = ",".join(cells)
    pack = reader.read("\n".join(sheet), "rich")
    before, after = (balance(game, 4, 2, pack=cards) for cards in (None, pack))
    assert before.counts != after.counts
    report = BalanceReport(after, "Rush", "hulldown balance rush", before)
    assert len(report.changes) > 100
    page, whole, *_ = write_report(report, tmp_path)
    for written in (page, whole):
        assert "What is different" in written.read_text("utf-8")
