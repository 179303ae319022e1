import { expect, it } from "vitest";
import { type Part, wordDiff } from "./wordDiff";

const shown = (parts: readonly Part[]): string =>
  parts.map(({ text, kind }) => (kind === "same" ? text : kind === "gone" ? `[-${text}-]` : `[+${text}+]`)).join("");
const side = (parts: readonly Part[], kind: Part["kind"]): string =>
  parts.flatMap((part) => (part.kind === "same" || part.kind === kind ? part.text : [])).join("");

it.each([
  ["the same text has one part", "Donner à lire", "Donner à lire", "Donner à lire"],
  ["one word changed", "Graphiste à Nantes", "Graphiste à Lyon", "Graphiste à [-Nantes-][+Lyon+]"],
  ["a word came in", "Donner à lire", "Donner beaucoup à lire", "Donner [+beaucoup +]à lire"],
  ["a word went", "Donner beaucoup à lire", "Donner à lire", "Donner [-beaucoup -]à lire"],
  ["accents and commas count", "Élise, graveuse", "Elise, graveuse", "[-Élise-][+Elise+], graveuse"],
  ["nothing was there", "", "Bonjour", "[+Bonjour+]"],
  ["nothing is left", "Bonjour", "", "[-Bonjour-]"],
  ["two empty texts have no part", "", "", ""],
  ["words of a language without spaces", "私は学生です", "私は先生です", "私は[-学生-][+先生+]です"],
])("%s", (_what, former, latter, expected) => {
  expect(shown(wordDiff(former, latter))).toBe(expected);
});

it("gives both texts back, whatever they are", () => {
  const words = ["un", "deux", " ", "trois", ", ", "\n", "été", "🖼", "مرحبا"];
  let seed = 1789;
  const chance = (most: number): number => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return seed % most;
  };
  const some = (): string => Array.from({ length: chance(40) }, () => words[chance(words.length)]).join("");
  for (let round = 0; round < 300; round++) {
    const [former, latter] = [some(), some()];
    const parts = wordDiff(former, latter);
    expect([side(parts, "gone"), side(parts, "new")]).toEqual([former, latter]);
  }
});

it("takes no longer for two long texts without a word in common", () => {
  const long = (word: string): string => Array.from({ length: 2000 }, (_, place) => `${word}${place}`).join(" ");
  expect(wordDiff(`Début ${long("a")} fin`, `Début ${long("b")} fin`)).toHaveLength(4);
});
