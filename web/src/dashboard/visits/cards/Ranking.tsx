// What comes most, first: each with its figure, and a bar behind that shows it at a glance.
import { type ReactNode, useState } from "react";
import { figure, share } from "../../../i18n/format";
import { visitWords as words } from "../../../i18n/visits";
import { Button } from "../../../ui/buttons/Button";
import type { Counts } from "../queries";
import { Nothing } from "./Card";

interface RankingProps {
  label: string;
  counts: Counts;
  nameOf: (value: string) => ReactNode;
  /** What stands there while there is nothing. */
  empty: string;
}

const shownAtFirst = 6;

export function Ranking({ label, counts: { top, rest }, nameOf, empty }: RankingProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (!top.length) return <Nothing>{empty}</Nothing>;
  const whole = top.reduce((sum, { count }) => sum + count, rest);
  const most = top[0]?.count ?? 1;
  // One more line is shorter than the words that would stand for it.
  const hidden = top.length - shownAtFirst > 1 ? top.length - shownAtFirst : 0;
  const shown = isWhole || !hidden ? top : top.slice(0, shownAtFirst);
  return (
    <div className="rank">
      <ol aria-label={label}>
        {shown.map(({ value, count }) => (
          <li key={value}>
            <svg className="rank-bar" aria-hidden="true">
              <rect width={`${Math.max(1, (count / most) * 100)}%`} height="100%" rx={4} />
            </svg>
            <span className="rank-name">{nameOf(value)}</span>
            <b>{figure(count)}</b>
            <span className="rank-share">{share(count, whole)}</span>
          </li>
        ))}
        {rest > 0 && (isWhole || !hidden) && (
          <li className="rank-rest">
            <span className="rank-name">{words.rest}</span>
            <b>{figure(rest)}</b>
            <span className="rank-share">{share(rest, whole)}</span>
          </li>
        )}
      </ol>
      {hidden > 0 && (
        <Button size="small" variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? words.showFewer : words.showAll(hidden)}
        </Button>
      )}
    </div>
  );
}
