"""`make check` finds references that do not resolve (tools/references.py)."""

import pytest

from references import problems

# Put together, so that this file is not one that points outside itself.
NUMBER, SPEC = "D" + "17", "the " + "spec"
PATHS = {
    "docs",
    "docs/a.md",
    "docs/b.md",
    "server/vitrine/sites/site",
    "server/vitrine/sites/site/save.py",
    "web/src/c.ts",
}


def found(text: str, name: str = "docs/a.md") -> list[str]:
    return problems({name: text, "docs/b.md": "# A heading: `here`\n"}, PATHS)


@pytest.mark.parametrize(
    "text",
    [
        f"kept ({NUMBER})",
        f"as {SPEC} says",
        "see threats" + ".md",
        "(" + "spec 2.4)",
        "a " + "spec" + "'s names",
    ],
)
@pytest.mark.parametrize("name", ["docs/a.md", "server/vitrine/sites/site/save.py", "web/src/c.ts"])
def test_what_points_outside_the_repository_is_refused(name: str, text: str) -> None:
    [problem] = found(text, name)
    assert problem.startswith(f"{name}:1: ")


@pytest.mark.parametrize("text", ["`a.spec.ts`, specs", "ED25519", "D2025", "a specification"])
def test_what_only_looks_alike_is_let_be(text: str) -> None:
    assert not found(text, "server/vitrine/sites/site/save.py")


@pytest.mark.parametrize("target", ["c.md", "../server/vitrine/sites/save.py", "b.md#another", "#nowhere"])
def test_a_link_to_nothing_is_refused(target: str) -> None:
    [problem] = found(f"[b]({target})")
    assert f"link to {target}" in problem


@pytest.mark.parametrize(
    "target", ["b.md", "b.md#a-heading-here", "../server/vitrine/sites/site/save.py", "https://example.org"]
)
def test_a_link_that_leads_somewhere_is_fine(target: str) -> None:
    assert not found(f"[b]({target})")


@pytest.mark.parametrize("named", ["site/gone.py", "gone.ts", "server/vitrine/gone/", "vitrine/site/gone.md"])
def test_a_file_that_is_named_and_gone_is_refused(named: str) -> None:
    assert found(f"see `{named}`") == [f"docs/a.md: `{named}` does not exist"]


@pytest.mark.parametrize(
    "named", ["sites/site/save.py", "save.py", "server/vitrine/sites/site/", "*.ts", "make test", ".build/bin/"]
)
def test_a_file_may_be_named_by_the_end_of_its_path(named: str) -> None:
    assert not found(f"see `{named}`")


def test_fixed_wording_that_the_code_does_not_have_is_refused() -> None:
    code = {"web/src/c.ts": 'saved: (lang: string) => `Données ${lang} enregistrées !`, gone: "Rien\u00a0!"'}
    product = "« Données {lang} enregistrées ! », « Rien ! », « Tout ! »"
    [problem] = problems({**code, "docs/product.md": product}, PATHS)
    assert "« Tout ! »" in problem


def test_a_decision_that_its_index_leaves_out_is_refused() -> None:
    index = {"docs/decisions/README.md": "[a](a.md)", "docs/decisions/a.md": "", "docs/decisions/b.md": ""}
    assert problems(index, {*index}) == ["docs/decisions/README.md: docs/decisions/b.md is not listed"]
