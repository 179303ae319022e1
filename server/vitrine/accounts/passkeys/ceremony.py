"""What WebAuthn asks to be checked of a passkey's answer. Its library is imported at the first: no start needs it."""

import json
import logging
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

from starlette.requests import Request

from vitrine.accounts import inputs
from vitrine.accounts.problems import PasskeyRefused
from vitrine.accounts.requests import AccountServices
from vitrine.platform.http.services import services_of
from vitrine.platform.logs import WarningLimit

Result = TypeVar("Result")
# Ed25519, P-256, RSA: what every authenticator of today has one of.
ALGORITHMS = (-8, -7, -257)
NAME = "Vitrine"

_warnings = WarningLimit(logging.getLogger(__name__))  # anybody can bring nonsense


@dataclass(frozen=True)
class RelyingParty:
    """Whom a passkey is for. Its key answers this host and no other: a page that imitates ours gets nothing from it."""

    id: str
    origin: str


@dataclass(frozen=True)
class NewKey:
    credential_id: str
    public_key: bytes
    sign_count: int
    model: str  # the authenticator's AAGUID, all zeros where the browser does not say
    is_synced: bool


def party_of(request: Request) -> RelyingParty:
    """From the settings. Without a public address it is the page's own, whose host csrf.py compared with ours."""
    services: AccountServices = services_of(request)
    origin = services.settings.public_url or request.headers.get("origin") or services.origin
    return RelyingParty(urlsplit(origin).hostname or "", origin)


def handle_of(account_id: str) -> str:
    """What a device keeps beside the key to say whose it is: our id, which tells nobody anything."""
    return urlsafe_b64encode(account_id.encode()).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def challenge_in(client_data: str) -> str:
    """What the answer says that it signed."""
    try:
        challenge = json.loads(_bytes(client_data))["challenge"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise PasskeyRefused from None
    if not isinstance(challenge, str) or not challenge.isascii():
        raise PasskeyRefused
    return challenge


def _refusing(check: Callable[[], Result]) -> Result:
    try:
        return check()
    except Exception as error:  # whatever a stranger's bytes break inside the library is his to be told, not ours
        _warnings.warning("a passkey's answer was refused", why=f"{type(error).__name__}: {error}"[:300])
        raise PasskeyRefused from None


def check_new(made: inputs.PasskeyMade, challenge: bytes, party: RelyingParty) -> NewKey:
    from webauthn import verify_registration_response
    from webauthn.helpers.structs import (
        AuthenticatorAttestationResponse,
        CredentialDeviceType,
        RegistrationCredential,
    )

    def check() -> NewKey:
        response = AuthenticatorAttestationResponse(
            client_data_json=_bytes(made.client_data), attestation_object=_bytes(made.attestation)
        )
        require_untagged_attestation(response.attestation_object)
        found = verify_registration_response(
            credential=RegistrationCredential(id=made.id, raw_id=_bytes(made.id), response=response),
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            require_user_verification=True,
        )
        if found.credential_id != _bytes(made.id):
            raise ValueError("its name is not the one that its device gave it")
        is_synced = found.credential_device_type is CredentialDeviceType.MULTI_DEVICE
        return NewKey(made.id, found.credential_public_key, found.sign_count, found.aaguid, is_synced)

    return _refusing(check)


def check_used(used: inputs.PasskeyUsed, challenge: bytes, party: RelyingParty, public_key: bytes) -> int:
    """The key's own count of its uses; whether it grew is asked after the signature (store.py)."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

    def check() -> int:
        response = AuthenticatorAssertionResponse(
            client_data_json=_bytes(used.client_data),
            authenticator_data=_bytes(used.authenticator_data),
            signature=_bytes(used.signature),
        )
        require_untagged_data(response.authenticator_data)
        return verify_authentication_response(
            credential=AuthenticationCredential(id=used.id, raw_id=_bytes(used.id), response=response),
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            credential_public_key=public_key,
            credential_current_sign_count=0,
            require_user_verification=True,
        ).new_sign_count

    return _refusing(check)


LEAST, FLAGS_AT = 37, 32  # of an authenticator's data: the host's hash, flags, the count of uses
HAS_KEY = 0x40
MODEL_BYTES = 16
_BYTES, _TEXT, _TAG = 2, 3, 6
_INDEFINITE = 31


class TaggedCbor(ValueError):
    pass


def require_untagged(items: bytes) -> None:
    """Goes over the heads of all items, one after the other: what a list holds stands right behind its head."""
    place = 0
    while place < len(items):
        kind, short = items[place] >> 5, items[place] & 31
        place += 1
        if kind == _TAG:
            raise TaggedCbor("a tag")
        long = 1 << (short - 24) if 24 <= short <= 27 else 0
        size = int.from_bytes(items[place : place + long], "big") if long else short
        place += long
        if kind in (_BYTES, _TEXT) and short != _INDEFINITE:
            place += size


def require_untagged_data(data: bytes) -> None:
    """An authenticator's data: behind fields of fixed places its key, if it is new, and extensions, if it has any."""
    place = LEAST
    if len(data) >= LEAST and data[FLAGS_AT] & HAS_KEY:
        place += MODEL_BYTES
        place += 2 + int.from_bytes(data[place : place + 2], "big")
    require_untagged(data[place:])


def require_untagged_attestation(attestation: bytes) -> None:
    import cbor2

    require_untagged(attestation)
    read: Any = cbor2.loads(attestation)
    data = read.get("authData") if isinstance(read, dict) else None
    if not isinstance(data, bytes):
        raise TaggedCbor("no data of an authenticator")
    require_untagged_data(data)
