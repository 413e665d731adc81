"""Keys that are stored with the data: anybody with the data can read what they signed."""

from secrets import token_bytes

from sqlalchemy import Connection, select

from hulldown.server.storage.schema import KEYS


def signing_key(connection: Connection, name: str = "links") -> bytes:
    """The key of this name, made when first asked for."""
    found = connection.execute(select(KEYS.c.value).where(KEYS.c.name == name)).scalar()
    if found is None:
        found = token_bytes(32)
        connection.execute(KEYS.insert().values(name=name, value=found))
    return bytes(found)
