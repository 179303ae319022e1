/** Pages where the four families are missing: nothing moves when ours come late, and what stands in for them fits. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { options } from "../src/contract/catalogues.gen.ts";
import { fontPairs, pairFamilies } from "../src/contract/choices.gen.ts";
import { demo } from "./support/demo.ts";
import { DemoSite } from "./support/demo-site.ts";
import { expect, test } from "./support/fixtures.ts";
import { shiftsOf, watchShifts } from "./support/shifts.ts";
import { beginToUse } from "./support/visitor.ts";

const web = resolve(import.meta.dirname, "..");

let site: DemoSite;
test.use({ contextOptions: { reducedMotion: "no-preference" } }); // as most visitors come
test.describe.configure({ mode: "default" }); // one demo site is enough
test.beforeAll(async ({ server }) => {
  site = await DemoSite.make(server, demo.languages);
});
test.afterAll(() => site.owner.dispose());

/** What the letters of an element are really drawn with. */
async function fontsIn(page: Page, selector: string): Promise<{ familyName: string; isCustomFont: boolean }[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  await session.send("CSS.enable");
  return (await session.send("CSS.getPlatformFontsForNode", { nodeId })).fonts;
}

const isPainted = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length), "first paint")
    .toBe(1);

for (const option of options) {
  for (const language of ["fr", "ar"]) {
    test(`${option} in ${language}: a font that comes after the first paint moves nothing`, {
      tag: "@still",
    }, async ({ page }) => {
      await site.wear(option);
      let bringFonts = () => {};
      const areWanted = new Promise<void>((done) => {
        bringFonts = done;
      });
      const held: string[] = [];
      await page.route("**/*.woff2", async (route) => {
        held.push(route.request().url());
        await areWanted;
        await route.continue();
      });
      await watchShifts(page);
      await page.goto(`/@${site.slug}/${language}`, { waitUntil: "domcontentloaded" });
      await isPainted(page);
      // A machine that has the families asks for none of ours; Arabic ones are nearly nowhere at hand.
      const alphabet = language === "ar" ? "arabic" : "latin";
      const preloads = page.locator(`link[rel=preload][as=font][href*="-${alphabet}-"]`);
      if (language === "fr" && test.info().project.name === "machine") await expect(preloads).toHaveCount(0);
      else {
        expect(held.some((url) => url.includes(alphabet))).toBe(true);
        expect(await preloads.count()).toBeGreaterThan(0);
      }
      if (language === "fr") expect(held.filter((url) => url.includes("arabic"))).toEqual([]);
      bringFonts();
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(done))));
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}

test("a font that is there before the first paint is shown, and moves nothing", { tag: "@bare" }, async ({
  page,
  server,
}) => {
  await site.wear("option1");
  await site.greet("EL", { headline: "Καλώς ήρθατε", shortDescription: "Σχεδιάζω αφίσες" });
  await site.greet("HE", { headline: "ברוכים הבאים", shortDescription: "אני מעצבת כרזות" });
  for (const [language, titles, words, place = "form label"] of [
    ["fr", "Tinos", "Arimo"],
    ["ar", "Noto Naskh Arabic", "IBM Plex Sans Arabic"],
    ["el", "Tinos", "Tinos", "h1"],
    ["he", "Tinos", "Tinos", "h1"],
  ] as const) {
    const path = `/@${site.slug}/${language}`;
    const [, list = ""] = /data-fonts="([^"]*)"/.exec(await (await fetch(server.url + path)).text()) ?? [];
    let count = 0;
    page.on("requestfinished", (request) => {
      if (list.includes(new URL(request.url()).pathname)) count += 1;
    });
    await page.route("**/*.css", async (route) => {
      await expect.poll(() => count).toBeGreaterThanOrEqual(list.split(" ").length);
      await route.continue();
    });
    await watchShifts(page);
    await page.goto(path);
    await isPainted(page);
    expect((await fontsIn(page, "h1")).map(({ familyName }) => familyName)).toContain(titles);
    // What is below is laid out when its visitor begins to use the page.
    await beginToUse(page);
    const below = async () => (await fontsIn(page, place)).map(({ familyName }) => familyName);
    await expect.poll(below).toContain(words);
    expect(await shiftsOf(page)).toEqual([]);
    await page.unrouteAll({ behavior: "wait" });
  }
});

