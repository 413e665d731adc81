"""The contract every game keeps, as checks that tests and the fuzzer share.

Each check has a name; a game that breaks one gives a `Finding` with that name. The leak checks
compare a position with worlds the seat cannot tell apart: resampled ones, and twins made from
the same actions with a draw changed, which owe nothing to the game's own resampling.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hulldown.kernel.canonical import canonical, digest
from hulldown.kernel.chance import RecordedChance, SeededChance
from hulldown.kernel.config import Config, Orders, read_config
from hulldown.kernel.errors import HulldownError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Event, Seat, read_event
from hulldown.kernel.steps import automatic_choice, take_step
from hulldown.lab.copies import clones_differ, in_place_differs, resumed_differs
from hulldown.lab.differences import tell
from hulldown.lab.odd_requests import odd_requests
from hulldown.lab.walk import Walk, random_walk, twin

REPEATABLE = "repeatable"
UNTOUCHED = "untouched"
CLONE = "clone"
IN_PLACE = "in-place"
RESUME = "resume"
LEGAL = "legal"
CODEC = "codec"
PROGRESS = "progress"
OFFERS = "offers"
VIEWS = "views"
ODD = "odd"
TAKE_BACK = "take-back"
LEAK_VIEW = "leak/view"
LEAK_LEGAL = "leak/legal"
LEAK_BLIND = "leak/blind"
LEAK_ASKED = "leak/asked"
LEAK_MEMORY = "leak/memory"
LEAK_OFFERS = "leak/offers"
LEAK_AUTOMATIC = "leak/automatic"

LOOKS_AT = 40
NOTATIONS = 500

CHECKS = {
    REPEATABLE: "the same seed gives the same log, and a replay reproduces every digest",
    UNTOUCHED: "looking, acting on a clone and resampling never change a position",
    CLONE: "a clone is in every field as its original",
    IN_PLACE: "playing in place equals playing by clones, draw by draw",
    RESUME: "stored and resumed after every step, a match goes on as if it never had been",
    LEGAL: "legal actions are interned, without doubles, and the same after a round trip",
    CODEC: "positions, actions, events and configs survive JSON and notation",
    PROGRESS: "somebody can act or it is over, in bounded length, with everybody ranked",
    OFFERS: "the usual action and every whole play are legal",
    VIEWS: "several who look at once see what each of them sees alone",
    ODD: "odd questions, actions and orders are answered or refused with a typed error",
    TAKE_BACK: "what a seat learns is declared as news, so that no take-back crosses it",
    LEAK_VIEW: "equal worlds have equal views, prompts, refusals and answers",
    LEAK_LEGAL: "equal worlds have equal legal actions",
    LEAK_BLIND: "resampling uses nothing the seat does not know",
    LEAK_ASKED: "who is asked next tells nothing hidden",
    LEAK_MEMORY: "a resampled world contradicts nothing the seat was shown",
    LEAK_OFFERS: "usual action, plays and answers to orders are equal in equal worlds",
    LEAK_AUTOMATIC: "an automatic choice, or an answer by orders at once, tells nothing hidden",
}


TAKE_BACK_STEPS = 2_000


@dataclass(frozen=True)
class Finding:
    """A broken promise: which check, and what was seen."""

    check: str
    message: str


Findings = Iterator[Finding]


def check_match(walk: Walk, seed: int | str, stride: int) -> Findings:
    """The whole contract on a walk, every `stride`-th position looked at closely.

    All else stands on the foundations: a walk that breaks one of them is not looked at further.
    """
    for foundation in FOUNDATIONS:
        shaken = list(foundation(walk))
        yield from shaken
        if shaken:
            return
    yield from check_beyond(walk, seed, stride)


def check_beyond(walk: Walk, seed: int | str, stride: int) -> Findings:
    """The checks that rely on the foundations."""
    yield from check_codec(walk)
    yield from check_progress(walk)
    yield from check_take_back(walk)
    for length in range(0, len(walk.steps) + 1, stride):
        yield from check_position(walk, length, seed)


def check_position(walk: Walk, length: int, seed: int | str, worlds: int = 2) -> Findings:
    """What can be checked at one position of a walk."""
    yield from check_legal(walk, length)
    yield from check_offers(walk, length)
    yield from check_views(walk, length)
    for seat in range(walk.config.seats):
        yield from check_odd(walk, length, seat, f"{seed}/{length}/{seat}")
        yield from check_leaks(walk, length, seat, f"{seed}/{length}/{seat}", worlds)


def check_repeatable(walk: Walk) -> Findings:
    """Same seed, same log; a replay with the recorded draws reproduces every digest."""
    game = walk.game
    again = random_walk(game, walk.config, walk.seed, len(walk.steps))
    if again.digests != walk.digests:
        told = f"seed {walk.seed!r} gave two different logs: {_parting(walk, again)}"
        yield Finding(REPEATABLE, told)
        return
    chance = RecordedChance(walk.dealt)
    state = game.setup(walk.config, chance)
    try:
        chance.finish()
        for number, step in enumerate(walk.steps):
            luck = RecordedChance(step.draws)
            state = take_step(game, state, step.seat, step.action, luck).after
            luck.finish()
            if digest(game.encode_state(state)) != walk.digests[number + 1]:
                told = _apart(game, step.after, state)
                yield Finding(REPEATABLE, f"the replay differs at step {number}: {told}")
                return
    except HulldownError as error:
        yield Finding(REPEATABLE, f"the replay fails: {error}")


def _parting(walk: Walk, again: Walk) -> str:
    """Where two walks part, and how."""
    both = zip(walk.digests, again.digests, strict=False)
    lengths = (length for length, (here, there) in enumerate(both) if here != there)
    length = next(lengths, None)
    if length is None:
        return f"{len(walk.steps)} steps here, {len(again.steps)} there"
    told = _apart(walk.game, walk.state_at(length), again.state_at(length))
    return f"after step {length}, {told}"


def _apart(game: AnyGame, state: Any, world: Any) -> str:
    """What two positions do not have in common."""
    return tell(game.encode_state(state), game.encode_state(world))


def check_untouched(walk: Walk) -> Findings:
    """No position changed after it was left, and none changes by being looked at."""
    game = walk.game
    stride = 1 + len(walk.steps) // LOOKS_AT
    for length, expected in enumerate(walk.digests):
        state = walk.state_at(length)
        if digest(game.encode_state(state)) != expected:
            unspoilt = random_walk(game, walk.config, walk.seed, length).state
            told = f"the position after step {length} changed: {_apart(game, unspoilt, state)}"
            yield Finding(UNTOUCHED, f"{game.info.id}: {told}")
            return
        if length % stride:
            continue
        before = game.clone(state)
        for seat in range(walk.config.seats):
            _look_at(game, state, seat)
            game.contradiction(state, seat, walk.heard(seat, length))
        if digest(game.encode_state(state)) != expected:
            told = f"looking at the position after step {length} changed it: "
            told += _apart(game, before, state)
            yield Finding(UNTOUCHED, f"{game.info.id}: {told}")
            return


def check_clone(walk: Walk) -> Findings:
    """A clone encodes as its original, and has every declared field, stored or not."""
    for told in clones_differ(walk):
        yield Finding(CLONE, told)


def check_in_place(walk: Walk) -> Findings:
    """Simulation, which plays in place, plays the same game."""
    for told in in_place_differs(walk):
        yield Finding(IN_PLACE, told)


def check_resume(walk: Walk) -> Findings:
    """What a server stores is all there is."""
    for told in resumed_differs(walk):
        yield Finding(RESUME, told)


FOUNDATIONS: tuple[Callable[[Walk], Findings], ...] = (
    check_repeatable,
    check_untouched,
    check_clone,
    check_in_place,
    check_resume,
)


def _look_at(game: AnyGame, state: Any, seat: Seat) -> None:
    game.view(state, seat)
    game.pictures(state, seat)
    game.resample(state, seat, SeededChance(0))
    game.why_not(state, seat)
    game.orders(state, seat)
    game.standing(state)
    game.outcome(state)
    game.clone(state)
    game.on_turn(state, seat)
    game.write_position(state)
    for question in game.questions(state, seat):
        game.query(state, seat, question)
    if seat in game.seats_to_act(state):
        _look_at_question(game, state, seat)


def _look_at_question(game: AnyGame, state: Any, seat: Seat) -> None:
    """Whatever a game, its agents included, is handed the position for."""
    legal = game.legal_actions(state, seat)
    game.plays(state, seat)
    game.prompt(state, seat)
    game.usual(state, seat)
    for orders in _orders_given(game, state, seat):
        game.answer(state, seat, orders)
    _decides(game, state, seat)
    for action in legal:
        game.describe(state, seat, action)
    for advise in (game.hooks.policy, game.hooks.playout):
        if advise is not None:
            advise(state, seat, legal)
    if game.hooks.value is not None:
        game.hooks.value(state, seat)


def check_legal(walk: Walk, length: int) -> Findings:
    """Interned, no doubles, same order after a round trip, never empty."""
    game, state = walk.game, walk.state_at(length)
    table = game.actions(walk.config)
    again = game.decode_state(walk.config, game.encode_state(state))
    for seat in game.seats_to_act(state):
        legal = game.legal_actions(state, seat)
        if not legal or len({action.number for action in legal}) != len(legal):
            yield Finding(LEGAL, f"seat {seat} has none or doubles after step {length}")
        if any(table.actions[action.number] is not action for action in legal):
            yield Finding(LEGAL, f"an action after step {length} is not the catalogue's")
        anew = game.legal_actions(again, seat)
        if anew != legal:
            told = tell([one.notation() for one in legal], [one.notation() for one in anew])
            yield Finding(LEGAL, f"the order after step {length} depends on history: {told}")


def check_offers(walk: Walk, length: int) -> Findings:
    """The usual action is legal, and so is each action of a play when its turn comes."""
    game, state = walk.game, walk.state_at(length)
    for seat in game.seats_to_act(state):
        if game.usual(state, seat) not in game.legal_actions(state, seat):
            yield Finding(OFFERS, f"the usual action after step {length} is not legal")
        for play in game.plays(state, seat):
            reached = state
            for action in play.actions:
                asked = seat in game.seats_to_act(reached)
                if not asked or action not in game.legal_actions(reached, seat):
                    yield Finding(OFFERS, f"a play after step {length} is not legal")
                    break
                reached = take_step(game, reached, seat, action, SeededChance(0)).after


def check_views(walk: Walk, length: int) -> Findings:
    """What all may know is told alike to all, and nothing of one seat to another."""
    game, state = walk.game, walk.state_at(length)
    seats: list[Seat | None] = [*range(walk.config.seats), None]
    for seat, view in zip(seats, game.views(state, seats), strict=True):
        alone = game.view(state, seat).data
        if view.data != alone:
            told = tell(alone, view.data)
            yield Finding(VIEWS, f"seat {seat} sees more or less after step {length}: {told}")


def check_odd(walk: Walk, length: int, seat: Seat, seed: str) -> Findings:
    """Nothing that a client may send breaks the game."""
    state, picks = walk.state_at(length), SeededChance(f"{seed}/odd")
    for broken in odd_requests(walk.game, walk.config, state, seat, picks):
        yield Finding(ODD, f"after step {length}, seat {seat}: {broken}")


def check_codec(walk: Walk) -> Findings:
    """Everything that travels comes back as it was."""
    game, config = walk.game, walk.config
    table = game.actions(config)
    if canonical(read_config(game.info, config.to_json()).to_json()) != canonical(config.to_json()):
        yield Finding(CODEC, "the config changes on its way")
    for length in range(0, len(walk.digests), 1 + len(walk.digests) // NOTATIONS):
        expected = walk.digests[length]
        line = game.write_position(walk.state_at(length))
        data = game.encode_state(game.read_position(config, line))
        if digest(data) != expected:
            told = tell(game.encode_state(walk.state_at(length)), data)
            yield Finding(CODEC, f"the notation after step {length} reads back otherwise: {told}")
            return
    for step in walk.steps:
        action = step.action
        if {table.decode(action.to_json()), table.read(action.notation())} != {action}:
            yield Finding(CODEC, f"the action {action.notation()!r} changes on its way")
        for event in step.events:
            if canonical(read_event(event.to_json()).to_json()) != canonical(event.to_json()):
                yield Finding(CODEC, f"the event {event.message.id!r} changes on its way")


def check_progress(walk: Walk) -> Findings:
    """Over exactly when nobody is asked, and then everybody is ranked once."""
    game = walk.game
    for length in range(len(walk.steps) + 1):
        state = walk.state_at(length)
        asked, outcome = game.seats_to_act(state), game.outcome(state)
        if bool(asked) == (outcome is not None):
            yield Finding(PROGRESS, f"after step {length} the match is neither on nor over")
            return
    if outcome is None and walk.is_cut:
        return
    if outcome is None:
        yield Finding(PROGRESS, f"the match did not end in {len(walk.steps)} steps")
    elif sorted(s for equals in outcome.ranking for s in equals) != list(range(walk.config.seats)):
        yield Finding(PROGRESS, "the ranking does not hold every seat once")
    elif any(not are_sides(equals, walk.config) for equals in outcome.ranking):
        yield Finding(PROGRESS, "the seats of one side are ranked apart")


def are_sides(seats: Sequence[Seat], config: Config) -> bool:
    """Are these all seats of whole sides?"""
    sides = {config.team_of(seat) for seat in seats}
    return len(seats) == sum(config.team_of(seat) in sides for seat in range(config.seats))


def check_take_back(walk: Walk) -> Findings:
    """Through a real match or its beginning: take back where allowed; log and drafts stay whole.

    What differs between equal worlds without being declared is found by `check_leaks`.
    """
    match: Match[Any, Any] = Match(walk.game, walk.config, SeededChance(walk.seed))
    picks = SeededChance(f"{walk.seed}/take-back")
    adopted: list[tuple[Any, str]] = []
    for _ in range(min(len(walk.steps), TAKE_BACK_STEPS)):
        if not match.seats_to_act:
            break
        seat = match.seats_to_act[picks.draw(len(match.seats_to_act), "", "")]
        legal = match.legal(seat)
        match.step(seat, legal[picks.draw(len(legal), "", "")])
        adopted.append((match.state, digest(walk.game.encode_state(match.state))))
        for other in range(walk.config.seats):
            if match.take_back_refused(other) is None and picks.draw(4, "", "") == 0:
                yield from _take_back(match, other)
    if any(digest(walk.game.encode_state(state)) != then for state, then in adopted):
        yield Finding(UNTOUCHED, f"{walk.game.info.id}: a position the match had adopted changed")
    yield from _replays(match)


def _take_back(match: Match[Any, Any], seat: Seat) -> Findings:
    drafts = {other: list(draft) for other, draft in match.drafts.items() if other != seat}
    try:
        record = match.take_back(seat)
    except HulldownError as error:
        yield Finding(TAKE_BACK, f"seat {seat} may take back and cannot: {error}")
        return
    if any(match.records[number].draws for number in record.cancels):
        yield Finding(TAKE_BACK, f"record {record.number} takes chance back")
    if seat not in match.seats_to_act:
        yield Finding(TAKE_BACK, f"seat {seat} took back and is not asked again")
    if drafts != {other: draft for other, draft in match.drafts.items() if other != seat}:
        yield Finding(TAKE_BACK, f"the take-back of seat {seat} changed another's draft")


def _replays(match: Match[Any, Any]) -> Findings:
    first = match.records[0]
    again: Match[Any, Any] = Match(
        match.game, match.config, RecordedChance(first.draws), automatic=False
    )
    try:
        for record in match.records[1:]:
            again.redo(record)
    except HulldownError as error:
        yield Finding(TAKE_BACK, f"the log with take-backs does not replay: {error}")


def check_leaks(walk: Walk, length: int, seat: Seat, seed: str, worlds: int) -> Findings:
    """The leak contract for one seat at one position, against several other worlds."""
    game, state = walk.game, walk.state_at(length)
    heard = walk.heard(seat, length)
    picks = SeededChance(f"{seed}/picks")
    objection = game.contradiction(state, seat, heard)
    if objection is not None:
        yield Finding(LEAK_MEMORY, f"seat {seat} saw something untrue: {objection}")
    for number in range(worlds):
        world = game.resample(state, seat, SeededChance(f"{seed}/{number}"))
        objection = game.contradiction(world, seat, heard)
        if objection is not None:
            yield Finding(LEAK_MEMORY, f"after step {length}, seat {seat}: {objection}")
        found = twin(walk, length, seat, picks)
        for other in (world,) if found is None else (world, found):
            yield from _compare(game, state, other, seat, f"{seed}/{number}")
            yield from _compare_next(game, state, other, seat, picks)


def _compare(game: AnyGame, state: Any, world: Any, seat: Seat, seed: str) -> Findings:
    """Two positions that the seat cannot tell apart, looked at from every side."""
    for check, look in LOOKS.items():
        here, there = look(game, state, seat), look(game, world, seat)
        if canonical(here) != canonical(there):
            yield Finding(check, f"seat {seat}: {tell(here, there)} ({game.write_position(state)})")
    for other in game.seats_to_act(state):
        if other != seat and other in game.seats_to_act(world):
            silent = automatic_choice(game, state, other, game.legal_actions) is None
            if silent != (automatic_choice(game, world, other, game.legal_actions) is None):
                told = f"seat {seat} learns what seat {other} holds: {_apart(game, state, world)}"
                yield Finding(LEAK_AUTOMATIC, told)
            if _decides(game, state, other) != _decides(game, world, other):
                told = f"seat {seat} learns what seat {other} holds from when it answers"
                yield Finding(LEAK_AUTOMATIC, f"{told}: {_apart(game, state, world)}")
    again = [
        game.encode_state(game.resample(position, seat, SeededChance(f"{seed}/again")))
        for position in (state, world)
    ]
    if canonical(again[0]) != canonical(again[1]):
        told = f"{tell(*again)} ({game.write_position(state)})"
        yield Finding(LEAK_BLIND, f"seat {seat}, resampled from worlds it cannot tell: {told}")


def _decides(game: AnyGame, state: Any, seat: Seat) -> list[bool]:
    """Is the seat's reaction decided by such orders?"""
    if not game.prompt(state, seat).reaction:
        return []
    return [game.decided(state, seat, orders) for orders in _orders_given(game, state, seat)]


