// « Galerie » as a visitor meets it: the coverflow's two variants, its descriptions, the skills' cycle, the entrances.
import { expect, type Page, test } from "@playwright/test";
import { constants } from "../src/contract/catalogues.gen";
import { type Gallery, startGallery } from "./gallery-server";
import { expectAccessible } from "./support/quality";

let gallery: Gallery;
test.describe.configure({ timeout: 120_000 });
test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.close());

type Query = Record<string, string | number>;

async function open(page: Page, query: Query = {}): Promise<void> {
  await page.goto(gallery.url({ option: "option3", theme: 1, ...query }));
  await page.waitForSelector("main > section");
}

async function openProjects(page: Page, query: Query = {}): Promise<void> {
  await open(page, query);
  await page.locator("#projet").evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  await expect(page.locator(".g-flow[data-ready]")).toBeVisible();
}

const middle = async (page: Page): Promise<number> => Number(await page.locator(".g-count b").innerText());
const middleNote = (page: Page) => page.locator(".g-slide[data-middle] .g-note");
const isAtRest = (page: Page): Promise<boolean> =>
  page
    .locator(".g-flow")
    .evaluate((flow) => flow.getAnimations({ subtree: true }).every((a) => !(a instanceof CSSTransition)));

/** Puts the pointer on the stage, above where the notes lie; works in motion are never 'stable' enough for hover(). */
async function lookAt(page: Page, part = 0.5): Promise<void> {
  const stage = await page.locator(".g-stage").boundingBox();
  if (!stage) throw new Error("no stage");
  await page.mouse.move(stage.x + stage.width * part, stage.y + stage.height * 0.45);
  await expect.poll(() => isAtRest(page)).toBe(true);
}
const lookAway = (page: Page): Promise<void> => page.mouse.move(10, 400);

/** The item in the middle and when it came there, until `ms` have passed. */
async function watchMiddle(page: Page, ms: number): Promise<{ at: number; item: number }[]> {
  return page.evaluate(
    (untilMs) =>
      new Promise((resolve) => {
        const count = document.querySelector(".g-count b");
        const seen: { at: number; item: number }[] = [];
        const start = performance.now();
        const look = () => seen.push({ at: performance.now() - start, item: Number(count?.textContent) });
        const observer = new MutationObserver(look);
        if (count) observer.observe(count, { characterData: true, childList: true, subtree: true });
        look();
        setTimeout(() => resolve(seen), untilMs);
      }),
    ms,
  );
}

/** Where the works stand, and how large the perspective draws them, from the start of the stage. */
const works = (page: Page) =>
  page.locator(".g-slide:not([data-far]) .g-work").evaluateAll((found) =>
    found
      .map((work) => ({ box: work.getBoundingClientRect(), z: new DOMMatrix(getComputedStyle(work).transform).m43 }))
      .sort((a, b) => a.box.x - b.box.x)
      .map(({ box, z }) => ({ x: box.x + box.width / 2, width: box.width, bottom: box.bottom, z })),
  );

for (const [affichage, reverseMs, depth, stretch] of [
  ["false", constants.coverflow1ReverseMs, constants.coverflow1Depth, constants.coverflow1Stretch],
  ["true", constants.coverflow2ReverseMs, constants.coverflow2Depth, constants.coverflow2Stretch],
] as const) {
  test(`affichage ${affichage}: five works in depth, moving by themselves, turning round every ${reverseMs} ms`, async ({
    page,
  }) => {
    await openProjects(page, { affichage });
    const seen = await watchMiddle(page, 3 * reverseMs + 3 * constants.coverflowSpeedMs);
    const steps = seen.slice(1).map(({ at, item }, i) => {
      const previous = seen[i]?.item ?? item;
      return { at, isForward: item === previous + 1 || (previous === 8 && item === 1) };
    });
    // How fast is the bench's business; here, that it moves one work at a time and turns round by itself.
    const turns = steps.filter(({ isForward }, i) => i > 0 && isForward !== steps[i - 1]?.isForward);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(turns.length).toBeGreaterThanOrEqual(1);

    await lookAt(page);
    const found = await works(page);
    expect(found.length).toBe(constants.coverflowSlides);
    expect(found.map(({ z }) => Math.abs(Math.round(z)))).toEqual([2, 1, 0, 1, 2].map((far) => far * depth));
    const [, , centre, right] = found;
    const slidePx = centre?.width ?? 0;
    const drawnScale = (right?.width ?? 0) / slidePx;
    expect(((right?.x ?? 0) - (centre?.x ?? 0)) / drawnScale).toBeCloseTo(slidePx - stretch, -1);
    expect(new Set(found.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
  });
}

test("the pointer and the focus hold it, the button stops it, and it goes on afterwards", async ({ page }) => {
  await openProjects(page);
  await lookAt(page);
  const held = await middle(page);
  expect(await watchMiddle(page, 4_000)).toHaveLength(1);
  await lookAway(page);
  await expect.poll(() => middle(page)).not.toBe(held);

  await page.locator(".g-keys").getByRole("button", { name: "Pause" }).click();
  await lookAway(page);
  await expect.poll(() => isAtRest(page)).toBe(true);
  expect(await watchMiddle(page, 4_000)).toHaveLength(1);
});

test("a description shows on hover, on focus and, first of two taps, on touch; a click enlarges", async ({ page }) => {
  await openProjects(page);
  await expect(middleNote(page)).toHaveCSS("opacity", "0");
  await lookAt(page);
  await expect(middleNote(page)).toHaveCSS("opacity", "1");
  await expect(middleNote(page)).toContainText(await page.locator(".g-cartel .styled").first().innerText(), {
    ignoreCase: true,
  });
  await page.mouse.down();
  await page.mouse.up();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await lookAway(page);
  await page.keyboard.press("Tab");
  await page.locator(".g-slide[data-middle] .g-face").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".g-slide[data-middle] .g-face")).toBeFocused();
  await expect(middleNote(page)).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
});

