"""Lessons on a server: matches like any other, that guide, are left, taken up and kept."""

from tests.server.client import Person, Running, Seat, refused, somebody


def learner(server: Running) -> tuple[Person, str]:
    """Somebody who has begun the template's lesson."""
    ada = somebody(server, "Ada")
    return ada, ada.post("/api/games/template/lessons/first")["id"]


def wait_for(seat: Seat, step: int) -> None:
    """Listen until the seat is asked for this step."""
    seat.until(lambda seat: seat.is_asked and seat.situation["lesson"]["done"] == step)


def test_a_lesson_is_a_match_that_says_what_to_do(server: Running) -> None:
    ada, match = learner(server)
    info = ada.info(match)
    assert (info["lesson"], info["learned"], info["status"]) == ("first", False, "running")
    with ada.sit(match, 0) as seat:
        step = seat.situation["lesson"]
        assert (step["done"], step["steps"], step["things"]) == (0, 6, ["card:heavy"])
        assert step["message"]["id"] == "lesson-first-send"
        assert seat.situation["advice"]["actions"] == [{"kind": "send", "card": "heavy"}]


def test_another_move_is_refused_and_the_right_one_leads_on(server: Running) -> None:
    ada, match = learner(server)
    with ada.sit(match, 0) as seat:
        refused("lesson/other-move", lambda: seat.act("send medium"))
        seat.act("send heavy")
        assert seat.situation["lesson"]["message"]["id"] == "lesson-first-dig"


def test_a_lesson_goes_on_where_it_was_left_and_is_kept_as_learnt(server: Running) -> None:
    ada, match = learner(server)
    with ada.sit(match, 0) as seat:
        seat.act("send heavy")
    with ada.sit(match, 0) as seat:
        assert seat.situation["lesson"]["done"] == 1
        seat.act("dig scout", "ready")
        for step, wanted in enumerate((["ready"], ["flare"], ["send medium", "ready"]), 3):
            wait_for(seat, step)
            seat.act(*wanted)
        seat.until(lambda seat: seat.is_over)
        assert seat.situation["lesson"]["done"] == 6
    (own,) = ada.get("/api/me")["seats"]
    assert (own["match"]["lesson"], own["match"]["learned"]) == ("first", True)


def test_a_game_names_its_lessons_and_has_no_others(server: Running) -> None:
    ada = somebody(server, "Ada")
    games = {game["id"]: game for game in ada.get("/api/games")["games"]}
    assert games["template"]["lessons"] == ["first"]
    refused("config/unknown-lesson", lambda: ada.post("/api/games/template/lessons/x"), 400)
