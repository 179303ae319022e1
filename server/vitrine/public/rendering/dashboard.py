"""The dashboard's HTML: one shell for every screen, a nonce for what its libraries inject, 404 for unknown paths."""

import secrets

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from vitrine.accounts.requests import picked_language
from vitrine.content.catalogues import RIGHT_TO_LEFT
from vitrine.content.sections import SECTIONS
from vitrine.platform.html_templates import render_html
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.platform.settings import Settings
from vitrine.public.rendering.assets import Manifest
from vitrine.public.rendering.document import REPORTS, TRUSTED_TYPES
from vitrine.public.rendering.requests import Services
from vitrine.public.rendering.shell_words import shell_words

SCREENS = frozenset(
    (
        *("", "typesite", "login", "signup", "forgotten", "reset", "verify", "undo", "undo-factor"),
        *("account", "messages", "import", "versions", "partage", "visites", "textes", "place", "operation"),
        *("langues", "diffusion", "donnees"),
    )
) | frozenset(section.route for section in SECTIONS.values())
router = APIRouter(include_in_schema=False)


# The mode that was picked, before anything is painted; on the guide's pages too (public/guide/).
MODE_SCRIPT = (
    "try{var m=localStorage.getItem('Mode');if(m==='clair'||m==='sombre')"
    "document.documentElement.dataset.mode=m}catch(e){}"
)


def _shell(manifest: Manifest, nonce: str, language: str) -> str:
    return render_html(
        "public/rendering/templates/dashboard.html",
        language=language,
        is_rtl=language.upper() in RIGHT_TO_LEFT,
        nonce=nonce,
        mode_script=MODE_SCRIPT,
        linked=manifest.dashboard(language),
        vite_url=manifest.vite_url,
        words=shell_words(language),
    )


def _policy(nonce: str, dev: str) -> str:
    own = f"'self' {dev}".strip()
    websocket = dev.replace("http", "ws", 1)
    # Under Vite's dev server styles arrive as <style> elements without a nonce.
    style = f"{own} 'unsafe-inline'" if dev else f"{own} 'nonce-{nonce}'"
    return (
        f"default-src 'none'; script-src {own} 'nonce-{nonce}'; style-src {style}; style-src-attr 'unsafe-inline'; "
        f"img-src {own} blob: data:; font-src {own}; connect-src {own} {websocket}; worker-src {own} blob:; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; "
        # The second one reads what is pasted, in a document that is never shown (web/src/editor/rich/paste.ts).
        + ("" if dev else f"{'; '.join(TRUSTED_TYPES)} vitrine-paste; ")
        + f"report-uri {REPORTS}"
    )


def spoken_language(request: Request, settings: Settings) -> str:
    return picked_language(request) or settings.dashboard_language


@router.get("/dashboard")
@router.get("/dashboard/{screen:path}")
@accepts(RequestPolicy(kind="dashboard"))
async def dashboard(request: Request, services: Services, screen: str = "") -> HTMLResponse:
    manifest = services.manifest
    nonce = secrets.token_urlsafe(16)
    return HTMLResponse(
        _shell(manifest, nonce, spoken_language(request, services.settings)),
        status_code=200 if screen.strip("/") in SCREENS else 404,
        headers={
            "Cache-Control": "no-store",
            "Content-Security-Policy": _policy(nonce, manifest.vite_url),
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "same-origin",
        },
    )