def _orders_given(game: AnyGame, state: Any, seat: Seat) -> list[Orders]:
    """No orders, all defaults, and each one alone."""
    usual = {form.id: form.default for form in game.orders(state, seat)}
    return [{}, usual, *({id: value} for id, value in usual.items())]


def _what_is_seen(game: AnyGame, state: Any, seat: Seat) -> Any:
    asked = seat in game.seats_to_act(state)
    return {
        "view": game.view(state, seat).to_json(),
        "pictures": game.pictures(state, seat),
        "prompt": game.prompt(state, seat).to_json() if asked else None,
        "why_not": [refusal.to_json() for refusal in game.why_not(state, seat)],
        "answers": [game.query(state, seat, asking) for asking in game.questions(state, seat)],
        "orders": [form.to_json() for form in game.orders(state, seat)],
    }


def _what_is_legal(game: AnyGame, state: Any, seat: Seat) -> Any:
    """Now, or in the turn that the seat may prepare."""
    if seat not in game.seats_to_act(state):
        state = game.on_turn(state, seat)
    if state is None:
        return []
    legal = game.legal_actions(state, seat)
    labels = [game.describe(state, seat, action).to_json() for action in legal]
    return [[action.to_json() for action in legal], labels]


def _what_is_offered(game: AnyGame, state: Any, seat: Seat) -> Any:
    if seat not in game.seats_to_act(state):
        state = game.on_turn(state, seat)
    if state is None:
        return []
    plays = [[a.to_json() for a in play.actions] for play in game.plays(state, seat)]
    orders = {form.id: form.default for form in game.orders(state, seat)}
    answer = game.answer(state, seat, orders)
    usual = game.usual(state, seat).to_json()
    legal = game.legal_actions(state, seat)
    advisers = (game.hooks.policy, game.hooks.playout)
    chosen = [None if advise is None else advise(state, seat, legal) for advise in advisers]
    return [usual, plays, *[None if a is None else a.to_json() for a in (answer, *chosen)]]


