// The days: how many came, how it was before, as a plot or as a table.
import { ArrowDownRight, ArrowRight, ArrowUpRight, Download } from "lucide-react";
import { useId, useState } from "react";
import { shellWords } from "../../i18n/dashboard";
import { fromDay } from "../../i18n/days";
import { change, difference, figure } from "../../i18n/format";
import { visitWords as words } from "../../i18n/visits";
import { Button, buttonClass } from "../../ui/buttons/Button";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import { changeOf, columnsOf, type Day, isComparable, type Metric, type Range, totalsOf } from "./figures";
import { DaysPlot } from "./plots/DaysPlot";
import { DaysTable } from "./plots/DaysTable";
import { dayAndYear } from "./plots/days";
import type { Visits } from "./queries";

const directions = {
  up: { icon: ArrowUpRight, word: words.up },
  down: { icon: ArrowDownRight, word: words.down },
  flat: { icon: ArrowRight, word: words.flat },
};

/** Of less a share says nothing: from 1 to 2 is no doubling. */
const leastForShares = 20;

/** Green for more; less is said in grey: a quiet week is no mistake. */
function Change({ now, before }: { now: number; before: number }) {
  const ratio = changeOf(now, before) ?? now;
  if (!now && !before) return null;
  const direction = ratio > 0 ? "up" : ratio < 0 ? "down" : "flat";
  return (
    <span className={`vis-change vis-change-${direction}`} title={words.before(figure(before))}>
      <Icon of={directions[direction].icon} />
      <span className="sr">{directions[direction].word} : </span>
      {before < leastForShares ? difference(now - before) : change(ratio)}
    </span>
  );
}

/** What stands in the legend's place while there is nothing to compare with. */
function legendOf(since: string | null, today: string, days: readonly Day[]): string {
  if (since === today) return words.firstDay;
  const isWhole = since !== null && days[0] !== undefined && since <= days[0].day;
  return isWhole && days.length === 365 ? words.byWeek : words.countedSince(fromDay(dayAndYear(since ?? today)));
}

interface DaysCardProps {
  visits: Visits;
  range: Range;
  metric: Metric;
  onMetric: (metric: Metric) => void;
}

const metrics: readonly Metric[] = ["visits", "views"];

export function DaysCard({ visits: { days, before, since, today }, range, metric, onMetric }: DaysCardProps) {
  const [isTable, setIsTable] = useState(false);
  const group = useId();
  const columns = columnsOf(days, before, today);
  const isCompared = isComparable(since, before);
  const [totals, totalsBefore] = [totalsOf(days), totalsOf(before)];
  return (
    <section className="d-box vis-days" aria-label={shellWords.places.visits}>
      <div className="vis-tiles" role="radiogroup" aria-label={words.metricLabel}>
        {metrics.map((value) => (
          <label key={value} className="vis-tile">
            <input type="radio" name={group} checked={metric === value} onChange={() => onMetric(value)} />
            <span>{words.metrics[value]}</span>
            <b>{figure(totals[value])}</b>
            {isCompared && <Change now={totals[value]} before={totalsBefore[value]} />}
          </label>
        ))}
        <div className="vis-tile">
          <span>{words.metrics.messages}</span>
          <b>{figure(totals.messages)}</b>
          {isCompared && <Change now={totals.messages} before={totalsBefore.messages} />}
        </div>
        <div className="vis-tile vis-tile-today">
          <span>{words.today}</span>
          <b>{figure(days.at(-1)?.[metric] ?? 0)}</b>
          <small>{words.todayHint}</small>
        </div>
      </div>
      {isTable ? (
        <DaysTable columns={columns} isCompared={isCompared} />
      ) : (
        <DaysPlot columns={columns} metric={metric} isCompared={isCompared} />
      )}
      <div className="vis-days-foot">
        {isCompared ? (
          <p className={classes("vis-legend", isTable && "vis-legend-off")} aria-hidden={isTable || undefined}>
            <span>
              <i className="vis-now" /> {words.now[range]}
            </span>
            <span>
              <i className="vis-then" /> {words.earlier[range]}
            </span>
          </p>
        ) : (
          <p className="vis-legend">{legendOf(since, today, days)}</p>
        )}
        <Button size="small" variant="quiet" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {isTable ? words.asPlot : words.asTable}
        </Button>
        <a
          className={buttonClass({ variant: "quiet", size: "small" })}
          href={`/api/site/visits.csv?days=${range}`}
          download
          rel="external"
        >
          <Icon of={Download} />
          {words.exportCsv}
        </a>
      </div>
    </section>
  );
}
