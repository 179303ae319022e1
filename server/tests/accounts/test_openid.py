"""OpenID Connect: bad tokens of a local issuer, questions of another browser, and whose account opens."""

import hmac
import json
import logging
import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from joserfc import jwt
from joserfc.jwk import ECKey, OctKey, RSAKey
from sqlalchemy import select

from tests.accounts.conftest import PASSWORD, OpenRoom, Room, sign_in, sign_up, who_is
from tests.accounts.test_fresh_sign_in import make_stale
from tests.accounts.test_second_factor import switch_on
from tests.factories.attacks import Attack
from vitrine.accounts.openid import provider as openid
from vitrine.accounts.openid import routes as openid_routes
from vitrine.accounts.second_factor import totp
from vitrine.accounts.tables import Account, Identity
from vitrine.platform.logs import WarningLimit

CLIENT_ID, CLIENT_SECRET = "vitrine", "secret of the client"
VICTIM = "maelle@kerbrat.studio"


@cache  # making one takes longer than a test
def _keys() -> tuple[RSAKey, RSAKey]:
    own = RSAKey.generate_key(2048, parameters={"kid": "one", "use": "sig", "alg": "RS256"})
    return own, RSAKey.generate_key(2048, parameters={"kid": "one"})


class Issuer:
    """A small issuer on loopback whose tokens can be made wrong on purpose; the honest one runs in web/e2e."""

    def __init__(self) -> None:
        self.key, self.other_key = _keys()
        self.claims: dict[str, Any] = {}
        self.make_token: Callable[[dict[str, Any]], str] = self.honest
        self.is_down = False
        self.says_when = False  # its document names the claim that tells when somebody last signed in there
        self.exchanges: list[dict[str, str]] = []
        self.nonce = ""
        handler = type("Handler", (_Handler,), {"issuer": self})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def honest(self, claims: dict[str, Any]) -> str:
        return jwt.encode({"alg": "RS256", "kid": "one"}, claims, self.key)

    def usual_claims(self) -> dict[str, Any]:
        moment = int(time.time())
        return {
            "iss": self.url,
            "aud": CLIENT_ID,
            "sub": "subject-1",
            "iat": moment,
            "exp": moment + 300,
            "nonce": self.nonce,
            "email": VICTIM,
            "email_verified": True,
            "name": "Maëlle Kerbrat",
            **self.claims,
        }

    def documents(self, path: str) -> Any:
        if path == "/.well-known/openid-configuration":
            return {
                "issuer": self.url,
                "authorization_endpoint": f"{self.url}/authorize",
                "token_endpoint": f"{self.url}/token",
                "jwks_uri": f"{self.url}/keys",
                "claims_supported": ["sub", *(["auth_time"] if self.says_when else [])],
            }
        return {"keys": [self.key.as_dict(private=False)]}


class _Handler(BaseHTTPRequestHandler):
    issuer: Issuer

    def _answer(self, content: Any) -> None:
        body = json.dumps(content).encode()
        self.send_response(503 if self.issuer.is_down else 200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self) -> None:
        self._answer(self.issuer.documents(self.path))

    def do_POST(self) -> None:
        form = parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self.issuer.exchanges.append({name: values[0] for name, values in form.items()})
        self._answer({"id_token": self.issuer.make_token(self.issuer.usual_claims())})

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def issuer() -> Iterator[Issuer]:
    openid._known.clear()
    issuer = Issuer()
    yield issuer
    issuer.close()


@pytest.fixture
async def room(open_room: OpenRoom, issuer: Issuer) -> Room:
    return await open_room(oidc_issuer=issuer.url, oidc_client_id=CLIENT_ID, oidc_client_secret=CLIENT_SECRET)


async def ask(browser: httpx.AsyncClient, issuer: Issuer, intent: str = "sign_in") -> dict[str, str]:
    """What the popup is sent to the issuer with."""
    answer = await browser.get("/api/openid/start", params={"intent": intent})
    assert answer.status_code == 303, answer.text
    query = {name: values[0] for name, values in parse_qs(urlsplit(answer.headers["location"]).query).items()}
    issuer.nonce = query["nonce"]
    return query


