"""What routes of CVs need."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends

from vitrine.cv.room import CvRoom
from vitrine.cv.share_pictures import SharePictures
from vitrine.http.services import given_services
from vitrine.rendering.requests import PageServices


@dataclass(frozen=True, kw_only=True)
class CvServices(PageServices):
    cvs: CvRoom
    share_pictures: SharePictures


Services = Annotated[CvServices, Depends(given_services)]
