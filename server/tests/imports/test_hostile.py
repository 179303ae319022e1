"""Hostile files are refused with nothing done, in bounded memory and time; the reader falls alone."""

import io
import json
import resource
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

from tests.factories.app import Owner
from tests.factories.attacks import Attack
from tests.imports.files import RESUME, bring, previewed, zipped
from tests.imports.hostile import REFUSED, SITE
from tests.test_access import account_of, rows_of
from vitrine.app import App
from vitrine.imports import reader
from vitrine.imports.problems import ImportProblem
from vitrine.imports.reading.fitting import Target
from vitrine.imports.reading.recognise import read_import
from vitrine.processes.child import Child

TARGET = Target(["FR"], "FR", is_paid=False)


@pytest.mark.parametrize(("make", "code"), REFUSED.values(), ids=list(REFUSED))
def test_a_hostile_file_is_refused_by_what_it_is(make: Callable[[], bytes], code: str) -> None:
    content = make()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with pytest.raises(ImportProblem) as refused:
        read_import(io.BytesIO(content), TARGET, 12_000_000)
    assert refused.value.code == code
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 300_000  # KB


def test_what_nobody_reads_may_be_as_dense_as_it_likes() -> None:
    """An owner's versions say nearly the same again and again."""
    content = zipped({"site.json": SITE, "versions.jsonl": b" " * (4 << 20)})
    assert read_import(io.BytesIO(content), TARGET, 12_000_000).proposal.source == "archive"


async def test_nothing_is_done_for_any_of_them(app: App, owner: Owner, attack: Attack) -> None:
    await owner.choose("FR")
    await owner.save("home", texts={"headline": "Donner à lire"})
    mine = await account_of(app, owner)
    before = await rows_of(app, mine)
    answered = {name: (await bring(owner, make())).json()["code"] for name, (make, _code) in REFUSED.items()}
    assert answered == {name: code for name, (_make, code) in REFUSED.items()}
    assert await rows_of(app, mine) == before
    await previewed(owner, RESUME)  # and the next one is read
    attack("hostile archives and files, imported", attempts=len(answered), result="refused by name, no row changed")


async def test_a_file_that_fells_the_reader_is_refused_and_the_next_one_read(
    owner: Owner, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever ends the process: here a module that is none."""
    await owner.choose("FR")
    whole = app.services.import_reader._child
    monkeypatch.setattr(app.services.import_reader, "_child", Child("vitrine.imports.reading.nothing"))
    assert (await bring(owner, json.dumps(RESUME).encode())).json()["code"] == "imports.too_much_inside"
    monkeypatch.setattr(app.services.import_reader, "_child", whole)
    await previewed(owner, RESUME)


async def test_a_file_over_the_limit_is_not_read(app: App, owner: Owner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.services.settings.limits, "import_bytes", 1_000)
    refused = await bring(owner, b"{" + b" " * 2_000)
    assert (refused.status_code, refused.json()["code"]) == (413, "server.body_too_large")
    assert refused.json()["params"]["maxBytes"] == 1_000


async def test_an_owner_brings_one_file_at_a_time_and_all_together_a_few(owner: Owner, app: App) -> None:
    with app.services.import_reader.expect((await owner.site())["id"]):
        assert (await bring(owner, json.dumps(RESUME).encode())).status_code == 429
    assert (await bring(owner, json.dumps(RESUME).encode())).status_code == 200
    with ExitStack() as others:
        for number in range(reader.MAX_EXPECTED):
            others.enter_context(app.services.import_reader.expect(f"other {number}"))
        refused = await bring(owner, json.dumps(RESUME).encode())
    assert (refused.status_code, refused.headers["Retry-After"]) == (503, "30")


async def test_files_and_samples_are_read_so_often_an_hour(
    owner: Owner, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.services.settings.limits, "imports_per_account", "2/hour")
    sample = {"name": "designer", "language": "FR"}
    assert (await bring(owner, json.dumps(RESUME).encode())).status_code == 200
    assert (await owner.client.post("/api/site/import/sample", json=sample)).status_code == 200
    assert (await owner.client.post("/api/site/import/sample", json=sample)).status_code == 429
    assert (await bring(owner, json.dumps(RESUME).encode())).status_code == 429


@pytest.mark.parametrize(
    "resume",
    [
        {"basics": []},
        {"basics": {"name": {"a": 1}, "profiles": "x", "image": 5}, "work": {"a": 1}, "skills": [None, 3, "x", []]},
        {"work": [{"position": ["x"], "startDate": 5, "endDate": {}, "highlights": "x"}], "meta": []},
        {"projects": [{"name": "a", "url": "javascript:alert(1)", "keywords": 5}], "references": [{"reference": True}]},
        {"work": [{"position": "a", "startDate": "2020", "endDate": "2010"}, {"endDate": "bientôt", "name": "b"}]},
        {"basics": {"label": "\u202e" * 3_000, "email": "<script>", "phone": "0" * 500, "url": "x" * 5_000}},
    ],
)
def test_whatever_shape_a_resume_has_it_is_read_or_refused(resume: dict[str, Any]) -> None:
    said: object = None
    try:
        said = read_import(io.BytesIO(json.dumps(resume).encode()), TARGET, 1000).proposal.sections
    except ImportProblem as problem:
        said = problem.code
    assert said in ("imports.nothing_inside", "imports.unknown_file") or isinstance(said, dict)
    assert "javascript" not in json.dumps(said)
