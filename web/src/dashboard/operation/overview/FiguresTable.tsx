import { operationWords } from "../../../i18n/operation";
import { longDay } from "../../visits/plots/days";
import type { Day, Series } from "./series";

const words = operationWords.overview;

interface FiguresTableProps {
  series: readonly Series[];
  days: readonly Day[];
}

/** The same figures in words and numbers, the newest first. */
export const FiguresTable = ({ series, days }: FiguresTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer.
  <section className="d-box op-scroll op-days" tabIndex={0} aria-label={words.plots}>
    <table className="op-table">
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          {series.map(({ key, title }) => (
            <th key={key} scope="col">
              {key === "sites" ? words.newSitesColumn : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row">{longDay(day.day)}</th>
            {series.map(({ key, of, written }) => {
              const value = of(day);
              return <td key={key}>{value === null ? "–" : written(value)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
