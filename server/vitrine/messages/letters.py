"""The mail that tells the owner of a message, in French."""

from vitrine.accounts.addresses import parsed
from vitrine.mail import Letter
from vitrine.messages.tables import Message


def _reply_to(email: str) -> str:
    """Checked once more where it becomes a header. A mailbox name beyond ASCII cannot stand there, nor one that mail
    programs would decode (`=?…?=`): the text has it."""
    try:
        plain = parsed(email).ascii_email or ""
    except ValueError:
        return ""
    return "" if "=?" in plain else plain


def message_letter(message: Message, to: str, inbox_url: str) -> Letter:
    said = tuple(part for part in message.message.split("\n\n") if part.strip())
    return Letter(
        to=to,
        subject=f"Nouveau message de {message.name}",
        paragraphs=(f"{message.name} ({message.email}) vous a écrit depuis votre site\u202f:", *said),
        action=("Ouvrir dans Vitrine", f"{inbox_url}?message={message.id}"),
        footer="Répondez à ce mail pour écrire à cette personne. "
        "Ces avis se désactivent dans Vitrine, sur la page des messages.",
        reply_to=_reply_to(message.email),
        reply_to_name=message.name,
        key=f"message-{message.id}",
    )
