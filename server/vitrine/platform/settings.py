"""The settings, read once at the start: a field each, with its reader, its group and what it does.

From these descriptions come reading them, `vitrine config` and docs/settings.md. All that is wrong refuses the start at
once, a line each, with the setting's name and the reason.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from copy import copy
from dataclasses import Field, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Literal, NamedTuple

from vitrine.platform import setting_readers as read
from vitrine.platform.setting_readers import rate, seconds, whole

PREFIX = "VITRINE_"
UNPREFIXED = ("port", "host", "workers")  # as every server's are called
REMOVED = ("page_disk_mb",)  # of earlier releases: where an environment still has them, the start says so and goes on
OF_DEPLOYMENT = ("host", "upstream")  # VITRINE_HOST: read by deploy/compose.yaml and deploy/Caddyfile alone
_OF_KUBERNETES = re.compile(r"VITRINE_(\w+_)?(SERVICE_(HOST|PORT(_\w+)?)|PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)")
RENAMED = {  # likewise, but for their values
    "home": "front_page",
    "home_site": "main_site",
    "home_examples": "landing_examples",
    "home_texts": "texts",
    "backup_to": "backup_recipients",
}
FrontPage = Literal["site", "landing"]
Mode = Literal["own", "public"]
Signup = Literal["open", "first", "closed"]
Common = Literal["warn", "refuse"]
Log = Literal["json", "text"]
DashboardLanguage = Literal["fr", "en", "es", "pt", "it", "de", "nl", "ar"]
GROUPS = {
    "serving": "Where it serves",
    "accounts": "Who may have a site",
    "mail": "Mail",
    "pages": "The instance's own pages",
    "backup": "Backups",
    "storage": "Storage, and several processes or nodes",
    "watching": "Logs and figures",
    "advanced": "Advanced",
}


class BadSetting(Exception):
    """The start is refused; each line of the message names a setting and says why."""


class Described(NamedTuple):
    """What is said of a setting beside its name, its type and its default."""

    group: str
    help: str
    reader: Callable[[Any], object]
    is_secret: bool
    otherwise: str  # what holds without it, where its default does not say that


def setting(
    default: Any,
    reader: Callable[[Any], object],
    group: str,
    help: str,  # noqa: A002  (as argparse calls it)
    *,
    otherwise: str = "",
    is_secret: bool = False,
) -> Any:
    """A field that is read by `reader` (setting_readers.py)."""
    described = Described(group, help, reader, is_secret, otherwise)
    how: dict[str, Any] = {"default_factory": default} if callable(default) else {"default": default}
    return field(metadata={"described": described}, repr=not is_secret, **how)


def limit(default: Any, reader: Callable[[Any], object]) -> Any:
    return field(default=default, metadata={"reader": reader})


@dataclass(kw_only=True)
class Limits:
    """How often things may be tried. `VITRINE_LIMITS` changes them: {"signup_per_address": "5/hour"}."""

    signin_per_account: str = "10/15 minutes"  # from one address; a browser that signed in before counts by itself
    signin_from_anywhere: str = "100/hour"  # for one account, from all addresses of strangers together
    codes_from_anywhere: str = "20/hour"  # of a second factor, for one account, from all addresses together
    signin_per_address: str = "300/15 minutes"
    signup_per_address: str = "200/hour"
    signups_per_day: int = limit(0, whole(0))  # on the whole instance; 0: as many as come
    reset_per_account: str = "5/hour"
    reset_per_address: str = "20/hour"  # links asked for, and as many brought back
    activation_per_account: str = "10/hour"
    cv_previews_per_account: str = "300/hour"
    domain_checks_per_account: str = "60/hour"
    imports_per_account: str = "30/hour"  # files and samples that are read and shown
    suggestions_per_account: str = "300/hour"  # texts that the translation service is asked for
    takeaways_per_site: str = "10/day"  # of each kind
    contact_per_address: str = "10/10 minutes"
    contact_per_site: str = "300/hour"
    review_guesses_per_address: str = "30/hour"  # addresses of drafts that are none
    review_pages_per_site: str = "120/minute"  # each is drawn anew
    review_unlocks_per_address: str = "10/15 minutes"  # wrong ones, for one link
    review_unlocks_per_link: str = "100/hour"  # from all addresses together
    remarks_per_address: str = "20/10 minutes"
    remarks_per_link: str = "200/hour"
    vitals_per_address: str = "60/minute"
    visits_written_seconds: int = limit(60, whole(1, 3600))  # each process writes what it counted
    reports_per_address: str = "10/minute"
    reports: str = "60/minute"
    complaints_per_address: str = "5/hour"  # visitors who report a site to the operator
    complaints_per_site: str = "20/day"
    complaints: str = "200/day"
    connections_per_address: int = 256
    json_bytes: int = 64_000
    section_bytes: int = 2_000_000
    upload_bytes: int = 12_000_000
    import_bytes: int = 100_000_000  # besides as much as the site has room for: its own archive must come in again
    room_free_bytes: int = 200_000_000
    room_paid_bytes: int = 2_000_000_000
    room_unconfirmed_bytes: int = 20_000_000
    versions_bytes: int = 20_000_000  # of one site's texts: beyond it the oldest versions go first
    draft_bytes: int = 2_000_000  # of one section, typed and not saved; a browser keeps its own copy besides
    # The content's own bounds are the highest (content/). A site that has more keeps it.
    items_per_list: int = limit(100, whole(1, 100))
    languages_per_site: int = limit(12, whole(1, 12))
    domains_per_site: int = limit(5, whole(0))
    body_seconds: float = 30.0
    upload_seconds: float = 300.0

    chosen: frozenset[str] = frozenset()  # by the operator, even where he chose what stood there

    def for_strangers(self) -> Limits:
        """Those that the operator did not choose himself become stricter."""
        usual = {each.name: each.default for each in fields(self)}
        explicit = {name for name, value in usual.items() if getattr(self, name) != value} | self.chosen
        stricter: dict[str, Any] = {name: most for name, most in FOR_STRANGERS.items() if name not in explicit}
        return replace(self, **stricter)

    @property
    def largest_import_bytes(self) -> int:
        return max(self.room_free_bytes, self.room_paid_bytes) + self.import_bytes


# VITRINE_MODE=public: whoever comes is unknown, and many come.
FOR_STRANGERS: dict[str, str | int] = {
    "signup_per_address": "10/hour",
    "signups_per_day": 500,
    "draft_bytes": 600_000,
    "items_per_list": 60,
    "languages_per_site": 8,
    "domains_per_site": 3,
}


@dataclass(frozen=True, kw_only=True)
class Settings:
    """One field per variable, in lower case."""

    config: Path | None = setting(
        None, read.file, "serving", "a file of settings (`vitrine config init`), whose values the environment overrides"
    )
    data: Path = setting(
        lambda: read.folder("data"),
        read.folder,
        "serving",
        "folder of the database, the files, the secret key and the outbox",
        otherwise="./data",
    )
    host: str = setting("127.0.0.1", read.host, "serving", "the address of this machine to listen at")
    port: int = setting(8000, whole(1, 65_535), "serving", "the port to listen at")
    public_url: str | None = setting(
        None,
        read.web_origin,
        "serving",
        "the address that visitors use, such as https://vitrine.example: where links in mails and pages lead; other "
        "hosts are then refused (421), and no activation key is printed at the first start",
        otherwise="the address listened at",
    )
    trusted_proxies: tuple[str, ...] = setting(
        (), read.networks, "serving", "addresses and networks of the proxies whose `X-Forwarded-For` is believed"
    )

    signup: Signup = setting(
        "open", read.one_of(Signup), "accounts", "who may make an account; `first`: only the first, `closed`: nobody"
    )
    mode: Mode = setting(
        "own",
        read.one_of(Mode),
        "accounts",
        "`public`: strangers sign up. Nobody is told which addresses are known, an address is confirmed before its "
        "first sign-in and before its site is shown, terms are accepted, common passwords refused, limits stricter",
    )
    password_min: int = setting(6, whole(6, 128), "accounts", "the shortest password")
    password_common: Common = setting(
        "warn", read.one_of(Common), "accounts", "what becomes of a password that many people have"
    )
    oidc_issuer: str = setting(
        "https://accounts.google.com",
        read.service_url,
        "accounts",
        "the OpenID provider behind « Se connecter avec Google »",
    )
    oidc_client_id: str = setting("", read.word, "accounts", "what the provider calls this instance", otherwise="off")
    oidc_client_secret: str = setting("", read.word, "accounts", "its secret there", is_secret=True)

    smtp_url: str = setting(
        "",
        read.smtp_url,
        "mail",
        "`smtp://user:password@host:587` or `smtps://host`; `?starttls=required` sends nothing in clear text",
        otherwise="mails are kept in the data folder's outbox, and printed on a terminal",
        is_secret=True,
    )
    mail_from: str = setting("Vitrine <vitrine@localhost>", read.sender, "mail", "the sender of all mails")
    abuse_address: str = setting(
        "",
        read.mail_address,
        "mail",
        "who is mailed when a visitor of a shared instance reports a site",
        otherwise="the operators",
    )

    main_site: str = setting(
        "",
        read.slug,
        "pages",
        "the site that `/home` shows, by its address; to be set where the oldest was deleted beside others",
        otherwise="the oldest site",
    )
    front_page: FrontPage = setting(
        "site",
        read.one_of(FrontPage),
        "pages",
        "`landing`: `/` is the instance's own page, in the visitor's language, with the way to sign up",
    )
    landing_examples: tuple[str, ...] = setting(
        (), read.examples, "pages", "addresses of up to three sites that this page shows"
    )
    texts: Path | None = setting(
        None,
        read.folder,
        "pages",
        "folder with the operator's own texts in Markdown: `accueil.fr.md`, `conditions.fr.md`, "
        "`confidentialite.fr.md`, `mentions-legales.fr.md`, and the same in other languages",
    )
    security_contact: tuple[str, ...] = setting(
        (), read.contacts, "pages", "`mailto:…` or `https://…`, told in `/.well-known/security.txt`"
    )
    dashboard_language: DashboardLanguage = setting(
        "fr",
        read.one_of(DashboardLanguage),
        "pages",
        "what the dashboard speaks until an owner picks another language",
    )
    timezone: str = setting("Europe/Paris", read.timezone, "pages", "whose days and hours visits are counted by")

    backup_recipients: tuple[str, ...] = setting(
        (),
        read.recipients,
        "backup",
        "public keys of age or ssh, or files of them, to which `vitrine backup --encrypt` encrypts",
    )
    backup_passphrase: str = setting(
        "", read.text, "backup", "what it encrypts with instead", otherwise="asked for", is_secret=True
    )

    workers: int = setting(1, whole(1, 1024), "storage", "how many processes serve")
    database_url: str = setting(
        "",
        read.database_url,
        "storage",
        "`postgresql://user:password@host/name`; `?sslmode=verify-full&sslrootcert=…` and libpq's other parameters; in "
        "the password `/ ? #` are written `%2F %3F %23`",
        otherwise="SQLite in the data folder",
        is_secret=True,
    )
    blobs_url: str = setting(
        "",
        read.blobs_url,
        "storage",
        "`s3://bucket/prefix`, with the usual `AWS_*` variables",
        otherwise="`files` in the data folder",
    )
    secret_keys: tuple[str, ...] = setting(
        (),
        read.secret_keys,
        "storage",
        "the newest first, at least 32 characters each; the same on every node",
        otherwise="one that is made and kept in the data folder",
        is_secret=True,
    )
    redis_url: str = setting(
        "",
        read.redis_url,
        "storage",
        "where several workers or nodes count tries together",
        otherwise="each process counts by itself",
        is_secret=True,
    )

    log: Log = setting("text", read.one_of(Log), "watching", "`json` for machines")
    metrics_port: int = setting(
        0, whole(0, 65_535), "watching", "`/metrics` for Prometheus on a port of its own", otherwise="none"
    )
    metrics_address: str = setting("127.0.0.1", read.host, "watching", "where that port listens")
    metrics_token: str = setting(
        "",
        read.token,
        "watching",
        "`/metrics` on the ordinary port for whoever sends this token; 16 characters at least",
        is_secret=True,
    )

    limits: Limits = setting(
        Limits,
        lambda value: read_limits(value),
        "advanced",
        'how often and how much: `{"signup_per_address": "5/hour", "room_free_bytes": 50000000}`; what is not named is '
        "stricter with `VITRINE_MODE=public`",
        otherwise="see `Limits` in settings.py",
    )
    page_memory_mb: int = setting(
        64,
        whole(1, 1 << 20),
        "advanced",
        "how much memory of each process is for rendered pages; their small pictures take at most a fourth as much",
    )
    dns_servers: tuple[str, ...] = setting(
        (),
        read.name_servers,
        "advanced",
        "name servers that are asked for the proof of a domain: `9.9.9.9,127.0.0.1:5353`",
        otherwise="the machine's",
    )
    countries: Path | None = setting(
        None,
        read.file,
        "advanced",
        "a file in MaxMind's format (`.mmdb`) that tells the country of an address",
        otherwise="countries are not counted",
    )
    translate_url: str = setting(
        "",
        read.translation_url,
        "advanced",
        "a translation service (LibreTranslate's protocol) that owners with several languages may ask for proposals",
    )
    translate_key: str = setting("", read.word, "advanced", "its key, if it wants one", is_secret=True)
    vite_url: str = setting("", read.service_url, "advanced", "the pages' development server: `make dev` sets it")

    def __post_init__(self) -> None:
        if self.mode == "public":
            object.__setattr__(self, "limits", self.limits.for_strangers())

    def but(self, **values: Any) -> Settings:
        """The same with other values, which are not looked at again."""
        other = copy(self)
        for name, value in values.items():
            object.__setattr__(other, name, value)
        return other

    @property
    def refuses_common_passwords(self) -> bool:
        return self.password_common == "refuse" or self.mode == "public"  # noqa: S105  (a mode, not a password)

    @property
    def shows_metrics(self) -> bool:
        return bool(self.metrics_port or self.metrics_token)

    @property
    def resolved_database_url(self) -> str:
        return self.database_url or f"sqlite+aiosqlite:///{self.data / 'vitrine.sqlite3'}"

    @property
    def resolved_blobs_url(self) -> str:
        return self.blobs_url or (self.data / "files").as_uri()

    @property
    def served_at(self) -> str:
        return f"http://{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}"

    @property
    def origin(self) -> str:
        """Where links in a command's mails lead."""
        return self.public_url or f"http://127.0.0.1:{self.port}"

    @property
    def is_shared(self) -> bool:
        """Strangers have their sites here: visitors can report one to the operator."""
        return self.mode == "public" or self.front_page == "landing"

    @property
    def is_sqlite(self) -> bool:
        return self.resolved_database_url.startswith("sqlite")


