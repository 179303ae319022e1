"""OpenID Connect with one issuer: discovery, authorization request (code with PKCE), token exchange, ID token checks.

Nothing here knows our accounts; openid_accounts.py decides whose account an identity opens.
"""

from __future__ import annotations

import hashlib
import secrets
import ssl
import time
from base64 import urlsafe_b64encode
from dataclasses import asdict, dataclass
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlencode, urlsplit

from vitrine.accounts.problems import (
    OpenIdBadToken,
    OpenIdNotConfigured,
    OpenIdNotFresh,
    OpenIdRefused,
    OpenIdUnreachable,
)
from vitrine.platform.settings import Settings

if TYPE_CHECKING:  # else imported where it is used, as httpx is: no start needs either
    from joserfc import jwk

ALGORITHMS = ("RS256", "ES256")  # never what a token's own header asks for
CLOCK_LEEWAY_SECONDS = 60
KEPT_SECONDS = 3600
TIMEOUT_SECONDS = 10
MAX_ANSWER_BYTES = 500_000


@dataclass(frozen=True)
class AuthorizationRequest:
    """What this browser asked; it brings it back sealed, so an answer to somebody else's question fits nowhere."""

    state: str
    nonce: str
    verifier: str
    intent: str  # "sign_in"; "link" to the account that is signed in; "prove" that it is its owner
    asked_at: float = 0
    terms: str = ""  # the revision that was accepted before it was asked, for whoever has no account yet

    def as_content(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class VerifiedIdentity:
    """Who the issuer says it is. Identity is (issuer, subject); the address is only what the issuer says of it."""

    issuer: str
    subject: str
    email: str
    is_email_verified: bool
    name: str
    picture: str | None
    signed_in_at: float | None = None  # there, where the issuer says so: a session of weeks may have answered for him


@dataclass
class _Issuer:
    document: dict[str, Any]
    keys: jwk.KeySet
    read_at: float

    @property
    def says_when(self) -> bool:
        """Then it can also be made to ask anew. Google can neither: there the account is chosen, and no more."""
        return "auth_time" in (self.document.get("claims_supported") or ())


_known: dict[str, _Issuer] = {}


def new_authorization_request(intent: str, terms: str = "") -> AuthorizationRequest:
    state, nonce, verifier = (secrets.token_urlsafe(length) for length in (32, 32, 64))
    return AuthorizationRequest(state, nonce, verifier, intent, time.time(), terms)


@cache
def _trusted() -> ssl.SSLContext:
    """Read once: the list of authorities takes longer to read than an issuer to answer."""
    import httpx

    return httpx.create_ssl_context()


async def _fetch(method: str, url: str, **options: Any) -> Any:
    import httpx

    parts = urlsplit(url)
    is_local = parts.hostname in ("127.0.0.1", "localhost", "::1")
    if parts.scheme != "https" and not (parts.scheme == "http" and is_local):
        raise OpenIdUnreachable(reason="not https")
    try:
        # Redirects are not followed: an issuer's addresses are what its document says.
        async with httpx.AsyncClient(timeout=TIMEOUT_SECONDS, verify=_trusted()) as client:
            answer = await client.request(method, url, headers={"Accept": "application/json"}, **options)
        if len(answer.content) > MAX_ANSWER_BYTES or answer.status_code >= 500:
            raise OpenIdUnreachable(reason=f"HTTP {answer.status_code}")
        return answer.json() if answer.status_code == 200 else None
    except (httpx.HTTPError, ValueError) as error:
        raise OpenIdUnreachable(reason=type(error).__name__) from error


async def _read_keys(document: dict[str, Any]) -> jwk.KeySet:
    from joserfc import errors, jwk

    listed = await _fetch("GET", document["jwks_uri"])
    keys = listed.get("keys", []) if isinstance(listed, dict) else []
    usable = [key for key in keys if key.get("kty") in ("RSA", "EC") and key.get("use", "sig") == "sig"]
    try:
        return jwk.KeySet.import_key_set({"keys": usable})
    except (errors.JoseError, ValueError, KeyError) as error:
        raise OpenIdUnreachable(reason="unreadable keys") from error


async def _issuer(settings: Settings, *, is_stale: bool = False) -> _Issuer:
    if not settings.oidc_client_id:
        raise OpenIdNotConfigured
    name = settings.oidc_issuer
    known = _known.get(name)
    if known and not is_stale and time.monotonic() - known.read_at < KEPT_SECONDS:
        return known
    document = await _fetch("GET", f"{name.rstrip('/')}/.well-known/openid-configuration")
    needed = ("authorization_endpoint", "token_endpoint", "jwks_uri")
    if not isinstance(document, dict) or document.get("issuer") != name or not all(key in document for key in needed):
        raise OpenIdUnreachable(reason="no such issuer")
    _known[name] = _Issuer(document, await _read_keys(document), time.monotonic())
    return _known[name]


async def authorization_url(settings: Settings, authorization: AuthorizationRequest, redirect_uri: str) -> str:
    issuer = await _issuer(settings)
    digest = hashlib.sha256(authorization.verifier.encode()).digest()
    query = {
        "response_type": "code",
        "client_id": settings.oidc_client_id,
        "redirect_uri": redirect_uri,
        "scope": "openid email profile",
        "state": authorization.state,
        "nonce": authorization.nonce,
        "code_challenge": urlsafe_b64encode(digest).rstrip(b"=").decode(),
        "code_challenge_method": "S256",
        "prompt": "select_account",
    }
    if authorization.intent == "prove":
        query |= {"max_age": "0", **({"prompt": "login"} if issuer.says_when else {})}
    endpoint: str = issuer.document["authorization_endpoint"]
    return f"{endpoint}{'&' if '?' in endpoint else '?'}{urlencode(query)}"


async def identify(
    settings: Settings, authorization: AuthorizationRequest, code: str, redirect_uri: str
) -> VerifiedIdentity:
    issuer = await _issuer(settings)
    form = {
        "grant_type": "authorization_code",
        "code": code,
        "redirect_uri": redirect_uri,
        "code_verifier": authorization.verifier,
    }
    client_id, client_secret = settings.oidc_client_id, settings.oidc_client_secret
    options: dict[str, Any] = {"data": form}
    if "client_secret_basic" in issuer.document.get("token_endpoint_auth_methods_supported", ["client_secret_basic"]):
        options["auth"] = (quote(client_id, safe=""), quote(client_secret, safe=""))
    else:
        form |= {"client_id": client_id, "client_secret": client_secret}
    answer = await _fetch("POST", issuer.document["token_endpoint"], **options)
    if not isinstance(answer, dict) or not isinstance(answer.get("id_token"), str):
        raise OpenIdRefused(reason="the code was not accepted")
    who = await check_id_token(settings, answer["id_token"], authorization.nonce)
    if authorization.intent == "prove":
        _require_fresh_auth_time(issuer, authorization, who)
    return who


def _require_fresh_auth_time(issuer: _Issuer, authorization: AuthorizationRequest, who: VerifiedIdentity) -> None:
    if who.signed_in_at is None and not issuer.says_when:
        return
    if who.signed_in_at is None or who.signed_in_at < authorization.asked_at - CLOCK_LEEWAY_SECONDS:
        raise OpenIdNotFresh


async def check_id_token(settings: Settings, id_token: str, nonce: str) -> VerifiedIdentity:
    from joserfc import errors, jwt

    issuer = await _issuer(settings)
    try:
        token = jwt.decode(id_token, issuer.keys, algorithms=list(ALGORITHMS))
    except (errors.JoseError, ValueError):
        # The issuer may have new keys; one look, then it is a bad token.
        issuer = await _issuer(settings, is_stale=True)
        try:
            token = jwt.decode(id_token, issuer.keys, algorithms=list(ALGORITHMS))
        except (errors.JoseError, ValueError) as error:
            raise OpenIdBadToken(reason=type(error).__name__) from error
    rules = jwt.JWTClaimsRegistry(
        leeway=CLOCK_LEEWAY_SECONDS,
        iss={"essential": True, "value": settings.oidc_issuer},
        aud={"essential": True, "value": settings.oidc_client_id},
        exp={"essential": True},
        iat={"essential": True},
        sub={"essential": True},
        nonce={"essential": True, "value": nonce},
    )
    claims = token.claims
    try:
        rules.validate(claims)
    except errors.JoseError as error:
        raise OpenIdBadToken(reason=f"{error.error}: {error.description}"[:200]) from error
    audience = claims["aud"]
    if isinstance(audience, list) and len(audience) > 1 and claims.get("azp") != settings.oidc_client_id:
        raise OpenIdBadToken(reason="azp")
    subject = claims["sub"]
    if not isinstance(subject, str) or not 0 < len(subject) <= 255 or not subject.isprintable():
        raise OpenIdBadToken(reason="sub")
    return _identified(settings.oidc_issuer, subject, claims)


def _identified(issuer: str, subject: str, claims: dict[str, Any]) -> VerifiedIdentity:
    def text(name: str) -> str:
        value = claims.get(name)
        return value.replace("\x00", "")[:2000] if isinstance(value, str) else ""

    picture, moment = text("picture"), claims.get("auth_time")
    return VerifiedIdentity(
        issuer=issuer,
        subject=subject,
        email=text("email"),
        # Some issuers send the word: only a plain yes counts.
        is_email_verified=claims.get("email_verified") in (True, "true"),
        name=text("name"),
        picture=picture if picture.startswith("https://") and len(picture) <= 2000 else None,
        signed_in_at=moment if isinstance(moment, (int, float)) and not isinstance(moment, bool) else None,
    )
