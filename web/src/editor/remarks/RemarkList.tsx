// Remarks that belong together: those to be worked off, and on demand those that were.
import { type ReactNode, useState } from "react";
import { reviewWords as words } from "../../i18n/reviews";
import { Button } from "../../ui/buttons/Button";
import type { Remark } from "./queries";
import { RemarkNote } from "./RemarkNote";

interface RemarkListProps {
  label: string;
  remarks: readonly Remark[];
  /** What stands at each one's end, before its box. */
  beside?: (remark: Remark) => ReactNode;
}

export function RemarkList({ label, remarks, beside }: RemarkListProps) {
  const [showsDone, setShowsDone] = useState(false);
  const done = remarks.filter((remark) => remark.isDone).length;
  const shown = showsDone ? remarks : remarks.filter((remark) => !remark.isDone);
  return (
    <div className="remarks">
      {shown.length > 0 && (
        <ul aria-label={label}>
          {shown.map((remark) => (
            <RemarkNote key={remark.id} remark={remark}>
              {beside?.(remark)}
            </RemarkNote>
          ))}
        </ul>
      )}
      {done > 0 && (
        <Button size="small" variant="quiet" aria-expanded={showsDone} onClick={() => setShowsDone(!showsDone)}>
          {showsDone ? words.hideDone : words.showDone(done)}
        </Button>
      )}
    </div>
  );
}
