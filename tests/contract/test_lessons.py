"""Every lesson of every game can be played to its end, and says all it needs in each language."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from hulldown.games import names
from hulldown.kernel.canonical import JSON, digest
from hulldown.lessons import Lesson, LessonStep, lesson_words, lessons
from hulldown.rulebooks import rules
from hulldown.server.errors import ServerError
from hulldown.server.lobby import lesson_row, start_of
from hulldown.server.match_rows import encoded_choices
from hulldown.server.rows import Person
from hulldown.server.session import Session
from hulldown.server.sight import situation_of
from hulldown.server.thinking import Question, decide
from hulldown.server.wire import Notices
from hulldown.texts import Texts, game_words, languages_of

LONGEST = 500
LESSONS = [lesson for name in names() for lesson in lessons(name).values()]
QUOTED = re.compile("[“„](.+?)[”“]")


def opened(lesson: Lesson) -> Session:
    """The lesson as a match at a table of its own."""
    person = Person("learner", "Ada", "en", 0.0, Notices())
    row = lesson_row("one", person, lesson)
    session = Session(row, start_of(row))
    session.settle(0.0, session.to_act())
    return session


def agent_of(session: Session, seat: int, name: str) -> Any:
    """What a computer player does there, as on the server."""
    number = session.live.seats[seat].prompt_number
    match, row = session.match, session.row
    seed = digest([row.secret.hex(), "agents", number])
    position = match.game.encode_state(match.at(seat))
    question = Question(row.game, encoded_choices(row), position, seat, name, seed)
    return session.actions.actions[decide(question)]


def choice_of(session: Session, lesson: Lesson, seat: int) -> Any:
    """What a seat does next: others by the lesson, the learner by its step, or well."""
    if seat != lesson.seat:
        return session.scripted(seat) or agent_of(session, seat, lesson.agent)
    step = lesson.steps[session.learnt]
    if step.until:
        return agent_of(session, seat, "greedy")
    fitting = [one for one in session.match.legal(seat) if not is_wrong(session, lesson, one)]
    assert fitting, f"{lesson.id}/{step.id}: nothing that fits is legal"
    return next((one for one in fitting if step.accepts(one.to_json())), fitting[0])


def play(session: Session, lesson: Lesson) -> Iterator[LessonStep]:
    """Plays a lesson through by its own conditions; its step whenever the learner is asked."""
    for _ in range(LONGEST):
        if session.live.learned:
            return
        assert session.match.outcome is None, f"{lesson.id} is over at step {session.lesson_done}"
        if lesson.seat in session.to_act():
            yield lesson.steps[session.learnt]
        others = [seat for seat in session.agents_to_act() if seat != lesson.seat]
        seat = others[0] if others else lesson.seat
        session.act(seat, [choice_of(session, lesson, seat).to_json()], 0.0)
    raise AssertionError(f"{lesson.id} does not end")


HAPPENS = {
    "rush-first": ["base-destroyed", "base-destroyed", "last-round-began"],
    "duel-shot": ["shot-bounced", "shot-pierced"],
    "duel-crew": ["fire-put-out", "crew-rallied"],
}
"""What the words of a lesson say luck has done: its seed must bring it about."""


def is_wrong(session: Session, lesson: Lesson, action: Any) -> bool:
    """Does the lesson wait for something else, after what is drafted?"""
    draft = session.match.drafts.get(lesson.seat, [])
    return lesson.walk(session.lesson_done, [*draft, action])[1] is not None


def named(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.id}"


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_can_be_played_by_its_own_conditions(lesson: Lesson) -> None:
    session = opened(lesson)
    known = rules(lesson.game)
    seen = []
    for step in play(session, lesson):
        seen.append(step.id)
        assert step.rule in known
        situation = situation_of(session, lesson.seat)
        assert situation.prompt is not None
        assert situation.lesson is not None
        assert situation.lesson.message.id == f"lesson-{lesson.id}-{step.id}"
        if step.do:
            assert situation.advice is not None
            advised = [*situation.draft, *situation.advice.actions]
            assert lesson.follow(session.lesson_done, advised)[1] is None
    assert set(seen) <= {step.id for step in lesson.steps}
    wanted = HAPPENS.get(named(lesson), [])
    told = [event.message.id for record in session.match.records for event in record.events]
    assert [id for id in told if id in wanted] == wanted
    assert session.live.learned


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_refuses_other_moves_before_they_count(lesson: Lesson) -> None:
    session = opened(lesson)
    refused = 0
    for step in play(session, lesson):
        legal = session.match.legal(lesson.seat)
        for other in [one for one in legal if is_wrong(session, lesson, one)]:
            before = len(session.match.records), session.match.drafts.get(lesson.seat, [])
            with pytest.raises(ServerError) as caught:
                session.act(lesson.seat, [other.to_json()], 0.0)
            assert (caught.value.code, caught.value.details["step"]) == (
                "lesson/other-move",
                step.id,
            )
            after = len(session.match.records), session.match.drafts.get(lesson.seat, [])
            assert after == before
            refused += 1
    assert refused or not any(step.do for step in lesson.steps)


def test_a_plan_is_ready_when_every_card_of_it_lies_once() -> None:
    lesson = lessons("arcade")["water"]
    first, second = lesson.steps[0].first
    ready: dict[str, JSON] = {"kind": "ready"}
    assert lesson.follow(0, [second, first, ready]) == (1, None)
    for wrong in ([ready], [first, ready], [first, first], [first, second, second]):
        assert lesson.follow(0, wrong)[1] is lesson.steps[0], wrong


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_has_its_words_in_each_language(lesson: Lesson) -> None:
    for language in languages_of(lesson.game):
        bundle = bundle_of(lesson.game, language)
        ids = [f"lesson-{lesson.id}", f"lesson-{lesson.id}-done"]
        ids += [f"lesson-{lesson.id}-{step.id}" for step in lesson.steps]
        for id in ids:
            assert bundle.has_message(id), (language, id)
        for step in lesson.steps:
            message = bundle.get_message(f"lesson-{lesson.id}-{step.id}")
            assert ("wrong" in message.attributes) == bool(step.do), (language, step.id)


@pytest.mark.parametrize("name", names())
def test_no_words_of_lessons_are_left_over(name: str) -> None:
    needed = {
        f"lesson-{lesson.id}{end}"
        for lesson in lessons(name).values()
        for end in ("", "-done", *(f"-{step.id}" for step in lesson.steps))
    }
    for language in languages_of(name):
        source = lesson_words(name, language)
        assert set(re.findall(r"^(lesson-[\w-]+) =", source, re.MULTILINE)) == needed


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_what_a_lesson_quotes_is_said_by_the_game(lesson: Lesson) -> None:
    session = opened(lesson)
    speak = [Texts(lesson.game, language) for language in languages_of(lesson.game)]
    shown: dict[tuple[str, str], set[str]] = {}
    for step in play(session, lesson):
        for texts in speak:
            words = shown.setdefault((step.id, texts.language), set())
            words |= said(session, lesson, texts)
    for step in lesson.steps:
        for texts in speak:
            on_screen = shown.get((step.id, texts.language))
            if on_screen is not None:  # else the rules did it at once
                assert quoted(lesson, step, texts.language) <= on_screen


@cache
def bundle_of(game: str, language: str) -> FluentBundle:
    """The words of a game and of its lessons."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(game_words(game, language)))
    bundle.add_resource(FluentResource(lesson_words(game, language)))
    return bundle


