"""The same real OpenID Connect provider as the browser's journeys use (web/e2e/support), for the server's tests."""

import os
import shutil
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from .ports import free_ports, wait_until

ROOT = Path(__file__).parents[3]


@dataclass(frozen=True)
class IdentityProvider:
    """POST `email` and `choice=accept|refuse` to the interaction's page to sign in; PKCE is enforced."""

    issuer: str
    client_id: str = "vitrine"
    client_secret: str = "secret"


def _is_ready(issuer: str) -> bool:
    try:
        urllib.request.urlopen(f"{issuer}/.well-known/openid-configuration", timeout=2).close()
    except OSError:
        return False
    return True


@contextmanager
def run_identity_provider(*redirect_uris: str) -> Iterator[IdentityProvider]:
    [port] = free_ports(1)
    provider = IdentityProvider(f"http://127.0.0.1:{port}")
    node = shutil.which("node", path=f"{ROOT / '.build' / 'bin'}{os.pathsep}{os.environ['PATH']}")
    assert node, "Node.js is not prepared: make test"
    script = ROOT / "web" / "e2e" / "support" / "oidc-provider.mjs"
    env = {**os.environ, "OIDC_PORT": str(port), "OIDC_REDIRECT_URIS": " ".join(redirect_uris)}
    # It ends with the pipe, should this process be killed.
    process = subprocess.Popen(
        [node, script], env=env, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        wait_until(lambda: process.poll() is not None or _is_ready(provider.issuer), "the OpenID provider")
        assert process.poll() is None, f"the OpenID provider ended with {process.returncode}"
        yield provider
    finally:
        process.kill()
        process.communicate()
