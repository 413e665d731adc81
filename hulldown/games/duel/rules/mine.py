"""MINE, the alternate of card 13 (DQ-106): Terrain that hurts whoever is driven into it."""

from hulldown.games.duel.catalog import TRACKS
from hulldown.games.duel.rules.damage import begin_damage
from hulldown.games.duel.rules.pulls import pull
from hulldown.games.duel.state import State, put
from hulldown.kernel.table import Table


def go_off(table: Table[State], tank: int) -> None:
    """D-349, DQ-42: a Damage Check on the tracks; it counts for the tank that is active.

    The card Pulled gives the colour, and its Target Number is compared with the Critical number.
    """
    state = table.state
    card = pull(table, "D-349")
    state.deck.kept = card
    state.penetrator = put(state.penetrator, tank, state.active)
    state.medal = put(state.medal, tank, 1)
    begin_damage(state, tank, state.active, TRACKS, state.cat.heavy[card])
