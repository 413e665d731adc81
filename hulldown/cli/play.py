"""`hulldown play`: a match in the terminal against the computer."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from hulldown.cli.choices import split, told_options
from hulldown.cli.groups import Seating, Thinking
from hulldown.cli.output import console
from hulldown.kernel.errors import ConfigError, MatchError

if TYPE_CHECKING:
    from hulldown.agents import SeatedAgent
    from hulldown.kernel.config import Config
    from hulldown.kernel.game import AnyGame
    from hulldown.kernel.match import Match
    from hulldown.texts import Texts


def play(
    game: str,
    /,
    *,
    seats: int | None = None,
    me: int = 1,
    agents: str = "",
    seed: int | None = None,
    seating: Seating = Seating(),
    lang: Literal["en", "de", "pl"] = "en",
    save: Path | None = None,
    thinking: Thinking = Thinking(),
) -> None:
    """Play a match in the terminal against the computer.

    Choices are numbered and Enter takes the marked one. While you play, `?` tells what you
    cannot do and why, `u` undoes, `r T-009` shows a rule, `h` lists the rest.

    Example: `hulldown play template --seats 3 --agents gunner --save match.jsonl`

    Parameters
    ----------
    game
        Which game; `hulldown games` lists them.
    seats
        How many play, you included; by default the fewest the game allows.
    me
        Your seat, from 1.
    agents
        The others, joined by commas: recruit, gunner, sergeant, lieutenant, captain, ace, or a
        file such as my_agent.py. If they are too few they take turns. By default recruits.
    seed
        Deals the same match again; by default a new one is drawn and shown.
    lang
        The language: en, de or pl. It chooses the edition of a game that has several, unless
        an option does.
    save
        Keep the match in this file, for `hulldown replay` and `hulldown verify`.
    """
    import secrets

    from hulldown.games import load
    from hulldown.kernel.chance import SeededChance
    from hulldown.kernel.match import Match
    from hulldown.packs import titles
    from hulldown.texts import Texts

    chosen = load(game)
    others = split(agents)
    count = seats if seats is not None else max(chosen.info.min_seats, 1 + len(others))
    options = {**chosen.info.languages.get(lang, {}), **seating.options(chosen, count)}
    sides, cards = seating.sides(chosen), seating.cards(chosen)
    config = chosen.info.configure(count, options, seating.scenario, sides, cards)
    if not 1 <= me <= count:
        raise MatchError("match/seat", f"no such seat: {me}", f"There are 1 to {count}.")
    if save is not None and (save.is_dir() or not save.absolute().parent.is_dir()):
        hint = "Name a file in a folder that exists."
        raise ConfigError("config/bad-value", f"cannot save to {save}", hint)
    seed = secrets.randbelow(2**32) if seed is None else seed
    seated = _seated(chosen, config, me - 1, others, str(seed), thinking)
    match: Match[Any, Any] = Match(chosen, config, SeededChance(seed))
    texts = Texts(game, lang, [])
    texts.names = _names(seated, texts)
    texts.titles = titles(game, config.pack)
    _run(match, me - 1, seated, texts, seed, save)


def _run(
    match: "Match[Any, Any]",
    me: int,
    seated: "list[SeatedAgent | None]",
    texts: "Texts",
    seed: int,
    save: Path | None,
) -> None:
    from hulldown import replays
    from hulldown.cli.terminal import Terminal

    out = console()
    title = texts.text("game-title") if texts.has("game-title") else match.game.info.title
    out.print(texts.text("terminal-welcome", title=title, seats=len(seated), seed=str(seed)))
    told = told_options(match.game, match.config, texts)
    if told:
        out.print(texts.text("terminal-options", options=told), markup=False, highlight=False)
    try:
        Terminal(match, me, seated, texts, out).run()
    finally:
        if save is not None:
            replays.write(match, save)
            out.print(texts.text("terminal-saved", file=str(save)), markup=False, soft_wrap=True)


def _seated(
    game: "AnyGame",
    config: "Config",
    me: int,
    others: list[str],
    seed: str,
    thinking: Thinking,
) -> "list[SeatedAgent | None]":
    """Agents at all seats but mine, taking turns if there are too few."""
    from hulldown.agents import EASIEST, load_agent, seat_agent

    if len(others) >= config.seats:
        message = f"{len(others)} agents and you are too many for {config.seats} seats"
        raise ConfigError("config/bad-value", message, "Give --seats, or fewer --agents.")
    kinds = [load_agent(name) for name in others or [EASIEST]]
    seated: list[SeatedAgent | None] = [None] * config.seats
    for place, seat in enumerate(seat for seat in range(config.seats) if seat != me):
        kind = kinds[place % len(kinds)]
        seated[seat] = seat_agent(
            game, config, kind, seat, seed, iterations=thinking.iterations, seconds=thinking.seconds
        )
    return seated


def _names(seated: "list[SeatedAgent | None]", texts: "Texts") -> list[str]:
    return [
        texts.text("seat-me", number=seat + 1)
        if one is None
        else texts.text("seat-agent", number=seat + 1, agent=_level(one.name, texts))
        for seat, one in enumerate(seated)
    ]


def _level(agent: str, texts: "Texts") -> str:
    """A level by its name; agents of one's own keep the name they have."""
    id = f"agent-{agent}"
    return texts.text(id) if texts.has(id) else agent
