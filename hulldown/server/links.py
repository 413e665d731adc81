"""Secrets that open doors: signed, made from a key that lives with the data.

A secret stands behind the # of an address or in a header, never in what gets logged.
"""

from typing import Any, Final, NamedTuple

from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer

from hulldown.server.errors import ServerError

PLAYER: Final = "player"
SEAT: Final = "seat"
INVITE: Final = "invite"
WATCH: Final = "watch"
LIFETIMES: Final[dict[str, int]] = {INVITE: 60 * 86_400}
"""For how many seconds a secret is valid; the others are until the seat is reassigned."""


class Door(NamedTuple):
    """What a secret opens: a person's page, a seat, a free seat, or the spectators' bench."""

    kind: str
    player: str = ""
    match: str = ""
    seat: int = -1
    epoch: int = 0


class Signer:
    """Makes and reads secrets."""

    def __init__(self, key: bytes) -> None:
        self._signer = URLSafeTimedSerializer(key, salt="hulldown")

    def of_player(self, player: str) -> str:
        """The secret that is this person."""
        return self._sign([PLAYER, player])

    def of_seat(self, match: str, seat: int, epoch: int) -> str:
        """The secret of a seat somebody plays."""
        return self._sign([SEAT, match, seat, epoch])

    def of_invitation(self, match: str, seat: int, epoch: int) -> str:
        """The secret that lets somebody take a free seat."""
        return self._sign([INVITE, match, seat, epoch])

    def of_spectators(self, match: str) -> str:
        """The secret that lets somebody watch."""
        return self._sign([WATCH, match])

    def read(self, secret: str) -> Door:
        """The door a secret opens; refused if nobody of ours made it, or too long ago."""
        try:
            kind, *rest = self._signer.loads(secret)
            self._signer.loads(secret, max_age=LIFETIMES.get(kind))
        except SignatureExpired as error:
            raise ServerError(401, "link/expired") from error
        except (BadSignature, ValueError, TypeError) as error:
            raise ServerError(401, "link/unknown") from error
        if kind == PLAYER:
            return Door(PLAYER, player=rest[0])
        return Door(kind, "", *rest)

    def _sign(self, content: list[Any]) -> str:
        return str(self._signer.dumps(content))
