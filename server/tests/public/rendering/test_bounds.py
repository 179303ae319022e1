"""How much a page can be: languages, text, reports. Whatever an owner fills in, a render stays short and small."""

from itertools import product
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update
from sqlalchemy.event import listen

from tests.factories.app import Owner
from tests.factories.attacks import Attack
from tests.public.rendering.trouble import memory_of
from tests.sites.media.pictures import png
from vitrine.content.catalogues import MAX_LANGUAGES
from vitrine.content.describe import LIST_MAX_ITEMS, MAX_SECTION_CHARS, Choice, ItemList, Media, Text
from vitrine.content.sections import SECTIONS
from vitrine.platform.keyring import Keyring
from vitrine.platform.settings import Limits, Settings
from vitrine.platform.storage.base import now
from vitrine.public.rendering.snapshot import read_snapshot
from vitrine.sites.media.formats.images import VARIANT_WIDTHS_PX
from vitrine.sites.media.tables import Blob, MediaFile, Variant
from vitrine.sites.site.tables import Site

CODES = [f"{first}{second}" for first in "ABC" for second in "ABCDEFGH"]
LARGEST_PAGE_BYTES = 4_000_000
LARGEST_RENDER_BYTES = 160 << 20  # of 256 MB


def skill(number: int, chars: int) -> dict[str, Any]:
    text = "\U0001d538" * chars  # four bytes each
    return {"id": f"skill-{number:08}", "image": None, "title": "Titre", "description": text, "alt": ""}


async def test_a_site_has_twelve_languages_at_most(owner: Owner) -> None:
    await owner.pay()
    refused = await owner.choose(*CODES[: MAX_LANGUAGES + 1])
    assert (refused.json()["code"], refused.json()["params"]) == ("site.too_many_languages", {"max": MAX_LANGUAGES})
    assert (await owner.choose(*CODES[:MAX_LANGUAGES])).status_code == 200


async def test_a_section_holds_so_much_text_in_one_language(owner: Owner) -> None:
    await owner.choose("FR")
    count = MAX_SECTION_CHARS // 1000
    full = [skill(number, 990) for number in range(count)]
    assert (await owner.save("skills", lists={"skills": full})).status_code == 200
    for refused in (
        await owner.save("skills", lists={"skills": [*full, skill(count, 990)]}),
        await owner.client.post(
            "/api/site/sections/skills/items",
            json={"list": "skills", "language": "FR", "position": 0, "item": skill(count, 990)},
        ),
    ):
        assert (refused.status_code, refused.json()["code"]) == (422, "site.section_too_long")
        assert refused.json()["params"] == {"what": "skills", "maxChars": MAX_SECTION_CHARS}
    assert len((await owner.document("skills"))["languages"]["FR"]["lists"]["skills"]) == count


async def picture(owner: Owner) -> str:
    """One that has as many smaller copies as a picture can have: a page names them all."""
    uploaded = await owner.client.post("/api/site/media", content=png(), headers={"Content-Type": "image/png"})
    media_id: str = uploaded.json()["id"]
    async with owner.app.services.database.writing() as session:
        blob_hash = await session.scalar(select(MediaFile.blob_hash).where(MediaFile.id == media_id))
        await session.execute(update(Blob).values(variants_made_at=now(), width=2400, height=1600))
        for number, (kind, width) in enumerate(product(("image/avif", "image/webp"), VARIANT_WIDTHS_PX)):
            copy = {"content_type": kind, "width": width, "height": width, "file_hash": f"{number:064x}"}
            session.add(Variant(blob_hash=blob_hash, byte_count=1, **copy))
    return media_id


def full_item(item_list: ItemList, image: str) -> dict[str, str]:
    """A hundredth of what a list may hold, in its longest fields: '<' is ten bytes, as HTML and as JSON."""
    left = MAX_SECTION_CHARS // LIST_MAX_ITEMS - 15
    item: dict[str, str] = {}
    for field in sorted(item_list.fields, key=lambda field: -getattr(field, "max_chars", 0)):
        if isinstance(field, Media):
            item[field.name] = image
        elif isinstance(field, Choice):
            item[field.name] = field.values[0]
            left -= len(field.values[0])
        elif isinstance(field, Text) and "option2" in field.options:
            item[field.name] = "<" * min(left, field.max_chars) or ("Titre" if field.required else "")
            left = max(0, left - field.max_chars)
    return item


