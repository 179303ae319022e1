"""Lists that are one for all languages: what is added, moved, changed or gone in one is so in all; words stay."""

from contextlib import AsyncExitStack
from typing import Any
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as some

from tests.factories.app import Owner, browser, new_owner
from tests.levels import usually
from tests.sites.media import pictures
from tests.sites.media.test_routes import uploaded
from tests.sites.site.test_focus import picture
from tests.sites.site.test_publishing import publish
from tests.sites.site.versions.conftest import Historian, skill
from vitrine.app import App

pytestmark = pytest.mark.both_engines
TOGETHER = {"lists": "together"}


@pytest.fixture
async def site(owner: Owner) -> Owner:
    await owner.pay()
    assert (await owner.choose("FR", "EN", "DE")).status_code == 200
    saved = await owner.save("skills", lists={"skills": [skill(1), skill(2)]}, settings=TOGETHER)
    assert saved.status_code == 200, saved.text
    return owner


async def cards(owner: Owner, language: str, section: str = "skills") -> list[dict[str, Any]]:
    document = await owner.document(section)
    items: list[dict[str, Any]] = document["languages"][language]["lists"][section]
    return items


async def titles(owner: Owner, language: str) -> list[str]:
    return [item["title"] for item in await cards(owner, language)]


async def translate(owner: Owner, language: str, *words: str) -> None:
    items = await cards(owner, language)
    for item, title in zip(items, words, strict=True):
        item["title"] = title
    saved = await owner.save("skills", language, lists={"skills": items})
    assert saved.status_code == 200, saved.text


async def how(owner: Owner, section: str = "skills") -> str:
    said: str = (await owner.document(section))["shared"]["settings"].get("lists", "")
    return said


async def test_what_is_added_is_there_in_every_language_without_words(site: Owner) -> None:
    image = await picture(site)
    await site.save("skills", lists={"skills": [*await cards(site, "FR"), skill(3, image=image)]})
    assert await titles(site, "EN") == ["", "", ""]
    added = (await cards(site, "EN"))[2]
    assert (added["image"], added["original"], added["id"]) == (image, "skill-00000003", "skill-00000003-en")


async def test_words_stay_with_their_items_wherever_those_go(site: Owner) -> None:
    await translate(site, "EN", "Card 1", "Card 2")
    first, second = await cards(site, "FR")
    await site.save("skills", lists={"skills": [skill(3), second, first]})
    assert await titles(site, "EN") == ["", "Card 2", "Card 1"]
    assert await titles(site, "FR") == ["Carte 3", "Carte 2", "Carte 1"]
    # In the other language as well: it is one list.
    items = await cards(site, "EN")
    await site.save("skills", "EN", lists={"skills": [items[2], items[1]]})
    assert await titles(site, "FR") == ["Carte 1", "Carte 2"]
    assert await titles(site, "DE") == ["", ""]


async def test_pictures_and_links_are_everybodys(site: Owner) -> None:
    await translate(site, "EN", "Card 1", "Card 2")
    image = await picture(site)
    first, second = await cards(site, "EN")
    await site.save("skills", "EN", lists={"skills": [{**first, "image": image, "imageFocus": "20 30"}, second]})
    found = (await cards(site, "FR"))[0]
    assert (found["image"], found["imageFocus"], found["title"]) == (image, "20 30", "Carte 1")


async def test_who_translates_moves_and_removes_nothing(owner: Owner) -> None:
    """Lists of before, in two orders, of which one language has only some."""
    await owner.pay()
    await owner.choose("FR", "EN")
    await owner.save("skills", lists={"skills": [skill(1), skill(2), skill(3)]})
    ours = [
        skill(13, title="Card 3", original="skill-00000003"),
        skill(11, title="Card 1", original="skill-00000001"),
    ]
    await owner.save("skills", "EN", lists={"skills": ours})
    assert await how(owner) == ""
    ours[0]["title"] = "The third"
    await owner.save("skills", "EN", lists={"skills": ours}, settings=TOGETHER)
    assert await titles(owner, "FR") == ["Carte 1", "Carte 2", "Carte 3"]
    assert await titles(owner, "EN") == ["Card 1", "", "The third"]
    assert [item["id"] for item in await cards(owner, "EN")] == [
        "skill-00000011",
        "skill-00000002-en",
        "skill-00000013",
    ]


