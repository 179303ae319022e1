/** What every page must pass: no accessibility violation that axe knows. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** `make test FULL=1`: what is looked at once otherwise is looked at again, at other widths and in other colours. */
export const isFull = Boolean(process.env.FULL);

const axeSource = readFileSync(resolve(import.meta.dirname, "../../node_modules/axe-core/axe.min.js"), "utf8");

/**
 * Colours fade from one scheme to another and from one state to the next, if only for a hundredth of a millisecond where
 * less motion is wanted: a machine under load draws frames between. axe looks at where they end.
 */
const transitionsEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // getAnimations() computes styles first, so what was just changed has begun. No frame is asked for: where a test holds
    // the page's clock none comes.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/**
 * In the page itself: our pages have no frames, and by default each look would open another page to gather them.
 * Only violations are described: describing all that is right takes its time too. So does bringing axe into a page, which
 * takes as long as looking: a page that has it keeps it.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  await transitionsEnd(page);
  const isThere = await page.evaluate(() => "axe" in window);
  return new AxeBuilder({ page, axeSource: isThere ? ";" : axeSource })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] });
}

export const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What stands twice in the document and may stand once. axe does not look: it passes over what is inert or hidden. */
export const doubled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const mains = [...document.querySelectorAll("main")].slice(1).map(() => "<main>");
    const ids = [...document.querySelectorAll("[id]")].map((element) => `#${element.id}`);
    return [...mains, ...ids.filter((id, place) => ids.indexOf(id) !== place)];
  });

export async function expectAccessible(page: Page): Promise<void> {
  // A screen that is still being fetched has nothing on it to judge.
  await page.locator("h1").first().waitFor({ state: "attached" });
  expect(await doubled(page)).toEqual([]);
  const { violations } = await (await axeOn(page)).withTags(rules).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map((node) => node.target).join(", ")}`,
  );
  expect(found).toEqual([]);
}
