"""`hulldown restore`: a backup put back into a database."""

from pathlib import Path

from hulldown.cli.output import console


def restore(file: Path, /, *, db: str | None = None, force: bool = False) -> None:
    """Fill a database with a backup, all of it or nothing. Stop the server first.

    The database may be of the other kind: this is how to move from SQLite to PostgreSQL and back.

    Example: `hulldown restore monday.backup --db postgresql://user@host/name`

    Parameters
    ----------
    file
        The file that `hulldown backup` wrote.
    db
        The database to fill, as with `hulldown serve`; it must be empty.
    force
        Replace all that is in the database.
    """
    from hulldown.cli.serve import check_database
    from hulldown.server.settings import settings_from_environment
    from hulldown.server.storage import dump
    from hulldown.server.storage.lock import holding

    url = settings_from_environment(db=db).db
    check_database(url)
    with holding(url):
        counts = dump.restore(url, file, force)
    told = f"{counts.get('matches', 0):,} matches, {counts.get('records', 0):,} records"
    console().print(f"Restored {told}.", markup=False, soft_wrap=True)
