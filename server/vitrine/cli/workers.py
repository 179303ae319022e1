"""Several processes that serve, and the one above them. Used by serve.py where WORKERS is more than one."""

from typing import Any

from uvicorn import Config
from uvicorn.supervisors import Multiprocess


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


def run_workers(app: str, **options: Any) -> None:
    config = Config(app, **options)
    Workers(config, sockets=[config.bind_socket()]).run()
