"""The database: matches, their records and positions, people, the words said at tables."""

from hulldown.server.storage.store import ConflictError, Store, open_store

__all__ = ["ConflictError", "Store", "open_store"]
