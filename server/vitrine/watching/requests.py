"""What the routes of watching need."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends

from vitrine.http.health import Health
from vitrine.http.services import BaseServices, given_services
from vitrine.watching.readiness import Readiness

if TYPE_CHECKING:  # else read only where figures are shown
    from vitrine.watching.metrics import Metrics


@dataclass(frozen=True, kw_only=True)
class WatchServices(BaseServices):
    health: Health
    readiness: Readiness
    metrics: Metrics | None


Services = Annotated[WatchServices, Depends(given_services)]