async def test_lists_of_before_pair_by_place_and_picture(owner: Owner) -> None:
    await owner.pay()
    await owner.choose("FR", "EN")
    one, two = await picture(owner, 60), await picture(owner, 90)
    await owner.save("skills", lists={"skills": [skill(1, image=one), skill(2, image=two)]})
    await owner.save("skills", "EN", lists={"skills": [skill(12, title="Card 2", image=two)]})
    await owner.save("skills", lists={"skills": await cards(owner, "FR")}, settings=TOGETHER)
    assert await titles(owner, "EN") == ["", "Card 2"]
    assert await how(owner) == "together"


async def test_lists_that_differ_on_purpose_stay_apart(owner: Owner) -> None:
    await owner.pay()
    await owner.choose("FR", "EN")
    one, two = await picture(owner, 60), await picture(owner, 90)
    await owner.save("skills", lists={"skills": [skill(1, image=one)]})
    await owner.save("skills", "EN", lists={"skills": [skill(12, title="Card 2", image=two)]})
    await owner.save("skills", lists={"skills": await cards(owner, "FR")}, settings=TOGETHER)
    assert await how(owner) == "separate"
    assert (await titles(owner, "FR"), await titles(owner, "EN")) == (["Carte 1"], ["Card 2"])


async def test_a_picture_of_its_own_is_nobody_elses(owner: Owner) -> None:
    await owner.pay()
    await owner.choose("FR", "EN")
    one, two = await picture(owner, 60), await picture(owner, 90)
    await owner.save("skills", lists={"skills": [skill(1, image=one)]})
    await owner.save("skills", "EN", lists={"skills": [skill(11, image=two, original="skill-00000001")]})
    await owner.save("skills", lists={"skills": await cards(owner, "FR")}, settings=TOGETHER)
    assert await how(owner) == "separate"
    assert (await cards(owner, "EN"))[0]["image"] == two


async def test_apart_each_language_goes_its_way_and_together_again_nothing_is_lost(site: Owner) -> None:
    await translate(site, "EN", "Card 1", "Card 2")
    first, _second = await cards(site, "FR")
    await site.save("skills", lists={"skills": [first]}, settings={"lists": "separate"})
    assert await titles(site, "EN") == ["Card 1", "Card 2"]
    await site.save("skills", lists={"skills": [first]}, settings=TOGETHER)
    assert await titles(site, "FR") == ["Carte 1", ""]
    assert await titles(site, "EN") == ["Card 1", "Card 2"]


async def test_apart_with_cards_of_their_own_together_again_all_have_all(site: Owner) -> None:
    await translate(site, "EN", "Card 1", "Card 2")
    await site.save("skills", lists={"skills": [*await cards(site, "FR"), skill(7)]}, settings={"lists": "separate"})
    ours = skill(18, title="Card 8")
    await site.save("skills", "EN", lists={"skills": [*await cards(site, "EN"), ours]})
    await site.save("skills", lists={"skills": await cards(site, "FR")}, settings=TOGETHER)
    assert await how(site) == "together"
    assert await titles(site, "FR") == ["Carte 1", "Carte 2", "", "Carte 7"]
    assert await titles(site, "EN") == ["Card 1", "Card 2", "Card 8", ""]


async def test_apart_with_a_picture_of_its_own_they_stay_apart(site: Owner) -> None:
    one, two = await picture(site, 60), await picture(site, 90)
    first, second = await cards(site, "FR")
    await site.save("skills", lists={"skills": [{**first, "image": one}, second]}, settings={"lists": "separate"})
    mine, other = await cards(site, "EN")
    await site.save("skills", "EN", lists={"skills": [{**mine, "image": two}, other]})
    await site.save("skills", lists={"skills": await cards(site, "FR")}, settings=TOGETHER)
    assert await how(site) == "separate"
    assert (await cards(site, "EN"))[0]["image"] == two


