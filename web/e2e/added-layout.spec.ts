// One layout more, as `make layout` begins it, and one theme more, in a copy of the sources: written and built as the others
// are, and looked at by what looks at them. What is wrong in either stops `make gen` or the build, which name it.
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect } from "@playwright/test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { build, createServer, preview } from "vite";
import { anchors } from "../src/contract/places.gen";
import { test as base } from "./support/fixtures.ts";
import { axeFindings, faultsOf, show } from "./support/looking.ts";
import { isFull } from "./support/quality.ts";

const top = resolve(import.meta.dirname, "../..");
const python = join(top, ".venv/bin/python");
const copied = [
  ...["server/vitrine", "tools", "locales", "demo", "web/src", "web/gallery.html", "web/package.json"],
  ...["vite.config.ts", "vite.gallery.config.ts", "vitest.config.ts", "tsconfig.json"].map((file) => `web/${file}`),
];
const widths = [320, 390, 768, 1024, 1440, 1920];
const samples = ["whole", "long", "rtl", ...(isFull ? ["rich", "empty", "one", "foreign"] : [])];

interface Added {
  /** The copy of the sources. */
  tree: string;
  option: string;
  theme: number;
  pages: string;
  url: string;
  stop(): Promise<void>;
}

async function startAdded(): Promise<Added> {
  const tree = mkdtempSync(join(tmpdir(), "added-layout-"));
  const filter = (file: string) => !/__pycache__|\.test\.tsx?$/.test(file) || file.endsWith("/site/Site.test.tsx");
  for (const part of copied) cpSync(join(top, part), join(tree, part), { recursive: true, filter });
  symlinkSync(join(top, "web/node_modules"), join(tree, "web/node_modules"));
  const named = execFileSync(python, [join(import.meta.dirname, "support/added_layout.py")], { cwd: tree });
  const [option = "", theme] = named.toString().trim().split(" ");
  const root = join(tree, "web");
  const outDir = join(tree, "pages");
  const configFile = join(root, "vite.gallery.config.ts");
  await build({ root, configFile, logLevel: "error", cacheDir: join(tree, "cache"), build: { outDir } });
  const server = await preview({ root, configFile, logLevel: "error", build: { outDir }, preview: { port: 0 } });
  const stop = async () => {
    await server.close();
    rmSync(tree, { recursive: true });
  };
  return { tree, option, theme: Number(theme), pages: outDir, url: server.resolvedUrls?.local[0] ?? "", stop };
}

const test = base.extend<{ added: Added }>({
  added: [({ shared }, use) => shared.once("added layout", startAdded).then(use), { timeout: 200_000 }],
  baseURL: ({ added }, use) => use(added.url),
});
// The gallery has no server that draws the code for sharing.
test.use({ expectedErrors: [/qr\.svg/] });
// They share one build.
test.describe.configure({ mode: "default" });

test("a layout and a theme that were added show every section at any width, from either side, and axe agrees", async ({
  page,
  added: { option, theme },
}) => {
  for (const sample of samples) {
    await show(page, { option, sample, theme, nav: sample === "rtl" ? "footer" : "header" });
    await expect(page.locator(`.site[data-layout=${option}]`)).toHaveAttribute("dir", sample === "rtl" ? "rtl" : "ltr");
    if (sample === "whole") await expect(page.locator(".site-section")).toHaveCount(Object.keys(anchors).length);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      expect.soft(await page.evaluate(faultsOf), `${sample} at ${width} px`).toEqual([]);
    }
    expect.soft(await axeFindings(page), sample).toEqual([]);
  }
  // The dots offer it, and it is worn.
  await show(page, { option, sample: "rich", theme: 0 });
  await page.getByRole("button", { name: "Sable" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", String(theme));
  expect(await page.locator(".site").evaluate((site) => getComputedStyle(site).backgroundColor)).toBe(
    "rgb(29, 23, 18)",
  );
});

test("on paper they are ink on white, with nothing that is only pressed", async ({
  page,
  added: { option, theme },
}) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await show(page, { option, sample: "whole", theme });
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(faultsOf)).toEqual([]);
  const sections = page.locator(".site-section");
  for (const section of await sections.all()) await expect(section).toBeVisible();
  await expect(page.locator("form, header, button").filter({ visible: true })).toHaveCount(0);
  const [ink, paper] = await page
    .locator(".site")
    .evaluate((site) => [getComputedStyle(site).color, getComputedStyle(site).backgroundColor]);
  expect([ink, paper]).toEqual(["rgb(22, 21, 15)", "rgb(255, 255, 255)"]);
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(4);
});

