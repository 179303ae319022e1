"""The owner's domains, and the question that Caddy asks before it gets a certificate for a host."""

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from vitrine.accounts.sessions.guard import CurrentAccount
from vitrine.content.schema import Strict
from vitrine.platform.errors import NotFound
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.platform.http.transactions import Reading, Writing
from vitrine.sites.domains import service as domains
from vitrine.sites.domains.names import BadDomain, normal_host, pasted_host, readable, refuse_own
from vitrine.sites.domains.proof import FILE_PATH, HERE_PATH, RECORD_LABEL
from vitrine.sites.domains.requests import DomainServices, Services
from vitrine.sites.domains.tables import Domain
from vitrine.sites.site.guard import OwnSite, OwnSiteToChange

router = APIRouter(tags=["domains"])
WELL_KNOWN = RequestPolicy(kind="other", hosts="domains")


class DomainIn(Strict):
    host: Annotated[str, Field(max_length=300)]


class DomainOut(BaseModel):
    """A claimed host with both ways to prove it; `name` is the host for the eye (élise.fr). `isLost`: once proven."""

    host: str
    name: str
    isProven: bool
    isLost: bool
    recordName: str
    fileUrl: str
    proof: str
    siteUrl: str

    @classmethod
    def of(cls, domain: Domain) -> "DomainOut":
        return cls(
            host=domain.host,
            name=readable(domain.host),
            isProven=domain.proven_at is not None,
            isLost=domain.lost_at is not None,
            recordName=f"{RECORD_LABEL}.{domain.host}",
            fileUrl=f"http://{domain.host}{FILE_PATH}",
            proof=domain.proof,
            siteUrl=f"https://{domain.host}/home",
        )


class DomainReach(BaseModel):
    """Whether whoever calls the domain reaches this instance: a proof alone brings nobody."""

    leadsHere: bool


class DomainsOut(BaseModel):
    """`target` is where the domain's own records must lead: the host of this instance, where it is known."""

    domains: list[DomainOut]
    max: int
    target: str


class Served(BaseModel):
    isServed: bool = True


Host = Annotated[str, Path(max_length=300)]


def _own_hosts(services: DomainServices, request: Request) -> tuple[str, ...]:
    """As configured, and as the owner reaches us right now."""
    return (urlsplit(services.origin).hostname or "", (request.url.hostname or "").lower())


def _target(services: DomainServices, request: Request) -> str:
    """As configured, else as the owner reaches us right now, unless that leads nowhere but to his own machine."""
    named = urlsplit(services.settings.public_url or "").hostname or request.url.hostname or ""
    return "" if named == "localhost" or named.startswith("127.") or named == "::1" else named


def _named(host: str) -> str:
    """A host in a path; what is no host at all is nobody's domain."""
    try:
        return normal_host(host)
    except BadDomain:
        raise NotFound() from None


@router.get("/api/site/domains", operation_id="list_domains")
async def list_domains(request: Request, services: Services, site: OwnSite, session: Reading) -> DomainsOut:
    found = await domains.list_domains(session, site)
    return DomainsOut(
        domains=[DomainOut.of(domain) for domain in found],
        max=services.settings.limits.domains_per_site,
        target=_target(services, request),
    )


@router.post("/api/site/domains", operation_id="add_domain", status_code=201)
async def add_domain(
    request: Request, services: Services, payload: DomainIn, site: OwnSiteToChange, session: Writing
) -> DomainOut:
    host = pasted_host(payload.host)
    refuse_own(host, *_own_hosts(services, request))
    return DomainOut.of(await domains.add_domain(session, site, host, services.settings.limits.domains_per_site))


@router.post("/api/site/domains/{host}/check", operation_id="check_domain")
async def check_domain(services: Services, host: Host, account: CurrentAccount) -> DomainOut:
    await services.throttle.hit("domain_check", services.settings.limits.domain_checks_per_account, account.id)
    return DomainOut.of(await domains.check_domain(services.database, services.verifier, account.id, _named(host)))


@router.get("/api/site/domains/{host}/reach", operation_id="read_domain_reach")
async def read_domain_reach(services: Services, host: Host, account: CurrentAccount) -> DomainReach:
    await services.throttle.hit("domain_reach", services.settings.limits.domain_checks_per_account, account.id)
    found = await domains.leads_here(services.database, services.verifier, account.id, _named(host), services.keyring)
    return DomainReach(leadsHere=found)


@router.delete("/api/site/domains/{host}", operation_id="remove_domain", status_code=204)
async def remove_domain(host: Host, site: OwnSiteToChange, session: Writing) -> None:
    await domains.remove_domain(session, site, _named(host))


@router.get("/api/domains/ask", operation_id="ask_domain")
@accepts(RequestPolicy(hosts="any"))
async def ask_domain(domain: Annotated[str, Query(max_length=300)], session: Reading) -> Served:
    """For on-demand TLS: 200 for a proven host, otherwise 404 and no certificate is asked for."""
    if not await domains.is_served(session, _named(domain)):
        raise NotFound()
    return Served()


@router.get(FILE_PATH, include_in_schema=False)
@accepts(WELL_KNOWN)
async def read_proof_file(request: Request, session: Reading) -> PlainTextResponse:
    """A proven domain that leads here shows its own token: so it stays proven while it does (keeper.py)."""
    proof = await domains.proof_of(session, _named(request.url.hostname or ""))
    if proof is None:
        raise NotFound()
    return PlainTextResponse(proof, headers={"Cache-Control": "no-store"})


@router.get(HERE_PATH, include_in_schema=False)
@accepts(WELL_KNOWN)
async def read_here(request: Request, services: Services, session: Reading) -> PlainTextResponse:
    """What tells a proven domain's visitor, or us, that it leads to this instance."""
    host = _named(request.url.hostname or "")
    if not await domains.is_served(session, host):
        raise NotFound()
    return PlainTextResponse(domains.domain_answer(services.keyring, host), headers={"Cache-Control": "no-store"})
