// The legal page as it is read. No script stands behind it: the languages are links in a <details>, and so is the way back.
import { Icon } from "../../parts/Icon";
import type { LegalPart, LegalView } from "./page";

function Languages({ languages, language, words }: LegalView) {
  const current = languages.find(({ code }) => code === language);
  return (
    <details className="language-menu">
      <summary>
        <span className="sr">{words.language} : </span>
        <span>{current?.name ?? language}</span>
        <Icon name="down" />
      </summary>
      <ul>
        {languages.map(({ code, name, href }) => (
          <li key={code}>
            <a
              href={href}
              hrefLang={code.toLowerCase()}
              lang={code.toLowerCase()}
              aria-current={code === language ? "true" : undefined}
            >
              {name}
              {code === language && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

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
  const { title, home, words, parts, more, ownerName, wordsLang, languages, reports } = view;
  // A document has one main part, and around a preview that is the dashboard's.
  const Main = isPreview ? "div" : "main";
  return (
    <div
      className="site side"
      lang={view.lang}
      dir={view.dir}
      data-layout={view.option}
      data-preview={isPreview || undefined}
      data-theme={isPreview ? view.themeIndex : undefined}
    >
      <a className="site-skip" href="#contenu" lang={wordsLang ?? undefined}>
        {words.skipToContent}
      </a>
      <header className="side-top">
        <a className="side-home" href={home}>
          <Icon name="previous" className="side-arrow" />
          <bdi>{ownerName}</bdi>
        </a>
        {languages.length > 1 && <Languages {...view} />}
      </header>
      <Main {...(isPreview ? {} : { id: "contenu", tabIndex: -1 })} className="legal" {...foreign(wordsLang)}>
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
      </Main>
      <footer className="site-foot">
        <p>© {ownerName}</p>
        {reports.map(({ href, name }) => (
          <p key={href}>
            <a className="link" href={href} lang={wordsLang ?? undefined}>
              {name}
            </a>
          </p>
        ))}
        <p>
          <a className="link" href={home} lang={wordsLang ?? undefined}>
            {words.back}
          </a>
        </p>
      </footer>
    </div>
  );
}
