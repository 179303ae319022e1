"""Vite and the Python server side by side, both reloading on change: `make dev`. Ends both when either ends.

`PSEUDO=1`: Arabic is a language that nobody speaks (tools/pseudo.py).
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SERVER = ROOT / "server" / "vitrine"
PSEUDO = ROOT / ".build" / "pseudo" if os.environ.get("PSEUDO") else None
vite_port = os.environ.get("VITE_PORT", "5173")


def source_state() -> dict[Path, int]:
    """What the running server has read: its code and the bundle that renders public pages."""
    watched = [*SERVER.rglob("*.py"), *((PSEUDO or ROOT) / "web" / "dist-render").glob("*.js")]
    return {path: path.stat().st_mtime_ns for path in watched if path.exists()}


def serve() -> subprocess.Popen[bytes]:
    env = {**os.environ, "VITRINE_VITE_URL": f"http://127.0.0.1:{vite_port}"}
    command = [sys.executable, "tools/pseudo.py"] if PSEUDO else ["vitrine"]
    return subprocess.Popen([*command, "serve"], cwd=ROOT, env=env)


def stop(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def main() -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    render = ["node", "node_modules/vite/bin/vite.js", "build", "--config", "vite.render.config.ts", "--watch"]
    env = dict(os.environ)
    if PSEUDO:
        for part in ("write", "modules"):
            subprocess.run([sys.executable, "tools/pseudo.py", part], cwd=ROOT, check=True)
        env["PSEUDO_FOLDER"] = str(PSEUDO)
        render += ["--outDir", str(PSEUDO / "web" / "dist-render")]
    vite = subprocess.Popen(["node", "node_modules/vite/bin/vite.js"], cwd=ROOT / "web", env=env)
    # The server's bundle is built again too, or the first paint would show yesterday's page.
    renderer = subprocess.Popen([*render, "--logLevel", "warn"], cwd=ROOT / "web", env=env)
    server, seen = serve(), source_state()
    try:
        while vite.poll() is None and renderer.poll() is None:
            time.sleep(0.5)
            now = source_state()
            if now != seen:
                print("· the server's code or bundle changed: starting it again", flush=True)
                stop(server)
                server, seen = serve(), now
        return 1
    except KeyboardInterrupt:
        return 0
    finally:
        for process in (server, renderer, vite):
            stop(process)


if __name__ == "__main__":
    sys.exit(main())
