"""nginx serving one page's bytes with one worker: what the cached page is compared with."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CONFIG = """
daemon off;
master_process off;
worker_processes 1;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 1024; }}
http {{
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=10;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  server {{
    listen 127.0.0.1:{port};
    root {folder}/www;
    default_type text/html;
    location / {{ add_header Content-Encoding {encoding}; }}
  }}
}}
"""


def is_installed() -> bool:
    return program() is not None


def program() -> str | None:
    """In .build/bin where it is not installed: the one that the tests' preparing unpacks."""
    return shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serve(body: bytes, encoding: str) -> Iterator[str]:
    """Yields the address of a page that answers with exactly `body`."""
    with tempfile.TemporaryDirectory(prefix="vitrine-nginx-", dir="/tmp") as name:
        folder, port = Path(name), free_port()
        folder.chmod(0o755)
        (folder / "www").mkdir()
        (folder / "www" / "page").write_bytes(body)
        (folder / "nginx.conf").write_text(CONFIG.format(folder=folder, port=port, encoding=encoding))
        command = [program() or "nginx", "-p", name, "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
        server = subprocess.Popen(command)
        try:
            for _ in range(100):
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}/page"
        finally:
            server.terminate()
            server.wait()
