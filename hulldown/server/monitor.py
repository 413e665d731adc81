"""The server keeps watch over its rooms: its log and its counters."""

from typing import Any, Final

import structlog

from hulldown.server.metrics import METRICS, Timer

log = structlog.get_logger("hulldown.room")


class ServerMonitor:
    """Writes faults into the log; counts and measures for Prometheus."""

    def broke(self, what: str, **about: Any) -> None:
        """Log a fault of ours with its stack trace."""
        log.exception(what, **about)

    def warned(self, what: str, **about: Any) -> None:
        """Log a warning."""
        log.warning(what, **about)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        METRICS.refused(code)

    def rules(self) -> Timer:
        """Time spent in the rules."""
        return METRICS.rules()

    def views(self) -> Timer:
        """Time spent making views and offers."""
        return METRICS.views()

    def encoding(self) -> Timer:
        """Time spent writing JSON."""
        return METRICS.encoding()


MONITOR: Final = ServerMonitor()
