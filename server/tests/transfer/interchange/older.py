"""An export of the older product with all that it is known for, and an instance that reads and writes such files."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from tests.factories.app import Owner
from tests.sites.media.documents import plain_pdf
from tests.sites.media.pictures import jpeg, png, rotated_jpeg, svg
from vitrine.cli.import_source import read_import_source
from vitrine.platform.errors import Refused
from vitrine.platform.keyring import open_keyring
from vitrine.platform.settings import Settings
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.sites.media.workshop.workshop import Workshop
from vitrine.transfer.interchange.importing import Imported, ImportOptions, InstanceHandles, import_file
from vitrine.transfer.interchange.report import Report
from vitrine.transfer.interchange.writing import export_site

EMAIL = "lea@example.org"
SEALED = "U2FsdGVkX1+Qm9uam91cg=="


def data_url(content: bytes, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


LOGO = data_url(svg('<rect width="9" height="9"/>'), "image/svg+xml")
PHOTO = data_url(rotated_jpeg(6), "image/jpeg")
CV = data_url(plain_pdf(), "application/pdf")
PICTURE = data_url(png())
OTHER_PICTURE = data_url(jpeg(), "image/jpeg")


def older_site() -> dict[str, Any]:
    """Misspelled, old and new names; strings for flags, lists and styles; every way to write a moment."""
    return {
        "id": "kQ3vXw0yTn2ZbLr8uEoA",
        "typeSite": "sidebar",
        "langues": '["FR", "en", "Allemand"]',
        "compte": "some-hash",
        "selectedOption": SEALED,
        "themeIndex": "2",
        "cv": CV,
        "logo": LOGO,
        "imgBase64": PHOTO,
        "imagevisible": "true",
        "imageVisible2": "false",
        "imageVisible3": True,
        "cvvisible": "true",
        "formeImg": "Carré",
        "imageStyle": "petit",
        "affichage": "true",
        "createdAt": {"seconds": 1709632800, "nanoseconds": 500000000},
        "updatedAt": 1712345678901,
        "styles": {"text4": {"fontSize": "3rem", "fontWeight": "bold", "lineHeight": "1.2"}},
        "stylesHome": {"titre": {"fontSize": 2.5, "fontFamily": "Georgia, serif", "textTransform": "none"}},
        "stylesPropos": '{"titre": {"fontSize": "32px", "fontWeight": 700}}',
        "stylesProjet": {"text9": {"fontFamily": "Arial"}, "texts": {"fontWeight": "lighter"}},
        "stylesConatct": {"titre": {"textTransform": "uppercase"}},
        "DataHome_FR": {"title": "Léa", "text4": "Léa Martin", "text5": "Photographe", "text1": None},
        "DataHome_EN": {"title": "Léa", "text4": "Léa Martin", "text5": "Photographer"},
        "DataHome_ES": {"text4": "Léa", "text5": "Fotógrafa"},
        "DataPropos_FR": {"text6": "À propos", "text7": "Ligne\nsuivante", "text8": "2e", "nomTire": "L’équipe"},
        "DataProjet_FR": {"text9": "Projets"},
        "DataCompetance_FR": {"text12": 2024},
        "DataContact_FR": {"text11": "Contact", "text13": "Écrire", "titre": "", "name": "Votre nom", "sendbtn": "OK"},
        "imagesPropos": json.dumps([{"src": PICTURE}, OTHER_PICTURE]),
        "imagesPropos_FR": [{"id": "b1", "src": PICTURE, "nom": "Ana", "respon": "Lumière"}],
        "imagesProjet_FR": {
            "Zb": {"src": OTHER_PICTURE, "titres": "Second par id", "lien": "www.example.org/2", "createdAt": 1e12},
            "Aa": {"src": PICTURE, "titres": "Premier par id", "description": "d", "createdAt": "2024-03-05T10:00:00Z"},
        },
        "imagesCompetance_FR": [{"titres": "Portrait", "description": ""}],
        "subcollections": {
            "ContactData": [
                {"icon": "FaInstagram", "titre": "Insta", "detail": "@lea", "lien": "https://instagram.com/lea"},
                {"icon": "Téléphone", "detail": "06 12", "lien": "06 12 34 56 78"},
            ],
            "contact_FR": {
                "x1": {"icon": "instagram", "titre": "Insta", "detail": "@lea", "lien": "https://instagram.com/lea"},
                "x2": {"icon": "Email", "detail": "lea@example.org", "lien": "lea@example.org"},
            },
        },
    }


def older_file(**changes: Any) -> dict[str, Any]:
    """`changes` to the site document; None takes a field away."""
    site = {key: value for key, value in (older_site() | changes).items() if value is not None}
    return {
        "data": {site.pop("id"): site},
        "users": {"u1": {"uid": "u1", "email": "Lea@Example.org", "userName": "Léa Martin", "Date": "2023-01-02"}},
        "Message": [
            {"Email": "jo@example.com", "nom": "Jo", "message": "Bonjour\nLéa", "Date": {"_seconds": 1709632800}},
            {"Email": "pas une adresse", "nom": "", "message": "Sans nom", "Date": "2024-03-06T08:00:00+01:00"},
        ],
    }


OTHER_USER = "note: users: 1 other account: only the owner's is looked at"


def small_file(**site: Any) -> dict[str, Any]:
    """No pictures: nothing needs a process of its own."""
    user = {"uid": "u1", "email": EMAIL, "userName": "Léa Martin"}
    return {"data": [{"langues": ["FR"], "DataHome_FR": {"text4": "Léa"}, **site}], "users": [user]}


@dataclass
class Instance:
    """Where an operator imports and exports; an application may serve the same database beside it."""

    handles: InstanceHandles

    async def read(self, file: Any, **options: Any) -> tuple[Imported | None, Report]:
        """`file`: as it was parsed, or where it lies."""
        report, chosen = Report(), replace(ImportOptions(), **options)
        if isinstance(file, Path):
            content, beside = read_import_source(str(file), self.handles.settings.limits)
            return await import_file(self.handles, content, chosen, report, beside), report
        content = file if isinstance(file, bytes) else json.dumps(file).encode()
        return await import_file(self.handles, content, chosen, report), report

    async def refusal(self, file: Any, **options: Any) -> str:
        try:
            await self.read(file, **options)
        except Refused as refused:
            return str(refused)
        raise AssertionError("it was taken")

    async def written(self, owner: str | None = EMAIL) -> tuple[dict[str, Any], Report]:
        pieces: list[str] = []
        report, handles = Report(), self.handles

        async def write(piece: str) -> None:
            pieces.append(piece)

        await export_site(handles.database, handles.blobs, handles.keyring, owner, write, report)
        whole: dict[str, Any] = json.loads("".join(pieces))
        return whole, report


async def email_of(owner: Owner) -> str:
    return str((await owner.client.get("/api/session")).json()["account"]["email"])


def without_ids(whole: dict[str, Any]) -> dict[str, Any]:
    """Ids of the site, the account and messages are an instance's own; those of items go along."""
    names = ("id", "uid")
    return {
        key: [{name: value for name, value in entry.items() if name not in names} for entry in part]
        for key, part in whole.items()
        if isinstance(part, list)
    }


@pytest.fixture(scope="session")
def older_workshop() -> Iterator[Workshop]:
    """One process for the files of all tests here."""
    made = Workshop()
    yield made
    asyncio.run(made.close())


@pytest.fixture(name="instance")
async def older_instance(settings: Settings, older_workshop: Workshop) -> AsyncIterator[Instance]:
    """A migrated database on the engine under test, without any row. Asked for through conftest.py."""
    database = Database(settings.resolved_database_url)
    blobs = Blobs(settings.resolved_blobs_url)
    yield Instance(InstanceHandles(settings, database, blobs, open_keyring(settings), older_workshop))
    await database.close()
