import { figure } from "../../../i18n/format";
import { visitWords as words } from "../../../i18n/visits";
import type { Column } from "../figures";
import { nameOf } from "./DaysPlot";

interface DaysTableProps {
  columns: readonly Column[];
  isCompared: boolean;
}

/** The newest first: it is what one looks for. */
export function DaysTable({ columns, isCompared }: DaysTableProps) {
  const isByWeek = columns.some(({ from, to }) => from !== to);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer.
    <section className="plot-table" tabIndex={0} aria-label={words.plot.visits}>
      <table>
        <thead>
          <tr>
            <th scope="col">{isByWeek ? words.week : words.day}</th>
            <th scope="col">{words.metrics.visits}</th>
            {isCompared && <th scope="col">{words.visitsBefore}</th>}
            <th scope="col">{words.metrics.views}</th>
            {isCompared && <th scope="col">{words.viewsBefore}</th>}
            <th scope="col">{words.metrics.messages}</th>
          </tr>
        </thead>
        <tbody>
          {columns.toReversed().map((column) => (
            <tr key={column.from}>
              <th scope="row">{nameOf(column, columns)}</th>
              <td>{figure(column.visits)}</td>
              {isCompared && <td>{figure(column.before.visits)}</td>}
              <td>{figure(column.views)}</td>
              {isCompared && <td>{figure(column.before.views)}</td>}
              <td>{figure(column.messages)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
