"""What an operator can set, by options of `hulldown serve` or HULLDOWN_… variables."""

import os
from dataclasses import dataclass, field, fields
from pathlib import Path

from platformdirs import user_data_path

from hulldown.kernel.errors import ConfigError


def default_database() -> str:
    """The embedded database in the user's data folder."""
    return f"sqlite:///{user_data_path('hulldown') / 'hulldown.db'}"


def default_workers() -> int:
    """Half of the cores for agents that think: the other half serves people."""
    return max(1, (os.cpu_count() or 1) // 2)


@dataclass
class Settings:
    """How this server runs."""

    db: str = field(default_factory=default_database)
    takeover: float = 15.0  # seconds to wait for another server to leave the database
    address: str = ""  # the public address of the page, for links in notices
    connections: int = 5_000
    connections_each: int = 100  # from one address
    messages_each: float = 30.0  # a second and connection, on average
    requests_each: int = 600  # a minute and address, over HTTP
    stored_each: int = 240  # things an hour and address: players, matches, replays, reports
    proxies: str = "127.0.0.1"  # whose word about a caller's address is taken
    smtp: str = ""  # smtp://user:password@host:port
    sender: str = ""  # the address notices come from
    own_network: bool = False  # may notices call into the host's own network?
    notice_delay: float = 20.0  # seconds somebody may be away before being told
    log: str = "text"  # or json
    log_level: str = ""  # debug, info, warning, error; json lines begin at info, text at warning
    workers: int = field(default_factory=default_workers)  # processes for agents; 0: threads
    static: Path | None = None


def settings_from_environment(**given: object) -> Settings:
    """The settings: what is given, else the variable HULLDOWN_NAME, else the default."""
    values: dict[str, object] = {}
    for each in fields(Settings):
        variable = os.environ.get(f"HULLDOWN_{each.name.upper()}")
        if given.get(each.name) is not None:
            values[each.name] = given[each.name]
        elif variable is not None:
            values[each.name] = _read(each.name, variable)
    return Settings(**values)  # type: ignore[arg-type]


def _read(name: str, text: str) -> object:
    default = getattr(Settings(db=""), name)
    try:
        if isinstance(default, bool):
            return {"1": True, "true": True, "0": False, "false": False}[text.lower()]
        if name == "static":
            return Path(text)
        return text if isinstance(default, str) else type(default)(text)
    except (KeyError, ValueError) as error:
        message = f"HULLDOWN_{name.upper()} cannot be {text!r}"
        raise ConfigError("config/bad-value", message, key=name) from error