async def full_site(owner: Owner) -> None:
    """As much as an owner can write in every section of the layout that shows most, in as many languages."""
    languages = CODES[:MAX_LANGUAGES]
    await owner.choose(*languages)
    image = await picture(owner)
    everywhere = [
        (name, item_list)
        for name, section in SECTIONS.items()
        for item_list in section.lists
        if "option2" in item_list.options
    ]
    for code in languages:
        for section, item_list in everywhere if code == languages[0] else [("skills", SECTIONS["skills"].lists[0])]:
            item = full_item(item_list, image)
            items = [{**item, "id": f"{section}-{code.lower()}-{number:08}"} for number in range(item_list.max_items)]
            own, shared = ({}, {item_list.name: items}) if item_list.shared else ({item_list.name: items}, {})
            saved = await owner.save(section, code, lists=own, shared_lists=shared, layout="option2")
            assert saved.status_code == 200, saved.text[:300]


@pytest.mark.cold
async def test_a_full_site_in_all_its_languages_is_rendered_in_one_of_them(
    owner: Owner, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    await owner.pay()
    await full_site(owner)
    page = await visitor.get(f"/home/{CODES[0].lower()}", headers={"Accept-Encoding": "identity"})
    assert page.status_code == 200
    [process_id] = owner.app.pages.maker._renderer.process_ids
    told = f"{len(page.content):,} bytes, {memory_of(process_id) >> 20} MB"
    print(f"the largest page: {told}")  # noqa: T201  (for whoever changes the limits: pytest -s)
    assert len(page.content) < LARGEST_PAGE_BYTES
    assert memory_of(process_id) < LARGEST_RENDER_BYTES
    attack(
        "a site filled to its limits, in twelve languages",
        attempts=1,
        result="one language is read and rendered; page and memory stay within bounds",
    )


async def test_a_page_reads_its_own_language_and_what_stands_in(owner: Owner) -> None:
    await owner.pay()
    await owner.choose("FR", "EN", "ES")
    for code in ("FR", "EN", "ES"):
        await owner.save("home", code, texts={"headline": f"Titre {code}"})
    await owner.save("about", "ES", texts={"heading": "Acerca", "body": "Texto"})
    await owner.save("about", "EN", texts={"heading": " \ufeff"})
    site_id = (await owner.site())["id"]
    keyring: Keyring = owner.app.services.keyring
    async with owner.app.services.database.reading() as session:
        site = await session.get_one(Site, site_id)
        chosen = await read_snapshot(session, keyring, site, "/home", "FR")
        whole = await read_snapshot(session, keyring, site, "/home")
    assert list(chosen["sections"]["home"]["languages"]) == ["FR"]
    assert list(chosen["sections"]["about"]["languages"]) == ["FR", "EN", "ES"]
    assert chosen["languages"] == whole["languages"] and chosen["offered"] == whole["offered"]
    renderer = owner.app.pages.maker._renderer
    for code in ("FR", "EN", "ES"):
        async with owner.app.services.database.reading() as session:
            chosen = await read_snapshot(session, keyring, site, "/home", code)
        assert await renderer.page(chosen, code) == await renderer.page(whole, code)


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return settings.but(limits=Limits(vitals_per_address="5/minute"))


async def test_a_flood_of_web_vitals_is_refused_before_the_database_is_asked(
    owner: Owner, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    await owner.choose("FR")
    slug = (await owner.site())["slug"]
    vital = {"language": "FR", "metrics": {"LCP": {"value": 1, "rating": "good"}}}
    asked: list[str] = []
    listen(owner.app.services.database.engine.sync_engine, "before_cursor_execute", lambda *told: asked.append(told[2]))
    bad = await visitor.post(f"/api/sites/{slug}/vitals", json={**vital, "language": "français"})
    assert bad.status_code == 422 and bad.json()["params"]["fields"][0]["path"] == ["language"]
    answers = [await visitor.post(f"/api/sites/{slug}/vitals", json=vital) for _ in range(50)]
    assert [answer.status_code for answer in answers] == [204] * 4 + [429] * 46  # bad ones count too
    assert answers[-1].headers["Retry-After"]
    # Jobs go about their own meanwhile.
    assert not [statement for statement in asked if "INSERT INTO vitals" in statement]
    attack("a flood of web vitals from one address", attempts=50, result="429 after the limit, nothing written")
