"""Commitments to the luck of matches that are not made yet, given out before any player's word.

The secret of a match follows from its id and a key that lives with the data: nothing has to be
stored for a commitment, and none can be given for a second secret of the same match.
"""

import hmac
from base64 import urlsafe_b64encode
from secrets import token_urlsafe
from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer

from hulldown.kernel.chance import commitment
from hulldown.server import wire
from hulldown.server.errors import ServerError

LIFETIME: Final = 3600
"""For how many seconds a ticket can be used."""
ID_BYTES: Final = 9


class Commitments:
    """Fixes the secret of a match before it is made."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._signer = URLSafeTimedSerializer(key, salt="ticket")

    def new(self) -> wire.Commitment:
        """The luck of a match to come, with the ticket to make it."""
        match = token_urlsafe(ID_BYTES)
        return self._of(match, str(self._signer.dumps(match)))

    def of_rematch(self, match: str) -> wire.Commitment:
        """The luck of the rematch of this match; it needs no ticket."""
        return self._of(self.rematch_id(match))

    def rematch_id(self, match: str) -> str:
        """The id that the rematch of this match has, or would have."""
        return urlsafe_b64encode(self._digest(f"rematch:{match}")[:ID_BYTES]).decode()

    def match_id(self, ticket: str) -> str:
        """The id of the match this ticket was made for; without a ticket a new one."""
        if not ticket:
            return token_urlsafe(ID_BYTES)
        try:
            return str(self._signer.loads(ticket, max_age=LIFETIME))
        except BadSignature as error:
            raise ServerError(409, "match/ticket") from error

    def secret_of(self, match: str) -> bytes:
        """The secret behind the luck of this match."""
        return self._digest(f"shuffles:{match}")

    def _of(self, match: str, ticket: str = "") -> wire.Commitment:
        return wire.Commitment(match, commitment(self.secret_of(match)), ticket)

    def _digest(self, text: str) -> bytes:
        return hmac.digest(self._key, text.encode(), "sha256")
