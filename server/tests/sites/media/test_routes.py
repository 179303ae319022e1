"""Uploads and files through the whole application: who may, what is answered, what visitors get."""

import asyncio
import hashlib
from typing import Any
from urllib.parse import quote

import httpx
from sqlalchemy import func, select, update

from tests.factories.app import ORIGIN, Owner
from tests.factories.attacks import Attack
from tests.sites.media import documents, modern, pictures
from vitrine.platform.storage.base import now
from vitrine.sites.media.kinds import EXTENSIONS
from vitrine.sites.media.tables import Blob, MediaFile, Variant

UPLOAD = "/api/site/media"
HASH_OF_NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


async def upload(owner: Owner, content: bytes, kind: str = "image", name: str = "logo.png") -> httpx.Response:
    headers = {"X-File-Name": quote(name), "Content-Type": "image/gif"}  # what it says of itself is not believed
    return await owner.client.post(UPLOAD, params={"kind": kind}, content=content, headers=headers)


async def uploaded(owner: Owner, content: bytes, kind: str = "image", name: str = "logo.png") -> dict[str, Any]:
    answer = await upload(owner, content, kind, name)
    assert answer.status_code == 200, answer.text
    sent: dict[str, Any] = answer.json()
    return sent


async def stored_count(owner: Owner) -> tuple[int, int]:
    state = owner.app.services
    async with state.database.reading() as session:
        rows = int(await session.scalar(select(func.count()).select_from(Blob)) or 0)
        rows += int(await session.scalar(select(func.count()).select_from(MediaFile)) or 0)
    return rows, len([file_hash async for file_hash in state.blobs.list_all()])


async def test_an_upload_answers_what_the_editor_needs(owner: Owner) -> None:
    sent = await uploaded(owner, pictures.png(), name="été à Nantes.png")
    assert sent == {
        "id": sent["id"],
        "url": sent["url"],
        "contentType": "image/png",
        "width": 60,
        "height": 40,
        "isOneColour": False,
        "isSeeThrough": False,
        "byteCount": sent["byteCount"],
        "fileName": "été à Nantes.png",
        "copies": None,
    }
    found = await owner.client.get(UPLOAD, params={"ids": [sent["id"], "0" * 32]})
    [looked_up] = found.json()
    assert (looked_up["id"], looked_up["url"]) == (sent["id"], sent["url"])


async def test_another_owners_files_are_unknown(owner: Owner, other_owner: Owner) -> None:
    sent = await uploaded(owner, pictures.png())
    assert (await other_owner.client.get(UPLOAD, params={"ids": sent["id"]})).json() == []


async def test_nobody_uploads_without_signing_in(visitor: httpx.AsyncClient) -> None:
    answer = await visitor.post(UPLOAD, content=pictures.png())
    assert (answer.status_code, answer.json()["code"]) == (401, "accounts.signed_out")


async def test_refusals_name_the_file(owner: Owner) -> None:
    refusals = (
        (b"bonjour", "image", 415, "media.invalid_format"),
        (b"", "image", 415, "media.invalid_format"),
        (documents.plain_pdf(), "image", 415, "media.invalid_format"),
        (pictures.png_claiming(13_000, 13_000), "image", 413, "media.too_many_pixels"),
        (documents.pdf_of_exactly(2_097_153), "file", 413, "media.file_too_large"),
    )
    for content, kind, status, code in refusals:
        answer = await upload(owner, content, kind, "mon fichier.png")
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert answer.json()["params"]["filename"] == "mon fichier.png"
    assert await stored_count(owner) == (0, 0)


