"""`hulldown verify`: whether a saved match is what it says."""

from pathlib import Path

from hulldown.cli.output import console, print_json


def verify(
    file: Path,
    /,
    *,
    commitment: str | None = None,
    word: tuple[str, ...] = (),
    json: bool = False,
) -> int:
    """Check a saved match: its lines, its luck, and that the rules make the same of it.

    The first bad record is named. Exits with 0 if all is well, with 1 if something was found,
    with 2 if the file is not a replay at all.

    The file alone cannot tell whether the shuffles were fixed before the players' words came:
    give the commitment you saw before the match, and the word you sent.

    Example: `hulldown verify match.jsonl`

    Parameters
    ----------
    file
        The saved match.
    commitment
        The commitment that was seen before any word was sent: the match must keep it.
    word
        A word that was sent for the shuffles: it must be mixed in. May be given several times.
    json
        Print JSON for programs instead of a line for people.
    """
    from hulldown import replays

    verdict = replays.verify(file, commitment=commitment, words=word)
    if json:
        print_json({"file": str(file), **verdict.to_json()})
    else:
        words = "; ".join(["ok", *verdict.notes])
        if not verdict.ok:
            first = verdict.problems[0]
            words = f"{first.message} [{first.code}]"
        console().print(f"{file}: {words}", markup=False, soft_wrap=True)
    return 0 if verdict.ok else 1
