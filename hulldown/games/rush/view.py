"""What a seat may know, and other worlds it cannot tell apart: side by side.

Nothing is hidden in Rush but the split of a player's Garage and hand, and sealed choices:
every card enters a squad face up (RQ-42).
"""

from collections.abc import Sequence
from typing import Final, Literal, NotRequired, TypeAlias, TypedDict, cast

from hulldown.games.rush.catalog import COUNTRIES, Facts
from hulldown.games.rush.events import which, who
from hulldown.games.rush.rules.counting import Count, count_squads, counted, leader, points
from hulldown.games.rush.rules.ending import REASONS, TIE_BREAKS, ranking_keys, tie_break, ties
from hulldown.games.rush.rules.squad import squad
from hulldown.games.rush.state import NOBODY, NOT_YET, OVER, SABOTAGE, State, changed
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Chance
from hulldown.kernel.messages import Message, Seat, View
from hulldown.toolbox.ids import MOST_SEATS
from hulldown.toolbox.odds import odds_of_any

Status: TypeAlias = Literal["gone", "whole", "damaged"]
STATUS: Final[tuple[Status, ...]] = ("gone", "whole", "damaged")
BASE_IDS: Final[list[str]] = [
    f"base:{seat}:{base}" for seat in range(MOST_SEATS) for base in range(3)
]
MEDAL_IDS: Final[list[str]] = [f"medal:{country}" for country in COUNTRIES]


class BaseView(TypedDict):
    """R-012, R-056: a Base, its defender and their damage."""

    id: str
    state: Status
    defender: str | None
    defender_damaged: bool


class SeatView(TypedDict):
    """What all know of a player; what depends on options or on who looks may be missing."""

    id: str
    hand: int
    garage: int
    depot: int
    depot_top: str | None
    bases: list[BaseView]
    vehicles_destroyed: int
    bases_destroyed: int
    unseen: NotRequired[list[str]]
    squad: NotRequired[list[str]]
    points: NotRequired[int]
    tie_breaks: NotRequired[list[int]]
    depot_cards: NotRequired[list[str]]


class MedalsView(TypedDict):
    """R-023: what lies in a pile, and how many singles are left to the ninth."""

    id: str
    singles: int
    doubles: int


class AchievementView(TypedDict):
    """R-109: a revealed Achievement, with the live tally and who would get it now."""

    id: str
    tally: list[int] | None
    leader: str | None


class TieView(TypedDict):
    """Two players with equal Medals, and the figures that set them apart."""

    id: str
    over: str
    by: str
    figures: list[int]


class TurnView(TypedDict):
    """What the active player has laid out and done this turn: all of it is open."""

    laid_out: list[str]
    playing: str | None
    buying: str | None
    announced: list[str]
    spent: int
    national: dict[str, int]
    bought: dict[str, int]
    purchases: int
    recruited: bool
    attacked: bool
    used: list[str]


class RushView(TypedDict):
    """What a seat may know of a match."""

    round: int
    first: str
    first_by: str | None
    active: str
    waiting_for: list[str]
    ending: str | None
    reserve: list[str]
    leaves_next: str | None
    deck: int
    discards: list[str]
    graveyard: list[str]
    medals: list[MedalsView]
    achievements: list[AchievementView]
    turn: TurnView
    seats: list[SeatView]
    cards: dict[str, Facts]
    ties: NotRequired[list[TieView]]
    hand: NotRequired[list[str]]
    chosen: NotRequired[str | None]


def view(state: State, seat: Seat | None) -> View:
    """The open table, and a seat's own hand and Depot."""
    return _own_view(state, seat, open_table(state))


def views(state: State, seats: Sequence[Seat | None]) -> list[View]:
    """The same for several: the open table is counted once."""
    table = open_table(state)
    return [_own_view(state, seat, table) for seat in seats]


