// What the pages beside the main one share: the way back, the languages, the foot. No script stands behind them: the languages
// are links in a <details>.
import type { ReactNode } from "react";
import type { Frame } from "../../page/frame";
import type { SideLink } from "../../page/sidePages";
import { Icon } from "../Icon";

/** What is said around such a page, and where its links lead. */
export interface SideView extends Frame {
  /** The main page in this language. */
  home: string;
  words: { back: string; skipToContent: string; language: string };
  /** Where a visitor of a shared instance tells its operator of this site. */
  reports: readonly SideLink[];
}

function Languages({ languages, language, words }: SideView) {
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

interface SidePageProps {
  view: SideView;
  isPreview: boolean;
  className: string;
  /** Of the main part, where it is not the page's own. */
  own?: { lang?: string; dir?: "ltr" | "rtl" };
  children: ReactNode;
}

export function SidePage({ view, isPreview, className, own = {}, children }: SidePageProps) {
  const { home, words, ownerName, wordsLang, languages, reports } = view;
  // A document has one main part, and around a preview that is the dashboard's.
  const Main = isPreview ? "div" : "main";
  return (
    <div
      className="site side"
      lang={view.lang}
      dir={view.dir}
      data-layout={view.option}
      data-preview={isPreview || undefined}
      data-theme={isPreview ? view.theme : undefined}
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
      <Main {...(isPreview ? {} : { id: "contenu", tabIndex: -1 })} className={className} {...own}>
        {children}
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
