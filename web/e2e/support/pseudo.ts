/**
 * A language that nobody speaks: Arabic's words are made longer and marked on their way to the browser. What is said in
 * Latin letters is then in no catalogue, or is a name; what does not fit, fits in no long language. (`make dev PSEUDO=1` has
 * one that can be read, of the whole product: tools/pseudo.py.)
 */
import type { BrowserContext, Page } from "@playwright/test";

/** Half as long again: a stroke and a mark between letters that are joined, so that words have nowhere else to break. */
const stretched = (script: string): string =>
  script.replace(/(?<=[بتثجحخسشصضطظعغفقكلمنهي])(?=[بتثجحخسشصضطظعغفقكلمنهي])/g, "ـَ");

export async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: stretched(await response.text()) });
  });
}

/** What stands there in Latin letters, and text that is out of the page or cut. `names`: what nobody translates. */
export const faultsOfWords = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate((known) => {
    const faults = new Set<string>();
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width)
      faults.add(`the page is ${document.documentElement.scrollWidth} wide`);
    // What an owner wrote, a page in its preview, and drawings.
    const theirs =
      ".preview-window, .d-sample, [aria-hidden='true'], script, style, code, bdi, svg, option, [lang]:not(html)";
    const check = (text: string, what: string) => {
      const ours = text.replace(/[\w.-]+@[\w.-]+|\b[\w-]+(?:\.[\w-]+)+/g, ""); // addresses
      const rest = known.reduce((left, name) => left.replaceAll(name, ""), ours);
      if (/[A-Za-zÀ-ÿ]{3,}/.test(rest)) faults.add(`${what}: ${text.trim().slice(0, 60)}`);
    };
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
      if (element.closest(theirs)) continue;
      for (const name of ["aria-label", "title", "placeholder", "alt"]) check(element.getAttribute(name) ?? "", name);
    }
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !parent || parent.closest(theirs) || !parent.checkVisibility({ visibilityProperty: true })) continue;
      check(text, "text");
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const style = getComputedStyle(parent);
      const isForEarsOnly = box.width <= 1 || parent.closest(".sr, .sr-phone") !== null;
      if (isForEarsOnly || parent.closest("[data-scrolls]")) continue;
      let scrolls = false;
      for (let around: Element | null = parent; around; around = around.parentElement)
        scrolls ||= /auto|scroll/.test(getComputedStyle(around).overflowX) && around.scrollWidth > around.clientWidth;
      if (!scrolls && (box.left < -1 || box.right > width + 1)) faults.add(`outside: ${text.slice(0, 60)}`);
      const around = parent.closest<HTMLElement>("button, a, h1, h2, h3, label, summary, th, td, p, li");
      if (around && style.textOverflow !== "ellipsis" && getComputedStyle(around).overflowX !== "visible")
        if (around.scrollWidth > around.clientWidth + 1) faults.add(`cut: ${text.slice(0, 60)}`);
    }
    return [...faults];
  }, names);
