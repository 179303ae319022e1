/** What every page must pass: no accessibility violation that axe knows, no HTML error that the W3C's checker knows. */
import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const run = promisify(execFile);
const checker = resolve(import.meta.dirname, "../../node_modules/vnu-jar/build/dist/vnu.jar");

/** In the page itself: our pages have no frames, and by default each look would open another page to gather them. */
/** Only violations are described: describing all that is right takes its time too. */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });

export async function expectAccessible(page: Page): Promise<void> {
  // A screen that is still being fetched has nothing on it to judge.
  await page.locator("h1").first().waitFor({ state: "attached" });
  const { violations } = await axeOn(page)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map((node) => node.target).join(", ")}`,
  );
  expect(found).toEqual([]);
}

export async function hasJava(): Promise<boolean> {
  return run("java", ["-version"]).then(
    () => true,
    () => false,
  );
}

/** Errors of the W3C's checker on this HTML; it needs Java, so ask `hasJava` first. */
export async function htmlErrors(html: string): Promise<string[]> {
  const child = run("java", ["-jar", checker, "--format", "json", "--errors-only", "--exit-zero-always", "-"]);
  child.child.stdin?.end(html);
  const { stderr } = await child;
  const { messages } = JSON.parse(stderr) as { messages: { message: string; lastLine: number; extract?: string }[] };
  return messages.map(({ message, lastLine, extract }) => `line ${lastLine}: ${message} ${extract ?? ""}`.trim());
}
