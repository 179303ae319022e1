"""The popup's last page: tells the window that opened it how signing in ended, and closes itself."""

import hashlib
import json
from base64 import b64encode
from typing import Any

from starlette.responses import HTMLResponse

# The exact origin: nobody but our own page hears it. The channel reaches that page even where the issuer's own
# headers cut the popup from its opener.
_SCRIPT = """
const result = JSON.parse(document.getElementById("result").textContent);
try { window.opener?.postMessage(result, window.location.origin); } catch {}
try { const channel = new BroadcastChannel("vitrine-openid"); channel.postMessage(result); channel.close(); } catch {}
window.close();
"""
_SCRIPT_HASH = b64encode(hashlib.sha256(_SCRIPT.encode()).digest()).decode()
_POLICY = f"default-src 'none'; script-src 'sha256-{_SCRIPT_HASH}'; base-uri 'none'; form-action 'none'"


def result_page(outcome: str, **details: Any) -> HTMLResponse:
    result = {"source": "vitrine-openid", "outcome": outcome, **details}
    safe = json.dumps(result).replace("<", "\\u003c")
    words = "Vous pouvez fermer cette fenêtre."
    html = (
        f'<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Vitrine</title></head><body><p>{words}</p>'
        f'<script id="result" type="application/json">{safe}</script><script>{_SCRIPT}</script></body></html>'
    )
    headers = {"Content-Security-Policy": _POLICY, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer"}
    return HTMLResponse(html, headers=headers)
