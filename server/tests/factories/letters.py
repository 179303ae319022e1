"""What a mail says."""

from email.message import EmailMessage


def plain_of(mail: EmailMessage) -> str:
    body = mail.get_body(("plain",))
    assert body is not None
    return str(body.get_content())
