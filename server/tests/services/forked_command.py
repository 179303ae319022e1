"""`vitrine …` without reading its modules again each time: one process has read them, and each command is its fork.

Run by the Python of an installation (installed.py). The fork has the caller's words, folder, environment and files.
"""

import json
import os
import pkgutil
import socket
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from typing import Any

READY = "ready\n"
# A server is no fork: it lives longer, and is told to end by its caller.
CLIENT = """\
import json, os, socket, sys
if sys.argv[1] == "serve":
    os.execv({vitrine!r}, [{vitrine!r}, *sys.argv[1:]])
with socket.socket(socket.AF_UNIX) as line:
    line.connect({line!r})
    asked = {{"words": sys.argv[1:], "folder": os.getcwd(), "environment": dict(os.environ)}}
    socket.send_fds(line, [json.dumps(asked).encode()], [0, 1, 2])
    line.shutdown(socket.SHUT_WR)
    sys.exit(int(line.recv(4)))
"""


def main(address: str) -> None:
    import vitrine.cli
    from vitrine.cli.main import main as run

    for module in pkgutil.iter_modules(vitrine.cli.__path__):
        import_module(f"vitrine.cli.{module.name}")
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(address)
    listener.listen()
    sys.stdout.write(READY)
    sys.stdout.flush()
    while True:
        line, _address = listener.accept()
        asked, files, _flags, _sender = socket.recv_fds(line, 1 << 20, 3)
        fork = os.fork()
        if not fork:
            os._exit(_command(run, json.loads(asked), files))
        for file in files:
            os.close(file)
        line.send(str(os.waitstatus_to_exitcode(os.waitpid(fork, 0)[1])).encode())
        line.close()


def _command(run: Callable[[], int], asked: dict[str, Any], files: list[int]) -> int:
    for number, file in enumerate(files):
        os.dup2(file, number)
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    sys.argv = ["vitrine", *asked["words"]]
    try:
        return int(run())
    except SystemExit as end:
        return int(end.code or 0)
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()


if __name__ == "__main__":
    main(sys.argv[1])
