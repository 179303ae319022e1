"""robots.txt, sitemap.xml and the favicon."""

from xml.sax.saxutils import escape, quoteattr

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from sqlalchemy import select

from vitrine.content.catalogues import ISO_639_1
from vitrine.rendering.resolve import home_site
from vitrine.site.service import languages_with_content
from vitrine.site.tables import Domain, Site
from vitrine.storage.requests import Reading

MAX_SITES = 10_000
FAVICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22">'
    '<rect x="1" y="2" width="20" height="18" rx="4.5" fill="#1c1a17"/>'
    '<rect x="4" y="5" width="6" height="12" rx="1.75" fill="#fbfaf7"/>'
    '<rect x="12" y="5" width="6" height="5" rx="1.75" fill="#fbfaf7"/>'
    '<rect x="12" y="12" width="6" height="5" rx="1.75" fill="#fbfaf7" opacity=".55"/></svg>'
)
router = APIRouter(include_in_schema=False)


def _origin(request: Request) -> str:
    domain = request.scope.get("domain")
    return f"https://{domain}" if domain else str(request.app.state.origin)


@router.get("/robots.txt")
async def robots(request: Request) -> PlainTextResponse:
    lines = ["User-agent: *", "Disallow: /dashboard", "Disallow: /api", f"Sitemap: {_origin(request)}/sitemap.xml"]
    return PlainTextResponse("\n".join(lines) + "\n", headers={"Cache-Control": "max-age=3600"})


@router.get("/favicon.svg")
@router.get("/favicon.ico")
async def favicon() -> Response:
    return Response(FAVICON, media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})


@router.get("/sitemap.xml")
async def sitemap(request: Request, session: Reading) -> Response:
    """Every language of every site that is online, each naming its alternates (D27)."""
    domain = request.scope.get("domain")
    query = select(Site).where(Site.created_at.is_not(None), Site.is_online).order_by(Site.created_at).limit(MAX_SITES)
    if domain:
        query = query.join(Domain, Domain.site_id == Site.id)
        query = query.where(Domain.host == domain, Domain.proven_at.is_not(None))
    home = await home_site(session, request.app.state.settings.home_site)
    entries: list[str] = []
    for site in await session.scalars(query):
        base = "/home" if domain or (home and home.id == site.id) else f"/@{site.slug}"
        entries += _entries(f"{_origin(request)}{base}", await languages_with_content(session, site), site)
    document = (
        '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" '
        'xmlns:xhtml="http://www.w3.org/1999/xhtml">' + "".join(entries) + "</urlset>\n"
    )
    return Response(document, media_type="application/xml", headers={"Cache-Control": "no-cache"})


def _entries(base_url: str, offered: list[str], site: Site) -> list[str]:
    known = [code.lower() for code in offered if code in ISO_639_1]
    links = "".join(
        f'<xhtml:link rel="alternate" hreflang="{tag}" href={quoteattr(address)}/>'
        for tag, address in [*((code, f"{base_url}/{code}") for code in known), ("x-default", base_url)]
    )
    changed = f"<lastmod>{site.updated_at.date().isoformat()}</lastmod>" if site.updated_at else ""
    return [f"<url><loc>{escape(f'{base_url}/{code.lower()}')}</loc>{changed}{links}</url>" for code in offered]
