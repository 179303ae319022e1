import { useState } from "react";
import { figure, wholeHour } from "../../../i18n/format";
import { punctuationForms } from "../../../i18n/punctuation";
import { visitWords as words } from "../../../i18n/visits";
import { Button } from "../../../ui/buttons/Button";
import { busiestHours, type Metric } from "../figures";
import { ColumnPlot } from "../plots/ColumnPlot";
import type { Visits } from "../queries";
import { Card, Nothing } from "./Card";

/** 'Paris' of 'Europe/Paris'. */
const placeOf = (timezone: string): string => (timezone.split("/").at(-1) ?? timezone).replaceAll("_", " ");

/** '9 h à 10 h'. */
const spanOf = (hour: number): string => words.hourSpan(wholeHour(hour), wholeHour(hour + 1));

function HoursTable({ hours }: { hours: Visits["hours"] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer.
    <section className="plot-table plot-table-small" tabIndex={0} aria-label={words.hoursPlot.visits}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.hour}</th>
            <th scope="col">{words.metrics.visits}</th>
            <th scope="col">{words.metrics.views}</th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ hour, visits, views }) => (
            <tr key={hour}>
              <th scope="row">{spanOf(hour)}</th>
              <td>{figure(visits)}</td>
              <td>{figure(views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Hours({ visits: { hours, timezone }, metric }: { visits: Visits; metric: Metric }) {
  const [isTable, setIsTable] = useState(false);
  const busiest = busiestHours(hours.map((hour) => hour[metric]));
  const isEmpty = hours.every((hour) => !hour.visits && !hour.views);
  const said = (place: number) => words[metric](hours[place]?.[metric] ?? 0);
  return (
    <Card
      title={words.hours}
      choice={
        !isEmpty && (
          <Button size="small" variant="quiet" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            {isTable ? words.asPlot : words.asTable}
          </Button>
        )
      }
    >
      {isEmpty && <Nothing>{words.noHours}</Nothing>}
      {!isEmpty && isTable && <HoursTable hours={hours} />}
      {!isEmpty && !isTable && (
        <ColumnPlot
          isSmall
          label={words.hoursPlot[metric]}
          columns={hours.map((hour, place) => ({
            key: String(hour.hour),
            value: hour[metric],
            mark: hour.hour % 3 === 0 ? { text: wholeHour(hour.hour), isSpare: hour.hour % 6 === 3 } : undefined,
            spoken: punctuationForms.labelled(spanOf(hour.hour), said(place)),
          }))}
        >
          {(place) => (
            <>
              <span>{spanOf(hours[place]?.hour ?? 0)}</span>
              <b>{said(place)}</b>
            </>
          )}
        </ColumnPlot>
      )}
      {!isEmpty && (
        <p className="d-muted vis-note">
          {busiest && `${words.busiest(wholeHour(busiest.from), wholeHour(busiest.to))} `}
          {words.hoursIn(placeOf(timezone))}
        </p>
      )}
    </Card>
  );
}