LOOKS: dict[str, Callable[[AnyGame, Any, Seat], Any]] = {
    LEAK_VIEW: _what_is_seen,
    LEAK_LEGAL: _what_is_legal,
    LEAK_OFFERS: _what_is_offered,
}


def _compare_next(
    game: AnyGame, state: Any, world: Any, seat: Seat, picks: SeededChance
) -> Findings:
    """The same action in both worlds: what the seat sees alike must leave all else alike."""
    both = [seat_ for seat_ in game.seats_to_act(state) if seat_ in game.seats_to_act(world)]
    if not both:
        return
    actor = both[picks.draw(len(both), "", "")]
    legal = [a for a in game.legal_actions(state, actor) if a in game.legal_actions(world, actor)]
    if not legal:
        return
    action = legal[picks.draw(len(legal), "", "")]
    luck = picks.draw(1 << 30, "", "")
    here = take_step(game, state, actor, action, SeededChance(luck))
    there = take_step(game, world, actor, action, SeededChance(luck))
    if [d.to_json() for d in here.draws] != [d.to_json() for d in there.draws]:
        return
    seen = [_seen(step.events, seat) for step in (here, there)]
    if seen[0] != seen[1]:
        declared = here.is_news_to(seat) or there.is_news_to(seat)
        if not declared and not here.draws:
            told = f"{action.notation()!r} tells seat {seat} undeclared news: {tell(*seen)}"
            yield Finding(TAKE_BACK, told)
    elif game.seats_to_act(here.after) != game.seats_to_act(there.after):
        told = f"after {action.notation()!r} seat {seat} sees who is asked"
        yield Finding(LEAK_ASKED, f"{told}: {_apart(game, here.after, there.after)}")
    elif game.view(here.after, seat).data != game.view(there.after, seat).data:
        told = tell(game.view(here.after, seat).data, game.view(there.after, seat).data)
        said = f"after {action.notation()!r} seat {seat} sees without an event"
        yield Finding(LEAK_VIEW, f"{said}: {told}")


def _seen(events: list[Event], seat: Seat) -> list[Any]:
    seen = [event.seen_by(seat) for event in events]
    return [message.to_json() for message in seen if message is not None]
