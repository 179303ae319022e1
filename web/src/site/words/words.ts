// The words of the public page that nobody wrote. They travel with the page, so a visitor gets those of one language.
import type { BarSection, OptionalSection, PageSection } from "../../contract/types.gen";
import type { formWords } from "../../contract/words/formWords.gen";

export type WordsLanguage = keyof typeof formWords;

/** Those of the page itself; a section's own are `sectionWords`. */
export interface PlainWords {
  skipToContent: string;
  navigation: string;
  theme: string;
  /** The four dots, by index; a fifth on a page in its owner's own colours. */
  themes: readonly string[];
  language: string;
  pause: string;
  play: string;
  previous: string;
  next: string;
  slide: string;
  carousel: string;
  enlarge: string;
  close: string;
  newTab: string;
  downloadCv: string;
  /** The first screen's ways on, where there is no CV to read. */
  seeProjects: string;
  write: string;
  /** A long description, unfolded and folded again. */
  more: string;
  less: string;
  /** Many works as a grid. */
  seeAll: string;
  topOfPage: string;
  badge: { free: string; paid: string };
  form: {
    name: string;
    email: string;
    message: string;
    send: string;
    sending: string;
    sent: string;
    incomplete: string;
    wrongAddress: string;
    failed: string;
    retry: string;
  };
  anotherMessage: string;
}

export interface Words extends PlainWords {
  /** The floating bar's links. */
  bar: Record<BarSection, string>;
  /** Of an optional section only where it is shown. */
  sectionNames: Record<Exclude<PageSection, OptionalSection>, string> & Partial<Record<OptionalSection, string>>;
}
