"""`vitrine import FILE` and `vitrine export`."""

import argparse
import asyncio
import io
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TextIO

import vitrine.migrations.tables  # noqa: F401  (sites, keys and messages name each other: all tables must be known)
from vitrine.cli.failures import FAILED
from vitrine.cli.import_source import STANDARD, read_import_source
from vitrine.cli.new_file import new_file
from vitrine.platform.keyring import open_keyring
from vitrine.platform.settings import Settings
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.schema import open_database, require_database
from vitrine.sites.media.workshop.workshop import Workshop
from vitrine.transfer.interchange.importing import Imported, ImportOptions, InstanceHandles, import_file
from vitrine.transfer.interchange.report import Report
from vitrine.transfer.interchange.writing import export_site


async def _with_handles(settings: Settings, work: Callable[[InstanceHandles], Awaitable[int]]) -> int:
    database = open_database(settings)
    workshop = Workshop()  # its process starts with the first file
    try:
        blobs = Blobs(settings.resolved_blobs_url)
        return await work(InstanceHandles(settings, database, blobs, open_keyring(settings), workshop))
    finally:
        await workshop.close()
        await database.close()


def run_import(options: argparse.Namespace, settings: Settings) -> int:
    chosen = ImportOptions(
        owner=options.owner,
        option=options.option,
        replaces=options.replace,
        activates=options.activate,
        is_strict=options.strict,
        is_dry_run=options.dry_run,
    )

    async def work(handles: InstanceHandles) -> int:
        report = Report()
        content, beside = read_import_source(options.file, settings.limits)
        try:
            imported = await import_file(handles, content, chosen, report, beside)
        finally:
            _print(report)
        print(_summary(imported) if imported else "Nothing was changed: this was a dry run.")
        return 0

    require_database(settings)
    return asyncio.run(_with_handles(settings, work))


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


def run_export(options: argparse.Namespace, settings: Settings) -> int:
    async def work(handles: InstanceHandles) -> int:
        report = Report()
        with _text_file(options.file) as file:

            async def write(text: str) -> None:
                file.write(text)

            await export_site(handles.database, handles.blobs, handles.keyring, options.owner, write, report)
        _print(report)
        return FAILED if report.left_out else 0

    require_database(settings)
    return asyncio.run(_with_handles(settings, work))


@contextmanager
def _text_file(name: str) -> Iterator[TextIO]:
    if name == STANDARD:
        with _as_text(sys.stdout.buffer) as output:
            yield output
        return
    with new_file(Path(name), advice=" and is not overwritten") as file, _as_text(file) as output:
        yield output


@contextmanager
def _as_text(file: BinaryIO) -> Iterator[TextIO]:
    output = io.TextIOWrapper(file, encoding="utf-8")
    try:
        yield output
    finally:
        output.detach()  # flushed, and still there for others
