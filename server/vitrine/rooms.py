"""The routes of every room. A new room's router is a line here."""

from vitrine.accounts.routes import router as accounts
from vitrine.domains.routes import router as domains
from vitrine.imports.json_resume.routes import router as json_resume
from vitrine.imports.routes import router as imports
from vitrine.messages.form_routes import router as contact_form
from vitrine.messages.public_routes import router as contact
from vitrine.messages.routes import router as messages
from vitrine.rendering.dashboard import router as dashboard
from vitrine.rendering.preview import router as preview
from vitrine.rendering.reports import router as reports
from vitrine.rendering.seo import router as seo
from vitrine.rendering.vitals_routes import router as vitals
from vitrine.site.file_routes import router as files
from vitrine.site.media_routes import router as site_media
from vitrine.site.routes import router as site
from vitrine.site.versions.routes import router as versions
from vitrine.takeaway.routes import router as takeaways

ROUTERS = (
    accounts,
    messages,
    contact,
    contact_form,
    site,
    site_media,
    versions,
    domains,
    takeaways,
    files,
    imports,
    json_resume,
    preview,
    vitals,
    reports,
    seo,
    dashboard,
)
