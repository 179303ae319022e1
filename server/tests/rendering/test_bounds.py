"""How much a page can be: languages, text, reports. Whatever an owner fills in, a render stays short and small."""

import time
from typing import Any

import httpx
import pytest

from tests.factories.app import Owner
from tests.factories.attacks import Attack
from tests.media.pictures import png
from vitrine.content.catalogues import MAX_LANGUAGES
from vitrine.content.describe import LIST_MAX_ITEMS, MAX_SECTION_CHARS
from vitrine.keyring import Keyring
from vitrine.rendering.snapshot import read_snapshot
from vitrine.settings import Limits, Settings
from vitrine.site.tables import Site

CODES = [f"{first}{second}" for first in "ABC" for second in "ABCDEFGH"]
MUCH_S = 10.0  # far more than the second it may take: this machine may be busy


def skill(number: int, chars: int) -> dict[str, Any]:
    text = "\U0001d538" * chars  # four bytes each
    return {"id": f"skill-{number:08}", "image": None, "title": "Titre", "description": text, "alt": ""}


async def test_a_site_has_twelve_languages_at_most(owner: Owner) -> None:
    await owner.pay()
    refused = await owner.choose(*CODES[: MAX_LANGUAGES + 1])
    assert refused.json()["params"]["fields"] == [{"path": ["languages"], "code": "too_many"}]
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


async def full_site(owner: Owner) -> None:
    """As much as an owner can write, in as many languages as he can have."""
    languages = CODES[:MAX_LANGUAGES]
    await owner.choose(*languages)
    uploaded = await owner.client.post("/api/site/media", content=png(), headers={"Content-Type": "image/png"})
    image = uploaded.json()["id"]
    chars = MAX_SECTION_CHARS // LIST_MAX_ITEMS - 15
    text = "<" * chars  # written twice, as HTML and as JSON: ten bytes each
    shared = {"id": "", "alt": "", "link": ""}
    for code in languages:
        for section, name, item in (
            ("skills", "skills", {"image": None, "title": "Titre", "description": text}),
            ("projects", "projects", {"image": image, "title": "Titre", "description": text}),
            ("experience", "positions", {"title": "Titre", "description": text, "isCurrent": False}),
        ):
            fields = shared if section == "projects" else {"alt": ""} if section == "skills" else {}
            items = [
                {**fields, **item, "id": f"{section}-{code.lower()}-{number:08}"} for number in range(LIST_MAX_ITEMS)
            ]
            saved = await owner.save(section, code, lists={name: items}, texts={"heading": "Titre"})
            assert saved.status_code == 200, saved.text[:300]


async def test_a_full_site_in_all_its_languages_is_rendered_in_one_of_them(
    owner: Owner, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    await owner.pay()
    await full_site(owner)
    began = time.monotonic()
    page = await visitor.get(f"/home/{CODES[0].lower()}", headers={"Accept-Encoding": "identity"})
    assert page.status_code == 200
    assert time.monotonic() - began < MUCH_S
    assert len(page.content) < 5_000_000
    attack(
        "a site filled to its limits, in twelve languages",
        attempts=1,
        result="one language is read and rendered; the page is smaller than 5 MB",
    )


async def test_a_page_reads_its_own_language_and_what_stands_in(owner: Owner) -> None:
    await owner.pay()
    await owner.choose("FR", "EN", "ES")
    for code in ("FR", "EN", "ES"):
        await owner.save("home", code, texts={"headline": f"Titre {code}"})
    await owner.save("about", "ES", texts={"heading": "Acerca", "body": "Texto"})
    await owner.save("about", "EN", texts={"heading": " \ufeff"})
    site_id = (await owner.site())["id"]
    keyring: Keyring = owner.app.api.state.keyring
    async with owner.app.api.state.database.reading() as session:
        site = await session.get_one(Site, site_id)
        chosen = await read_snapshot(session, keyring, site, "/home", "FR")
        whole = await read_snapshot(session, keyring, site, "/home")
    assert list(chosen["sections"]["home"]["languages"]) == ["FR"]
    assert list(chosen["sections"]["about"]["languages"]) == ["FR", "EN", "ES"]
    assert chosen["languages"] == whole["languages"] and chosen["offered"] == whole["offered"]
    renderer = owner.app.pages._renderer
    for code in ("FR", "EN", "ES"):
        async with owner.app.api.state.database.reading() as session:
            chosen = await read_snapshot(session, keyring, site, "/home", code)
        assert await renderer.page(chosen, code) == await renderer.page(whole, code)


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return settings.model_copy(update={"limits": Limits(vitals_per_address="5/minute")})


async def test_a_flood_of_web_vitals_is_refused_before_the_database_is_asked(
    owner: Owner, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    await owner.choose("FR")
    slug = (await owner.site())["slug"]
    vital = {"language": "FR", "metrics": {"LCP": {"value": 1, "rating": "good"}}}
    commits = owner.app.api.state.database.commit_count
    answers = [await visitor.post(f"/api/sites/{slug}/vitals", json=vital) for _ in range(50)]
    assert [answer.status_code for answer in answers] == [204] * 5 + [429] * 45
    assert answers[-1].headers["Retry-After"]
    assert owner.app.api.state.database.commit_count == commits
    attack("a flood of web vitals from one address", attempts=50, result="429 after the limit, nothing written")
