"""What a view tells, as types; `make wire` writes them as TypeScript to client/told.ts."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from hulldown.kernel.canonical import JSON

Health: TypeAlias = Literal["healthy", "wounded", "kia"]


class SumLine(TypedDict):
    """D-252 to D-260: one line of a To Hit Number."""

    id: str
    rule: str
    value: int


class PlaceView(TypedDict):
    """D-268, D-269: what a location needs to be pierced."""

    place: str
    armour: int
    covered: bool


class ShotView(TypedDict):
    """A possible shot of the Active Tank: the sum without cards."""

    enemy: str
    number: int
    lines: list[SumLine]
    penetration: int
    places: list[PlaceView]


class Chances(TypedDict):
    """D-263, D-270: in percent."""

    hit: int
    pierced: int


class AimedShot(ShotView):
    """A shot that is composed or declared: the sum with its cards, and with TACTICS against it."""

    tank: str
    tactics: int
    chance: NotRequired[Chances]
    tactics_chance: NotRequired[Chances]
    place_chances: NotRequired[list[int]]
    answered: NotRequired[bool]


class StepView(TypedDict):
    """D-072, DQ-35: one step from the printed level to that of now."""

    id: str
    rule: str
    level: int


class ManView(TypedDict):
    """D-099, D-280: a man who is not as he began, and where he sits."""

    id: str
    health: Health
    place: str | None


class SoloView(TypedDict):
    """DQ-104: all that a solo tank has is open."""

    personality: str
    attitude: str
    pool: list[str]


class TankView(TypedDict):
    """D-063, D-065: a tank board, open to all."""

    id: str
    side: str
    model: str
    seat: str
    range: int
    sight: int | None
    terrain: str
    motion: bool
    smoke: bool
    smoke_fills: bool
    hull_down: bool
    on_fire: bool
    broken: bool
    bogged: bool
    out: bool
    move: int
    fire: int
    move_steps: list[StepView]
    fire_steps: list[StepView]
    experience: str
    crew: list[ManView]
    damage: list[str]
    spotted: list[str]
    acquired: str | None
    bonus: int
    flanks: list[str]
    rounds: int
    loaded: bool
    points: int
    kills: int
    bid: str | None
    holds: list[str]
    penetrator: str | None
    solo: SoloView | None


class SideView(TypedDict):
    """What a side has won so far."""

    id: str
    points: int
    roads: int
    kills: int


class SeatView(TypedDict):
    """DQ-16: how many cards a seat holds is open, which is not."""

    id: str
    side: str
    held: int
    hand_size: int


class GunView(TypedDict):
    """D-186: a gun with its Range marker and its price."""

    id: str
    side: str
    range: int
    orders: int


class InfantryView(TypedDict):
    """How far a side's infantry has come."""

    id: str
    metres: int


class CardView(TypedDict):
    """D-025: a card of the own hand with its Order Icons."""

    id: str
    number: int
    orders: int


class KnownView(TypedDict):
    """DQ-103: a card the seat once saw in another's hand, and whether it must still be there."""

    seat: str
    card: str
    sure: bool


class DraftView(TypedDict):
    """D-168: what the seat has chosen so far for itself."""

    kind: str
    cards: list[str]
    target: str | None
    metres: int | None
    place: str | None
    paid: list[str]
    given: list[str]
    shot: AimedShot | None


class ObjectiveView(TypedDict):
    """D-350: what gives this side VPs in the scenario, and from which Range on."""

    id: str
    side: str
    range: int | None
    points: int


class DuelView(TypedDict):
    """What a seat may know of a match; what depends on options or on who looks may be missing."""

    round: int
    decks: int
    passes: int
    deck: int
    may_come: str | None
    discards: int
    active: str | None
    order: list[str]
    cards_in_use: list[str]
    sides: list[SideView]
    seats: list[SeatView]
    tanks: list[TankView]
    shots: list[ShotView]
    stake: AimedShot | None
    printed: dict[str, dict[str, JSON]]
    objectives: NotRequired[list[ObjectiveView]]
    guns: NotRequired[list[GunView]]
    infantry: NotRequired[list[InfantryView]]
    buttoned: NotRequired[list[str]]
    radios: NotRequired[list[str]]
    hand: NotRequired[list[CardView]]
    bids: NotRequired[list[str]]
    draft: NotRequired[DraftView | None]
    discarded: NotRequired[list[str]]
    seen: NotRequired[list[str]]
    known: NotRequired[list[KnownView]]
