"""Sending mail: SMTP, or console and outbox."""
