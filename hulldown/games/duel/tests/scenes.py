"""Small scenes: a match in the Action Step of one tank, Pulls scripted by Battle Number.

    state = scene(hand=[45, 13], spotted={"german_i": ["soviet_i"]})
    after = do(state, "fire n45", "declare", "decline", pulls=[20, 3, 11], damage=[4])

Tanks are named by side and number. A hand holds exactly the cards given; whatever a scene uses is
taken out of the deck. Not a word of luck is assumed: a Pull that is not scripted fails, and so does
a scripted one that nobody Pulls. A number of `pulls` is a Battle Number, or SHUFFLE, or GAME_END;
one of `damage` the number of a Damage Card; `luck` are other draws as they come.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from hulldown.games.duel import GAME, Duel
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.catalog import CREW, Catalogue, catalogue_of
from hulldown.games.duel.data import POSITIONS
from hulldown.games.duel.rules.deck import GAME_END, SHUFFLE, STREAM
from hulldown.games.duel.rules.frames import PHASE, ROUND
from hulldown.games.duel.rules.levels import refresh
from hulldown.games.duel.rules.phases import ACTIONS, PHASES
from hulldown.games.duel.state import KIA, MENU, MORE, NONE, WOUNDED, State, empty_table, put
from hulldown.kernel.chance import Chance, SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Event, Message, Refusal, Seat
from hulldown.kernel.table import Table

SPECIALS = (SHUFFLE, GAME_END)
SPARE = 19


@cache
def _config(seats: int, scenario: str, teams: Any, options: tuple[tuple[str, Any], ...]) -> Config:
    return GAME.info.configure(seats, dict(options), scenario, teams)


def config(
    seats: int = 2, scenario: str = "open_fight", teams: Any = None, **options: Any
) -> Config:
    """A config with these options, its catalogue made only once."""
    return _config(seats, scenario, teams, tuple(sorted(options.items())))


def catalogue(seats: int = 2, **options: Any) -> Catalogue:
    """The catalogue of such a config."""
    return catalogue_of(config(seats, **options))


def tank(state: State, name: str) -> int:
    """A tank's index."""
    return state.cat.tank_names.index(name)


def scene(
    hand: Sequence[int] = (),
    active: str = "german_i",
    other_hand: Sequence[int] = (),
    seats: int = 2,
    tanks: str = "2",
    options: Mapping[str, Any] | None = None,
    scenario: str = "open_fight",
    spare: bool = True,
    **fields: Mapping[str, Any],
) -> State:
    """The Action Step of a tank. Fields: what differs for which tank.

    A spare TACTICS card without Order Icons in the hand keeps the phase from ending by itself.

    `range`, `hold`, `smoke`, `burning` … are fields of the state by tank; `spotted` and `flanks`
    list tanks, `acquired` names one (bonus 10 unless `bonus` says otherwise), `damage` lists
    results, `kia` and `wounded` list positions.
    """
    made = config(seats, scenario, tanks=tanks, **(options or {}))
    state = empty_table(catalogue_of(made))
    state.round = 1
    state.active = tank(state, active)
    seat = state.owner(state.active)
    state.last = seat
    state.hands[seat] = sorted([*hand, SPARE] if spare else hand)
    enemies = state.cat.enemy_seats[seat]
    state.hands[enemies[0]] = sorted(other_hand)
    for field, values in fields.items():
        for name, value in values.items():
            _set(state, field, tank(state, name), value)
    for index in range(state.cat.tanks):
        refresh(state, index)
    state.frames.push(ROUND, [PHASES])
    state.frames.push(PHASE, [ACTIONS, state.active, 0])
    state.barred = state.burning[state.active]
    state.ask_seat(MENU, seat)
    used = {*state.hands[seat], *other_hand, *state.hold, *state.smoke, *state.bids}
    state.deck.cards = [card for card in state.deck.cards if card not in used]
    return state


def _set(state: State, field: str, index: int, value: Any) -> None:
    if field in ("spotted", "flanks"):
        mask = sum(1 << tank(state, name) for name in value)
        setattr(state, field, put(getattr(state, field), index, mask))
    elif field == "acquired":
        state.acquired = put(state.acquired, index, tank(state, value))
        state.bonus = put(state.bonus, index, state.bonus[index] or 10)
        state.spotted = put(state.spotted, index, state.spotted[index] | 1 << tank(state, value))
    elif field in ("kia", "wounded"):
        for position in value:
            man = POSITIONS.index(position)
            state.men = put(state.men, index * CREW + man, KIA if field == "kia" else WOUNDED)
            if field == "kia":
                state.sits = put(state.sits, index * CREW + man, NONE)
    elif field == "penetrator":
        state.penetrator = put(state.penetrator, index, tank(state, value))
        state.medal = put(state.medal, index, 1)
    elif field == "damage":
        state.damage[index] = tuple(value)
    elif isinstance(getattr(state, field), tuple):
        setattr(state, field, put(getattr(state, field), index, value))
    else:
        getattr(state, field)[index] = value