async def test_apart_the_overview_says_what_a_language_has_not(site: Owner) -> None:
    async def missing() -> dict[str, int]:
        found: dict[str, int] = (await site.site())["sections"]["skills"]["missing"]
        return found

    await translate(site, "EN", "Card 1", "Card 2")
    assert await missing() == {}
    await site.save("skills", "EN", lists={"skills": (await cards(site, "EN"))[:1]}, settings={"lists": "separate"})
    assert await missing() == {"EN": 1}
    await site.save("skills", "DE", lists={"skills": []})  # it stands there in French
    assert await missing() == {"EN": 1}
    await site.save("skills", "FR", lists={"skills": (await cards(site, "FR"))[:1]})
    assert await missing() == {}


async def test_apart_items_that_name_no_original_are_paired_by_place_and_picture(site: Owner) -> None:
    await translate(site, "EN", "Card 1", "Card 2")
    of_before = [{**card, "id": f"card-1000000{n}"} for n, card in enumerate(await cards(site, "EN"))]
    for card in of_before:
        card.pop("original", None)
    for held, missing in ((of_before, {}), (of_before[:1], {"EN": 1})):
        saved = await site.save("skills", "EN", lists={"skills": held}, settings={"lists": "separate"})
        assert saved.status_code == 200, saved.text
        assert (await site.site())["sections"]["skills"]["missing"] == missing


async def test_a_deletion_is_one_for_all_and_so_is_its_undo(site: Owner) -> None:
    await translate(site, "EN", "Card 1", "Card 2")
    gone, theirs = (await cards(site, "FR"))[0], (await cards(site, "EN"))[0]
    assert (await site.client.delete(f"/api/site/sections/skills/items/{gone['id']}")).status_code == 200
    assert (await titles(site, "FR"), await titles(site, "EN")) == (["Carte 2"], ["Card 2"])
    back = {"list": "skills", "language": "FR", "position": 0, "item": gone, "translations": {"EN": theirs}}
    answer = await site.client.post("/api/site/sections/skills/items", json=back)
    assert answer.status_code == 200, answer.text
    assert await titles(site, "EN") == ["Card 1", "Card 2"]
    assert (await cards(site, "EN"))[0] == theirs
    assert await titles(site, "DE") == ["", ""]


async def test_a_version_brings_every_language_back(site: Owner) -> None:
    await translate(site, "EN", "Card 1", "Card 2")
    historian = Historian(site)
    number = await historian.last()
    await site.save("skills", lists={"skills": [(await cards(site, "FR"))[1]]})
    assert await titles(site, "EN") == ["Card 2"]
    restored = await historian.restore(number, "section", "skills", language="FR")
    assert restored.status_code == 200, restored.text
    assert await titles(site, "FR") == ["Carte 1", "Carte 2"]
    assert await titles(site, "EN") == ["Card 1", "Card 2"]
    # And the site as a whole.
    await site.save("skills", lists={"skills": []})
    assert await titles(site, "EN") == []
    assert (await historian.restore(number, "site")).status_code == 200
    assert (await titles(site, "FR"), await titles(site, "EN")) == (["Carte 1", "Carte 2"], ["Card 1", "Card 2"])


async def test_what_an_item_must_say_may_wait_for_its_translation(owner: Owner) -> None:
    await owner.pay()
    await owner.choose("FR", "EN")
    service = {"id": "service-00000001", "title": "Portraits", "icon": "camera", "link": "https://exemple.fr/"}
    assert (await owner.save("services", lists={"services": [service]}, settings=TOGETHER)).status_code == 200
    items = await cards(owner, "EN", "services")
    assert (items[0]["title"], items[0]["link"]) == ("", "https://exemple.fr/")
    assert (
        await owner.save("services", "EN", lists={"services": items}, texts={"heading": "Offer"})
    ).status_code == 200
    items[0].pop("original")
    refused = await owner.save("services", "EN", lists={"services": items})
    assert refused.json()["params"]["fields"][0]["code"] == "blank"


