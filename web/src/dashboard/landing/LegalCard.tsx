// The legal page: whether it is there, and the way to its editor. Visitors leave their names in a form, so an empty one is told.
import { CircleAlert, Globe } from "lucide-react";
import { Link } from "react-router";
import { editorPath } from "../../editor/chain";
import { legalLandingWords as words } from "../../i18n/legal";
import { buttonClass } from "../../ui/buttons/Button";
import { Badge } from "../../ui/notices/Badge";
import type { Site } from "./overview";

export function LegalCard({ site }: { site: Site }) {
  const missingText = site.sections.contact?.isHidden ? words.missingTextWithoutForm : words.missingText;
  const isThere = Boolean(site.sections.legal?.filled.length);
  return (
    <section className="d-box land-pad" aria-labelledby="land-legal">
      <div className="land-site-head">
        <h2 id="land-legal">{words.title}</h2>
        <Badge tone={isThere ? "green" : "amber"} icon={isThere ? Globe : CircleAlert}>
          {isThere ? words.there : words.missing}
        </Badge>
      </div>
      <p className="d-muted">{isThere ? words.thereText : missingText}</p>
      <div>
        <Link className={buttonClass({ variant: "line" })} to={editorPath("legal")}>
          {isThere ? words.edit : words.fill}
        </Link>
      </div>
    </section>
  );
}
