"""/api/operation/figures: what the overview of the operator's page shows."""

from fastapi import APIRouter

from vitrine.accounts.operators.guard import CurrentOperator
from vitrine.accounts.requests import AppSettings
from vitrine.operation.figures.shown import FiguresOut, read_figures
from vitrine.platform.http.transactions import Reading

router = APIRouter(prefix="/api/operation", tags=["operation"])


@router.get("/figures", operation_id="read_figures")
async def figures(_operator: CurrentOperator, settings: AppSettings, session: Reading) -> FiguresOut:
    return await read_figures(session, settings)
