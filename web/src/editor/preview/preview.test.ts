import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const css = readFileSync(`${import.meta.dirname}/preview.css`, "utf8");

// Where nothing is said, an element is opaque.
it.each(["site-bar", "site-icons", "site-tools"])("%s fades and hides the page beneath it", (name) => {
  document.body.innerHTML = `<style>${css}</style><div class=preview-scroll><nav class=${name}><a>À propos</a></nav></div>`;
  const opacityOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element).opacity;
  expect([opacityOf("nav"), opacityOf("a")]).toEqual(["", "0.55"]);
});
