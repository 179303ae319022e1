import { describe, expect, it } from "vitest";
import { choiceLabel } from "../../editor/labels";
import { change, share } from "../../i18n/format";
import { inLanguage, languageInSentence } from "../../i18n/languages";
import { clickName, visitWords } from "../../i18n/visits";
import { busiestHours, changeOf, columnsOf, type Day, isComparable, scaleOf, totalsOf, unvisited } from "./figures";

const dayAfter = (start: string, days: number): string =>
  new Date(Date.parse(`${start}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const days = (start: string, count: number, visits = 1): Day[] =>
  Array.from({ length: count }, (_, place) => ({
    day: dayAfter(start, place),
    visits,
    views: 3 * visits,
    messages: 0,
  }));

describe("columns", () => {
  it("are days, each beside the same day of the period before, and today's is not over", () => {
    const columns = columnsOf(days("2026-11-10", 7, 2), days("2026-11-03", 7, 1), "2026-11-16");
    expect(columns).toHaveLength(7);
    expect(columns[0]).toMatchObject({ from: "2026-11-10", visits: 2, before: { visits: 1 }, isPartial: false });
    expect(columns[6]).toMatchObject({ from: "2026-11-16", isPartial: true });
  });

  it("are weeks from Monday to Sunday where days would be too thin, and lose no day", () => {
    const year = days("2025-11-17", 365);
    const columns = columnsOf(year, days("2024-11-17", 365), "2026-11-16");
    expect(columns).toHaveLength(53);
    expect(columns[0]).toMatchObject({ from: "2025-11-17", to: "2025-11-23", visits: 7, isPartial: false });
    expect(columns.at(-1)).toMatchObject({ from: "2026-11-16", visits: 1, isPartial: true });
    expect(columns.reduce((sum, { visits }) => sum + visits, 0)).toBe(totalsOf(year).visits);
  });
});

describe("a scale", () => {
  it.each([
    [0, 4, 4],
    [1, 4, 4],
    [5, 6, 3],
    [9, 10, 2],
    [12, 15, 3],
    [101, 150, 3],
    [99_000, 100_000, 4],
  ])("of %i ends at %i after %i lines of whole numbers", (most, top, count) => {
    const scale = scaleOf(most);
    expect(scale.top).toBe(top);
    expect(scale.lines).toHaveLength(count);
    expect(scale.lines.every(Number.isInteger)).toBe(true);
    expect(scale.lines.at(-1)).toBe(top);
  });

  it("holds whatever came, in four lines at most", () => {
    for (let most = 1; most < 10_000_000; most = Math.ceil(most * 1.05)) {
      const { top, lines } = scaleOf(most);
      expect(top).toBeGreaterThanOrEqual(most);
      expect(lines.length).toBeLessThanOrEqual(4);
    }
  });
});

describe("comparisons", () => {
  it("need something to compare with", () => {
    expect(changeOf(12, 10)).toBeCloseTo(0.2);
    expect(changeOf(3, 0)).toBeNull();
    expect(isComparable("2026-11-03", days("2026-11-03", 7))).toBe(true);
    expect(isComparable("2026-11-04", days("2026-11-03", 7))).toBe(false);
    expect(isComparable(null, days("2026-11-03", 7))).toBe(false);
  });

  it("name the hours that stand out, and none of an even day or of a handful of visits", () => {
    const morning = Array.from({ length: 24 }, (_, hour) => (hour >= 9 && hour < 12 ? 20 : 1));
    expect(busiestHours(morning)).toEqual({ from: 9, to: 12 });
    const at = (...hours: number[]) => Array.from({ length: 24 }, (_, hour) => (hours.includes(hour) ? 20 : 0));
    expect(busiestHours(at(10))).toEqual({ from: 9, to: 12 });
    expect(busiestHours(at(0))).toEqual({ from: 0, to: 3 });
    expect(busiestHours(at(8, 20))).toEqual({ from: 8, to: 11 });
    expect(busiestHours(Array.from({ length: 24 }, () => 5))).toBeNull();
    expect(busiestHours(Array.from({ length: 24 }, (_, hour) => (hour === 9 ? 3 : 0)))).toBeNull();
  });
});

describe("words", () => {
  it("are French", () => {
    expect(visitWords.asked(12, inLanguage("DE"))).toBe("12 visiteurs ont demandé votre site en allemand.");
    expect(visitWords.asked(1, inLanguage("XX"))).toBe("1 visiteur a demandé votre site en XX.");
    expect(visitWords.addLanguage(languageInSentence("HE"))).toBe("Ajouter\u202f: hébreu");
    expect(visitWords.addLanguage(languageInSentence("XX"))).toBe("Ajouter\u202f: XX");
    expect(visitWords.visits(12_345)).toBe("12\u202f345 visites");
    expect(change(0.24)).toBe("+24\u00a0%");
    expect(clickName("cv")).toBe("CV ouvert");
    expect(choiceLabel("contact", "entries.network", "linkedin")).toBe("LinkedIn");
  });

  it("never call some of them none, nor nearly all of them all", () => {
    expect(share(97, 100)).toBe("97\u00a0%");
    expect(share(1, 1000)).toBe("< 1\u00a0%");
    expect(share(999, 1000)).toBe("> 99\u00a0%");
    expect(share(0, 0)).toBe("0\u00a0%");
    expect(share(5, 5)).toBe("100\u00a0%");
  });
});

describe("days without a visit", () => {
  const looked = days("2026-11-10", 7, 0).map((day) => ({ ...day, views: 2 }));
  it.each([
    ["are the first ones: nobody came yet", "2026-11-12", looked, "ever"],
    ["where nothing was ever counted", null, looked, "ever"],
    ["come after others", "2026-10-01", looked, "inRange"],
    ["are none where somebody came", "2026-11-12", days("2026-11-10", 7), null],
  ])("%s", (_case, since, shown, empty) => {
    expect(unvisited({ since, days: shown })).toBe(empty);
  });
});
