"""A passkey's device, in software: what a phone or a security key answers, byte by byte, and what a forger would."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

USER_PRESENT, USER_VERIFIED, HAS_KEY, HAS_EXTENSIONS = 0x01, 0x04, 0x40, 0x80


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Authenticator:
    """One key of one device. `counts`: some count their uses, synchronised ones stay at zero."""

    origin: str
    party_id: str
    counts: bool = True
    verifies_user: bool = True
    credential_id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    user_handle: str = ""
    uses: int = 0
    extensions: bytes = b""  # what a forger puts behind

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, flags: int) -> bytes:
        verified = (USER_VERIFIED if self.verifies_user else 0) | (HAS_EXTENSIONS if self.extensions else 0)
        party = hashlib.sha256(self.party_id.encode()).digest()
        return party + bytes([flags | USER_PRESENT | verified]) + self.uses.to_bytes(4, "big")

    def make(self, offer: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create()` gives for this offer."""
        self.user_handle = offer["userHandle"]
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        length = len(self.credential_id).to_bytes(2, "big")
        data = self._data(HAS_KEY) + bytes(16) + length + self.credential_id + public + self.extensions
        return {
            "id": encoded(self.credential_id),
            "clientData": encoded(self._client_data("webauthn.create", offer["challenge"])),
            "attestation": encoded(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
            "transports": ["internal"],
        }

    def use(self, question: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get()` gives for this question."""
        self.uses += self.counts
        client_data, data = self._client_data("webauthn.get", question["challenge"]), self._data(0) + self.extensions
        signature = self.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": encoded(self.credential_id),
            "clientData": encoded(client_data),
            "authenticatorData": encoded(data),
            "signature": encoded(signature),
            "userHandle": self.user_handle,
        }
