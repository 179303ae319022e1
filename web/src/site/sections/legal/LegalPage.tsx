// The legal page as it is read.
import { SidePage } from "../../parts/side/SidePage";
import type { LegalPart, LegalView } from "./page";

const Part = ({ heading, facts, paragraphs }: LegalPart) => (
  <section className="legal-part">
    <h2>{heading}</h2>
    <div className="legal-text">
      {facts.map(({ label, value, href }) => (
        <p key={label} className="legal-fact">
          {label && <span className="legal-label">{label}</span>}
          <bdi>{href ? <a href={href}>{value}</a> : value}</bdi>
        </p>
      ))}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </section>
);

/** Words of ours that are not in the page's language run as English does. */
const foreign = (wordsLang: string | null) => (wordsLang ? ({ lang: wordsLang, dir: "ltr" } as const) : {});

export function LegalPage({ view, isPreview = false }: { view: LegalView; isPreview?: boolean }) {
  const { title, parts, more, wordsLang } = view;
  return (
    <SidePage view={view} isPreview={isPreview} className="legal" own={foreign(wordsLang)}>
      <h1>{title}</h1>
      <div className="legal-parts">
        {parts.map((part) => (
          <Part key={part.heading} {...part} />
        ))}
        {more && (
          <section className="legal-part">
            <h2>{more.heading}</h2>
            <p className="legal-text legal-more" lang={more.lang ?? view.lang} dir={more.dir ?? view.dir}>
              {more.text}
            </p>
          </section>
        )}
      </div>
    </SidePage>
  );
}