async def test_webp_and_avif_are_for_paid_sites_and_kept_as_what_the_spec_knows(owner: Owner) -> None:
    sent = {"image/jpeg": modern.webp(), "image/png": modern.avif(modern.clear_to_the_right())}
    for content in sent.values():
        answer = await upload(owner, content, name="affiche.webp")
        assert (answer.status_code, answer.json()["code"]) == (415, "media.invalid_format")
        assert answer.json()["params"] == {"hint": "paid", "filename": "affiche.webp"}
    await owner.pay()
    for content_type, content in sent.items():
        kept = await uploaded(owner, content, name="affiche.webp")
        assert (kept["contentType"], kept["width"], kept["height"]) == (content_type, 60, 40)
        assert kept["isSeeThrough"] is (content_type == "image/png")


async def test_high_definition_is_for_paid_sites_and_can_be_left(owner: Owner) -> None:
    photo = pictures.saved(pictures.noise(1600, 1200), "JPEG", quality=80)
    assert len(photo) > 1_048_576

    async def sent(definition: str) -> httpx.Response:
        query = {"kind": "image", "definition": definition}
        return await owner.client.post(UPLOAD, params=query, content=photo, headers={"X-File-Name": "photo.jpg"})

    answer = await sent("high")
    assert (answer.status_code, answer.json()["code"]) == (403, "tiers.paid_only")
    await owner.pay()
    kept = (await sent("high")).json()
    assert (kept["width"], kept["height"]) == (1600, 1200)
    assert 1_048_576 < kept["byteCount"] <= 4_194_304
    assert (await sent("plain")).json()["width"] == 800
    assert (await sent("higher")).status_code == 422


async def test_a_telephones_own_format_is_refused_with_a_word_on_how_to_send_it(owner: Owner) -> None:
    for kind in ("image", "file"):
        answer = await upload(owner, modern.boxes(b"heic", b"mif1"), kind, "IMG_2041.HEIC")
        assert (answer.status_code, answer.json()["code"]) == (415, "media.invalid_format")
        assert answer.json()["params"] == {"hint": "heic", "filename": "IMG_2041.HEIC"}


async def test_a_body_over_the_servers_own_limit_is_refused(owner: Owner) -> None:
    answer = await upload(owner, b"\xff\xd8\xff" + b"\0" * 12_000_000)
    assert answer.status_code == 413


async def test_an_image_over_a_mebibyte_is_compressed_by_the_server_too(owner: Owner) -> None:
    content = pictures.saved(pictures.noise(1600, 1200), "JPEG", quality=80)
    assert len(content) > 1_048_576
    sent = await uploaded(owner, content)
    assert (sent["contentType"], sent["width"]) == ("image/jpeg", 800)
    assert sent["byteCount"] <= 1_048_576


async def test_a_file_is_served_for_ever_and_runs_nothing(owner: Owner, visitor: httpx.AsyncClient) -> None:
    sent = await uploaded(owner, pictures.svg("<rect width='4' height='4'/>"))
    answer = await visitor.get(sent["url"])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "sandbox" in answer.headers["content-security-policy"]
    assert "set-cookie" not in answer.headers
    assert len(answer.content) == sent["byteCount"]


async def test_a_pdf_is_shown_by_the_browsers_own_reader(owner: Owner, visitor: httpx.AsyncClient) -> None:
    sent = await uploaded(owner, documents.plain_pdf(), "file", "cv.pdf")
    answer = await visitor.get(sent["url"])
    assert answer.headers["content-type"] == "application/pdf"
    assert "sandbox" not in answer.headers["content-security-policy"]
    assert answer.headers["content-disposition"].startswith("inline")
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_who_has_a_file_is_not_sent_it_again(owner: Owner, visitor: httpx.AsyncClient) -> None:
    url = (await uploaded(owner, pictures.png()))["url"]
    etag = (await visitor.get(url)).headers["etag"]
    again = await visitor.get(url, headers={"If-None-Match": f'"x", W/{etag}'})
    assert (again.status_code, again.content) == (304, b"")