def open_table(state: State) -> RushView:
    """What all may know; of the cards, those that all see.

    R-010: in the first round, who begins where people sit together and nobody can be found by
    R-009; in software the seat is drawn or chosen.
    """
    counts = count_squads(state) if tells_squads(state) else []
    tallies = [counted(state, counts, number) for number in state.achievements]
    leaders = [leader(figures) if figures else NOBODY for figures in tallies]
    won = [leaders.count(other) for other in range(state.seats)]
    data: RushView = {
        "round": state.round,
        "first": who(state.first),
        "first_by": "first:youngest" if _tells_youngest(state) else None,
        "active": who(state.active),
        "waiting_for": [who(asked) for asked in state.asked],
        "ending": f"ending:{REASONS[state.ending]}" if state.ending != NOT_YET else None,
        "reserve": _cards(state, state.reserve),
        "leaves_next": which(state, state.reserve[0]) if state.reserve else None,
        "deck": len(state.deck),
        "discards": _cards(state, state.discards),
        "graveyard": _cards(state, state.graveyard),
        "medals": [_medals(state, country) for country in range(4)],
        "achievements": [
            _achievement(state, number, tallies[place], leaders[place])
            for place, number in enumerate(state.achievements)
        ],
        "turn": _turn(state),
        "seats": [_seat(state, other, counts, won[other]) for other in range(state.seats)],
        "cards": {},
    }
    if state.asking == OVER:
        keys = ranking_keys(state, counts, won)
        data["ties"] = [_tie(keys, *tie) for tie in ties(keys)]
    return data


def _own_view(state: State, seat: Seat | None, table: RushView) -> View:
    """The open table with what a seat alone may know."""
    data = table.copy()
    data["cards"] = facts_in_sight(state, seat)
    if seat is not None:
        own = table["seats"][seat].copy()
        own["depot_cards"] = _cards(state, state.depots[seat])
        data["seats"] = [*table["seats"][:seat], own, *table["seats"][seat + 1 :]]
        data["hand"] = _cards(state, state.hands[seat])
        data["chosen"] = _card(state, state.given_up[seat])
    return View(seat, cast("dict[str, JSON]", data))


def _card(state: State, card: int) -> str | None:
    return None if card == NOBODY else which(state, card)


def _cards(state: State, cards: list[int]) -> list[str]:
    ids = state.cat.ids
    return [ids[card] for card in cards]


def _medals(state: State, country: int) -> MedalsView:
    """R-023: what lies in a pile, and how many singles are left to the ninth."""
    singles, doubles = state.singles[country], state.doubles[country]
    return {"id": MEDAL_IDS[country], "singles": singles, "doubles": doubles}


def _achievement(state: State, number: int, figures: list[int], first: Seat) -> AchievementView:
    """R-109: a revealed Achievement, with the live tally and who would get it now."""
    return {
        "id": f"achievement:{state.cat.achievements[number]}",
        "tally": figures or None,
        "leader": None if first == NOBODY else who(first),
    }


def tells_squads(state: State) -> bool:
    """RQ-42: unless the live tally is switched off; at the end all is counted in the open."""
    return state.cat.rules.live_tally or state.asking == OVER


def _tells_youngest(state: State) -> bool:
    return state.cat.rules.youngest_starts and state.round == 1


def _tie(keys: list[tuple[int, ...]], ahead: Seat, behind: Seat, level: int) -> TieView:
    """R-116, R-117, R-118: what sets the two apart; nothing if they share the place."""
    figures = [keys[ahead][level], keys[behind][level]] if level else []
    return {"id": who(ahead), "over": who(behind), "by": TIE_BREAKS[level], "figures": figures}


def _turn(state: State) -> TurnView:
    """What the active player has laid out and done this turn: all of it is open."""
    return {
        "laid_out": _cards(state, state.hands[state.active]) if state.laid_out >= 0 else [],
        "playing": _card(state, state.card),
        "buying": _card(state, state.target),
        "announced": _cards(state, state.announced),
        "spent": state.spent,
        "national": _by_country(state.national),
        "bought": _by_country(state.bought),
        "purchases": state.purchases,
        "recruited": bool(state.recruited),
        "attacked": bool(state.attacked),
        "used": _cards(state, sorted(set(state.used))),
    }


