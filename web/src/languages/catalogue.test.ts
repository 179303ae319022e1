// A page of French words that no other language could say would stay French in all of them, and nothing would tell.
import { expect, it } from "vitest";
import catalogue from "./catalogue.ts?raw";

const pages = import.meta.glob<string>("../i18n/*.ts", { query: "?raw", import: "default", eager: true });
const wordsIn = (source: string): string[] =>
  [...source.matchAll(/^export const (\w+(?:Words|Problems|Sentences|Names|Forms))\b/gm)].map(([, name]) => name ?? "");

it.each(Object.entries(pages))("%s can be said in another language", (path, source) => {
  const words = wordsIn(source);
  for (const name of words) expect(source).toContain(`spoken("${name}", `);
  const isGenerated = source.includes("/words/fr/");
  if (words.length > 0 && !isGenerated) expect(catalogue).toContain(`typeof import("${path.replace(".ts", "")}")`);
});
