// What every part of the public page may ask for: the page itself, and the few actions whose effect lies outside it.
// `site` never reaches the network or storage: the entry passes the actions, the editor's preview passes ones that do nothing.
import { createContext, useContext } from "react";
import type { PageSection } from "../contract/types.gen";
import type { Page } from "./page/model";
import type { Words } from "./words/words";

export interface VisitorMessage {
  name: string;
  email: string;
  message: string;
  /** Honeypot: people never see the field, so only machines fill it. */
  website: string;
}

export type MessageField = "name" | "email" | "message";

/** The server's word on what the form let pass: these fields are missing or wrong. */
export class IncompleteMessage extends Error {
  readonly fields: readonly MessageField[];

  constructor(fields: readonly MessageField[]) {
    super("incomplete message");
    this.fields = fields;
  }
}

export interface SiteActions {
  /** The visitor's first touch of the form. Previews have nothing to begin. */
  beginMessage?(): void;
  /** Answers true where nothing was sent yet: the visitor's own mail program has the message, and his text stays. */
  send(message: VisitorMessage): Promise<unknown>;
  chooseTheme(index: number): void;
  /** `section`: the one that is being read, to go on with in the other language. */
  chooseLanguage(code: string, section: PageSection): void;
}

/** Stays the same while the page does: sections that still sleep (waking.tsx) must not be reached by a change. */
export interface SiteState extends SiteActions {
  page: Page;
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

/** Apart from the page: while an owner types, the page is another at every letter and its words stay the same. */
export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("useWords() needs <Site> around it");
  return words;
}