class Value(NamedTuple):
    """What somebody wrote, and where."""

    written: str
    source: str  # as the operator knows it: a variable, or a name in the file of settings


def described(each: Field[Any]) -> Described:
    found: Described = each.metadata["described"]
    return found


def variable(name: str) -> str:
    """'public_url' → 'VITRINE_PUBLIC_URL'."""
    return name.upper() if name in UNPREFIXED else PREFIX + name.upper()


def _unknown(name: str, known: Iterable[str]) -> str:
    bare = name.removeprefix(PREFIX)
    near = [bare] if bare.lower() in UNPREFIXED else difflib.get_close_matches(name, list(known), 1)
    return f"{name}: there is no such setting" + (f"; did you mean {near[0]}?" if near else "")


def read_limits(value: str) -> Limits:
    """{"signup_per_address": "5/hour"}"""
    try:
        given = json.loads(value)
    except json.JSONDecodeError as error:
        raise ValueError(f"not JSON ({error})") from None
    if not isinstance(given, dict):
        raise ValueError('must be an object such as {"signup_per_address": "5/hour"}')
    known = {each.name: each for each in fields(Limits) if each.name != "chosen"}
    by_default: dict[type, Callable[[Any], object]] = {int: whole(0), float: seconds, str: rate}
    values: dict[str, Any] = {}
    wrong = [f".{_unknown(name, known)}" for name in given if name not in known]
    for name in (name for name in given if name in known):
        try:
            values[name] = (known[name].metadata.get("reader") or by_default[type(known[name].default)])(given[name])
        except ValueError as error:
            wrong.append(f".{name}: {error}")
    if wrong:
        raise ValueError("\n".join(wrong))
    return Limits(**values, chosen=frozenset(values))


