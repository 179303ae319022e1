"""Why a file is not read. Sentences stand in web/src/i18n/imports.ts; nothing was changed by any of these."""

from typing import Any

from vitrine.platform.errors import Problem


class ImportProblem(Problem):
    """Raised while a file is read, in a process of its own."""


class UnknownFile(ImportProblem):
    """Neither an archive of ours, nor a JSON Resume, nor a LinkedIn export."""

    code, status = "imports.unknown_file", 415


class DamagedFile(ImportProblem):
    """It begins like one of them and cannot be read to its end; `file` is the name inside an archive."""

    code, status = "imports.damaged_file", 422


class NotUtf8(ImportProblem):
    code, status = "imports.not_utf8", 422


class UnsafeArchive(ImportProblem):
    """Names that lead out of it, links, secrets, two files of one name: no honest program writes these."""

    code, status = "imports.unsafe_archive", 422


class TooMuchInside(ImportProblem):
    """More than any site holds once it is unpacked: files, bytes, entries."""

    code, status = "imports.too_much_inside", 413


class NothingInside(ImportProblem):
    """Read to its end, and nothing of it has a place on a site."""

    code, status = "imports.nothing_inside", 422


class NewerArchive(ImportProblem):
    code, status = "imports.newer_archive", 422


def problem_of(code: str, params: dict[str, Any]) -> ImportProblem:
    kinds: dict[str, type[ImportProblem]] = {kind.code: kind for kind in ImportProblem.__subclasses__()}
    return kinds[code](**params)