async def come_back(browser: httpx.AsyncClient, state: str, **query: str) -> dict[str, Any]:
    """What the popup's last page tells the window that opened it."""
    answer = await browser.get("/api/openid/callback", params={"code": "a code", "state": state, **query})
    assert answer.status_code == 200
    assert "script-src 'sha256-" in answer.headers["content-security-policy"]
    result: dict[str, Any] = json.loads(answer.text.split('type="application/json">')[1].split("</script>")[0])
    return result


async def sign_in_through(browser: httpx.AsyncClient, issuer: Issuer) -> dict[str, Any]:
    return await come_back(browser, (await ask(browser, issuer))["state"])


async def prove_through(browser: httpx.AsyncClient, issuer: Issuer) -> dict[str, Any]:
    return await come_back(browser, (await ask(browser, issuer, "prove"))["state"])


async def test_the_first_sign_in_makes_an_account_and_the_next_opens_it(room: Room, issuer: Issuer) -> None:
    browser = await room.browser()
    assert await sign_in_through(browser, issuer) == {
        "source": "vitrine-openid", "outcome": "signed_in", "isNew": True,
    }  # fmt: skip
    account = (await browser.get("/api/account")).json()
    assert (account["email"], account["userName"], account["emailVerified"]) == (VICTIM, "Maëlle Kerbrat", True)
    assert account["hasPassword"] is False
    assert account["providerData"][0] | {"providerId": issuer.url, "uid": "subject-1"} == account["providerData"][0]
    again = await sign_in_through(await room.browser(), issuer)
    assert again["outcome"] == "signed_in" and again["isNew"] is False


async def test_the_question_forces_the_choice_of_an_account_and_is_bound_by_pkce(room: Room, issuer: Issuer) -> None:
    browser = await room.browser()
    query = await ask(browser, issuer)
    assert query["prompt"] == "select_account" and query["response_type"] == "code"
    assert query["code_challenge_method"] == "S256" and len(query["code_challenge"]) == 43
    assert min(len(query["state"]), len(query["nonce"])) >= 43
    await come_back(browser, query["state"])
    [exchange] = issuer.exchanges
    assert exchange["redirect_uri"] == query["redirect_uri"] == "http://vitrine.test/api/openid/callback"
    assert len(exchange["code_verifier"]) >= 43 and exchange["code_verifier"] != query["code_challenge"]


@pytest.mark.parametrize(
    "claims",
    [
        {"iss": "https://accounts.google.com"},
        {"iss": "https://evil.test"},
        {"aud": "another client"},
        {"aud": [CLIENT_ID, "another client"]},
        {"aud": [CLIENT_ID, "another client"], "azp": "another client"},
        {"nonce": "somebody else's"},
        {"nonce": None},
        {"exp": None},
        {"iat": 3600},
        {"sub": ""},
        {"sub": None},
        {"sub": 42},
        {"sub": "x" * 256},
        {"iat": -4000, "exp": -3600},
    ],
    ids=str,  # so moments are told in seconds from now: every worker has to find the same names
)
async def test_a_token_with_wrong_claims_opens_nothing(
    room: Room, issuer: Issuer, claims: dict[str, Any], attack: Attack
) -> None:
    moments = {name: int(time.time()) + claims[name] for name in ("iat", "exp") if claims.get(name)}
    issuer.claims = claims | moments

    def without_nones(given: dict[str, Any]) -> str:
        return issuer.honest({name: value for name, value in given.items() if value is not None})

    issuer.make_token = without_nones
    browser = await room.browser()
    assert await sign_in_through(browser, issuer) == {
        "source": "vitrine-openid", "outcome": "failed", "code": "accounts.openid_token",
    }  # fmt: skip
    assert await who_is(browser) is None
    attack("identity tokens with wrong claims", attempts=1, result="refused")


