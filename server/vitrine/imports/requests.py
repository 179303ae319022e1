"""What routes of imports need."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends

from vitrine.http.services import given_services
from vitrine.imports.reader import ImportReader
from vitrine.rendering.requests import PageServices


@dataclass(frozen=True, kw_only=True)
class ImportServices(PageServices):
    import_reader: ImportReader


Services = Annotated[ImportServices, Depends(given_services)]