def _in_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, Value]]:
    for name in (*RENAMED, *(each.name for each in fields(Settings))):
        if written := environment.get(variable(name)):
            yield RENAMED.get(name, name), Value(written, variable(name))


def _in_file(path: Path) -> tuple[dict[str, Value], list[str]]:
    """A file in TOML, each value as its variable would have it."""
    import tomllib  # most have no such file

    try:
        written = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        return {}, [f"{path}: {error}"]
    known = [each.name for each in fields(Settings) if each.name != "config"]
    wrong = [f"{path}: {_unknown(name, known)}" for name in written if name not in known]
    values = {name: Value(_as_written(value), f"{path}: {name}") for name, value in written.items() if name in known}
    return {name: value for name, value in values.items() if value.written}, wrong


def _as_written(value: Any) -> str:
    if isinstance(value, dict):
        return json.dumps(value) if value else ""
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _is_of_kubernetes(name: str, value: str) -> bool:
    """What it puts into every container where a service is called 'vitrine', or 'vitrine-…'."""
    is_port = name.startswith(PREFIX) and name.endswith("_PORT") and "://" in value
    return is_port or _OF_KUBERNETES.fullmatch(name) is not None


def values_given(environment: Mapping[str, str]) -> tuple[dict[str, Value], list[str]]:
    """By the settings' names, the environment's over the file's; and what is wrong with the names."""
    environment = {name: value for name, value in environment.items() if not _is_of_kubernetes(name, value)}
    known = [each.name for each in fields(Settings)]
    accepted = {variable(name) for name in (*known, *RENAMED, *REMOVED)}
    accepted |= {PREFIX + name.upper() for name in OF_DEPLOYMENT}
    names = [variable(name) for name in known]
    wrong = [_unknown(name, names) for name in environment if name.startswith(PREFIX) and name not in accepted]
    given = dict(_in_environment(environment))
    if config := given.get("config"):
        with suppress(ValueError):  # of what is no file its reader tells
            in_file, wrong_in_file = _in_file(read.file(config.written))
            return in_file | given, wrong + wrong_in_file
    return given, wrong


