"""Instructions are counted where Valgrind, the compiled core and the Python of the figures are."""

import platform
from typing import Final

from hulldown.lab.instructions import can_count

PYTHON: Final = "3.11"

collect_ignore = []
if not (can_count() and platform.python_version().startswith(PYTHON)):
    collect_ignore.append("test_instructions.py")
