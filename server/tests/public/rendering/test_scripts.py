"""Fonts of further scripts: a page that shows such letters brings them, and no other does."""

import re

import httpx
import pytest

from tests.factories.app import Owner


def sheet_of(page: str) -> str:
    return str(re.findall(r'<link rel="stylesheet" href="([^"]+)">', page)[0])


def fonts_of(page: str) -> str:
    return "".join(re.findall(r'data-fonts="([^"]*)"', page))


@pytest.mark.parametrize(
    ("language", "headline", "subsets"),
    [
        ("EL", "Ποιος είμαι", {"greek"}),
        ("UK", "Хто я", {"cyrillic"}),
        ("KK", "Қазақша", {"cyrillic", "cyrillic-ext"}),
        ("HE", "מי אני", {"hebrew"}),
        ("VI", "Tôi là ai ở đây", {"vietnamese"}),
    ],
)
async def test_a_page_in_another_script_brings_its_letters(
    owner: Owner, visitor: httpx.AsyncClient, language: str, headline: str, subsets: set[str]
) -> None:
    await owner.pay()
    await owner.choose("FR", language)
    await owner.save("home", "FR", texts={"headline": "Qui je suis"})
    await owner.save("home", language, texts={"headline": headline})
    page = (await visitor.get(f"/home/{language.lower()}")).text
    named = set(re.findall(r"/tinos-([a-z-]+)-\d00-normal-", fonts_of(page))) - {"latin", "latin-ext"}
    assert named == subsets
    sheet = await visitor.get(sheet_of(page))
    assert sheet.status_code == 200
    # The sheet names its neighbours; each file that is asked for before it is one of them, and there.
    for font in fonts_of(page).split():
        assert font.removeprefix("/assets/") in sheet.text
        assert (await visitor.get(font)).status_code == 200
    latin = (await visitor.get("/home/fr")).text
    assert not re.search("greek|cyrillic|hebrew|vietnamese", fonts_of(latin))
    assert "greek" not in (await visitor.get(sheet_of(latin))).text
