"""`vitrine mail owners`: a letter to all or some, against a real SMTP server, once to each whatever happens."""

import asyncio
from contextlib import AsyncExitStack
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import select, update

from tests.factories.app import ORIGIN, Owner, new_owner
from tests.factories.clock import Clock
from tests.factories.command import Run
from tests.factories.letters import mails_out
from tests.services.mailbox import Mailbox
from vitrine.accounts.tables import Account
from vitrine.app import App
from vitrine.operation.announcements.sending import AnnouncementMails
from vitrine.operation.announcements.tables import AnnouncementCopy
from vitrine.operation.announcements.wording import checked_words
from vitrine.platform.errors import Refused
from vitrine.platform.mail.sender import CLAIMED_FOR, OutboxSender
from vitrine.platform.mail.tables import OutboxMail
from vitrine.platform.settings import Settings
from vitrine.platform.storage.base import now

pytestmark = pytest.mark.both_engines

SUBJECT = "Travaux dimanche"
KIND = AnnouncementMails(origin=ORIGIN)
WORDS = ("mail", "owners", "--subject", SUBJECT, "--text")


@pytest.fixture
def settings(settings: Settings, mailbox: Mailbox) -> Settings:
    return settings.but(smtp_url=mailbox.url, mail_from="Vitrine <vitrine@vitrine.test>")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def post(app: App, clock: Clock) -> OutboxSender:
    """The application's own one rests: the tests say when."""
    await app.services.jobs.stop()
    await app.services.sender.stop()
    return _sender(app, clock)


def _sender(app: App, clock: Clock) -> OutboxSender:
    services = app.services
    return OutboxSender(services.database, services.sender.mailer, services.outbox, [KIND], clock)


@pytest.fixture
def text(tmp_path: Path) -> str:
    file = tmp_path / "lettre.txt"
    file.write_text("Bonjour {name},\n\nDimanche, {site} sera absent\nune heure.\n", "utf-8")
    return str(file)


@pytest.fixture
async def three(app: App, stack: AsyncExitStack, mailbox: Mailbox) -> list[str]:
    """Addresses: two confirmed, one not."""
    owners = [await new_owner(app, stack, name) for name in ("Ada Un", "Bea Deux", "Cléo Trois")]
    emails = [await email_of(owner) for owner in owners]
    async with app.services.database.writing() as session:
        await session.execute(update(Account).where(Account.email != emails[2]).values(email_verified_at=now()))
    await mails_out(app.services)
    mailbox.clear()
    return emails


async def email_of(owner: Owner) -> str:
    return str((await owner.client.get("/api/session")).json()["account"]["email"])


async def send_all(post: OutboxSender) -> int:
    sent = 0
    while now_sent := await post.deliver_due():
        sent += now_sent
    return sent


def told(mailbox: Mailbox) -> list[str]:
    return sorted(str(mail["To"]) for mail in mailbox.received)


