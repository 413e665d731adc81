"""`hulldown archive`: move old matches from the database into files."""

import time
from pathlib import Path

from hulldown.cli.output import console
from hulldown.kernel.errors import ConfigError

DAY = 86_400


def archive(*, older_than: int = 90, to: Path | None = None, db: str | None = None) -> None:
    """Move matches that ended or were closed long ago from the database into replay files.

    Each becomes a file that `hulldown replay` and `hulldown verify` read and that can be
    imported again. Matches that never began, reports, and people without any match are
    deleted when they are that old. The server may run meanwhile.

    Example: `hulldown archive --older-than 365 --to old-matches`

    Parameters
    ----------
    older_than
        How many days it must have been left untouched.
    to
        The folder for the files; by default `archive` in your data folder.
    db
        The database, as with `hulldown serve`.
    """
    from platformdirs import user_data_path

    from hulldown.cli.database import opened
    from hulldown.server import administration

    if older_than < 0:
        raise ConfigError("config/bad-value", f"--older-than cannot be {older_than}")
    folder = to or user_data_path("hulldown") / "archive"
    with opened(db) as store:
        done = administration.archive(store, time.time() - older_than * DAY, folder)
    console().print(
        f"{len(done.files):,} matches went to {folder}; {done.never_begun:,} that never began, "
        f"{done.people:,} people and {done.reports:,} reports were forgotten.",
        markup=False,
        soft_wrap=True,
    )
