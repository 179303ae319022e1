"""/metrics as a real Prometheus reads it: only where it was asked for, for those who may, and of all workers."""

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from prometheus_client.core import Metric
from prometheus_client.openmetrics.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from tests.factories.app import ORIGIN, Owner, browser, new_owner, running
from tests.factories.letters import mails_out
from tests.platform.http.test_counting import visit_until_kept
from tests.services import calls
from tests.services.mailbox import Mailbox
from tests.services.ports import free_ports, wait_until
from tests.services.served import served
from tests.sites.media import pictures
from vitrine.operation.metrics import stored
from vitrine.operation.metrics.families import counter, labelled, read, written
from vitrine.platform.mail import Letter, MailNotSent
from vitrine.platform.settings import BadSetting, Settings, read_settings

CONTENT_TYPE = "application/openmetrics-text; version=1.0.0; charset=utf-8"
SCRAPING = {"Accept": "application/openmetrics-text; version=1.0.0"}  # as Prometheus asks
TOKEN = "f1gures-for-prometheus"
BEARER = {"Authorization": f"Bearer {TOKEN}"}


class Figures:
    """What a scrape brought, found by name and labels."""

    def __init__(self, text: str) -> None:
        self.families = {family.name: family for family in text_string_to_metric_families(text)}
        self.samples: list[Sample] = [sample for family in self.families.values() for sample in family.samples]

    def of(self, figure: str, /, **labels: str) -> float:
        """The sum over all other labels, as a dashboard asks for it."""
        found = [one.value for one in self.samples if one.name == figure and labels.items() <= one.labels.items()]
        assert found, f"{figure} {labels} is not among the figures"
        return sum(found)


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return settings.but(metrics_token=TOKEN)


async def figures(visitor: httpx.AsyncClient) -> Figures:
    answer = await visitor.get("/metrics", headers=BEARER)
    assert (answer.status_code, answer.headers["content-type"]) == (200, CONTENT_TYPE)
    assert answer.headers["cache-control"] == "no-store"
    return Figures(answer.text)


async def test_what_happened_is_in_the_figures(owner: Owner, visitor: httpx.AsyncClient) -> None:
    assert (await owner.choose("FR")).status_code == 200
    assert (await owner.save("home", texts={"headline": "Camille"})).status_code == 200
    uploaded = await owner.client.post("/api/site/media", params={"kind": "image"}, content=pictures.png())
    assert uploaded.status_code == 200, uploaded.text
    visits = await visit_until_kept(owner.app, visitor, "/home")
    assert (await visitor.get("/@nobody")).status_code == 404
    assert (await owner.client.post("/api/account/verification")).status_code == 202
    await mails_out(owner.app.services)
    jobs = owner.app.services.jobs
    await jobs.look()
    await jobs.idle()
    metrics = await figures(visitor)

    assert metrics.of("vitrine_answers_total", kind="page", code="200") == visits - 1
    assert metrics.of("vitrine_answers_total", kind="page_kept", code="200") == 1
    assert metrics.of("vitrine_answers_total", kind="page", code="404") == 1
    assert metrics.of("vitrine_answer_seconds_count", kind="page") == visits
    assert metrics.of("vitrine_page_cache_hits_total") == visits - 1
    assert metrics.of("vitrine_page_cache_misses_total") == 2  # the page and the notice
    assert metrics.of("vitrine_render_seconds_count", what="page") == 1
    assert metrics.of("vitrine_render_failures_total") == 0
    assert metrics.of("vitrine_database_seconds_count", statement="SELECT") > 0
    assert metrics.of("vitrine_database_seconds_count", statement="COMMIT") > 0
    assert metrics.of("vitrine_blob_seconds_count", call="put") >= 1
    assert metrics.of("vitrine_mails_sent_total") >= 1 and metrics.of("vitrine_mails_failed_total") == 0
    assert metrics.of("vitrine_job_run_seconds_count", name="accounts.sweep") == 1
    assert metrics.of("vitrine_job_last_success_timestamp_seconds", name="accounts.sweep") > 1_700_000_000
    assert metrics.of("vitrine_job_failing", name="accounts.sweep") == 0
    assert metrics.of("vitrine_sites", state="online") == metrics.of("vitrine_accounts") == 1
    assert metrics.of("vitrine_room_bytes", of="files") > 0
    assert metrics.of("vitrine_database_bytes") > 0 and metrics.of("vitrine_disk_free_bytes") > 0
    assert metrics.of("vitrine_database_up") == metrics.of("vitrine_workers") == 1
    assert metrics.of("process_resident_memory_bytes") > 10_000_000 and metrics.of("process_open_fds") > 3
    assert metrics.of("vitrine_helpers_memory_bytes", helper="renderer") > 0
    queues = {one.labels["queue"] for one in metrics.samples if one.name == "vitrine_queue_length"}
    assert queues >= {"renderer", "workshop", "press", "database_writing", "database_owners"}
    [build] = [one for one in metrics.samples if one.name == "vitrine_build_info"]
    assert build.labels.keys() == {"worker", "version", "python", "schema", "pages"}


