"""Free or paid: the server decides, whatever the browser sends."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from io import StringIO
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, text

from tests.factories.app import Owner
from tests.factories.attacks import Attack
from tests.services.ports import free_ports
from vitrine.cli.main import main
from vitrine.cli.serve import _first_key, _key_line
from vitrine.content.layouts import OPTIONS, Option
from vitrine.platform.http.throttle import Throttle
from vitrine.platform.keyring import Keyring
from vitrine.platform.settings import Settings
from vitrine.platform.storage.schema import existing_database
from vitrine.sites.site.tables import Site
from vitrine.sites.tiers.keys import KeyInvalid, claim_key, issue_key, list_keys, revoke_key
from vitrine.sites.tiers.seal import open_layout, seal_layout

pytestmark = pytest.mark.both_engines


async def issued(owner: Owner) -> str:
    async with owner.app.services.database.writing() as session:
        return await issue_key(session, owner.app.services.keyring)


async def test_free_owner_cannot_add_a_second_language(owner: Owner) -> None:
    assert (await owner.choose("FR")).status_code == 200
    refused = await owner.choose("FR", "EN")
    assert (refused.status_code, refused.json()["code"]) == (403, "tiers.one_language")
    assert (await owner.site())["languages"] == ["FR"]


async def test_a_duplicate_language_is_ignored(owner: Owner) -> None:
    assert (await owner.choose("FR", "FR")).status_code == 200
    assert (await owner.site())["languages"] == ["FR"]


@pytest.mark.parametrize("option", ["option2", "option3"])
async def test_free_owner_cannot_choose_another_layout(owner: Owner, option: str, attack: Attack) -> None:
    await owner.choose("FR")
    refused = await owner.save("home", layout=option)
    assert (refused.status_code, refused.json()["code"]) == (403, "tiers.paid_only")
    attack("a paid layout on a free site", attempts=1, result="403")


@pytest.mark.parametrize("setting", ["photo", "cv"])
async def test_free_owner_cannot_set_a_paid_file(owner: Owner, setting: str, attack: Attack) -> None:
    await owner.choose("FR")
    refused = await owner.save("home", settings={setting: "0" * 32})
    assert (refused.status_code, refused.json()["code"]) == (403, "tiers.paid_only")
    attack("a paid file on a free site", attempts=1, result="403")


async def test_only_a_paid_owner_can_switch_the_badge_off(owner: Owner, visitor: httpx.AsyncClient) -> None:
    refused = await owner.choose("FR", showsBadge=False)
    assert (refused.status_code, refused.json()["code"]) == (403, "tiers.paid_only")
    await owner.pay()
    assert (await owner.choose("FR")).status_code == 200
    assert "site-badge" in (await visitor.get("/home/fr")).text  # on at first
    assert (await owner.choose("FR", showsBadge=False)).status_code == 200
    assert (await owner.site())["showsBadge"] is False
    assert "site-badge" not in (await visitor.get("/home/fr")).text


async def test_free_owner_cannot_add_team_images(owner: Owner) -> None:
    await owner.choose("FR")
    member = {"id": "member-000001", "image": "0" * 32, "name": "A", "role": "B", "alt": ""}
    refused = await owner.save("about", lists={"team": [member]})
    assert (refused.status_code, refused.json()["code"]) == (403, "tiers.paid_only")


@pytest.mark.parametrize("list_name", ["team", "photos"])
async def test_free_owner_cannot_bring_paid_items_in_as_the_undo_of_a_deletion(
    owner: Owner, list_name: str, attack: Attack
) -> None:
    await owner.choose("FR")
    item = {"id": "member-000001", "image": "0" * 32, "alt": {} if list_name == "photos" else ""}
    body = {"list": list_name, "language": "FR", "position": 0, "item": item | _named(list_name)}
    refused = await owner.client.post("/api/site/sections/about/items", json=body)
    assert (refused.status_code, refused.json()["code"]) == (403, "tiers.paid_only")
    attack("paid items on a free site as the undo of a deletion", attempts=1, result="403")


def _named(list_name: str) -> dict[str, str]:
    return {"name": "A", "role": "B"} if list_name == "team" else {}


async def test_a_key_unlocks_languages_and_layouts(owner: Owner, visitor: httpx.AsyncClient) -> None:
    answer = await owner.client.post("/api/site/activation", json={"key": await issued(owner)})
    assert answer.json()["isPaid"] is True
    assert (await owner.choose("FR", "EN", "AR")).status_code == 200
    assert (await owner.save("home", texts={"title": "Élise"}, layout="option2")).status_code == 200
    site = await owner.site()
    assert site["layout"] == "option2"
    assert "option2" not in site["layoutToken"]
    assert "Version payante" in (await visitor.get("/home")).text


@pytest.mark.parametrize(
    ("key", "code"),
    [
        ("", "tiers.key_empty"),
        ("   ", "tiers.key_empty"),
        ("AAAA-BBBB", "tiers.key_invalid"),
        ("é" * 28, "tiers.key_invalid"),
    ],
)
async def test_a_key_that_is_none(owner: Owner, key: str, code: str) -> None:
    answer = await owner.client.post("/api/site/activation", json={"key": key})
    assert answer.json()["code"] == code
    assert (await owner.site())["isPaid"] is False


async def test_a_typing_error_is_told_from_a_wrong_key(owner: Owner) -> None:
    key = await issued(owner)
    # 2 and Z are one to the check, which counts by 31: taken for each other they make a wrong key, not a mistyped one.
    mistyped = key[:-6] + ("3" if key[-6] in "2Z" else "2") + key[-5:]
    answer = await owner.client.post("/api/site/activation", json={"key": mistyped})
    assert answer.json()["code"] == "tiers.key_mistyped"
    lower = await owner.client.post("/api/site/activation", json={"key": f" {key.lower().replace('-', ' ')} "})
    assert lower.status_code == 200


@pytest.mark.parametrize(
    ("answer", "shows"), [({}, True), ({"showsBadge": True}, True), ({"showsBadge": False}, False)]
)
async def test_an_activation_says_whether_visitors_see_the_badge(
    owner: Owner, answer: dict[str, bool], shows: bool
) -> None:
    await owner.choose("FR")
    key = await issued(owner)
    activated = await owner.client.post("/api/site/activation", json={"key": key, **answer})
    assert (activated.status_code, activated.json()["showsBadge"]) == (200, shows)
    page = await owner.client.get(f"/@{activated.json()['slug']}/fr")
    assert ("site-badge" in page.text) is shows


async def test_a_key_activates_one_site_once(owner: Owner, other_owner: Owner) -> None:
    key = await issued(owner)
    assert (await owner.client.post("/api/site/activation", json={"key": key})).status_code == 200
    again = await other_owner.client.post("/api/site/activation", json={"key": key})
    assert again.json()["code"] == "tiers.key_invalid"


async def test_of_many_claims_at_once_one_wins(owner: Owner, other_owner: Owner) -> None:
    key = await issued(owner)
    claims = [who.client.post("/api/site/activation", json={"key": key}) for who in (owner, other_owner) * 5]
    answers = await asyncio.gather(*claims)
    assert [answer.status_code for answer in answers].count(200) == 1
    assert (await owner.site())["isPaid"] != (await other_owner.site())["isPaid"]


async def test_of_a_hundred_claims_at_once_one_wins(owner: Owner, other_owner: Owner, attack: Attack) -> None:
    key = await issued(owner)
    state = owner.app.services
    async with state.database.reading() as session:
        sites = list(await session.scalars(select(Site.id)))

    async def claim(number: int) -> bool:
        try:
            async with state.database.writing() as session:
                await claim_key(session, state.keyring, sites[number % 2], key)
        except KeyInvalid:
            return False
        return True

    assert (await asyncio.gather(*(claim(number) for number in range(100)))).count(True) == 1
    attack("one activation key claimed at once for two sites", attempts=100, result="one claim wins")


async def test_a_revoked_key_opens_nothing_and_a_used_one_cannot_be_revoked(owner: Owner, other_owner: Owner) -> None:
    revoked, used = await issued(owner), await issued(owner)
    assert (await owner.client.post("/api/site/activation", json={"key": used})).status_code == 200
    async with owner.app.services.database.writing() as session:
        keys = {key.hint: key for key in await list_keys(session)}
        assert await revoke_key(session, keys[revoked[:4]].id) is True
        assert await revoke_key(session, keys[revoked[:4]].id) is False
        assert await revoke_key(session, keys[used[:4]].id) is False
        assert not any(part in keys[used[:4]].key_hash for part in used.split("-"))  # the key itself is kept nowhere
    refused = await other_owner.client.post("/api/site/activation", json={"key": revoked})
    assert (refused.status_code, refused.json()["code"]) == (422, "tiers.key_invalid")
    assert (await other_owner.site())["isPaid"] is False


def test_the_operator_issues_lists_and_revokes_keys(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*words: str) -> tuple[int, list[str]]:
        return main(("keys", *words)), capsys.readouterr().out.splitlines()

    monkeypatch.setenv("VITRINE_DATA", str(settings.data))
    monkeypatch.setenv("VITRINE_DATABASE_URL", settings.database_url)
    code, printed = run("issue", "--count", "3", "--note", "March")
    assert code == 0 and len(set(printed)) == 3
    _, [heads, *listed] = run("list")
    assert heads.split() == ["ID", "KEY", "ISSUED", "STATE", "USED", "SITE", "OWNER", "NOTE"]
    assert sorted(line.split()[1] for line in listed) == sorted(f"{key[:4]}-…" for key in printed)
    assert all(" unused " in line and line.endswith("March") for line in listed)
    assert not [key for key in printed for line in listed if key in line], "shown once"
    [first, *_] = [line.split()[0] for line in listed]
    assert run("revoke", first) == (0, [])
    assert run("revoke", first) == (1, [])
    assert [line.split()[0] for line in run("list")[1] if " revoked " in line] == [first]
    as_json = json.loads("\n".join(run("list", "--json")[1]))
    assert [key["id"] for key in as_json if key["state"] == "revoked"] == [first]
    assert {(key["note"], key["owner"], key["used"]) for key in as_json} == {("March", None, None)}


async def test_only_an_instance_for_oneself_gets_a_key_at_its_first_start(settings: Settings) -> None:
    """Whoever serves others, under a name or on PostgreSQL, issues his keys himself."""
    named = settings.but(public_url="https://vitrine.example")
    async with existing_database(settings) as database:
        assert await _first_key(named, database) is None
        first = await _first_key(settings, database)
        assert (first is not None) is settings.is_sqlite
        assert await _first_key(settings, database) is None


@pytest.mark.parametrize("is_terminal", [True, False])
def test_the_first_key_is_printed_on_a_terminal_and_kept_in_a_file_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_terminal: bool
) -> None:
    output = StringIO()
    monkeypatch.setattr(output, "isatty", lambda: is_terminal)
    monkeypatch.setattr("sys.stdout", output)
    line = _key_line("AAAA-BBBB", Settings(data=tmp_path))
    assert ("AAAA-BBBB" in line) is is_terminal
    if not is_terminal:
        [file] = tmp_path.iterdir()
        assert str(file) in line
        assert (file.read_text(), file.stat().st_mode & 0o777) == ("AAAA-BBBB\n", 0o600)


async def test_a_paid_site_uses_no_second_key_up(owner: Owner, other_owner: Owner) -> None:
    await owner.pay()
    key = await issued(owner)
    refused = await owner.client.post("/api/site/activation", json={"key": key})
    assert (refused.status_code, refused.json()["code"]) == (409, "tiers.already_paid")
    assert (await other_owner.client.post("/api/site/activation", json={"key": key})).status_code == 200


async def test_guessing_keys_ends_after_ten(owner: Owner, attack: Attack) -> None:
    answers = [await owner.client.post("/api/site/activation", json={"key": "AAAA"}) for _ in range(11)]
    assert [answer.status_code for answer in answers] == [422] * 10 + [429]
    assert int(answers[-1].headers["retry-after"]) > 0
    attack("guessed activation keys", attempts=len(answers), result="429 after ten in an hour")


@asynccontextmanager
async def no_table_of_keys(owner: Owner) -> AsyncIterator[None]:
    """The database answers until a key is asked for: an outage in the middle of an activation."""
    database = owner.app.services.database
    async with database.writing() as session:
        await session.execute(text("ALTER TABLE activation_keys RENAME TO keys_away"))
    try:
        yield
    finally:
        async with database.writing() as session:
            await session.execute(text("ALTER TABLE keys_away RENAME TO activation_keys"))


async def test_an_outage_is_no_wrong_key(owner: Owner) -> None:
    key = await issued(owner)
    async with no_table_of_keys(owner):
        answers = [await owner.client.post("/api/site/activation", json={"key": key}) for _ in range(11)]
    assert all(answer.status_code >= 500 for answer in answers), [answer.status_code for answer in answers]
    assert (await owner.client.post("/api/site/activation", json={"key": key})).status_code == 200


@pytest.mark.parametrize("key", ["", "2222-2222-2222-2222-2222-2222-2223"])
async def test_what_is_no_guess_is_not_counted_as_one(owner: Owner, key: str) -> None:
    answers = [await owner.client.post("/api/site/activation", json={"key": key}) for _ in range(11)]
    assert {answer.json()["code"] for answer in answers} <= {"tiers.key_empty", "tiers.key_mistyped"}


async def test_without_redis_a_key_still_activates(owner: Owner) -> None:
    key, throttle = await issued(owner), Throttle(f"redis://127.0.0.1:{free_ports(1)[0]}")
    owner.app.api.state.services = replace(owner.app.services, throttle=throttle)
    assert (await owner.client.post("/api/site/activation", json={"key": key})).status_code == 200


async def test_an_unused_key_lives_as_long_as_the_secret_key_that_it_was_issued_with(owner: Owner) -> None:
    database, site_id = owner.app.services.database, (await owner.site())["id"]
    async with database.writing() as session:
        key = await issue_key(session, Keyring(("o" * 32,)))
    with pytest.raises(KeyInvalid):
        async with database.writing() as session:
            await claim_key(session, Keyring(("n" * 32,)), site_id, key)
    async with database.writing() as session:
        assert await claim_key(session, Keyring(("n" * 32, "o" * 32)), site_id, key)


def test_a_layout_token_opens_after_the_keys_were_rotated() -> None:
    old, new = Keyring(("o" * 32,)), Keyring(("n" * 32, "o" * 32))
    for option in OPTIONS:
        assert open_layout(new, "site-a", seal_layout(old, "site-a", option)) == option
    assert open_layout(old, "site-a", seal_layout(new, "site-a", "option3")) == "option1"


@pytest.mark.parametrize("option", ["option2", "option3"])
def test_a_copied_or_altered_layout_token_opens_nothing_and_is_logged(
    option: Option, caplog: pytest.LogCaptureFixture, attack: Attack
) -> None:
    keyring = Keyring(("k" * 32,))
    token = seal_layout(keyring, "site-a", option)
    raw = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))
    altered = [raw[:place] + bytes([raw[place] ^ 1]) + raw[place + 1 :] for place in range(len(raw))]
    tokens = [base64.urlsafe_b64encode(token).decode().rstrip("=") for token in (*altered, raw[:-1], raw + b"x")]
    for other in (*tokens, "not a token", "é", option):
        caplog.clear()
        assert open_layout(keyring, "site-a", other) == "option1"
        assert "a layout token opened nothing" in caplog.text
    assert open_layout(keyring, "site-b", token) == "option1"
    assert open_layout(keyring, "site-a", token) == option
    attack(
        "layout tokens altered in one byte, cut, made up, or of another site",
        attempts=len(tokens) + 4,
        result="the free layout, and a line in the log",
    )
