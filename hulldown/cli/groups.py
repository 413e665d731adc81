"""Arguments that several commands share, each group declared and explained once."""

from dataclasses import dataclass
from pathlib import Path

from cyclopts import Parameter

from hulldown.cli.choices import Options, read_options, read_teams
from hulldown.cli.pack import read_pack
from hulldown.kernel.canonical import JSON
from hulldown.kernel.game import AnyGame


@Parameter(name="*")
@dataclass(frozen=True)
class Variant:
    """What is played.

    Attributes
    ----------
    option
        A choice of the game, as key=value; may be given several times.
    scenario
        The scenario, where a game has several.
    pack
        A sheet with the cards of your own box; `hulldown pack` writes one to fill.
    """

    option: Options = ()
    scenario: str | None = None
    pack: Path | None = None

    def options(self, game: AnyGame, seats: int) -> dict[str, JSON]:
        """The options as the game's own types."""
        return read_options(game, self.option, seats)

    def cards(self, game: AnyGame) -> JSON:
        """What the sheet holds; None for the game's own cards."""
        return read_pack(game.info.id, self.pack)


@Parameter(name="*")
@dataclass(frozen=True)
class Seating(Variant):
    """What is played, and who plays on which side.

    Attributes
    ----------
    teams
        The side of each seat by name, joined by commas, where a game has sides.
    """

    teams: str = ""

    def sides(self, game: AnyGame) -> list[int] | None:
        """The side of each seat; None leaves it to the game."""
        return read_teams(game, self.teams)


@Parameter(name="*")
@dataclass(frozen=True)
class Thinking:
    """How long agents that search may think.

    Attributes
    ----------
    iterations
        How many trials an agent that searches may spend on a decision; levels have their own
        number.
    seconds
        How long it may think instead; then results are not repeatable.
    """

    iterations: int = 100
    seconds: float | None = None


@Parameter(name="*")
@dataclass(frozen=True)
class Work:
    """A long run, and who shares it.

    Attributes
    ----------
    seed
        The seed of the whole run; game number i takes its own from it.
    jobs
        How many processes share the work; 0 is one for each core.
    cluster
        The address of a Dask scheduler, or local:4 for four workers here, instead of jobs.
    """

    seed: int = 1
    jobs: int = 1
    cluster: str = ""


@Parameter(name="*")
@dataclass(frozen=True)
class WorkOnAllCores(Work):
    """A long run: it uses every core unless told otherwise."""

    jobs: int = 0
