"""The site as files: the pages that are served, with every address beside them, and nothing that asks a server."""

import argparse
import asyncio
import json
import posixpath
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tests.factories.app import Owner
from tests.factories.attacks import Attack
from tests.test_hostile_texts import PAYLOADS
from tests.transfer.export_archive.conftest import Traveller
from vitrine.app import App
from vitrine.cli.static_site import run_static_export
from vitrine.platform.errors import Refused
from vitrine.platform.settings import Settings
from vitrine.public.rendering.languages import negotiate
from vitrine.transfer.export_archive.packing import _NAME
from vitrine.transfer.export_archive.service import BadAddress, web_address
from vitrine.transfer.export_archive.static_page import CHOOSE_SCRIPT
from vitrine.transfer.export_archive.static_site import PLACEHOLDER

pytestmark = pytest.mark.long

LISTS = ("srcset", "imagesrcset")
CSS_ADDRESS = re.compile(r"url\(([^)]+)\)")


class Document(HTMLParser):
    """What a page names, and what stands in it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.addresses: set[str] = set()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        self.tags.append((tag, given))
        for name, value in given.items():
            if name in ("href", "src", "action"):
                self.addresses.add(value)
            elif name in LISTS:
                self.addresses |= {candidate.split()[0] for candidate in value.split(",")}

    def of(self, tag: str, **wanted: str) -> list[dict[str, str]]:
        return [given for name, given in self.tags if name == tag and wanted.items() <= given.items()]


def document(site: ZipFile, name: str) -> Document:
    return Document(site.read(name).decode())


def missing(site: ZipFile) -> list[str]:
    """Addresses in pages and sheets that lead nowhere in the zip; what the owner links to elsewhere is his."""
    names, lost = set(site.namelist()), []
    for name in names:
        found: set[str] = set()
        if name.endswith(".html"):
            found = document(site, name).addresses
        elif name.endswith(".css"):
            found = set(CSS_ADDRESS.findall(site.read(name).decode()))
        for address in found:
            path = address.partition("#")[0].partition("?")[0]
            if path and not re.match(r"(https?|mailto|tel):", path):
                target = posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
                if address.startswith("/") or target not in names:
                    lost.append(f"{name}: {address}")
    return lost


async def test_every_page_is_there_and_every_address_leads_to_a_file(traveller: Traveller) -> None:
    site = await traveller.taken("static")
    names = site.namelist()
    assert {"index.html", "fr.html", "en.html", "ar.html", "favicon.svg", "sitemap.xml", "robots.txt"} <= set(names)
    assert all(_NAME.fullmatch(name) for name in names) and len(names) == len(set(names))
    assert missing(site) == []
    assert site.testzip() is None
    page = document(site, "fr.html")
    assert [given["href"] for given in page.of("link", rel="alternate")] == [
        *("fr.html", "en.html", "ar.html", "index.html")
    ]
    assert not page.of("link", rel="canonical") and not page.of("form")
    index = document(site, "index.html")
    assert [given["href"] for given in index.of("a")] == ["./fr.html", "./en.html", "./ar.html"]
    assert document(site, "ar.html").of("html")[0]["dir"] == "rtl"


async def test_the_legal_page_goes_along_and_says_what_is_true_of_files(traveller: Traveller) -> None:
    told = {"publisher": "Élise Maréchal", "email": "elise@example.org", "host": "Hébergeur SAS"}
    assert (await traveller.owner.save("legal", settings=told)).status_code == 200
    site = await traveller.taken("static", address="https://elise.example/site/")
    assert missing(site) == []
    assert "./fr-mentions.html" in document(site, "fr.html").addresses
    page = site.read("fr-mentions.html").decode()
    assert "Hébergeur SAS" in page and "./fr.html" in document(site, "fr-mentions.html").addresses
    # Nothing is counted there, nothing is kept: without a server there is no form either.
    assert "ne compte pas ses visites" in page and "400 jours" not in page and "Formulaire" not in page
    canonical = document(site, "fr-mentions.html").of("link", rel="canonical")
    assert [given["href"] for given in canonical] == ["https://elise.example/site/fr-mentions.html"]
    assert "<loc>https://elise.example/site/ar-mentions.html</loc>" in site.read("sitemap.xml").decode()


async def test_the_sites_own_icon_goes_along(traveller: Traveller) -> None:
    await traveller.owner.save("appearance", settings={"icon": "initiales"})
    site = await traveller.taken("static")
    assert missing(site) == [] and "favicon.svg" not in site.namelist()
    assert b">\xc3\x89M</text>" in site.read("icone.svg")
    for name in ("icone-32.png", "icone-180.png"):
        assert site.read(name).startswith(b"\x89PNG")
    for page in ("fr.html", "index.html"):
        assert len(document(site, page).of("link", rel="icon")) == 2
    await traveller.owner.save("appearance", settings={"icon": "image", "iconPicture": traveller.picture})
    site = await traveller.taken("static")
    assert missing(site) == [] and {"icone-32.png", "icone-180.png"} <= set(site.namelist())
    assert "icone.svg" not in site.namelist()


async def test_the_page_is_the_served_one_but_for_where_things_are(traveller: Traveller) -> None:
    slug = (await traveller.owner.site())["slug"]
    served = (await traveller.owner.client.get(f"/@{slug}/fr")).text
    site = await traveller.taken("static", mailTo="elise@example.com")

    def body(html: str) -> str:
        return html[html.index('<div id="root">') : html.index('</div><script type="application/json"')]

    here = body(site.read("fr.html").decode())
    there = body(served).replace('"/media/', '"media/').replace(", /media/", ", media/")
    for code in ("fr", "en", "ar"):
        there = there.replace(f'"/@{slug}/{code}"', f'"./{code}.html"')
    badge = re.compile(r'<div class="site-corner">.*?</div>')  # the plan with us: said here, not in files
    assert badge.search(there) and not badge.search(here)
    there = badge.sub("", there)
    form = f'action="/@{slug}/message"'
    assert form in there
    there = there.replace(form, 'action="mailto:elise@example.com" encType="text/plain"')
    # What the visitor is told after a plain POST stands in the form: here his own mail program has it.
    sentences = re.compile(r'(<p id="merci"[^>]*>)[^<]*')
    assert sentences.sub(r"\1", here) == sentences.sub(r"\1", there)
    assert "elise@example.com" in sentences.findall(here)[0] or "écrivez à elise@example.com" in here


async def test_nothing_of_it_asks_a_server(traveller: Traveller) -> None:
    site = await traveller.taken("static", mailTo="elise+site@example.com")
    page = document(site, "fr.html")
    [policy] = [given["content"] for given in page.of("meta") if given.get("http-equiv")]
    assert "default-src 'none'" in policy and "connect-src" not in policy and "form-action mailto:" in policy
    assert "report-uri" not in policy and "'unsafe" not in policy
    assert page.of("form")[0]["action"] == "mailto:elise%2Bsite@example.com"
    [script] = [name for name in site.namelist() if name.endswith(".js")]
    text = site.read(script).decode()
    assert [word for word in ("fetch(", "sendBeacon", "XMLHttpRequest", "/api/", "WebSocket") if word in text] == []


async def test_an_address_makes_it_known_to_search_engines(traveller: Traveller) -> None:
    site = await traveller.taken("static", address="Exemple.fr/vitrine")
    at = "https://exemple.fr/vitrine/"
    page = document(site, "en.html")
    assert page.of("link", rel="canonical")[0]["href"] == f"{at}en.html"
    assert [given["href"] for given in page.of("link", rel="alternate")] == [
        *(f"{at}{code}.html" for code in ("fr", "en", "ar")),
        at,
    ]
    [image] = page.of("meta", property="og:image")
    address = image["content"].partition("?")[0]
    assert address == f"{at}en-partage.jpg" and address.removeprefix(at) in site.namelist()
    assert site.read("en-partage.jpg")[:2] == b"\xff\xd8"
    listed = ElementTree.fromstring(site.read("sitemap.xml"))
    space = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9"}
    assert [found.text for found in listed.findall(".//s:loc", space)] == [
        f"{at}{code}.html" for code in ("fr", "en", "ar")
    ]
    assert f"Sitemap: {at}sitemap.xml" in site.read("robots.txt").decode()
    assert missing(site) == []
    without = await traveller.taken("static")
    assert PLACEHOLDER in without.read("sitemap.xml").decode() and PLACEHOLDER in without.read("README.txt").decode()
    assert "Sitemap" not in without.read("robots.txt").decode()
    assert document(without, "en.html").of("meta", property="og:image") == []
    assert not [name for name in without.namelist() if "partage" in name]


async def test_files_that_no_page_shows_stay_at_home_and_the_same_content_makes_the_same_bytes(
    traveller: Traveller,
) -> None:
    """The photo is of the second layout: on the first, nobody sees it."""
    first, again = await traveller.taken("static"), await traveller.taken("static")
    assert first.fp is not None and again.fp is not None
    first.fp.seek(0)
    again.fp.seek(0)
    assert first.fp.read() == again.fp.read()
    assert [name for name in first.namelist() if name.startswith("media/")]
    await traveller.owner.save("home", layout="option1")
    assert [name for name in (await traveller.taken("static")).namelist() if name.startswith("media/")] == []


async def test_hostile_words_are_words_in_files_too(traveller: Traveller, attack: Attack) -> None:
    owner = traveller.owner
    for payload in PAYLOADS:
        await owner.client.patch("/api/account", json={"userName": payload})
    await owner.save("home", texts={"title": PAYLOADS[1], "shortDesc": " ".join(PAYLOADS)})
    site = await traveller.taken("static", mailTo="elise@example.com")
    for name in ("index.html", "fr.html"):
        page = document(site, name)
        assert not [given for tag, given in page.tags if any(key.startswith("on") for key in given)]
        scripts = [given for given in page.of("script") if not given.get("type")]
        assert len(scripts) == (1 if name == "index.html" else 2)
    assert all(_NAME.fullmatch(name) for name in site.namelist())
    attack("markup in the name and texts of a site in files", attempts=len(PAYLOADS) * 2, result="shown as text")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("exemple.fr", "https://exemple.fr/"),
        ("https://Exemple.fr/a/b", "https://exemple.fr/a/b/"),
        ("http://exemple.fr:8080/index.html", "http://exemple.fr:8080/"),
        ("élise.fr", "https://xn--lise-9oa.fr/"),
    ],
)
def test_an_address_is_read_as_people_write_it(typed: str, meant: str) -> None:
    assert web_address(typed) == meant


def test_index_chooses_the_language_that_the_server_would() -> None:
    """Negotiation, twice: what a browser says of itself there, what it sends to the server here."""
    cases = [
        (["fr-FR", "en"], ["EN", "FR"]),
        (["de", "it-IT"], ["FR", "IT"]),
        (["de"], ["FR", "EN"]),
        (["de"], ["FR", "ES"]),
        ([], ["AR"]),
        (["en-GB", "fr"], ["FR", "AR"]),
    ]
    chosen = _run_script([{"spoken": spoken, "offered": offered} for spoken, offered in cases])
    negotiated = [str(negotiate(",".join(spoken).encode(), tuple(offered))) for spoken, offered in cases]
    assert chosen == [f"{language.lower()}.html" for language in negotiated]
    stored = {"selectedLang": "AR", "selectedLang.site": "elise"}
    assert _run_script([{"spoken": ["fr"], "offered": ["FR", "AR"], "stored": stored}]) == ["ar.html"]
    of_another = {**stored, "selectedLang.site": "theo"}
    assert _run_script([{"spoken": ["fr"], "offered": ["FR", "AR"], "stored": of_another}]) == ["fr.html"]


def _run_script(cases: list[dict[str, Any]]) -> list[str]:
    """In V8, in a process of its own, which ends with it."""
    around = """(given) => { let went = "";
      const storage = {getItem: (key) => (given.stored ?? {})[key] ?? null};
      const site = {dataset: {languages: given.offered.join(","), site: "elise"}};
      new Function("localStorage", "navigator", "document", "location", SCRIPT)(
        storage, {languages: given.spoken}, {documentElement: site},
        {search: "", hash: "", replace(address) { went = address; }});
      return went; }""".replace("SCRIPT", json.dumps(CHOOSE_SCRIPT))
    program = (
        "import json, os, sys; from py_mini_racer import MiniRacer\n"
        "said = MiniRacer().eval(sys.stdin.read())\nprint(said, flush=True); os._exit(0)"
    )
    question = f"JSON.stringify({json.dumps(cases)}.map({around}))"
    done = subprocess.run([sys.executable, "-c", program], input=question, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    chosen: list[str] = json.loads(done.stdout)
    return chosen


async def test_the_operators_command_writes_the_same_files(
    traveller: Traveller, app: App, settings: Settings, tmp_path: Path
) -> None:
    """As a process of its own would: its event loop is not the tests'."""
    slug = (await traveller.owner.site())["slug"]
    site = await traveller.taken("static", mailTo="elise@example.com", address="https://exemple.fr")

    def export(target: Path, **given: str) -> int:
        chosen = {"owner": None, "site": None, "mailto": None, "address": None, **given}
        return run_static_export(argparse.Namespace(static=str(target), **chosen), settings)

    wishes = {"site": slug, "mailto": "elise@example.com", "address": "https://exemple.fr"}
    folder, packed = tmp_path / "site", tmp_path / "site.zip"
    assert await asyncio.to_thread(export, folder, **wishes) == 0
    assert await asyncio.to_thread(export, packed, **wishes) == 0
    written = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert written == {name: site.read(name) for name in site.namelist()}
    assert {name: ZipFile(packed).read(name) for name in ZipFile(packed).namelist()} == written
    for target in (folder, packed):
        with pytest.raises(Refused, match="is there already"):
            await asyncio.to_thread(export, target, **wishes)
    with pytest.raises(Refused, match="no site has the address"):
        await asyncio.to_thread(export, tmp_path / "other", site="personne")
    with pytest.raises(BadAddress):
        await asyncio.to_thread(export, tmp_path / "other", site=slug, address="javascript:x")
    assert not (tmp_path / "other").exists()


async def test_a_free_site_in_one_language_is_taken_along_too(app: App, owner: Owner) -> None:
    await owner.choose("FR")
    site = await Traveller(owner, app).taken("static")
    assert missing(site) == [] and "fr.html" in site.namelist()
    assert 'class="site-badge"' not in site.read("fr.html").decode()  # a plan with us is no matter of files elsewhere
