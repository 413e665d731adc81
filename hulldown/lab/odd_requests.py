"""Odd requests: questions, actions and standing orders as no page would send them.

Whatever a client asks, a game answers it, answers nothing (None) or refuses it with a typed
error: any other exception is a fault, and would break a server's request.
"""

from collections.abc import Iterator
from typing import Any, Final

from hulldown.kernel.canonical import JSON, canonical
from hulldown.kernel.chance import Chance, SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.errors import HulldownError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Seat
from hulldown.kernel.record import SETUP, Header, Record
from hulldown.kernel.situation import Saved

VALUES: Final[tuple[JSON, ...]] = (
    None, True, False, 0, 1, -1, 1.0, 2.5, 2**70, "", "x", "seat:0", "seat:99", "seat:x", "card:x",
    [], ["x"], [[]], {}, {"ask": "x"}, ["card:x"] * 500,
)  # fmt: skip
EACH: Final = 8
"""Mutated questions, actions and orders for a seat at one position."""


def odd_requests(
    game: AnyGame, config: Config, state: Any, seat: Seat, picks: Chance
) -> Iterator[str]:
    """What breaks when a seat sends odd requests at this position, in words."""
    match = match_at(game, config, state)
    questions = [*game.questions(state, seat), {"ask": "x"}, {}]
    for question in [*VALUES, *mutants(questions, picks)]:
        yield from _tried("question", question, lambda q=question: game.query(state, seat, q))
    table = game.actions(config)
    actions = [action.to_json() for action in table.actions[:: 1 + len(table.actions) // EACH]]
    for odd in mutants(actions, picks):
        yield from _tried("action", odd, lambda a=odd: table.decode(a))
    chosen = [table.actions[picks.draw(len(table.actions), "", "")] for _ in range(EACH)]
    for action in chosen:
        told = action.to_json()
        yield from _tried("preview", told, lambda a=action: match.ahead(seat, [a, *chosen])[1:])
    forms = {form.id: form.default for form in game.orders(state, seat)}
    for odd in mutants([forms], picks):
        orders = odd if isinstance(odd, dict) else {"x": odd}
        yield from _tried("orders", orders, lambda o=orders: _give(game, config, state, seat, o))


def match_at(game: AnyGame, config: Config, state: Any) -> Match[Any, Any]:
    """A match that stands at this position."""
    header = Header(game.info.id, game.info.rules_version, config.to_json(), {"kind": "other"})
    first = Record(0, SETUP, None, None, first=0)
    saved = Saved(
        header,
        [first],
        game.clone(state),
        SeededChance(0),
        outcome=game.outcome(state),
        automatic=False,
    )
    return Match.resume(game, config, saved)


def _give(game: AnyGame, config: Config, state: Any, seat: Seat, orders: dict[str, JSON]) -> None:
    match_at(game, config, state).give_orders(seat, orders)


def _tried(kind: str, sent: JSON, ask: Any) -> Iterator[str]:
    try:
        answer = ask()
        if kind == "question":
            canonical(answer)
    except HulldownError:
        pass
    except Exception as error:  # noqa: BLE001 - whatever a game raises is what we look for
        yield f"the {kind} {str(sent)[:200]} raises {type(error).__name__}: {error}"


def mutants(values: list[JSON], picks: Chance) -> list[JSON]:
    """Some of these values, each with one part replaced, left out or added."""
    return [_mutant(values[picks.draw(len(values), "", "")], picks) for _ in range(EACH)]


def _mutant(value: JSON, picks: Chance) -> JSON:
    odd = VALUES[picks.draw(len(VALUES), "", "")]
    if not isinstance(value, dict) or not value or picks.draw(8, "", "") == 0:
        return odd
    keys = sorted(value)
    key = keys[picks.draw(len(keys), "", "")]
    how = picks.draw(4, "", "")
    if how == 0:
        return {name: kept for name, kept in value.items() if name != key}
    if how == 1:
        return {**value, "x": odd}
    if how == 2 and type(value[key]) is int:
        return {**value, key: float(value[key])}
    return {**value, key: odd}