def _by_country(figures: tuple[int, ...]) -> dict[str, int]:
    return {country: figures[place] for place, country in enumerate(COUNTRIES)}


def _seat(state: State, seat: Seat, counts: list[Count], won: int) -> SeatView:
    """R-015, R-016, R-042 (RQ-03): counts, the top of the Depot, the table; open Depots.

    R-007, R-109: with the live tally the points, too, by the Achievements each would get now.
    """
    cat, depot = state.cat, state.depots[seat]
    out: SeatView = {
        "id": who(seat),
        "hand": len(state.hands[seat]),
        "garage": len(state.garages[seat]),
        "depot": len(depot),
        "depot_top": which(state, depot[-1]) if depot else None,
        "bases": [_base(state, place) for place in range(seat * 3, seat * 3 + 3)],
        "vehicles_destroyed": state.vehicles_destroyed[seat],
        "bases_destroyed": state.bases_destroyed[seat],
    }
    if counts:
        hidden = [] if state.laid_out == seat else state.hands[seat]
        out["unseen"] = _cards(state, sorted(state.garages[seat] + hidden))
        out["squad"] = _cards(state, sorted(squad(state, seat)))
        out["points"] = points(counts[seat], won)
        out["tie_breaks"] = list(tie_break(state, seat, won, counts[seat].medals))
    if cat.rules.open_depots:
        out["depot_cards"] = _cards(state, depot)
    return out


def _base(state: State, place: int) -> BaseView:
    """R-012, R-056: a Base, its defender and their damage."""
    return {
        "id": BASE_IDS[place],
        "state": STATUS[state.bases[place]],
        "defender": _card(state, state.defenders[place]),
        "defender_damaged": bool(state.dented[place]),
    }


def hides_hand(state: State, owner: Seat, seat: Seat) -> bool:
    """R-018: a hand is hidden until it is laid out."""
    return owner not in (seat, state.laid_out)


def resample(state: State, seat: Seat, chance: Chance) -> State:
    """Deal the other hands again from Garage and hand together, the known cards in place."""
    world = state.clone()
    for owner in range(state.seats):
        if hides_hand(state, owner, seat):
            _redeal(world, owner, chance)
        if owner != seat and state.asking == SABOTAGE and state.cat.rules.sabotage_sealed:
            _rechoose(world, owner, chance)
    return world


def _redeal(world: State, owner: Seat, chance: Chance) -> None:
    """R-018 (RQ-42): which of these cards are in hand only their owner knows."""
    known = world.known[owner]
    pool = sorted(world.hands[owner] + world.garages[owner])
    for card in known:
        pool.remove(card)
    hand = list(known)
    while len(hand) < len(world.hands[owner]):
        hand.append(chance.take(pool, "R-017", "resample"))
    world.hands[owner] = sorted(hand)
    world.garages[owner] = pool


def _rechoose(world: State, owner: Seat, chance: Chance) -> None:
    """R-150: another's sealed choice, drawn again from the hand it now has."""
    hand = world.hands[owner]
    if owner != world.active and owner not in world.asked and hand:
        card = hand[chance.draw(len(hand), "R-150", "resample")]
        world.given_up = changed(world.given_up, owner, card - world.given_up[owner])


def card_facts(state: State, id: JSON) -> JSON:
    """R-174, R-176: all that is printed on a card, for anybody who asks."""
    name = str(id).removeprefix("card:")
    return state.cat.facts[state.cat.names.index(name)] if name in state.cat.names else None


