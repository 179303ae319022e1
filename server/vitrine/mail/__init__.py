"""Sending mail: `Mailer` delivers a `Letter` by SMTP, or prints and keeps it where no SMTP is set."""

from vitrine.mail.letter import Letter, UnsafeHeader
from vitrine.mail.mailer import Handover, Mailer, MailNotSent

__all__ = ["Handover", "Letter", "MailNotSent", "Mailer", "UnsafeHeader"]
