"""CVs as readers get them: the demo in its languages, hostile texts, and the process in which they are set."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.public.cv.reading import ReadPdf, read_pdf, stand_in_order
from vitrine.content.sections import SECTIONS
from vitrine.content.sections.home import CV_TEMPLATES
from vitrine.platform.processes.pool import NoTimeForIt
from vitrine.platform.shipped import DEMO
from vitrine.public.cv.press import Press
from vitrine.public.cv.typesetter import FULL_BYTES
from vitrine.public.rendering.renderer import Renderer
from vitrine.sites.site.documents import empty_document

pytestmark = pytest.mark.long

SITE_URL = "https://vitrine.example/@maud-kerleo"
A4_MM = (210, 297)


def demo_snapshot() -> dict[str, Any]:
    """The demo as public/rendering/snapshot.py would give it, without a database."""
    demo: dict[str, Any] = json.loads((DEMO / "site.json").read_text("utf-8"))
    documents: dict[str, Any] = {name: empty_document(section, demo["languages"]) for name, section in SECTIONS.items()}
    for name, document in demo["sections"].items():
        documents[name]["languages"].update(document["languages"])
        for part in ("settings", "lists"):
            documents[name]["shared"][part].update(document["shared"][part])
    looks = {"width": 4, "height": 3, "isOneColour": False, "isSeeThrough": False}
    names = [path.name for path in (DEMO / "pictures").iterdir()]
    return {
        **{key: demo[key] for key in ("slug", "ownerName", "option", "siteType", "themeIndex", "languages")},
        "offered": demo["languages"],
        "showsBadge": True,
        "basePath": f"/@{demo['slug']}",
        "madeCvs": {},
        "sections": documents,
        "media": {name: {"url": f"/media/{name}", "type": "image/jpeg", **looks} for name in names},
    }


@pytest.fixture
async def press() -> AsyncIterator[Press]:
    made = Press()
    yield made
    await made.close()


@pytest.fixture
async def renderer() -> AsyncIterator[Renderer]:
    made = Renderer(max_children=1)
    yield made
    await made.close()


def with_texts(*addresses: str, **texts: Any) -> bytes:
    """A CV of one section, with these words in it, of somebody who is reached at these addresses."""
    contact = [{"label": "Email", "text": address, "link": f"mailto:{address}"} for address in addresses]
    bare = {"lang": "fr", "dir": "ltr", "title": "T", "name": "N", "headline": "", "lead": "", "contact": contact}
    item = {"title": "", "aside": "", "under": [], "text": "", "link": ""}
    section: dict[str, Any] = {"kind": "experience", "heading": "H", "lang": None, "dir": None, "text": "", "items": []}
    return json.dumps({**bare, "sections": [{**section, "items": [{**item, **texts}]}]}).encode()


@pytest.mark.parametrize("template", CV_TEMPLATES)
async def test_the_demo_is_a_cv_that_readers_understand_in_french_and_in_arabic(
    press: Press, renderer: Renderer, template: str
) -> None:
    read: dict[str, ReadPdf] = {}
    for language in ("FR", "AR"):
        data = await renderer.cv(demo_snapshot(), language, SITE_URL)
        pdf = await press.document(data, template)
        assert pdf == await press.document(data, template)  # the same texts, the same bytes: no new address
        read[language] = read_pdf(pdf)
    for found in read.values():
        assert 1 <= found.page_count <= 2
        assert set(found.sizes_mm) == {A4_MM}
        assert found.is_tagged
        assert "pdfuaid" in found.claims
        assert found.links.count("mailto:maud@atelier-kerleo.example") == 1
        assert {"tel:+33261910427", "https://festival-echos.example", SITE_URL} <= set(found.links)
        assert "English" not in found.text, "languages of a site are not what its owner speaks"
        assert f"1 / {found.page_count}" in found.text or f"{found.page_count} / 1" in found.text
    french, arabic = read["FR"], read["AR"]
    assert (french.lang, french.title) == ("fr", "Maud Kerléo · Graphiste indépendante")
    assert stand_in_order(french.text, "Maud Kerléo", "Graphiste indépendante", "Parcours", "Savoir-faire")
    assert stand_in_order(french.text, "sept. 2019", "en cours", "Atelier Kerléo, Nantes", "févr. 2016")
    assert stand_in_order(
        french.text, "Savoir-faire", "Typographie", "Projets choisis", "Halle 9", "Une année de pluie"
    )
    assert (arabic.lang, arabic.title) == ("ar", "مود كيرليو · مصممة غرافيك مستقلة")
    assert stand_in_order(arabic.text, "مود كيرليو", "مصممة غرافيك مستقلة", "المسيرة", "سبتمبر", "2019", "ملصقات")
    assert stand_in_order(
        arabic.text, "مرسم كيرليو، نانت", "ثقافية", "المهارات", "النشر", "الويب", "مختارة", "عام من المطر"
    )


@pytest.mark.parametrize("template", CV_TEMPLATES)
async def test_a_site_with_nothing_but_a_name_is_a_page_with_that_name(
    press: Press, renderer: Renderer, template: str
) -> None:
    snapshot = demo_snapshot()
    empty = {name: empty_document(section, ["FR"]) for name, section in SECTIONS.items()}
    snapshot.update(sections=empty, languages=["FR"], offered=["FR"])
    found = read_pdf(await press.document(await renderer.cv(snapshot, "FR", ""), template))
    assert found.page_count == 1
    assert found.text.replace("\n", " ").split() == ["Maud", "Kerléo", "Maud", "Kerléo", "1", "/", "1"]


@pytest.mark.parametrize("template", CV_TEMPLATES)
async def test_whatever_is_written_is_set_as_it_is_and_never_read_as_markup(press: Press, template: str) -> None:
    markup = '#import "@preview/x:0.1.0" #read("/etc/passwd") #panic() $x_1$ *gras* _i_ `c` <l> @r \\ // c /* d */ ${x}'
    found = read_pdf(await press.document(with_texts(title=markup, text=f"= Titre\n- point\n{markup}"), template))
    assert " ".join(found.text.split()).count(markup) == 2
    assert "= Titre\n- point" in found.text


@pytest.mark.parametrize("template", CV_TEMPLATES)
async def test_bold_words_links_and_lists_are_set_and_what_stands_in_them_is_no_markup(
    press: Press, template: str
) -> None:
    rich = [
        "Avant *non*\n\n",
        ["strong", None, "gras", ["em", None, " #panic()"]],
        ["a", {"href": "https://example.org/"}, "ici"],
        ["ul", None, ["li", None, "un"], ["li", None, "= deux"]],
        ["ol", None, ["li", None, "premier"]],
        "après",
    ]
    found = read_pdf(await press.document(with_texts(text="plat", rich=rich), template))
    said = ["Avant *non*", "gras #panic()", "ici", "•", "un", "•", "= deux", "1.", "premier", "après"]
    assert stand_in_order(found.text, *said)
    assert "plat" not in found.text
    assert found.links == ["https://example.org/"]
    assert found.is_tagged


@pytest.mark.parametrize("template", CV_TEMPLATES)
async def test_the_longest_texts_stay_on_the_paper(press: Press, template: str) -> None:
    words = "Hippopotamus" * 400
    found = read_pdf(
        await press.document(with_texts(title=words[:200], text=words + "\n" + "ligne\n" * 10_000), template)
    )
    assert "".join(found.text.split()).count("Hippopotamus") >= 400
    assert found.text.count("ligne") == 10_000
    assert found.page_count > 100
    assert found.right_edge_mm <= 190


@pytest.mark.parametrize("template", CV_TEMPLATES)
async def test_an_address_stands_in_one_piece_and_an_endless_one_never_ends_in_a_hyphen(
    press: Press, template: str
) -> None:
    short, long = "moi@anne-lise.example", "bonjour@camille-aubry.example"
    endless = f"{'nom' * 16}@{'maison' * 9}.example"
    found = read_pdf(await press.document(with_texts(short, long, endless, text="Mot."), template))
    lines = [line.strip() for line in found.text.split("\n")]
    assert any(short in line for line in lines)
    assert any(long in line for line in lines)
    assert endless in "".join(lines) and found.right_edge_mm <= 190
    assert set(found.links) == {f"mailto:{address}" for address in (short, long, endless)}


async def test_letters_that_no_font_has_take_nothing_else_away(press: Press) -> None:
    mixed = "avant \U0001f389 中文 עברית العربية ކ \U00012000 après"
    for template in CV_TEMPLATES:
        found = read_pdf(await press.document(with_texts(text=mixed), template))
        assert found.is_tagged
        assert "avant" in found.text and "après" in found.text and "עברית" in found.text


def _is_there(process_id: int) -> bool:
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    return True


async def test_typst_lives_in_a_process_that_ends_when_nothing_follows(press: Press) -> None:
    await press.close()
    short = Press(end_after_s=0.05)
    await short.document(with_texts(text="un"), "classic")
    [child] = short.process_ids
    assert "typst" not in sys.modules
    async with asyncio.timeout(60):
        while _is_there(child):  # noqa: ASYNC110  (another process: it sets no event)
            await asyncio.sleep(0.02)
    assert not short.process_ids
    assert (await short.document(with_texts(text="deux"), "classic")).startswith(b"%PDF")
    await short.close()


async def test_what_the_server_holds_is_not_counted_as_what_typst_remembers() -> None:
    """On Linux the most memory that a process ever had begins with what had the one who started it."""
    held = bytearray(FULL_BYTES * 3 // 2)
    press = Press()
    await press.document(with_texts(text="un"), "classic")
    first = press.process_ids
    await press.document(with_texts(text="deux"), "classic")
    assert len(first) == 1 and press.process_ids == first
    await press.close()
    assert len(held) > FULL_BYTES


async def test_a_press_that_somebody_ended_is_started_again(press: Press) -> None:
    await press.document(with_texts(text="un"), "classic")
    [process_id] = press.process_ids
    os.kill(process_id, signal.SIGKILL)
    async with asyncio.timeout(60):
        while _is_there(process_id):  # noqa: ASYNC110  (a busy machine takes a moment to end it)
            await asyncio.sleep(0.02)
    assert (await press.document(with_texts(text="deux"), "classic")).startswith(b"%PDF")


async def test_a_machine_without_time_says_so_and_the_next_cv_is_set() -> None:
    press = Press(max_job_s=0.01)
    with pytest.raises(NoTimeForIt):
        await press.document(with_texts(text="ligne\n" * 1000), "classic")
    await press.close()