def _part(content: Any) -> str:
    return urlsafe_b64encode(json.dumps(content).encode()).rstrip(b"=").decode()


def _unsigned(_issuer: Issuer) -> Callable[[dict[str, Any]], str]:
    return lambda claims: f"{_part({'alg': 'none'})}.{_part(claims)}."


def _signed_with_the_public_key(issuer: Issuer) -> Callable[[dict[str, Any]], str]:
    """The old trick: HS256 with what everybody may read as the secret. By hand: our library refuses to help."""
    public = issuer.key.as_pem(private=False)

    def make(claims: dict[str, Any]) -> str:
        head = _part({"alg": "HS256", "kid": "one"})
        body = f"{head}.{_part(claims)}"
        signature = hmac.digest(public, body.encode(), "sha256")
        return f"{body}.{urlsafe_b64encode(signature).rstrip(b'=').decode()}"

    return make


def _by_another_key(issuer: Issuer) -> Callable[[dict[str, Any]], str]:
    return lambda claims: jwt.encode({"alg": "RS256", "kid": "one"}, claims, issuer.other_key)


def _by_an_unknown_key(issuer: Issuer) -> Callable[[dict[str, Any]], str]:
    key = ECKey.generate_key("P-256", parameters={"kid": "nine"})
    return lambda claims: jwt.encode({"alg": "ES256", "kid": "nine"}, claims, key)


def _by_the_clients_secret(_issuer: Issuer) -> Callable[[dict[str, Any]], str]:
    key = OctKey.import_key(CLIENT_SECRET)
    return lambda claims: jwt.encode({"alg": "HS256"}, claims, key)


def _altered(issuer: Issuer) -> Callable[[dict[str, Any]], str]:
    def make(claims: dict[str, Any]) -> str:
        head, _, signature = issuer.honest(claims).split(".")
        _, body, _ = issuer.honest(claims | {"email": "admin@kerbrat.studio"}).split(".")
        return f"{head}.{body}.{signature}"

    return make


@pytest.mark.parametrize(
    "forge",
    [
        _unsigned,
        _signed_with_the_public_key,
        _by_another_key,
        _by_an_unknown_key,
        _by_the_clients_secret,
        _altered,
        lambda _issuer: lambda _claims: "no token at all",
    ],
)
async def test_a_token_with_a_wrong_signature_or_algorithm_opens_nothing(
    room: Room, issuer: Issuer, forge: Callable[[Issuer], Callable[[dict[str, Any]], str]], attack: Attack
) -> None:
    issuer.make_token = forge(issuer)
    browser = await room.browser()
    assert (await sign_in_through(browser, issuer))["code"] == "accounts.openid_token"
    assert await who_is(browser) is None
    attack("identity tokens unsigned, altered, or signed with a wrong key or algorithm", attempts=1, result="refused")


async def test_new_keys_of_the_issuer_are_learnt_at_once(room: Room, issuer: Issuer) -> None:
    assert (await sign_in_through(await room.browser(), issuer))["outcome"] == "signed_in"
    issuer.key = RSAKey.generate_key(2048, parameters={"kid": "two", "use": "sig"})
    issuer.make_token = lambda claims: jwt.encode({"alg": "RS256", "kid": "two"}, claims, issuer.key)
    assert (await sign_in_through(await room.browser(), issuer))["outcome"] == "signed_in"


async def test_an_answer_to_another_browsers_question_fits_nowhere(room: Room, issuer: Issuer, attack: Attack) -> None:
    """Login CSRF: the attacker sends the victim the end of his own sign-in."""
    attacker, victim = await room.browser(), await room.browser()
    question = await ask(attacker, issuer)
    assert (await come_back(victim, question["state"]))["code"] == "accounts.openid_state"
    await ask(victim, issuer)
    assert (await come_back(victim, question["state"]))["code"] == "accounts.openid_state"
    assert await who_is(victim) is None
    attack(
        "the end of the attacker's OpenID sign-in in the victim's browser",
        attempts=2,
        result="refused; nobody is signed in",
    )


