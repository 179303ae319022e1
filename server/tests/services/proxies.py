"""The reverse proxies that operators put before the server: real nginx and real Caddy, each on a port of its own."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .ports import free_ports, wait_until

ROOT = Path(__file__).parents[3]

_NGINX = """
daemon off;
master_process off;
pid {folder}/pid;
events {{ worker_connections 256; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  map $http_upgrade $connection_upgrade {{ default upgrade; '' ''; }}
  upstream vitrine {{ server 127.0.0.1:{upstream}; {keepalive} }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://vitrine;
      proxy_set_header Host $http_host;
      {lines}
    }}
  }}
}}
"""
# As every page about WebSockets behind nginx has it, with connections that are used again.
WEBSOCKET_LINES = """
      proxy_http_version 1.1;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
"""
_CADDY = """
{{
	admin off
	auto_https off
}}
{snippets}
http://127.0.0.1:{port} {{
	bind 127.0.0.1
	{lines}
}}
"""


def program(name: str) -> str:
    """What tools/prepare.py found or unpacked."""
    found = shutil.which(name, path=os.pathsep.join((str(ROOT / ".build" / "bin"), os.environ["PATH"])))
    if found is None or subprocess.run([found, "-h" if name == "nginx" else "version"], capture_output=True).returncode:
        pytest.skip(f"{name} is not installed, and could not be got from the system's packages")
    return found


@contextmanager
def run_nginx(folder: Path, upstream: int, *, lines: str = "", keepalive: str = "") -> Iterator[int]:
    [port] = free_ports(1)
    config = folder / "nginx.conf"
    config.write_text(_NGINX.format(folder=folder, upstream=upstream, port=port, lines=lines, keepalive=keepalive))
    command = [program("nginx"), "-p", str(folder), "-c", str(config), "-e", str(folder / "error.log")]
    with _running(command, port):
        yield port


@contextmanager
def run_caddy(folder: Path, upstream: int, *, lines: str, snippets: str = "") -> Iterator[int]:
    """`lines` and `snippets` may name the application as the deploy file does: {$VITRINE_UPSTREAM}."""
    [port] = free_ports(1)
    (folder / "Caddyfile").write_text(_CADDY.format(port=port, lines=lines, snippets=snippets))
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with _running(command, port, VITRINE_UPSTREAM=f"127.0.0.1:{upstream}", **own):
        yield port


@contextmanager
def _running(command: list[str], port: int, **environment: str) -> Iterator[None]:
    def answers() -> bool:
        assert process.poll() is None, f"{command[0]} ended: see its output"
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", port)) == 0

    process = subprocess.Popen(command, env={**os.environ, **environment}, stderr=subprocess.DEVNULL)
    try:
        wait_until(answers, command[0])
        yield
    finally:
        process.terminate()
        process.wait()
