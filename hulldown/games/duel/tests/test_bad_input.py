"""What does not fit is refused with its code, the key it stands under and what would fit."""

import re
from typing import Any

import pytest

from hulldown.games.duel import GAME, pack
from hulldown.games.duel.content import BLOCKS
from hulldown.kernel.canonical import digest
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import ActionError, ConfigError, DataError
from hulldown.kernel.match import Match

from .scenes import begin, config, legal, scene

rule = pytest.mark.rule
FIVE = "; ".join(f"german_{name} pz4g" for name in ("i", "ii", "iii", "iv", "v"))
SOVIET = "soviet_i t34_85"
CARD = "45,fire 3,1,fire,0,,ours"
SHEET = "battle,plays,orders,icons,pen,heavy,figures"


def refusal(seats: int = 2, teams: Any = None, scenario: Any = None, **options: Any) -> ConfigError:
    """How a match with these choices is refused."""
    with pytest.raises(ConfigError) as caught:
        Match(GAME, GAME.info.configure(seats, options, scenario, teams), SeededChance(1))
    return caught.value


BAD = [
    ("a side without a tank", {"force": "german_i pz4g"}, "force", "soviet_i"),
    ("a seat without a tank", {"seats": 4, "force": f"german_i pz4g; {SOVIET}"}, "force", "tank"),
    ("too few tanks for the seats", {"seats": 6, "tanks": "2"}, "tanks", "3 tanks or more"),
    ("a seat on the wrong side", {"force": f"german_i pz4g seat2; {SOVIET}"}, "force", "seat1"),
    ("a seat nobody has", {"force": f"german_i pz4g seat3; {SOVIET}"}, "force", "seat1"),
    ("an ID twice", {"force": f"german_i pz4g; german_i pz3j; {SOVIET}"}, "force", "one tank"),
    ("five tanks", {"force": f"{FIVE}; {SOVIET}"}, "force", "at most 4 tanks"),
    ("five tanks by option", {"tanks": "5"}, "tanks", "1, 2, 3, 4"),
    ("an unknown model", {"force": f"german_i maus; {SOVIET}"}, "force", "tiger1"),
    ("a model of the enemy", {"force": f"german_i kv1; {SOVIET}"}, "force", "tiger1"),
    ("a round without APCR", {"force": f"german_i tiger2 1; {SOVIET}"}, "force", "takes 0"),
    ("too many rounds", {"force": f"german_i pz4g 10; {SOVIET}"}, "force", "0 to 9"),
    ("a word that says nothing", {"force": f"german_i pz4g fast; {SOVIET}"}, "force", "seasoned"),
    ("a start between", {"start": "500"}, "start", "400, 600"),
    ("a fog", {"conditions": "fog"}, "conditions", "snow"),
    ("a character nobody has", {"personality": "shy"}, "personality", "cautious"),
    ("a handicap too high", {"handicap": 31}, "handicap", "30"),
    ("no deck at all", {"decks": "0"}, "decks", "1, 2"),
    ("a switch that is no switch", {"guns": "yes"}, "guns", "true"),
    ("odds that are not told so", {"odds": "guessed"}, "odds", "printed"),
    ("five on one side", {"seats": 5, "teams": (0,) * 5}, "teams", "at most 4 tanks"),
    ("a third side", {"teams": (0, 2)}, "teams", "0 to 1"),
    ("a seat without a side", {"teams": (0,)}, "teams", "0 to 1"),
    ("too many seats", {"seats": 9}, "seats", "1 to 8"),
    ("nobody", {"seats": 0}, "seats", "1 to 8"),
]


@rule("D-001", "D-066", "D-092", "D-352")
@pytest.mark.parametrize(
    ("choices", "key", "fits"), [row[1:] for row in BAD], ids=[r[0] for r in BAD]
)
def test_choices_that_do_not_fit_make_no_match(
    choices: dict[str, Any], key: str, fits: str
) -> None:
    error = refusal(**choices)
    assert (error.code, error.details["key"]) == ("config/bad-value", key)
    assert fits in error.hint


def test_what_the_game_does_not_know_is_told_with_what_it_knows() -> None:
    scenario = refusal(scenario="moon")
    assert (scenario.code, scenario.details["key"]) == ("config/unknown-scenario", "scenario")
    assert "ponyri" in scenario.hint
    option = refusal(fog=True)
    assert (option.code, option.details["key"]) == ("config/unknown-option", "fog")
    assert "conditions" in option.hint


