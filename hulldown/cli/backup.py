"""`hulldown backup`: write everything a server stores into one file."""

from pathlib import Path

from hulldown.cli.output import console


def backup(file: Path, /, *, db: str | None = None) -> None:
    """Write all that the server stores into one file, while it runs or not.

    The file holds matches, people and the keys of links: keep it as safe as the database. It is
    the same from SQLite and PostgreSQL, and `hulldown restore` fills either with it.

    Example: `hulldown backup monday.backup`

    Parameters
    ----------
    file
        The file to write; an older one is replaced when the new one is whole.
    db
        The database, as with `hulldown serve`.
    """
    from hulldown.cli.database import find_database
    from hulldown.server.storage.dump import back_up

    counts = back_up(find_database(db), file)
    size = file.stat().st_size / 1_000_000
    told = f"{counts['matches']:,} matches, {counts['records']:,} records"
    console().print(f"{file}: {told}, {size:.1f} MB", markup=False, soft_wrap=True)
