"""VITRINE_* settings, read once at the start. A wrong value refuses the start with its name and the reason."""

from __future__ import annotations

import difflib
import json
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from dataclasses import Field, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Literal

from vitrine.platform.setting_readers import (
    contacts,
    examples,
    folder,
    mail_address,
    name_servers,
    names,
    networks,
    one_of,
    rate,
    seconds,
    service_url,
    text,
    timezone,
    token,
    web_origin,
    whole,
)

PREFIX = "VITRINE_"
REMOVED = ("page_disk_mb",)  # of earlier releases: where an environment still has them, the start says so and goes on
Home = Literal["site", "landing"]
Mode = Literal["own", "public"]
Signup = Literal["open", "first", "closed"]
Common = Literal["warn", "refuse"]
Log = Literal["json", "text"]
DashboardLanguage = Literal["fr", "en", "es", "pt", "it", "de", "ar"]


class BadSetting(Exception):
    """The start is refused; the message names the setting and says why."""


def setting(default: Any, reader: Callable[[Any], object], *, is_secret: bool = False) -> Any:
    """A field that is read by `reader` (setting_readers.py); those without one are texts as they stand."""
    return field(default=default, metadata={"reader": reader}, repr=not is_secret)


@dataclass(kw_only=True)
class Limits:
    """How often things may be tried. `VITRINE_LIMITS` changes them: {"signup_per_address": "5/hour"}."""

    signin_per_account: str = "10/15 minutes"  # from one address; a browser that signed in before counts by itself
    signin_from_anywhere: str = "100/hour"  # for one account, from all addresses of strangers together
    codes_from_anywhere: str = "20/hour"  # of a second factor, for one account, from all addresses together
    signin_per_address: str = "300/15 minutes"
    signup_per_address: str = "200/hour"
    signups_per_day: int = setting(0, whole(0))  # on the whole instance; 0: as many as come
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
    visits_written_seconds: int = setting(60, whole(1, 3600))  # each process writes what it counted
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
    items_per_list: int = setting(100, whole(1, 100))
    languages_per_site: int = setting(12, whole(1, 12))
    domains_per_site: int = setting(5, whole(0))
    body_seconds: float = 30.0
    upload_seconds: float = 300.0

    chosen: frozenset[str] = frozenset()  # by the operator, even where he chose what stood there

    def for_strangers(self) -> Limits:
        """Those that the operator did not choose himself become stricter."""
        usual = {each.name: each.default for each in fields(self)}
        kept = {name for name, value in usual.items() if getattr(self, name) != value} | self.chosen
        stricter: dict[str, Any] = {name: most for name, most in FOR_STRANGERS.items() if name not in kept}
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
    """One field per VITRINE_ variable, in lower case."""

    data: Path = field(default_factory=lambda: folder("data"), metadata={"reader": folder})
    database_url: str = ""
    blobs_url: str = ""
    redis_url: str = ""
    public_url: str | None = setting(None, web_origin)
    home_site: str = ""
    home: Home = setting("site", one_of(Home))  # landing: / is the instance's own page, not somebody's site
    home_examples: tuple[str, ...] = setting((), examples)
    home_texts: Path | None = setting(None, folder)  # what the operator wrote (house/)
    abuse_address: str = setting("", mail_address)  # whom reports are mailed to; none: the operators
    mode: Mode = setting("own", one_of(Mode))  # public: strangers sign up, so nobody is told whose addresses are known
    signup: Signup = setting("open", one_of(Signup))
    password_min: int = setting(6, whole(6, 128))
    password_common: Common = setting("warn", one_of(Common))
    secret_keys: tuple[str, ...] = setting((), names)
    backup_to: tuple[str, ...] = setting((), names)
    backup_passphrase: str = field(default="", repr=False)
    smtp_url: str = ""
    mail_from: str = "Vitrine <vitrine@localhost>"
    oidc_issuer: str = "https://accounts.google.com"
    oidc_client_id: str = ""
    oidc_client_secret: str = field(default="", repr=False)
    dns_servers: tuple[str, ...] = setting((), name_servers)
    limits: Limits = field(default_factory=Limits, metadata={"reader": lambda value: read_limits(value)})
    trusted_proxies: tuple[str, ...] = setting((), networks)
    page_memory_mb: int = setting(64, whole(1))  # of each process
    log: Log = setting("text", one_of(Log))
    metrics_port: int = setting(0, whole(0, 65_535))  # 0: none
    metrics_address: str = "127.0.0.1"
    metrics_token: str = setting("", token, is_secret=True)
    security_contact: tuple[str, ...] = setting((), contacts)
    # Until an owner picks another (content/catalogues.py).
    dashboard_language: DashboardLanguage = setting("fr", one_of(DashboardLanguage))
    translate_url: str = setting("", service_url)  # none: nothing is proposed, nothing is asked
    translate_key: str = field(default="", repr=False)
    vite_url: str = ""
    timezone: str = setting("Europe/Paris", timezone)  # whose days and hours visits are counted by
    countries: Path | None = setting(None, folder)  # a file in MaxMind's format

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
    def is_shared(self) -> bool:
        """Strangers have their sites here: visitors can report one to the operator."""
        return self.mode == "public" or self.home == "landing"

    @property
    def is_sqlite(self) -> bool:
        return self.resolved_database_url.startswith("sqlite")


