"""Agents at their seats: in place, and through a match."""

from typing import Any

import pytest

from hulldown.agents import (
    AgentKind,
    Clock,
    Worlds,
    drive,
    load_agent,
    play_in_place,
    seat_agents,
)
from hulldown.games import load
from hulldown.games.template.agent import HOOKS
from hulldown.kernel.actions import Action
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import ConfigError, HulldownError
from hulldown.kernel.game import AgentHooks
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Message, View
from hulldown.kernel.playout import play_out
from hulldown.kernel.table import Table

GAME = load("template")
CONFIG = GAME.info.configure(3)
RANDOM = load_agent("random")
GREEDY = load_agent("greedy")


class Scribe:
    """Plays the last action and writes down all it is given and told."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.views: list[View] = []
        self.offered: list[int] = []
        self.heard: list[Message] = []

    def choose(self, view: View, legal: list[Action], worlds: Worlds, clock: Clock) -> Action:
        self.views.append(view)
        self.offered.append(len(legal))
        return legal.pop()

    def observe(self, message: Message) -> None:
        self.heard.append(message)


def new_match(seed: int = 1) -> Match[Any, Any]:
    return Match(GAME, CONFIG, SeededChance(seed))


def scribes() -> list[AgentKind]:
    return [AgentKind("scribe", Scribe), GREEDY, RANDOM]


def test_random_agents_in_place_play_as_fast_playouts_do() -> None:
    players = seat_agents(GAME, CONFIG, [RANDOM] * 3, "a")
    played = play_in_place(GAME, CONFIG, players, SeededChance(1))
    chance = SeededChance(1)
    table = Table(GAME.setup(CONFIG, chance), chance)
    assert played.decisions == play_out(GAME, table, SeededChance("a/0"), 1000)
    assert played.outcome == GAME.outcome(table.state)


def test_the_same_seed_plays_the_same_match_again() -> None:
    kinds = [RANDOM, GREEDY, RANDOM]
    once, again, other = (
        play_in_place(GAME, CONFIG, seat_agents(GAME, CONFIG, kinds, seed), SeededChance(seed))
        for seed in ("x", "x", "y")
    )
    assert once == again != other


def test_drive_plays_a_match_with_records_and_events() -> None:
    match = new_match()
    outcome = drive(match, seat_agents(GAME, CONFIG, [RANDOM, GREEDY, RANDOM], "1"))
    assert outcome is match.outcome is not None
    assert {message.id for message in match.heard(None)} >= {"plans-shown", "was-ready"}
    assert match.drafts == {}


def test_drive_stops_where_somebody_else_must_decide() -> None:
    match = new_match()
    players = seat_agents(GAME, CONFIG, [RANDOM] * 3, "1")
    assert drive(match, [players[0], None, players[2]]) is None
    assert match.seats_to_act == (1,)


def test_an_agent_is_told_what_its_seat_sees_and_nothing_else() -> None:
    hidden: list[Message] = []
    for seed in range(10):
        match = new_match(seed)
        players = seat_agents(GAME, CONFIG, scribes(), str(seed))
        drive(match, players)
        heard = players[0].agent.heard  # type: ignore[attr-defined]
        assert heard == match.heard(0)
        told = [event.message for record in match.records for event in record.events]
        others = [m for m in told if m.id == "card-scouted" and m.args["seat"] != "seat:0"]
        assert not [message for message in heard if message in others]
        hidden += others
    assert hidden


def test_an_agent_is_told_the_same_when_played_in_place() -> None:
    players = seat_agents(GAME, CONFIG, scribes(), "5")
    played = play_in_place(GAME, CONFIG, players, SeededChance(5))
    heard = players[0].agent.heard  # type: ignore[attr-defined]
    assert played.decisions > len([m for m in heard if m.id == "was-ready"]) > 0
    assert not [m for m in heard if m.id == "card-scouted" and m.args["seat"] != "seat:0"]


def test_an_agent_is_asked_only_where_there_is_a_choice() -> None:
    players = seat_agents(GAME, CONFIG, scribes(), "1")
    drive(new_match(), players)
    scribe = players[0].agent
    assert min(scribe.offered) >= 2  # type: ignore[attr-defined]
    assert all(view.seat == 0 and "hand" in view.data for view in scribe.views)  # type: ignore[attr-defined]


def test_an_agent_that_never_looks_gets_no_view() -> None:
    class Blind(Scribe):
        needs_view = False

    players = seat_agents(GAME, CONFIG, [AgentKind("blind", Blind), RANDOM, RANDOM], "1")
    play_in_place(GAME, CONFIG, players, SeededChance(1))
    assert all(view.data == {} for view in players[0].agent.views)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (lambda legal: None, "answered None, which is not legal"),
        (lambda legal: Action("fly"), "answered 'fly', which is not legal"),
        (lambda legal: legal[99], "broke: IndexError: list index out of range"),
    ],
)
def test_a_bad_answer_names_the_agent(answer: Any, words: str) -> None:
    class Bad:
        def choose(self, view: View, legal: list[Action], worlds: Worlds, clock: Clock) -> Any:
            return answer(legal)

    players = seat_agents(GAME, CONFIG, [AgentKind("bad", Bad), RANDOM, RANDOM], "1")
    match = new_match()
    for run in (
        lambda: drive(match, players),
        lambda: play_in_place(GAME, CONFIG, players, SeededChance(1)),
    ):
        with pytest.raises(HulldownError) as caught:
            run()
        assert caught.value.code == "agent/failed"
        assert caught.value.message == f"agent bad: {words}"
    assert [record.kind for record in match.records] == ["setup"]


def test_an_observer_that_breaks_is_named() -> None:
    class Deaf(Scribe):
        def observe(self, message: Message) -> None:
            raise ValueError("too loud")

    players = seat_agents(GAME, CONFIG, [AgentKind("deaf", Deaf), RANDOM, RANDOM], "1")
    with pytest.raises(HulldownError, match="agent deaf: broke: ValueError: too loud"):
        drive(new_match(), players)


def test_a_game_that_does_not_end_is_found_out() -> None:
    players = seat_agents(GAME, CONFIG, [GREEDY] * 3, "1")
    with pytest.raises(HulldownError) as caught:
        play_in_place(GAME, CONFIG, players, SeededChance(1), limit=5)
    assert caught.value.code == "contract/broken"


def test_greedy_needs_a_game_with_rules_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "hooks", AgentHooks(value=HOOKS.value))
    with pytest.raises(HulldownError, match="no rules of thumb"):
        GREEDY.make(GAME, CONFIG, 0, "1")


def test_a_clock_counts_iterations_afresh_for_each_decision() -> None:
    clock = Clock(iterations=3)
    for _ in range(2):
        assert [clock.tick() for _ in range(5)] == [True, True, True, False, False]
        clock.restart()


def test_a_clock_may_run_on_time() -> None:
    clock = Clock(seconds=0.01)
    assert clock.tick()
    while clock.tick():
        pass
    clock.restart()
    assert clock.tick()


@pytest.mark.parametrize(("iterations", "seconds"), [(0, None), (5, 0.0), (5, -1.0)])
def test_a_clock_without_time_is_refused(iterations: int, seconds: float | None) -> None:
    with pytest.raises(ConfigError):
        Clock(iterations, seconds)