@rule("D-040")
@pytest.mark.parametrize(
    ("rows", "column", "said"),
    [
        ((CARD, CARD), "battle", "fault-twice"),
        (("45,fire 9,1,fire,0,,ours",), "plays", "fault-level"),
        (("45,terrain moon,1,fire,0,,ours",), "plays", "fault-word"),
    ],
)
def test_a_pack_that_does_not_fit_names_the_cell(
    rows: tuple[str, ...], column: str, said: str
) -> None:
    with pytest.raises(DataError) as caught:
        pack.read("\n".join((SHEET, *rows)), "mine")
    assert caught.value.code == "data/bad-key"
    [found] = caught.value.details["findings"]
    assert (found["row"], found["column"]) == (len(rows) + 1, column)
    assert found["message"]["id"] == said


@rule("D-040", "D-059")
@pytest.mark.parametrize(
    ("block", "changed", "key", "fits"),
    [
        ("battle", {"number": 2}, "battle.number", "each number from 1 to 100 once"),
        ("damage", {"number": 2}, "damage.number", "each number from 1 to 21 once"),
        ("battle", {"orders": 3}, "1.orders", "value 3; least 0; most 2"),
        ("tank", {"id": "pz4g"}, "id", "appears twice"),
    ],
)
def test_a_pack_whose_cards_do_not_fit_makes_no_match(
    block: str, changed: dict[str, Any], key: str, fits: str
) -> None:
    """Its hash is right: it was made so."""
    made: Any = pack.read(pack.sheet(), "mine")
    made[block][0].update(changed)
    made["hash"] = digest({block: made[block] for block in BLOCKS})
    with pytest.raises(DataError) as caught:
        Match(GAME, GAME.info.configure(2, pack=made), SeededChance(1))
    assert (caught.value.code, caught.value.details["key"]) == ("data/bad-key", key)
    assert fits in str(caught.value)


# Positions


def line_of(**changed: str) -> str:
    """The first position of a match of two, with other words for some fields."""
    line = GAME.write_position(GAME.setup(config(), SeededChance(1)))
    for name, word in changed.items():
        rest = re.sub(rf"(^| ){name} \S+", "", line)
        line = f"{rest} {name} {word}".strip()
    return line


@rule("D-040", "D-064", "D-066", "D-067", "D-075")
@pytest.mark.parametrize(
    ("key", "word", "fits"),
    [
        ("asked", "0,7", "Seats are 0 to 1"),
        ("active", "9", "Tanks are 0 to 3"),
        ("order", "0,4", "Tanks are 0 to 3"),
        ("acquired", "4,-1,-1,-1", "Tanks are 0 to 3"),
        ("penetrator", "-2,-1,-1,-1", "Tanks are 0 to 3"),
        ("range", "850,800,800,800", "multiple of 200"),
        ("range", "1200,800,800,800", "from -1000 to 1000"),
        ("burning", "2,0,0,0", "0 or 1"),
        ("broken", "0,0,0,-1", "0 or 1"),
        ("spotted", "2,0,0,0", "It takes enemies"),
        ("flanks", "0,0,4,0", "It takes enemies"),
        ("hands1", "15,201", "Battle Cards are 1 to 100"),
        ("hands1", "15,15", "one place"),
        ("hold", "15,0,0,0", "one place"),
        ("bids", "15,0,0,0", "one place"),
        ("damage_deck", "0,0", "each in one place"),
        ("damage_deck", "21", "0 to 20"),
    ],
)
def test_a_position_that_does_not_fit_is_refused(key: str, word: str, fits: str) -> None:
    with pytest.raises(DataError) as caught:
        GAME.read_position(config(), line_of(**{key: word}))
    assert caught.value.code == "data/bad-position"
    assert caught.value.details["key"] == key
    assert fits in caught.value.hint


@pytest.mark.parametrize("line", ["asking", "asking dreaming", "range 800", "speed 3", "round x"])
def test_a_line_that_is_no_position_is_refused(line: str) -> None:
    with pytest.raises(DataError) as caught:
        GAME.read_position(config(), line)
    assert caught.value.code == "data/bad-position"


# Actions


@rule("D-150", "D-248")
def test_an_illegal_action_is_refused_with_its_code_and_changes_nothing() -> None:
    state = scene([45])
    made = config(2, tanks="2")
    match = begin(state, made)
    before = GAME.encode_state(match.state)
    cat = match.state.cat
    assert "fire n45" not in legal(match.state)
    for seat, action, code in (
        (0, cat.fire[45], "action/illegal"),
        (0, cat.keep, "action/illegal"),
        (1, cat.keep, "action/not-your-turn"),
    ):
        with pytest.raises(ActionError) as caught:
            match.act(seat, action)
        assert caught.value.code == code
    assert GAME.encode_state(match.state) == before
    assert len(match.records) == 1
