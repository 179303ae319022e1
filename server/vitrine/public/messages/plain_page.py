"""A page that is whole without a script or a file of ours: the frame of the forms that browsers without scripts get.

The contact form (form_routes.py) stands in it, and what readers of a draft are asked and told (reviews/).
"""

import base64
import hashlib
from typing import Any

from vitrine.content.catalogues import RIGHT_TO_LEFT, Theme, spoken
from vitrine.platform.html_templates import render_html


def _style(theme: Theme) -> str:
    return (
        f":root{{color-scheme:{'dark' if theme.is_dark else 'light'}}}"
        f"body{{margin:0;padding:2.5rem 1.25rem;background:{theme.bg};color:{theme.text};"
        "font:1.0625rem/1.6 Arimo,Arial,sans-serif}"
        "main{max-width:34rem;margin:0 auto}h1{margin:0 0 1.5rem;font:400 2rem/1.15 Tinos,'Times New Roman',serif}"
        f".problem{{margin:0 0 2rem;padding-inline-start:.875rem;border-inline-start:3px solid {theme.error};"
        f"color:{theme.error};font-weight:700}}"
        "p{margin:0 0 1.25rem}label{display:block;margin-bottom:.25rem}"
        f"input,textarea,select{{box-sizing:border-box;width:100%;padding:.625rem .75rem;border:1px solid {theme.edge};"
        f"border-radius:2px;background:{theme.bg};color:inherit;font:inherit}}[aria-invalid]{{border-color:{theme.error}}}"
        "button{padding:.75rem 1.5rem;border:0;border-radius:2px;font:inherit;cursor:pointer;"
        f"background:{theme.buttonBg};color:{theme.buttonText}}}a{{color:inherit;margin-inline-start:1.25rem}}"
        f":focus-visible{{outline:2px solid {theme.accent};outline-offset:2px}}"
        ".honeypot{position:absolute;inset-inline-start:-100rem}"
    )


def foreign_mark(language: str) -> dict[str, str]:
    """Attributes of our words where they are in another language than the page: where we do not speak the page's."""
    own = spoken(language).lower()
    return {} if own == language.lower() else {"lang": own, "dir": "ltr"}


def plain_html(template: str, language: str, title: str, theme: Theme, **values: Any) -> str:
    """`template` fills the frame, templates/plain_page.html."""
    return render_html(
        template,
        lang=language.lower() or "en",
        direction="rtl" if language in RIGHT_TO_LEFT else "ltr",
        title=title,
        style=_style(theme),
        **values,
    )


def plain_headers(theme: Theme, *, referrer: str) -> dict[str, str]:
    digest = base64.b64encode(hashlib.sha256(_style(theme).encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; form-action 'self'; base-uri 'none'"
    return {
        "Content-Security-Policy": f"{policy}; frame-ancestors 'none'",
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": referrer,
    }