def quoted(lesson: Lesson, step: LessonStep, language: str) -> set[str]:
    """What a step tells to press."""
    bundle = bundle_of(lesson.game, language)
    message = bundle.get_message(f"lesson-{lesson.id}-{step.id}")
    assert message.value is not None
    text, errors = bundle.format_pattern(message.value, {})
    assert errors == []
    return {word.casefold() for word in QUOTED.findall(str(text))}


def said(session: Session, lesson: Lesson, texts: Texts) -> set[str]:
    """All words on the screen by which something can be chosen now.

    Things of the view, the labels of what may be done, and the table's own words.
    """
    match, seat = session.match, lesson.seat
    state = match.at(seat)
    labels = [match.game.describe(state, seat, one) for one in match.legal(seat)]
    words = {texts.message(label.message) for label in labels}
    words |= {texts.short(label.message) or "" for label in labels}
    words |= {texts.word(thing) for label in labels for thing in (label.start, *label.touches)}
    words |= {texts.word(thing) for thing in things_in(match.game.view(state, seat).data)}
    words |= {texts.message(one.message) for one in match.game.plays(state, seat)}
    source = game_words(lesson.game, texts.language)
    words |= set(re.findall(r"^table-[\w-]+ = (.+)$", source, re.MULTILINE))
    return {word.casefold() for word in words}


def things_in(data: Any) -> Iterator[str]:
    """The things a view shows."""
    if isinstance(data, dict):
        data = [*data.keys(), *data.values()]
    if isinstance(data, list):
        for one in data:
            yield from things_in(one)
    elif isinstance(data, str) and ":" in data:
        yield data
