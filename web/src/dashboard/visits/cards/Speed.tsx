// Web vitals in words: what they are called concerns nobody who has a site.
import { seconds, share } from "../../../i18n/format";
import { visitWords as words } from "../../../i18n/visits";
import type { Visits } from "../queries";
import { Card, Nothing } from "./Card";

type Vital = Visits["vitals"][number];
const order = ["LCP", "INP", "CLS", "TTFB"] as const;
const ratings = ["good", "fair", "poor"] as const;

const wholeOf = ({ good, fair, poor }: Vital): number => good + fair + poor;

function VitalLine({ vital }: { vital: Vital }) {
  const whole = wholeOf(vital);
  let left = 0;
  return (
    <li>
      <span>
        {words.vitals[vital.metric]} {vital.metric !== "CLS" && <small>{words.mean(seconds(vital.mean))}</small>}
      </span>
      <b>{share(vital.good, whole)}</b>
      <svg className="parts-bar" aria-hidden="true">
        {ratings.map((rating) => {
          const x = (left / whole) * 100;
          left += vital[rating];
          return (
            <rect
              key={rating}
              data-rating={rating}
              x={`${x}%`}
              width={`${(vital[rating] / whole) * 100}%`}
              height="100%"
            />
          );
        })}
      </svg>
    </li>
  );
}

export function Speed({ visits: { vitals } }: { visits: Visits }) {
  const known = order.flatMap((metric) => vitals.filter((vital) => vital.metric === metric && wholeOf(vital) > 0));
  const shown = known.find(({ metric }) => metric === "LCP") ?? known[0];
  return (
    <Card title={words.speed}>
      {shown ? (
        <>
          <p className="vis-fast">{words.fastFor(share(shown.good, wholeOf(shown)))}</p>
          <ul className="vis-speed" aria-label={words.speed}>
            {known.map((vital) => (
              <VitalLine key={vital.metric} vital={vital} />
            ))}
          </ul>
        </>
      ) : (
        <Nothing>{words.noSpeed}</Nothing>
      )}
    </Card>
  );
}
