"""'Tout mettre en ligne': all drafts of an owner in one call."""

from typing import TYPE_CHECKING, Annotated, Any, cast

from fastapi import APIRouter
from pydantic import BaseModel, Field, create_model

from vitrine.content.catalogues import MAX_LANGUAGES, SiteType
from vitrine.content.layouts import Option
from vitrine.content.schema import MODELS, Strict, Switch, ThemeIndex, by_language
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.content.styles import SetName
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.platform.http.transactions import Writing
from vitrine.sites.site.guard import OwnSiteToChange
from vitrine.sites.site.publishing import publish
from vitrine.sites.site.requests import FewFaults, IdempotencyKey, Services
from vitrine.sites.site.routes import DRAFT_MAX_VALUES
from vitrine.sites.site.versions.thinning import keep_to_room

router = APIRouter(prefix="/api/site/publication", tags=["site"])


def _published(name: SectionName) -> type[BaseModel]:
    models = MODELS[name]
    fields: dict[str, Any] = {
        "revision": (Annotated[int, Field(ge=0, le=2_147_483_647)], ...),
        "contents": (by_language(models.content, MAX_LANGUAGES, least=1), ...),
        "shared": (models.shared, ...),
    }
    return cast(type[BaseModel], create_model(f"{name.capitalize()}Published", __base__=Strict, **fields))


if TYPE_CHECKING:
    PublishedSections = BaseModel
else:
    PublishedSections = create_model(
        "PublishedSections", __base__=Strict, **{name: (_published(name) | None, None) for name in SECTIONS}
    )


class PublishedLook(Strict):
    """Of the whole page; null: as it is stored."""

    themeIndex: ThemeIndex | None = None
    layout: Option | None = None
    showsBadge: Switch | None = None
    keepsLogoColours: Switch | None = None
    siteType: SiteType | None = None
    styleSet: SetName | None = None


class PublicationIn(Strict):
    """Each section with the revision that its draft began with, and the languages that say something else. `tab`: as in
    DraftIn."""

    tab: Annotated[str, Field(max_length=36)]
    sections: PublishedSections
    look: PublishedLook = Field(default_factory=PublishedLook)


class Published(BaseModel):
    """`revisions`: of the sections that were sent. `undo`: the version at which the whole site is as it was before."""

    siteRevision: int
    layoutToken: str | None
    undo: int | None
    revisions: dict[SectionName, int]


@router.post("", operation_id="publish_drafts")
@accepts(RequestPolicy(max_bytes=lambda limits: limits.section_bytes, max_values=DRAFT_MAX_VALUES))
async def publish_drafts(
    services: Services,
    payload: Annotated[PublicationIn, FewFaults],
    site: OwnSiteToChange,
    session: Writing,
    idempotency_key: IdempotencyKey = None,
) -> Published:
    limits = services.settings.limits
    sent = {name: section for name in SECTIONS if (section := getattr(payload.sections, name)) is not None}
    published = await publish(
        session,
        services.keyring,
        site,
        sent,
        payload.look,
        payload.tab,
        most_items=limits.items_per_list,
        idempotency_key=idempotency_key,
    )
    await keep_to_room(session, site, limits.versions_bytes)
    return Published(**published)
