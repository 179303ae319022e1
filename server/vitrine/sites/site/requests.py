"""What routes of a site need."""

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Header
from pydantic import ValidationError, ValidatorFunctionWrapHandler, WrapValidator

from vitrine.accounts.requests import AccountServices
from vitrine.platform.errors import Invalid
from vitrine.platform.http.services import given_services
from vitrine.sites.media.requests import MediaServices
from vitrine.sites.site.effective_themes import EffectiveThemes
from vitrine.sites.site.public_files import PublicFiles
from vitrine.sites.site.translations.reader import TextsReader

MAX_FAULTS = 1_000


@dataclass(frozen=True, kw_only=True)
class SiteServices(AccountServices, MediaServices):
    public_files: PublicFiles
    effective_themes: EffectiveThemes
    texts_reader: TextsReader


Services = Annotated[SiteServices, Depends(given_services)]
IfMatch = Annotated[str | None, Header(alias="If-Match", description='The revision the change started from: "7".')]
IfNoneMatch = Annotated[str | None, Header(alias="If-None-Match", description="* when nothing was saved yet.")]
IdempotencyKey = Annotated[
    str | None, Header(alias="Idempotency-Key", max_length=64, description="The same key gets the same answer.")
]


def _few_faults(given: Any, validate: ValidatorFunctionWrapHandler) -> Any:
    try:
        return validate(given)
    except ValidationError as error:
        if error.error_count() > MAX_FAULTS:
            raise Invalid(fields=[]) from None
        raise


# Of a body with thousands of values: FastAPI describes every fault, which takes five times as long as finding it.
FewFaults = WrapValidator(_few_faults)
