"""The routes of every room. A new room's router is a line here."""

from vitrine.accounts.routes import router as accounts
from vitrine.media.routes import router as media
from vitrine.rendering.dashboard import router as dashboard
from vitrine.rendering.seo import router as seo
from vitrine.rendering.vitals import router as vitals
from vitrine.site.media_routes import router as site_media
from vitrine.site.routes import router as site

ROUTERS = (accounts, site, site_media, media, vitals, seo, dashboard)
