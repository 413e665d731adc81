"""What a seat may know, and other worlds it cannot tell apart: side by side."""

from collections.abc import Sequence
from math import comb

from hulldown.games.template.catalog import FLARES, Catalogue
from hulldown.games.template.state import ANSWER, DUG, NONE, SENT, State
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Chance
from hulldown.kernel.messages import Message, Seat, View


def view(state: State, seat: Seat | None) -> View:
    """The open table, and a seat's own cards, plan and memory."""
    data: dict[str, JSON] = {
        "round": state.round,
        "rounds": state.cat.rounds,
        "crate": state.crate,
        "claimer": None if state.claimer() == NONE else f"seat:{state.claimer()}",
        "waiting_for": [f"seat:{owing}" for owing in state.asked],
        "shown": _cards(state.cat, state.shown),
        "seats": [_seat(state, other) for other in range(len(state.hands))],
    }
    if seat is not None:
        data["hand"] = _cards(state.cat, state.hands[seat])
        data["dug_in"] = _cards(state.cat, state.dug[seat])
        data["plan"] = _plan(state, seat)
        data["scouted"] = [
            {"seat": f"seat:{owner}", "card": f"card:{state.cat.names[kind]}"}
            for owner, kind in sorted(known_cards(state, seat))
        ]
    return View(seat, data)


def _cards(catalogue: Catalogue, counts: list[int]) -> JSON:
    names = zip(catalogue.names, counts, strict=True)
    return [{"id": f"card:{name}", "count": count} for name, count in names if count]


def _seat(state: State, seat: Seat) -> JSON:
    return {
        "id": f"seat:{seat}",
        "held": state.held(seat),
        "points": state.worth[seat],
        "crates": state.taken[seat],
    }


def _plan(state: State, seat: Seat) -> JSON:
    """T-006, T-010: the seat's own sealed choice, as far as it is made."""
    sent, dug = state.chosen[seat]
    if state.asking == ANSWER:
        return {"flare": None if sent == NONE else sent == 1}
    return {"send": _card(state.cat, sent), "dig": _card(state.cat, dug)}


def _card(catalogue: Catalogue, kind: int) -> str | None:
    return None if kind == NONE else f"card:{catalogue.names[kind]}"


def known_cards(state: State, seat: Seat) -> set[tuple[Seat, int]]:
    """T-013: whom the seat knows to hold which kind: seen once and not shown since."""
    rows = [row for row in state.scouted if row[0] == seat and row[2] not in row[3:]]
    return {(row[1], row[2]) for row in rows}


def unseen_cards(state: State, seat: Seat) -> list[int]:
    """The cards that may lie anywhere, as far as this seat can see."""
    unseen = []
    for kind, count in enumerate(state.cat.counts):
        own = state.hands[seat][kind] + state.dug[seat][kind]
        unseen += [kind] * (count - own - state.shown[kind])
    return unseen


def resample(state: State, seat: Seat, chance: Chance) -> State:
    """Deal the unseen cards again, with the known ones in their places."""
    world = state.clone()
    unseen = unseen_cards(state, seat)
    known = sorted(known_cards(state, seat))
    for _, kind in known:
        unseen.remove(kind)
    for other in range(len(state.hands)):
        if other != seat:
            cards = [kind for owner, kind in known if owner == other]
            while len(cards) < state.held(other):
                cards.append(_draw(unseen, chance, "T-003"))
            _redeal(world, other, sorted(cards), chance)
            _rechoose(world, other, chance)
    for row in world.scouted:
        if row[0] != seat:
            _reremember(world, row, chance)
    return world


def _draw(cards: list[int], chance: Chance, rule: str) -> int:
    return cards.pop(chance.draw(len(cards), rule, "resample"))


def _redeal(world: State, seat: Seat, cards: list[int], chance: Chance) -> None:
    """T-008: any number of cards, one for each finished plan at most, may have been dug in."""
    plans = world.round - (world.asking != ANSWER and bool(world.asked))
    dug = chance.draw(min(plans, len(cards)) + 1, "T-008", "resample")
    world.hands[seat] = [0] * world.cat.kinds
    world.dug[seat] = [0] * world.cat.kinds
    for _ in range(dug):
        world.dug[seat][_draw(cards, chance, "T-008")] += 1
    for kind in cards:
        world.hands[seat][kind] += 1


def _rechoose(world: State, seat: Seat, chance: Chance) -> None:
    """T-006, T-010: another's sealed choice, drawn from what it now holds."""
    choice = [NONE, NONE]
    world.chosen[seat] = choice
    if seat in world.asked or not world.asked:
        return
    if world.asking == ANSWER:
        if seat != world.claimer():
            flares = min(1, world.hands[seat][FLARES])
            choice[SENT] = chance.draw(1 + flares, "T-010", "resample")
        return
    hand = [kind for kind, count in enumerate(world.hands[seat]) for _ in range(count)]
    for place in (DUG, SENT):
        if hand and chance.draw(2, "T-006", "resample"):
            kind = _draw(hand, chance, "T-006")
            choice[place] = kind if place == DUG or kind != FLARES else NONE


def _reremember(world: State, row: list[int], chance: Chance) -> None:
    """T-013: what another seat saw is one of the cards its owner held then."""
    owner, since = row[1], row[3:]
    counts = [a + b for a, b in zip(world.hands[owner], world.dug[owner], strict=True)]
    held_then = [kind for kind, count in enumerate(counts) for _ in range(count)] + since
    row[2] = held_then[chance.draw(len(held_then), "T-013", "resample")]


def contradiction(state: State, seat: Seat, heard: Sequence[Message]) -> str | None:
    """T-013: a card seen and not shown since must still be held by its owner."""
    known: set[tuple[str, str]] = set()
    for message in heard:
        if message.id == "card-scouted" and message.args["seat"] == f"seat:{seat}":
            known.add((message.args["owner"], message.args["card"]))
        elif message.id == "card-sent":
            known.discard((message.args["seat"], message.args["card"]))
        elif message.id == "flare-fired":
            known.discard((message.args["seat"], "card:flare"))
    for owner, card in sorted(known):
        number = int(owner.removeprefix("seat:"))
        kind = state.cat.names.index(card.removeprefix("card:"))
        if not state.hands[number][kind] + state.dug[number][kind]:
            return f"{owner} must hold {card}"
    return None


def questions(state: State, seat: Seat) -> list[JSON]:
    """The question of each other seat's Flare."""
    return [
        {"ask": "flare-odds", "seat": f"seat:{other}"}
        for other in range(len(state.hands))
        if other != seat
    ]


def query(state: State, seat: Seat, question: JSON) -> JSON:
    """How likely another seat holds a Flare, in hand or dug in: exact, over the unseen cards."""
    if question not in questions(state, seat):
        return None
    other = int(question["seat"].removeprefix("seat:"))
    known = known_cards(state, seat)
    if (other, FLARES) in known:
        return {"ways": 1, "of": 1}
    unseen = unseen_cards(state, seat)
    for _, kind in known:
        unseen.remove(kind)
    drawn = state.held(other) - sum(1 for owner, _ in known if owner == other)
    without = comb(len(unseen) - unseen.count(FLARES), drawn)
    every = comb(len(unseen), drawn)
    return {"ways": every - without, "of": every}
