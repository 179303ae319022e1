/** What every page must pass: no accessibility violation that axe knows, no HTML error that the W3C's checker knows. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const run = promisify(execFile);
const java = resolve(import.meta.dirname, "../../../.build/bin/java"); // `make test` brings it along
const checker = resolve(import.meta.dirname, "../../node_modules/vnu-jar/build/dist/vnu.jar");

/** `make test FULL=1`: what is looked at once otherwise is looked at again, at other widths and in other colours. */
export const isFull = Boolean(process.env.FULL);

const axeSource = readFileSync(resolve(import.meta.dirname, "../../node_modules/axe-core/axe.min.js"), "utf8");

/**
 * In the page itself: our pages have no frames, and by default each look would open another page to gather them.
 * Only violations are described: describing all that is right takes its time too. So does bringing axe into a page, which
 * takes as long as looking: a page that has it keeps it.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
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

// It reads a few pages and ends: its own code need not be compiled as for a long life, which takes longer than they do.
const shortLived = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
// On x86 what it does with the schema of HTML takes more than the usual megabyte.
const roomy = ["-Xss8m"];
const asked = ["-jar", checker, "--format", "json", "--errors-only", "--exit-zero-always"];

interface Complaint {
  url: string;
  message: string;
  lastLine: number;
  extract?: string;
}

/** Errors of the W3C's checker on these pages, by name. All at once: its start takes longer than a dozen of them. */
export async function htmlErrors(pages: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-html-"));
  const names = Object.keys(pages);
  const files = names.map((_, place) => join(folder, `${place}.html`));
  await Promise.all(files.map((file, place) => writeFile(file, pages[names[place] ?? ""] ?? "")));
  const { stderr } = await run(java, [...shortLived, ...roomy, ...asked, ...files]);
  await rm(folder, { recursive: true });
  const { messages } = JSON.parse(stderr) as { messages: Complaint[] };
  return messages.map(({ url, message, lastLine, extract }) => {
    const name = names[Number.parseInt(basename(url), 10)];
    return `${name}, line ${lastLine}: ${message} ${extract ?? ""}`.trim();
  });
}
