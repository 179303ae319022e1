"""Files that owners bring: honest ones of each kind, and the calls that read, preview and import them."""

import io
import json
import zipfile
from typing import Any
from urllib.parse import quote

import httpx

from tests.factories.app import Owner
from vitrine.app import App
from vitrine.transfer.interchange.report import Report
from vitrine.transfer.interchange.writing import export_site

RESUME: dict[str, Any] = {
    "$schema": "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    "basics": {
        "name": "Élise Maréchal",
        "label": "Développeuse web",
        "email": "elise@example.com",
        "phone": "+33 1 99 00 12 34",
        "url": "https://elise.example/",
        "summary": "Dix ans d’applications sobres.",
        "location": {"city": "Nantes", "countryCode": "FR"},
        "profiles": [
            {"network": "GitHub", "username": "elise", "url": "https://github.com/elise"},
            {"network": "Mastodon", "username": "@elise", "url": "https://social.example/@elise"},
        ],
    },
    "work": [
        {
            "name": "Coop du Quai",
            "position": "Développeuse",
            "location": "Nantes",
            "url": "https://quai.example",
            "startDate": "2019-04-01",
            "summary": "Le guichet en ligne.",
            "highlights": ["Accessibilité", "Tests"],
        },
        {"name": "Atelier Nord", "position": "Stagiaire", "startDate": "2018", "endDate": "2019-03"},
    ],
    "skills": [{"name": "Web", "level": "Experte", "keywords": ["HTML", "CSS", "TypeScript"]}],
    "projects": [{"name": "Marées", "description": "Un annuaire des marées.", "url": "https://marees.example"}],
    "references": [{"name": "Théo Lemarchand", "reference": "Du travail net, livré à l’heure."}],
    "education": [{"institution": "Université de Nantes", "area": "Informatique"}],
    "awards": [{"title": "Prix du site sobre"}],
}

LINKEDIN = {
    "Profile.csv": "First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Twitter Handles,Websites\n"
    'Élise,Maréchal,,"1 quai, Nantes",Jan 1,Développeuse web,"Dix ans\nd’applications.",[elise],'
    "[PORTFOLIO:https://elise.example]\n",
    "Positions.csv": "\ufeffCompany Name,Title,Description,Location,Started On,Finished On\n"
    "Coop du Quai,Développeuse,Le guichet,Nantes,Apr 2019,\n"
    "Atelier Nord,Stagiaire,=1+1,Nantes,Jan 2018,Mar 2019\n",
    "Skills.csv": "Name\nHTML\nCSS\n",
    "Email Addresses.csv": "Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,\n"
    "elise@example.com,Yes,Yes,\n",
    "Projects.csv": "Title,Description,Url,Started On,Finished On\n"
    "Marées,Un annuaire,https://marees.example,Jan 2020,\n",
    "Education.csv": "School Name,Start Date,End Date,Notes,Degree Name,Activities\n"
    "Université de Nantes,2008,2012,,,\n",
    "PhoneNumbers.csv": "Extension,Number,Type\n,+33199001234,Mobile\n",
    "Connections.csv": 'Notes:\n"When exporting …"\n\nFirst Name,Last Name\nA,B\n',
}


def zipped(files: dict[str, str | bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return packed.getvalue()


def linkedin_zip(**changed: str) -> bytes:
    return zipped({**LINKEDIN, **changed})


async def upload(owner: Owner, content: bytes) -> str:
    answer = await owner.client.post("/api/site/media", content=content, headers={"X-File-Name": "image.png"})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


async def bring(owner: Owner, content: bytes, name: str = "fichier.json", language: str = "FR") -> httpx.Response:
    """What the screen does with a file."""
    return await owner.client.post(
        f"/api/site/import?language={language}", content=content, headers={"X-File-Name": quote(name)}, timeout=120
    )


async def previewed(owner: Owner, content: bytes | dict[str, Any], language: str = "FR") -> dict[str, Any]:
    body = content if isinstance(content, bytes) else json.dumps(content).encode()
    answer = await bring(owner, body, language=language)
    assert answer.status_code == 200, answer.text
    preview: dict[str, Any] = answer.json()
    return preview


async def send_choices(owner: Owner, preview: dict[str, Any], mode: str, **choices: str) -> httpx.Response:
    """The same mode for every part, but for those that are named."""
    chosen = {part["part"]: mode for part in preview["parts"]} | choices
    body = {"id": preview["id"], "state": preview["state"], "choices": chosen}
    return await owner.client.post("/api/site/import/apply", json=body)


async def imported(owner: Owner, preview: dict[str, Any], mode: str = "fill", **choices: str) -> dict[str, Any]:
    answer = await send_choices(owner, preview, mode, **choices)
    assert answer.status_code == 200, answer.text
    done: dict[str, Any] = answer.json()
    return done


async def documents_of(owner: Owner) -> dict[str, Any]:
    """Everything that the site's editors would open with."""
    site = await owner.site()
    return {name: await owner.document(name) for name in site["sections"]}


async def exported(app: App, owner: Owner) -> dict[str, Any]:
    """The owner's documents as `vitrine export` writes them."""
    email = (await owner.client.get("/api/account")).json()["email"]
    written: list[str] = []

    async def write(text: str) -> None:
        written.append(text)

    services = app.services
    await export_site(services.database, services.blobs, services.keyring, email, write, Report())
    whole: dict[str, Any] = json.loads("".join(written))
    return whole


def part_of(preview: dict[str, Any], name: str) -> dict[str, Any]:
    return next(part for part in preview["parts"] if part["part"] == name)
