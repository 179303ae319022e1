"""What a mail says, and when all have gone."""

from email.message import EmailMessage

from vitrine.api import Services


def plain_of(mail: EmailMessage) -> str:
    body = mail.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


async def mails_out(*nodes: Services) -> None:
    """Until nothing is at work behind an answer, and every mail that can go has gone.

    Of several nodes on one database any may have claimed a mail: only when all are idle has it gone.
    """
    for services in nodes:
        await services.after_answer.finish()
    for services in nodes:
        await services.sender.idle()
