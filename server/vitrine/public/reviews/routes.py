"""The owner's calls: links to his draft, and the remarks that came through them. His site comes from the guard."""

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from vitrine.accounts.sessions.guard import CurrentAccount
from vitrine.content.schema import Strict
from vitrine.content.sections import SectionName
from vitrine.platform.http.transactions import Reading, Writing
from vitrine.platform.keyring import Keyring
from vitrine.public.rendering.requests import Services
from vitrine.public.reviews import links, remarks
from vitrine.public.reviews.links import MAX_LINKS, LifeDays, State
from vitrine.public.reviews.tables import LABEL_MAX_CHARS, Remark, ReviewLink
from vitrine.sites.site.guard import OwnSite, OwnSiteToChange, site_to_change

router = APIRouter(prefix="/api/site", tags=["reviews"])

LinkId = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")]
RemarkId = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")]
PASSWORD_MIN = 6


class ReviewLinkIn(Strict):
    label: Annotated[str, Field(max_length=LABEL_MAX_CHARS)] = ""
    days: LifeDays = 14
    password: Annotated[str, Field(pattern=rf"^(.{{{PASSWORD_MIN},128}})?$")] = ""


class ReviewLinkOut(BaseModel):
    """`url`: None once it leads nowhere any more."""

    id: str
    url: str | None
    label: str
    state: State
    hasPassword: bool
    madeAt: str
    endsAt: str
    openings: int
    lastOpenedAt: str | None


class ReviewLinks(BaseModel):
    links: list[ReviewLinkOut]
    max: int


class RemarkOut(BaseModel):
    """`itemId` is empty for a remark on the whole section."""

    id: str
    section: SectionName
    itemId: str
    name: str
    text: str
    language: str
    linkLabel: str
    receivedAt: str
    isDone: bool
    isSpam: bool


class Remarks(BaseModel):
    remarks: list[RemarkOut]


class RemarkMarks(Strict):
    isDone: bool | None = None
    isSpam: bool | None = None


def _link_out(origin: str, keyring: Keyring, link: ReviewLink) -> ReviewLinkOut:
    secret = links.secret_of(keyring, link)
    return ReviewLinkOut(
        id=link.id,
        url=f"{origin}{links.address_of(secret)}" if secret else None,
        label=link.label,
        state=links.state_of(link),
        hasPassword=link.password_hash is not None,
        madeAt=link.made_at.isoformat(),
        endsAt=link.ends_at.isoformat(),
        openings=link.openings,
        lastOpenedAt=link.last_opened_at.isoformat() if link.last_opened_at else None,
    )


def _remark_out(remark: Remark) -> RemarkOut:
    return RemarkOut.model_validate(
        {
            "id": remark.id,
            "section": remark.section,
            "itemId": remark.item_id,
            "name": remark.name,
            "text": remark.text,
            "language": remark.language,
            "linkLabel": remark.link_label,
            "receivedAt": remark.received_at.isoformat(),
            "isDone": remark.done_at is not None,
            "isSpam": bool(remark.spam_reasons),
        }
    )


@router.get("/review-links", operation_id="list_review_links")
async def list_review_links(services: Services, site: OwnSite, session: Reading) -> ReviewLinks:
    """Newest first."""
    found = await links.list_links(session, site)
    return ReviewLinks(links=[_link_out(services.origin, services.keyring, link) for link in found], max=MAX_LINKS)


@router.post("/review-links", operation_id="make_review_link", status_code=201)
async def make_review_link(services: Services, account: CurrentAccount, payload: ReviewLinkIn) -> ReviewLinkOut:
    # Hashed first: who waits for his turn there must not hold his site, nor SQLite's write lock.
    password_hash = await links.password_hash_of(payload.password)
    async with services.database.writing() as session:
        site = await site_to_change(session, account)
        link = await links.make_link(
            session, services.keyring, site, label=payload.label, days=payload.days, password_hash=password_hash
        )
        return _link_out(services.origin, services.keyring, link)


@router.delete("/review-links/{link_id}", operation_id="revoke_review_link", status_code=204)
async def revoke_review_link(link_id: LinkId, site: OwnSiteToChange, session: Writing) -> None:
    """For good: another one can be made."""
    await links.revoke_link(session, site, link_id)


@router.get("/remarks", operation_id="list_remarks")
async def list_remarks(site: OwnSite, session: Reading) -> Remarks:
    """Oldest first, the way they are worked off."""
    return Remarks(remarks=[_remark_out(remark) for remark in await remarks.list_remarks(session, site)])


@router.patch("/remarks/{remark_id}", operation_id="mark_remark")
async def mark_remark(remark_id: RemarkId, payload: RemarkMarks, site: OwnSiteToChange, session: Writing) -> RemarkOut:
    marked = await remarks.mark_remark(session, site, remark_id, is_done=payload.isDone, is_spam=payload.isSpam)
    return _remark_out(marked)


@router.delete("/remarks/{remark_id}", operation_id="delete_remark", status_code=204)
async def delete_remark(remark_id: RemarkId, site: OwnSiteToChange, session: Writing) -> None:
    await session.delete(await remarks.own_remark(session, site, remark_id))