for (const language of ["fr", "ar"]) {
  test(`a font pair in ${language}: its files come at once, and moved nothing where they came late`, {
    tag: ["@bare", "@desk"],
  }, async ({ page }) => {
    await site.dress("vernissage", "option2");
    let bringFonts = () => {};
    const areWanted = new Promise<void>((done) => {
      bringFonts = done;
    });
    await page.route("**/*.woff2", async (route) => {
      await areWanted;
      await route.continue();
    });
    await watchShifts(page);
    await page.goto(`/@${site.slug}/${language}`, { waitUntil: "domcontentloaded" });
    await isPainted(page);
    bringFonts();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(done))));
    expect(await shiftsOf(page)).toEqual([]);
    // From the browser's own store they are there in time.
    await page.unrouteAll({ behavior: "wait" });
    await page.reload();
    const drawn = async () => (await fontsIn(page, "h1")).map(({ familyName }) => familyName);
    await expect.poll(drawn).toContain(language === "ar" ? "El Messiri" : "Playfair Display");
    expect(await shiftsOf(page)).toEqual([]);
    await site.dress("");
  });
}

test("a font pair is tried with a click, undone, and worn by visitors with the save", {
  tag: ["@bare", "@desk"],
}, async ({ page, context }) => {
  await context.addCookies((await site.owner.storageState()).cookies);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/dashboard/formhome");
  await expect(page.locator(".preview h1")).toBeVisible();
  expect(
    asked.filter((url) => /playfair|lora-/.test(url)),
    "fonts of pairs, where none is worn",
  ).toEqual([]);
  await page.goto("/dashboard/apparence");
  await expect(page.getByRole("radio", { name: /^Revue/ })).toBeAttached();
  // A file may name its family by one of its cuts: « Source Sans 3 ExtraLight ».
  const drawnIn = async (selector: string) =>
    (await fontsIn(page, selector)).map(({ familyName }) => familyName).join();
  for (const [name, { titles, texts }] of Object.entries(fontPairs)) {
    await expect.poll(() => drawnIn(`[data-pair="${name}"] .pair-sample b`)).toContain(titles);
    await expect.poll(() => drawnIn(`[data-pair="${name}"] .pair-sample span`)).toContain(texts);
  }
  await page.getByRole("radio", { name: /^Revue/ }).check();
  await expect.poll(() => drawnIn(".preview h1")).toContain("Work Sans");
  // The small pictures of the layouts wear what is tried, too.
  for (const option of [1, 2, 3])
    await expect.poll(() => drawnIn(`.set-picture[data-set=option${option}] h1`)).toContain("Work Sans");
  await page.keyboard.press("Control+z");
  await expect.poll(() => drawnIn(".preview h1")).not.toContain("Work Sans");
  await page.getByRole("radio", { name: /^Revue/ }).check();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.locator(".d-toast", { hasText: "En ligne." })).toBeVisible();
  const html = await (await page.request.get(`/@${site.slug}/fr`)).text();
  expect(html).toMatch(/rel="preload" as="font"[^>]*work-sans-latin-700/);
  // Beside a pair, a text's own family is a choice too.
  await page.goto("/dashboard/formcontact");
  await page
    .getByRole("button", { name: /Work Sans/ })
    .first()
    .click();
  await expect(page.getByRole("combobox", { name: "Police" }).first()).toHaveText(/Work Sans \(paire\)/);
  await site.dress("");
});

test("in the editor's preview a font may come late", { tag: ["@bare", "@desk"] }, async ({ page, context }) => {
  await context.addCookies((await site.owner.storageState()).cookies);
  await page.goto("/dashboard/formhome");
  await expect(page.locator(".preview h1")).toBeVisible();
  await expect.poll(async () => (await fontsIn(page, ".preview h1")).map((font) => font.familyName)).toContain("Tinos");
});

