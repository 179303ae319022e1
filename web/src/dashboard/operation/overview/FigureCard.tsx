import { useId } from "react";
import { date } from "../../../i18n/format";
import { operationWords } from "../../../i18n/operation";
import { classes } from "../../../ui/classes";
import { dateOf } from "../../visits/figures";
import { ColumnPlot } from "../../visits/plots/ColumnPlot";
import { longDay } from "../../visits/plots/days";
import type { Day, Series } from "./series";

const words = operationWords.overview;

const isFirstOfMonth = (day: string): boolean => dateOf(day).getUTCDate() === 1;

interface FigureCardProps {
  series: Series;
  days: readonly Day[];
}

export function FigureCard({
  series: { title, now, hint, of, written, onLines = written, isBad },
  days,
}: FigureCardProps) {
  const id = useId();
  const sayOf = (day: Day): string => {
    const value = of(day);
    return value === null ? words.notKnown : written(value);
  };
  return (
    <section className="d-box op-figure" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={classes("op-now", isBad && "op-now-bad")}>
        <b>{now}</b> <span>{hint}</span>
      </p>
      <ColumnPlot
        label={words.plotOf(title)}
        written={onLines}
        isSmall
        columns={days.map((day, place) => ({
          key: day.day,
          value: of(day) ?? 0,
          isPartial: place === days.length - 1,
          mark: isFirstOfMonth(day.day)
            ? { text: date(dateOf(day.day), { month: "short", timeZone: "UTC" }), isSpare: false }
            : undefined,
          spoken: words.onDay(longDay(day.day), sayOf(day)),
        }))}
      >
        {(place) => {
          const day = days[place];
          return (
            day && (
              <>
                <span>{longDay(day.day)}</span>
                <b>{sayOf(day)}</b>
              </>
            )
          );
        }}
      </ColumnPlot>
    </section>
  );
}