async def test_a_page_of_its_own_is_one_with_its_words_in_each_language(owner: Owner) -> None:
    await owner.pay()
    await owner.choose("FR", "EN")
    image = await picture(owner)
    row = {"id": "row-00000001", "image": image, "caption": "Le quai", "alt": "", "width": "wide"}
    page = {"isShown": True, "name": "quai", "pictures": [row], "story": "Une histoire", "links": []}
    project = {"id": "project-00000001", "image": image, "title": "Quai", "page": page}
    saved = await owner.save("projects", lists={"projects": [project]}, settings=TOGETHER)
    assert saved.status_code == 200, saved.text
    [theirs] = await cards(owner, "EN", "projects")
    assert (theirs["page"]["name"], theirs["page"]["story"]) == ("quai", "")
    assert theirs["page"]["pictures"][0] == {**row, "caption": ""}
    theirs["page"] |= {"story": "A story", "name": "quay"}
    assert (await owner.save("projects", "EN", lists={"projects": [theirs]})).status_code == 200
    [ours] = await cards(owner, "FR", "projects")
    assert (ours["page"]["story"], ours["page"]["name"]) == ("Une histoire", "quay")
    assert ours["page"]["formerNames"] == ["quai"]


LANGUAGES = ("FR", "EN", "DE")
# Items with words and pictures: most random orders that begin with nothing have nothing to lose.
BEGUN = [
    *(("add", "FR", place) for place in range(3)),
    ("picture", "FR", 1),
    *(("translate", code, 1) for code in ("EN", "DE")),
]
steps = some.lists(
    some.tuples(
        some.sampled_from(
            [
                *("add", "translate", "move", "delete", "undo", "picture", "heading", "publish"),
                *("separate", "join", "hide", "show", "conceal", "reveal"),
            ]
        ),
        some.sampled_from(LANGUAGES),
        some.integers(0, 5),
    ),
    min_size=usually(8, full=14),
    max_size=usually(8, full=14),
)


# Orders that few random ones hold: all that is done while a language is hidden, and words of all languages at once.
WHILE_HIDDEN = [
    ("hide", "EN", 0),
    ("add", "FR", 1),
    ("picture", "DE", 1),
    ("move", "FR", 0),
    ("delete", "DE", 0),
    ("translate", "EN", 0),
    ("publish", "FR", 1),
    ("show", "EN", 0),
]
ALL_AT_ONCE = [("publish", "FR", 1), ("separate", "FR", 0), ("publish", "DE", 0)]


@example(steps=WHILE_HIDDEN)
@example(steps=ALL_AT_ONCE)
@settings(max_examples=usually(4, full=60), deadline=None, suppress_health_check=list(HealthCheck))
@given(steps=steps)
async def test_no_order_of_changes_loses_an_item_or_a_word_that_nobody_took_away(
    app: App, steps: list[tuple[str, str, int]]
) -> None:
    async with AsyncExitStack() as stack:
        owner = await new_owner(app, stack, f"Élise {uuid4().hex}")
        await owner.pay()
        await owner.choose(*LANGUAGES)
        told = Told(owner, [await uploaded(owner, pictures.jpeg()), await uploaded(owner, pictures.png())])
        # In a layout that shows the pictures of skills.
        assert (await owner.save("home", layout="option2")).status_code == 200
        for number, (what, language, place) in enumerate([*BEGUN, *steps]):
            await told.do(what, language, place, number)
            await told.check()
            if number >= len(BEGUN):
                await told.check_as_visitor(language)
        await told.do("reveal", "FR", 0, 0)
        for code in LANGUAGES:
            await told.check_as_visitor(code)


def original(item: dict[str, Any]) -> str:
    named: str = item.get("original") or item["id"]
    return named


