"""Sending mail: others put letters into the `Outbox`, the `OutboxSender` takes them out, the `Mailer` delivers them."""

from vitrine.platform.mail.kinds import DeliveryHooks, MailNotSent
from vitrine.platform.mail.letter import Letter, UnsafeHeader
from vitrine.platform.mail.mailer import Mailer
from vitrine.platform.mail.notice import Notice, Reader

__all__ = ["DeliveryHooks", "Letter", "MailNotSent", "Mailer", "Notice", "Reader", "UnsafeHeader"]
