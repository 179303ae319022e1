"""What a shared instance needs besides: texts, sites that its landing page shows, a reader of reports."""

from pathlib import Path

from sqlalchemy import exists, select

from vitrine.accounts.instance_texts.texts import KINDS, LANGUAGES, PAGES, file_name, read_text
from vitrine.accounts.tables import Operator
from vitrine.operation.doctor.findings import Finding, bad, note, ok
from vitrine.platform.settings import Settings
from vitrine.platform.storage.schema import existing_database
from vitrine.public.landing.examples import site_of

TEXTS, EXAMPLES, REPORTS = "texts", "examples", "reports"


async def texts(settings: Settings) -> list[Finding]:
    folder = settings.texts
    if folder is None:
        if not settings.is_shared:
            return []
        said = "strangers find no terms, no word on privacy and no legal notice"
        return [note(TEXTS, said, "write them (docs/operations/strangers.md) and set VITRINE_TEXTS to their folder")]
    if not folder.is_dir():
        return [bad(TEXTS, f"there is no folder {folder}", "make it, or correct VITRINE_TEXTS")]
    found = _files(folder)
    missing = [kind for kind in PAGES if not any((folder / file_name(kind, code)).exists() for code in LANGUAGES)]
    if missing and settings.is_shared:
        names = ", ".join(file_name(kind, "FR") for kind in missing)
        found.append(note(TEXTS, f"no {names} in {folder}, nor in another language", "write what your law asks for"))
    return found or [ok(TEXTS, f"read from {folder}")]


def _files(folder: Path) -> list[Finding]:
    """Those that cannot be read, and those that nobody reads."""
    found: list[Finding] = []
    known = {file_name(kind, code): (kind, code) for kind in KINDS for code in LANGUAGES}
    for path in sorted(folder.glob("*.md")):
        if path.name not in known:
            said = f"{path.name} is no text of ours"
            found.append(note(TEXTS, said, f"name it like {file_name(PAGES[0], 'FR')}, or take it away"))
            continue
        try:
            read_text(folder, *known[path.name])
        except (OSError, ValueError) as error:
            found.append(
                bad(TEXTS, f"{path.name} cannot be shown: {error}", "let the server read it; save it as UTF-8")
            )
    return found


async def examples(settings: Settings) -> list[Finding]:
    if settings.front_page != "landing" or not settings.landing_examples:
        return []
    async with existing_database(settings) as opened, opened.reading() as session:
        away = [slug for slug in settings.landing_examples if await site_of(session, slug) is None]
    if away:
        said = f"visitors see no site at {', '.join(f'/@{slug}' for slug in away)}"
        return [bad(EXAMPLES, said, "choose other sites in VITRINE_LANDING_EXAMPLES")]
    return [ok(EXAMPLES, f"{len(settings.landing_examples)} of 3 chosen, all shown")]


async def reports(settings: Settings) -> list[Finding]:
    if not settings.is_shared:
        return []
    if settings.abuse_address:
        return [ok(REPORTS, f"mailed to {settings.abuse_address}")]
    async with existing_database(settings) as opened, opened.reading() as session:
        is_read = bool(await session.scalar(select(exists().where(Operator.account_id.is_not(None)))))
    if not is_read:
        to_do = "name an operator (`vitrine operators add`), or set VITRINE_ABUSE_ADDRESS"
        return [bad(REPORTS, "nobody is told of sites that visitors report", to_do)]
    return [ok(REPORTS, "mailed to the operators")]
