import { expect, it } from "vitest";
import { options } from "../contract/catalogues.gen";
import { sections } from "../contract/sections.gen";
import { madeUpSections, makeSample, plainChoice } from "../gallery/samples";
import type { SiteSnapshot } from "../site/page/snapshot";
import { renderPage } from "./render";

const sample = (changes: Partial<SiteSnapshot> = {}): SiteSnapshot => ({
  ...makeSample({ ...plainChoice, sample: "whole" }, {}),
  ...changes,
});
const rendered = (snapshot: SiteSnapshot, language = "FR") => {
  const [around, html, , css] = renderPage(JSON.stringify({ snapshot, language, page: "mentions" }));
  return { around: around && JSON.parse(around), html, css };
};

it.each(options)("%s: everything that is described stands on the page", (option) => {
  const made = sample({ option });
  const { html } = rendered({ ...made, sections: { ...made.sections, ...madeUpSections(["legal"]) } });
  const { settings, texts } = sections.legal;
  for (const { name } of [...settings, ...texts]) expect(html).toContain(`legalX${name}Z`);
});

it("says what the site does: counted or not, and nothing of a server where there is none", () => {
  expect(rendered(sample()).html).toContain("400 jours");
  const uncounted = rendered(sample({ countsVisits: false })).html;
  expect(uncounted).toContain("ne compte pas ses visites");
  expect(uncounted).not.toContain("400 jours");
  const mailed = rendered(sample({ alone: { ending: ".html", mailTo: "mailto:a@b.fr" } })).html;
  expect(mailed).toContain("ouvre votre propre messagerie");
  expect(mailed).not.toContain("400 jours");
  expect(rendered(sample({ alone: { ending: ".html", mailTo: "" } })).html).not.toContain("Formulaire de contact");
});

it("has no part without words in any language that we speak", () => {
  for (const language of ["FR", "EN", "ES", "PT", "IT", "DE", "NL", "AR"]) {
    const { html, around } = rendered(sample(), language);
    expect(html.match(/<h2>/g)).toHaveLength(10);
    expect(html).not.toMatch(/undefined|<h2><\/h2>|<p><\/p>/);
    expect(around.head.title).toMatch(/ · Maud Kerléo$/);
  }
});

it("is not there while what it needs is missing", () => {
  const made = sample();
  const { legal, ...others } = made.sections;
  expect(rendered({ ...made, sections: others }).html).toBe("");
});

it("wears the site's own faces, without their capitals for long texts", () => {
  const { css } = rendered(sample());
  expect(css).toMatch(/--heading:var\(--font-times-capitals\).*--heading-case:uppercase.*--body:var\(--font-times\)/);
});
