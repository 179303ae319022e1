"""VITRINE_* settings, read once at the start. A wrong value refuses the start with its name and the reason."""

import difflib
import ipaddress
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, ValidationInfo

PREFIX = "VITRINE_"
SHORTEST_TOKEN = 16


class BadSetting(Exception):
    """The start is refused; the message names the setting and says why."""


class Limits(BaseModel):
    """How often things may be tried (threats.md). `VITRINE_LIMITS` changes them: {"signup_per_address": "5/hour"}."""

    model_config = ConfigDict(extra="forbid")

    signin_per_account: str = "10/15 minutes"  # from one address; a browser that signed in before counts by itself
    signin_from_anywhere: str = "100/hour"  # for one account, from all addresses of strangers together
    codes_from_anywhere: str = "20/hour"  # of a second factor, for one account, from all addresses together
    signin_per_address: str = "300/15 minutes"
    signup_per_address: str = "200/hour"
    signups_per_day: int = Field(default=0, ge=0)  # on the whole instance; 0: as many as come
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
    visits_written_seconds: int = Field(default=60, ge=1, le=3600)  # each process writes what it counted
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
    # The spec's own bounds are the highest (content/). A site that has more keeps it, and may bring it (imports/).
    items_per_list: int = Field(default=100, ge=1, le=100)
    languages_per_site: int = Field(default=12, ge=1, le=12)
    domains_per_site: int = Field(default=5, ge=0)
    body_seconds: float = 30.0
    upload_seconds: float = 300.0

    def for_strangers(self) -> "Limits":
        """Those that the operator did not choose himself become stricter."""
        return self.model_copy(
            update={name: most for name, most in FOR_STRANGERS.items() if name not in self.model_fields_set}
        )

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


def _folder(value: str | Path) -> Path:
    return Path(value).expanduser().resolve()


def _by_mode(limits: Limits, info: ValidationInfo) -> Limits:
    return limits.for_strangers() if info.data.get("mode") == "public" else limits


def _web_origin(value: str) -> str:
    parts = urlsplit(value)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise ValueError("must be an origin such as https://vitrine.example")
    return f"{parts.scheme}://{parts.netloc}"


def _service_url(value: str) -> str:
    """With or without the protocol's own last step: both are written in such services' manuals."""
    parts = urlsplit(value)
    is_plain = not (parts.query or parts.fragment or parts.username)
    if value and (parts.scheme not in ("http", "https") or not parts.hostname or not is_plain):
        raise ValueError("must be an address such as https://translate.example")
    return value.rstrip("/").removesuffix("/translate")


def _timezone(value: str) -> str:
    try:
        ZoneInfo(value)
    except (OSError, ValueError):
        raise ValueError(f"'{value}' is not a time zone such as Europe/Paris") from None
    return value


def _json(value: Any) -> Any:
    return json.loads(value) if isinstance(value, str) else value


def _list(value: Any) -> Any:
    return tuple(part.strip() for part in value.split(",") if part.strip()) if isinstance(value, str) else value


def _three(value: tuple[str, ...]) -> tuple[str, ...]:
    if len(value) > 3:
        raise ValueError("three sites at most")
    return tuple(slug.lstrip("/@") for slug in value)


def _address(value: str) -> str:
    """As much of a check as needs no library: a start must not wait for one. Mailing checks the rest."""
    if value and (value.count("@") != 1 or not value.isprintable() or " " in value or "@" in (value[0], value[-1])):
        raise ValueError("must be an address such as abus@vitrine.example")
    return value


def _name_servers(value: tuple[str, ...]) -> tuple[str, ...]:
    for address in value:
        name_server(address)
    return value


def _networks(value: tuple[str, ...]) -> tuple[str, ...]:
    """A network must be one: of '10.0.0.5/8' some would read the address, others all of 10.0.0.0/8."""
    for network in value:
        try:
            ipaddress.ip_network(network if "/" in network else "0.0.0.0/0")
        except ValueError:
            raise ValueError(f"'{network}' is not a network such as 10.0.0.0/8") from None
    return value


def name_server(value: str) -> tuple[str, int]:
    """'9.9.9.9', '[2620:fe::fe]' or '127.0.0.1:5353' as an address and a port."""
    parts = urlsplit(f"dns://{value}")
    try:
        address = ipaddress.ip_address(parts.hostname or "")
        return str(address), parts.port or 53
    except ValueError:
        raise ValueError(f"'{value}' is not an address such as 9.9.9.9 or 127.0.0.1:5353") from None


def _long_enough(value: str) -> str:
    if value and len(value) < SHORTEST_TOKEN:
        raise ValueError(f"a token has {SHORTEST_TOKEN} characters at least; `openssl rand -hex 32` makes one")
    return value


