"""Driving, flanking, Terrain and smoke as plays (D-193, D-206, D-227, D-238)."""

from hulldown.games.duel import actions as act
from hulldown.games.duel.actions import NONE, DuelAction
from hulldown.games.duel.events import tank_id, which
from hulldown.games.duel.rules.flanking import flank_objects
from hulldown.games.duel.rules.judging.shots import hit_worth
from hulldown.games.duel.rules.plays.book import Book, Wants
from hulldown.games.duel.rules.plays.shots import ADDED_CARD
from hulldown.games.duel.rules.terrain import is_own_terrain
from hulldown.kernel.messages import Args


def find_move(book: Book, action: DuelAction) -> None:
    """D-193, D-206: with the first MOVE card: forward, back, and into each kind of Terrain."""
    state, seat, cat = book.state, book.seat, book.state.cat
    if not book.is_new(act.MOVE, ""):
        return
    for metres in (act.STEP, -act.STEP):
        go = cat.go[(metres + act.FURTHEST) // act.STEP]
        actions = book.compose(action, [cat.enough, go])
        if go in actions:
            id = "play-forward" if metres > 0 else "play-back"
            args: Args = {"metres": abs(metres), "cards": book.spent()}
            book.add(10 * book.nearer(metres), id, args, actions)
    for card in state.hands[seat]:
        if is_own_terrain(state, card) and book.is_new(act.MOVE, cat.terrain_name[card]):
            move_into(book, action, card)
    for card in state.hands[seat]:
        if cat.flank_level[card] and book.is_new(act.MOVE, "flank"):
            move_and_flank(book, action, card)


def move_into(book: Book, action: DuelAction, card: int) -> None:
    """D-206, D-217: to where the gun does best, then into Cover."""
    state, tank, cat = book.state, book.state.active, book.state.cat
    best = max((0, act.STEP, -act.STEP), key=book.nearer)
    go = cat.go[(best + act.FURTHEST) // act.STEP]
    actions = book.compose(action, [cat.terrain[card], go])
    if cat.terrain[card] not in actions:
        return
    if go not in actions:
        best = 0
    gain = 10 * book.nearer(best)
    safer = cat.cover[card] - cat.cover[state.hold[tank]]
    id = "play-move-into"
    if best:
        id = "play-forward-into" if best > 0 else "play-back-into"
    terrain = f"terrain:{cat.terrain_name[card]}"
    args: Args = {"metres": abs(best), "terrain": terrain}
    args["cards"] = book.spent()
    book.add(gain + 2 * safer - ADDED_CARD, id, args, actions)


def move_and_flank(book: Book, action: DuelAction, card: int) -> None:
    """D-227, D-229: drive and flank, each enemy that may be flanked then."""
    state, tank, cat = book.state, book.state.active, book.state.cat
    if card == action.card:
        return
    for enemy in flank_objects(state, tank, True)[0]:
        wants = [cat.flank[card], cat.at[enemy]]
        actions = book.compose(action, wants)
        if cat.flank[card] in actions and is_about(actions, act.AT, enemy):
            add_flank(book, enemy, actions)


def is_about(actions: Wants, verb: int, tank: int) -> bool:
    """Does the play name this tank, or nobody because nobody else could be meant?"""
    named = [action.value for action in actions if action.verb in (act.AT, act.SHAKE)]
    return not named or tank in named


def add_flank(book: Book, enemy: int, actions: Wants) -> None:
    """D-232: side armour is worth what a hit brings."""
    state = book.state
    worth = hit_worth(state, state.active, enemy, NONE, 0)
    args: Args = {"enemy": tank_id(state, enemy), "cards": book.spent()}
    book.add(worth, "play-flank", args, actions)


def find_flank(book: Book, action: DuelAction) -> None:
    """D-227, D-234: flank an enemy, or shake one off, with the first FLANK card."""
    state, tank, cat = book.state, book.state.active, book.state.cat
    if not book.is_new(act.FLANK, ""):
        return
    attacked, shaken = flank_objects(state, tank, state.in_motion(tank))
    for enemy in attacked:
        add_flank(book, enemy, book.compose(action, [cat.enough, cat.at[enemy]]))
    for enemy in shaken:
        actions = book.compose(action, [cat.enough, cat.shake[enemy]])
        args: Args = {"enemy": tank_id(state, enemy), "cards": book.spent()}
        book.add(90, "play-shake", args, actions)


def find_terrain(book: Book, action: DuelAction) -> None:
    """D-206: out of motion into each kind of Terrain."""
    state, cat = book.state, book.state.cat
    name = cat.terrain_name[action.card]
    if book.is_new(act.TERRAIN, name):
        args: Args = {"terrain": f"terrain:{name}", "card": which(state, action.card)}
        worth = ADDED_CARD + 2 * cat.cover[action.card]
        book.add(worth, "play-enter", args, book.compose(action, []))


def find_stop(book: Book, action: DuelAction) -> None:
    """D-185: stop."""
    actions = book.compose(action, [])
    book.add(0, "play-stop", {"cards": book.spent()}, actions)


def find_smoke(book: Book, action: DuelAction) -> None:
    """D-239: lay smoke."""
    if book.is_new(act.SMOKE, ""):
        args: Args = {"card": which(book.state, action.card)}
        book.add(0, "play-smoke", args, book.compose(action, []))
