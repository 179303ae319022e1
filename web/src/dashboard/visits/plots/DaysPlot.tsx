import { figure } from "../../../i18n/format";
import { punctuationForms } from "../../../i18n/punctuation";
import { visitWords as words } from "../../../i18n/visits";
import type { Column, Metric } from "../figures";
import { ColumnPlot } from "./ColumnPlot";
import { longDay, markOf } from "./days";

interface DaysPlotProps {
  columns: readonly Column[];
  metric: Metric;
  /** The period before was counted too. */
  isCompared: boolean;
}

const isWeek = ({ from, to }: Column): boolean => from !== to;

export const nameOf = (column: Column, columns: readonly Column[]): string =>
  columns.some(isWeek) ? words.weekOf(longDay(column.from)) : longDay(column.from);

function spoken(column: Column, columns: readonly Column[], metric: Metric, isCompared: boolean): string {
  const parts = [words[metric](column[metric])];
  if (isCompared) parts.push(words.before(figure(column.before[metric])));
  if (column.messages) parts.push(words.messages(column.messages));
  return punctuationForms.labelled(nameOf(column, columns), parts.join(punctuationForms.comma));
}

export function DaysPlot({ columns, metric, isCompared }: DaysPlotProps) {
  const isByWeek = columns.some(isWeek);
  return (
    <ColumnPlot
      label={(isByWeek ? words.plotByWeek : words.plot)[metric]}
      columns={columns.map((column) => ({
        key: column.from,
        value: column[metric],
        before: isCompared ? column.before[metric] : undefined,
        isPartial: column.isPartial,
        mark: markOf(column, columns),
        spoken: spoken(column, columns, metric, isCompared),
      }))}
    >
      {(place) => {
        const column = columns[place];
        if (!column) return null;
        const other = metric === "visits" ? words.views(column.views) : words.visits(column.visits);
        return (
          <>
            <span>{nameOf(column, columns)}</span>
            <b>{words[metric](column[metric])}</b>
            <span>
              {other}
              {column.messages > 0 && ` · ${words.messages(column.messages)}`}
            </span>
            {isCompared && <span>{words.before(figure(column.before[metric]))}</span>}
          </>
        );
      }}
    </ColumnPlot>
  );
}
