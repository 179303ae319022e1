import { beforeEach, expect, it, vi } from "vitest";

const inLanguage = async (locale: string) => {
  const { speak } = await import("./spoken");
  speak({ locale, words: {}, later: {} });
  return import("./format");
};

beforeEach(() => vi.resetModules());

const SIZES = [0, 1, 999, 412_000, 1_240_000, 999_940_000, 999_960_000, 3.2e9, 2e12, 5e15];

it.each([
  ["fr-FR", ["0 ko", "1 ko", "1 ko", "412 ko", "1,2 Mo", "999,9 Mo", "1 Go", "3,2 Go", "2 To", "5 000 To"]],
  ["en-GB", ["0 kB", "1 kB", "1 kB", "412 kB", "1.2 MB", "999.9 MB", "1 GB", "3.2 GB", "2 TB", "5,000 TB"]],
])("%s: a size is said in the unit that fits", async (locale, said) => {
  const { fileSize } = await inLanguage(locale);
  expect(SIZES.map((bytes) => fileSize(bytes).replace(/\s/g, " "))).toEqual(said);
});

it("a share is never said to be more than it is", async () => {
  const { percent } = await inLanguage("en-GB");
  expect([0, 0.009, 0.5, 0.999, 1].map(percent)).toEqual(["0%", "0%", "50%", "99%", "100%"]);
});

it("a language that speaks up after this was read writes numbers its way", async () => {
  const format = await import("./format");
  expect(format.fileSize(1_240_000)).toMatch(/^1,2\sMo$/);
  const { speak } = await import("./spoken");
  speak({ locale: "de", words: {}, later: {} });
  expect(format.fileSize(1_240_000)).toMatch(/^1,2\sMB$/);
});

it.each([
  ["fr-FR", "9 h 05", "9 h", "12 novembre 2026 à 9 h 05"],
  ["en-GB", "09:05", "09:00", "12 November 2026 at 09:05"],
])("%s: an hour and a moment are written its way", async (locale, hour, whole, moment) => {
  const { hourOf, momentOf } = await inLanguage(locale);
  const spaced = (text: string) => text.replace(/\s/g, " ");
  expect(spaced(hourOf(new Date(2026, 10, 12, 9, 5)))).toBe(hour);
  expect(spaced(hourOf(new Date(2026, 10, 12, 9)))).toBe(whole);
  expect(spaced(momentOf("2026-11-12T09:05"))).toBe(moment);
});

const sources = import.meta.glob<string>(["../{dashboard,editor,i18n,ui}/**/*.{ts,tsx}", "!../**/*.{gen,test}.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
it("nothing else of the dashboard writes numbers, days or lists", () => {
  const others = Object.entries(sources).filter(([path]) => !path.endsWith("/format.ts"));
  expect(others.length).toBeGreaterThan(300);
  const writing = others.filter(([, source]) =>
    /new Intl\.(?!Segmenter)|\.toLocale(?:Date|Time)?String\(/.test(source),
  );
  expect(writing.map(([path]) => path)).toEqual([]);
});
