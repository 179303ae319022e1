// A page of French words that no other language could say would stay French in all of them, and nothing would tell.
import { expect, it } from "vitest";

const pages = import.meta.glob<string>("./*.ts", { query: "?raw", import: "default", eager: true });
const wordsIn = (source: string): string[] =>
  [...source.matchAll(/^export const (\w+(?:Words|Problems|Sentences|Names|Forms|Labels))\b/gm)].map(
    ([, name]) => name ?? "",
  );

it.each(Object.entries(pages))("%s can be said in another language", (_path, source) => {
  const words = wordsIn(source);
  for (const name of words) expect(source).toContain(`spoken("${name}", `);
  if (words.length > 0) expect(source).toContain("./words/fr/");
});
