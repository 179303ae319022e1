"""The media room for routes."""

from typing import Annotated

from fastapi import Depends, Request

from vitrine.media.room import MediaRoom


def get_media(request: Request) -> MediaRoom:
    media: MediaRoom = request.app.state.media
    return media


Media = Annotated[MediaRoom, Depends(get_media)]
