"""What a seat can ask for: one small class an intent, interned in the catalogue."""

from hulldown.kernel.actions import Action


class Send(Action):
    """Send a card after the crate."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__("send", {"card": name})
        self.card = card


class Dig(Action):
    """Dig a card in."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__("dig", {"card": name})
        self.card = card


class Ready(Action):
    """Commit the plan."""

    def __init__(self) -> None:
        super().__init__("ready")


class Answer(Action):
    """Fire a Flare, or let the claim stand."""

    def __init__(self, flare: bool) -> None:
        super().__init__("flare" if flare else "decline")
        self.flare = flare
