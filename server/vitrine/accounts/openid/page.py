"""The popup's last page: tells the window that opened it how signing in ended, and closes itself."""

import hashlib
import json
from base64 import b64encode
from typing import Any

from starlette.responses import HTMLResponse

from vitrine.platform.html_templates import render_html

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
    result = json.dumps({"source": "vitrine-openid", "outcome": outcome, **details}).replace("<", "\\u003c")
    html = render_html("accounts/templates/openid_result.html", result=result, script=_SCRIPT)
    headers = {"Content-Security-Policy": _POLICY, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer"}
    return HTMLResponse(html, headers=headers)
