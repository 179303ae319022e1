"""Files out of data URLs: looked at as uploads are, before anything is written; stored inside the import."""

from vitrine.sites.media import problems
from vitrine.sites.media.problems import MediaProblem
from vitrine.sites.media.results import Clean
from vitrine.sites.media.workshop.workshop import Workshop
from vitrine.transfer.interchange.reading import Picture
from vitrine.transfer.interchange.report import Report

_REASONS: dict[type[MediaProblem], str] = {
    problems.InvalidFormat: "by its content no PNG, JPEG or SVG (or PDF as a CV), or damaged",
    problems.ImageTooLarge: "too large, even compressed",
    problems.FileTooLarge: "too large, even compressed",
    problems.TooManyPixels: "too many pixels",
    problems.TooComplex: "too much for any honest picture",
    problems.SvgWithDoctype: "a drawing with a DOCTYPE is not taken",
    problems.PdfWithPassword: "a PDF with a password is not taken",
    problems.PdfNotCleanable: "a PDF whose scripts cannot be removed is not taken",
}


async def clean_pictures(
    workshop: Workshop, pictures: dict[str, Picture], max_bytes: int, report: Report, *, are_ours: bool
) -> dict[str, Clean]:
    """By picture id. Those of our own exports met the size rules when they were uploaded, and stay as they are."""
    kept: dict[str, Clean] = {}
    for picture_id, picture in pictures.items():
        why = ""
        if len(picture.content) > max_bytes:
            why = f"over {max_bytes} bytes"
        else:
            try:
                kept[picture_id] = await workshop.clean(
                    picture.content, picture.accepts, applies_size_rules=not are_ours
                )
            except MediaProblem as problem:
                why = _REASONS.get(type(problem), problem.code)
        for path in picture.paths if why else ():
            report.leave_out(path, why)
    return kept