async def test_a_letter_goes_once_to_each_confirmed_owner(
    app: App,
    three: list[str],
    post: OutboxSender,
    text: str,
    mailbox: Mailbox,
    run: Run,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("VITRINE_SMTP_URL", mailbox.url)
    # Said, not sent.
    assert await run(*WORDS, text, "--dry-run") == 0
    said = capsys.readouterr().out
    assert (
        "goes to 2 owners" in said
        and "nobody confirmed their address: 1" in said
        and three[0] in said
        and three[2] not in said
    )
    assert "Bonjour Bea Deux," in said and "Vous recevez cette lettre" in said
    assert await run(*WORDS, text) == 1  # nobody there to ask
    assert "nobody to ask" in capsys.readouterr().err
    assert await run(*WORDS, text, "--search", "Bea Deux", "--dry-run") == 0
    assert "goes to 1 owner\n" in capsys.readouterr().out
    assert await run(*WORDS, text, "--test", "moi@example.com") == 0
    assert told(mailbox) == ["moi@example.com"] and not await post.is_any_due()
    mailbox.clear()

    # Written down for each, sent a few at a time, and no second time.
    assert await run(*WORDS, text, "--yes", "--reply-to", "aide@vitrine.test") == 0
    assert await send_all(post) == 2
    assert told(mailbox) == sorted(three[:2])
    mail = next(mail for mail in mailbox.received if mail["To"] == three[0])
    body, page = mail.get_body(("plain",)), mail.get_body(("html",))
    assert body and page
    plain = body.get_content().replace("\r", "")
    assert f"Bonjour Ada Un,\n\nDimanche, {ORIGIN}/@ada-un sera absent\nune heure." in plain
    assert f"un compte sur vitrine.test, à l’adresse {three[0]}." in plain
    assert (mail["Subject"], mail["Reply-To"]) == (SUBJECT, "aide@vitrine.test")
    assert "absent<br>" in page.get_content()
    assert await run(*WORDS, text, "--yes", "--reply-to", "aide@vitrine.test") == 0
    assert "goes to 0 owners" in capsys.readouterr().out
    assert await send_all(post) == 0

    # Who is confirmed since gets it by the same command; the others keep theirs.
    async with app.services.database.writing() as session:
        await session.execute(update(Account).values(email_verified_at=now()))
    assert await run(*WORDS, text, "--yes", "--reply-to", "aide@vitrine.test") == 0
    assert await send_all(post) == 1
    assert told(mailbox) == sorted(three)
    assert await run("mail", "list") == 0
    assert f"3 sent  {SUBJECT}" in capsys.readouterr().out


async def test_a_stopped_letter_goes_on_when_it_is_sent_off_again(
    app: App,
    three: list[str],
    post: OutboxSender,
    text: str,
    mailbox: Mailbox,
    run: Run,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert await run(*WORDS, text, "--yes") == 0
    capsys.readouterr()
    assert await run("mail", "list") == 0
    name = capsys.readouterr().out.split()[0]
    assert await run("mail", "stop", "feed") == 1
    assert await run("mail", "stop", name) == 0
    assert "2 will not be sent" in capsys.readouterr().out
    assert await send_all(post) == 0
    assert await run(*WORDS, text, "--yes") == 0
    assert await send_all(post) == 2
    assert told(mailbox) == sorted(three[:2])


async def test_a_letter_is_neither_lost_nor_doubled(
    app: App,
    three: list[str],
    post: OutboxSender,
    clock: Clock,
    text: str,
    mailbox: Mailbox,
    run: Run,
) -> None:
    assert await run(*WORDS, text, "--yes") == 0
    # A server that refuses costs no letter.
    mailbox.refusal = "451 try again later"
    assert await post.deliver_due() == 0
    mailbox.refusal = None
    assert not await post.is_any_due()
    clock.ahead = KIND.wait_after(1) * 2
    # Two processes that both believe to be the one: one letter each.
    other = _sender(app, clock)
    assert sum(await asyncio.gather(post.deliver_due(), other.deliver_due())) == 2
    assert told(mailbox) == sorted(three[:2])

    # A process that died while the server read the text: another takes it up, under the same Message-ID.
    first = {str(mail["To"]): mail["Message-ID"] for mail in mailbox.received}
    async with app.services.database.writing() as session:
        await session.execute(update(AnnouncementCopy).values(sent_at=None))
        for copy in await session.scalars(select(AnnouncementCopy)):
            lease = {"next_try_at": clock() + CLAIMED_FOR, "tries": 1}
            session.add(OutboxMail(kind=KIND.name, subject_id=copy.id, account_id=copy.account_id, **lease))
    mailbox.clear()
    assert await post.deliver_due() == 0
    clock.ahead += CLAIMED_FOR + timedelta(seconds=1)
    assert await send_all(post) == 2
    assert {str(mail["To"]): mail["Message-ID"] for mail in mailbox.received} == first


async def test_what_is_refused_again_and_again_is_given_up_and_told(
    three: list[str],
    post: OutboxSender,
    clock: Clock,
    text: str,
    mailbox: Mailbox,
    run: Run,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert await run(*WORDS, text, "--yes", "--search", "Ada Un") == 0
    mailbox.refusal = "550 no such mailbox"
    for _ in range(KIND.max_tries or 0):
        assert await post.is_any_due()
        await post.deliver_due()
        clock.ahead += timedelta(hours=7)
    assert not await post.is_any_due() and mailbox.refused == KIND.max_tries
    capsys.readouterr()
    assert await run("mail", "list") == 0
    assert "1 given up" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("subject", "said"),
    [
        ("Bonjour {prenom}", "{prenom} stands for nothing"),
        ("Bonjour {name", "a brace is open"),
        ("Bonjour {{name}}", "a brace is open"),
        ("  ", "needs a subject"),
        ("x" * 201, "at most 200"),
    ],
)
def test_words_that_cannot_be_sent_are_refused(subject: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_words(subject, "Un texte.")
    assert said in str(refused.value)


async def test_nothing_is_written_where_the_words_are_wrong(
    three: list[str],
    post: OutboxSender,
    tmp_path: Path,
    run: Run,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "faux.txt"
    file.write_text("Bonjour {nom},", "utf-8")
    assert await run(*WORDS, str(file), "--yes") == 1
    assert "{nom} stands for nothing" in capsys.readouterr().err
    file.write_bytes("Été".encode("latin-1"))
    assert await run(*WORDS, str(file), "--yes") == 1
    file.write_text("Bonjour {name},", "utf-8")
    assert await run(*WORDS, str(file), "--yes", "--with-unconfirmed") == 1
    assert "anybody may have typed that name" in capsys.readouterr().err
    assert not await post.is_any_due()
