"""Two nodes of one instance: processes with one PostgreSQL, one S3, one Redis and one mail server, behind nothing."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from .object_store import ObjectStore
from .served import Server, served

# Documentation addresses stand for visitors: a test says in X-Forwarded-For who somebody is.
SHARED = {"VITRINE_SECRET_KEYS": "two-nodes-share-this-key-0123456789abcdef", "VITRINE_TRUSTED_PROXIES": "127.0.0.1"}


@contextmanager
def run_two_nodes(
    folder: Path, *, database_url: str, store: ObjectStore, redis_url: str, smtp_url: str
) -> Iterator[list[Server]]:
    store.make_bucket("vitrine")
    environment = {
        **SHARED,
        **store.environment(),
        "VITRINE_DATABASE_URL": database_url,
        "VITRINE_BLOBS_URL": "s3://vitrine/two-nodes",
        "VITRINE_REDIS_URL": redis_url,
        "VITRINE_SMTP_URL": smtp_url,
    }
    with ExitStack() as running:
        yield [
            running.enter_context(served({**environment, "VITRINE_DATA": str(folder / name)}, folder / f"{name}.log"))
            for name in ("first", "second")
        ]