test("a link in a description opens in a new tab", async ({ page }) => {
  await openProjects(page);
  for (const link of await page.locator(".g-note a").all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
  expect(await page.locator(".g-note a").count()).toBeGreaterThan(0);
});

test("a neighbour shows its own description inside the stage", async ({ page }) => {
  await openProjects(page);
  await lookAt(page);
  const stage = await page.locator(".g-stage").boundingBox();
  for (const part of [0.15, 0.85]) {
    await lookAt(page, part);
    const note = page.locator(".g-slide:not([data-middle]):hover .g-note");
    await expect(note).toHaveCSS("opacity", "1");
    const box = await note.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(stage?.x ?? 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((stage?.x ?? 0) + (stage?.width ?? 0));
  }
});

test("assistive technology meets each project once, though the loop repeats them", async ({ page }) => {
  await openProjects(page);
  const heard = await page
    .locator(".g-slide:not([aria-hidden])")
    .evaluateAll((slides) => slides.map((slide) => Number((slide as HTMLElement).dataset.index)).sort((a, b) => a - b));
  expect(heard).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(await page.locator(".g-slide").count()).toBeGreaterThanOrEqual(2 * constants.coverflowSlides);
  for (const copy of await page.locator(".g-slide[aria-hidden]").all()) await expect(copy).toHaveAttribute("inert", "");
});

test("axe finds nothing on the coverflow while a description shows", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openProjects(page, { sample: "long" });
  await page.locator(".g-slide[data-middle] .g-face").focus();
  await expect(middleNote(page)).toHaveCSS("opacity", "1");
  await expectAccessible(page);
});

test("one project: large, without controls", async ({ page }) => {
  await open(page, { sample: "one" });
  await page.locator("#projet").scrollIntoViewIfNeeded();
  await expect(page.locator(".g-slide")).toHaveCount(1);
  await expect(page.locator(".g-keys, .g-count, .g-picks")).toHaveCount(0);
  await page.locator(".g-work").hover();
  await expect(page.locator(".g-note")).toHaveCSS("opacity", "1");
});

test("the engine is fetched only when the projects come near, and moves nothing when it takes over", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page);
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((url) => /coverflowEngine/.test(url))).toEqual([]);
  await page.evaluate(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.locator("#projet").evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  await expect(page.locator(".g-flow[data-ready]")).toBeVisible();
  expect(scripts.filter((url) => /coverflowEngine/.test(url)).length).toBeGreaterThan(0);
  await watchMiddle(page, 2 * constants.coverflowSpeedMs);
  expect(await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)).toBeLessThan(
    0.001,
  );
});

test("the projects' title comes in once, from the left", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page);
  const label = page.locator(".g-works-label");
  await expect(label).toHaveClass(/is-waiting/);
  const x = await label.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m41);
  expect(x).toBeLessThan(0);
  await label.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(label).toHaveClass(/is-arriving/);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(label).not.toHaveClass(/is-waiting/);
});

