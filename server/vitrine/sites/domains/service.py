"""The owner's own domains: claimed by many, proven by one, served from then on."""

import hmac
import secrets

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.errors import NotFound, Problem
from vitrine.platform.keyring import Keyring
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.sites.domains.proof import DomainVerifier, Finding
from vitrine.sites.domains.tables import Domain
from vitrine.sites.site.revisions import freshen
from vitrine.sites.site.tables import Site


class TooManyDomains(Problem):
    code, status = "domains.too_many", 409


class DomainTaken(Problem):
    """Another site proved this host, and its proof still stands."""

    code, status = "domains.taken", 409


class NotProven(Problem):
    """`record` and `file` say what was seen there: missing, other, unreachable."""

    code, status = "domains.not_proven", 409


async def list_domains(session: AsyncSession, site: Site) -> list[Domain]:
    query = select(Domain).where(Domain.site_id == site.id).order_by(Domain.added_at, Domain.host)
    return list(await session.scalars(query))


async def add_domain(session: AsyncSession, site: Site, host: str, most: int) -> Domain:
    """Claiming it twice is claiming it once: the token stays."""
    domain = await session.get(Domain, (site.id, host))
    if domain is not None:
        return domain
    count = await session.scalar(select(func.count()).select_from(Domain).where(Domain.site_id == site.id)) or 0
    if count >= most:
        raise TooManyDomains(max=most)
    domain = Domain(site_id=site.id, host=host, proof=f"vitrine-{secrets.token_hex(16)}", added_at=now())
    session.add(domain)
    await session.flush()
    return domain


async def remove_domain(session: AsyncSession, site: Site, host: str) -> None:
    domain = await session.get(Domain, (site.id, host))
    if domain is None:
        raise NotFound()
    await session.delete(domain)
    await freshen(session, site.id)


async def proof_of(session: AsyncSession, host: str) -> str | None:
    return await session.scalar(select(Domain.proof).where(Domain.host == host, Domain.proven_at.is_not(None)))


async def is_served(session: AsyncSession, host: str) -> bool:
    query = select(Domain.host).where(Domain.host == host, Domain.proven_at.is_not(None))
    return await session.scalar(query) is not None


async def check_domain(database: Database, verifier: DomainVerifier, account_id: str, host: str) -> Domain:
    """Looks for the proof and remembers that it was seen. No transaction is open while the world is asked."""
    async with database.reading() as session:
        claim = await _claim(session, account_id, host)
        holder = await session.scalar(
            select(Domain).where(Domain.host == host, Domain.proven_at.is_not(None), Domain.site_id != claim.site_id)
        )
    if claim.proven_at is not None:
        return claim
    finding = await verifier.look(host, claim.proof)
    if not finding.is_proof:
        raise NotProven(record=finding.record, file=finding.file)
    # Domains change hands: whoever proves it now wins over a former owner whose proof is gone.
    if holder is not None and _is_stronger(await verifier.look(host, holder.proof), finding):
        raise DomainTaken(host=host)
    try:
        async with database.writing() as session:
            return await _remember(session, account_id, host, holder)
    except IntegrityError:
        raise DomainTaken(host=host) from None


async def leads_here(
    database: Database, verifier: DomainVerifier, account_id: str, host: str, keyring: Keyring
) -> bool:
    """Looked at each time: whoever points a name waits for it, and what was seen an hour ago says little."""
    async with database.reading() as session:
        await _claim(session, account_id, host)
    return await verifier.leads_here(host, domain_answer(keyring, host))


def domain_answer(keyring: Keyring, host: str) -> str:
    return hmac.digest(keyring.derive("domains that lead here"), host.encode(), "sha256").hex()


def _is_stronger(held: Finding, claimed: Finding) -> bool:
    """We serve a proven domain's file ourselves while the domain leads here: against a record it proves nothing."""
    return held.record == "token" or (held.file == "token" and claimed.record != "token")


async def _claim(session: AsyncSession, account_id: str, host: str) -> Domain:
    query = select(Domain).join(Site, Site.id == Domain.site_id)
    query = query.where(Site.account_id == account_id, Domain.host == host)
    claim = await session.scalar(query.execution_options(populate_existing=True))
    if claim is None:
        raise NotFound()
    return claim


async def _remember(session: AsyncSession, account_id: str, host: str, holder: Domain | None) -> Domain:
    site_id = (await _claim(session, account_id, host)).site_id
    # The sites first: whoever else changes their domains holds them too.
    await freshen(session, site_id, *([holder.site_id] if holder else []))
    claim = await _claim(session, account_id, host)  # it may have been removed meanwhile
    if holder is not None:
        former = await session.get(Domain, (holder.site_id, host))
        if former is not None:
            former.proven_at, former.lost_at = None, now()
            await session.flush()  # before ours: the index lets one be proven at a time
    claim.proven_at = claim.proven_at or now()
    claim.looked_at, claim.misses, claim.lost_at = now(), 0, None
    await session.flush()
    return claim
