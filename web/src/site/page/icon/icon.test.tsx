// The site's own icon: which letters, in which colours; and none where nothing was chosen.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { themes } from "../../../contract/catalogues.gen";
import type { AppearanceSettings } from "../../../contract/types.gen";
import { makeSample, plainChoice } from "../../../gallery/samples";
import { deriveTheme } from "../theme/derive";
import { iconLetters, iconOf } from "./icon";
import { LetterIcon } from "./LetterIcon";

const photo = { url: "/media/a.png", type: "image/png", width: 9, height: 9, isOneColour: false, isSeeThrough: true };

function siteWith(chosen: Partial<AppearanceSettings>, themeIndex = 0) {
  const sample = makeSample({ ...plainChoice }, {});
  const shared = { styles: {}, lists: {}, settings: chosen as AppearanceSettings };
  return {
    ...sample,
    ownerName: "Élise Martin",
    themeIndex,
    media: { photo },
    sections: { ...sample.sections, appearance: { languages: {}, shared } },
  };
}

it.each([
  ["", "Élise Martin", "ÉM"],
  ["", "jean-luc d’arc", "JA"],
  ["", "Plume", "P"],
  ["", "Marie Anne de la Tour", "MT"],
  ["", "مريم علي", "م\u200cع"],
  ["", "山田 太郎", "山太"],
  ["", "★ ★", "E"],
  ["zo", "Élise Martin", "zo"],
  ["e\u0301", "Élise Martin", "é"],
])("'%s' and %s are %s", (typed, name, letters) => {
  expect(iconLetters(typed, name, "elise")).toBe(letters);
});

it("wears the site's theme, or the owner's own colours", () => {
  const { ink, ground, backdrop } = iconOf(siteWith({ icon: "initiales" }, 2)) ?? {};
  expect([ink, ground, backdrop]).toEqual([themes[2].buttonText, themes[2].buttonBg, themes[2].bg]);
  const colours = { background: "#101820", text: "#f0e6d2", accent: "#f2aa4c" };
  expect(iconOf(siteWith({ icon: "initiales", ...colours }))?.ground).toBe(deriveTheme(colours).values.buttonBg);
});

it("is none where nothing was chosen, and none without its picture", () => {
  expect(iconOf(siteWith({ icon: "", iconLetters: "É", iconPicture: "photo" }))).toBeNull();
  expect(iconOf(siteWith({ icon: "image", iconPicture: null }))).toBeNull();
  expect(iconOf(siteWith({ icon: "image", iconPicture: "gone" }))).toBeNull();
  expect(iconOf(siteWith({ icon: "image", iconPicture: "photo" }))?.picture).toEqual({
    src: "/media/a.png",
    type: "image/png",
    isWhole: true,
  });
});

it("draws letters as they are written", () => {
  const drawn = renderToStaticMarkup(<LetterIcon letters="<&" ink="#fff" ground="#000" />);
  expect(drawn).toContain(">&lt;&amp;</text>");
});
