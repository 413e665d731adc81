"""What can happen, as messages with an audience."""

from hulldown.games.template.state import State
from hulldown.kernel.messages import Event, Message, Seat


def crate_dropped(state: State) -> Event:
    """T-005: a crate lies in the open."""
    return Event(Message("crate-dropped", {"round": state.round, "crate": state.crate}), "T-005")


def was_ready(seat: Seat) -> Event:
    """T-006: somebody has planned; what, nobody learns."""
    return Event(Message("was-ready", {"seat": f"seat:{seat}"}), "T-006")


def plans_shown(state: State) -> Event:
    """T-008: the plans are open, which is news to everybody."""
    return Event(Message("plans-shown"), "T-008", news=tuple(range(len(state.hands))))


def card_sent(seat: Seat, card: str) -> Event:
    """T-008: a sent card is shown."""
    return Event(Message("card-sent", {"seat": f"seat:{seat}", "card": card}), "T-008")


def crate_claimed(seat: Seat) -> Event:
    """T-009: the highest card claims the crate."""
    return Event(Message("crate-claimed", {"seat": f"seat:{seat}"}), "T-009")


def crate_left() -> Event:
    """T-009: nobody claims the crate."""
    return Event(Message("crate-left"), "T-009")


def has_answered(seat: Seat) -> Event:
    """T-010: somebody has answered; what, nobody learns."""
    return Event(Message("has-answered", {"seat": f"seat:{seat}"}), "T-010")


def answers_shown(state: State) -> Event:
    """T-010: the answers are open, which is news to everybody."""
    return Event(Message("answers-shown"), "T-010", news=tuple(range(len(state.hands))))


def flare_fired(seat: Seat) -> Event:
    """T-011: a Flare is shown."""
    return Event(Message("flare-fired", {"seat": f"seat:{seat}"}), "T-011")


def crate_taken(state: State, seat: Seat) -> Event:
    """T-012: the claimer has the crate."""
    return Event(Message("crate-taken", {"seat": f"seat:{seat}", "crate": state.crate}), "T-012")


def card_scouted(viewer: Seat, owner: Seat, card: str) -> Event:
    """T-013: one seat sees a card, the others see that it looked."""
    seats = {"seat": f"seat:{viewer}", "owner": f"seat:{owner}"}
    seen = Message("card-scouted", {**seats, "card": card})
    return Event(seen, "T-013", (viewer,), Message("looked", seats), news=(viewer,))
