// The whole public page around the sections of one layout: tools, navigation, anchors, footer.
// The server's V8 writes it once, with islands that the browser hydrates (islands/); the editor's preview and the owner's own
// page draw it as it is.

import { type ComponentType, memo, useEffect, useMemo, useRef } from "react";
import { freeOption } from "../contract/catalogues.gen";
import type { PageSection } from "../contract/types.gen";
import { PageContext, type SiteActions, SiteContext, useWords, WordsContext } from "./context";
import type { Layout } from "./layouts/layout";
import type { Page } from "./page/model";
import type { InLanguage } from "./page/picture";
import { Share } from "./parts/share/Share";
import { followShell } from "./parts/shell/followShell";
import { LanguageMenu } from "./parts/shell/LanguageMenu";
import { FloatingBar, IconBar } from "./parts/shell/Navigation";
import { anchorOf, orderOn, sectionOrder } from "./parts/shell/sections";
import { ThemeDots } from "./parts/shell/ThemeDots";

interface SiteProps {
  page: Page;
  layout: Layout;
  actions: SiteActions;
  isPreview?: boolean;
}

interface SectionProps {
  name: PageSection;
  view: InLanguage | null;
  layout: Layout;
}

/** Memoised: while one section is typed in, the others are not rendered again. */
const Section = memo(function Section({ name, view, layout }: SectionProps) {
  const { sectionNames } = useWords();
  // The registry pairs each view with its section; TypeScript cannot follow the pair through a variable name.
  const View = layout[name] as ComponentType<InLanguage> | undefined;
  const id = anchorOf(name);
  // Filled in no language, it is still a place that links can land on.
  if (!view || !View) return <div id={id} className="site-anchor" data-section={name} tabIndex={-1} />;
  return (
    <section
      id={id}
      className={`site-section site-${name}`}
      data-section={name}
      lang={view.lang ?? undefined}
      dir={view.dir ?? undefined}
      aria-label={sectionNames[name]}
      tabIndex={-1}
    >
      <View {...view} />
    </section>
  );
});

export function Site({ page, layout, actions, isPreview = false }: SiteProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = orderOn(page)
    .filter((name) => page.sections[name])
    .join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say when other elements are to be followed.
  useEffect(
    () => (root.current ? followShell(root.current, actions, isPreview) : undefined),
    [actions, isPreview, shown],
  );

  const state = useMemo(() => ({ ...actions, page, isPreview }), [page, isPreview, actions]);
  const views = useMemo(() => orderOn(page).map((name) => ({ name, view: page.sections[name] })), [page]);

  // A document has one main part, and around a preview that is the dashboard's.
  const Main = isPreview ? "div" : "main";
  const main = isPreview ? {} : { id: "contenu", tabIndex: -1 };
  const text = page.words;
  return (
    <SiteContext value={state}>
      <PageContext value={page}>
        <WordsContext value={page.words}>
          <div
            ref={root}
            className="site"
            lang={page.lang}
            dir={page.dir}
            data-layout={page.option}
            data-nav={page.siteType}
            data-preview={isPreview || undefined}
            data-theme={isPreview ? page.theme : undefined}
          >
            <a className="site-skip" href="#contenu" lang={page.wordsLang ?? undefined}>
              {text.skipToContent}
            </a>
            <header className="site-top">
              {page.showsBadge && (
                <div className="site-corner">
                  <p className="site-badge" lang={page.wordsLang ?? undefined}>
                    {page.option === freeOption ? text.badge.free : text.badge.paid}
                  </p>
                </div>
              )}
              {page.siteType === "header" && <FloatingBar />}
              <div className="site-tools">
                {!page.hasOneTheme && <ThemeDots />}
                {page.languages.length > 1 && <LanguageMenu />}
              </div>
            </header>
            <Main {...main} className="site-main" data-option={page.option} data-site-type={page.siteType}>
              {!page.sections.home.title && <h1 className="sr">{page.ownerName}</h1>}
              {views.map(({ name, view }) => (
                <Section key={name} name={name} view={view} layout={layout} />
              ))}
            </Main>
            <footer className="site-foot">
              <p>© {page.ownerName}</p>
              {page.share && <Share share={page.share} lang={page.wordsLang} />}
              {page.beside.map(({ href, name }) => (
                <p key={href}>
                  <a className="link" href={href} lang={page.wordsLang ?? undefined}>
                    {name}
                  </a>
                </p>
              ))}
              <p>
                <a
                  className="link"
                  href={`#${anchorOf(sectionOrder[0] as PageSection)}`}
                  lang={page.wordsLang ?? undefined}
                >
                  {text.topOfPage}
                </a>
              </p>
            </footer>
            {page.siteType === "footer" && <IconBar />}
          </div>
        </WordsContext>
      </PageContext>
    </SiteContext>
  );
}