test("skills: one at a time, the next after four seconds, held by the pointer, chosen by hand and by key", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await open(page);
  await page.clock.pauseAt(60_000);
  await page.locator("#competance").evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  const chosen = page.getByRole("tab", { selected: true });
  const tabs = await page.getByRole("tab").allInnerTexts();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await page.getByRole("tab").first().click();
  await page.mouse.move(10, 10);
  await expect(page.locator(".g-picks")).toHaveAttribute("data-running", "");
  await expect(chosen).toHaveText(tabs[0] ?? "");
  await page.clock.runFor(constants.galleryMs - 100);
  await expect(chosen).toHaveText(tabs[0] ?? "");
  await page.clock.runFor(200);
  await expect(chosen).toHaveText(tabs[1] ?? "");
  // The panel before it may still be fading.
  await expect(page.locator("[role=tabpanel][data-chosen]")).toContainText(tabs[1] ?? "", { ignoreCase: true });

  await page.locator(".g-panels").hover();
  await page.clock.runFor(3 * constants.galleryMs);
  await expect(chosen).toHaveText(tabs[1] ?? "");
  await page.getByRole("tab").nth(3).click();
  await expect(chosen).toHaveText(tabs[3] ?? "");
  await page.keyboard.press("ArrowDown");
  await expect(chosen).toHaveText(tabs[4] ?? "");
  await expect(page.getByRole("tab").nth(4)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(chosen).toHaveText(tabs[0] ?? "");
});

test("skills wrap round at the end of the list", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page);
  await page.clock.pauseAt(60_000);
  await page.locator("#competance").evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  await page.getByRole("tab").last().click();
  await page.mouse.move(10, 10);
  await expect(page.locator(".g-picks")).toHaveAttribute("data-running", "");
  await page.clock.runFor(constants.galleryMs + 100);
  await expect(page.getByRole("tab").first()).toHaveAttribute("aria-selected", "true");
});

test("contact entries come in from the left and the right by turns", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page);
  const entries = page.locator(".g-ways li");
  await expect(entries.first()).toHaveClass(/is-waiting/);
  const from = await entries.evaluateAll((all) => all.map((li) => new DOMMatrix(getComputedStyle(li).transform).m41));
  expect(from).toEqual(from.map((_, i) => (i % 2 === 0 ? -48 : 48)));
  await page.locator("#contact").evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  for (const entry of await entries.all()) await expect(entry).toHaveCSS("opacity", "1");
  for (const link of await page.locator(".g-ways a").all()) await expect(link).toHaveAttribute("target", "_blank");
});

test("pictures are as high as the contract says, and at most two stand in about", async ({ page }) => {
  await open(page);
  const height = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.clientHeight);
  expect(await height(".g-home-image")).toBe(constants.homeImageHeightPx);
  expect(await height(".g-wall li")).toBe(constants.aboutGalleryHeightPx);
  expect(await page.locator(".g-wall li").count()).toBeLessThanOrEqual(2);
  await open(page, { image: "small" });
  expect(await height(".g-home-image")).toBe(constants.homeImageSmallHeightPx);
});

test("less motion: nothing moves by itself until asked to", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openProjects(page);
  expect(await watchMiddle(page, 3_500)).toHaveLength(1);
  await expect(page.getByRole("tab").first()).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(".is-waiting")).toHaveCount(0);
  await page.getByRole("button", { name: "Suivant", exact: true }).first().click();
  await expect.poll(() => middle(page)).toBe(2);
  await page.locator(".g-keys").getByRole("button", { name: "Lecture" }).click();
  await page.mouse.move(10, 10);
  await page.locator(".g-keys").getByRole("button", { name: "Pause" }).blur();
  await expect.poll(() => middle(page)).not.toBe(2);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("the first tap tells, the second enlarges", async ({ page }) => {
    await openProjects(page);
    const tap = async () => {
      const stage = await page.locator(".g-stage").boundingBox();
      if (stage) await page.touchscreen.tap(stage.x + stage.width / 2, stage.y + stage.height / 2);
    };
    await tap();
    await expect(page.locator(".g-more")).toBeVisible();
    await expect.poll(() => isAtRest(page)).toBe(true);
    await expect(page.getByRole("dialog")).toBeHidden();
    const held = await middle(page);
    expect(await watchMiddle(page, 3_500)).toHaveLength(1);
    expect(await middle(page)).toBe(held);
    await tap();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test.describe("without script", () => {
  test("the gallery's own page needs script, so this reads the styles: panels and notes stay visible", async ({
    page,
  }) => {
    await open(page);
    const rules = await page.evaluate(() =>
      [...document.styleSheets].some((sheet) =>
        [...sheet.cssRules].some(
          (rule) => rule.cssText.includes("scripting: none") && rule.cssText.includes(".g-panel"),
        ),
      ),
    );
    expect(rules).toBe(true);
  });
});
