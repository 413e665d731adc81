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
KIND: Final = 0
FIRST: Final = 1
SECOND: Final = 2
FLANK_CARD: Final = 3
LAST: Final = 4
CLOSED: Final = 5
AT: Final = 6
FLANK_AT: Final = 7
SHAKES: Final = 8
RELEASED: Final = 9
METRES: Final = 10
PLACE: Final = 11
AMMO: Final = 12
BOOST: Final = 13
USE: Final = 14
LOOK: Final = 15
GIVEN: Final = 16
GIVEN_TOO: Final = 17
VICTIM: Final = 18
CHANGE: Final = 19
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


def _each_tank(value: int) -> Callable[[Catalogue], list[int]]:
    return lambda cat: [value] * cat.tanks


def _piles(cat: Catalogue) -> list[list[int]]:
    return [[] for _ in range(cat.seats)]


def _fresh_deck(cat: Catalogue) -> Deck:
    deck = Deck()
    deck.fill(list(range(1, 101)), cat.decks - 1)
    return deck


def _men(cat: Catalogue) -> list[int]:
    return [
        HEALTHY if seat in cat.crew[tank] else ABSENT
        for tank in range(cat.tanks)
        for seat in range(CREW)
    ]


def _sits(cat: Catalogue) -> list[int]:
    return [
        seat if seat in cat.crew[tank] else NONE
        for tank in range(cat.tanks)
        for seat in range(CREW)
    ]


FIELDS: Final = Fields(
    word("asking", QUESTIONS),
    seats("asked"),
    frames("frames", FRAME_WORDS),
    number("round"),
    number("active", NONE),
    number("done"),
    number("barred"),
    number("last", NONE),
    Field("hands", Numbers(False), _piles, by_place=True),
    Field("sealed", Numbers(False), _piles, by_place=True),
    numbers("bids", _each_tank(0)),
    numbers("order"),
    Field("deck", DeckKind(), _fresh_deck),
    numbers("damage_deck"),
    numbers("damage_discards"),
    numbers("draft", lambda cat: [NONE] * DRAFT),
    numbers("paid"),
    rows("pools", lambda cat: [[] for _ in range(cat.tanks)]),
    numbers("peril", _each_tank(0)),
    numbers("combined", lambda cat: [0, 0]),
    numbers("roads", lambda cat: [0, 0]),
    numbers("sight", lambda cat: [cat.field.light_sight if cat.field.snow else 0] * cat.tanks),
    number("guided"),
    numbers("range", lambda cat: cat.start.copy()),
    numbers("hold", _each_tank(FIELD)),
    numbers("smoke", _each_tank(0)),
    numbers("filled", _each_tank(0)),
    numbers("hull_down", _each_tank(0)),
    numbers("bog", _each_tank(0)),
    numbers("burning", _each_tank(0)),
    numbers("broken", _each_tank(0)),
    numbers("move_cap", _each_tank(0)),
    numbers("fire_cap", _each_tank(0)),
    numbers("move_now", lambda cat: cat.printed_move.copy()),
    numbers("fire_now", lambda cat: cat.printed_fire.copy()),
    rows("damage", lambda cat: [()] * cat.tanks, of_tuples=True),
    numbers("men", _men),
    numbers("sits", _sits),
    numbers("spotted", _each_tank(0)),
    numbers("acquired", _each_tank(NONE)),
    numbers("bonus", _each_tank(0)),
    numbers("flanks", _each_tank(0)),
    numbers("stored", lambda cat: cat.rounds.copy()),
    numbers("loaded", _each_tank(0)),
    numbers("vp", _each_tank(0)),
    numbers("kills", _each_tank(0)),
    numbers("penetrator", _each_tank(NONE)),
    numbers("medal", _each_tank(0)),
    numbers("out", _each_tank(0)),
    numbers("gun_at", lambda cat: [cat.field.gun_range] * len(cat.guns)),
    number("guns_fired"),
    number("gun_hidden"),
    numbers("infantry_at", lambda cat: [0, 0]),
    number("infantry_used"),
    number("assault"),
    number("radio_used"),
    numbers("buttoned", _each_tank(0)),
    numbers("shown"),
    figures("stirred"),
    Field("hidden", Numbers(False), _piles, by_place=True),
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
    peril: list[int]
    combined: list[int]
    roads: list[int]
    sight: list[int]
    guided: int
    range: list[int]
    hold: list[int]
    smoke: list[int]
    filled: list[int]
    hull_down: list[int]
    bog: list[int]
    burning: list[int]
    broken: list[int]
    move_cap: list[int]
    fire_cap: list[int]
    move_now: list[int]
    fire_now: list[int]
    men: list[int]
    sits: list[int]
    spotted: list[int]
    acquired: list[int]
    bonus: list[int]
    flanks: list[int]
    stored: list[int]
    loaded: list[int]
    vp: list[int]
    kills: list[int]
    penetrator: list[int]
    medal: list[int]
    out: list[int]
    gun_at: list[int]
    guns_fired: int
    gun_hidden: int
    infantry_at: list[int]
    infantry_used: int
    assault: int
    radio_used: int
    buttoned: list[int]
    shown: list[int]
    drawn: list[int]
    hands: list[list[int]]
    sealed: list[list[int]]
    hidden: list[list[int]]
    rows: list[list[int]]
    damage: list[tuple[int, ...]]
    stirred: tuple[int, ...]
    stirred_by: list[tuple[int, ...]]

    def __init__(self, cat: Catalogue) -> None:
        self.cat = cat

    def clone(self) -> "State":
        """An independent copy; the catalogue is shared, damage and tuples are never changed."""
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
        solo = len(self.cat.solo_tanks) > 0  # else pools stay empty and nobody is in peril
        other.pools = [pool.copy() for pool in self.pools] if solo else self.pools
        other.peril = self.peril.copy() if solo else self.peril
        other.combined = self.combined.copy()
        other.roads = self.roads.copy()
        other.sight = self.sight.copy()
        other.guided = self.guided
        other.hands = [hand.copy() for hand in self.hands]
        other.sealed = [bid.copy() for bid in self.sealed]
        other.bids = self.bids.copy()
        other.range = self.range.copy()
        other.hold = self.hold.copy()
        other.smoke = self.smoke.copy()
        other.filled = self.filled.copy()
        other.hull_down = self.hull_down.copy()
        other.bog = self.bog.copy()
        other.burning = self.burning.copy()
        other.broken = self.broken.copy()
        other.move_cap = self.move_cap.copy()
        other.fire_cap = self.fire_cap.copy()
        other.move_now = self.move_now.copy()
        other.fire_now = self.fire_now.copy()
        other.damage = self.damage.copy()
        other.men = self.men.copy()
        other.sits = self.sits.copy()
        other.spotted = self.spotted.copy()
        other.acquired = self.acquired.copy()
        other.bonus = self.bonus.copy()
        other.flanks = self.flanks.copy()
        other.stored = self.stored.copy()
        other.loaded = self.loaded.copy()
        other.vp = self.vp.copy()
        other.kills = self.kills.copy()
        other.penetrator = self.penetrator.copy()
        other.medal = self.medal.copy()
        other.out = self.out.copy()
        other.gun_at = self.gun_at.copy()
        other.guns_fired = self.guns_fired
        other.gun_hidden = self.gun_hidden
        other.infantry_at = self.infantry_at.copy()
        other.infantry_used = self.infantry_used
        other.assault = self.assault
        other.radio_used = self.radio_used
        other.buttoned = self.buttoned.copy()
        other.shown = self.shown.copy()
        other.stirred = self.stirred
        other.hidden = [cards.copy() for cards in self.hidden]
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
