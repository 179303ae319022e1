"""The pictures of a file, each by the way of every upload: looked at in the workshop, counted for the site (media/)."""

from typing import Protocol

from vitrine.sites.media.library import MediaLibrary
from vitrine.sites.media.problems import MediaProblem, QuotaExceeded
from vitrine.sites.media.results import Allowance
from vitrine.sites.media.service import MediaQuota
from vitrine.transfer.imports.proposal import Note, Proposal
from vitrine.transfer.interchange.fitting import name_media


class Pictured(Protocol):
    """A file that was read (reader.py), or a sample of ours."""

    proposal: Proposal

    async def picture(self, picture_id: str, /) -> bytes: ...


async def keep_pictures(
    media: MediaLibrary, site_id: str, quota: MediaQuota, allowance: Allowance, opened: Pictured
) -> None:
    """Afterwards the proposal names stored media; what was refused is said by its name, and left.

    Stored before anything is chosen: what is not chosen is swept after a day, as any upload that nothing names.
    """
    media_ids: dict[str, str] = {}
    proposal = opened.proposal
    for picture_id, offered in proposal.pictures.items():
        content = await opened.picture(picture_id)
        try:
            clean = await media.clean(site_id, content, offered.accepts, offered.file_name, allowance)
            media_ids[picture_id] = await media.keep(site_id, clean, offered.file_name, quota)
        except QuotaExceeded:
            proposal.notes.append(Note("no_room", item=offered.file_name))
        except MediaProblem:
            proposal.notes.append(Note("picture", item=offered.file_name))
    name_media(proposal.sections, media_ids)
    proposal.pictures = {}
