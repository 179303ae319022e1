// From a stored site to the page in one language. Runs in the server's V8, in the editor's preview and for the owner's drafts.
// What a section shows of itself is said in its folder (sections/*/page.ts).
import { barSections, optionalSections } from "../../contract/places.gen";
import { sections } from "../../contract/sections.gen";
import type { Content, PageSection, SectionDocument, Shared } from "../../contract/types.gen";
import { mailOpens } from "../../contract/words/mailOpens.gen";
import { ownTheme } from "../../contract/words/ownTheme.gen";
import { sectionWords } from "../../contract/words/sectionWords.gen";
import { pages } from "../sections/pages.gen";
import type { SectionPage, SectionsWords } from "../sections/section";
import type { ViewOf } from "../sections/views.gen";
import { spoken, wordsOf } from "../words/index";
import type { Words } from "../words/words";
import { directionOf, frameOf } from "./frame";
import type { Page } from "./model";
import { orderOf, pageOrder } from "./order";
import { shareOf } from "./sharing";
import { sideLinks } from "./sidePages";
import type { SiteSnapshot } from "./snapshot";
import { hasOwnItems, inWords, isTogether, shownIn } from "./standIns";
import { OWN_THEME, themeOf } from "./theme/ownTheme";

/** A section that is shown with a list is filled by that list's items alone, whatever its texts say. Where lists are one for all
 * languages, what only came along from another counts for nothing. The server asks the same (content/shared_rules.py). */
export function isFilled(name: PageSection, content: Content<PageSection> | undefined, areOne: boolean): boolean {
  if (!content) return false;
  const { shownWith } = sections[name];
  const lists: Readonly<Record<string, readonly unknown[]>> = { ...content.lists };
  if (shownWith && !lists[shownWith]?.length) return false;
  const hasTexts = Object.values(content.texts).some((text) => text.trim());
  if (areOne) return hasTexts || hasOwnItems(name, content);
  return Boolean(shownWith) || hasTexts || Object.values(lists).some((list) => list.length > 0);
}

const hasSharedItems = (shared: Shared<PageSection>): boolean =>
  Object.values(shared.lists).some((list) => (list as unknown[]).length > 0);

interface Built {
  causes: readonly unknown[];
  view: unknown;
}

/** The last view made of each document: while one section is typed in, the others' views stay the same objects. */
const lastBuilt = new WeakMap<object, Built>();

function buildSection<S extends PageSection>(name: S, snapshot: SiteSnapshot, language: string): ViewOf[S] | null {
  const document = snapshot.sections[name] as SectionDocument<S> | undefined;
  if (!document) return emptyView(name, snapshot, language);
  const causes = [
    language,
    snapshot.option,
    snapshot.media,
    snapshot.madeCvs,
    snapshot.languages,
    snapshot.hidden,
    snapshot.ownerName,
    snapshot.source,
  ];
  const last = lastBuilt.get(document);
  if (last?.causes.every((cause, place) => cause === causes[place])) return last.view as ViewOf[S] | null;
  const view = makeSection(name, document, snapshot, language);
  lastBuilt.set(document, { causes, view });
  return view;
}

/** The texts that no rule of their section takes apart, as they were written: a field that is added comes to the views so. */
function unruled(name: PageSection, texts: Readonly<Record<string, string>>): Record<string, string> {
  const fields = sections[name].texts.filter(({ part, alt_of }) => !part && !alt_of);
  return Object.fromEntries(fields.map((field) => [field.name, texts[field.name] ?? ""]));
}

/** What stands for a section of which nothing is stored; null collapses to an anchor. */
function emptyView<S extends PageSection>(name: S, snapshot: SiteSnapshot, pageLanguage: string): ViewOf[S] | null {
  const { ownerName, option, alone, draft } = snapshot;
  const view = pages[name].empty?.({ ownerName, option, pageLanguage, alone, draft });
  return view ? ({ ...unruled(name, {}), ...view, lang: null, dir: null } as unknown as ViewOf[S]) : null;
}

/** The language that a section stands in: the page's, or the first in which anything is written. */
export function writtenIn<S extends PageSection>(
  name: S,
  document: SectionDocument<S>,
  snapshot: SiteSnapshot,
  pageLanguage: string,
): string | undefined {
  const order = [pageLanguage, ...shownIn(snapshot, pageLanguage)];
  const areOne = isTogether(document);
  return order.find((code) => isFilled(name, document.languages[code] as Content<PageSection> | undefined, areOne));
}

