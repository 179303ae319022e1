"""Why a file is refused. `filename` is the owner's own name for it; sentences stand in web/src/i18n/media.ts."""

from typing import Any

from vitrine.platform.errors import Problem


class MediaProblem(Problem):
    """Raised while a file is looked at, in a process of its own; `named` adds the file's name on the way out."""

    def named(self, filename: str) -> "MediaProblem":
        return type(self)(**self.params, filename=filename)


class InvalidFormat(MediaProblem):
    """Neither of the allowed types by its content, or too damaged to be read.

    `hint`: 'paid' for a type that paid sites may send, 'heic' for one that a telephone can send otherwise.
    """

    code, status = "media.invalid_format", 415


class ImageTooLarge(MediaProblem):
    code, status = "media.image_too_large", 413


class FileTooLarge(MediaProblem):
    code, status = "media.file_too_large", 413


class TooManyPixels(MediaProblem):
    code, status = "media.too_many_pixels", 413


class TooComplex(MediaProblem):
    """It would take more memory, time or elements than any honest file."""

    code, status = "media.too_complex", 422


class SvgWithDoctype(MediaProblem):
    code, status = "media.svg_with_doctype", 422


class PdfWithPassword(MediaProblem):
    code, status = "media.pdf_with_password", 422


class PdfNotCleanable(MediaProblem):
    """Something active is still in it after cleaning: better no CV than a dangerous one."""

    code, status = "media.pdf_not_cleanable", 422


class QuotaExceeded(MediaProblem):
    """The site's files take all its room (sites/tiers/policy.py), in bytes: `used` of `most`; it `needs` more."""

    code, status = "media.no_room", 507


class UploadCut(Problem):
    """Fewer bytes came than were announced: half a file is no file, even where a reader could mend it."""

    code, status = "media.upload_cut", 400


class MediaNotFound(Problem):
    code, status = "media.not_found", 404


def problem_of(code: str, params: dict[str, Any]) -> MediaProblem:
    kinds: dict[str, type[MediaProblem]] = {kind.code: kind for kind in MediaProblem.__subclasses__()}
    return kinds[code](**params)
