"""Components, goal and set-up: what the box holds and how the table looks at the start."""

from collections import Counter

import pytest

from hulldown.games.rush import GAME
from hulldown.games.rush.catalog import COUNTRIES, FIRST_VEHICLE
from hulldown.games.rush.state import State
from hulldown.kernel.chance import NotedChance, ScriptedChance, SeededChance
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.match import Match

from .scenes import catalogue, config, do, named, pick, picks, scene

rule = pytest.mark.rule
SEATS = [2, 3, 4, 5]
STARTERS = {"engineers": 4, "technicians": 1, "volunteers": 1}


def start(seats: int = 2, *luck: int, **options: str) -> State:
    return GAME.setup(config(seats, **options), ScriptedChance(list(luck), rest=0))


# Components and goal


@rule("R-001", "RQ-01")
def test_two_to_five_players_take_part() -> None:
    for seats in SEATS:
        assert len(start(seats).hands) == seats
    for seats in (0, 1, 6):
        with pytest.raises(ConfigError, match="config/bad-value"):
            GAME.info.configure(seats)


@rule("R-002", "R-019")
def test_the_deck_holds_a_hundred_vehicles_of_four_countries_each_once() -> None:
    state = start()
    vehicles = state.deck + state.reserve
    assert sorted(vehicles) == list(range(FIRST_VEHICLE, FIRST_VEHICLE + 100))
    assert Counter(state.cat.country[card] for card in vehicles) == {0: 25, 1: 25, 2: 25, 3: 25}


@rule("R-003", "R-023")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_can_count_nine_single_and_three_double_medals_of_each_country(
    seat: int | None,
) -> None:
    assert GAME.view(start(), seat).data["medals"] == [
        {"id": f"medal:{country}", "singles": 9, "doubles": 3} for country in COUNTRIES
    ]


@rule("R-004", "R-013")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_has_the_same_six_barracks_cards(seats: int) -> None:
    state = start(seats)
    for seat in range(seats):
        assert Counter(named(state.hands[seat] + state.garages[seat])) == STARTERS


@rule("R-005", "R-012")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_has_three_bases_on_the_table_for_all_to_see(seats: int) -> None:
    state = start(seats)
    for seat, shown in enumerate(GAME.view(state, None).data["seats"]):
        assert [base["id"] for base in shown["bases"]] == [f"base:{seat}:{n}" for n in range(3)]
        assert {base["state"] for base in shown["bases"]} == {"whole"}
        assert {base["defender"] for base in shown["bases"]} == {None}


@rule("R-006")
def test_all_twelve_achievements_can_be_revealed() -> None:
    seen = {n for seed in range(40) for n in GAME.setup(config(), SeededChance(seed)).achievements}
    assert seen == set(range(12))
    assert len(set(catalogue().achievements)) == 12


@rule("R-007", "R-008", "RX-02")
def test_medals_come_from_vehicles_bases_and_achievements_and_the_most_win() -> None:
    line = "asking over asked - ending 1 achievements light_tanks,heavy_tanks"
    light = pick(klass="light")
    squads = f"depots0 ussr_medal+usa_two_medals+base depots1 engineers+{light}"
    outcome = GAME.outcome(scene(f"{line} {squads}"))
    assert outcome is not None
    assert outcome.scores == (
        {"medals": 3, "bases": 3, "achievements": 0},
        {"medals": 0, "bases": 0, "achievements": 5},
    )
    assert outcome.winners == (0,)


@rule("R-008", "RQ-44")
def test_invulnerability_is_a_fourth_source_of_medals() -> None:
    card = pick(country="germany", ability="invulnerability", alone=True)
    state = do(scene(f"hands0 {card}"), f"use {card}")
    assert named(state.depots[0]) == ["germany_medal"]


@rule("R-174", "RX-04")
def test_first_player_and_graveyard_lie_open_and_every_card_explains_itself() -> None:
    buried = pick(cost=0)
    state = scene(f"first 1 graveyard {buried}")
    for seat in (0, 1, None):
        data = GAME.view(state, seat).data
        assert (data["first"], data["graveyard"]) == ("seat:1", [f"card:{buried}"])
    for name in catalogue().names:
        facts = GAME.query(state, 0, {"ask": "card", "card": f"card:{name}"})
        assert facts["id"] == f"card:{name}"


