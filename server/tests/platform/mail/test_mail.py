"""Letters and their delivery: to a real SMTP server, or to the console and the outbox."""

from pathlib import Path
from typing import Any

import pytest

from tests.services.mailbox import Mailbox
from vitrine.app import App
from vitrine.platform.logs import PlainLines
from vitrine.platform.mail import Letter, Mailer, MailNotSent, UnsafeHeader
from vitrine.platform.mail.composing import compose
from vitrine.platform.settings import BadSetting, Settings, read_settings

LETTER = Letter(
    to="maelle@kerbrat.studio",
    subject="Choisir un nouveau mot de passe",
    paragraphs=("Bonjour,", "Première ligne\nseconde ligne <b>& fin</b>"),
    action=("Confirmer", "https://vitrine.example/dashboard/reset#token=a&b"),
    footer="Vitrine",
)

LINE_BREAKS = ["\r\n", "\n", "\r", "\x00", "\u2028", "\x0b", "\x1f"]


def _mailer(tmp_path: Path, **settings: Any) -> Mailer:
    return Mailer(Settings(data=tmp_path, mail_from="Vitrine <site@vitrine.example>", **settings))


async def test_a_letter_reaches_a_real_smtp_server_in_both_forms(mailbox: Mailbox, tmp_path: Path) -> None:
    await _mailer(tmp_path, smtp_url=mailbox.url).send(LETTER)
    [mail] = mailbox.received
    assert (mail["From"], mail["To"]) == ("Vitrine <site@vitrine.example>", "maelle@kerbrat.studio")
    assert mail["Subject"] == LETTER.subject
    assert mail["Auto-Submitted"] == "auto-generated" and mail["Message-ID"].endswith("@vitrine.example>")
    plain, html = mail.get_body(("plain",)), mail.get_body(("html",))
    assert plain is not None and html is not None
    assert "seconde ligne <b>& fin</b>" in plain.get_content()
    assert "https://vitrine.example/dashboard/reset#token=a&b" in plain.get_content()
    assert "seconde ligne &lt;b&gt;&amp; fin&lt;/b&gt;" in html.get_content()
    assert 'href="https://vitrine.example/dashboard/reset#token=a&amp;b"' in html.get_content()


@pytest.mark.parametrize("breaking", LINE_BREAKS, ids=repr)
@pytest.mark.parametrize("field", ["to", "subject", "reply_to", "reply_to_name"])
async def test_no_header_can_be_smuggled_in(mailbox: Mailbox, tmp_path: Path, field: str, breaking: str) -> None:
    hostile = f"visiteur@b.fr{breaking}Bcc: everybody@b.fr"
    values: dict[str, Any] = {"to": LETTER.to, "subject": LETTER.subject, "reply_to": "visiteur@b.fr", field: hostile}
    letter = Letter(paragraphs=("Bonjour",), **values)
    with pytest.raises(UnsafeHeader):
        await _mailer(tmp_path, smtp_url=mailbox.url).send(letter)
    assert mailbox.received == []


@pytest.mark.parametrize("address", ["a@b.fr, c@d.fr", "A <a@b.fr>", "no address", "", "a@b.fr;c@d.fr", "@", "a@"])
def test_one_letter_goes_to_one_plain_address(address: str) -> None:
    with pytest.raises(UnsafeHeader):
        compose(Letter(to=address, subject="S", paragraphs=("P",)), "site@vitrine.example")


def test_a_visitors_name_cannot_turn_the_text_round() -> None:
    letter = Letter(
        to="a@b.fr", subject="Message de \u202eevil", paragraphs=("P",), reply_to="v@b.fr", reply_to_name="\u202eV"
    )
    message = compose(letter, "site@vitrine.example").message
    assert "\u202e" not in f"{message['Subject']}{message['Reply-To']}"


async def test_a_refusing_server_is_reported_and_worth_another_try(mailbox: Mailbox, tmp_path: Path) -> None:
    mailbox.refusal = "451 try again later"
    mailer = _mailer(tmp_path, smtp_url=mailbox.url)
    with pytest.raises(MailNotSent):
        await mailer.send(LETTER)
    mailbox.refusal = None
    await mailer.send(LETTER)
    assert len(mailbox.received) == 1


async def test_a_silent_server_is_reported(tmp_path: Path) -> None:
    with pytest.raises(MailNotSent):
        await _mailer(tmp_path, smtp_url="smtp://127.0.0.1:9").send(LETTER)


async def test_without_smtp_letters_are_printed_and_kept_for_their_owner_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mailer = _mailer(tmp_path)
    await mailer.send(LETTER)
    await mailer.send(LETTER)
    kept = sorted((tmp_path / "outbox").glob("*.eml"))
    assert len(kept) == 2
    assert {path.stat().st_mode & 0o777 for path in kept} == {0o600}
    assert "https://vitrine.example/dashboard/reset#token=a&b" in capsys.readouterr().out


async def test_a_server_whose_output_is_a_log_names_the_file_and_prints_no_letter(
    app: App, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    await app.services.sender.mailer.send(LETTER)
    [kept] = (app.settings.data / "outbox").glob("*.eml")
    [line] = [record for record in caplog.records if record.name.endswith(".mailer")]
    assert vars(line)["file"] == str(kept)
    said = PlainLines().format(line) + capsys.readouterr().out
    assert "token=" not in said and LETTER.to not in said


@pytest.mark.parametrize("url", ["mail.example", "http://mail.example", "smtp://"])
def test_a_wrong_smtp_url_refuses_the_start_and_says_why(url: str) -> None:
    with pytest.raises(BadSetting, match="VITRINE_SMTP_URL: must look like"):
        read_settings({"VITRINE_SMTP_URL": url})
