"""Every Vehicle has a picture of its own: drawn from numbers, or by hand."""

import json
from pathlib import Path

from hulldown.games.rush.catalog import our_vehicles

CLIENT = Path(__file__).parents[1] / "client"


def test_every_vehicle_is_drawn_from_numbers_or_by_hand() -> None:
    drawn = set(json.loads((CLIENT / "silhouettes.json").read_text("utf-8")))
    by_hand = (CLIENT / "Emblem.svelte").read_text("utf-8")
    ids = {str(vehicle["id"]) for vehicle in our_vehicles()}
    assert drawn <= ids
    assert {id for id in ids - drawn if f"of === '{id}'" not in by_hand} == set()