class Told:
    """What an owner did, and so what must be there: words and pictures by language and original."""

    def __init__(self, owner: Owner, images: list[dict[str, Any]]) -> None:
        self.owner, self.is_apart = owner, False
        self.images: dict[str, str] = {image["id"]: image["url"].rpartition(".")[0] for image in images}
        self.deleted: tuple[str, dict[str, Any], int, dict[str, Any]] | None = None
        self.words: dict[tuple[str, str], str] = {}
        self.pictures: dict[tuple[str, str], str] = {}
        self.headings: dict[tuple[str, str], str] = {}
        self.gone: tuple[dict[tuple[str, str], str], dict[tuple[str, str], str]] = ({}, {})
        self.hidden: set[str] = set()  # languages
        self.concealed: list[str] = []  # sections

    async def do(self, what: str, language: str, place: int, number: int) -> None:
        items = await cards(self.owner, language)
        match what:
            case "add":
                made = skill(number, id=f"skill-{number:08d}-{language.lower()}", title=f"{language} {number}")
                await self.save(language, [*items[:place], made, *items[place:]])
                self.words[language, made["id"]] = made["title"]
            case "translate" if items:
                item = items[place % len(items)]
                item["title"] = f"{language} words {number}"
                await self.save(language, items)
                self.words[language, original(item)] = item["title"]
            case "picture" if items:
                item = items[place % len(items)]
                item["image"] = list(self.images)[number % len(self.images)]
                await self.save(language, items)
                for code in await self.holders(language, item):
                    self.pictures[code, original(item)] = item["image"]
            case "move" if items:
                await self.save(language, [*items[1:], items[0]])
            case "heading":
                said = f"{language} heading {number}"
                assert (await self.owner.save("skills", language, texts={"heading": said})).status_code == 200
                self.headings["skills", language] = said
            case "publish":
                await self.publish(language, place, number)
            case "delete" if items:
                await self.delete(language, items[place % len(items)], place % len(items))
            case "undo" if self.deleted:
                await self.undo()
            case "hide" | "show" if language != "FR":
                self.hidden = self.hidden | {language} if what == "hide" else self.hidden - {language}
                chosen = await self.owner.choose(*LANGUAGES, hiddenLanguages=sorted(self.hidden))
                assert chosen.status_code == 200, chosen.text
            case "conceal" | "reveal":
                self.concealed = ["skills"] if what == "conceal" else []
                assert (await self.owner.save("appearance", settings={"hidden": self.concealed})).status_code == 200
            case "separate" | "join":
                self.is_apart = what == "separate"
                await self.save(language, items)
                self.is_apart = await how(self.owner) == "separate"  # each may have a picture of its own

    async def save(self, language: str, items: list[dict[str, Any]]) -> None:
        how = {"lists": "separate" if self.is_apart else "together"}
        saved = await self.owner.save("skills", language, lists={"skills": items}, settings=how)
        assert saved.status_code == 200, saved.text

    async def holders(self, language: str, item: dict[str, Any]) -> list[str]:
        """The languages that have this item with it."""
        others = () if self.is_apart else LANGUAGES
        held = {code: {original(each) for each in await cards(self.owner, code)} for code in {language, *others}}
        return [code for code, originals in held.items() if original(item) in originals]

    async def publish(self, language: str, place: int, number: int) -> None:
        """Drafts of two sections in all languages at once: new words, and an item added in one language."""
        stored = {name: await self.owner.document(name) for name in ("skills", "about")}
        made = skill(number, id=f"skill-{number:08d}-{language.lower()}", title=f"{language} {number}")
        for code in LANGUAGES:
            for name, document in stored.items():
                said = document["languages"][code]["texts"]["heading"] = f"{code} {name} {number}"
                self.headings[name, code] = said
            items = stored["skills"]["languages"][code]["lists"]["skills"]
            if items:
                item = items[place % len(items)]
                item["title"] = self.words[code, original(item)] = f"{code} published {number}"
            if code == language:
                items.append(made)
                self.words[code, made["id"]] = made["title"]
            elif not self.is_apart:
                items.append({**made, "id": f"{made['id']}-{code.lower()}", "original": made["id"], "title": ""})
        sections = {
            name: {
                "revision": document["revision"],
                "contents": {code: document["languages"][code] for code in LANGUAGES},
                "shared": document["shared"],
            }
            for name, document in stored.items()
        }
        done = await publish(self.owner, sections)
        assert done.status_code == 200, done.text

    async def delete(self, language: str, item: dict[str, Any], place: int) -> None:
        others = {
            code: held
            for code in LANGUAGES
            if code != language and not self.is_apart
            for held in await cards(self.owner, code)
            if original(held) == original(item)
        }
        keys = [(code, original(item)) for code in (language, *others)]
        self.gone = (
            {key: self.words.pop(key) for key in keys if key in self.words},
            {key: self.pictures.pop(key) for key in keys if key in self.pictures},
        )
        self.deleted = (language, item, place, others)
        assert (await self.owner.client.delete(f"/api/site/sections/skills/items/{item['id']}")).status_code == 200

    async def undo(self) -> None:
        assert self.deleted is not None
        language, item, place, others = self.deleted
        self.deleted = None
        back = {"list": "skills", "language": language, "position": place, "item": item, "translations": others}
        answer = await self.owner.client.post("/api/site/sections/skills/items", json=back)
        assert answer.status_code == 200, answer.text
        for held, gone in zip((self.words, self.pictures), self.gone, strict=True):
            held |= {key: said for key, said in gone.items() if key[0] == language or not self.is_apart}

    async def check(self) -> None:
        stored = {name: await self.owner.document(name) for name in ("skills", "about")}
        skills = {code: content["lists"]["skills"] for code, content in stored["skills"]["languages"].items()}
        held = {code: {original(item): item for item in items} for code, items in skills.items()}
        for (code, named), text in self.words.items():
            assert held[code][named]["title"] == text
        for (code, named), image in self.pictures.items():
            assert held[code][named]["image"] == image
        for (section, code), text in self.headings.items():
            assert stored[section]["languages"][code]["texts"]["heading"] == text
        if stored["skills"]["shared"]["settings"].get("lists") == "together":
            assert list(held["FR"]) == list(held["EN"]) == list(held["DE"])

    async def check_as_visitor(self, code: str) -> None:
        slug = (await self.owner.site())["slug"]
        async with browser(self.owner.app) as visitor:
            page = await visitor.get(f"/@{slug}/{code.lower()}")
        if code in self.hidden:
            assert page.status_code == 404
            return
        skills = [] if self.concealed else [self.words, {at: self.images[image] for at, image in self.pictures.items()}]
        headings = {at: said for at, said in self.headings.items() if at[0] not in self.concealed}
        said = [text for held in [*skills, headings] for at, text in held.items() if code in at]
        assert page.status_code == 200 or not said
        assert [text for text in said if text not in page.text.replace("\u00ad", "")] == []


