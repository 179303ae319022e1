"""The sentences of locales/ as the TypeScript that the pages read. Written by generate.py."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict

from vitrine.content.catalogues import SPOKEN_LANGUAGES
from vitrine.public.messages.words import form_words

HEADER = "// Written by `make gen` from locales/. Do not edit.\n"
# Those of a page with scripts; the others are said by the server's own page.
FORM = ("name", "email", "message", "send", "sending", "sent", "incomplete", "wrongAddress", "failed", "retry")


def forms() -> str:
    table = {code: {name: asdict(form_words(code))[name] for name in FORM} for code in SPOKEN_LANGUAGES}
    return f"{HEADER}\nexport const formWords = {json.dumps(table, ensure_ascii=False, indent=2)};\n"


FILES: dict[str, Callable[[], str]] = {"web/src/contract/formWords.gen.ts": forms}