def environment_with(environment: Mapping[str, str], options: Mapping[str, object]) -> dict[str, str]:
    """As if a command's options had been set by their variables: the same readers check them."""
    given = {variable(name): options.get(name) for name in ("config", "port", "workers")}
    return {**environment, **{name: str(value) for name, value in given.items() if value is not None}}


def logs_are_json(environment: Mapping[str, str]) -> bool:
    """Known before the settings are read: what is wrong with them is a line of the log too."""
    given, _wrong = values_given(environment)
    return "log" in given and given["log"].written == "json"


class Reading(NamedTuple):
    settings: Settings  # what is wrong has its default here
    wrong: list[str]
    misread: frozenset[str]


def read_settings(environment: Mapping[str, str]) -> Settings:
    reading = read_all_settings(environment)
    if reading.wrong:
        raise BadSetting("\n".join(reading.wrong))
    return reading.settings


def read_all_settings(environment: Mapping[str, str]) -> Reading:
    """For whoever finds more that is wrong, and says all of it at once."""
    given, wrong = values_given(environment)
    values: dict[str, Any] = {}
    misread = set()
    for each in fields(Settings):
        if value := given.get(each.name):
            try:
                values[each.name] = described(each).reader(value.written)
            except ValueError as error:
                lines = str(error).splitlines()
                wrong += [f"{value.source}{'' if line.startswith('.') else ': '}{line}" for line in lines]
                misread.add(each.name)
    return Reading(Settings(**values), wrong, frozenset(misread))


def name_warnings(environment: Mapping[str, str]) -> list[str]:
    """A line for each name of earlier releases that this environment still has, and one for all of Kubernetes."""
    removed = [variable(name) for name in REMOVED if variable(name) in environment]
    renamed = [(variable(old), variable(new)) for old, new in RENAMED.items() if variable(old) in environment]
    of_kubernetes = [name for name, value in environment.items() if _is_of_kubernetes(name, value)]
    return [
        *(f"{name} does nothing any more; take it out of the settings" for name in removed),
        *(f"{old} is called {new} now; the former name goes in a later version" for old, new in renamed),
        *([f"not read, as Kubernetes set them for a service: {', '.join(of_kubernetes)}"] if of_kubernetes else []),
    ]