async def test_an_answer_works_once(room: Room, issuer: Issuer) -> None:
    browser = await room.browser()
    question = await ask(browser, issuer)
    assert (await come_back(browser, question["state"]))["outcome"] == "signed_in"
    assert (await come_back(browser, question["state"]))["code"] == "accounts.openid_state"


@pytest.mark.parametrize(
    ("error", "why"), [("access_denied", "access_denied"), ("forged\nline", "''"), ("x" * 41, "''")]
)
async def test_of_a_refusals_query_the_log_has_the_issuers_word_alone_and_seldom(
    room: Room, issuer: Issuer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, error: str, why: str
) -> None:
    monkeypatch.setattr(openid_routes, "_warnings", WarningLimit(logging.getLogger("vitrine.accounts.openid.routes")))
    browser = await room.browser()
    question = await ask(browser, issuer)
    await come_back(browser, question["state"], error=error)
    for _ in range(20):
        await come_back(browser, "made up")
    line, _of_the_others = [one for one in caplog.records if one.message.startswith("sign-in through the issuer")]
    assert why in vars(line)["why"] and (error == "access_denied" or error not in str(vars(line)))


async def test_a_refusal_a_mixed_up_issuer_and_a_silent_one_each_say_why(room: Room, issuer: Issuer) -> None:
    browser = await room.browser()
    question = await ask(browser, issuer)
    refused = await come_back(browser, question["state"], error="access_denied")
    assert refused["code"] == "accounts.openid_refused"
    question = await ask(browser, issuer)
    mixed_up = await come_back(browser, question["state"], iss="https://evil.test")
    assert mixed_up["code"] == "accounts.openid_refused"
    question = await ask(browser, issuer)
    issuer.is_down = True
    assert (await come_back(browser, question["state"]))["code"] == "accounts.openid_unreachable"
    openid._known.clear()
    answer = await browser.get("/api/openid/start")
    assert answer.status_code == 200 and "accounts.openid_unreachable" in answer.text


