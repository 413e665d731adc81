"""What one address, one person and one match may store or keep busy. docs/operate.md lists it."""

from time import monotonic
from typing import Final

from hulldown.server.errors import ServerError

HOUR: Final = 3600.0
MANY_ADDRESSES: Final = 10_000
COSTS: Final = {"player": 1, "match": 1, "agents": 4, "import": 4, "report": 4, "study": 1}
"""What each costs an address, an import for each megabyte begun; `agents` play on their own."""
LISTED_EACH: Final = 5
"""Matches of one person that may wait in the lobby at the same time."""
LISTED_FROM: Final = 20
"""Matches made from one address that may wait there, whoever made them."""
LISTED_SHOWN: Final = 50
"""Matches that the lobby shows; of each host the latest ones come first."""
LISTED_DAYS: Final = 7
"""A match that waits longer than this is no longer in the lobby; its links still work."""
REPORTS_OF_PLAYERS: Final = 20
REPORTS_OF_OTHERS: Final = 5
"""Bug reports of one match: a stranger's are refused while its players' are still taken."""
CHAT_STORED: Final = 1_000
CHAT_SPARE: Final = 100
"""The latest lines of a match that stay stored; older ones go, a batch at a time."""
IMPORTS_WAITING: Final = 8
"""Replays that may wait to be imported; they are read one after another."""
ENDPOINT_LETTERS: Final = 500
KEY_LETTERS: Final = 200


class Purses:
    """What each address may still have stored: so much an hour, and an hour's worth at once."""

    def __init__(self, an_hour: int) -> None:
        self.an_hour = an_hour
        self._left: dict[str, tuple[float, float]] = {}  # by address: how much, and when

    def __len__(self) -> int:
        return len(self._left)

    def spend(self, address: str, kind: str, times: int = 1) -> None:
        """Pay for something that is stored; refused if the purse is empty."""
        now = monotonic()
        if len(self._left) >= MANY_ADDRESSES:
            self._forget_full(now)
        left = self._now(address, now) - COSTS[kind] * times
        if left < 0:
            hint = f"One address may have {self.an_hour} things stored in an hour."
            raise ServerError(429, "http/too-many", hint=hint)
        self._left[address] = left, now

    def _now(self, address: str, now: float) -> float:
        left, at = self._left.get(address, (float(self.an_hour), now))
        return min(float(self.an_hour), left + (now - at) / HOUR * self.an_hour)

    def _forget_full(self, now: float) -> None:
        """Full purses need no memory; if there are still too many, all begin with a full one."""
        kept = {
            one: entry for one, entry in self._left.items() if self._now(one, now) < self.an_hour
        }
        self._left = kept if len(kept) < MANY_ADDRESSES else {}


class Listings:
    """The matches each address has put into the lobby, as far as they are known to wait there."""

    def __init__(self) -> None:
        self._ids: dict[str, list[str]] = {}

    def __len__(self) -> int:
        return len(self._ids)

    def of(self, address: str) -> list[str]:
        """What this address has put there."""
        return self._ids.get(address, [])

    def keep(self, address: str, ids: list[str]) -> None:
        """These are left of it; the addresses that were longest silent are forgotten."""
        self._ids.pop(address, None)
        if ids:
            self._ids[address] = ids
        if len(self._ids) > MANY_ADDRESSES:
            del self._ids[next(iter(self._ids))]


class Imports:
    """Replays are read one after another; few may wait, one per person."""

    def __init__(self) -> None:
        self._persons: set[str] = set()

    def enter(self, person: str) -> None:
        """Take a place; refused if all are taken, or this person has one."""
        if person in self._persons:
            raise ServerError(429, "http/too-many", hint="One replay at a time.")
        if len(self._persons) >= IMPORTS_WAITING:
            raise ServerError(503, "server/busy", hint="Many replays are being imported.")
        self._persons.add(person)

    def leave(self, person: str) -> None:
        """Give the place back."""
        self._persons.discard(person)
