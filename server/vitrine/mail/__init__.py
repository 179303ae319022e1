"""Sending mail: rooms put letters into the `Outbox`, the `OutboxSender` takes them out, the `Mailer` delivers them."""

from vitrine.mail.delivery import Handover, MailNotSent
from vitrine.mail.letter import Letter, UnsafeHeader
from vitrine.mail.mailer import Mailer
from vitrine.mail.notice import Notice, Reader

__all__ = ["Handover", "Letter", "MailNotSent", "Mailer", "Notice", "Reader", "UnsafeHeader"]
