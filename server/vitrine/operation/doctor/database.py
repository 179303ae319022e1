"""What the database says of an instance: its schema, whether our keys open what it seals, its clock, jobs and files."""

from datetime import datetime, timedelta

from sqlalchemy import select

from vitrine.accounts.tables import Account
from vitrine.operation.doctor.findings import Finding, bad, findings_of, note, ok
from vitrine.operation.doctor.installation import opened_store
from vitrine.platform.errors import Refused
from vitrine.platform.jobs.runner import last_runs
from vitrine.platform.keyring import FILE_NAME, Keyring
from vitrine.platform.settings import Settings
from vitrine.platform.storage.base import now
from vitrine.platform.storage.clock import moment_in
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import current_version, existing_database, newest_version
from vitrine.sites.media.tables import Blob
from vitrine.sites.site.tables import Site
from vitrine.sites.tiers.seal import is_opened

# Sessions and links end by the clock: half a minute is more than a kept clock is ever wrong.
CLOCK_LEEWAY = timedelta(seconds=30)
SILENT_FOR = timedelta(days=2)  # no job waits longer from one run to the next than a day
LOOKED_AT_FILES = 50


async def database(settings: Settings) -> list[Finding]:
    """Its schema first: of one that is not ours to read, nothing else is asked."""
    async with existing_database(settings) as opened:
        schema = await _schema(opened)
        if schema.verdict == "bad":
            return [schema]
        return [
            schema,
            *await findings_of(
                "secret keys", _secret_keys(opened, settings), "bring back the instance's keys from a backup"
            ),
            *await findings_of("clock", _clock(opened), "see the server's log"),
            *await findings_of("jobs", _jobs(opened), "see the server's log"),
            *await findings_of("lost files", _lost_files(opened, settings), "see the line 'files'"),
        ]


async def _schema(opened: Database) -> Finding:
    async with opened.engine.connect() as connection:
        found, ours = await connection.run_sync(current_version), newest_version()
        kind = "SQLite" if opened.is_sqlite else "PostgreSQL"
    if found == ours:
        return ok("database", f"{kind}, at version {found}")
    if found is None:
        return bad("database", f"{kind}, and it is empty", "start the server, or run `vitrine migrate`")
    if found < ours:
        return bad("database", f"{kind}, at version {found} of {ours}", "run `vitrine migrate`, or start the server")
    return bad("database", f"{kind}, at version {found}, newer than this Vitrine ({ours})", "update Vitrine")


async def _secret_keys(opened: Database, settings: Settings) -> list[Finding]:
    key_file = settings.data / FILE_NAME
    if not settings.secret_keys:
        if not key_file.exists():
            raise Refused(f"no VITRINE_SECRET_KEYS, and no {key_file}: a start would make a new one")
        if key_file.stat().st_mode & 0o077:
            return [bad("secret keys", f"others on this machine may read {key_file}", f"chmod 600 {key_file}")]
    keyring = Keyring(settings.secret_keys or (key_file.read_text("ascii").strip(),))
    async with opened.reading() as session:
        sealed = select(Site.id, Site.sealed_layout).where(Site.sealed_layout.is_not(None))
        newest = (await session.execute(sealed.order_by(Site.made_at.desc()).limit(1))).first()
    if newest and not is_opened(keyring, newest.id, newest.sealed_layout):
        said = "they do not open what is stored: layouts fall back, keys and links are worth nothing"
        return [bad("secret keys", said, "give the keys that the instance had (VITRINE_SECRET_KEYS or secret.key)")]
    return [ok("secret keys", "they open what is stored" if newest else "nothing sealed yet")]


async def _clock(opened: Database) -> list[Finding]:
    """Against the database's, and against what was stored: no row comes from the future."""
    async with opened.reading() as session:
        theirs: datetime | None = await session.scalar(select(moment_in(0)))
        last: datetime | None = await session.scalar(
            select(Account.created_at).order_by(Account.created_at.desc()).limit(1)
        )
    apart = abs(now() - theirs) if theirs else timedelta()
    if apart > CLOCK_LEEWAY:
        return [
            bad("clock", f"{apart.total_seconds():.0f} s apart from the database's", "let both follow a time server")
        ]
    if last and last > now() + CLOCK_LEEWAY:
        return [bad("clock", f"it is behind: an account was made on {last:%Y-%m-%d %H:%M}", "follow a time server")]
    return [ok("clock", f"{now():%Y-%m-%d %H:%M:%S} UTC, as the database has it")]


async def _jobs(opened: Database) -> list[Finding]:
    async with opened.reading() as session:
        rows = await last_runs(session)
    if not rows:
        return [note("jobs", "none has ever run", "start the server: mails, pictures and sweeping wait for it")]
    failed = [bad("jobs", f"{row.name} failed: {row.error}", "see the server's log") for row in rows if row.error]
    last = max((row.finished_at for row in rows if row.finished_at), default=None)
    if last is None or last < now() - SILENT_FOR:
        said = f"the last one ended {last:%Y-%m-%d %H:%M}" if last else "none has ever ended"
        return [*failed, note("jobs", said, "is the server running?")]
    return failed or [ok("jobs", f"{len(rows)} known, the last ended {last:%Y-%m-%d %H:%M} UTC")]


async def _lost_files(opened: Database, settings: Settings) -> list[Finding]:
    """The newest are those that a wrong folder or a restored database would lose."""
    blobs = opened_store(settings)
    async with opened.reading() as session:
        newest = await session.scalars(select(Blob.hash).order_by(Blob.stored_at.desc()).limit(LOOKED_AT_FILES))
        hashes = list(newest)
    lost = [content_hash for content_hash in hashes if not await blobs.has(content_hash)]
    if lost:
        said = f"{len(lost)} of the {len(hashes)} newest are not in the store"
        return [bad("lost files", said, "is VITRINE_BLOBS_URL the right one? else bring them back from a backup")]
    return [ok("lost files", f"none of the {len(hashes)} newest" if hashes else "no files yet")]
