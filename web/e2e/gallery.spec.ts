// Every layout × sample at a phone's, a tablet's and a desktop's width: nothing overflows, no word is cut, axe agrees. The
// themes differ in colours alone, which src/site/contrast.test.ts proves: here a light and a dark one, or with FULL all.
// GALLERY_SHOTS=folder also writes screenshots there.
import { expect } from "@playwright/test";
import { themes as allThemes, options } from "../src/contract/catalogues.gen";
import { networks } from "../src/contract/networks.gen";
import type { Network } from "../src/contract/types.gen";
import { thinChoices } from "../src/gallery/matrix";
import { markOf } from "../src/site/page/networkMarks";
import { test } from "./gallery-server";
import { axeFindings, faultsOf, show, wear } from "./support/looking.ts";
import { isFull } from "./support/quality.ts";

const themes = isFull ? [...allThemes.keys()] : [0, 2];
const samples = ["rich", "long", "empty", "one", "rtl", "foreign"];
const sets = ["classique", "moderne", "editorial"];
const widths = [390, 768, 1440];
const shots = process.env.GALLERY_SHOTS;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

for (const option of options) {
  test(`${option}: nothing overflows, no word is cut, on any sample, at any width, in any style`, async ({ page }) => {
    for (const sample of samples) {
      for (const set of sets) {
        await show(page, { option, sample, set, theme: 0 });
        for (const width of widths) {
          await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
          await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
          expect.soft(await page.evaluate(faultsOf), `${sample}, ${set} at ${width} px`).toEqual([]);
          if (set !== "classique" || !(isFull || shots)) continue;
          for (const theme of themes) {
            await wear(page, theme);
            expect.soft(await page.evaluate(faultsOf), `${sample}, theme ${theme} at ${width} px`).toEqual([]);
            if (shots)
              await page.screenshot({ path: `${shots}/${option}-${sample}-${theme}-${width}.png`, fullPage: true });
          }
        }
      }
    }
  });

  test(`${option}: a site with nothing, one or two of each thing, whatever is missing, is whole at both ends of the widths`, async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const { items, without } of thinChoices) {
        await show(page, { option, items, without });
        expect.soft(await page.evaluate(faultsOf), `${items}, without ${without} at ${width} px`).toEqual([]);
      }
      // A title without a picture is what fills the first screen, and a form without entries stands in the middle.
      await show(page, { option, items: 0, without: "photo,logo,texts" });
      const title = await page.locator("h1").evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
      expect.soft(title, `title at ${width} px`).toBeGreaterThanOrEqual(width < 1024 ? 48 : 110);
      const form = await page.locator(".contact-form").boundingBox();
      expect.soft(Math.abs((form?.x ?? 0) + (form?.width ?? 0) / 2 - width / 2), `form at ${width} px`).toBeLessThan(2);
    }
  });

  test(`${option}: a chosen size is the size shown from 1024 px on, in every text, and never grows below`, async ({
    page,
  }) => {
    const sizes = () =>
      page
        .locator(".site-main .styled")
        .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
    for (const [width, rem] of [
      [1024, 1.3],
      [1440, 3.5],
      [390, 3.5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await show(page, { option, sample: "rich", rem });
      const px = rem * 16;
      const shown = await sizes();
      if (width >= 1024) expect(new Set(shown.map((size) => Math.round(size * 10) / 10))).toEqual(new Set([px]));
      else expect(Math.max(...shown)).toBeLessThanOrEqual(px);
    }
  });

  test(`${option}: pictures that a frame would crop, or that have nothing behind them, are shown whole on a ground`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const pictures of ["upright", "clear"]) {
      await show(page, { option, pictures, theme: 2 });
      // The coverflow is no frame: its works are as high as they are.
      const works = page.locator(":is(.site-projects, .site-skills) img:not(.g-work img)");
      const fits = await works.evaluateAll((all) => all.map((one) => getComputedStyle(one).objectFit));
      expect(new Set(fits)).toEqual(new Set(["contain"]));
      if (pictures === "clear") await expect(works.first()).toHaveCSS("filter", /drop-shadow/);
    }
  });

  test(`${option}: a name alone is a whole first screen, with a way on and a heading over the form`, async ({
    page,
  }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await show(page, { option, sample: "empty" });
      await expect(page.getByRole("link", { name: "Écrire" })).toBeInViewport();
      const home = await page.locator("#welcome").evaluate((one) => one.getBoundingClientRect().height);
      expect(home, `home at ${width} px`).toBeGreaterThan(0.6 * 844);
      await expect(page.getByRole("heading", { name: "Envoyer un message" })).toBeAttached();
      const title = await page.locator("h1").evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
      expect(title).toBeGreaterThanOrEqual(width < 1024 ? 40 : 90);
    }
    await show(page, { option, cv: "none" });
    const ways = ["Voir les projets", "Écrire"].map((name) => page.locator("#welcome").getByRole("link", { name }));
    for (const way of ways) await expect(way).toBeVisible();
    // On a tablet the two stand in one row.
    await page.setViewportSize({ width: 768, height: 844 });
    const [first, second] = await Promise.all(ways.map((way) => way.boundingBox()));
    expect(first?.y).toBe(second?.y);
  });

  test(`${option}: the marks of networks are filled, each about as heavy as the next`, async ({ page }) => {
    await show(page, { option, sample: "rich" });
    const marks = page.locator("#contact svg.icon-brand");
    expect(await marks.count()).toBe(await page.locator("#contact ul li").count());
    for (const mark of await marks.all()) await expect(mark).toHaveCSS("stroke", "none");
    // How much of its box each mark blackens, those of networks that the sample has not among them.
    const inked = await page.evaluate(
      (paths) => {
        const side = 96;
        return Object.entries(paths).map(([network, path]) => {
          const context = new OffscreenCanvas(side, side).getContext("2d");
          if (!context) throw new Error("no canvas");
          context.scale(side / 24, side / 24);
          context.fill(new Path2D(path));
          const alpha = context.getImageData(0, 0, side, side).data.filter((_, place) => place % 4 === 3);
          return { network, share: alpha.reduce((sum, one) => sum + one, 0) / 255 / side ** 2 };
        });
      },
      Object.fromEntries(Object.keys(networks).map((one) => [one, markOf(one as Network)])),
    );
    // Lines that are drawn with a pen, filled, would be hardly anything.
    for (const { network, share } of inked) {
      expect.soft(share, network).toBeGreaterThan(0.2);
      expect.soft(share, network).toBeLessThan(0.85);
    }
  });

  test(`${option}: axe finds nothing, on any sample, in any theme, with either bar`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const sample of samples.toReversed()) {
      await show(page, { option, sample, nav: "header", theme: 0 });
      expect.soft(await axeFindings(page, (axe) => axe.disableRules("color-contrast")), sample).toEqual([]);
    }
    // The themes differ in colours alone; the form's complaint is looked at with them.
    await page.locator("form .button").click();
    for (const theme of themes) {
      await wear(page, theme);
      expect.soft(await axeFindings(page, (axe) => axe.withRules("color-contrast")), `theme ${theme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await show(page, { option, sample: "rich", nav: "footer", theme: 0 });
    expect.soft(await axeFindings(page, (axe) => axe.disableRules("color-contrast")), "footer bar").toEqual([]);
    for (const theme of themes) {
      await wear(page, theme);
      const bar = await axeFindings(page, (axe) => axe.include(".site-icons").withRules("color-contrast"));
      expect.soft(bar, `footer bar, theme ${theme}`).toEqual([]);
    }
  });
}
