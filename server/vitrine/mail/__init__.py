"""Sending mail: `Mailer` delivers a `Letter` by SMTP, or prints and keeps it where no SMTP is set."""

from vitrine.mail.delivery import Handover, MailNotSent
from vitrine.mail.letter import Letter, UnsafeHeader
from vitrine.mail.mailer import Mailer
from vitrine.mail.notice import Notice, Reader

__all__ = ["Handover", "Letter", "MailNotSent", "Mailer", "Notice", "Reader", "UnsafeHeader"]
