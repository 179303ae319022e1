"""A process that was told to stop does stop: threads that wait for a silent resolver or disk cannot be cancelled."""

import logging
import os
import threading

log = logging.getLogger(__name__)


def end_process_after(seconds: float) -> None:
    """Unless it has ended by then. Nothing is lost: what was acknowledged is in the database."""

    def end() -> None:
        log.error("the stop took too long: ended", extra={"seconds": seconds})
        os._exit(0)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()
