/**
 * No page has an HTML error that the W3C's checker knows. Journeys hand their pages over, and the checker reads all of
 * them when the run ends: its start takes longer than a hundred pages. `default` is Playwright's globalSetup.
 */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import { test } from "@playwright/test";

const run = promisify(execFile);
const java = resolve(import.meta.dirname, "../../../.build/bin/java"); // `make test` brings it along
const checker = resolve(import.meta.dirname, "../../node_modules/vnu-jar/build/dist/vnu.jar");
// It reads a few pages and ends: its own code need not be compiled as for a long life, which takes longer than they do.
const shortLived = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
// On x86 what it does with the schema of HTML takes more than the usual megabyte.
const roomy = ["-Xss8m"];
const asked = ["-jar", checker, "--format", "json", "--errors-only", "--exit-zero-always"];
/** Names the folder of the pages, to the workers too. */
const FOLDER = "VITRINE_E2E_HTML";

interface Complaint {
  url: string;
  message: string;
  lastLine: number;
  extract?: string;
}

/** To be read by the checker; the journey's name is part of each page's. */
export async function handOverHtml(pages: Record<string, string>): Promise<void> {
  const folder = process.env[FOLDER];
  if (!folder) throw new Error("nobody reads the pages: playwright.config.ts names this file as its globalSetup");
  const { file, title, project } = test.info();
  for (const [name, html] of Object.entries(pages)) {
    const place = `${project.name} ${basename(file)} ${title.slice(0, 80)} ${name}`.replace(/[^\w.-]+/g, "_");
    await writeFile(join(folder, `${place}.html`), html);
  }
}

async function errorsIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).map((name) => join(folder, name));
  if (files.length === 0) return [];
  const { stderr } = await run(java, [...shortLived, ...roomy, ...asked, ...files]);
  const { messages } = JSON.parse(stderr) as { messages: Complaint[] };
  return messages.map(({ url, message, lastLine, extract }) =>
    `${basename(decodeURIComponent(url), ".html")}, line ${lastLine}: ${message} ${extract ?? ""}`.trim(),
  );
}

export default async function collectHtml(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-html-"));
  process.env[FOLDER] = folder;
  return async () => {
    const errors = await errorsIn(folder);
    await rm(folder, { recursive: true });
    if (errors.length > 0) throw new Error(`pages that are not valid HTML:\n${errors.join("\n")}`);
  };
}
