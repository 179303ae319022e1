"""`vitrine import FILE` and `vitrine export` (D24)."""

import argparse
import io
import os
import secrets
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from sqlalchemy.exc import SQLAlchemyError

import vitrine.tables  # noqa: F401  (sites, keys and messages name each other: all tables must be known)
from vitrine.accounts import service as accounts
from vitrine.cli.migrate import migrate_database
from vitrine.errors import Problem
from vitrine.interchange.importing import House, Imported, Wishes, import_file
from vitrine.interchange.report import Refused, Report
from vitrine.interchange.writing import export_site
from vitrine.keyring import open_keyring
from vitrine.media.workshop import Workshop
from vitrine.settings import Settings
from vitrine.site.service import create_site
from vitrine.storage.blobs import Blobs
from vitrine.storage.database import Database

STANDARD = "-"
NOT_ANSWERING = (ConnectionError, TimeoutError)


async def _with_house(settings: Settings, work: Callable[[House], Awaitable[int]]) -> int:
    """What can go wrong outside of us is one line, never a stack trace."""
    database = Database(settings.resolved_database_url)
    accounts.on_account_created[:] = [create_site]
    workshop = Workshop()  # its process starts with the first file
    try:
        blobs = Blobs(settings.resolved_blobs_url)
        return await work(House(settings, database, blobs, open_keyring(settings), workshop))
    except Refused as error:
        print(f"vitrine: {error}", file=sys.stderr)
    except Problem as problem:
        print(f"vitrine: refused ({problem.code}: {problem.params})", file=sys.stderr)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        print(f"vitrine: the database refused ({reason}); is it at this version? `vitrine migrate`", file=sys.stderr)
    except BrokenPipeError:
        pass  # whoever read our output has seen enough
    except NOT_ANSWERING as error:
        print(f"vitrine: the database does not answer ({error})", file=sys.stderr)
    except OSError as error:
        print(f"vitrine: {error}", file=sys.stderr)
    finally:
        await workshop.close()
        await database.close()
    return 1


def _is_missing(settings: Settings) -> bool:
    """An export or a dry run must not leave an empty database behind where there was none."""
    if not settings.is_sqlite or (path := settings.resolved_database_url.partition(":///")[2]) == "":
        return False
    if Path(path).exists():
        return False
    print(f"vitrine: there is no database at {path}", file=sys.stderr)
    return True


async def run_import(options: argparse.Namespace, settings: Settings) -> int:
    if options.dry_run and _is_missing(settings):
        return 1
    wishes = Wishes(
        owner=options.owner,
        option=options.option,
        replaces=options.replace,
        activates=options.activate,
        is_strict=options.strict,
        is_dry_run=options.dry_run,
    )

    async def work(house: House) -> int:
        report, content = Report(), _content(options.file)
        if not options.dry_run and (failed := await migrate_database(settings)):
            return failed
        try:
            imported = await import_file(house, content, wishes, report)
        finally:
            _print(report)
        print(_summary(imported) if imported else "Nothing was changed: this was a dry run.")
        return 0

    return await _with_house(settings, work)


def _content(name: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if name == STANDARD else Path(name).read_bytes()
    except OSError as error:
        raise Refused(f"{name} cannot be read: {error.strerror}") from None


def _print(report: Report) -> None:
    for line in report.lines:
        print(line, file=sys.stderr)
    if report.left_out:
        what = "1 thing was" if report.left_out == 1 else f"{report.left_out} things were"
        print(f"{what} left out", file=sys.stderr)


def _summary(imported: Imported) -> str:
    known = f" ({imported.messages_known} were there already)" if imported.messages_known else ""
    languages = ", ".join(imported.languages) or "no language"
    lines = [
        f"Imported into /@{imported.slug} of {imported.email}: {languages}; files: {imported.files}; "
        f"messages: {imported.messages}{known}"
    ]
    if imported.is_new_account:
        lines.append(
            "The account is new and has no password: its owner sets one by « Mot de passe oublié » at /dashboard/login"
        )
    return "\n".join(lines)


async def run_export(options: argparse.Namespace, settings: Settings) -> int:
    if _is_missing(settings):
        return 1

    async def work(house: House) -> int:
        report = Report()
        with _new_file(options.file) as file:
            await export_site(house.database, house.blobs, house.keyring, options.owner, file.write, report)
        _print(report)
        return 1 if report.left_out else 0

    return await _with_house(settings, work)


@contextmanager
def _new_file(name: str) -> Iterator[TextIO]:
    """Under a name of its own until it is whole; readable by its owner alone, since visitors' messages are in it."""
    if name == STANDARD:
        output = io.TextIOWrapper(sys.stdout.buffer, encoding="utf-8")
        try:
            yield output
        finally:
            output.detach()  # flushed, and still there for others
        return
    path = Path(name)
    if path.exists():
        raise Refused(f"{path} is there already and is not overwritten")
    unfinished = path.with_name(f".{path.name}.{secrets.token_hex(4)}.unfinished")
    try:
        descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as output:
            yield output
            output.flush()
            os.fsync(output.fileno())
        os.link(unfinished, path)  # unlike a rename it fails where somebody was faster
    except FileExistsError:
        raise Refused(f"{path} is there already and is not overwritten") from None
    except NOT_ANSWERING:
        raise  # that was not the file
    except OSError as error:
        raise Refused(f"{path} cannot be written: {error.strerror}") from None
    finally:
        unfinished.unlink(missing_ok=True)