# Set-up


@rule("R-009", "RQ-02")
@pytest.mark.parametrize("luck", [0, 1, 2])
def test_the_first_player_is_drawn(luck: int) -> None:
    noted = NotedChance(ScriptedChance([luck], rest=0))
    state = GAME.setup(config(3), noted)
    assert noted.draws[0].to_json() == ["R-009", "first player", 3, luck]
    assert (state.first, state.active, GAME.seats_to_act(state)) == (luck, luck, (luck,))


@rule("R-009", "RQ-02")
@pytest.mark.parametrize("chosen", ["1", "2", "3"])
def test_the_first_player_can_be_chosen(chosen: str) -> None:
    noted = NotedChance(ScriptedChance(rest=0))
    state = GAME.setup(config(3, first_player=chosen), noted)
    assert state.first == state.active == int(chosen) - 1
    assert "R-009" not in {draw.rule for draw in noted.draws}


@rule("R-010", "RX-03")
@pytest.mark.parametrize(
    ("edition", "custom"),
    [("en", None), ("de-1.3", None), ("pl", "first:youngest")],
)
def test_only_the_polish_edition_names_the_youngest(edition: str, custom: str | None) -> None:
    state = start(edition=edition)
    assert GAME.view(state, 0).data["first_by"] == custom
    state.round = 2
    assert GAME.view(state, 0).data["first_by"] is None


@rule("R-026", "R-032")
def test_the_first_turn_is_told_like_every_other() -> None:
    match = Match(GAME, config(3), SeededChance(4))
    first = match.state.first
    began, laid_out = match.heard((first + 1) % 3)
    assert (began.id, began.args) == ("turn-began", {"seat": f"seat:{first}", "round": 1})
    assert (laid_out.id, laid_out.args["seat"]) == ("hand-laid-out", f"seat:{first}")
    assert laid_out.args["cards"] == match.view(None).data["turn"]["laid_out"]


@rule("R-011")
def test_the_first_player_stays_the_first_player() -> None:
    state = start(3, 1)
    seen = []
    for _ in range(7):
        seen.append((state.active, GAME.view(state, 0).data["first"]))
        state = do(state, "end", rest=0)
    assert seen == [(seat, "seat:1") for seat in (1, 2, 0, 1, 2, 0, 1)]


@rule("R-014", "R-017")
def test_three_random_cards_of_the_garage_become_the_hand() -> None:
    noted = NotedChance(ScriptedChance([0, 5, 4, 0], rest=0))
    state = GAME.setup(config(), noted)
    drawn = [draw for draw in noted.draws if draw.rule == "R-017"]
    assert [(draw.stream, draw.bound) for draw in drawn] == [
        *(("garage/0", bound) for bound in (6, 5, 4)),
        *(("garage/1", bound) for bound in (6, 5, 4)),
    ]
    assert named(state.hands[0]) == ["engineers", "technicians", "volunteers"]
    assert named(state.garages[0]) == ["engineers"] * 3


@rule("R-015")
def test_depots_begin_empty_and_fill_face_up_beside_the_garage() -> None:
    state = start()
    assert state.depots == [[], []]
    after = do(state, "put-away engineers")
    assert GAME.view(after, 1).data["seats"][0]["depot_top"] == "card:engineers"


@rule("R-016", "RQ-03", "RX-36")
def test_one_looks_through_ones_own_depot_at_any_time_and_sees_the_top_of_others() -> None:
    state = scene("active 0 asked 0 depots1 technicians+engineers*2")
    own, other = (GAME.view(state, seat).data["seats"][1] for seat in (1, 0))
    assert own["depot_cards"] == ["card:technicians", "card:engineers", "card:engineers"]
    assert "depot_cards" not in other
    assert (other["depot"], other["depot_top"]) == (3, "card:engineers")


