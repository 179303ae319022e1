// The legal page: whether it is there, and the way to its editor. Visitors leave their names in a form, so an empty one is told.
import { CircleAlert, Globe } from "lucide-react";
import { Link } from "react-router";
import { editorPath } from "../../editor/paths";
import { legalLandingWords as words } from "../../i18n/legal";
import { buttonClass } from "../../ui/buttons/Button";
import { Badge } from "../../ui/notices/Badge";
import { Part } from "../screens/Parts";
import type { Site } from "../settings";

export function LegalPart({ site }: { site: Site }) {
  const missingText = site.sections.contact?.isHidden ? words.missingTextWithoutForm : words.missingText;
  const isThere = Boolean(site.sections.legal?.filled.length);
  return (
    <Part title={words.title} hint={isThere ? words.thereText : missingText}>
      <div className="d-row d-row-wrap">
        <Badge tone={isThere ? "green" : "amber"} icon={isThere ? Globe : CircleAlert}>
          {isThere ? words.there : words.missing}
        </Badge>
        <Link className={buttonClass({ variant: "line" })} to={editorPath("legal")}>
          {isThere ? words.edit : words.fill}
        </Link>
      </div>
    </Part>
  );
}
