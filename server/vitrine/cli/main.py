"""`vitrine …`: the operator's command. Each verb imports only what it needs, so that all of them start at once."""

import argparse
import asyncio
import gc
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NoReturn

from vitrine.cli.data_owner import act_as_owner
from vitrine.cli.failures import WRONG_WORDS, exit_code, say_in_log, say_wrong, warn_in_log
from vitrine.content.layouts import OPTIONS
from vitrine.platform.errors import Refused
from vitrine.platform.logs import set_up_logs
from vitrine.platform.settings import (
    BadSetting,
    Settings,
    environment_with,
    logs_are_json,
    name_warnings,
    read_all_settings,
)
from vitrine.platform.shipped import DOCS


def _serve(options: argparse.Namespace, settings: Settings) -> int:
    gc.disable()  # nothing that a start makes is garbage, and looking for some takes a tenth of it; app.py goes on
    from vitrine.cli.serve import serve

    return serve(settings, reload=options.reload)


def _config(options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.config import run_config

    return run_config(options, settings)


def _deploy(options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.deploy import run_deploy

    return run_deploy(options, settings)


def _migrate(_options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.migrate import migrate_database

    asyncio.run(migrate_database(settings, print))
    return 0


def _openapi(_options: argparse.Namespace, _settings: Settings) -> int:
    import json

    from vitrine.api import make_api

    print(json.dumps(make_api().openapi(), ensure_ascii=False, indent=2))
    return 0


def _demo(_options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.demo import make_demo

    return asyncio.run(make_demo(settings))


def _keys(options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.keys import run_keys

    return asyncio.run(run_keys(options, settings))


def _new_accounts(options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.new_accounts import run_new_accounts

    return run_new_accounts(options, settings)


def _reset_mail(options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.reset_mail import run_reset_mail

    return run_reset_mail(options, settings)


def _reset_factors(options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.factors import run_reset_factors

    return run_reset_factors(options, settings)


def _mail(options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.announcements import run_mail

    return run_mail(options, settings)


def _backup(options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.backup import run_backup

    return run_backup(options, settings)


def _restore(options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.restore import run_restore

    return run_restore(options, settings)


def _doctor(options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.doctor import run_doctor

    return asyncio.run(run_doctor(options, settings))


def _people(options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.people import run_people

    return run_people(options, settings)


def _site_action(options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.site_actions import run_site_action

    return run_site_action(options, settings)


def _operators(options: argparse.Namespace, settings: Settings) -> int:
    from vitrine.cli.operators import run_operators

    return run_operators(options, settings)


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


class NotUnderstood(Refused):
    exit_code = WRONG_WORDS


class Parser(argparse.ArgumentParser):
    """Knows its commands, for docs/commands.md (tools/reference.py)."""

    commands: "argparse._SubParsersAction[Parser] | None" = None

    def error(self, message: str) -> NoReturn:
        """One line, as of everything else that is refused."""
        raise NotUnderstood(f"{message}; `{self.prog} --help` says what there is")

    def add_subparsers(self, **how: Any) -> "argparse._SubParsersAction[Parser]":  # type: ignore[override]  # its own
        self.commands = super().add_subparsers(**how)
        return self.commands


Run = Callable[[argparse.Namespace, Settings], int]
Fill = Callable[[Parser], None]


def parser_of(asked: Sequence[str]) -> Parser:
    """Of all verbs the names; words only of those that are asked for: a start need not write the other verbs' down."""
    parser = Parser(
        prog="vitrine",
        description="Showcase sites in several languages.",
        epilog=f"How to run it for others, page after page: {DOCS / 'operations' / 'README.md'}",
        formatter_class=argparse.RawDescriptionHelpFormatter,  # the others break a path in two
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and end")
    verbs = parser.add_subparsers(required=True, metavar="VERB")

    def verb(name: str, run: Run, purpose: str, fill: Fill | None = None) -> None:
        added = verbs.add_parser(name, help=purpose, description=purpose)
        added.set_defaults(run=run)
        added.add_argument("--config", metavar="FILE", help="a file of settings; the environment is used rather")
        if fill and name in asked:
            fill(added)

    verb("serve", _serve, "serve the sites", _add_serve)
    verb("config", _config, "write a file of all settings, and check those that would be used", _add_config)
    verb("deploy", _deploy, "write the files of systemd, Caddy or compose, and say what comes next", _add_deploy)
    verb("migrate", _migrate, "bring the database to this version")
    verb("openapi", _openapi, "print the API's document")
    verb("demo", _demo, "make a finished demo site in three languages and print its login")
    written = "write everything into one archive, while the server runs; it holds secrets"
    verb("backup", _backup, written, _add_backup)
    verb("restore", _restore, "read such an archive into an empty database, or one site of it into any", _add_restore)
    read = "read an export of the older product, or of this one, into one account's site"
    verb("import", _import, read, _add_import)
    verb("export", _export, "write one account's site as the older product's documents", _add_export)
    verb("doctor", _doctor, "look at everything that this instance stands on, and say what to do", _add_doctor)
    verb("accounts", _people, "list, show, add, confirm and delete accounts", partial(_add_people, kind="accounts"))
    verb("sites", _people, "list, show, suspend, resume, move and delete sites", partial(_add_people, kind="sites"))
    verb("mail", _mail, "write to owners", _add_mail)
    verb("operators", _operators, "who may run this instance from a browser", _add_operators)
    verb("keys", _keys, "issue, list and revoke activation keys", _add_keys)
    return parser


def _add(what: "argparse._SubParsersAction[Parser]", name: str, purpose: str) -> Parser:
    added = what.add_parser(name, help=purpose, description=purpose)
    # Named with the verb (parser_of), and understood where one writes it first: behind all words.
    added.add_argument("--config", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    return added


def _add_serve(serve: Parser) -> None:
    serve.add_argument("--port", help="instead of PORT")
    serve.add_argument("--workers", help="instead of WORKERS")
    serve.add_argument("--reload", action="store_true", help="start again when the code changes")


def _add_config(config: Parser) -> None:
    what = config.add_subparsers(required=True, dest="what", metavar="WHAT")
    begun = _add(what, "init", "a new file with every setting, its default and what it does")
    begun.add_argument("file", metavar="FILE", nargs="?", default="-", help="a new file; - (default) for the output")
    begun.set_defaults(leaves_data_alone=True)
    _add(what, "check", "which values would be used, and where each comes from; secrets are hidden")


def _add_deploy(deploy: Parser) -> None:
    deploy.set_defaults(leaves_data_alone=True)
    what = deploy.add_subparsers(required=True, dest="what", metavar="WHAT")
    for name, purpose in (
        ("systemd", "units, the command beside them, and a file of settings"),
        ("caddy", "the proxy's file"),
        ("compose", "the containers' file, with all that they need"),
    ):
        _add(what, name, purpose).add_argument("--to", metavar="DIR", required=True, help="a folder, made if missing")


def _add_import(older: Parser) -> None:
    older.add_argument("file", metavar="FILE", help="the export, as JSON, or an owner's archive; - for standard input")
    older.add_argument("--owner", metavar="EMAIL", help="whose site it becomes (default: the file's one user)")
    older.add_argument("--option", choices=OPTIONS, help="the layout, where the older product sealed it")
    older.add_argument("--replace", action="store_true", help="put it in the place of what the site has")
    older.add_argument("--activate", action="store_true", help="make the site paid, by a new activation key")
    older.add_argument("--strict", action="store_true", help="take all of the file or nothing")
    older.add_argument("--dry-run", action="store_true", help="only say what would be left out")


def _add_export(export: Parser) -> None:
    export.add_argument("file", metavar="FILE", nargs="?", default="-", help="a new file; - (default) for the output")
    export.add_argument("--owner", metavar="EMAIL", help="whose site (default: the only one there is)")
    static = export.add_argument_group("as files that need no server")
    static.add_argument("--static", metavar="FOLDER_OR_ZIP", help="a new folder, or a new file that ends in .zip")
    static.add_argument("--site", metavar="SLUG", help="whose site, by its address")
    static.add_argument("--mailto", metavar="EMAIL", help="where its form leads, for all to see (default: no form)")
    static.add_argument("--address", metavar="URL", help="where it will stand, for canonical links and the sitemap")


def _add_doctor(doctor: Parser) -> None:
    doctor.add_argument("--json", action="store_true", help="for a program: a list of what was found")


def _add_keys(keys: Parser) -> None:
    what = keys.add_subparsers(required=True, dest="what", metavar="WHAT")
    issue = _add(what, "issue", "make new keys and print them")
    issue.add_argument("--count", type=int, default=1)
    issue.add_argument("--note", default="")
    listed = _add(what, "list", "a line for each: id, first group, state, and whose it is")
    listed.add_argument("--json", action="store_true", help="for a program")
    revoke = _add(what, "revoke", "make an unused key worthless")
    revoke.add_argument("id")


def _add_people(people: Parser, kind: str) -> None:
    people.set_defaults(kind=kind)
    what = people.add_subparsers(required=True, dest="what", metavar="WHAT")
    listed = _add(what, "list", f"a line for each of the {kind}, the newest first")
    _add_filters(listed)
    listed.add_argument("--unconfirmed", action="store_true", help="whose e-mail address nobody confirmed")
    listed.add_argument("--suspended", action="store_true", help="taken off line by an operator")
    listed.add_argument("--by", choices=("made", "seen", "room", "address"), default="made", help="which come first")
    listed.add_argument("--limit", metavar="COUNT", type=int, help="at most so many (default: all)")
    shown = _add(what, "show", "all that is known of one")
    for parser in (listed, shown):
        parser.add_argument("--json", action="store_true", help="for a program")
    shown.add_argument("named", metavar="ADDRESS", help="an e-mail address, or a site's such as /@name")
    if kind == "accounts":
        for name, purpose in (
            ("add", "an account for this address, confirmed; prints a link to choose its password"),
            ("confirm", "its address, where the mail that asks for it does not arrive"),
            ("reset-link", "print a link to choose another password, for when mail is down"),
        ):
            added = _add(what, name, purpose)
            added.set_defaults(run=_new_accounts)
            added.add_argument("email", metavar="EMAIL", help="whose")
            if name == "add":
                added.add_argument("--name", help="shown on its site (default: what stands before the @)")
        deleted = _add(what, "delete", "an account, its site and everything else of its own; asks before")
        deleted.add_argument("named", metavar="ADDRESS", help="an e-mail address, or a site's such as /@name")
        deleted.add_argument("--yes", action="store_true", help="do not ask")
        deleted.add_argument("--dry-run", action="store_true", help="only say what would go")
        moved = _add(what, "reset-mail", "another address, for an owner who lost his mailbox; asks before")
        moved.set_defaults(run=_reset_mail)
        moved.add_argument("named", metavar="ADDRESS", help="an e-mail address, or a site's such as /@name")
        moved.add_argument("new", metavar="NEW", help="his new e-mail address, which gets a link to choose a password")
        moved.add_argument("--yes", action="store_true", help="do not ask")
        moved.add_argument("--dry-run", action="store_true", help="only say what would be done")
        reset = _add(what, "reset-factors", "take the second factor and the passkeys away; asks before")
        reset.set_defaults(run=_reset_factors)
        reset.add_argument("email", metavar="EMAIL", help="whose")
        reset.add_argument("--yes", action="store_true", help="do not ask")
    else:
        _add_site_actions(what)


def _add_site_actions(what: "argparse._SubParsersAction[Parser]") -> None:
    suspended = _add(what, "suspend", "show visitors a notice in its place; its owner is told by mail")
    suspended.add_argument("--reason", metavar="TEXT", required=True, help="for its owner, not for visitors")
    kinds = "legal: 'for legal reasons' (451); gone: 'no longer shown' (410, the default)"
    suspended.add_argument("--as", dest="kind", choices=("legal", "gone"), default="gone", help=kinds)
    resumed = _add(what, "resume", "show it again as its owner set it")
    moved = _add(what, "move", "to another account, or to another address")
    whither = moved.add_mutually_exclusive_group(required=True)
    whither.add_argument("--to", metavar="EMAIL", help="the account that becomes its owner, with everything on it")
    whither.add_argument("--address", metavar="ADDRESS", help="its new address, such as /@name")
    deleted = _add(what, "delete", "everything on it; its account stays, with an empty site; asks before")
    deleted.add_argument("--yes", action="store_true", help="do not ask")
    for parser in (suspended, resumed, moved, deleted):
        parser.set_defaults(run=_site_action)
        parser.add_argument("named", metavar="ADDRESS", help="a site's such as /@name, or its owner's e-mail address")
        parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
        parser.add_argument("--json", action="store_true", help="for a program: the site as it is afterwards")


def _add_operators(operators: Parser) -> None:
    what = operators.add_subparsers(required=True, dest="what", metavar="WHAT")
    listed = _add(what, "list", "who they are, and whether they have what their page asks for")
    listed.add_argument("--json", action="store_true", help="for a program")
    for name, purpose in (("add", "name an account"), ("remove", "it is an owner like others again")):
        _add(what, name, purpose).add_argument("email", metavar="EMAIL", help="whose")


def _add_filters(parser: Parser) -> None:
    parser.add_argument("--search", metavar="WORD", default="", help="in addresses, names and domains")
    tiers = parser.add_mutually_exclusive_group()
    tiers.add_argument("--paid", action="store_true")
    tiers.add_argument("--free", action="store_true")
    parser.add_argument("--idle", metavar="DAYS", type=int, help="not signed in for so long")
    parser.add_argument("--over", metavar="MB", type=int, help="with more than this in files and versions")


def _add_mail(mail: Parser) -> None:
    what = mail.add_subparsers(required=True, dest="what", metavar="WHAT")
    owners = _add(what, "owners", "a letter to all or some owners; asks before")
    owners.add_argument(
        "--subject", metavar="WORDS", required=True, help="{name} and {site} stand for each owner's own"
    )
    owners.add_argument("--text", metavar="FILE", required=True, help="plain text, likewise; - for standard input")
    owners.add_argument("--reply-to", metavar="ADDRESS", default="", help="who gets the answers")
    _add_filters(owners)
    owners.add_argument("--with-unconfirmed", action="store_true", help="also where nobody confirmed the address")
    owners.add_argument("--dry-run", action="store_true", help="only say how many would get it, who, and what")
    owners.add_argument("--test", metavar="ADDRESS", help="send one, as the first would get it, to this address alone")
    owners.add_argument("--yes", action="store_true", help="do not ask")
    _add(what, "list", "letters, and how far they are")
    stopped = _add(what, "stop", "what waits of a letter is not sent")
    stopped.add_argument("id", metavar="ID", help="as `vitrine mail list` has it")


def _add_backup(backup: Parser) -> None:
    backup.add_argument("file", help="a new file; - for the standard output; with --every or --keep a folder")
    backup.add_argument("--replace", action="store_true", help="the file may be there already")
    backup.add_argument("--leave-out-bad-files", action="store_true", help="without files that the store has lost")
    backup.add_argument("--encrypt", action="store_true", help="by a passphrase, or to VITRINE_BACKUP_RECIPIENTS")
    backup.add_argument(
        "--to", metavar="KEY", action="append", help="encrypt to this public key of age or ssh, or to a file of them"
    )
    backup.add_argument(
        "--every", choices=("hour", "day", "week"), help="only if the folder has none of this hour, day or week yet"
    )
    backup.add_argument("--keep", metavar="N", type=int, help="then remove all but the newest N of the folder")
    backup.add_argument("--verify", action="store_true", help="read the whole file, which is there, and write nothing")
    _add_secrets(backup)


def _add_restore(restore: Parser) -> None:
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


def _add_secrets(parser: Parser) -> None:
    parser.add_argument("--identity", metavar="FILE", help="secret keys that open an encrypted archive (age or ssh)")
    parser.add_argument("--passphrase-file", metavar="FILE", help="its first line is the passphrase, else asked for")


def _log_is_for_machines(asked: Sequence[str]) -> bool:
    """A server's alone. Known before its words are read, as what is wrong with them is a line of the log too."""
    if "serve" not in asked[:1]:
        return False
    named = Parser(add_help=False)
    named.add_argument("--config", nargs="?")
    return logs_are_json(environment_with(os.environ, vars(named.parse_known_args(asked)[0])))


def _also_wrong(options: argparse.Namespace, settings: Settings, misread: frozenset[str]) -> list[str]:
    """So that nobody mends one value after the other: what a start would say of those that can be read."""
    if options.run not in (_serve, _config):
        return []
    from vitrine.cli.preflight import unusable_places, wrong_settings

    places = unusable_places(settings, misread) if options.run is _serve else []
    return [*wrong_settings(settings), *places]


def main(arguments: Sequence[str] | None = None) -> int:
    asked = sys.argv[1:] if arguments is None else arguments
    say, warn = say_wrong, say_wrong
    if _log_is_for_machines(asked):
        set_up_logs("json")
        say, warn = say_in_log, warn_in_log

    def work() -> int:
        options = parser_of(asked).parse_args(asked)
        settings, wrong, misread = read_all_settings(environment_with(os.environ, vars(options)))
        if wrong:
            raise BadSetting("\n".join((*wrong, *_also_wrong(options, settings, misread))))
        for line in name_warnings(os.environ):
            warn(line)
        if not getattr(options, "leaves_data_alone", False):
            act_as_owner(settings.data)
        return int(options.run(options, settings))

    return exit_code(work, say)


if __name__ == "__main__":
    sys.exit(main())