class Pulls(Chance):
    """Luck by the numbers on the cards: Pulls of both decks, then whatever else is drawn."""

    def __init__(
        self, state: State, pulls: Sequence[int], damage: Sequence[int], luck: Sequence[int]
    ) -> None:
        self.state = state
        self.pulls = list(pulls)
        self.damage = list(damage)
        self.luck = list(luck)

    def draw(self, bound: int, rule: str, stream: str) -> int:
        """The place of the next scripted card in its lazy pile."""
        if stream == STREAM:
            assert self.pulls, f"a Battle Card is Pulled for {rule}, but none is scripted"
            number = self.pulls.pop(0)
            cards = self.state.deck.cards
            return len(cards) if number in SPECIALS else cards.index(number)
        if stream == "damage deck":
            assert self.damage, f"a Damage Card is Pulled for {rule}, but none is scripted"
            return self.state.damage_deck.index(self.damage.pop(0) - 1)
        assert self.luck, f"{rule} draws from {stream}, but nothing is scripted"
        return self.luck.pop(0)

    def copy(self) -> "Pulls":
        """The same scripted luck."""
        return self

    def left_over(self) -> list[int]:
        """What nobody drew."""
        return [*self.pulls, *self.damage, *self.luck]


def legal(state: State, seat: Seat | None = None) -> list[str]:
    """What may be done now, in notation."""
    asked = state.asked[0] if seat is None else seat
    return [action.notation() for action in GAME.legal_actions(state, asked)]


def walk(
    state: State,
    *notations: str,
    pulls: Sequence[int] = (),
    damage: Sequence[int] = (),
    luck: Sequence[int] = (),
) -> tuple[State, list[Event]]:
    """Carry out legal actions of whoever is asked (first): the position reached, what happened."""
    state = state.clone()
    chance = Pulls(state, pulls, damage, luck)
    events: list[Event] = []
    for notation in notations:
        actor = state.asked[0]
        if notation == "enough" and state.asking != MORE:
            continue
        found = [a for a in GAME.legal_actions(state, actor) if a.notation() == notation]
        assert found, f"{notation!r} is not one of {legal(state, actor)}"
        events += act_in_place(state, actor, found[0], chance)
    assert not chance.left_over(), f"luck left over: {chance.left_over()}"
    return state, events


def act_in_place(state: State, seat: Seat, action: DuelAction, chance: Chance) -> list[Event]:
    """Resolve on this very state, watched."""
    table = Table(state, chance, True)
    GAME.resolve(table, seat, action)
    return table.events


def do(
    state: State,
    *notations: str,
    pulls: Sequence[int] = (),
    damage: Sequence[int] = (),
    luck: Sequence[int] = (),
) -> State:
    """The position these actions reach; the given one stays as it is."""
    return walk(state, *notations, pulls=pulls, damage=damage, luck=luck)[0]


def told(
    state: State,
    *notations: str,
    pulls: Sequence[int] = (),
    damage: Sequence[int] = (),
    luck: Sequence[int] = (),
    to: Seat | None = None,
) -> list[Message]:
    """What a seat (None: a spectator) sees happen."""
    events = walk(state, *notations, pulls=pulls, damage=damage, luck=luck)[1]
    return [seen for event in events if (seen := event.seen_by(to)) is not None]


def refused(state: State, card: int) -> dict[str, str]:
    """Why a card cannot be played: reason ids with their rules."""
    found: list[Refusal] = GAME.why_not(state, state.asked[0])
    subject = state.cat.card_ids[card]
    return {each.reason.id: each.reason.rule for each in found if each.subject == subject}


def sees(state: State, name: str) -> list[str]:
    """The names of the enemies a tank has Spotted."""
    index = tank(state, name)
    return [
        state.cat.tank_names[e] for e in state.cat.enemies[index] if state.has_spotted(index, e)
    ]


def flanking(state: State, name: str) -> list[str]:
    """The names of the enemies a tank flanks."""
    index = tank(state, name)
    return [
        state.cat.tank_names[e] for e in state.cat.enemies[index] if state.has_flanked(index, e)
    ]


class Staged(Duel):
    """Duel, but it begins here."""

    def __init__(self, state: State) -> None:
        self.begins = state

    def setup(self, config: Config, chance: Chance) -> State:
        """The position it was made with."""
        return self.begins.clone()


def begin(state: State, made: Config, seed: int = 1) -> Match[State, DuelAction]:
    """A match that begins with this position."""
    return Match(Staged(state), made, SeededChance(seed))
