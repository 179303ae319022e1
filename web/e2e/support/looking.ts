/** How a page of the gallery is looked at: shown as an address asks, read for what overflows or is cut, judged by axe. */
import type { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { galleryPage } from "../gallery-server";
import { axeOn } from "./quality.ts";

type Query = Parameters<typeof galleryPage>[0];

/** The page is loaded once and then follows its address: loading it anew for each view took most of the time. */
export async function show(page: Page, query: Query): Promise<void> {
  const url = galleryPage(query);
  if (page.url() === "about:blank") await page.goto(url, { waitUntil: "domcontentloaded" });
  else
    await page.evaluate((next) => {
      history.pushState(null, "", next);
      dispatchEvent(new PopStateEvent("popstate"));
    }, url);
  await expect(page.locator("html")).toHaveAttribute("data-shown", url.slice(url.indexOf("?")));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

export const wear = (page: Page, theme: number) =>
  page.evaluate((index) => document.documentElement.setAttribute("data-theme", String(index)), theme);

/** Text that stands outside the page or outside the box that clips it, and headings' words that are broken in two. */
export function faultsOf(): string[] {
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) faults.push(`page is ${document.documentElement.scrollWidth} wide`);
  const walker = document.createTreeWalker(document.querySelector(".site") ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  // Slides out of view, waiting descriptions and texts for screen readers are meant to be out of sight.
  const isMeant = ":is(.sr, .slider-view, .site-skip, [inert], [aria-hidden='true'], [data-clips])";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !parent || parent.closest(isMeant)) continue;
    const style = getComputedStyle(parent);
    if (style.visibility === "hidden" || !parent.checkVisibility({ opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    if (box.left < -1 || box.right > width + 1) faults.push(`outside: ${text.slice(0, 40)}`);
    const clip = parent.closest<HTMLElement>("button, a, h1, h2, h3, p, li");
    if (clip && getComputedStyle(clip).overflow !== "visible" && clip.scrollWidth > clip.clientWidth + 1)
      faults.push(`clipped: ${text.slice(0, 40)}`);
    if (!parent.closest("h1, h2, h3")) continue;
    for (const word of text.matchAll(/[\p{L}\p{M}\d]+/gu)) {
      const start = (node.textContent ?? "").indexOf(text) + word.index;
      // A soft hyphen ends a word here: what stands between two is a syllable, and that is never divided. The hyphen at the
      // end of a line is counted to the letter after it, so that one is left out.
      const isAfterHyphen = node.textContent?.[start - 1] === "\u00ad";
      range.setStart(node, isAfterHyphen && word[0].length > 1 ? start + 1 : start);
      range.setEnd(node, start + word[0].length);
      const letters = [...range.getClientRects()];
      const tops = new Set(letters.map((rect) => Math.round(rect.top)));
      if (tops.size > 1) faults.push(`broken word: ${word[0]}`);
    }
  }
  return [...new Set(faults)];
}

export async function axeFindings(
  page: Page,
  narrow: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<string[]> {
  const { violations } = await narrow(await axeOn(page)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
