import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { options } from "../contract/catalogues.gen";
import { makeSample, plainChoice } from "../gallery/samples";
import { cvOf } from "../site/cv/cv";
import { buildPage } from "../site/page/build";
import { fontsOf } from "../site/page/fonts";
import { linesOf, written } from "../site/page/marks";
import { richOf } from "../site/page/rich";
import type { SiteSnapshot } from "../site/page/snapshot";
import { drawn } from "../site/parts/Rich";
import { markdownOf } from "../site/plain/markdown";
import { mdRich } from "../site/plain/signs";
import { renderPage } from "./render";

const html = (text: string, marks: string) => {
  const rich = richOf(text, marks, "FR");
  return rich ? renderToStaticMarkup(<div>{drawn(rich)}</div>).slice(5, -6) : text;
};

describe("marks beside a text", () => {
  it.each([
    ["Je dessine", "b 3 10", "Je <strong>dessine</strong>"],
    ["Je dessine", "b 0 10\ni 3 10", "<strong>Je </strong><strong><em>dessine</em></strong>"],
    ["avant\nun\ndeux\naprès", "ul 6 13", "avant<ul><li>un</li><li>deux</li></ul>après"],
    ["avant\n\nun\n\naprès", "ol 7 9", "avant<ol><li>un</li></ol>après"],
    ["un\n\ndeux", "ul 0 8", "<ul><li>un</li><li>deux</li></ul>"],
    ["a\nb", "b 0 1", "<strong>a</strong>\nb"],
    ["écrire 👩‍🎨 ici", "b 7 10", "écrire <strong>👩‍🎨</strong> ici"],
    ["<b>non</b>", "i 0 3", "<em>&lt;b&gt;</em>non&lt;/b&gt;"],
    ["à moi", "a 2 5 mailto:a@b.fr", 'à <a href="mailto:a@b.fr">moi</a>'],
  ])("%j with %j", (text, marks, expected) => {
    expect(html(text, marks)).toBe(expected);
  });

  it("lead out as other links do, and say that they open a tab", () => {
    expect(html("voir ici", "b 0 8\na 5 8 https://example.org/")).toBe(
      '<strong>voir </strong><a href="https://example.org/" target="_blank" rel="noopener"><strong>ici</strong>' +
        '<span class="sr"> (nouvel onglet)</span></a>',
    );
  });

  it.each([
    ["court", "b 40 50"],
    ["court", "b x y"],
    ["court", "script 0 5"],
    ["", "ul 0 0"],
  ])("%j: what does not fit (%j) marks nothing", (text, marks) => {
    expect(richOf(text, marks, "FR")).toBeUndefined();
  });

  it.each([
    ["Je dessine des affiches", "b 0 2\ni 3 10\na 3 10 https://example.org/"],
    ["un\ndeux\n\ntrois", "ul 0 7\nb 3 7\nol 9 14"],
    ["👩‍🎨 é\n", "ol 0 6\nb 0 3"],
    ["plat", ""],
  ])("%j: read and written again, %j is the same", (text, marks) => {
    expect(written(linesOf(text, marks))).toEqual({ text, marks });
  });
});

/** The sample, with marks in every long text of every item. */
function marked(option: SiteSnapshot["option"]): SiteSnapshot {
  const snapshot = makeSample(
    { ...plainChoice, option, sample: "whole" },
    { "pictures/projet-1-festival.jpg": "/media/1.jpg" },
  );
  const say = (holder: object, name: string, said: string) =>
    Object.assign(holder, {
      [name]: `${said} ici\nun\ndeux`,
      [`${name}Marks`]: `b 0 ${said.length}\na ${said.length + 1} ${said.length + 4} https://example.org/${said}\nul ${said.length + 5} ${said.length + 12}`,
    });
  const of = (name: keyof SiteSnapshot["sections"]) => snapshot.sections[name]?.languages.FR;
  const about = of("about");
  if (about) say(about.texts, "body", "propos");
  for (const [section, list, name] of [
    ["projects", "projects", "description"],
    ["skills", "skills", "description"],
    ["experience", "positions", "description"],
    ["services", "services", "description"],
    ["testimonials", "testimonials", "quote"],
  ] as const) {
    const items = (of(section)?.lists as unknown as Record<string, object[]> | undefined)?.[list] ?? [];
    for (const item of items) say(item, name, section);
  }
  return snapshot;
}

describe("a page with marked texts", () => {
  it.each(options)("%s shows bold words, links and lists wherever it shows long texts", (option) => {
    const [, page, data] = renderPage(JSON.stringify({ snapshot: marked(option), language: "FR" }));
    const shown = [
      "propos",
      "skills",
      "experience",
      "services",
      "testimonials",
      ...(option === "option1" ? [] : ["projects"]),
    ];
    for (const name of shown) {
      expect(page, name).toContain(`<strong>${name}</strong>`);
      expect(page, name).toContain(`href="https://example.org/${name}" target="_blank" rel="noopener"`);
    }
    expect(page).toContain("<ul><li>un</li><li>deux</li></ul>");
    expect(data).not.toContain("Marks");
    expect(page).not.toMatch(/<p[^>]*>[^<]*<ul/);
  });

  it("without marks is the very page that it was: nothing of them is in its data", () => {
    const [, , data] = renderPage(JSON.stringify({ snapshot: makeSample(plainChoice, {}), language: "FR" }));
    expect(data).not.toMatch(/Rich|Marks/);
  });

  it("asks for the bold letters that only its words need", () => {
    const faces = (snapshot: SiteSnapshot) => fontsOf(snapshot, buildPage(snapshot, "FR"));
    const bold = marked("option1");
    const plain = {
      ...bold,
      sections: JSON.parse(
        JSON.stringify(bold.sections)
          .replace(/"[a-zA-Z]+Marks":"[^"]*",?/g, "")
          .replace(/,}/g, "}"),
      ),
    };
    expect(faces(bold).length).toBeGreaterThan(faces(plain).length);
  });

  it("says the same in Markdown, and nothing written becomes markup", () => {
    const text = markdownOf(buildPage(marked("option2"), "FR"), "https://maud.example/home/fr", "https://maud.example");
    expect(text).toContain("**propos** [ici](<https://example.org/propos>)\n\n- un\n- deux");
    const rich = richOf("*pas* gras\n- non\n1. un", "b 6 10", "FR");
    expect(rich && mdRich(rich)).toBe("\\*pas\\* **gras**  \n\\- non  \n1\\. un");
    const spaced = richOf("un mot ici", "i 2 7", "FR");
    expect(spaced && mdRich(spaced)).toBe("un *mot* ici");
  });

  it("says the same in the CV, without what is for listeners alone", () => {
    const about = cvOf(marked("option1"), "FR", "").sections.find(({ kind }) => kind === "about");
    expect(about?.text).toBe("propos ici\nun\ndeux");
    expect(JSON.stringify(about?.rich)).toContain('["strong",null,"propos"]');
    expect(JSON.stringify(about?.rich)).not.toContain("onglet");
  });
});
