"""Equal configs share a catalogue; only the latest are kept."""

from hulldown.kernel.config import Config
from hulldown.toolbox.catalogues import KEPT, Catalogues


def config(seats: int) -> Config:
    return Config(game="any", seats=seats, scenario="standard", options={})


def test_equal_configs_share_one_catalogue() -> None:
    made: list[int] = []

    def make(config: Config) -> list[int]:
        made.append(config.seats)
        return [config.seats]

    catalogues = Catalogues(make)
    one, other = config(2), config(2)
    assert catalogues.of(one) is catalogues.of(other)
    assert one.catalogue is other.catalogue
    assert catalogues.of(config(3)) == [3]
    assert made == [2, 3]


def test_only_the_latest_are_kept_and_a_config_keeps_its_own() -> None:
    catalogues = Catalogues(lambda config: [config.seats])
    first = config(1)
    kept = catalogues.of(first)
    for seats in range(2, KEPT + 2):
        catalogues.of(config(seats))
    assert catalogues.of(first) is kept
    assert catalogues.of(config(1)) is not kept
