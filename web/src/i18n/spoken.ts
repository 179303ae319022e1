// Which language the dashboard speaks. French is the source: each page of it stands here, and goes with the screens that
// say it. Another language is one module that the server names before the dashboard's own (public/rendering/dashboard.py), so
// it has spoken up before the first of these pages is read; a page then is the other language's under the same name.
interface Language {
  /** As `Intl` and `lang` have it. */
  locale: string;
  words: Readonly<Record<string, unknown>>;
}

let other: Language | null = null;

/** Called by the one module of another language, before anything asks. */
export function speak(language: Language): void {
  other = language;
}

/** What `Intl` writes dates, numbers and lists in. */
export const locale = (): string => other?.locale ?? "fr-FR";

/** These words, or what the chosen language has in their place; `languages/catalogue.ts` sees to it that it has. */
export function spoken<Words>(name: string, french: Words): Words {
  return (other?.words[name] ?? french) as Words;
}
