"""/aide and /help, for whoever asks: pages without a script, and their pictures."""

from fastapi import APIRouter, Request, Response

from vitrine.content.catalogues import SPOKEN_LANGUAGES
from vitrine.platform.html_templates import render_html
from vitrine.platform.http.answers import Answer
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.public.guide.pages import ROOTS, GuidePage, Language, guide_pages, picture_files
from vitrine.public.guide.words import guide_words
from vitrine.public.rendering.assets import Manifest
from vitrine.public.rendering.dashboard import MODE_SCRIPT
from vitrine.public.rendering.document import REPORTS, csp_hash, tag_of
from vitrine.public.rendering.making import page_answer
from vitrine.public.rendering.requests import PageServices, Services

router = APIRouter(include_in_schema=False)
OTHER: dict[Language, Language] = {"fr": "en", "en": "fr"}


def _html(manifest: Manifest, language: Language, page: GuidePage | None) -> bytes:
    """Without a page: the list of all."""
    pages, other = guide_pages(language), OTHER[language]
    at = pages.index(page) if page else -1
    return render_html(
        "public/guide/templates/guide.html",
        language=language,
        words=guide_words(language),
        root=ROOTS[language],
        pages=pages,
        page=page,
        before=pages[at - 1] if at > 0 else None,
        after=pages[at + 1] if at + 1 < len(pages) else None,
        other=other,
        other_name=SPOKEN_LANGUAGES[other.upper()],
        other_address=guide_pages(other)[at].address if page else ROOTS[other],
        linked=manifest.guide(),
        mode_script=MODE_SCRIPT,
    ).encode()


def _policy(dev: str) -> str:
    own = f"'self' {dev}".strip()
    style = f"{own} 'unsafe-inline'" if dev else own  # Vite brings styles by its scripts, as text
    return (
        f"default-src 'none'; script-src {own} {csp_hash(MODE_SCRIPT.encode())}; style-src {style}; img-src {own}; "
        f"font-src {own}; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; report-uri {REPORTS}"
    )


def _response(answer: Answer) -> Response:
    return Response(answer.body, answer.status, {name.decode(): value.decode() for name, value in answer.headers})


async def _answer(request: Request, services: PageServices, language: Language, name: str) -> Response:
    headers = dict(request.scope["headers"])
    address = f"{ROOTS[language]}/{name}"
    page = next((page for page in guide_pages(language) if page.address == address), None)
    if name and page is None:
        return _response((await services.pages.not_found(headers.get(b"accept-language", b""))).answer_to(headers))
    html, policy = _html(services.manifest, language, page), _policy(services.manifest.vite_url)
    return _response(page_answer(200, html, policy, tag_of(policy, html), vary_language=False).answer_to(headers))


@router.api_route("/aide/images/{language}/{name}", methods=["GET", "HEAD"])
@accepts(RequestPolicy(kind="file"))
async def guide_picture(request: Request, services: Services, language: str, name: str) -> Response:
    file = picture_files().get(f"{language}/{name}")
    if file is None:
        return await _answer(request, services, "fr", name)
    return Response(file.read_bytes(), media_type="image/webp", headers={"Cache-Control": "public, max-age=3600"})


@router.api_route("/aide", methods=["GET", "HEAD"])
@router.api_route("/aide/{name}", methods=["GET", "HEAD"])
@accepts(RequestPolicy(kind="page"))
async def guide_in_french(request: Request, services: Services, name: str = "") -> Response:
    return await _answer(request, services, "fr", name)


@router.api_route("/help", methods=["GET", "HEAD"])
@router.api_route("/help/{name}", methods=["GET", "HEAD"])
@accepts(RequestPolicy(kind="page"))
async def guide_in_english(request: Request, services: Services, name: str = "") -> Response:
    return await _answer(request, services, "en", name)
