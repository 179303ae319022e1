// Of the words that nobody wrote, a page has none of another language, whatever the layout.
import { expect, it } from "vitest";
import { options } from "../contract/catalogues.gen";
import { makeSample, plainChoice } from "../gallery/samples";
import { wordsOf } from "../site/words";
import { renderPage } from "./render";

/** What is read or read aloud. */
const spoken = (html: string): string =>
  [...html.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]*)"|>([^<]+)/g)]
    .map(([, attribute, text]) => attribute ?? text)
    .join(" ");
const tokens = (text: string): Set<string> =>
  new Set(
    text
      .replaceAll("\u00ad", "")
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [],
  );
/** Every word of ours, however deep in the catalogue it stands. */
const textsIn = (value: unknown): string =>
  typeof value === "object" && value ? Object.values(value).map(textsIn).join(" ") : String(value);
const ours = (language: string) => tokens(textsIn(wordsOf(language)));

it.each(options.flatMap((option) => ["EN", "AR"].map((language) => [option, language] as const)))(
  "%s in %s speaks one language",
  (option, language) => {
    const snapshot = makeSample({ ...plainChoice, option }, {});
    const written = Object.values(snapshot.sections).map((section) => [section.shared, section.languages[language]]);
    const [, html] = renderPage(JSON.stringify({ snapshot, language }));
    const known = new Set([
      ...ours(language),
      ...tokens(JSON.stringify([written, snapshot.ownerName])),
      ...tokens("English Français العربية Website"), // each language in itself; the trap for machines, which nobody sees
    ]);
    const others = ["FR", ...(language === "EN" ? [] : ["EN"])].flatMap((other) => [...ours(other)]);
    const foreign = new Set(others.filter((word) => !known.has(word)));
    expect([...tokens(spoken(html))].filter((word) => foreign.has(word))).toEqual([]);
  },
);

it("Arabic words have no Latin letter", () => {
  expect([...ours("AR")].filter((word) => /\p{Script=Latin}/u.test(word))).toEqual([]);
});
