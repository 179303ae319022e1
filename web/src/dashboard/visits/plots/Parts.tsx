// One whole in parts, as a bar of several colours, with what each part is beneath: the bar itself is for the eye alone.
import { figure, share } from "../../../i18n/format";

export interface Part {
  key: string;
  name: string;
  count: number;
}

interface PartsProps {
  label: string;
  parts: readonly Part[];
}

export function Parts({ label, parts }: PartsProps) {
  const whole = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="vis-parts">
      <svg className="vis-parts-bar" aria-hidden="true">
        {parts.map(({ key, count }, place) => {
          const before = parts.slice(0, place).reduce((sum, part) => sum + part.count, 0);
          return (
            <rect
              key={key}
              data-part={place}
              x={`${(before / whole) * 100}%`}
              width={`${(count / whole) * 100}%`}
              height="100%"
            />
          );
        })}
      </svg>
      <dl aria-label={label}>
        {parts.map(({ key, name, count }, place) => (
          <div key={key}>
            <dt>
              <i data-part={place} />
              {name}
            </dt>
            <dd>
              <b>{share(count, whole)}</b> {figure(count)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
