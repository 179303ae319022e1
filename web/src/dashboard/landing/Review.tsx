// How many remarks on the draft wait in which section, and the way to who may read it.
import { MessageSquareText, Share2 } from "lucide-react";
import { Link } from "react-router";
import { editingOrder } from "../../contract/sections.gen";
import { titleOf } from "../../editor/labels";
import { editorPath, reviewLinksPath } from "../../editor/paths";
import { useRemarks } from "../../editor/remarks/queries";
import { reviewWords as words } from "../../i18n/reviews";
import { buttonClass } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import { Count } from "../../ui/notices/Badge";

export function Review() {
  const left = useRemarks().filter(({ isDone }) => !isDone);
  const bySection = editingOrder
    .map((section) => ({ section, remarks: left.filter((remark) => remark.section === section) }))
    .filter(({ remarks }) => remarks.length);
  if (!bySection.length) return null;
  return (
    <section className="d-box land-pad" aria-labelledby="land-review">
      <h2 id="land-review" className="d-row">
        {words.landing}
        <Count value={left.length} label={words.openRemarks} />
      </h2>
      <ul className="land-remarks" aria-label={words.remarks}>
        {bySection.map(({ section, remarks }) => (
          <li key={section}>
            <Link to={`${editorPath(section)}?lang=${remarks[0]?.language}`}>
              <Icon of={MessageSquareText} />
              {titleOf(section)}
              <Count value={remarks.length} label={words.openRemarks} />
            </Link>
          </li>
        ))}
      </ul>
      <div>
        <Link className={buttonClass({ variant: "line" })} to={reviewLinksPath}>
          <Icon of={Share2} />
          {words.share}
        </Link>
      </div>
    </section>
  );
}