def _contacts(value: tuple[str, ...]) -> tuple[str, ...]:
    """As security.txt has them (RFC 9116)."""
    for contact in value:
        if not contact.startswith(("mailto:", "https://", "tel:")) or not contact.isascii() or " " in contact:
            raise ValueError(f"'{contact}' is not a contact such as mailto:security@vitrine.example or https://…")
    return value


class Settings(BaseModel):
    """One field per VITRINE_ variable, in lower case."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    data: Annotated[Path, BeforeValidator(_folder)] = Field(default_factory=lambda: _folder("data"))
    database_url: str = ""
    blobs_url: str = ""
    redis_url: str = ""
    public_url: Annotated[str, AfterValidator(_web_origin)] | None = None
    home_site: str = ""
    home: Literal["site", "landing"] = "site"  # landing: / is the instance's own page, not somebody's site
    home_examples: Annotated[tuple[str, ...], BeforeValidator(_list), AfterValidator(_three)] = ()
    home_texts: Annotated[Path, BeforeValidator(_folder)] | None = None  # what the operator wrote (house/)
    abuse_address: Annotated[str, AfterValidator(_address)] = ""  # whom reports are mailed to; none: the operators
    mode: Literal["own", "public"] = "own"  # public: strangers sign up, so nobody is told whose addresses are known
    signup: Literal["open", "first", "closed"] = "open"
    password_min: int = Field(default=6, ge=6, le=128)
    password_common: Literal["warn", "refuse"] = "warn"  # noqa: S105  (a mode, not a password)
    secret_keys: Annotated[tuple[str, ...], BeforeValidator(_list)] = ()
    backup_to: Annotated[tuple[str, ...], BeforeValidator(_list)] = ()
    backup_passphrase: str = Field(default="", repr=False)
    smtp_url: str = ""
    mail_from: str = "Vitrine <vitrine@localhost>"
    oidc_issuer: str = "https://accounts.google.com"
    oidc_client_id: str = ""
    oidc_client_secret: str = Field(default="", repr=False)
    dns_servers: Annotated[tuple[str, ...], BeforeValidator(_list), AfterValidator(_name_servers)] = ()
    limits: Annotated[Limits, BeforeValidator(_json), AfterValidator(_by_mode)] = Field(
        default_factory=Limits, validate_default=True
    )
    trusted_proxies: Annotated[tuple[str, ...], BeforeValidator(_list), AfterValidator(_networks)] = ()
    page_memory_mb: int = Field(default=64, ge=1)  # of each process
    page_disk_mb: int = Field(default=500, ge=0)  # of each node, below its data folder
    log: Literal["json", "text"] = "text"
    metrics_port: int = Field(default=0, ge=0, le=65_535)  # 0: none
    metrics_address: str = "127.0.0.1"
    metrics_token: Annotated[str, AfterValidator(_long_enough)] = Field(default="", repr=False)
    security_contact: Annotated[tuple[str, ...], BeforeValidator(_list), AfterValidator(_contacts)] = ()
    # Until an owner picks another (content/catalogues.py).
    dashboard_language: Literal["fr", "en", "es", "pt", "it", "de", "ar"] = "fr"
    translate_url: Annotated[str, AfterValidator(_service_url)] = ""  # none: nothing is proposed, nothing is asked
    translate_key: str = Field(default="", repr=False)
    vite_url: str = ""
    timezone: Annotated[str, AfterValidator(_timezone)] = "Europe/Paris"  # whose days and hours visits are counted by
    countries: Annotated[Path, BeforeValidator(_folder)] | None = None  # a file in MaxMind's format

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


def read_settings(environment: Mapping[str, str]) -> Settings:
    given = {key[len(PREFIX) :].lower(): value for key, value in environment.items() if key.startswith(PREFIX)}
    for name in given.keys() - Settings.model_fields.keys():
        near = difflib.get_close_matches(name, Settings.model_fields, 1)
        hint = f"; did you mean {PREFIX}{near[0].upper()}?" if near else ""
        raise BadSetting(f"{PREFIX}{name.upper()}: there is no such setting{hint}")
    given = {name: value for name, value in given.items() if value != ""}
    if "database_url" in given:
        given["database_url"] = _async_url(given["database_url"])
    try:
        return Settings.model_validate(given)
    except ValidationError as error:
        first = error.errors()[0]
        name = ".".join(str(part) for part in first["loc"]).upper()
        raise BadSetting(f"{PREFIX}{name}: {first['msg']}") from None
    except json.JSONDecodeError as error:
        raise BadSetting(f"{PREFIX}LIMITS: not JSON ({error})") from None
