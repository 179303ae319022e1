import { expect, it } from "vitest";
import { options } from "../contract/catalogues.gen";
import { makeSample, plainChoice } from "../gallery/samples";
import { renderPage } from "./render";

it.each(options)("every text of %s wears a style of the page's sheet", (option) => {
  const snapshot = makeSample({ ...plainChoice, option, sample: "whole" }, {});
  const [, html, , css] = renderPage(JSON.stringify({ snapshot, language: "FR" }));
  const shown = new Set(html.match(/\bs-[a-z]+-[A-Za-z]+/g));
  const dressed = new Set(css.match(/\bs-[a-z]+-[A-Za-z]+(?=\{)/g));
  expect(shown.size).toBeGreaterThan(15);
  expect([...shown].filter((name) => !dressed.has(name))).toEqual([]);
});
