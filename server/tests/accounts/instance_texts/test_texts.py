"""The operator's Markdown files: which one a language gets, when they are read again, and what of them is HTML."""

import os
from pathlib import Path

import pytest

from vitrine.accounts.instance_texts.markdown import as_html
from vitrine.accounts.instance_texts.texts import Texts, texts_of


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        self.now += 2  # longer than texts are believed without a look
        return self.now


def write(folder: Path, name: str, text: str) -> None:
    (folder / name).write_text(text, "utf-8")


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    return Texts(tmp_path, Clock())


def test_without_a_folder_or_a_file_there_are_no_texts(texts: Texts, tmp_path: Path) -> None:
    for nothing in (Texts(None), texts, Texts(tmp_path / "nowhere", Clock())):
        assert nothing.terms("FR") is None
        assert nothing.languages("conditions") == ()
    assert texts_of(tmp_path) is texts_of(tmp_path)


def test_a_language_without_a_file_gets_the_english_one_or_else_the_first(texts: Texts, tmp_path: Path) -> None:
    write(tmp_path, "conditions.fr.md", "# Conditions d’utilisation\n\nSoyez aimables.")
    found = texts.terms("DE")
    assert found is not None
    assert (found.language, found.title, found.address) == ("FR", "Conditions d’utilisation", "/fr/conditions")
    write(tmp_path, "conditions.en.md", "Be kind.")
    english = texts.terms("DE")
    assert english is not None
    assert (english.language, english.title, english.html) == ("EN", "", "<p>Be kind.</p>\n")
    french = texts.terms("FR")
    assert french is not None and french.revision == found.revision != english.revision
    assert texts.languages("conditions") == ("EN", "FR")


def test_a_changed_file_is_read_again_and_has_another_revision(texts: Texts, tmp_path: Path) -> None:
    write(tmp_path, "conditions.fr.md", "Un")
    first, all_before = texts.terms("FR"), texts.revision
    write(tmp_path, "conditions.fr.md", "Deux")
    os.utime(tmp_path / "conditions.fr.md", ns=(1, 1))
    second = texts.terms("FR")
    assert first is not None and second is not None
    assert (second.body, second.revision == first.revision, texts.revision == all_before) == ("Deux", False, False)
    (tmp_path / "conditions.fr.md").unlink()
    assert texts.terms("FR") is None


def test_a_file_that_is_no_text_is_left_out_and_the_others_stand(
    texts: Texts, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "conditions.fr.md").write_bytes(b"\xff\xfe")
    write(tmp_path, "confidentialite.fr.md", "x" * 500_001)
    write(tmp_path, "mentions-legales.fr.md", "Ici.")
    assert texts.terms("FR") is None and texts.get("confidentialite", "FR") is None
    assert texts.get("mentions-legales", "FR") is not None
    assert len(caplog.records) == 2


@pytest.mark.parametrize(
    "hostile",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "[x](javascript:alert(1))",
        "[x](JaVaScRiPt&#58;alert(1))",
        "[x](data:text/html,hm)",
        "[x](//evil.example)",
        "<javascript:alert(1)>",
        '[x](https://a.example "t" onmouseover="alert(1)")',
    ],
)
def test_no_markup_picture_or_link_of_another_kind_comes_of_it(hostile: str) -> None:
    html = as_html(hostile)
    assert "<script" not in html and "<img" not in html and "href" not in html, html


def test_a_picture_is_a_link_and_a_backslash_leads_nowhere_else() -> None:
    assert as_html("![x](https://a.example/pixel.png)") == '<p>!<a href="https://a.example/pixel.png">x</a></p>\n'
    assert as_html("[x](/\\evil.example)") == '<p><a href="/%5Cevil.example">x</a></p>\n'


def test_headings_follow_the_page_title_and_links_stay() -> None:
    links = "[ici](/fr/conditions), [là](https://a.example/?a=1&b=2), <abus@a.example>"
    html = as_html(f"### Un\n\n#### Deux\n\n{links}\n\n| a |\n|---|\n| b |")
    assert "<h2>Un</h2>" in html and "<h3>Deux</h3>" in html
    assert 'href="/fr/conditions"' in html and 'href="https://a.example/?a=1&amp;b=2"' in html
    assert 'href="mailto:abus@a.example"' in html
    assert '<div class="landing-table" tabindex="0"><table>' in html
