"""The database: matches, their records and positions, people, the words said at tables."""

from hulldown.server.errors import ConflictError
from hulldown.server.storage.store import TOUCH, Store, open_store

__all__ = ["TOUCH", "ConflictError", "Store", "open_store"]
