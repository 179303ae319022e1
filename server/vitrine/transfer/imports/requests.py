"""What routes of imports need."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends

from vitrine.platform.http.services import given_services
from vitrine.public.rendering.requests import PageServices
from vitrine.transfer.imports.reader import ImportReader


@dataclass(frozen=True, kw_only=True)
class ImportServices(PageServices):
    import_reader: ImportReader


Services = Annotated[ImportServices, Depends(given_services)]