@rule("R-018", "RQ-42")
def test_a_hand_is_known_to_its_owner_until_it_is_laid_out() -> None:
    line = "hands0 engineers hands1 technicians+engineers*2 garages1 engineers+volunteers"
    state = scene(f"{line} garages0 engineers*3 reserve {'+'.join(picks(4))}")
    assert GAME.view(state, 1).data["hand"] == [
        "card:engineers", "card:engineers", "card:technicians",
    ]  # fmt: skip
    for seat in (0, None):
        seen = GAME.view(state, seat).data
        assert seen["seats"][1]["hand"] == 3
        assert seen["turn"]["laid_out"] == ["card:engineers"]
    laid_out = GAME.view(do(state, "end", rest=0), 0).data["turn"]["laid_out"]
    assert laid_out == ["card:engineers", "card:engineers", "card:technicians"]


@rule("R-020", "RX-33", "RQ-37")
def test_four_vehicles_form_one_reserve_and_the_first_dealt_leaves_first() -> None:
    noted = NotedChance(ScriptedChance([0] * 7 + [9, 7, 5, 3], rest=0))
    state = GAME.setup(config(), noted)
    assert [d.bound for d in noted.draws if d.rule == "R-020"] == [100, 99, 98, 97]
    assert state.reserve == [FIRST_VEHICLE + n for n in (9, 7, 5, 3)]
    for seat in (0, 1, None):
        data = GAME.view(state, seat).data
        assert data["reserve"] == [f"card:{name}" for name in named(state.reserve)]
        assert data["leaves_next"] == data["reserve"][0]


@rule("R-021", "R-022", "RX-43", "RQ-04")
def test_vehicle_discards_come_back_when_the_deck_is_empty_and_the_graveyard_does_not() -> None:
    row, gone, thrown = picks(4), picks(8)[4:6], picks(8)[6:8]
    rest = [name for name in catalogue().names[FIRST_VEHICLE:] if name not in picks(8)]
    line = f"reserve {'+'.join(row)} discards {'+'.join(thrown)} graveyard {'+'.join(rest + gone)}"
    state = scene(line)
    assert state.deck == []
    after = do(state, "end", luck=[0])
    assert sorted(named(after.deck + after.discards + after.reserve)) == sorted(row + thrown)
    assert after.discards == []
    assert len(after.deck) == 2
    assert named(after.graveyard) == rest + gone


@rule("R-024", "R-025")
@pytest.mark.parametrize("seats", SEATS)
def test_one_achievement_more_than_players_is_revealed_and_the_rest_leaves_the_game(
    seats: int,
) -> None:
    noted = NotedChance(SeededChance(seats))
    state = GAME.setup(config(seats), noted)
    bounds = [draw.bound for draw in noted.draws if draw.rule == "R-024"]
    assert bounds == list(range(12, 11 - seats, -1))
    shown = GAME.view(state, None).data["achievements"]
    assert len({achievement["id"] for achievement in shown}) == seats + 1


@rule("R-025")
@pytest.mark.parametrize("seats", SEATS)
def test_no_barracks_or_bases_but_those_of_the_players_are_in_the_game(seats: int) -> None:
    state = start(seats)
    assert sum(map(len, state.hands + state.garages)) == 6 * seats
    assert len(state.bases) == 3 * seats
    assert state.depots == [[]] * seats
    assert state.graveyard == state.discards == []


@rule("R-175", "RQ-19")
def test_garage_hand_and_depot_are_the_squad_and_defenders_are_not() -> None:
    guard, spare = picks(2, armour=2)
    line = f"hands0 engineers garages0 technicians depots0 {spare} bases0 whole:{guard},whole,whole"
    assert GAME.view(scene(line), 1).data["seats"][0]["squad"] == [
        "card:engineers", "card:technicians", f"card:{spare}",
    ]  # fmt: skip
    for shown in GAME.view(start(), 0).data["seats"]:
        assert Counter(shown["squad"]) == {f"card:{name}": n for name, n in STARTERS.items()}


@rule("R-176", "RX-04")
@pytest.mark.parametrize("edition", ["en", "de-1.3", "pl"])
def test_everybody_sees_what_the_cards_in_sight_can_do(edition: str) -> None:
    scout = pick(ability="scouting", alone=True)
    state = scene(f"hands0 {scout} reserve {pick(cost=1, but=[scout])}", edition=edition)
    for seat in (0, 1, None):
        cards = GAME.view(state, seat).data["cards"]
        assert cards[f"card:{scout}"]["abilities"] == [["scouting", 0]]
        assert set(GAME.view(state, seat).data["reserve"]) <= set(cards)
