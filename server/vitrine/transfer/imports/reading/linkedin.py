"""A LinkedIn data export, a ZIP of tables, as a JSON Resume: from there on it takes the same way.

What is private in it does not become public by an import: addresses and dates of birth are left. Telephone numbers
are ways to reach somebody, and the preview says that visitors will see them.
"""

import re
from pathlib import PurePosixPath
from typing import Any

from vitrine.transfer.imports.proposal import NoPlace
from vitrine.transfer.imports.reading.texts import as_rows
from vitrine.transfer.interchange.zips import SafeZip

Row = dict[str, str]
MAX_CSV_BYTES = 8 << 20
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_NUMBERED = re.compile(r"(\d{4})(?:-(\d{1,2}))?(?:-\d{1,2})?")
_NAMED = re.compile(r"(?:(\d{1,2}) )?([A-Za-z]{3})[a-z]*\.?,? (\d{4})")
# The tables that are read, and a heading that each of them has.
_READ = {
    "Profile.csv": "First Name",
    "Positions.csv": "Company Name",
    "Skills.csv": "Name",
    "Projects.csv": "Title",
    "Email Addresses.csv": "Email Address",
    "PhoneNumbers.csv": "Number",
    "Recommendations_Received.csv": "Text",
    "Education.csv": "School Name",
}
_RECOGNISED_BY = frozenset(("Profile.csv", "Positions.csv", "Skills.csv"))
_OF_PROFILE = ("Maiden Name", "Address", "Birth Date", "Industry", "Zip Code", "Geo Location", "Instant Messengers")


def is_linkedin(archive: SafeZip) -> bool:
    return any(PurePosixPath(name).name in _RECOGNISED_BY for name in archive.names)


def read_linkedin(archive: SafeZip) -> tuple[dict[str, Any], list[NoPlace]]:
    """As a JSON Resume, and what the export holds besides."""
    tables: dict[str, list[Row]] = {}
    no_place: list[NoPlace] = []
    for name in archive.names:
        table = PurePosixPath(name).name
        if table in _READ and table not in tables:
            tables[table] = as_rows(archive.read(name, MAX_CSV_BYTES), name, (_READ[table],))
        else:
            no_place.append(NoPlace(table))
    profile = next(iter(tables.get("Profile.csv", [])), {})
    no_place += [NoPlace(f"Profile.csv : {head}", says=profile[head]) for head in _OF_PROFILE if profile.get(head)]
    # Under the tables' own names: who looks for them looks for what LinkedIn calls them.
    resume = {
        "basics": _basics(profile, tables.get("Email Addresses.csv", []), tables.get("PhoneNumbers.csv", [])),
        "work": [_position(row) for row in tables.get("Positions.csv", [])],
        "skills": [{"name": row.get("Name", "")} for row in tables.get("Skills.csv", [])],
        "projects": [_project(row) for row in tables.get("Projects.csv", [])],
        "references": [_reference(row) for row in tables.get("Recommendations_Received.csv", [])],
        "education": [{"institution": row.get("School Name", "")} for row in tables.get("Education.csv", [])],
    }
    return resume, no_place


def _basics(profile: Row, emails: list[Row], phones: list[Row]) -> dict[str, Any]:
    primary = [row for row in emails if row.get("Primary", "").lower() in ("yes", "true")] or emails
    numbers = [number for row in phones if (number := row.get("Number", "").strip())]
    return {
        "name": f"{profile.get('First Name', '')} {profile.get('Last Name', '')}".strip(),
        "label": profile.get("Headline", ""),
        "summary": profile.get("Summary", ""),
        "email": primary[0].get("Email Address", "") if primary else "",
        "phone": numbers[0] if numbers else "",
        "profiles": [
            *({"network": "phone", "username": number, "url": f"tel:{number}"} for number in numbers[1:]),
            *({"network": "Twitter", "username": name} for name in _listed(profile.get("Twitter Handles", ""))),
            *(_website(written) for written in _listed(profile.get("Websites", ""))),
        ],
    }


def _listed(cell: str) -> list[str]:
    """'[a,b]': LinkedIn writes several values into one cell so."""
    return [part.strip() for part in cell.removeprefix("[").removesuffix("]").split(",") if part.strip()]


def _website(written: str) -> dict[str, str]:
    """'PORTFOLIO:https://elise.example'."""
    kind, _, address = written.partition(":")
    return {"network": kind.strip() or "Website", "url": address.strip()} if "//" in address else {"url": written}


def _position(row: Row) -> dict[str, str]:
    return {
        "position": row.get("Title", ""),
        "name": row.get("Company Name", ""),
        "location": row.get("Location", ""),
        "startDate": _date(row.get("Started On", "")),
        "endDate": _date(row.get("Finished On", "")),
        "summary": row.get("Description", ""),
    }


def _project(row: Row) -> dict[str, str]:
    return {
        "name": row.get("Title", ""),
        "description": row.get("Description", ""),
        "url": row.get("Url", ""),
        "startDate": _date(row.get("Started On", "")),
        "endDate": _date(row.get("Finished On", "")),
    }


def _reference(row: Row) -> dict[str, str]:
    return {
        "name": f"{row.get('First Name', '')} {row.get('Last Name', '')}".strip(),
        "role": ", ".join(part for part in (row.get("Job Title", ""), row.get("Company", "")) if part),
        "reference": row.get("Text", ""),
    }


def _date(written: str) -> str:
    """'Jan 2020', '3 Jan 2020', '2020' or '2020-01'; what is none of these comes as it is, to be refused by name."""
    if found := _NUMBERED.fullmatch(written):
        year, month = found[1], int(found[2] or 0)
    elif (found := _NAMED.fullmatch(written)) and found[2].lower() in _MONTHS:
        year, month = found[3], _MONTHS.index(found[2].lower()) + 1
    else:
        return written
    return f"{year}-{month:02}" if 1 <= month <= 12 else year