const standIns = {
  Times: "tinos-latin",
  Arial: "arimo-latin",
  Georgia: "gelasio-latin",
  Courier: "cousine-latin",
  "Arabic Serif": "noto-naskh-arabic-arabic",
  "Arabic Sans": "ibm-plex-sans-arabic-arabic",
};
const sentencesIn = (codes: string[]) => {
  const texts = JSON.stringify(
    codes.map((code) => Object.values(demo.sections).map((section) => section.languages[code])),
  );
  return [...texts.matchAll(/"([^"]* [^"]*)"/g)].map(([, sentence]) => sentence).join(" ");
};
const sentences = sentencesIn(["FR", "EN"]);
/** Spaces, points and digits are the Latin face's: a mark without width keeps the words apart. */
const arabicWords = sentencesIn(["AR"]).replace(/[^\p{Script=Arabic}]+/gu, "\u200c");

/** How wide and high a text is, in a hundredth of the font's size. */
const measured = (page: Page, font: { family: string; weight: number }, text: string) =>
  page.evaluate(
    async ({ family, weight, text }) => {
      const faces = [...document.fonts].filter((face) => face.family.replaceAll('"', "") === family);
      await Promise.allSettled(faces.map((face) => face.load())); // other systems' fonts are not there
      const context = new OffscreenCanvas(1, 1).getContext("2d");
      if (!context) throw new Error("no canvas");
      context.font = `${weight} 100px "${family}"`;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
      return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
    },
    { ...font, text },
  );

/** Our font's face and what is shown until it is there, by name, as wide and as high: letters, and capitals where they differ. */
async function expectFits(page: Page, what: string, file: string, standIn: string, text: string, isHighToo = true) {
  for (const weight of [400, 700]) {
    const bytes = [...readFileSync(`${web}/node_modules/@fontsource/${file}-${weight}-normal.woff2`)];
    await page.evaluate(
      async ([bytes, weight, family]) => {
        const ours = new FontFace(family, new Uint8Array(bytes).buffer, { weight: String(weight) });
        document.fonts.add(await ours.load());
      },
      [bytes, weight, file] as const,
    );
    const ours = await measured(page, { family: file, weight }, text);
    const shown = await measured(page, { family: standIn, weight }, text);
    const which = `${what}, ${weight}`;
    expect.soft(Math.abs(shown.width / ours.width - 1), `${which}: width`).toBeLessThan(0.01);
    if (!isHighToo) continue;
    expect.soft(Math.abs(shown.ascent - ours.ascent), `${which}: ascent`).toBeLessThanOrEqual(1);
    expect.soft(Math.abs(shown.descent - ours.descent), `${which}: descent`).toBeLessThanOrEqual(1);
  }
}

test("what is shown until a family of a pair is there is as wide and as high", { tag: "@bare" }, async ({ page }) => {
  for (const [name, { sheet, isMonospaced }] of Object.entries(pairFamilies)) {
    // Android's own typewriter font is in no package.
    if (isMonospaced && test.info().project.name === "android") continue;
    await page.setContent(`<style>${readFileSync(`${web}/src/contract/families/${sheet}.gen.css`, "utf8")}</style>`);
    for (const suffix of isMonospaced ? [""] : ["", " Capitals"]) {
      const text = suffix ? sentences.toUpperCase() : sentences;
      await expectFits(
        page,
        name + suffix,
        `${sheet}/files/${sheet}-latin`,
        `Vitrine ${name} Meanwhile${suffix}`,
        text,
      );
    }
  }
});

test("what is shown until one of the four families, or an Arabic one, is there is as wide and as high", {
  tag: "@bare",
}, async ({ page }) => {
  await page.setContent(`<style>${readFileSync(`${web}/src/contract/fallbackFonts.gen.css`, "utf8")}</style>`);
  for (const [family, standIn] of Object.entries(standIns)) {
    // Android's own typewriter font is in no package, and its Arabic is the serif itself: measured on DejaVu alone.
    if (["Courier", "Arabic Serif"].includes(family) && test.info().project.name === "android") continue;
    const isLatin = standIn.endsWith("-latin");
    const file = `${standIn.replace(/-[a-z]+$/, "")}/files/${standIn}`;
    for (const suffix of family === "Courier" || !isLatin ? [""] : ["", " Capitals"]) {
      const written = isLatin ? sentences : arabicWords;
      const text = suffix ? written.toUpperCase() : written;
      // Not how high the Arabic ones are: a line is as high as its space, which is the Latin face's.
      await expectFits(page, family + suffix, file, `Vitrine ${family} Meanwhile${suffix}`, text, isLatin);
    }
  }
});
