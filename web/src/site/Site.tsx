// The whole public page around the sections of one layout: tools, navigation, anchors, footer.
// Rendered by the server's V8, hydrated by the entry, and shown as it is in the editor's preview.
import { type ComponentType, type MouseEvent, memo, use, useEffect, useMemo, useRef, useState } from "react";
import { themes } from "../contract/catalogues.gen";
import type { PageSection } from "../contract/types.gen";
import { type SiteActions, SiteContext, useWords, WordsContext } from "./context";
import type { InLanguage, Page } from "./page/model";
import { IsAbridgedContext, Kept } from "./parts/OnlyRead";
import { LanguageMenu } from "./parts/shell/LanguageMenu";
import { FloatingBar, IconBar } from "./parts/shell/Navigation";
import { ThemeDots } from "./parts/shell/ThemeDots";
import {
  anchorOf,
  goToSection,
  orderOn,
  sectionOrder,
  useActiveSection,
  useRequestedSection,
} from "./parts/shell/useSections";
import type { Layout } from "./registry";
import { SleepContext, Waking } from "./waking";

interface SiteProps {
  page: Page;
  layout: Layout;
  actions: SiteActions;
  isPreview?: boolean;
}

/** The server knows the site's own theme; the head script may have put the visitor's on <html> before the first paint. */
function useTheme(page: Page, isPreview: boolean) {
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => {
    const shown = Number(document.documentElement.dataset.theme ?? Number.NaN);
    if (!isPreview && themes[shown] && shown !== page.themeIndex) setChosen(shown);
  }, [isPreview, page.themeIndex]);
  return [isPreview ? page.themeIndex : (chosen ?? page.themeIndex), setChosen] as const;
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
  const sleep = use(SleepContext).get(name);
  const id = anchorOf(name);
  // Filled in no language, it is still a place that links can land on.
  if (!view || !(View || view.isOnlyRead))
    return <div id={id} className="site-anchor" data-section={name} tabIndex={-1} />;
  const around = {
    id,
    className: `site-section site-${name}`,
    "data-section": name,
    lang: view.lang ?? undefined,
    dir: view.dir ?? undefined,
    "aria-label": sectionNames[name],
    tabIndex: -1,
  };
  if (view.isOnlyRead || !View) return <Kept as="section" at={`#${id}`} sleep={sleep} {...around} />;
  return (
    <section {...around}>
      <Waking name={name}>
        <View {...view} />
      </Waking>
    </section>
  );
});

export function Site({ page, layout, actions, isPreview = false }: SiteProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = orderOn(page)
    .filter((name) => page.sections[name])
    .join(" ");
  const active = useActiveSection(root, shown);
  const [themeIndex, setTheme] = useTheme(page, isPreview);
  useRequestedSection(root, isPreview);

  const state = useMemo(() => ({ ...actions, page, isPreview }), [page, isPreview, actions]);
  const views = useMemo(() => orderOn(page).map((name) => ({ name, view: page.sections[name] })), [page]);
  const chooseTheme = (index: number) => {
    setTheme(index);
    actions.chooseTheme(index);
  };

  const followLink = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest("a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const anchor = link.getAttribute("href");
    if (anchor?.startsWith("#")) {
      event.preventDefault();
      if (!isPreview) history.pushState(null, "", anchor);
      if (root.current) goToSection(root.current, anchor.slice(1));
    } else if (isPreview) event.preventDefault();
  };

  // A document has one main part, and around a preview that is the dashboard's.
  const Main = isPreview ? "div" : "main";
  const main = isPreview ? {} : { id: "contenu", tabIndex: -1 };
  const text = page.words;
  return (
    <SiteContext value={state}>
      <WordsContext value={page.words}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links are the controls; this only follows them. */}
        <div
          ref={root}
          className="site"
          lang={page.lang}
          dir={page.dir}
          data-layout={page.option}
          data-nav={page.siteType}
          data-preview={isPreview || undefined}
          data-theme={isPreview ? page.themeIndex : undefined}
          onClick={followLink}
        >
          <a className="site-skip" href="#contenu" lang={page.wordsLang ?? undefined}>
            {text.skipToContent}
          </a>
          <header className="site-top">
            {page.showsBadge && (
              <div className="site-corner">
                <p className="site-badge" lang={page.wordsLang ?? undefined}>
                  {page.option === "option1" ? text.badge.free : text.badge.paid}
                </p>
              </div>
            )}
            {page.siteType === "header" && <FloatingBar active={active} />}
            <div className="site-tools">
              {!page.hasOneTheme && <ThemeDots shown={themeIndex} onChoose={chooseTheme} />}
              {page.languages.length > 1 && <LanguageMenu active={active} />}
            </div>
          </header>
          <Main {...main} className="site-main" data-option={page.option} data-site-type={page.siteType}>
            {!page.sections.home.title && <h1 className="sr">{page.ownerName}</h1>}
            <IsAbridgedContext value={page.isAbridged ?? false}>
              {views.map(({ name, view }) => (
                <Section key={name} name={name} view={view} layout={layout} />
              ))}
            </IsAbridgedContext>
          </Main>
          <footer className="site-foot">
            <p>© {page.ownerName}</p>
            {page.share && layout.share && <layout.share share={page.share} lang={page.wordsLang} />}
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
          {page.siteType === "footer" && <IconBar active={active} />}
        </div>
      </WordsContext>
    </SiteContext>
  );
}
