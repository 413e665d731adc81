"""Instructions, LEADERSHIP and COMMAND as plays (D-171, D-172, D-188)."""

from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.actions import NONE, DuelAction
from hulldown.games.duel.catalog import BINOCULARS
from hulldown.games.duel.events import tank_id, which
from hulldown.games.duel.rules.command import command_uses, leadership_uses
from hulldown.games.duel.rules.firing import targets
from hulldown.games.duel.rules.instruct import spot_targets
from hulldown.games.duel.rules.judging.shots import hit_worth
from hulldown.games.duel.rules.judging.uses import is_seen
from hulldown.games.duel.rules.odds import (
    attempt_chance,
    icon_chance,
)
from hulldown.games.duel.rules.orders import extinguish_possible
from hulldown.games.duel.rules.plays.book import Book
from hulldown.games.duel.rules.plays.shots import ADDED_CARD
from hulldown.games.duel.state import (
    State,
)
from hulldown.kernel.messages import Args

AT_ONCE: Final = 400


def find_spot(book: Book, action: DuelAction) -> None:
    """D-173: a Spot attempt at each enemy, with one card."""
    state, cat = book.state, book.state.cat
    likely = icon_chance(state, book.pool, BINOCULARS, 1)
    worth = spot_worth(state) // 2
    for enemy in spot_targets(state, state.active):
        actions = book.compose(action, [cat.at[enemy], cat.look[0]])
        args: Args = {"enemy": tank_id(state, enemy), "cards": book.spent()}
        book.add_likely(worth, "play-spot", args, likely, actions)


def spot_worth(state: State) -> int:
    """D-075: most for a tank that sees nobody it could fire at."""
    return 20 if targets(state, state.active) else 160


def find_card_uses(book: Book, action: DuelAction) -> None:
    """D-171, D-188: Spot an enemy or go Hull Down without a Pull, or Conceal from those who see."""
    state, cat, tank = book.state, book.state.cat, book.state.active
    if not book.is_new(action.verb, ""):
        return
    if action.verb == act.LEADERSHIP:
        uses = leadership_uses(state, tank, book.seat)
    else:
        uses = command_uses(state, tank, action.card)
    card = which(state, action.card)
    if act.USE_SPOT in uses:
        for enemy in spot_targets(state, tank):
            actions = book.compose(action, [cat.use[act.USE_SPOT], cat.at[enemy]])
            args: Args = {"enemy": tank_id(state, enemy), "card": card}
            book.add(spot_worth(state) - ADDED_CARD, "play-spot-sure", args, actions)
    if act.USE_HULL_DOWN in uses:
        actions = book.compose(action, [cat.use[act.USE_HULL_DOWN]])
        book.add(10, "play-hull-down-sure", {"card": card}, actions)
    if act.USE_CONCEAL in uses and is_seen(state, tank):
        actions = book.compose(action, [cat.use[act.USE_CONCEAL]])
        likely = attempt_chance(book.pool, 2 * cat.conceal[state.hold[tank]])
        book.add_likely(5, "play-conceal", {"card": card}, likely, actions)


def find_hull_down(book: Book, action: DuelAction) -> None:
    """D-177: a Hull Down attempt."""
    state = book.state
    value = state.cat.hull_down[state.hold[state.active]]
    actions = book.compose(action, [])
    args: Args = {"cards": book.spent()}
    likely = attempt_chance(book.pool, value)
    book.add_likely(value // 2 - ADDED_CARD // 2, "play-hull-down", args, likely, actions)


def find_load(book: Book, action: DuelAction) -> None:
    """D-175: load APCR."""
    state, tank = book.state, book.state.active
    gain = 0
    for enemy in targets(state, tank):
        gain = max(
            gain, hit_worth(state, tank, enemy, NONE, 1) - hit_worth(state, tank, enemy, NONE, 0)
        )
    actions = book.compose(action, [])
    book.add(gain - ADDED_CARD, "play-load", {"cards": book.spent()}, actions)


def find_reseat(book: Book, action: DuelAction) -> None:
    """D-178, D-179: somebody takes an empty seat."""
    actions = book.compose(action, [])
    args: Args = {"how": f"seat:{action.fields['how']}"}
    args["cards"] = book.spent()
    book.add(250, "play-seat", args, actions)


def find_unlock(book: Book, action: DuelAction) -> None:
    """D-299: free the transmission."""
    actions = book.compose(action, [])
    book.add(120, "play-unlock", {"cards": book.spent()}, actions)


def find_extinguish(book: Book, action: DuelAction) -> None:
    """D-028, D-164: put out the fire in place of a Tank Action."""
    if extinguish_possible(book.state, book.seat):
        actions = book.compose(action, [])
        book.add(AT_ONCE, "play-extinguish", {"cards": book.spent()}, actions)


def find_pass(book: Book, action: DuelAction) -> None:
    """D-180: pass, and discard what promises least."""
    actions = book.compose(action, [])
    book.add(-AT_ONCE, "play-pass", {"cards": book.spent()}, actions)
