"""Every card comes into play in every way it can."""

from hulldown.games.rush import GAME
from hulldown.kernel.actions import Action
from hulldown.lab.cover import never_used

CARD_BY_CARD = ("buy", "use", "deploy", "announce")


def ways_of_a_card(action: Action) -> list[str]:
    return [action.notation() if action.kind in CARD_BY_CARD else action.kind]


def test_every_card_is_bought_used_deployed_and_sent_to_attack() -> None:
    assert never_used(GAME, matches=400, parts=ways_of_a_card) == []
