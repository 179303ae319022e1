// The owner's own colours on the page: first among the dots, chosen at first, in the page's own styles; and a page without it as ever.
import { expect, it } from "vitest";
import { options } from "../contract/catalogues.gen";
import type { Shared } from "../contract/types.gen";
import { languageOf, makeSample, plainChoice } from "../gallery/samples";
import type { SiteSnapshot } from "../site/page/snapshot";
import { coloursIn } from "../site/page/theme/ownTheme";
import { renderPage } from "./render";

const colours = { background: "#101820", text: "#f0e6d2", accent: "#f2aa4c" };

function wearing(snapshot: SiteSnapshot, settings: object): SiteSnapshot {
  const appearance = snapshot.sections.appearance ?? {
    languages: {},
    shared: {
      styles: {},
      lists: {},
      settings: { order: [], hidden: [], background: "", text: "", accent: "", fontPair: "", corners: "", spacing: "" },
    },
  };
  const shared = {
    ...appearance.shared,
    settings: { ...appearance.shared.settings, ...settings },
  } as Shared<"appearance">;
  return { ...snapshot, sections: { ...snapshot.sections, appearance: { ...appearance, shared } } };
}

const drawn = (snapshot: SiteSnapshot, page = "") => {
  const [around, html, data, css] = renderPage(JSON.stringify({ snapshot, language: languageOf("rich"), page }));
  return { around: JSON.parse(around), html, data, css };
};
const dotsIn = (html: string) =>
  [...html.matchAll(/aria-pressed="(\w+)"[^>]*><i data-theme="(\w+)"/g)].map(([, isChosen, index]) => [
    index,
    isChosen,
  ]);

it.each(options)("%s: stands first among the dots and is chosen at first", (option) => {
  const plain = makeSample({ ...plainChoice, option }, {});
  const before = drawn(plain);
  expect(dotsIn(before.html).map(([index]) => index)).toEqual(["0", "1", "2", "3"]);
  const own = drawn(wearing(plain, colours));
  expect(dotsIn(own.html)).toEqual([
    ["own", "true"],
    ["0", "false"],
    ["1", "false"],
    ["2", "false"],
    ["3", "false"],
  ]);
  expect(own.html).toContain('aria-label="Couleurs du site"');
  expect(own.css).toContain('[data-theme="own"]{--bg:#101820;');
  expect(own.css).toContain("color-scheme:dark");
  expect(own.around).toMatchObject({ theme: "own", own: { bg: "#101820", isDark: true } });
  // And back: the very bytes.
  expect(drawn(wearing(plain, { background: "", text: "", accent: "" }))).toEqual(before);
  expect(before.around).not.toHaveProperty("own");
});

it("stands alone where its owner wants no dots, and not without colours of his own", () => {
  const plain = makeSample({ ...plainChoice, option: "option1" }, {});
  const alone = drawn(wearing(plain, { ...colours, hidesDots: true }));
  expect(dotsIn(alone.html)).toEqual([]);
  expect(alone.around).toMatchObject({ theme: "own", hasOneTheme: true });
  // A site that gave its colours up has the four again.
  expect(drawn(wearing(plain, { hidesDots: true })).html).toBe(drawn(plain).html);
});

it("needs all three, and nothing but colours", () => {
  expect(coloursIn({ ...colours, accent: "" })).toBeNull();
  expect(coloursIn({ ...colours, text: "red;}*{display:none" })).toBeNull();
  expect(coloursIn(undefined)).toBeNull();
});