# Asked, answered with, from, to.
PARTS: tuple[tuple[str, int, int, int | None], ...] = (
    ("bytes=0-9", 206, 0, 10),
    ("bytes=10-", 206, 10, None),
    ("bytes=-5", 206, -5, None),
    ("bytes=0-999999999", 206, 0, None),
    ("bytes=5-5", 206, 5, 6),
    ("bytes=9-3", 200, 0, None),
    ("bytes=0-1,5-6", 200, 0, None),
    ("lines=0-9", 200, 0, None),
    ("bytes=-", 200, 0, None),
    ("bytes=999999999-", 416, 0, 0),
    ("bytes=-0", 416, 0, 0),
)


async def test_parts_of_a_file(owner: Owner, visitor: httpx.AsyncClient) -> None:
    url = (await uploaded(owner, pictures.png()))["url"]
    whole = (await visitor.get(url)).content
    for asked, status, start, end in PARTS:
        answer = await visitor.get(url, headers={"Range": asked})
        assert (answer.status_code, answer.content) == (status, whole[start:end]), asked
        if status == 206:
            assert answer.headers["content-range"].endswith(f"/{len(whole)}")
        other = await visitor.get(url, headers={"Range": asked, "If-Range": '"another"'})
        assert (other.status_code, other.content) == (200, whole), asked


async def test_head_says_the_same_without_the_bytes(owner: Owner, visitor: httpx.AsyncClient) -> None:
    sent = await uploaded(owner, pictures.png())
    answer = await visitor.head(sent["url"])
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-length"] == str(sent["byteCount"])


async def test_an_unknown_file_is_not_found(visitor: httpx.AsyncClient, attack: Attack) -> None:
    odd = (
        "x.png",
        ".png",
        "..%2f..%2fetc%2fpasswd",
        f"{HASH_OF_NOTHING}.png%00.html",
        f"{HASH_OF_NOTHING.upper()}.png",
    )
    for name in (f"{HASH_OF_NOTHING}.png", *odd):
        assert (await visitor.get(f"/media/{name}")).status_code == 404, name
    attack("a path or another type in the name of a file", attempts=len(odd), result="404")


async def test_a_file_has_one_address(owner: Owner, visitor: httpx.AsyncClient) -> None:
    url: str = (await uploaded(owner, pictures.png()))["url"]
    assert (await visitor.get(url.replace(".png", ".html"))).status_code == 404
    assert (await visitor.get(url.replace(".png", ".svg"))).status_code == 404


async def copied(owner: Owner, content: bytes) -> dict[str, Any]:
    """An upload whose smaller copies have been made."""
    sent = await uploaded(owner, content)
    async with asyncio.timeout(60):
        while not sent["copies"]:
            await asyncio.sleep(0.05)
            [sent] = (await owner.client.get(UPLOAD, params={"ids": sent["id"]})).json()
    return sent


async def test_copies_are_served_once_they_are_made_and_nothing_else_under_their_address(
    owner: Owner, visitor: httpx.AsyncClient
) -> None:
    sent = await copied(owner, pictures.saved(pictures.arrow(700, 500), "JPEG", quality=95))
    upload, edition = sent["url"].removesuffix(".jpg"), sent["copies"]["edition"]
    async with owner.app.services.database.reading() as session:
        rows = (await session.execute(select(Variant.width, Variant.content_type, Variant.file_hash))).all()
    named = [(width, ending) for ending, widths in sent["copies"]["widths"].items() for width in widths]
    assert sorted(named) == sorted((width, EXTENSIONS[content_type]) for width, content_type, _ in rows)
    for width, content_type, file_hash in rows:
        address = f"{upload}/{edition}/{width}.{EXTENSIONS[content_type]}"
        answer = await visitor.get(address)
        assert (answer.status_code, answer.headers["content-type"]) == (200, content_type)
        assert hashlib.sha256(answer.content).hexdigest() == file_hash
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        # Pages that browsers keep name files as they were named before.
        assert (await visitor.get(f"/media/{file_hash}.{EXTENSIONS[content_type]}")).content == answer.content
    first = f"{named[0][0]}.{named[0][1]}"
    for other in (
        f"000000/{first}",
        f"{edition}/321.avif",
        f"{edition}/{named[0][0]}.png",
        edition,
        f"{edition}/0.avif",
    ):
        assert (await visitor.get(f"{upload}/{other}")).status_code == 404, other
    whole = await visitor.get(sent["url"])
    assert (await visitor.get(f"/media/{whole.headers['etag'].strip(chr(34))}.jpg")).content == whole.content