function makeSection<S extends PageSection>(
  name: S,
  document: SectionDocument<S>,
  snapshot: SiteSnapshot,
  pageLanguage: string,
): ViewOf[S] | null {
  const order = [pageLanguage, ...shownIn(snapshot, pageLanguage)];
  const filled = writtenIn(name, document, snapshot, pageLanguage);
  const language = filled ?? order.find((code) => document.languages[code]);
  if (!language) return emptyView(name, snapshot, pageLanguage);
  const isEmpty = !filled && !hasSharedItems(document.shared as Shared<PageSection>);
  if (isEmpty && !sections[name].alwaysShown) return null;
  const content = inWords(name, document, snapshot, language);
  const own =
    language === pageLanguage
      ? { lang: null, dir: null }
      : { lang: language.toLowerCase(), dir: directionOf(language) };
  // TypeScript cannot follow a section through the name of a variable.
  const page = pages[name] as unknown as SectionPage<S, ViewOf[S]>;
  const made = page.build({ content, shared: document.shared, language, pageLanguage }, snapshot);
  return {
    ...unruled(name, { ...content.texts }),
    ...made,
    ...own,
  } as unknown as ViewOf[S];
}

/** `tsc` names a section that has none. */
const namesOf: SectionsWords = sectionWords;
const lastWords = new Map<string, Words>();

/** The same object while the same sections are shown: a page whose owner types is another at every letter. */
function wordsFor(language: string, shown: readonly PageSection[], hasOwnTheme: boolean): Words {
  const key = [language, hasOwnTheme, ...shown].join();
  const words = lastWords.get(key) ?? makeWords(language, shown, hasOwnTheme);
  lastWords.set(key, words);
  return words;
}

function makeWords(language: string, shown: readonly PageSection[], hasOwnTheme: boolean): Words {
  const own = spoken(language);
  const bar = barSections.map((name) => [name, namesOf[name][own].bar]);
  const names = shown.map((name) => [name, namesOf[name][own].name]);
  const words = wordsOf(language);
  // A name for the fifth dot is how the page's script knows that there is one.
  const themes = hasOwnTheme ? [...words.themes, ownTheme[own]] : words.themes;
  return { ...words, themes, bar: Object.fromEntries(bar), sectionNames: Object.fromEntries(names) };
}

/** Without a server nothing is sent: the visitor's own mail program opens, and that is what his form says. */
function withMail(words: Words, language: string, { mailTo }: { mailTo: string }): Words {
  const address = decodeURIComponent(mailTo.replace("mailto:", ""));
  return { ...words, form: { ...words.form, sent: mailOpens[spoken(language)](address) } };
}

export function buildPage(snapshot: SiteSnapshot, language: string): Page {
  const order = orderOf(snapshot);
  // What is hidden is not built at all: nothing of it can reach a visitor.
  const views = Object.fromEntries(
    pageOrder.map((name) => [name, order.includes(name) ? buildSection(name, snapshot, language) : null]),
  ) as Page["sections"];
  const isOptional = (name: PageSection) => (optionalSections as readonly PageSection[]).includes(name);
  const shown = order.filter((name) => views[name] || !isOptional(name));
  const siteType = snapshot.siteType === "footer" ? "footer" : "header";
  const words = wordsFor(language, shown, themeOf(snapshot) === OWN_THEME);
  return {
    words: snapshot.alone ? withMail(words, language, snapshot.alone) : words,
    ...frameOf(snapshot, language),
    siteType,
    // Which plan a site has with us says nothing of files that stand elsewhere.
    showsBadge: snapshot.showsBadge && !snapshot.alone,
    ...(snapshot.countsVisits === false && { isUncounted: true as const }),
    beside: sideLinks(snapshot, language),
    ...shareOf(snapshot, language),
    // What is optional stands in the bar only when it is shown: without it the bar has its five icons.
    icons: siteType === "footer" ? shown.map((section) => ({ section, lines: pages[section].icon })) : [],
    ...(order.join() !== pageOrder.join() && { order }),
    sections: views,
  };
}
