// Which language the dashboard speaks. French is the source: each page of it stands here, and goes with the screens that
// say it. Another language is a module that the server names before the dashboard's own (public/rendering/dashboard.py): it
// has the words of the start, and knows where those of the other areas are. Both are there before the first of the French
// pages that they replace is read (vite.config.ts), so that constants made of words at a module's top are right too.
type Words = Readonly<Record<string, unknown>>;

interface Language {
  /** As `Intl` and `lang` have it. */
  locale: string;
  words: Words;
  /** Of the areas that come with their screens. */
  later: Readonly<Record<string, () => Promise<Words>>>;
}

declare global {
  /** Asked by a built part of the dashboard before it loads another one that says these areas; not there in French. */
  var loadWords: ((areas: readonly string[]) => Promise<unknown>) | undefined;
}

let spokenLocale = "fr-FR";
const other = new Map<string, unknown>();

const learn = (words: Words): void => {
  for (const [name, page] of Object.entries(words)) other.set(name, page);
};

/** Called by the first module of another language, before anything asks. */
export function speak({ locale, words, later }: Language): void {
  spokenLocale = locale;
  learn(words);
  globalThis.loadWords = (areas) => Promise.all(areas.map(async (area) => learn((await later[area]?.()) ?? {})));
}

/** What `Intl` writes dates, numbers and lists in. */
export const locale = (): string => spokenLocale;

/** These words, or what the chosen language has in their place. */
export function spoken<Words>(name: string, french: Words): Words {
  return (other.get(name) ?? french) as Words;
}