def facts_in_sight(state: State, seat: Seat | None) -> dict[str, Facts]:
    """R-184: what is printed on the cards of the Reserve, on the table and one's own in sight."""
    seen = state.reserve + state.announced + state.defenders
    seen.append(state.card)
    seen.append(state.target)
    for depot in state.depots:
        if depot:
            seen.append(depot[-1])
    if state.laid_out >= 0:
        seen += state.hands[state.laid_out]
    if seat is not None:
        seen += state.hands[seat]
        seen += state.depots[seat]
    if state.asking == OVER:
        for owner in range(state.seats):
            seen += squad(state, owner)
    ids, facts = state.cat.ids, state.cat.facts
    return {ids[card]: facts[card] for card in sorted(set(seen)) if card >= 0}


LEAVES_HAND = ("card-paid", "card-used", "card-put-away", "assault-announced", "card-deployed",
               "card-given-up")  # fmt: skip


def contradiction(state: State, seat: Seat, heard: Sequence[Message]) -> str | None:
    """A hand that the events told card by card is exactly that hand."""
    hands: dict[str, list[str]] = {}
    for message in heard:
        owner = message.args.get("seat", "")
        if message.id == "hand-laid-out":
            hands[owner] = list(message.args["cards"])
        elif message.id == "cards-drawn":
            hands.pop(owner, None)
        elif owner in hands:
            _follow(hands[owner], message)
    for owner, cards in sorted(hands.items()):
        held = _cards(state, state.hands[int(owner.removeprefix("seat:"))])
        if sorted(cards) != sorted(held):
            return f"{owner} must hold {sorted(cards)}"
    return None


def _follow(hand: list[str], message: Message) -> None:
    if message.id in ("own-cards-drawn", "cards-laid-out"):
        hand += message.args["cards"]
    elif message.id == "medals-handed-back":
        medal = f"card:{message.args['medal'].removeprefix('medal:')}_medal"
        for _ in range(message.args["from_hand"]):
            hand.remove(medal)
    elif message.id == "bases-put-away":
        hand[:] = [card for card in hand if card != "card:base"]
    elif message.id in LEAVES_HAND and message.args["card"] in hand:
        hand.remove(message.args["card"])


def questions(state: State, seat: Seat) -> list[JSON]:
    """What each card is; and for each hidden hand and each card that may be in it: is it there?

    RQ-42: played from memory, nothing lists what another squad holds.
    """
    about: list[JSON] = [{"ask": "card", "card": which(state, card)} for card in state.reserve]
    if not tells_squads(state):
        return about
    return about + [
        {"ask": "holds", "seat": who(other), "card": which(state, card)}
        for other in range(state.seats)
        if hides_hand(state, other, seat)
        for card in sorted(set(state.hands[other] + state.garages[other]))
    ]


def _asked_about(state: State, seat: Seat, question: JSON) -> tuple[Seat, int] | None:
    """The hidden hand and the card that a question names, if it is one of `questions`."""
    if not isinstance(question, dict) or set(question) != {"ask", "seat", "card"}:
        return None
    if not tells_squads(state):
        return None
    seats = {who(other): other for other in range(state.seats) if hides_hand(state, other, seat)}
    name = str(question["card"]).removeprefix("card:")
    named = question["seat"]
    other = seats.get(named) if isinstance(named, str) else None
    if question["ask"] != "holds" or other is None or name not in state.cat.names:
        return None
    card = state.cat.names.index(name)
    return (other, card) if card in state.hands[other] + state.garages[other] else None


def query(state: State, seat: Seat, question: JSON) -> JSON:
    """What a card is; or how likely a hidden hand holds it, over the cards of unknown place."""
    if isinstance(question, dict) and question.get("ask") == "card":
        return card_facts(state, question.get("card"))
    asked = _asked_about(state, seat, question)
    if asked is None:
        return None
    other, card = asked
    known = state.known[other]
    if card in known:
        return {"ways": 1, "of": 1}
    pool = state.hands[other] + state.garages[other]
    drawn, size = len(state.hands[other]) - len(known), len(pool) - len(known)
    return odds_of_any(pool.count(card), size, drawn)