async def test_nothing_in_the_figures_names_a_person_or_a_site(owner: Owner, visitor: httpx.AsyncClient) -> None:
    site, account = await owner.site(), (await owner.client.get("/api/account")).json()
    await visitor.get(f"/@{site['slug']}/fr", headers={"User-Agent": "Camille's own browser"})
    text = (await visitor.get("/metrics", headers=BEARER)).text
    for secret in (site["slug"], account["email"], "Camille", TOKEN, "Élise"):
        assert secret not in text


async def test_a_failed_job_and_a_refused_mail_are_seen(settings: Settings, mailbox: Mailbox) -> None:
    mailbox.refusal = "451 try again later"

    async def fail() -> None:
        raise OSError("the disk is gone")

    async with running(settings.but(smtp_url=mailbox.url)) as app, browser(app) as visitor:
        with pytest.raises(MailNotSent):
            await app.services.sender.mailer.send(Letter("lea@example.org", "Bonjour", ("Bonjour",)))
        [broken] = [job for job in app.services.jobs._jobs if job.name == "messages.sweep"]
        object.__setattr__(broken, "run", fail)
        await app.services.jobs.look()
        await app.services.jobs.idle()
        metrics = await figures(visitor)
    assert metrics.of("vitrine_mails_failed_total") == 1
    assert metrics.of("vitrine_job_failing", name="messages.sweep") == 1
    assert metrics.of("vitrine_job_run_failures_total", name="messages.sweep") == 1
    assert not [
        one
        for one in metrics.samples
        if one.name == "vitrine_job_last_success_timestamp_seconds" and one.labels["name"] == "messages.sweep"
    ]


async def test_without_the_token_there_is_nothing(visitor: httpx.AsyncClient) -> None:
    for headers in ({}, {"Authorization": "Bearer f1gures-for-nobody"}, {"Authorization": f"Basic {TOKEN}"}):
        answer = await visitor.get("/metrics", headers=headers)
        assert (answer.status_code, answer.content) == (401, b"")
    elsewhere = await visitor.get("/metrics", headers={**BEARER, "Host": "vitrine:8000"})
    assert elsewhere.status_code == 200, "a scraper knows us by another name"


async def test_a_plain_instance_has_no_figures_and_the_page_that_it_had(settings: Settings) -> None:
    plain = settings.but(metrics_token="", public_url=ORIGIN)
    async with running(plain) as app, browser(app) as visitor:
        answer, other = await visitor.get("/metrics", headers=BEARER), await visitor.get("/whatever")
        assert (answer.status_code, answer.content) == (404, other.content)
        assert (await visitor.get("/metrics", headers={"Host": "elsewhere.example"})).status_code == 421
        assert app.services.metrics is None


async def test_the_figures_have_a_port_of_their_own(settings: Settings) -> None:
    [port] = free_ports(1)
    own = settings.but(metrics_token="", metrics_port=port)
    async with running(own) as app, browser(app) as visitor, calls.AsyncClient(headers=SCRAPING) as scraper:
        answer = await scraper.get(f"http://127.0.0.1:{port}/metrics")
        assert answer.status_code == 200 and answer.headers["content-type"].startswith(CONTENT_TYPE)
        assert Figures(answer.text).of("vitrine_workers") == 1
        assert (await scraper.get(f"http://127.0.0.1:{port}/home")).status_code == 404
        assert (await scraper.post(f"http://127.0.0.1:{port}/metrics")).status_code == 405
        assert (await visitor.get("/metrics")).status_code == 404
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"x" * 65_537)  # no head ever ends here
        assert (await reader.readline()).startswith(b"HTTP/1.0 414 ")
        writer.close()


