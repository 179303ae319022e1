// Columns that one looks at: a small SVG, and over it a slider that says each column's figure to pointer, keys and ear.
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { roundFigure } from "../../../i18n/format";
import { classes } from "../../../ui/classes";
import { scaleOf } from "../figures";
import "./plots.css";

export interface PlotColumn {
  key: string;
  value: number;
  /** Of the period before: a grey skyline behind. */
  before?: number | undefined;
  /** Not over yet: drawn paler. */
  isPartial?: boolean;
  /** Beneath it; `isSpare` ones make room on narrow screens. */
  mark?: { text: string; isSpare: boolean } | undefined;
  /** Read aloud when it is reached. */
  spoken: string;
}

interface ColumnPlotProps {
  /** What is shown, read aloud. */
  label: string;
  columns: readonly PlotColumn[];
  /** What stands beside a column that is pointed at. */
  children: (place: number) => ReactNode;
  isSmall?: boolean;
  /** How the lines' values are written: whole numbers, unless said otherwise. */
  written?: (value: number) => string;
}

const leastShown = 1.5;
/** How much of its place a column fills: seven broad ones would look like a wall. */
const fillOf = (count: number): number => (count <= 7 ? 40 : count <= 31 ? 64 : 72);

/** Of a line's value, in rem: units are longer words in some languages. */
const LETTER_REM = 0.36;
const GAP_REM = 0.625;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

export function ColumnPlot({ label, columns, children, isSmall, written = roundFigure }: ColumnPlotProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = columns.length - 1;
  const at = chosen === null ? null : Math.min(chosen, last);
  const { top, lines } = scaleOf(Math.max(0, ...columns.flatMap(({ value, before }) => [value, before ?? 0])));
  const width = 100 / columns.length;
  const fill = fillOf(columns.length);
  const heightOf = (value: number) => (value ? Math.max(leastShown, (value / top) * 100) : 0);

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const place = Math.floor(((event.clientX - left) / width) * columns.length);
    setChosen(Math.max(0, Math.min(last, place)));
  };
  const move = (event: KeyboardEvent) => {
    const from = at ?? last;
    const to = { Home: 0, End: last }[event.key] ?? from + (steps[event.key] ?? Number.NaN);
    if (event.key === "Escape") setChosen(null);
    if (Number.isNaN(to)) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, to)));
  };

  const longest = Math.max(0, ...lines.map((line) => written(line).length));
  const labels = { "--plot-labels": `${longest * LETTER_REM + GAP_REM}rem` } as CSSProperties;

  return (
    <div className={classes("plot", isSmall && "plot-small")} style={labels}>
      <div className="plot-lines" aria-hidden="true">
        {lines.map((line) => (
          <span key={line} style={{ bottom: `${(line / top) * 100}%` }}>
            {written(line)}
          </span>
        ))}
      </div>
      <div
        className="plot-area"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={columns.length}
        aria-valuenow={(at ?? last) + 1}
        aria-valuetext={columns[at ?? last]?.spoken}
        onKeyDown={move}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && setChosen(at ?? last)}
        onBlur={() => setChosen(null)}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={(event) => event.pointerType === "mouse" && setChosen(null)}
      >
        <svg className="plot-drawing" aria-hidden="true">
          {lines.map((line) => (
            <line key={line} className="plot-line" x2="100%" y1={y(line, top)} y2={y(line, top)} />
          ))}
          {at !== null && <rect className="plot-place" x={`${at * width}%`} width={`${width}%`} height="100%" rx={4} />}
          {columns.map(
            ({ key, before = 0 }, place) =>
              before > 0 && (
                <g key={key} className="plot-before">
                  <rect x={`${place * width}%`} width={`${width}%`} y={y(before, top)} height="100%" />
                  <line
                    x1={`${place * width}%`}
                    x2={`${(place + 1) * width}%`}
                    y1={y(before, top)}
                    y2={y(before, top)}
                  />
                </g>
              ),
          )}
          <g className="plot-columns">
            {columns.map(({ key, value, isPartial }, place) => (
              // As high as the drawing, so that its foot is cut off and its head alone is round.
              <rect
                key={key}
                className={classes("plot-column", isPartial && "plot-partial", place === at && "plot-chosen")}
                x={`${(place + (1 - fill / 100) / 2) * width}%`}
                width={`${(width * fill) / 100}%`}
                y={`${100 - heightOf(value)}%`}
                height="100%"
                rx={columns.length > 31 ? 1.5 : 3}
              />
            ))}
          </g>
        </svg>
        {at !== null && (
          <div
            className="plot-tip"
            aria-hidden="true"
            style={{ left: `${(at + 0.5) * width}%`, translate: `${-(at + 0.5) * width}% 0` }}
          >
            {children(at)}
          </div>
        )}
      </div>
      <div className="plot-marks" aria-hidden="true">
        {columns.map(
          ({ key, mark }, place) =>
            mark && (
              <span
                key={key}
                className={classes(mark.isSpare && "plot-spare")}
                style={{ left: `${(place + 0.5) * width}%`, ...(place === last && { translate: "-85% 0" }) }}
              >
                {mark.text}
              </span>
            ),
        )}
      </div>
    </div>
  );
}

const y = (value: number, top: number): string => `${100 - (value / top) * 100}%`;