async def test_asking_the_issuer_again_and_again_ends_and_is_told_in_the_popup(
    open_room: OpenRoom, issuer: Issuer
) -> None:
    room = await open_room(
        oidc_issuer=issuer.url, oidc_client_id=CLIENT_ID, limits={"signin_per_address": "3/15 minutes"}
    )
    browser = await room.browser()
    answers = [await browser.get("/api/openid/start") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [303] * 3 + [200] * 2
    assert all("server.too_many" in answer.text for answer in answers[3:])


async def test_one_failure_told_again_and_again_hides_no_other_from_the_log(
    open_room: OpenRoom, issuer: Issuer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openid_routes, "_warnings", WarningLimit(openid_routes._warnings._log))
    browser = await (await open_room(oidc_issuer=issuer.url, oidc_client_id=CLIENT_ID)).browser()
    for _ in range(3):
        await come_back(browser, "made-up")
    issuer.is_down = True
    openid._known.clear()
    await browser.get("/api/openid/start")
    codes = [vars(one)["code"] for one in caplog.records if one.message.startswith("sign-in through the issuer")]
    assert codes == ["accounts.openid_state", "accounts.openid_unreachable"]


async def test_without_a_client_the_popup_says_that_nothing_is_configured(open_room: OpenRoom) -> None:
    browser = await (await open_room()).browser()
    assert "accounts.openid_not_configured" in (await browser.get("/api/openid/start")).text


async def test_another_domain_than_the_public_one_is_told_so(open_room: OpenRoom, issuer: Issuer) -> None:
    room = await open_room(public_url="https://vitrine.example", oidc_issuer=issuer.url, oidc_client_id=CLIENT_ID)
    browser = await room.browser()
    assert "accounts.openid_domain" in (await browser.get("/api/openid/start")).text


@pytest.mark.parametrize("is_verified", [True, False, "false", "yes", None])
async def test_a_password_account_is_never_opened_by_its_address_alone(
    room: Room, issuer: Issuer, is_verified: Any, attack: Attack
) -> None:
    owner = await room.browser()
    await sign_up(owner, VICTIM)
    issuer.claims = {"email": VICTIM.upper(), "email_verified": is_verified, "sub": "somebody"}
    browser = await room.browser()
    result = await sign_in_through(browser, issuer)
    assert result == {"source": "vitrine-openid", "outcome": "link", "email": VICTIM}
    assert await who_is(browser) is None

    wrong = await browser.post("/api/openid/link")
    assert wrong.json()["code"] == "accounts.signed_out", "not before signing in with the password"
    await sign_in(browser, VICTIM)
    linked = await browser.post("/api/openid/link")
    assert [provider["providerId"] for provider in linked.json()["providerData"]] == ["password", issuer.url]
    assert (await sign_in_through(await room.browser(), issuer))["outcome"] == "signed_in"
    attack("an identity with a password account's address", attempts=1, result="linked only with the password")


async def test_who_signed_up_first_with_the_victims_address_does_not_get_the_victims_identity(
    room: Room, issuer: Issuer
) -> None:
    """Pre-hijacking: the attacker waits in an account with the victim's address for the victim's Google to arrive."""
    attacker = await room.owner(VICTIM, "the attacker's password")
    victim = await room.browser()
    assert (await sign_in_through(victim, issuer))["outcome"] == "link"
    async with room.database.reading() as session:
        assert await session.scalar(select(Identity)) is None
    await victim.post("/api/accounts/reset-requests", json={"email": VICTIM})
    token = await room.link_token("Choisir un nouveau mot de passe")
    await victim.post("/api/accounts/reset", json={"token": token, "password": PASSWORD})
    assert await who_is(attacker) is None
    assert (await sign_in(attacker, VICTIM, "the attacker's password")).status_code == 401
    await sign_in(victim, VICTIM)
    assert (await victim.post("/api/openid/link")).status_code == 200


async def test_who_linked_his_identity_to_the_victims_address_is_out_after_confirmation_and_reset(
    room: Room, issuer: Issuer, attack: Attack
) -> None:
    """Pre-hijacking: the victim confirms the address first, and resets the password later."""
    attacker, victim = await room.owner(VICTIM, "the attacker's password"), await room.browser()
    issuer.claims = {"email": "attacker@evil.test", "sub": "the attacker"}

    async def link() -> None:
        question = await ask(attacker, issuer, "link")
        await come_back(attacker, question["state"])
        linked = await attacker.post("/api/openid/link")
        assert linked.status_code == 200

    await link()
    token = await room.link_token("Confirmez votre adresse")
    assert (await victim.post("/api/accounts/confirmation", json={"token": token})).status_code == 200
    assert await who_is(attacker) is None
    await sign_in(attacker, VICTIM, "the attacker's password")
    await link()
    await victim.post("/api/accounts/reset-requests", json={"email": VICTIM})
    token = await room.link_token("Choisir un nouveau mot de passe")
    await victim.post("/api/accounts/reset", json={"token": token, "password": PASSWORD})
    assert await who_is(attacker) is None
    await sign_in_through(attacker, issuer)
    assert await who_is(attacker) in (None, "attacker@evil.test"), "an account of his own at most"
    assert (await sign_in(victim, VICTIM)).status_code == 200
    attack(
        "an identity linked to the victim's address before the victim came, and again after",
        attempts=2,
        result="out after the confirmation, out after the reset",
    )


async def test_identity_is_issuer_and_subject_never_the_address(room: Room, issuer: Issuer) -> None:
    first = await room.browser()
    await sign_in_through(first, issuer)
    issuer.claims = {"sub": "another subject", "email": VICTIM}
    assert (await sign_in_through(await room.browser(), issuer))["outcome"] == "link"
    issuer.claims = {"sub": "subject-1", "email": "renamed@kerbrat.studio"}
    renamed = await room.browser()
    assert (await sign_in_through(renamed, issuer))["isNew"] is False
    assert await who_is(renamed) == VICTIM


@pytest.mark.parametrize("email", ["", None, "no address", 42])
async def test_without_an_address_there_is_no_account(room: Room, issuer: Issuer, email: Any) -> None:
    issuer.claims = {"email": email}
    assert (await sign_in_through(await room.browser(), issuer))["code"] == "accounts.openid_no_email"


async def test_an_unverified_address_makes_an_unverified_account(room: Room, issuer: Issuer) -> None:
    issuer.claims = {"email_verified": False}
    browser = await room.browser()
    await sign_in_through(browser, issuer)
    assert (await browser.get("/api/account")).json()["emailVerified"] is False


async def test_in_public_an_address_that_the_issuer_does_not_vouch_for_opens_and_tells_nothing(
    open_room: OpenRoom, issuer: Issuer
) -> None:
    room = await open_room(mode="public", oidc_issuer=issuer.url, oidc_client_id=CLIENT_ID)
    await sign_up(await room.browser(), VICTIM)
    await room.mails()
    for address in (VICTIM, "libre@kerbrat.studio"):
        issuer.claims = {"email": address, "email_verified": False}
        browser = await room.browser()
        assert (await sign_in_through(browser, issuer)).get("code") == "accounts.openid_no_email", address
        assert await who_is(browser) is None
    issuer.claims = {"email": "libre@kerbrat.studio"}
    assert (await sign_in_through(await room.browser(), issuer))["outcome"] == "signed_in"


async def test_closed_sign_up_is_closed_here_too(open_room: OpenRoom, issuer: Issuer) -> None:
    room = await open_room(signup="closed", oidc_issuer=issuer.url, oidc_client_id=CLIENT_ID)
    assert (await sign_in_through(await room.browser(), issuer))["code"] == "accounts.signup_closed"


async def test_linking_from_the_account_never_makes_or_opens_another(room: Room, issuer: Issuer) -> None:
    owner = await room.owner()
    issuer.claims = {"email": "private@gmail.test"}
    question = await ask(owner, issuer, "link")
    result = await come_back(owner, question["state"])
    assert (result["outcome"], result["email"]) == ("link", "private@gmail.test")
    assert await who_is(owner) == VICTIM
    assert (await owner.post("/api/openid/link")).status_code == 200
    async with room.database.reading() as session:
        assert len(list(await session.scalars(select(Account)))) == 1
    recipients = [mail["To"] for mail in await room.mails() if mail["Subject"] == "Un compte externe a été relié"]
    assert recipients == [VICTIM]

    other = await room.owner("other@kerbrat.studio")
    question = await ask(other, issuer, "link")
    await come_back(other, question["state"])
    taken = await other.post("/api/openid/link")
    assert (taken.status_code, taken.json()["code"]) == (409, "accounts.identity_taken")

    unlinked = await owner.delete("/api/openid/link")
    assert [provider["providerId"] for provider in unlinked.json()["providerData"]] == ["password"]
    assert [mail["To"] for mail in await room.mails() if "a été détaché" in mail["Subject"]] == [VICTIM]


async def test_the_issuer_proves_it_once_more_for_its_own_account_and_a_second_factor_is_asked_for(
    room: Room, issuer: Issuer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(totp, "STEPS_BESIDE", 20)
    owner = await room.browser()
    await sign_in_through(owner, issuer)
    await make_stale(room)
    refused = await owner.post("/api/account/second-factor")
    assert refused.json()["params"]["ways"] == ["openid"]
    issuer.claims = {"sub": "another", "email": "another@kerbrat.studio"}
    assert (await prove_through(owner, issuer))["code"] == "accounts.identity_taken"
    issuer.claims = {}
    assert (await prove_through(await room.browser(), issuer))["code"] == "accounts.openid_state"
    assert (await prove_through(owner, issuer))["outcome"] == "proven"

    app, _ = await switch_on(owner)
    browser = await room.browser()
    assert await sign_in_through(browser, issuer) == {"source": "vitrine-openid", "outcome": "code_needed"}
    assert await who_is(browser) is None
    entered = await browser.post("/api/session/code", json={"code": app.code()})
    assert entered.status_code == 200 and await who_is(browser) == VICTIM
    # Nor does the issuer alone prove anything any more.
    await make_stale(room)
    assert (await prove_through(browser, issuer))["code"] == "accounts.sign_in_again"


async def test_an_issuer_that_can_is_made_to_ask_anew_before_it_proves_anything(
    room: Room, issuer: Issuer, attack: Attack
) -> None:
    """Whoever sits down at an open laptop is signed in at its issuer, too: that shows nothing."""
    issuer.says_when = True
    owner = await room.browser()
    await sign_in_through(owner, issuer)
    await make_stale(room)
    query = await ask(owner, issuer, "prove")
    assert (query["prompt"], query["max_age"]) == ("login", "0")
    for claims in ({"auth_time": int(time.time()) - 3600}, {"auth_time": "now"}, {"auth_time": True}, {}):
        issuer.claims = claims
        refused = await prove_through(owner, issuer)
        assert refused["code"] == "accounts.openid_not_anew", claims
    assert (await owner.post("/api/account/second-factor")).status_code == 403
    issuer.claims = {"auth_time": int(time.time())}
    assert (await prove_through(owner, issuer))["outcome"] == "proven"
    assert (await owner.post("/api/account/second-factor")).status_code == 201
    attack("an issuer's answer that asked nobody anew, brought as a fresh sign-in", attempts=4, result="refused")


async def test_an_issuer_that_cannot_ask_anew_has_the_account_chosen_and_what_it_tells_counts(
    room: Room, issuer: Issuer
) -> None:
    """Google, for one: it knows neither the question nor the claim."""
    owner = await room.browser()
    await sign_in_through(owner, issuer)
    await make_stale(room)
    query = await ask(owner, issuer, "prove")
    assert (query["prompt"], query["max_age"]) == ("select_account", "0")
    issuer.claims = {"auth_time": int(time.time()) - 3600}
    assert (await prove_through(owner, issuer))["code"] == "accounts.openid_not_anew"
    issuer.claims = {}
    assert (await prove_through(owner, issuer))["outcome"] == "proven"


async def test_a_sign_in_is_as_fresh_as_the_issuer_says(room: Room, issuer: Issuer) -> None:
    """Else signing out and in again would be the way around: the issuer's own session does it without a question."""
    browser = await room.browser()
    for ago_s, status in ((3600, 403), (-3600, 201), (60, 201)):
        issuer.claims = {"auth_time": int(time.time()) - ago_s}
        assert (await sign_in_through(browser, issuer))["outcome"] == "signed_in"
        assert (await browser.post("/api/account/second-factor")).status_code == status, ago_s


async def test_the_last_way_in_cannot_be_unlinked(room: Room, issuer: Issuer) -> None:
    browser = await room.browser()
    await sign_in_through(browser, issuer)
    assert (await browser.delete("/api/openid/link")).json()["code"] == "accounts.last_way_in"


async def test_what_the_issuer_says_cannot_break_out_of_the_popups_page(
    room: Room, issuer: Issuer, attack: Attack
) -> None:
    await sign_up(await room.browser(), VICTIM)
    browser = await room.browser()
    question = await ask(browser, issuer)
    issuer.claims = {"email": VICTIM, "sub": "</script><script>alert(1)</script>"}
    link = await browser.get("/api/openid/callback", params={"code": "c", "state": question["state"]})
    assert link.text.count("<script") == 2
    hostile = await browser.get("/api/openid/callback", params={"error": "</script><script>alert(1)//", "state": "x"})
    assert hostile.text.count("<script") == 2
    attack("script in what the identity issuer says", attempts=2, result="is text")