async def test_copies_made_again_stand_under_another_address(owner: Owner, visitor: httpx.AsyncClient) -> None:
    sent = await copied(owner, pictures.saved(pictures.arrow(700, 500), "JPEG", quality=95))
    before = f"{sent['url'].removesuffix('.jpg')}/{sent['copies']['edition']}/320.avif"
    shown = await visitor.get(before)
    assert shown.status_code == 200
    async with owner.app.services.database.writing() as session:  # as by a newer encoder: one of them is another file
        await session.execute(update(Variant).where(Variant.content_type == "image/webp").values(file_hash="0" * 64))
    [again] = (await owner.client.get(UPLOAD, params={"ids": sent["id"]})).json()
    assert again["copies"]["edition"] != sent["copies"]["edition"]
    later = await visitor.get(before)  # still known here, or not any more: never anything else
    assert later.status_code == 404 or later.content == shown.content


async def test_a_name_stays_with_the_file_that_had_it_first(owner: Owner, visitor: httpx.AsyncClient) -> None:
    sent = await uploaded(owner, pictures.png())
    whole = (await visitor.get(sent["url"])).headers["etag"].strip('"')
    async with owner.app.services.database.writing() as session:
        site_id = await session.scalar(select(MediaFile.site_id))
        for beginning in (whole[:16], whole[:15] + "z"):
            twin = beginning.ljust(64, "0")
            session.add(Blob(hash=twin, content_type="image/png", byte_count=1, variants_made_at=now()))
            await session.flush()
            session.add(MediaFile(site_id=site_id, blob_hash=twin))
    assert (await visitor.get(sent["url"])).headers["etag"] == f'"{whole}"'


async def cut(owner: Owner, content: bytes, offset: int, hangs_up_after_s: float = 0) -> int | None:
    """A browser that goes away after `offset` bytes: what it was answered, if anything."""
    cookies = "; ".join(f"{name}={value}" for name, value in owner.client.cookies.items())
    headers = {"host": "vitrine.test", "origin": ORIGIN, "cookie": cookies, "content-length": str(len(content))}
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": UPLOAD,
        "raw_path": UPLOAD.encode(),
        "query_string": b"kind=file",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 1),
        "server": ("vitrine.test", 80),
    }
    messages: list[dict[str, Any]] = [
        {"type": "http.request", "body": content[:offset], "more_body": offset < len(content)},
        {"type": "http.disconnect"},
    ]
    status: int | None = None

    async def receive() -> dict[str, Any]:
        if len(messages) == 1:
            await asyncio.sleep(hangs_up_after_s)
        return messages.pop(0) if messages else {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        nonlocal status
        status = message.get("status", status)

    try:
        await owner.app(scope, receive, send)
    except Exception:
        status = status or 499
    return status


async def test_an_upload_cut_anywhere_leaves_nothing(owner: Owner, attack: Attack) -> None:
    # A PDF, because a reader would mend half of one.
    content = documents.pdf_of_exactly(60_000)
    for offset in range(0, len(content), len(content) // 100):
        assert await cut(owner, content, offset) != 200, offset
    assert await stored_count(owner) == (0, 0)
    assert (await upload(owner, content, "file", "cv.pdf")).status_code == 200
    attack(
        "an upload cut at each hundredth of its length",
        attempts=len(range(0, len(content), len(content) // 100)),
        result="nothing stored",
    )


async def test_fewer_bytes_than_announced_are_refused(owner: Owner) -> None:
    answer = await owner.client.post(UPLOAD, content=pictures.png(), headers={"Content-Length": "9999"})
    assert (answer.status_code, answer.json()["code"]) == (400, "media.upload_cut")
