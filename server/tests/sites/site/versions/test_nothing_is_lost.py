"""Any sequence of saves, deletions and restores: every state that was ever saved can be read and put back."""

import random
from contextlib import AsyncExitStack
from typing import Any

import hypothesis
import pytest
from hypothesis import strategies as st

from tests.factories.app import Owner, new_owner
from tests.levels import usually
from tests.sites.site.versions.conftest import Historian, skill
from vitrine.app import App

pytestmark = [pytest.mark.both_engines, pytest.mark.long]

LANGUAGES = ("FR", "EN")
SECTIONS = ("about", "skills", "contact")
CHANGES = ["save", "save", "delete item", "remove language", "all languages"]
STEPS = [*CHANGES, "text back", "item back", "section back", "site back"]
State = dict[str, Any]


class Restless:
    """Does what `step` says, with whatever chance picks; knows what the site looked like after each version."""

    def __init__(self, owner: Owner, chance: random.Random) -> None:
        self.historian, self.owner, self._chance = Historian(owner), owner, chance
        self.seen: dict[int, State] = {}
        self._words = 0

    async def state(self) -> State:
        site = await self.owner.site()
        state: State = {"languages": site["languages"]}
        for name in SECTIONS:
            document = await self.owner.document(name)
            state[name] = (document["languages"], {**document["shared"], "styles": {}})
        return state

    async def remember(self) -> None:
        self.seen[await self.historian.last()] = await self.state()

    def _word(self) -> str:
        self._words += 1
        return f"mot {self._words}"

    async def step(self, name: str) -> None:
        language = self._chance.choice((await self.owner.site())["languages"])
        section = self._chance.choice(SECTIONS)
        match name:
            case "save" if section == "skills":
                # An id stands for one item in one language.
                numbers = self._chance.sample(range(5), self._chance.randint(0, 4))
                first = 10 * LANGUAGES.index(language)
                items = [skill(first + number, title=self._word()) for number in numbers]
                answer = await self.owner.save("skills", language, lists={"skills": items})
            case "save" if section == "contact":
                entry = {"id": "entry-00000001", "network": "email", "title": "", "detail": self._word(), "link": ""}
                answer = await self.owner.save("contact", language, shared_lists={"entries": [entry]})
            case "save":
                answer = await self.owner.save("about", language, texts={"heading": self._word()})
            case "delete item":
                item = f"skill-{self._chance.randrange(15):08d}"
                answer = await self.owner.client.delete(f"/api/site/sections/skills/items/{item}")
            case "remove language":
                answer = await self.owner.choose(self._chance.choice(LANGUAGES))
            case "all languages":
                answer = await self.owner.choose(*LANGUAGES)
            case _:
                answer = await self._put_back(name.removesuffix(" back"), language)
        assert answer.status_code in (200, 404), answer.text
        await self.remember()

    async def _put_back(self, what: str, language: str) -> Any:
        number = self._chance.choice(sorted(self.seen))
        if what == "site":
            return await self.historian.restore(number, "site")
        if what == "text":
            return await self.historian.restore(number, "text", "about", language=language, name="heading")
        if what == "item":
            item = f"skill-{10 * LANGUAGES.index(language) + self._chance.randrange(5):08d}"
            return await self.historian.restore(number, "item", "skills", language=language, name="skills", item=item)
        return await self.historian.restore(number, "section", self._chance.choice(SECTIONS), language=language)

    async def check(self) -> None:
        """Each moment is read as it was, and one of them, any, is put back whole."""
        for number, state in self.seen.items():
            then = await self.historian.then(number)
            assert then["settings"]["languages"] == state["languages"]
            for name in SECTIONS:
                languages, shared = state[name]
                assert {code: then["sections"][name]["languages"][code] for code in languages} == languages
                assert then["sections"][name]["shared"] == shared
        number = self._chance.choice(sorted(self.seen))
        assert (await self.historian.restore(number, "site")).status_code == 200
        assert await self.state() == self.seen[number]


@hypothesis.settings(
    max_examples=usually(2, full=12),
    suppress_health_check=[*hypothesis.HealthCheck],
    phases=[hypothesis.Phase.generate],
)
@hypothesis.given(steps=st.lists(st.sampled_from(STEPS), min_size=6, max_size=14), seed=st.integers(0, 2**32))
async def test_no_sequence_of_saves_and_restores_loses_what_was_saved(app: App, steps: list[str], seed: int) -> None:
    async with AsyncExitStack() as stack:
        restless = Restless(await new_owner(app, stack), random.Random(seed))
        await restless.owner.pay()
        await restless.owner.choose(*LANGUAGES)
        await restless.remember()
        for step in steps:
            await restless.step(step)
        await restless.check()


@pytest.mark.parametrize("seed", [1789])
async def test_a_long_life_loses_nothing_either(app: App, owner: Owner, seed: int) -> None:
    chance = random.Random(seed)
    restless = Restless(owner, chance)
    await owner.pay()
    await owner.choose(*LANGUAGES)
    await restless.remember()
    for _ in range(usually(12, full=40)):
        await restless.step(chance.choice(STEPS))
    await restless.check()
