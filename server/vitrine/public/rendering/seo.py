"""robots.txt and sitemap.xml."""

import re

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from vitrine.platform.errors import NotFound
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.public.rendering import assets
from vitrine.public.rendering.requests import PageServices, Services

_FILE = re.compile(r"[1-9][0-9]{0,4}")
router = APIRouter(include_in_schema=False)
ON_DOMAINS = RequestPolicy(kind="other", hosts="domains")


def _origin(services: PageServices, request: Request) -> str:
    domain = request.scope.get("domain")
    return f"https://{domain}" if domain else services.origin


@router.get("/robots.txt")
@accepts(ON_DOMAINS)
async def robots(request: Request, services: Services) -> PlainTextResponse:
    lines = [
        "User-agent: *",
        "Disallow: /dashboard",
        "Disallow: /api",
        f"Sitemap: {_origin(services, request)}/sitemap.xml",
    ]
    return PlainTextResponse("\n".join(lines) + "\n", headers={"Cache-Control": "max-age=3600"})


@router.get("/sitemap.xml")
@accepts(ON_DOMAINS)
async def sitemap(request: Request, services: Services) -> Response:
    return await _sitemap(services, request, 0)


@router.get("/sitemap-{file}.xml")
@accepts(RequestPolicy(kind="other"))
async def sitemap_file(request: Request, services: Services, file: str) -> Response:
    return await _sitemap(services, request, int(file) if _FILE.fullmatch(file) else None)


async def _sitemap(services: PageServices, request: Request, file: int | None) -> Response:
    found = await services.sitemaps.get(request.scope.get("domain"), file) if file is not None else None
    if found is None:
        raise NotFound()
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    # Never unzipped or zipped for one caller: what is sent is what is kept.
    if assets.accepts(request.headers.get("accept-encoding", "").encode("latin-1"), "gzip"):
        return Response(found.zipped, media_type="application/xml", headers={**headers, "Content-Encoding": "gzip"})
    return Response(found.plain, media_type="application/xml", headers=headers)
