"""PostgreSQL over TLS. The wheel's server is built without it, so TLS ends here, in front of it, after the handshake
that PostgreSQL itself speaks (SSLRequest). Whoever comes without TLS is sent away, as by `hostssl`.
"""

import asyncio
import contextlib
import ssl
import struct
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

SSL_REQUEST = struct.pack("!ii", 8, 80877103)


class TlsLine:
    """`opened` counts the lines that came through, all of them encrypted."""

    def __init__(self, target_port: int, context: ssl.SSLContext) -> None:
        self._target_port, self._context = target_port, context
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0
        self.opened = 0

    async def __aenter__(self) -> "TlsLine":
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_error: object) -> None:
        if self._server:
            self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(self._carry(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError), contextlib.closing(writer):
            if await reader.readexactly(8) != SSL_REQUEST:
                return
            writer.write(b"S")
            await writer.start_tls(self._context)
            there, back = await asyncio.open_connection("127.0.0.1", self._target_port)
            self.opened += 1
            with contextlib.closing(back):
                await asyncio.gather(_pump(reader, back), _pump(there, writer))


async def _pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    while data := await source.read(65536):
        target.write(data)
        await target.drain()
    target.close()


class Authority:
    """A certificate authority in a folder: its own certificate, and those that it gives."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder, self._name = folder, x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        self._key = ec.generate_private_key(ec.SECP256R1())
        certificate = self._signed(self._name, self._key, x509.BasicConstraints(ca=True, path_length=0))
        self.file = folder / f"{name}.pem"
        self.file.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))

    def give(self, name: str, *, address: str | None = None) -> tuple[Path, Path]:
        """Certificate and key; `address` is what a client must have asked for."""
        key = ec.generate_private_key(ec.SECP256R1())
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        names = [x509.SubjectAlternativeName([x509.IPAddress(ip_address(address))])] if address else []
        certificate = self._signed(subject, key, x509.BasicConstraints(ca=False, path_length=None), *names)
        files = self._folder / f"{name}.crt", self._folder / f"{name}.key"
        files[0].write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
        plain = serialization.NoEncryption()
        files[1].write_bytes(key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain))
        files[1].chmod(0o600)
        return files

    def _signed(
        self, subject: x509.Name, key: ec.EllipticCurvePrivateKey, *extensions: x509.ExtensionType
    ) -> x509.Certificate:
        at = datetime.now(UTC)
        builder = (
            x509.CertificateBuilder()
            .subject_name(subject)
            .issuer_name(self._name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(at - timedelta(hours=1))
            .not_valid_after(at + timedelta(days=1))
        )
        for extension in extensions:
            builder = builder.add_extension(extension, critical=isinstance(extension, x509.BasicConstraints))
        builder = builder.add_extension(
            x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False
        ).add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(self._key.public_key()), critical=False)
        return builder.sign(self._key, hashes.SHA256())
