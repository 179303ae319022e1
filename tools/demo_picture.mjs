// Renews docs/demo.jpg from a running demo: `make demo`, then `node tools/demo_picture.mjs http://127.0.0.1:8000`.
// Four views of it on one sheet: the page, a project's own page, and both as a phone has them, one of them in Arabic.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const here = (path) => new URL(path, import.meta.url);
const { chromium } = createRequire(here("../web/package.json"))("@playwright/test");

const site = process.argv[2] ?? "http://127.0.0.1:8000";
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Where each stands on the sheet (left, top, width) and how much of its page it shows. */
const views = [
  { path: "/home/fr", screen: DESK, shows: 1275, at: [40, 40, 976] },
  { path: "/home/fr/projet/echos", screen: DESK, shows: 1000, at: [1040, 40, 520] },
  { path: "/home/ar", screen: PHONE, shows: 758, at: [1040, 425, 248] },
  { path: "/home/en/projet/halle-9", screen: PHONE, shows: 758, at: [1312, 425, 248] },
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
const frames = [];
for (const { path, screen, shows, at } of views) {
  const context = await browser.newContext({ viewport: screen, deviceScaleFactor: 2, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(site + path, { waitUntil: "networkidle" });
  // Pictures are fetched when they are near: all that are on the sheet are wanted.
  await page.mouse.wheel(0, shows);
  await page.waitForTimeout(1500);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState("networkidle");
  const clip = { x: 0, y: 0, width: screen.width, height: shows };
  const png = (await page.screenshot({ fullPage: true, clip })).toString("base64");
  const [left, top, width] = at;
  frames.push(`<img src="data:image/png;base64,${png}" style="left:${left}px;top:${top}px;width:${width}px">`);
  await context.close();
}
const sheet = await browser.newPage({ viewport: { width: 1600, height: 944 } });
await sheet.setContent(`<style>
  body { margin: 0; background: #e4dccb; }
  img { position: absolute; border-radius: 6px; box-shadow: 0 0 0 1px #17161a1f, 0 12px 32px #17161a24; }
</style>${frames.join("")}`, { waitUntil: "load" });
await sheet.screenshot({ path: here("../docs/demo.jpg").pathname, type: "jpeg", quality: 84 });
await browser.close();
console.log(`docs/demo.jpg: ${Math.round(readFileSync(here("../docs/demo.jpg")).length / 1000)} kB`);
