// Bottom or top, each with a small picture in the site's own theme.
import { useId } from "react";
import type { SiteType } from "../../contract/types.gen";
import { typesiteWords } from "../../i18n/dashboard";
import { bars } from "../draft/pendingAppearance";
import "./bar.css";

const Page = () => (
  <>
    <rect x="24" y="26" width="64" height="9" rx="1.5" fill="var(--text)" />
    <rect x="24" y="38" width="44" height="9" rx="1.5" fill="var(--text)" />
    <rect x="24" y="53" width="56" height="2.5" rx="1.5" fill="var(--text)" opacity=".35" />
    <rect x="24" y="58" width="48" height="2.5" rx="1.5" fill="var(--text)" opacity=".35" />
    <circle cx="116" cy="44" r="20" fill="var(--accent)" opacity=".8" />
  </>
);

const IconBar = () => (
  <>
    <rect x="46" y="80" width="68" height="15" rx="7.5" fill="var(--headerbg)" stroke="var(--edge)" strokeWidth=".6" />
    {[56, 68, 80, 92, 104].map((x, place) => (
      <circle key={x} cx={x} cy="87.5" r="3" fill={place ? "var(--text)" : "var(--accent)"} opacity={place ? 0.4 : 1} />
    ))}
  </>
);

const FloatingBar = () => (
  <>
    <rect x="40" y="9" width="80" height="15" rx="7.5" fill="var(--headerbg)" stroke="var(--edge)" strokeWidth=".6" />
    {[48, 72, 96].map((x, place) => (
      <rect
        key={x}
        x={x}
        y="15"
        width="16"
        height="3"
        rx="1.5"
        fill={place ? "var(--text)" : "var(--accent)"}
        opacity={place ? 0.4 : 1}
      />
    ))}
  </>
);

const drawings: Record<SiteType, () => React.JSX.Element> = {
  footer: () => (
    <>
      <Page />
      <IconBar />
    </>
  ),
  header: () => (
    <>
      <g transform="translate(0 8)">
        <Page />
      </g>
      <FloatingBar />
    </>
  ),
};

interface BarChoiceProps {
  value: SiteType;
  themeIndex: number;
  onChange: (value: SiteType) => void;
}

export function BarChoice({ value, themeIndex, onChange }: BarChoiceProps) {
  const name = useId();
  return (
    <div className="bar-tiles" role="radiogroup" aria-label={typesiteWords.bar}>
      {bars.map((bar) => {
        const Drawing = drawings[bar];
        return (
          <label key={bar} className="bar-tile">
            <input type="radio" name={name} value={bar} checked={bar === value} onChange={() => onChange(bar)} />
            <span className="bar-picture" data-theme={themeIndex}>
              <svg viewBox="0 0 160 104" aria-hidden="true">
                <rect width="160" height="104" fill="var(--bg)" />
                <Drawing />
              </svg>
            </span>
            <span className="bar-name">
              {typesiteWords.bars[bar]}
              <small>{bar}</small>
            </span>
          </label>
        );
      })}
    </div>
  );
}