async def test_a_card_that_came_along_is_deleted_in_every_language_before_any_save_of_them(owner: Owner) -> None:
    """Written while the site had one language; its editor shows it in the next one, with its bin."""
    await owner.pay()
    await owner.choose("FR")
    await owner.save("skills", lists={"skills": [skill(1), skill(2)]})
    await owner.choose("FR", "EN")
    answer = await owner.client.delete("/api/site/sections/skills/items/skill-00000001-en")
    assert answer.status_code == 200
    assert await titles(owner, "FR") == ["Carte 2"]
    assert [original(item) for item in await cards(owner, "EN")] == ["skill-00000002"]


async def test_a_deletion_in_lists_of_before_is_one_for_all_too(owner: Owner) -> None:
    await owner.pay()
    await owner.choose("FR", "EN")
    await owner.save("skills", lists={"skills": [skill(1), skill(2)]})
    ours = [skill(11, title="Card 1", original="skill-00000001"), skill(12, title="Card 2", original="skill-00000002")]
    await owner.save("skills", "EN", lists={"skills": ours})
    assert (await owner.client.delete("/api/site/sections/skills/items/skill-00000001")).status_code == 200
    assert (await titles(owner, "FR"), await titles(owner, "EN")) == (["Carte 2"], ["Card 2"])
    assert await how(owner) == "together"


async def test_a_language_that_comes_back_has_the_list_of_today(site: Owner) -> None:
    await translate(site, "EN", "Card 1", "Card 2")
    await site.choose("FR", "DE")
    assert (await site.client.delete("/api/site/sections/skills/items/skill-00000001")).status_code == 200
    await site.save("skills", lists={"skills": [skill(3), *await cards(site, "FR")]})
    assert (await site.choose("FR", "DE", "EN")).status_code == 200
    assert await titles(site, "EN") == ["", "Card 2"]
    await site.save("skills", "EN", texts={"heading": "Skills"})
    assert await titles(site, "FR") == ["Carte 3", "Carte 2"]
