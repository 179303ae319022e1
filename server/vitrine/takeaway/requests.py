"""What routes of takeaways need."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends

from vitrine.http.services import BaseServices, given_services
from vitrine.takeaway.making import TakeawayRoom


@dataclass(frozen=True, kw_only=True)
class TakeawayServices(BaseServices):
    takeaways: TakeawayRoom


Services = Annotated[TakeawayServices, Depends(given_services)]
