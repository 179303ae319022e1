// All remarks of all sections; each leads to the editor where it stands beside what it is about.
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { editingOrder } from "../../contract/sections.gen";
import { titleOf } from "../../editor/labels";
import { editorPath } from "../../editor/paths";
import { type Remark, remarksQuery, useMarkRemark, useRemarks } from "../../editor/remarks/queries";
import { RemarkList } from "../../editor/remarks/RemarkList";
import { RemarkNote } from "../../editor/remarks/RemarkNote";
import { reviewWords as words } from "../../i18n/reviews";
import { Button, buttonClass } from "../../ui/buttons/Button";
import { Count } from "../../ui/notices/Badge";

const editorOf = ({ section, language }: Remark) => `${editorPath(section)}?lang=${language}`;

const SeeIn = ({ remark }: { remark: Remark }) => (
  <Link className={buttonClass({ variant: "quiet", size: "small" })} to={editorOf(remark)}>
    {words.seeIn(titleOf(remark.section))}
  </Link>
);

function SetAside() {
  const { data = [] } = useQuery(remarksQuery);
  const mark = useMarkRemark();
  const spam = data.filter((remark) => remark.isSpam);
  if (!spam.length) return null;
  return (
    <details className="share-spam">
      <summary>{words.spam(spam.length)}</summary>
      <ul>
        {spam.map((remark) => (
          <RemarkNote key={remark.id} remark={remark}>
            <Button size="small" onClick={() => mark.mutate({ id: remark.id, marks: { isSpam: false } })}>
              {words.notSpam}
            </Button>
          </RemarkNote>
        ))}
      </ul>
    </details>
  );
}

export function AllRemarks() {
  const remarks = useRemarks();
  const left = remarks.filter(({ isDone }) => !isDone).length;
  return (
    <section className="d-box d-card share-remarks" aria-labelledby="share-remarks">
      <h2 id="share-remarks" className="d-row">
        {words.remarks}
        {left > 0 && <Count value={left} label={words.openRemarks} />}
      </h2>
      {left === 0 && <p className="d-muted">{words.noRemarks}</p>}
      {editingOrder.map((section) => {
        const here = remarks.filter((remark) => remark.section === section);
        return (
          here.length > 0 && (
            <div key={section} className="share-section">
              <h3>{titleOf(section)}</h3>
              <RemarkList
                label={words.aboutSection(titleOf(section))}
                remarks={here}
                beside={(remark) => <SeeIn remark={remark} />}
              />
            </div>
          )
        );
      })}
      <SetAside />
    </section>
  );
}
