"""The dashboard speaks French until somebody picks another language, which is kept with the account."""

import json
import re
from typing import get_args

import httpx
import pytest

from tests.factories.app import Owner
from vitrine.accounts.requests import LANGUAGE_COOKIE
from vitrine.content.catalogues import DASHBOARD_LANGUAGES, DASHBOARD_SOURCE
from vitrine.platform.settings import DashboardLanguage
from vitrine.platform.shipped import WEB
from vitrine.public.rendering.assets import DIST, LANGUAGE_ENTRY, Manifest, compressed

KB = 1000
MOST_AT_THE_START = 30 * KB
MOST_WITH_A_SCREEN = 6 * KB
OTHERS = [code for code in DASHBOARD_LANGUAGES if code != DASHBOARD_SOURCE]


async def shell(visitor: httpx.AsyncClient, cookie: str = "") -> str:
    headers = {"Cookie": f"{LANGUAGE_COOKIE}={cookie}"} if cookie else {}
    return (await visitor.get("/dashboard/login", headers=headers)).text


def scripts_of(page: str) -> list[str]:
    return re.findall(r'<script type="module" src="([^"]+)"', page)


@pytest.mark.parametrize("language", OTHERS)
async def test_the_page_is_made_in_the_picked_language_whose_words_run_first(
    visitor: httpx.AsyncClient, language: str
) -> None:
    french, page = await shell(visitor), await shell(visitor, language)
    assert '<html lang="fr">' in french
    assert f'<html lang="{language}"' in page
    assert ('dir="rtl"' in page) == (language == "ar")
    [dashboard] = scripts_of(french)
    [words, then] = scripts_of(page)
    assert then == dashboard
    assert (await visitor.get(words)).status_code == 200


@pytest.mark.parametrize("cookie", ["xx", "../fr", "EN", '"><script>', "e" * 3000])
async def test_a_cookie_that_names_no_language_changes_nothing(visitor: httpx.AsyncClient, cookie: str) -> None:
    def without_nonce(page: str) -> str:
        return re.sub(r'(nonce|content)="[\w-]{22}"', "", page)

    assert without_nonce(await shell(visitor, cookie)) == without_nonce(await shell(visitor))


async def test_what_was_picked_is_kept_with_the_account(owner: Owner) -> None:
    assert (await owner.client.get("/api/session")).json()["account"]["language"] is None
    kept = await owner.client.put("/api/account/language", json={"language": "en"})
    assert kept.status_code == 200
    assert (await owner.client.get("/api/session")).json()["account"]["language"] == "en"
    refused = await owner.client.put("/api/account/language", json={"language": "xx"})
    assert refused.status_code == 422
    assert (await owner.client.get("/api/account")).json()["language"] == "en"


def test_every_language_has_its_words_and_the_operator_may_name_it() -> None:
    assert get_args(DashboardLanguage) == tuple(DASHBOARD_LANGUAGES)
    assert {folder.name for folder in (WEB / "src/i18n/words").iterdir()} == set(DASHBOARD_LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_another_language_comes_by_screen(language: str) -> None:
    """French is in the screens themselves, and loads nothing of a language."""

    def weight(address: str) -> int:
        return len(compressed((DIST / address.removeprefix("/")).read_bytes(), "br", for_ever=True))

    manifest = Manifest()
    french, page = manifest.dashboard(), manifest.dashboard(language)
    [words] = set(page.scripts) - set(french.scripts)
    assert set(page.preloads) == set(french.preloads)
    assert weight(words) <= MOST_AT_THE_START
    chunks = json.loads((DIST / ".vite" / "manifest.json").read_text("utf-8"))
    later = [chunks[name]["file"] for name in chunks[LANGUAGE_ENTRY.format(language=language)]["dynamicImports"]]
    assert len(later) >= 6
    assert max(map(weight, later)) <= MOST_WITH_A_SCREEN
