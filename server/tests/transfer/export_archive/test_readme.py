"""README.txt of what is taken along, in its owner's language."""

import pytest

from vitrine.content.catalogues import DASHBOARD_LANGUAGES
from vitrine.sites.site.tables import Site
from vitrine.transfer.export_archive.readme import archive_readme, site_readme


@pytest.mark.parametrize("language", DASHBOARD_LANGUAGES)
def test_every_file_is_explained_on_lines_that_fit(language: str) -> None:
    site = Site(owner_name="Élise Maréchal", slug="elise")
    archive = archive_readme(site, language, has_drafts=True, has_remarks=True, missing=["files/a.png", "files/b.png"])
    static = site_readme(
        *(site, language, ["fr.html", "en.html"]),
        mail_to=None,
        address=None,
        placeholder="https://example.com/",
        missing=[],
        has_icon=False,
    )
    names = (
        "documents.json",
        "files/",
        "messages.csv",
        "account.json",
        "versions.jsonl",
        "drafts.json",
        "remarks.json",
    )
    assert [line for line in archive.splitlines() if line in names] == list(names)
    assert "files/a.png, files/b.png" in archive and "https://example.com/" in static
    assert "index.html, fr.html, en.html" in static.splitlines()
    for told in (archive, static):
        assert "Élise Maréchal · " in told and "/@elise" in told and "{" not in told
        assert max(map(len, told.splitlines())) <= 110
