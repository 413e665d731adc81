"""The position: what lies where, how every tank stands, what is unfinished, who remembers what."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from hulldown.games.duel.catalog import COMMANDER, CREW, FIELD, GUNNER, Catalogue
from hulldown.games.duel.force import SOLO
from hulldown.games.duel.rules.deck import Deck, read_deck
from hulldown.games.duel.rules.frames import FRAME_WORDS
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Seat
from hulldown.toolbox.decisions import Position, Question
from hulldown.toolbox.fields import (
    Field,
    Fields,
    Kind,
    Numbers,
    Places,
    figures,
    frames,
    number,
    numbers,
    rows,
    seats,
    split,
    word,
)
from hulldown.toolbox.frames import Frames

NONE: Final = -1
NOBODY: Final[tuple[int, ...]] = ()
NO_CARDS: Final[tuple[int, ...]] = ()

# How a man is
HEALTHY: Final = 0
WOUNDED: Final = 1
KIA: Final = 2
ABSENT: Final = 3

# What a match is asking for
OVER: Final = Question(0)
BIDDING: Final = Question(1)
BURNING: Final = Question(2)
BROKEN: Final = Question(3)
MENU: Final = Question(4)
MORE: Final = Question(5)
TARGET: Final = Question(6)
FLANKING: Final = Question(7)
RELEASING: Final = Question(8)
GOING: Final = Question(9)
AIMING: Final = Question(10)
LOADING: Final = Question(11)
BOOSTING: Final = Question(12)
USING: Final = Question(13)
ROBBING: Final = Question(14)
LOOKING: Final = Question(15)
GIVING: Final = Question(16)
PAYING: Final = Question(17)
DECLARING: Final = Question(18)
TACTICS: Final = Question(19)
SPOTTING: Final = Question(20)
SHEDDING: Final = Question(21)
LOSING: Final = Question(22)
ACQUIRING: Final = Question(23)
DISCARDING: Final = Question(24)
PAYING_ORDERS: Final = Question(25)
SCOUTING: Final = Question(26)
HATCHING: Final = Question(27)
ARMING: Final = Question(28)
CALLING: Final = Question(29)
GUNNING: Final = Question(30)
TELEPHONING: Final = Question(31)

# The draft of a Tank Action or Field Action, decision by decision
DRAFT_KIND: Final = 0
DRAFT_FIRST: Final = 1
DRAFT_SECOND: Final = 2
DRAFT_FLANK_CARD: Final = 3
DRAFT_LAST: Final = 4
DRAFT_CLOSED: Final = 5
DRAFT_AT: Final = 6
DRAFT_FLANK_AT: Final = 7
DRAFT_SHAKES: Final = 8
DRAFT_RELEASED: Final = 9
DRAFT_METRES: Final = 10
DRAFT_PLACE: Final = 11
DRAFT_AMMO: Final = 12
DRAFT_BOOST: Final = 13
DRAFT_USE: Final = 14
DRAFT_LOOK: Final = 15
DRAFT_GIVEN: Final = 16
DRAFT_GIVEN_TOO: Final = 17
DRAFT_VICTIM: Final = 18
DRAFT_CHANGE: Final = 19
DRAFT: Final = 20
BLANK_DRAFT: Final = [NONE] * DRAFT


QUESTIONS: Final = (
    "over", "bidding", "burning", "broken", "menu", "more", "target", "flanking", "releasing",
    "going", "aiming", "loading", "boosting", "using", "robbing", "looking", "giving", "paying",
    "declaring", "tactics", "spotting", "shedding", "losing", "acquiring", "discarding",
    "paying_orders", "scouting", "hatching", "arming", "calling", "gunning", "telephoning",
)  # fmt: skip


class DeckKind(Kind):
    """D-042: the Battle Deck with its discards, stored and written part by part."""

    def encode(self, value: Any, names: Sequence[str]) -> JSON:
        """Its parts."""
        deck: Deck = value
        return deck.parts()

    def decode(self, data: JSON, places: Places) -> Any:
        """The deck of these parts."""
        return read_deck(data)

    def write(self, value: Any, names: Sequence[str]) -> str:
        """The parts joined by slashes, their numbers by dots."""
        deck: Deck = value
        return "/".join(".".join(map(str, part)) or "-" for part in deck.parts())

    def read(self, word: str, places: Places) -> Any:
        """The deck of these parts."""
        return read_deck([[int(n) for n in split(part, ".")] for part in word.split("/")])


def put(figures: tuple[int, ...], place: int, figure: int) -> tuple[int, ...]:
    """These figures with another one at that place: clones share what is never changed in place."""
    if figures[place] == figure:
        return figures
    changed = list(figures)
    changed[place] = figure
    return tuple(changed)


def _each_tank(value: int) -> Callable[[Catalogue], tuple[int, ...]]:
    return lambda cat: (value,) * cat.tanks


def _hands(cat: Catalogue) -> list[list[int]]:
    return [[] for _ in range(cat.seats)]


def _piles(cat: Catalogue) -> list[tuple[int, ...]]:
    return [NO_CARDS] * cat.seats


def _fresh_deck(cat: Catalogue) -> Deck:
    deck = Deck()
    deck.fill(list(range(1, 101)), cat.decks - 1)
    return deck


def _men(cat: Catalogue) -> tuple[int, ...]:
    return tuple(
        [
            HEALTHY if seat in cat.crew[tank] else ABSENT
            for tank in range(cat.tanks)
            for seat in range(CREW)
        ]
    )


def _sits(cat: Catalogue) -> tuple[int, ...]:
    return tuple(
        [
            seat if seat in cat.crew[tank] else NONE
            for tank in range(cat.tanks)
            for seat in range(CREW)
        ]
    )


FIELDS: Final = Fields(
    word("asking", QUESTIONS),
    seats("asked"),
    frames("frames", FRAME_WORDS),
    number("round"),
    number("active", NONE),
    number("done"),
    number("barred"),
    number("last", NONE),
    Field("hands", Numbers(False), _hands, by_place=True),
    Field("sealed", Numbers(True), _piles, by_place=True),
    numbers("bids", lambda cat: [0] * cat.tanks),
    numbers("order"),
    Field("deck", DeckKind(), _fresh_deck),
    numbers("damage_deck"),
    numbers("damage_discards"),
    numbers("draft", lambda cat: [NONE] * DRAFT),
    numbers("paid"),
    rows("pools", lambda cat: [[] for _ in range(cat.tanks)]),
    figures("peril", _each_tank(0)),
    figures("combined", lambda cat: (0, 0)),
    figures("roads", lambda cat: (0, 0)),
    figures("sight", lambda cat: (cat.field.light_sight if cat.field.snow else 0,) * cat.tanks),
    number("guided"),
    figures("range", lambda cat: tuple(cat.start)),
    figures("hold", _each_tank(FIELD)),
    figures("smoke", _each_tank(0)),
    figures("filled", _each_tank(0)),
    figures("hull_down", _each_tank(0)),
    figures("bog", _each_tank(0)),
    figures("burning", _each_tank(0)),
    figures("broken", _each_tank(0)),
    figures("move_cap", _each_tank(0)),
    figures("fire_cap", _each_tank(0)),
    figures("move_now", lambda cat: tuple(cat.printed_move)),
    figures("fire_now", lambda cat: tuple(cat.printed_fire)),
    rows("damage", lambda cat: [()] * cat.tanks, of_tuples=True),
    figures("men", _men),
    figures("sits", _sits),
    figures("spotted", _each_tank(0)),
    figures("acquired", _each_tank(NONE)),
    figures("bonus", _each_tank(0)),
    figures("flanks", _each_tank(0)),
    figures("stored", lambda cat: tuple(cat.rounds)),
    figures("loaded", _each_tank(0)),
    figures("vp", _each_tank(0)),
    figures("kills", _each_tank(0)),
    figures("penetrator", _each_tank(NONE)),
    figures("medal", _each_tank(0)),
    figures("out", _each_tank(0)),
    figures("gun_at", lambda cat: (cat.field.gun_range,) * len(cat.guns)),
    number("guns_fired"),
    number("gun_hidden"),
    figures("infantry_at", lambda cat: (0, 0)),
    number("infantry_used"),
    number("assault"),
    number("radio_used"),
    figures("buttoned", _each_tank(0)),
    numbers("shown"),
    figures("stirred"),
    Field("hidden", Numbers(True), _piles, by_place=True),
    rows("stirred_by", lambda cat: [()] * cat.seats, of_tuples=True),
    numbers("drawn", lambda cat: [0] * cat.seats),
    rows("rows"),
)
"""DQ-89: on the set table Range is by scenario, all stand in FIELD, whole and unloaded."""


class State(Position):
    """The whole position. Lists with an entry for each tank go by the tank's index.

    Masks (`spotted`, `flanks`) have a bit for each enemy tank. D-067: `range` is signed, smaller
    towards the enemy. `hold` is what lies in the Holding Box (D-204, D-213), `smoke` the SMOKE card
    on top of it (D-238). D-352: hands belong to seats, not to tanks (D-052). `roads` counts the
    ROADs each side has opened, `sight` is how far a tank sees in Snow, `guided` says whether the
    Active Tank has a guide through the mud.
    `pools` and `peril` are those of solo tanks (DQ-104): open cards, and whether they are in peril.
    """

    __slots__ = ("cat", *FIELDS.slots)

    cat: Catalogue
    frames: Frames
    deck: Deck
    round: int
    active: int
    done: int
    barred: int
    last: int
    bids: list[int]
    order: list[int]
    damage_deck: list[int]
    damage_discards: list[int]
    draft: list[int]
    paid: list[int]
    pools: list[list[int]]
    peril: tuple[int, ...]
    combined: tuple[int, ...]
    roads: tuple[int, ...]
    sight: tuple[int, ...]
    guided: int
    range: tuple[int, ...]
    hold: tuple[int, ...]
    smoke: tuple[int, ...]
    filled: tuple[int, ...]
    hull_down: tuple[int, ...]
    bog: tuple[int, ...]
    burning: tuple[int, ...]
    broken: tuple[int, ...]
    move_cap: tuple[int, ...]
    fire_cap: tuple[int, ...]
    move_now: tuple[int, ...]
    fire_now: tuple[int, ...]
    men: tuple[int, ...]
    sits: tuple[int, ...]
    spotted: tuple[int, ...]
    acquired: tuple[int, ...]
    bonus: tuple[int, ...]
    flanks: tuple[int, ...]
    stored: tuple[int, ...]
    loaded: tuple[int, ...]
    vp: tuple[int, ...]
    kills: tuple[int, ...]
    penetrator: tuple[int, ...]
    medal: tuple[int, ...]
    out: tuple[int, ...]
    gun_at: tuple[int, ...]
    guns_fired: int
    gun_hidden: int
    infantry_at: tuple[int, ...]
    infantry_used: int
    assault: int
    radio_used: int
    buttoned: tuple[int, ...]
    shown: list[int]
    drawn: list[int]
    hands: list[list[int]]
    sealed: list[tuple[int, ...]]
    hidden: list[tuple[int, ...]]
    rows: list[list[int]]
    damage: list[tuple[int, ...]]
    stirred: tuple[int, ...]
    stirred_by: list[tuple[int, ...]]

    def __init__(self, cat: Catalogue) -> None:
        self.cat = cat

    def clone(self) -> "State":
        """An independent copy; the catalogue and tuples are shared, since nobody changes them."""
        other = State(self.cat)
        other.round = self.round
        other.asking = self.asking
        other.asked = self.asked
        other.active = self.active
        other.done = self.done
        other.barred = self.barred
        other.last = self.last
        other.deck = self.deck.clone()
        other.damage_deck = self.damage_deck.copy()
        other.damage_discards = self.damage_discards.copy()
        other.frames = self.frames.clone()
        other.draft = self.draft.copy()
        other.paid = self.paid.copy()
        other.order = self.order.copy()
        solo = len(self.cat.solo_tanks) > 0  # else pools stay empty
        other.pools = [pool.copy() for pool in self.pools] if solo else self.pools
        other.peril = self.peril
        other.combined = self.combined
        other.roads = self.roads
        other.sight = self.sight
        other.guided = self.guided
        other.hands = [hand.copy() for hand in self.hands]
        other.sealed = self.sealed.copy()
        other.bids = self.bids.copy()
        other.range = self.range
        other.hold = self.hold
        other.smoke = self.smoke
        other.filled = self.filled
        other.hull_down = self.hull_down
        other.bog = self.bog
        other.burning = self.burning
        other.broken = self.broken
        other.move_cap = self.move_cap
        other.fire_cap = self.fire_cap
        other.move_now = self.move_now
        other.fire_now = self.fire_now
        other.damage = self.damage.copy()
        other.men = self.men
        other.sits = self.sits
        other.spotted = self.spotted
        other.acquired = self.acquired
        other.bonus = self.bonus
        other.flanks = self.flanks
        other.stored = self.stored
        other.loaded = self.loaded
        other.vp = self.vp
        other.kills = self.kills
        other.penetrator = self.penetrator
        other.medal = self.medal
        other.out = self.out
        other.gun_at = self.gun_at
        other.guns_fired = self.guns_fired
        other.gun_hidden = self.gun_hidden
        other.infantry_at = self.infantry_at
        other.infantry_used = self.infantry_used
        other.assault = self.assault
        other.radio_used = self.radio_used
        other.buttoned = self.buttoned
        other.shown = self.shown.copy()
        other.stirred = self.stirred
        other.hidden = self.hidden.copy()
        other.stirred_by = self.stirred_by.copy()
        other.drawn = self.drawn.copy()
        other.rows = [row.copy() for row in self.rows]
        return other

    # What everybody sees

    def in_motion(self, tank: int) -> bool:
        """D-204: a MOVE card lies in its Holding Box."""
        return self.cat.move_level[self.hold[tank]] > 0

    def distance(self, tank: int, enemy: int) -> int:
        """D-069: the absolute value of the sum of their Ranges."""
        return abs(self.range[tank] + self.range[enemy])

    def near(self, tank: int) -> bool:
        """D-053, D-190: within 400 m of the centre."""
        return -400 <= self.range[tank] <= 400

    def has_spotted(self, tank: int, enemy: int) -> bool:
        """D-075: does the tank have the enemy Spotted?"""
        return self.spotted[tank] >> enemy & 1 == 1

    def has_flanked(self, tank: int, enemy: int) -> bool:
        """D-229: does the tank flank the enemy?"""
        return self.flanks[tank] >> enemy & 1 == 1

    def flankers(self, tank: int) -> list[int]:
        """D-198: the enemies that flank this tank."""
        return [enemy for enemy in self.cat.enemies[tank] if self.flanks[enemy] >> tank & 1]

    def owner(self, tank: int) -> Seat:
        """D-352: the seat that commands the tank."""
        return self.cat.commander[tank]

    def cards_of(self, tank: int) -> list[int]:
        """D-052: the hand behind the tank; DQ-104: for a solo tank the cards beside it."""
        seat = self.cat.commander[tank]
        return self.pools[tank] if seat == SOLO else self.hands[seat]

    def dead(self, tank: int) -> int:
        """D-116: how many of its crew are KIA."""
        return self.men[tank * CREW : tank * CREW + CREW].count(KIA)

    def commander_dead(self, tank: int) -> bool:
        """D-056, D-112: is the man who was its Commander KIA?"""
        return self.men[tank * CREW + COMMANDER] == KIA

    def who_sits(self, tank: int, seat: int) -> int:
        """D-280: the man in this seat, NONE if it is empty; DQ-74: one seat may be two."""
        if seat == GUNNER and self.cat.doubles[tank]:
            seat = COMMANDER
        return self.sits[tank * CREW + seat]

    def ask_seat(self, question: Question, seat: Seat) -> None:
        """Put a question to one seat."""
        self.asking = question
        self.asked = self.cat.solo_seat[seat]


def empty_table(cat: Catalogue) -> State:
    """DQ-89: the set table, before anybody has drawn."""
    state = FIELDS.clear(State(cat))
    state.damage_deck = list(range(cat.damage_cards))
    return state
