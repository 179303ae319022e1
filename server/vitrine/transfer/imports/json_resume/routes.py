"""GET /@slug/resume.json, /home/resume.json and one per language: the page for machines, when its owner wants.

Public data, so any page may read it (CORS). Kept by nobody without asking; asking costs one look at the database.
"""

import hashlib
import json

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.catalogues import DEFAULT_LANGUAGE
from vitrine.platform.errors import NotFound
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.public.rendering.languages import negotiate
from vitrine.public.rendering.requests import Services
from vitrine.public.rendering.resolve import Moved, find_site, parse_address
from vitrine.sites.media.service import media_infos
from vitrine.sites.site.documents import read_documents
from vitrine.sites.site.offered import languages_with_content
from vitrine.sites.site.page_facts import without_hidden
from vitrine.sites.site.suspending import refusal_of
from vitrine.sites.site.tables import Site
from vitrine.transfer.imports.json_resume.mapping import PICTURE_SECTION, PICTURE_SETTING
from vitrine.transfer.imports.json_resume.writing import write_json_resume

router = APIRouter(include_in_schema=False)
FILE = "/resume.json"
_WRITER = "1"  # another one writes other files of the same site: what browsers kept is asked for anew


@router.api_route("/home" + FILE, methods=["GET", "HEAD"])
@router.api_route("/home/{language}" + FILE, methods=["GET", "HEAD"])
@router.api_route("/@{slug}" + FILE, methods=["GET", "HEAD"])
@router.api_route("/@{slug}/{language}" + FILE, methods=["GET", "HEAD"])
@accepts(RequestPolicy(kind="page", hosts="domains"))
async def resume(request: Request, services: Services) -> Response:
    address = parse_address(request.url.path.removesuffix(FILE))
    if address is None:
        raise NotFound
    domain = request.scope.get("domain")
    async with services.database.reading() as session:
        site = await find_site(session, address, domain, services.settings.main_site)
        if isinstance(site, Moved):
            language = f"/{address.language.lower()}" if address.language else ""
            return RedirectResponse(f"/@{site.slug}{language}{FILE}", 308)
        if site is not None and site.suspended_as:
            raise refusal_of(site.suspended_as)
        if site is None or not site.is_open or not site.offers_resume:
            raise NotFound
        offered = tuple(await languages_with_content(session, site))
        accepts = request.headers.get("accept-language", "").encode("latin-1")
        language = address.language or negotiate(accepts, offered) or DEFAULT_LANGUAGE
        if language not in offered:
            raise NotFound
        origin = f"https://{domain}" if domain else services.origin
        base = origin + address.base_path
        tag = hashlib.sha256(f"{_WRITER}:{site.state}:{language}:{base}".encode()).hexdigest()[:20]
        headers = {
            "ETag": f'"{tag}"',
            "Cache-Control": "no-cache",
            "Access-Control-Allow-Origin": "*",
            "Content-Language": language.lower(),
            "X-Content-Type-Options": "nosniff",
        } | ({} if address.language else {"Vary": "Accept-Language"})
        if headers["ETag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        written = await _written(session, site, language, base, origin)
    return Response(written, media_type="application/json", headers=headers)


async def _written(session: AsyncSession, site: Site, language: str, base: str, origin: str) -> bytes:
    languages = list(dict.fromkeys([language, *site.shown_languages]))
    documents = without_hidden(await read_documents(session, site.id, languages))
    settings = documents[PICTURE_SECTION]["shared"]["settings"]
    photo_id = settings.get(PICTURE_SETTING) if settings["showsPhoto"] else None
    photo = (await media_infos(session, [photo_id] if photo_id else [])).get(photo_id or "")
    page_url = f"{base}/{language.lower()}"
    written = write_json_resume(
        documents,
        languages,
        owner_name=site.owner_name,
        page_url=page_url,
        url=page_url + FILE,
        image=origin + photo.url if photo else "",
    )
    return json.dumps(written, ensure_ascii=False, indent=2).encode()
