import { expect, it } from "vitest";
import { languagesFor, meantBy } from "./languageList";

const codes = (query: string) => languagesFor(query).map(({ code }) => code);

it("finds a language by the beginning of its French name, by its own name and by its code", () => {
  expect(codes("alle")[0]).toBe("DE");
  expect(codes("Deutsch")[0]).toBe("DE");
  expect(codes("ger")).not.toContain("DE");
  expect(codes("nl")[0]).toBe("NL");
  expect(codes("ESPAÑOL")[0]).toBe("ES");
  expect(codes("").slice(0, 5)).toEqual(["EN", "FR", "ES", "PT", "IT"]);
});

it.each([
  ["de", "DE"],
  ["alle", "DE"],
  ["chamorro", "CH"],
  ["xx", "XX"],
  ["qqq", "QQ"],
  ["Klingon", "KL"],
  ["日本語です", null],
  ["", null],
  ["x", null],
  ["al", "AL"],
])("takes %j for %s", (written, code) => {
  expect(meantBy(written)).toBe(code);
});
