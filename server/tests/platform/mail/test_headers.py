"""Whatever a visitor types, the mail that arrives has our headers and our parts, and none of his."""

import base64
import email
import quopri
from email.header import decode_header, make_header
from email.message import EmailMessage, Message
from email.policy import compat32, default
from email.utils import getaddresses
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from tests.factories.attacks import Attack
from tests.services.mailbox import Mailbox
from vitrine.accounts.addresses import checked
from vitrine.accounts.problems import BadEmail
from vitrine.platform.mail import Letter, Mailer, Reader, UnsafeHeader
from vitrine.platform.mail.composing import compose
from vitrine.platform.settings import Settings
from vitrine.public.messages.notify import LetterMessage, message_letter
from vitrine.public.messages.texts import Incomplete, TooLong, check_words

SENDER = "Vitrine <site@vitrine.example>"
OURS = ["From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "Reply-To", "MIME-Version", "Content-Type"]
SMUGGLED = "x\r\nReply-To: evil@evil.test\r\nContent-Type: text/html\r\n\r\n<b>Votre mot de passe a expiré</b>"


def _in_base64(text: str) -> str:
    return f"=?utf-8?B?{base64.b64encode(text.encode()).decode()}?="


def _quoted(text: str) -> str:
    safe = quopri.encodestring(text.encode(), quotetabs=True).decode().replace("=\n", "").replace("\n", "=0A")
    return f"=?utf-8?Q?{safe.replace('?', '=3F').replace(' ', '_')}?="


encoded_words = st.builds(
    lambda encode, text: encode(text),
    st.sampled_from([_in_base64, _quoted]),
    st.sampled_from([SMUGGLED, "\r\nBcc: all@evil.test", "\n\nbody", "a, b <c@d.fr>", "\x00", "\r"]),
)
pieces = st.one_of(
    encoded_words,
    st.sampled_from(["=?", "?=", "=", "?", "=?utf-8?B?", '"', "\\", "<", ">", ",", ";", ":", "(", ")", "@", ".", " "]),
    st.sampled_from(["Élise", "naïve " * 20, "a" * 120, "é" * 90, "😀", "محمد", "CV final.pdf", "évil@evil.test"]),
    st.text(max_size=12),
)
hostile_texts = st.lists(pieces, min_size=1, max_size=6).map("".join)
local_parts = st.text("abc=?+/-_.'!#$%&*^`{|}~éB", min_size=1, max_size=40) | encoded_words
hostile_addresses = st.builds("{}@{}".format, local_parts, st.sampled_from(["b.fr", "évil.test", "xn--e1afmkfd.test"]))


def _raw(message: EmailMessage) -> Message:
    """As a mail program takes it apart: headers by their lines, nothing interpreted."""
    return email.message_from_bytes(message.as_bytes(), policy=compat32)


def _words(text: str) -> str:
    return "".join(text.split())


def _assert_ours(message: EmailMessage, letter: Letter) -> None:
    raw = _raw(message)
    assert raw.keys() == [name for name in OURS if name != "Reply-To" or letter.reply_to]
    for part in raw.walk():
        assert part.defects == []
    assert [part.get_content_type() for part in raw.walk()] == ["multipart/alternative", "text/plain", "text/html"]
    read = email.message_from_bytes(message.as_bytes(), policy=default)
    assert [address.addr_spec for address in read["To"].addresses] == [letter.to]
    if letter.reply_to:
        [(_, reply_to)] = getaddresses([str(make_header(decode_header(raw["Reply-To"])))])
        assert reply_to == letter.reply_to
        assert [address.addr_spec for address in read["Reply-To"].addresses] == [letter.reply_to]
    for name in ("Subject", "Reply-To"):
        read_once = str(make_header(decode_header(raw.get(name, ""))))
        assert "=?" not in read_once, "a mail program that decodes twice finds nothing either"
    plain = read.get_body(("plain",))
    assert plain is not None
    assert _words(letter.paragraphs[0]) in _words(plain.get_content())


@pytest.mark.parametrize("encode", [_in_base64, _quoted])
async def test_an_encoded_word_in_a_visitors_name_arrives_as_text(
    mailbox: Mailbox, tmp_path: Path, encode: object, attack: Attack
) -> None:
    assert callable(encode)
    words = check_words(encode(SMUGGLED), "visiteur@b.fr", "Bonjour")
    row = LetterMessage("1", words.name, words.email, words.message)
    letter = message_letter(row, Reader("maelle@kerbrat.studio"), "http://vitrine.test/inbox").in_words("fr")
    await Mailer(Settings(data=tmp_path, mail_from=SENDER, smtp_url=mailbox.url)).send(letter)
    [mail] = mailbox.received
    assert mail.keys() == OURS
    assert mail.get_content_type() == "multipart/alternative"
    assert [address.addr_spec for address in mail["Reply-To"].addresses] == ["visiteur@b.fr"]
    html = mail.get_body(("html",))
    assert html is not None and "<b>Votre" not in html.get_content()
    attack(
        "an encoded word as a visitor's name that decodes to headers and a body of his own",
        attempts=1,
        result="arrives as text; headers and parts are exactly ours",
    )


def test_whatever_a_visitor_writes_can_be_mailed_and_holds_exactly_our_headers(attack: Attack) -> None:
    tried = 0

    @given(hostile_texts, hostile_addresses, hostile_texts)
    @hypothesis_settings(max_examples=60, deadline=None, database=None)
    @example(_in_base64(SMUGGLED), "visiteur@b.fr", "Bonjour")
    @example("Élise " + _quoted(SMUGGLED), "visiteur@b.fr", "Bonjour")
    @example("Jean", _in_base64("\r\nBcc: all@evil.test") + "@b.fr", "Bonjour")
    @example(_in_base64("\r\nBcc: all@evil.test") + "Élise" + _in_base64(SMUGGLED), "visiteur@b.fr", "Bonjour")
    def is_mailed(name: str, address: str, text: str) -> None:
        nonlocal tried
        tried += 1
        try:
            words = check_words(name, address, text)
        except (Incomplete, TooLong):
            return
        row = LetterMessage("1", words.name, words.email, words.message)
        letter = message_letter(row, Reader("maelle@kerbrat.studio"), "http://vitrine.test/inbox").in_words("fr")
        _assert_ours(compose(letter, SENDER).message, letter)

    is_mailed()
    attack(
        "names, addresses and texts of visitors, drawn to break into a mail's headers",
        attempts=tried,
        result="refused, or the mail read back has exactly our headers and parts",
    )


def test_whatever_stands_in_a_letter_it_is_refused_or_holds_exactly_our_headers(attack: Attack) -> None:
    tried = 0

    @given(hostile_texts, hostile_texts, hostile_addresses, hostile_texts)
    @hypothesis_settings(max_examples=60, deadline=None, database=None)
    def is_refused_or_ours(subject: str, name: str, address: str, text: str) -> None:
        nonlocal tried
        tried += 1
        letter = Letter(
            to="maelle@kerbrat.studio", subject=subject, paragraphs=(text,), reply_to=address, reply_to_name=name
        )
        try:
            message = compose(letter, SENDER).message
        except UnsafeHeader:
            return
        _assert_ours(message, letter)

    is_refused_or_ours()
    attack(
        "subjects and names to answer to, drawn to break into a mail's headers",
        attempts=tried,
        result="not sent, or the mail read back has exactly our headers and parts",
    )


def test_an_account_has_no_address_that_a_mail_program_could_take_for_something_else(attack: Attack) -> None:
    tried = 0

    @given(hostile_addresses)
    @hypothesis_settings(max_examples=40, deadline=None, database=None)
    @example(_in_base64("\r\nBcc: all@evil.test") + "@b.fr")
    def is_refused_or_plain(address: str) -> None:
        nonlocal tried
        tried += 1
        try:
            letter = Letter(to=checked(address), subject="Bonjour", paragraphs=("Bonjour",))
        except BadEmail:
            return
        assert "=?" not in letter.to
        if letter.to.isascii():
            _assert_ours(compose(letter, SENDER).message, letter)

    is_refused_or_plain()
    attack(
        "addresses of accounts, drawn to break into a mail's headers",
        attempts=tried,
        result="refused, or one plain recipient",
    )
