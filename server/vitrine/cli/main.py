"""`vitrine …`: the operator's command. Each verb imports only what it needs, so that all of them start at once."""

import argparse
import asyncio
import gc
import os
import sys
from collections.abc import Callable, Sequence

from vitrine.content.describe import OPTIONS
from vitrine.settings import BadSetting, Settings, read_settings


def _serve(options: argparse.Namespace, settings: Settings) -> int:
    gc.disable()  # nothing that a start makes is garbage, and looking for some takes a tenth of it; app.py goes on
    from vitrine.cli.light_start import fastapi_lightly

    fastapi_lightly()
    from vitrine.cli.serve import serve

    return serve(settings, port=options.port, workers=options.workers, reload=options.reload)


def _migrate(_options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.migrate import migrate_database

    return asyncio.run(migrate_database(settings))


def _openapi(_options: argparse.Namespace, _settings: Settings) -> int:
    import json

    from vitrine.app import make_api

    print(json.dumps(make_api().openapi(), ensure_ascii=False, indent=2))
    return 0


def _demo(_options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.demo import make_demo

    return asyncio.run(make_demo(settings))


def _keys(options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.keys import run_keys

    return asyncio.run(run_keys(options, settings))


def _backup(options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.backup import run_backup

    return run_backup(options, settings)


def _restore(options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.restore import run_restore

    return run_restore(options, settings)


def _import(options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.interchange import run_import

    return run_import(options, settings)


def _export(options: argparse.Namespace, settings: Settings) -> int:
    if options.static:
        from vitrine.cli.static_site import run_static_export

        return run_static_export(options, settings)
    from vitrine.cli.interchange import run_export

    return run_export(options, settings)


class _Version(argparse.Action):
    """Looked up when it is asked for: every other verb starts without it."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print("vitrine", version("vitrine"))
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="vitrine", description="Showcase sites in several languages.")
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and end")
    verbs = parser.add_subparsers(required=True, metavar="VERB")

    def verb(name: str, run: Callable[[argparse.Namespace, Settings], int], purpose: str) -> argparse.ArgumentParser:
        added = verbs.add_parser(name, help=purpose, description=purpose)
        added.set_defaults(run=run)
        return added

    serve = verb("serve", _serve, "serve the sites")
    serve.add_argument("--port", type=int, default=int(os.environ.get("PORT") or 8000))
    serve.add_argument("--workers", type=int, default=int(os.environ.get("WORKERS") or 1))
    serve.add_argument("--reload", action="store_true", help="start again when the code changes")
    verb("migrate", _migrate, "bring the database to this version")
    verb("openapi", _openapi, "print the API's document")
    verb("demo", _demo, "make a finished demo site in three languages and print its login")
    _add_backup(verb("backup", _backup, "write everything into one archive, while the server runs; it holds secrets"))
    _add_restore(verb("restore", _restore, "read such an archive into an empty database, or one site of it into any"))
    older = verb("import", _import, "read an export of the older product, or of this one, into one account's site")
    older.add_argument("file", metavar="FILE", help="the export, as JSON; - for the standard input")
    older.add_argument("--owner", metavar="EMAIL", help="whose site it becomes (default: the file's one user)")
    older.add_argument("--option", choices=OPTIONS, help="the layout, where the older product sealed it")
    older.add_argument("--replace", action="store_true", help="put it in the place of what the site has")
    older.add_argument("--activate", action="store_true", help="make the site paid, by a new activation key")
    older.add_argument("--strict", action="store_true", help="take all of the file or nothing")
    older.add_argument("--dry-run", action="store_true", help="only say what would be left out")
    export = verb("export", _export, "write one account's site as the older product's documents")
    export.add_argument("file", metavar="FILE", nargs="?", default="-", help="a new file; - (default) for the output")
    export.add_argument("--owner", metavar="EMAIL", help="whose site (default: the only one there is)")
    static = export.add_argument_group("as files that need no server")
    static.add_argument("--static", metavar="FOLDER_OR_ZIP", help="a new folder, or a new file that ends in .zip")
    static.add_argument("--site", metavar="SLUG", help="whose site, by its address")
    static.add_argument("--mailto", metavar="EMAIL", help="where its form leads, for all to see (default: no form)")
    static.add_argument("--address", metavar="URL", help="where it will stand, for canonical links and the sitemap")
    keys = verb("keys", _keys, "issue, list and revoke activation keys")
    what = keys.add_subparsers(required=True, dest="what", metavar="WHAT")
    issue = what.add_parser("issue", help="make new keys and print them")
    issue.add_argument("--count", type=int, default=1)
    issue.add_argument("--note", default="")
    what.add_parser("list", help="list keys by id, first group and state")
    revoke = what.add_parser("revoke", help="make an unused key worthless")
    revoke.add_argument("id")
    return parser


def _add_backup(backup: argparse.ArgumentParser) -> None:
    backup.add_argument("file", help="a new file; - for the standard output; with --every or --keep a folder")
    backup.add_argument("--replace", action="store_true", help="the file may be there already")
    backup.add_argument("--leave-out-bad-files", action="store_true", help="without files that the store has lost")
    backup.add_argument("--encrypt", action="store_true", help="by a passphrase, or to the keys of VITRINE_BACKUP_TO")
    backup.add_argument(
        "--to", metavar="KEY", action="append", help="encrypt to this public key of age or ssh, or to a file of them"
    )
    backup.add_argument(
        "--every", choices=("hour", "day", "week"), help="only if the folder has none of this hour, day or week yet"
    )
    backup.add_argument("--keep", metavar="N", type=int, help="then remove all but the newest N of the folder")
    backup.add_argument("--verify", action="store_true", help="read the whole file, which is there, and write nothing")
    _add_secrets(backup)


def _add_restore(restore: argparse.ArgumentParser) -> None:
    restore.add_argument("file", help="the archive, or - for the standard input")
    restore.add_argument(
        "--send-waiting-mails", action="store_true", help="the original is gone: send the mails that it had not"
    )
    restore.add_argument("--other-keys", action="store_true", help="lose what only the original's secret keys open")
    restore.add_argument(
        "--site", metavar="ADDRESS", help="only this site, by its address or its owner's e-mail, beside all others"
    )
    restore.add_argument("--as", dest="new_slug", metavar="ADDRESS", help="another address for it")
    restore.add_argument("--replace", action="store_true", help="the site is there: what it has is put aside")
    restore.add_argument("--dry-run", action="store_true", help="only say what would change")
    _add_secrets(restore)


def _add_secrets(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--identity", metavar="FILE", help="secret keys that open an encrypted archive (age or ssh)")
    parser.add_argument("--passphrase-file", metavar="FILE", help="its first line is the passphrase, else asked for")


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    try:
        settings = read_settings(os.environ)
        return int(options.run(options, settings))
    except BadSetting as error:
        print(f"vitrine: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
