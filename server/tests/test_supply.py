"""What a release is made of: told for machines, looked up among advisories, and the same bytes whoever builds it."""

import json
import os
from pathlib import Path
from zipfile import ZipFile

import pytest

import audit
from audit import FOUND, NOTHING, OUT_OF_REACH, Verdict, of_npm, of_python
from dist import LOCK, build_twice, build_wheel, digest
from sbom import document, npm_components, python_components, shipped_packages

ROOT = Path(__file__).parents[2]


@pytest.mark.real_server
@pytest.mark.full
def test_another_who_builds_the_wheel_gets_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    before = os.umask(0o077)
    try:
        again = build_wheel(tmp_path / "elsewhere" / "in a folder")
    finally:
        os.umask(before)
    assert (again.name, digest(again)) == (wheel.name, digest(wheel))


@pytest.mark.real_server
def test_the_wheel_carries_the_files_of_a_deployment_and_the_documents(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = {name.removeprefix("vitrine/built/") for name in archive.namelist()}
    for folder in ("deploy", "docs"):
        here = {path.relative_to(ROOT) for path in (ROOT / folder).rglob("*") if path.is_file()}
        assert {str(path) for path in here if not path.name.startswith(".")} <= names


def test_a_build_that_is_not_the_same_twice_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import dist

    def another(target: Path) -> Path:
        target.mkdir(exist_ok=True)
        (target / "one.whl").write_bytes(os.urandom(8))
        return target / "one.whl"

    monkeypatch.setattr(dist, "build_wheel", another)
    with pytest.raises(dist.CannotBuild, match="not the same"):
        build_twice(tmp_path)


@pytest.mark.real_server
def test_the_bill_of_materials_is_sound_whole_and_names_no_host(wheel: Path) -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    python, npm = python_components((ROOT / LOCK).read_text("utf-8")), npm_components(lock, shipped_packages())
    told = document("1.2.3", wheel, [*python, *npm])
    # Here, not above: reading it takes seconds, and every worker reads every module.
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(told) is None
    assert told == document("1.2.3", wheel, [*python, *npm])
    assert "://" not in told and "registry" not in told

    read = json.loads(told)
    assert digest(wheel) in json.dumps(read["metadata"])
    purls = {component["purl"] for component in read["components"]}
    locked = [line for line in (ROOT / LOCK).read_text("utf-8").splitlines() if "==" in line and line[0] not in " #"]
    assert len(python) == len(locked) and len(purls) == len(python) + len(npm)
    assert any(purl.startswith("pkg:pypi/fastapi@") for purl in purls)
    shipped = {one["name"]: one for one in npm}
    assert "react-dom" in shipped and "typescript" not in shipped, "what only builds is not shipped"
    assert len(shipped["react-dom"]["hashes"][0]["content"]) == 128 and shipped["react-dom"]["licenses"]


def dependencies(*packages: dict[str, object]) -> str:
    return json.dumps({"dependencies": packages, "fixes": []})


@pytest.mark.parametrize(
    ("verdict", "code", "told"),
    [
        (of_python(dependencies({"name": "a", "version": "1", "vulns": []}), ""), NOTHING, ""),
        (
            of_python(
                dependencies({"name": "a", "version": "1", "vulns": [{"id": "CVE-1", "fix_versions": ["2"]}]}), ""
            ),
            FOUND,
            "a 1: CVE-1, mended in 2",
        ),
        (of_python("", "Traceback …\nConnectionError: no route\n"), OUT_OF_REACH, "no route"),
        (
            of_python(dependencies({"name": "a", "skip_reason": "not found on PyPI"}, {"name": "b", "vulns": []}), ""),
            OUT_OF_REACH,
            "1 of 2 were not looked up: not found",
        ),
        (of_npm('{"vulnerabilities": {}}', ""), NOTHING, ""),
        (of_npm('{"vulnerabilities": {"x": {"severity": "high", "range": "<2"}}}', ""), FOUND, "x (high): <2"),
        (of_npm('{"message": "request failed, reason: getaddrinfo"}', "npm error"), OUT_OF_REACH, "getaddrinfo"),
        (of_npm("", "npm error network"), OUT_OF_REACH, "network"),
    ],
)
def test_advisories_are_nothing_something_or_out_of_reach(verdict: Verdict, code: int, told: str) -> None:
    assert verdict.code == code and told in "\n".join(verdict.lines)


@pytest.mark.parametrize(
    ("codes", "ended"), [((0, 0), 0), ((0, 2), 2), ((2, 1), 1), ((1, 0), 1)], ids=["none", "unknown", "both", "found"]
)
def test_what_is_known_weighs_more_than_what_nobody_could_look_up(
    codes: tuple[int, ...], ended: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = {f"lock-{number}": Verdict(code, []) for number, code in enumerate(codes)}
    monkeypatch.setattr(audit, "verdicts", lambda: found)
    assert audit.main() == ended
    assert ("could not be reached" in capsys.readouterr().out) == (2 in codes)
