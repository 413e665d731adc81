"""4.0, 4.1, DQ-16, DQ-103: Pulling, discarding, and what each seat remembers of it.

Memory: `shown` are the cards all saw go to the discards since the last shuffle, `hidden` those a
seat put there unshown; `stirred` and `stirred_by` are the same of the time before that shuffle:
they lie in the deck or in what was drawn since. A row of `rows` says that a viewer knows a card of
a holder, and how many cards the holder has put away unshown since, SHUFFLED more if the discards
were shuffled after that.
"""

from typing import Final

from hulldown.games.duel import events
from hulldown.games.duel.rules.deck import GAME_END, SHUFFLE
from hulldown.games.duel.state import NO_CARDS, State
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table

ROW_VIEWER: Final = 0
ROW_HOLDER: Final = 1
ROW_CARD: Final = 2
ROW_LOSSES: Final = 3
SHUFFLED: Final = 100


def pull(table: Table[State], rule: str) -> int:
    """D-017, D-018: reveal the top card of the Battle Deck; 0 if there is none (DQ-69)."""
    state = table.state
    deck = state.deck
    special, shuffles, ended = deck.special, deck.shuffles, deck.ended
    read = deck.pulled if deck.cards or deck.discards else deck.pulled.copy()
    card = deck.pull(table.chance, rule)
    if state.rows:
        forget(state, card)
    if deck.shuffles != shuffles:
        state.shown += [old for old in read if old not in deck.pulled]
        remember_shuffle(state)
    if table.watched:
        tell_specials(table, special, deck.shuffles != shuffles, deck.ended and not ended)
        table.emit(events.card_pulled(state, card, rule) if card else events.nothing_pulled(rule))
    return card


def tell_specials(table: Table[State], special: int, shuffled: bool, ended: bool) -> None:
    """D-011, D-012, D-049, DQ-70: SHUFFLE, GAME END or both have come up, in their order.

    `special` lay in the pile before; if the pile ran out and was shuffled, GAME END may be new.
    """
    state = table.state
    if special == SHUFFLE and (shuffled or state.deck.shuffle_due):
        table.emit(events.shuffle_came_up())
    if ended and special == GAME_END:
        table.emit(events.game_end_came_up())
    if shuffled:
        table.emit(events.deck_shuffled(state))
    if ended and special != GAME_END:
        table.emit(events.game_end_came_up())


def remember_shuffle(state: State) -> None:
    """DQ-103: what was known among the discards lies in the new deck now."""
    state.stirred = tuple(sorted(state.shown))
    state.stirred_by = [tuple(sorted(cards)) for cards in state.hidden]
    state.shown = []
    state.hidden = [NO_CARDS] * len(state.hands)
    state.drawn = [0] * len(state.hands)
    for row in state.rows:
        if 0 < row[ROW_LOSSES] < SHUFFLED:
            row[ROW_LOSSES] += SHUFFLED


def settle(table: Table[State]) -> None:
    """D-047, D-274, DQ-05, DQ-70: an action or check is over: discard what it used, then shuffle.

    D-062, DQ-55: the Damage Deck is shuffled after the Morale Check that used the same card.
    """
    state = table.state
    deck = state.deck
    if deck.played or deck.pulled:
        state.shown += deck.played
        state.shown += deck.pulled
    if deck.settle():
        remember_shuffle(state)
        if table.watched:
            table.emit(events.deck_shuffled(state))
    if state.damage_discards and state.cat.reshuffles[state.damage_discards[-1]]:
        shuffle_damage(table)


def pull_damage(table: Table[State], rule: str) -> int:
    """D-017, D-059, DQ-55: reveal the top card of the Damage Deck; an empty one is shuffled."""
    state = table.state
    if not state.damage_deck:
        shuffle_damage(table)
    deck = state.damage_deck
    card = deck.pop(table.draw(len(deck), rule, "damage deck"))
    state.damage_discards.append(card)
    if table.watched:
        table.emit(events.damage_pulled(state, card, rule))
    return card


def shuffle_damage(table: Table[State]) -> None:
    """D-062: the discards go back into the Damage Deck, the reshuffle card among them."""
    state = table.state
    state.damage_deck = sorted(state.damage_deck + state.damage_discards)
    state.damage_discards = []
    if table.watched:
        table.emit(events.damage_shuffled())


def leave_hand(state: State, seat: Seat, card: int) -> None:
    """A card leaves a hand and is shown to all: who held it is no longer worth remembering."""
    state.hands[seat].remove(card)
    if state.rows:
        forget(state, card)


def forget(state: State, card: int) -> None:
    """All see where the card is: who held it is no longer worth remembering."""
    state.rows = [row for row in state.rows if row[ROW_CARD] != card]


def discard_shown(table: Table[State], seat: Seat, card: int) -> None:
    """D-025, D-035: a card is revealed and discarded; it triggers nothing."""
    state = table.state
    leave_hand(state, seat, card)
    state.deck.discard(card)
    state.shown.append(card)


def discard_hidden(table: Table[State], seat: Seat, card: int) -> None:
    """D-016, DQ-16: a card is discarded face down; only its holder knows which."""
    state = table.state
    state.hands[seat].remove(card)
    state.deck.discard(card)
    state.hidden[seat] = (*state.hidden[seat], card)
    if state.rows:
        lose_track(state, seat)
    if table.watched:
        table.emit(events.card_discarded(state, seat, card))


def lose_track(state: State, seat: Seat) -> None:
    """DQ-103: others who knew cards of this hand are no longer sure of any."""
    for row in state.rows:
        if row[ROW_HOLDER] == seat:
            row[ROW_LOSSES] += 1


def play_card(table: Table[State], seat: Seat, card: int) -> None:
    """D-168: a card is played from hand and lies apart until its action is over."""
    leave_hand(table.state, seat, card)
    table.state.deck.use(card)


def unuse(state: State, card: int) -> None:
    """A card played does not go to the discards: it stays in a Holding Box."""
    state.deck.played.remove(card)


def drop_pool(state: State, tank: int) -> None:
    """D-326, DQ-104: the open cards beside a solo tank are discarded."""
    for card in state.pools[tank]:
        bring_back(state, card)
    state.pools[tank] = []


def bring_back(state: State, card: int) -> None:
    """A card leaves a Holding Box for the discards, as all can see."""
    state.deck.discard(card)
    state.shown.append(card)
