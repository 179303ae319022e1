"""The routes of every room. A new room's router is a line here."""

from vitrine.accounts.routes import router as accounts
from vitrine.complaints.routes import router as complaints
from vitrine.cv.routes import router as cvs
from vitrine.domains.routes import router as domains
from vitrine.imports.json_resume.routes import router as json_resume
from vitrine.imports.routes import router as imports
from vitrine.messages.form_routes import router as contact_form
from vitrine.messages.public_routes import router as contact
from vitrine.messages.routes import router as messages
from vitrine.operating.complaint_routes import router as reported_sites
from vitrine.operating.figures.routes import router as figures
from vitrine.operating.routes import router as operation
from vitrine.rendering.dashboard import router as dashboard
from vitrine.rendering.preview import router as preview
from vitrine.rendering.reports import router as reports
from vitrine.rendering.seo import router as seo
from vitrine.reviews.public_routes import router as review_pages
from vitrine.reviews.routes import router as reviews
from vitrine.site.file_routes import router as files
from vitrine.site.media_routes import router as site_media
from vitrine.site.notice_routes import router as notices
from vitrine.site.publishing_routes import router as publication
from vitrine.site.room_routes import router as site_room
from vitrine.site.routes import router as site
from vitrine.site.translations.routes import router as translations
from vitrine.site.translations.text_routes import router as texts
from vitrine.site.versions.routes import router as versions
from vitrine.takeaway.routes import router as takeaways
from vitrine.visits.report_routes import router as visit_reports
from vitrine.visits.routes import files as visit_files
from vitrine.visits.routes import router as visits
from vitrine.watching.routes import router as watching

# Asked one after the other for each call: what owners call all the time comes first.
ROUTERS = (
    site,
    messages,
    accounts,
    contact,
    contact_form,
    complaints,
    site_media,
    site_room,
    translations,
    texts,
    versions,
    notices,
    publication,
    cvs,
    domains,
    takeaways,
    files,
    imports,
    json_resume,
    preview,
    reviews,
    review_pages,
    visit_reports,
    visits,
    visit_files,
    reports,
    operation,
    figures,
    reported_sites,
    seo,
    dashboard,
    watching,
)
