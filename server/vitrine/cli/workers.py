"""Several processes that serve, and the one above them. Used by serve.py where WORKERS is more than one."""

import logging
import os
import sys
from typing import Any

from uvicorn import Config
from uvicorn.supervisors import Multiprocess

from vitrine.platform.logs import set_up_logs
from vitrine.platform.settings import variable

log = logging.getLogger(__name__)


class Workers(Multiprocess):
    """uvicorn's, but for this: it keeps the workers' ends of their pipes open too, so that one which dies while it is
    asked whether it lives is waited for as long as a slow start may take, and no signal is heard meanwhile.
    """

    def init_processes(self) -> None:
        super().init_processes()
        self._leave_them_their_ends()

    def keep_subprocess_alive(self) -> None:
        super().keep_subprocess_alive()
        self._leave_them_their_ends()

    def _leave_them_their_ends(self) -> None:
        for process in self.processes:
            process.child_conn.close()


class WorkerConfig(Config):
    def load(self) -> None:
        """In the worker: a failure that it does not log is printed by multiprocessing, whatever the log is for."""
        set_up_logs("json" if os.environ[variable("log")] == "json" else "text")
        try:
            super().load()
        except Exception as error:
            log.critical("a worker cannot start", exc_info=error)
            sys.exit(1)


def run_workers(app: str, **options: Any) -> None:
    config = WorkerConfig(app, **options)
    Workers(config, sockets=[config.bind_socket()]).run()
