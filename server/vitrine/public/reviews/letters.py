"""The mail that tells the owner that somebody reads his draft and remarks on it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from vitrine.platform.mail.notice import Notice, Reader, put

if TYPE_CHECKING:
    from vitrine.platform.mail import Letter
    from vitrine.platform.mail.words.model import MailWords
    from vitrine.public.reviews.tables import Remark


def remark_letter(remark: Remark, to: Reader, origin: str) -> Notice:
    name, link = remark.name, remark.link_label
    said = tuple(part for part in remark.text.split("\n\n") if part.strip())

    def say(words: MailWords) -> Letter:
        url, sites = f"{origin}/dashboard", words.sites
        letter = (
            put(words, sites.remark_by_link, url, greets=False, name=name, link=link)
            if link
            else put(words, sites.remark, url, greets=False, name=name)
        )
        return replace(letter, paragraphs=(*letter.paragraphs, *said))

    return Notice(to, "remark", say, key=f"remark-{remark.id}")
