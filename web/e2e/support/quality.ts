/** What every page must pass: no accessibility violation that axe knows, no HTML error that the W3C's checker knows. */
import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const run = promisify(execFile);
const java = resolve(import.meta.dirname, "../../../.build/bin/java"); // `make test` brings it along
const checker = resolve(import.meta.dirname, "../../node_modules/vnu-jar/build/dist/vnu.jar");

/**
 * In the page itself: our pages have no frames, and by default each look would open another page to gather them.
 * Only violations are described: describing all that is right takes its time too.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });

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
  const { violations } = await axeOn(page).withTags(rules).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map((node) => node.target).join(", ")}`,
  );
  expect(found).toEqual([]);
}

// It reads one page and ends: its own code need not be compiled as for a long life, which takes longer than the page.
const shortLived = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
// On x86 what it does with the schema of HTML takes more than the usual megabyte.
const roomy = ["-Xss8m"];
const asked = ["-jar", checker, "--format", "json", "--errors-only", "--exit-zero-always", "-"];

/** Errors of the W3C's checker on this HTML. */
export async function htmlErrors(html: string): Promise<string[]> {
  const child = run(java, [...shortLived, ...roomy, ...asked]);
  child.child.stdin?.end(html);
  const { stderr } = await child;
  const { messages } = JSON.parse(stderr) as { messages: { message: string; lastLine: number; extract?: string }[] };
  return messages.map(({ message, lastLine, extract }) => `line ${lastLine}: ${message} ${extract ?? ""}`.trim());
}
