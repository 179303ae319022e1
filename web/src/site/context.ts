// What every part of the public page may ask for: the page itself, and the few actions whose effect lies outside it.
// `site` never reaches the network or storage: the entry passes the actions, the editor's preview passes ones that do nothing.
import { createContext, useContext } from "react";
import type { PageSection } from "../contract/types.gen";
import type { ClientPage } from "./islands/clientData";
import type { Page } from "./page/model";
import type { VisitorMessage } from "./visitorMessage";
import type { Words } from "./words/words";

export interface SiteActions {
  /** The visitor's first touch of the form. Previews have nothing to begin. */
  beginMessage?(): void;
  /** Answers true where nothing was sent yet: the visitor's own mail program has the message, and his text stays. */
  send(message: VisitorMessage): Promise<unknown>;
  chooseTheme(theme: string): void;
  /** `section`: the one that is being read, to go on with in the other language. */
  chooseLanguage(code: string, section: PageSection): void;
}

/** What an island may ask for too. */
export interface SiteState extends SiteActions {
  page: ClientPage;
  isPreview: boolean;
}

/** True while whoever shows the page wants nothing to move by itself: the editor's preview, as long as its owner types. */
export const StillnessContext = createContext(false);

export const SiteContext = createContext<SiteState | null>(null);

export function useSite(): SiteState {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite() needs <Site> around it");
  return site;
}

/** The page as a whole: for what is drawn once and never hydrated. */
export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error("usePage() needs <Site> around it");
  return page;
}

/** Apart from the page: while an owner types, the page is another at every letter and its words stay the same. */
export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("useWords() needs <Site> around it");
  return words;
}
