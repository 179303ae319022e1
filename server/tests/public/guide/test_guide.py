"""The owner's guide: every page in both languages, for whoever asks, with pictures and links that are there."""

import re

import httpx
import pytest

from vitrine.public.guide.pages import PICTURES, ROOTS, Language, guide_pages

LANGUAGES: tuple[Language, ...] = ("fr", "en")


def addresses(html: str) -> list[str]:
    return re.findall(r'(?:href|src)="(/(?:aide|help)[^"]*)"', html)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_is_answered_and_all_that_it_names_is_there(
    language: Language, visitor: httpx.AsyncClient
) -> None:
    pages = guide_pages(language)
    assert len(pages) == 10
    named = {ROOTS[language], *(page.address for page in pages)}
    for address in sorted(named):
        answer = await visitor.get(address)
        assert answer.status_code == 200
        assert f'<html lang="{language}">' in answer.text
        named |= set(addresses(answer.text))
    for address in sorted(named):
        assert (address, (await visitor.head(address)).status_code) == (address, 200)


async def test_each_page_leads_to_the_next_and_to_itself_in_the_other_language(visitor: httpx.AsyncClient) -> None:
    french, english = guide_pages("fr"), guide_pages("en")
    assert [page.number for page in french] == [page.number for page in english]
    page = (await visitor.get(french[1].address)).text
    assert f'rel="prev" href="{french[0].address}"' in page
    assert f'rel="next" href="{french[2].address}"' in page
    assert 'hreflang="en" lang="en">English' in page and f'href="{english[1].address}"' in page
    assert f'href="{french[1].address}" aria-current="page"' in page


def test_every_picture_is_shown_and_has_its_place_before_it_comes() -> None:
    shown = {source for language in LANGUAGES for page in guide_pages(language) for source in addresses(page.html)} - {
        page.address for language in LANGUAGES for page in guide_pages(language)
    }
    assert shown == {f"/aide/images/{file.parent.name}/{file.name}" for file in PICTURES.glob("*/*.webp")}
    for language in LANGUAGES:
        for page in guide_pages(language):
            for picture in re.findall("<img[^>]*>", page.html):
                assert re.search(r' width="\d+" height="\d+"', picture)
                assert re.search(r' alt="[^"]+"', picture)


@pytest.mark.parametrize("path", ["/aide/rien", "/help/commencer", "/aide/images/fr/rien.webp"])
async def test_what_is_not_in_the_guide_is_not_found(path: str, visitor: httpx.AsyncClient) -> None:
    assert (await visitor.get(path)).status_code == 404


async def test_a_page_that_the_browser_has_is_not_sent_again(visitor: httpx.AsyncClient) -> None:
    first = await visitor.get("/aide")
    again = await visitor.get("/aide", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