test("without a script all of it is there", async ({ page, browser, added }) => {
  await page.goto(`gallery.html?option=${added.option}`);
  await page.waitForSelector("html[data-shown]");
  const sheets = await page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));

  // As the server's V8 writes it: the same tree, as HTML.
  const root = join(added.tree, "web");
  const vite = await createServer({
    root,
    configFile: join(root, "vite.gallery.config.ts"),
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const load = (file: string) => vite.ssrLoadModule(`/src/${file}`);
  const { makeSample, plainChoice } = await load("gallery/samples.ts");
  const { buildPage } = await load("site/page/build.ts");
  const { stylesheetOf } = await load("site/page/stylesheet.ts");
  const { layouts } = await load("site/layouts/layouts.gen.ts");
  const { Site } = await load("site/Site.tsx");
  await vite.close();
  const pictures = Object.fromEntries(
    readdirSync(join(added.pages, "assets")).map((file) => [file.replace(/-[\w-]{8}(?=\.)/, ""), `/assets/${file}`]),
  );
  const snapshot = makeSample({ ...plainChoice, sample: "whole", option: added.option, theme: added.theme }, pictures);
  const written = buildPage(snapshot, "FR");
  const html = renderToString(createElement(Site, { page: written, layout: layouts[added.option], actions: {} }));
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  writeFileSync(
    join(added.pages, "plain.html"),
    `<!doctype html><html lang="fr" data-theme="${added.theme}"><head><meta name="viewport" content="width=device-width">` +
      `<title>Maud</title>${links}<style>${stylesheetOf(snapshot, written)}</style></head><body>${html}</body></html>`,
  );

  const context = await browser.newContext({ baseURL: added.url, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto("plain.html");
  const headings = plain.locator(".site-section :is(h1, h2)");
  await expect(headings).toHaveCount(Object.keys(anchors).length);
  for (const heading of await headings.all()) await expect(heading).toBeVisible();
  for (const width of [390, 1440]) {
    await plain.setViewportSize({ width, height: 900 });
    expect(await plain.evaluate(faultsOf), `at ${width} px`).toEqual([]);
  }
  await expect(plain.locator("form[method=post]")).toBeVisible();
  await context.close();
});

test("a view that is missing stops `make gen`, a colour that cannot be read the build: both are named", async ({
  added: { tree },
}) => {
  const root = join(tree, "web");
  const generated = () =>
    spawnSync(python, ["-m", "vitrine.content.export"], { cwd: tree, env: { PYTHONPATH: "server" } });
  const view = join(root, "src/site/layouts/affiche/Skills.tsx");
  renameSync(view, `${view}.away`);
  const { status, stderr } = generated();
  expect([status, stderr.toString()]).toEqual([
    1,
    "web/src/site/layouts/affiche: Skills.tsx is missing: the view of the section skills\n",
  ]);
  renameSync(`${view}.away`, view);

  const themes = join(tree, "server/vitrine/content/catalogues.py");
  writeFileSync(themes, readFileSync(themes, "utf8").replace('text="#f3e9dc"', 'text="#3d3730"'));
  expect(generated().status).toBe(0);
  const built = build({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "silent",
    build: { outDir: join(tree, "none") },
  });
  await expect(built).rejects.toThrow(/catalogues\.py: .*theme sable: text on bg has [\d.]+:1 and needs 4\.5:1/);
});
