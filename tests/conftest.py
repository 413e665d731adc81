"""For all tests: Hypothesis does not watch the clock, because machines are sometimes busy."""

from hypothesis import settings

settings.register_profile("hulldown", deadline=None)
settings.load_profile("hulldown")
