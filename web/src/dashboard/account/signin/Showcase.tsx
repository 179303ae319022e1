// Decoration beside the form: two small pages in one of the site's themes, drawn from the contract's colours.
import { type CSSProperties, useId, useState } from "react";
import { themes } from "../../../contract/catalogues.gen";
import { accountWords } from "../../../i18n/accounts";
import { shellWords } from "../../../i18n/dashboard";

const Lines = ({ count }: { count: number }) => (
  <div className="show-lines">
    {Array.from({ length: count }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places.
      <i key={line} />
    ))}
  </div>
);

export function Showcase() {
  const [index, setIndex] = useState(0);
  const name = useId();
  const theme = themes[index] ?? themes[0];
  const colours = {
    "--show-bg": theme.bg,
    "--show-text": theme.text,
    "--show-soft": theme.bgname,
    "--show-accent": theme.accent,
    "--show-accent2": theme.accent2,
    "--show-bar": theme.headerbg,
  } as CSSProperties;
  return (
    <aside className="show" aria-label={accountWords.showcase.label} style={colours}>
      <div className="show-dots" role="radiogroup" aria-label={shellWords.themes}>
        {themes.map((dot, number) => (
          <label key={dot.name} title={shellWords.themeNames[number]}>
            <input type="radio" name={name} checked={number === index} onChange={() => setIndex(number)} />
            <span style={{ background: dot.isNeutral ? dot.bg : dot.accent, borderColor: dot.edge }} />
            <span className="sr">{shellWords.themeNames[number]}</span>
          </label>
        ))}
      </div>
      <div className="show-page" aria-hidden="true">
        <div className="show-bar">
          <b />
          <b />
          <b />
        </div>
        <div className="show-hero">
          <div className="show-portrait" />
          <div>
            <p className="show-over">{accountWords.showcase.over}</p>
            <p className="show-title">{accountWords.showcase.title}</p>
            <Lines count={3} />
          </div>
        </div>
        <div className="show-works">
          <figure />
          <figure />
          <figure />
        </div>
      </div>
      <div className="show-page show-phone" dir="ltr" aria-hidden="true">
        <div className="show-portrait" />
        <p className="show-over">{accountWords.showcase.overEn}</p>
        <p className="show-title">{accountWords.showcase.titleEn}</p>
        <Lines count={4} />
      </div>
    </aside>
  );
}