def _async_url(url: str) -> str:
    """People write postgresql://; the engine needs to know its driver."""
    scheme, _, rest = url.partition("://")
    known = {
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
        "postgresql+asyncpg": "postgresql+asyncpg",
        "sqlite": "sqlite+aiosqlite",
        "sqlite+aiosqlite": "sqlite+aiosqlite",
    }
    if scheme not in known:
        raise BadSetting(f"{PREFIX}DATABASE_URL: '{scheme}' is neither sqlite nor postgresql")
    return f"{known[scheme]}://{rest}"


def _check_names(given: Iterable[str], known: Iterable[Field[Any]], prefix: str, upper: Callable[[str], str]) -> None:
    names_known = [each.name for each in known]
    for name in given:
        if name not in names_known:
            near = difflib.get_close_matches(name, names_known, 1)
            hint = f"; did you mean {prefix}{upper(near[0])}?" if near else ""
            raise BadSetting(f"{prefix}{upper(name)}: there is no such setting{hint}")


# How limits without a reader of their own are read.
_BY_DEFAULT: dict[type, Callable[[Any], object]] = {int: whole(0), float: seconds, str: rate}


def _read(each: Field[Any], value: Any, prefix: str, otherwise: Callable[[Any], object] = text) -> Any:
    """By the field's own reader."""
    reader: Callable[[Any], object] = each.metadata.get("reader") or otherwise
    try:
        return reader(value)
    except ValueError as error:
        raise BadSetting(f"{prefix}: {error}") from None


def read_limits(value: str) -> Limits:
    """{"signup_per_address": "5/hour"}"""
    try:
        given = json.loads(value)
    except json.JSONDecodeError as error:
        raise ValueError(f"not JSON ({error})") from None
    if not isinstance(given, dict):
        raise ValueError('must be an object such as {"signup_per_address": "5/hour"}')
    known = [each for each in fields(Limits) if each.name != "chosen"]
    where = f"{PREFIX}LIMITS."
    _check_names(given, known, where, str)
    read = {
        each.name: _read(each, given[each.name], where + each.name, _BY_DEFAULT[type(each.default)])
        for each in known
        if each.name in given
    }
    return Limits(**read, chosen=frozenset(read))


def removed_settings(environment: Mapping[str, str]) -> list[str]:
    """Those of earlier releases that this environment still names."""
    return [name for name in (PREFIX + each.upper() for each in REMOVED) if name in environment]


def read_settings(environment: Mapping[str, str]) -> Settings:
    given = {key[len(PREFIX) :].lower(): value for key, value in environment.items() if key.startswith(PREFIX)}
    known = fields(Settings)
    _check_names((name for name in given if name not in REMOVED), known, PREFIX, str.upper)
    given = {name: value for name, value in given.items() if value != ""}
    if "database_url" in given:
        given["database_url"] = _async_url(given["database_url"])
    named = [each for each in known if each.name in given]
    return Settings(**{each.name: _read(each, given[each.name], PREFIX + each.name.upper()) for each in named})
