import { describe, expect, it } from "vitest";
import { written } from "../../site/page/marks";
import { nothingChosen } from "../draft/pendingAppearance";
import { emptyContent } from "../model";
import { createEditor } from "../store";

import { cleanLines, plainLines } from "./paste";
import { actionOf, carriedOver, hasFormat } from "./richField";

const pasted = (html: string) => written(cleanLines(html));

describe("what is pasted", () => {
  it.each([
    ["a page's words", "<p>Je <b>dessine</b> <i>des</i> livres</p>", "Je dessine des livres", "b 3 10\ni 11 14"],
    [
      "styles that say so",
      '<span style="font-weight:700">gras</span> et <span style="font-style: italic">penché</span>',
      "gras et penché",
      "b 0 4\ni 8 14",
    ],
    ["all in one bold that is none", '<b style="font-weight:normal"><p>plat</p></b>', "plat", ""],
    ["a heading", "<h2>Titre</h2><p>suite</p>", "Titre\nsuite", "b 0 5"],
    [
      "lists",
      "<p>a</p><ul><li>un</li><li>deux</li></ul><ol><li>trois</li></ol>",
      "a\nun\ndeux\ntrois",
      "ul 2 9\nol 10 15",
    ],
    [
      "Word's lists",
      "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>un</p>" +
        "<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>deux<o:p></o:p></p>" +
        "<p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>trois</p>",
      "un\ndeux\ntrois",
      "ul 0 7\nol 8 13",
    ],
    [
      "links that may be published",
      '<a href="https://example.org/a b">x</a><a href="https://example.org/">ici</a>',
      "xici",
      "a 1 4 https://example.org/",
    ],
    ["no others", '<a href="javascript:alert(1)">a</a><a href="/x">b</a><a href="data:text/html,x">c</a>', "abc", ""],
    ["our own lists", '<p data-list="ol">un</p><p data-list="script">deux</p>', "un\ndeux", "ol 0 2"],
    [
      "its text alone",
      '<script>alert(1)</script><style>p{}</style><img src=x onerror=alert(1)><p onclick="x()">dit</p><!-- non -->',
      "dit",
      "",
    ],
    ["lines that were broken", "<p>un<br>deux</p>", "un\ndeux", ""],
    ["blanks of a source", "<p>\n  un   <b> deux</b>\n</p>\n\n<p>trois</p>", "un deux\ntrois", "b 3 7"],
  ])("keeps %s", (_what, html, text, marks) => {
    expect(pasted(html)).toEqual({ text, marks });
  });

  it("without format is lines, and no sign that the server would take out", () => {
    expect(written(plainLines("un\r\ndeux\u0007\n"))).toEqual({ text: "un\ndeux\n", marks: "" });
    expect(hasFormat("<p>plat</p>")).toBe(false);
    expect(hasFormat("<p><strong>gras</strong></p>")).toBe(true);
  });

  it("is read in bounded time, however deep", () => {
    const deep = `${"<b>".repeat(300)}x`;
    expect(pasted(deep)).toEqual({ text: "x", marks: "b 0 1" });
  });
});

describe("in the plain area, before the other one is there", () => {
  const before = { text: "Je dessine des livres", marks: "b 3 10\na 15 21 https://example.org/" };
  it.each([
    ["typed before", "Oui, je dessine des livres", "b 8 15\na 20 26 https://example.org/"],
    ["typed within", "Je desssine des livres", "b 3 11\na 16 22 https://example.org/"],
    ["taken away", "Je livres", "a 3 9 https://example.org/"],
    ["cut in two lines", "Je des\nsine des livres", "b 3 6\nb 7 11\na 16 22 https://example.org/"],
    ["emptied", "", ""],
  ])("marks follow what is %s", (_what, text, marks) => {
    expect(carriedOver(before, text)).toBe(marks);
  });

  it("a list follows its lines", () => {
    expect(carriedOver({ text: "a\nun\ndeux", marks: "ul 2 9" }, "a\nun\ndeux !")).toBe("ul 2 11");
    expect(carriedOver({ text: "a\nun\ndeux", marks: "ul 2 9" }, "a\nun\ntrois\ndeux")).toBe("ul 2 15");
  });
});

it("the keys are those of every word processor", () => {
  const key = (more: object) =>
    actionOf({ ctrlKey: true, metaKey: false, altKey: false, shiftKey: false, key: "", code: "", ...more });
  expect(["b", "I", "k", "z"].map((letter) => key({ key: letter }))).toEqual(["bold", "italic", "link", null]);
  expect(key({ shiftKey: true, key: "*", code: "Digit8" })).toBe("ul");
  expect(key({ shiftKey: true, key: "B" })).toBeNull();
});

describe("in the draft", () => {
  const editor = () => {
    const content = { languages: { FR: emptyContent("about") }, shared: { styles: {}, settings: {}, lists: {} } };
    return createEditor("about", {
      draft: { ...content, ...nothingChosen, forms: {} },
      saved: content,
      revision: 1,
      languages: ["FR"],
    });
  };

  it("a text and what stands out in it are undone together, and what is made bold is one step", () => {
    const made = editor();
    made.setRich("FR", "body", { text: "Je", marks: "" }, true);
    made.setRich("FR", "body", { text: "Je dessine", marks: "" }, true);
    made.setRich("FR", "body", { text: "Je dessine", marks: "b 3 10" }, false);
    expect(made.contentOf("FR").texts.bodyMarks).toBe("b 3 10");
    made.undo();
    expect(made.contentOf("FR").texts).toEqual({ ...emptyContent("about").texts, body: "Je dessine" });
    expect("bodyMarks" in made.contentOf("FR").texts).toBe(false);
    made.undo();
    expect(made.isChanged()).toBe(false);
  });

  it("stands in the order of the description, in whichever order it was written", () => {
    const made = editor();
    made.setRich("FR", "secondBody", { text: "b", marks: "b 0 1" }, false);
    made.setRich("FR", "body", { text: "a", marks: "i 0 1" }, false);
    expect(Object.keys(made.contentOf("FR").texts)).toEqual([
      "heading",
      "body",
      "bodyMarks",
      "galleryTitle",
      "secondBody",
      "secondBodyMarks",
    ]);
  });
});