async def test_a_database_that_is_away_is_told_and_everything_else_too(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "QUICK_EVERY_S", 0.0)
    async with running(settings) as app, browser(app) as visitor:
        assert (await figures(visitor)).of("vitrine_database_up") == 1

        def away() -> None:
            raise OSError("gone")

        monkeypatch.setattr(app.public.database, "_require_file", away)
        metrics = await figures(visitor)
        assert metrics.of("vitrine_database_up") == 0 and metrics.of("vitrine_workers") == 1


async def test_figures_of_the_database_are_not_asked_for_at_every_scrape(
    owner: Owner, visitor: httpx.AsyncClient, stack: AsyncExitStack
) -> None:
    before = await figures(visitor)
    await new_owner(owner.app, stack, "Théo Lemarchand")
    assert (await figures(visitor)).of("vitrine_accounts") == before.of("vitrine_accounts") == 1


def test_figures_of_several_workers_are_one_family_and_labels_may_hold_anything() -> None:
    def of_worker(worker: str) -> Metric:
        family = counter("vitrine_x", 'about "it"\nand \\ more', "of")
        family.add_metric(['a "b"\nc\\d'], 3)
        [one] = labelled([family], worker=worker)
        return one

    [family] = read(written([of_worker("0"), *read(written([of_worker("1")]))]))
    assert [one.labels for one in family.samples] == [{"worker": w, "of": 'a "b"\nc\\d'} for w in "01"]


@pytest.mark.parametrize(
    ("setting", "value", "said"),
    [
        ("VITRINE_METRICS_TOKEN", "short", "16 characters"),
        ("VITRINE_METRICS_PORT", "70000", "65535"),
        ("VITRINE_SECURITY_CONTACT", "security@vitrine.example", "mailto:"),
    ],
)
def test_wrong_settings_refuse_the_start(setting: str, value: str, said: str) -> None:
    with pytest.raises(BadSetting, match=f"{setting}.*{said}"):
        read_settings({setting: value})


@pytest.mark.real_server
def test_one_scrape_tells_the_figures_of_all_workers(tmp_path: Path) -> None:
    [port] = free_ports(1)
    environment = {
        "VITRINE_DATA": str(tmp_path / "data"),
        "WORKERS": "2",
        "VITRINE_METRICS_PORT": str(port),
        "VITRINE_METRICS_TOKEN": TOKEN,
    }

    def scrape() -> Figures:
        return Figures(calls.get(f"http://127.0.0.1:{port}/metrics", headers=SCRAPING, timeout=30).text)

    def has_both() -> bool:
        try:
            return scrape().of("vitrine_workers") == 2
        except httpx.HTTPError:
            return False

    with served(environment, tmp_path / "log") as server:
        wait_until(has_both, "both workers", timeout_s=60)
        for _ in range(40):  # each on a line of its own: they spread over the workers
            calls.get(f"{server.url}/home")
        metrics = scrape()
        assert (
            metrics.of("vitrine_answers_total", code="200", kind="page_kept")
            + metrics.of("vitrine_answers_total", code="200", kind="page")
            == 40
        )
        starts = {
            one.labels["worker"]: one.value for one in metrics.samples if one.name == "process_start_time_seconds"
        }
        assert starts.keys() == {"0", "1"}
        by_token = Figures(calls.get(f"{server.url}/metrics", headers=BEARER, timeout=30).text)
        assert by_token.of("vitrine_workers") == 2

        # A worker that falls is replaced, and the next one has its number.
        with_socket = server.workers()
        os.kill(with_socket[0], signal.SIGKILL)

        def is_replaced() -> bool:
            try:
                metrics = scrape()
            except httpx.HTTPError:
                return False
            now = {
                one.labels["worker"]: one.value for one in metrics.samples if one.name == "process_start_time_seconds"
            }
            return now.keys() == {"0", "1"} and now != starts

        wait_until(is_replaced, "another worker", timeout_s=90)
        [folder] = {Path(f"/proc/{pid}/environ").read_bytes() for pid in with_socket[1:]} or {b""}
        place = folder.partition(b"WORKERS_FOLDER=")[2].partition(b"\0")[0].decode()
        assert place and Path(place).stat().st_mode & 0o077 == 0
        server.end(signal.SIGTERM)
        assert not Path(place).exists(), "what the workers met in goes with them"
