"""Garbage: what lasts is set aside, and looked at again when nobody is there."""

import subprocess
import sys

SET_ASIDE = """
import gc
from hulldown.server.garbage import Garbage

garbage = Garbage()
before = gc.get_freeze_count()
garbage.maybe_look_again(is_quiet=True)
assert gc.get_freeze_count() == before, "nothing happens before it begins"
garbage.begin()
begun = gc.get_freeze_count()
assert begun > before, "what the process began with is set aside"

class Node:
    def __init__(self):
        self.me = self

lasting = [Node() for _ in range(1000)]
gc.collect(1)
assert gc.get_freeze_count() >= begun + 1000, "what lasts is set aside"
gc.disable()
del lasting
garbage.maybe_look_again(is_quiet=False)
garbage.looked_at -= 61
frozen = gc.get_freeze_count()
garbage.maybe_look_again(is_quiet=False)
assert gc.get_freeze_count() == frozen, "somebody is there: it can wait"
garbage.maybe_look_again(is_quiet=True)
assert gc.get_freeze_count() <= frozen - 1000, "nobody is there: it is collected"
garbage.looked_at -= 86401
more = [Node() for _ in range(1000)]
garbage.maybe_look_again(is_quiet=False)
assert gc.get_freeze_count() >= frozen - 100, "once a day it is done in any case"
"""


def test_what_lasts_is_set_aside_and_looked_at_again_when_nobody_is_there() -> None:
    """In a process of its own: the collector is one for all."""
    subprocess.run([sys.executable, "-c", SET_ASIDE], check=True)
