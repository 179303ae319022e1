// Rules that the server asks too: the same cases as server/tests/content/test_shared_rules.py has.
import { describe, expect, it } from "vitest";
import cases from "../../contract/sharedRules.cases.json";
import type { Content, PageSection } from "../../contract/types.gen";
import { isFilled } from "./build";
import { focusClasses, readFocus } from "./focus";
import { iconOf } from "./icon/icon";
import { linesOf, written } from "./marks";
import { isHidden, pageOrder } from "./order";
import { sourcesOf } from "./pictures";
import { hasSidePage } from "./sidePages";
import type { SiteSnapshot } from "./snapshot";
import { inWords } from "./standIns";
import { declarationsOf } from "./theme/ownTheme";

const stored = (section: string, settings: object): SiteSnapshot =>
  ({
    sections: { [section]: { languages: {}, shared: { settings, styles: {}, lists: {} } } },
    themeIndex: 0,
    ownerName: "Léa Martin",
    slug: "lea-martin",
    media: { ["0".repeat(32)]: { url: "/media/0.png", type: "image/png" } },
  }) as unknown as SiteSnapshot;

describe("rules that the server asks too", () => {
  it.each(cases.sidePages)("a page beside: $name", ({ settings, isThere }) =>
    expect(hasSidePage(stored("legal", settings), "mentions")).toBe(isThere),
  );

  it.each(cases.icons)("an icon: $name", ({ settings, isThere }) =>
    expect(iconOf(stored("appearance", settings)) !== null).toBe(isThere),
  );

  it.each(cases.hidden)("hidden: $name", ({ settings, hidden }) => {
    const snapshot = stored("appearance", settings);
    expect(pageOrder.filter((name) => isHidden(snapshot, name)).toSorted()).toEqual(hidden);
  });

  it.each(cases.written)("written: $name", ({ section, content, areOne, isWritten }) =>
    expect(isFilled(section as PageSection, content as unknown as Content<PageSection>, areOne)).toBe(isWritten),
  );

  it.each(cases.standIns)("words that stand in: $name", ({ section, document, language, order, lists }) => {
    const snapshot = { languages: order, source: "FR" } as unknown as SiteSnapshot;
    const said = inWords(section as PageSection, document as never, snapshot, language);
    const withoutLangs = JSON.parse(JSON.stringify(said.lists, (key, value) => (key === "langs" ? undefined : value)));
    expect(withoutLangs).toEqual(lists);
  });

  it.each(cases.pictures)("a picture's copies: $name", ({ picture, sizes, sources }) => {
    const found = sourcesOf(picture as unknown as Parameters<typeof sourcesOf>[0], sizes);
    expect(found.map(({ type, srcSet }) => ({ type, srcset: srcSet }))).toEqual(sources);
  });

  it.each(cases.focus)("what matters in a picture: $name", ({ stored: focus, classes }) => {
    const read = readFocus(focus);
    expect(read && focusClasses(read)).toBe(classes);
  });

  it.each(cases.ownColours)("an owner's colours: $name", ({ values, declared }) =>
    expect(declarationsOf(values as unknown as Parameters<typeof declarationsOf>[0]).join(";")).toBe(declared),
  );

  it.each(cases.marks.filter(({ areSound }) => areSound))("marks come back as they were: $name", ({ text, marks }) =>
    expect(written(linesOf(text, marks))).toEqual({ text, marks }),
  );
});
