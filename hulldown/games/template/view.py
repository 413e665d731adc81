"""What a seat may know, and other worlds it cannot tell apart: side by side."""

from collections.abc import Sequence

from hulldown.games.template.catalog import FLARES
from hulldown.games.template.state import ANSWER, DUG, NONE, SENT, State, one_by_one
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Chance
from hulldown.kernel.messages import Message, Seat, View
from hulldown.toolbox.ids import SEAT_IDS
from hulldown.toolbox.odds import odds_of_any


def view(state: State, seat: Seat | None) -> View:
    """The open table, and a seat's own cards, plan and memory."""
    ids = state.cat.ids
    data: dict[str, JSON] = {
        "round": state.round,
        "rounds": state.cat.rounds,
        "crate": state.crate,
        "claimer": SEAT_IDS[state.claimer()] if len(state.frames) else None,
        "waiting_for": [SEAT_IDS[owing] for owing in state.asked],
        "shown": _cards(ids, state.shown),
        "seats": [_seat(state, other) for other in range(len(state.hands))],
    }
    if seat is not None:
        data["hand"] = _cards(ids, state.hands[seat])
        data["dug_in"] = _cards(ids, state.dug[seat])
        data["plan"] = _plan(state, seat)
        known = known_cards(state, seat)
        data["scouted"] = [{"seat": SEAT_IDS[owner], "card": ids[kind]} for owner, kind in known]
    return View(seat, data)


def _cards(ids: list[str], counts: list[int]) -> list[JSON]:
    return [{"id": ids[kind], "count": count} for kind, count in enumerate(counts) if count]


def _seat(state: State, seat: Seat) -> JSON:
    points, crates = state.worth[seat], state.taken[seat]
    return {"id": SEAT_IDS[seat], "held": state.held(seat), "points": points, "crates": crates}


def _plan(state: State, seat: Seat) -> JSON:
    """T-006, T-010: the seat's own sealed choice, as far as it is made."""
    sent, dug = state.chosen[seat]
    if state.asking == ANSWER:
        return {"flare": None if sent == NONE else sent == 1}
    ids = state.cat.ids
    return {"send": None if sent == NONE else ids[sent], "dig": None if dug == NONE else ids[dug]}


def known_cards(state: State, seat: Seat) -> list[tuple[Seat, int]]:
    """T-013: whom the seat knows to hold which kind: seen once and not shown since."""
    rows = [row for row in state.scouted if row[0] == seat and row[2] not in row[3:]]
    return sorted({(row[1], row[2]) for row in rows})


def unseen_cards(state: State, seat: Seat) -> list[int]:
    """The cards that may lie anywhere, as far as this seat can see."""
    unseen = one_by_one(state.cat.counts)
    known = [kind for _, kind in known_cards(state, seat)]
    for kind in [*state.cards(seat), *known, *one_by_one(state.shown)]:
        unseen.remove(kind)
    return unseen


def resample(state: State, seat: Seat, chance: Chance) -> State:
    """Deal the unseen cards again, with the known ones in their places."""
    world = state.clone()
    unseen = unseen_cards(state, seat)
    for other in range(len(state.hands)):
        if other != seat:
            cards = [kind for owner, kind in known_cards(state, seat) if owner == other]
            while len(cards) < state.held(other):
                cards.append(chance.take(unseen, "T-003", "resample"))
            _redeal(world, other, sorted(cards), chance)
            _rechoose(world, other, chance)
    for row in world.scouted:
        if row[0] != seat:  # another saw one of the cards that its owner held then (T-013)
            held_then = world.cards(row[1]) + row[3:]
            row[2] = chance.pick(held_then, "T-013", "resample")
    return world


def _redeal(world: State, seat: Seat, cards: list[int], chance: Chance) -> None:
    """T-008: any number of cards, one for each finished plan at most, may have been dug in."""
    plans = world.round - (world.asking != ANSWER and bool(world.asked))
    dug = chance.draw(min(plans, len(cards)) + 1, "T-008", "resample")
    hidden = [chance.take(cards, "T-008", "resample") for _ in range(dug)]
    world.dug[seat] = [hidden.count(kind) for kind in range(world.cat.kinds)]
    world.hands[seat] = [cards.count(kind) for kind in range(world.cat.kinds)]


def _rechoose(world: State, seat: Seat, chance: Chance) -> None:
    """T-006, T-010: another's sealed choice, drawn from what it now holds."""
    choice = world.chosen[seat] = [NONE, NONE]
    if seat in world.asked or not world.asked or seat == world.claimer():
        return
    if world.asking == ANSWER:
        choice[SENT] = chance.draw(1 + world.can_flare(seat), "T-010", "resample")
        return
    hand = one_by_one(world.hands[seat])
    for place in (DUG, SENT):
        if hand and chance.draw(2, "T-006", "resample"):
            kind = chance.take(hand, "T-006", "resample")
            choice[place] = kind if place == DUG or kind != FLARES else NONE


def contradiction(state: State, seat: Seat, heard: Sequence[Message]) -> str | None:
    """T-013: a card seen and not shown since must still be held by its owner."""
    known: set[tuple[str, str]] = set()
    for message in heard:
        args = message.args
        if message.id == "card-scouted" and args["seat"] == SEAT_IDS[seat]:
            known.add((args["owner"], args["card"]))
        elif message.id in {"card-sent", "flare-fired"}:
            known.discard((args["seat"], args.get("card", state.cat.ids[FLARES])))
    for other in range(len(state.hands)):
        known -= {(SEAT_IDS[other], state.cat.ids[kind]) for kind in state.cards(other)}
    return f"these must be held: {sorted(known)}" if known else None


def questions(state: State, seat: Seat) -> list[JSON]:
    """The question of each other seat's Flare."""
    others = [other for other in range(len(state.hands)) if other != seat]
    return [{"ask": "flare-odds", "seat": SEAT_IDS[other]} for other in others]


def query(state: State, seat: Seat, question: JSON) -> JSON:
    """How likely another seat holds a Flare, in hand or dug in: exact, over the unseen cards."""
    if question not in questions(state, seat):
        return None
    other = SEAT_IDS.index(question["seat"])
    known = [kind for owner, kind in known_cards(state, seat) if owner == other]
    if FLARES in known:
        return {"ways": 1, "of": 1}
    unseen = unseen_cards(state, seat)
    return odds_of_any(unseen.count(FLARES), len(unseen), state.held(other) - len(known))
