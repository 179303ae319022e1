// « Galerie » as a visitor meets it: the coverflow's two variants, its descriptions, the skills' cycle, the entrances.
import { expect, type Page } from "@playwright/test";
import { constants } from "../src/contract/catalogues.gen";
import { galleryPage, test } from "./gallery-server";
import { holdTime } from "./support/held-time";
import { expectAccessible } from "./support/quality";
import { shiftsOf, watchShifts } from "./support/shifts";

test.beforeEach(({ page }) => holdTime(page));

type Query = Record<string, string | number>;

async function open(page: Page, query: Query = {}): Promise<void> {
  await page.goto(galleryPage({ option: "option3", theme: 1, ...query }), { waitUntil: "domcontentloaded" });
  await page.waitForSelector(".site-main > section");
}

async function openProjects(page: Page, query: Query = {}): Promise<void> {
  await open(page, query);
  await page.mouse.move(10, 400); // the visitor is there, so the engine may come
  await page.locator("#projet").evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  await expect(page.locator(".g-flow[data-ready]")).toBeVisible();
}

/** Out of the pointer's and the focus's hold, the coverflow has begun: its first step waits for the next frame. */
const expectRunning = (page: Page) => expect(page.locator(".g-stage")).toHaveAttribute("data-running", "");
const expectHeld = (page: Page) => expect(page.locator(".g-stage")).not.toHaveAttribute("data-running");
/** Long enough for the frame in which a step begins. */
const frameMs = 20;

const middle = async (page: Page): Promise<number> => Number(await page.locator(".g-count b").innerText());
const middleNote = (page: Page) => page.locator(".g-slide[data-middle] .g-note");
const motions = (page: Page): Promise<AnimationPlayState[]> =>
  page.locator(".g-flow").evaluate((flow) => flow.getAnimations({ subtree: true }).map(({ playState }) => playState));
const isStill = async (page: Page): Promise<boolean> => !(await motions(page)).includes("running");
/** A step is over, and there was one: its animations stay, filling. Without any, everything would be at rest. */
const isAtRest = async (page: Page): Promise<boolean> => (await motions(page)).length > 0 && (await isStill(page));

/** Puts the pointer on the stage, above where the notes lie; works in motion are never 'stable' enough for hover(). */
async function lookAt(page: Page, part = 0.5): Promise<void> {
  const stage = await page.locator(".g-stage").boundingBox();
  if (!stage) throw new Error("no stage");
  await page.mouse.move(stage.x + stage.width * part, stage.y + stage.height * 0.45);
  await expect.poll(() => isStill(page)).toBe(true);
}
const lookAway = (page: Page): Promise<void> => page.mouse.move(10, 400);

/** How long the step under way takes; null when nothing moves. */
const stepMs = (page: Page): Promise<number | null> =>
  page.locator(".g-slide[data-middle] .g-work").evaluate((work) => {
    const step = work.getAnimations().find(({ playState }) => playState === "running");
    return step ? Number(step.effect?.getComputedTiming().duration) : null;
  });

/** The works that stand in the middle, one after the other, while so much time passes on the page's clock. */
async function middles(page: Page, durationMs: number): Promise<number[]> {
  const seen = [await middle(page)];
  for (let passedMs = 0; passedMs < durationMs; passedMs += tickMs) {
    await page.clock.runFor(tickMs);
    const now = await middle(page);
    if (now !== seen.at(-1)) seen.push(now);
  }
  return seen;
}
const tickMs = 500;

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
  test(`affichage ${affichage}: five works in depth, a step every ${constants.coverflowSpeedMs} ms, turning round every ${reverseMs} ms`, async ({
    page,
  }) => {
    await openProjects(page, { affichage });
    await expectRunning(page);

    await expect
      .poll(async () => (await works(page)).map(({ z }) => Math.abs(Math.round(z))))
      .toEqual([2, 1, 0, 1, 2].map((far) => far * depth));
    const found = await works(page);
    const [, , centre, right] = found;
    const slidePx = centre?.width ?? 0;
    const drawnScale = (right?.width ?? 0) / slidePx;
    expect(((right?.x ?? 0) - (centre?.x ?? 0)) / drawnScale).toBeCloseTo(slidePx - stretch, -1);
    const feet = found.map(({ bottom }) => bottom);
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(1);

    await page.clock.runFor(frameMs);
    await expect.poll(() => stepMs(page)).toBe(constants.coverflowSpeedMs);
    const count = await page.locator(".g-slide:not([aria-hidden])").count();
    const seen = await middles(page, 3 * reverseMs);
    // One by one: as many steps as begin in the time, and back again.
    const ways = seen.slice(1).map((item, place) => {
      const way = (item - (seen[place] ?? 0) + count) % count;
      return way > count / 2 ? way - count : way;
    });
    const steps = Math.ceil(reverseMs / constants.coverflowSpeedMs);
    const round = [...Array(steps).fill(-1), ...Array(steps).fill(1)];
    const sinceFirstTurn = ways.slice(ways.indexOf(-1));
    expect(sinceFirstTurn.length).toBeGreaterThanOrEqual(2 * steps);
    expect(sinceFirstTurn).toEqual(sinceFirstTurn.map((_, place) => round[place % round.length]));
  });
}

for (const [what, act] of [
  ["the arrow, pressed", (page: Page) => page.locator(".g-keys").getByRole("button", { name: "Suivant" }).click()],
  [
    "the arrow by keyboard",
    async (page: Page) => {
      await page.locator(".g-keys").getByRole("button", { name: "Suivant" }).focus();
      await page.keyboard.press("Enter");
    },
  ],
  [
    "a pull with the mouse",
    async (page: Page) => {
      const stage = await page.locator(".g-stage").boundingBox();
      if (!stage) throw new Error("no stage");
      const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 60, y, { steps: 4 });
      await page.mouse.move(x - 200, y, { steps: 4 });
      await page.mouse.up();
    },
  ],
] as const) {
  test(`${what} is one step, and the row goes on at its own pace`, async ({ page }) => {
    await openProjects(page);
    await expectRunning(page);
    await page.clock.runFor(frameMs + constants.coverflowSpeedMs / 2); // in the middle of a step
    const before = await middle(page);
    await act(page);
    await expect.poll(() => middle(page)).toBe(before + 1);
    await expect(page.getByRole("dialog")).toBeHidden();
    await lookAway(page);
    await page.locator("body").evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expectRunning(page);
    // 10 s are four steps and the visitor's rest: it used to be twenty a second.
    expect((await middles(page, 10_000)).length).toBeLessThanOrEqual(6);
  });
}

test("four works go to the end and back, without a hole", async ({ page }) => {
  await openProjects(page, { projects: 4 });
  await expect(page.locator(".g-slide")).toHaveCount(4);
  await expectRunning(page);
  const seen = await middles(page, 30_000);
  expect(new Set(seen)).toEqual(new Set([1, 2, 3, 4]));
  expect(seen.every((item, place) => place === 0 || Math.abs(item - (seen[place - 1] ?? 0)) === 1)).toBe(true);
});

test("more than a dozen works can be seen all at once", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openProjects(page, { projects: 14 });
  await page.getByRole("button", { name: "Tout voir" }).click();
  await expect(page.locator(".g-flow[data-ready]")).toHaveCount(0);
  const boxes = await page
    .locator(".g-slide")
    .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes).toHaveLength(14);
  expect(boxes.every(({ left, right }) => left >= 0 && right <= 1440)).toBe(true);
  await page.getByRole("button", { name: "Tout voir" }).click();
  await expect(page.locator(".g-flow[data-ready]")).toBeVisible();
});

test("of a hundred works a dozen are laid out", async ({ page }) => {
  await openProjects(page, { projects: 100 });
  await expectRunning(page);
  const laidOut = () =>
    page
      .locator(".g-slide")
      .evaluateAll((slides) => slides.filter((slide) => slide.getBoundingClientRect().width > 0).length);
  for (const item of [2, 3, 4]) {
    await expect.poll(() => middle(page)).toBe(item - 1);
    expect(await laidOut()).toBeLessThanOrEqual(12);
    await page.clock.runFor(item === 2 ? frameMs : constants.coverflowSpeedMs);
    await expect.poll(() => middle(page)).toBe(item);
    expect(await laidOut()).toBeLessThanOrEqual(12);
  }
});

test("a step moves the works in sight and touches nothing else: of a hundred, half a dozen", async ({ page }) => {
  await page.addInitScript(() => {
    const place = Object.getOwnPropertyDescriptor(window, "scrollY");
    Object.assign(window, { asked: 0 });
    Object.defineProperty(window, "scrollY", {
      get(this: Window & { asked: number }) {
        this.asked++;
        return place?.get?.call(this) as number;
      },
    });
  });
  await openProjects(page, { projects: 100 });
  await expectRunning(page);
  await page.locator(".g-flow").evaluate((flow) => {
    const restyled = new Set<Node>();
    new MutationObserver((changes) => {
      for (const { target } of changes) restyled.add(target);
    }).observe(flow, { subtree: true, attributeFilter: ["style"] });
    Object.assign(window, { restyled, asked: 0 });
  });
  await page.clock.runFor(frameMs);
  await expect.poll(() => middle(page)).toBe(2);
  const moved = await page
    .locator(".g-work")
    .evaluateAll(
      (all) => all.filter((work) => work.getAnimations().some(({ playState }) => playState === "running")).length,
    );
  expect(moved).toBe(constants.coverflowSlides + 1); // one leaves as one comes in
  const counted = await page.evaluate(() => {
    const { restyled, asked } = window as unknown as { restyled: Set<Node>; asked: number };
    return { restyled: restyled.size, asked };
  });
  // Asked where the page is scrolled to, the browser must lay it out for the answer.
  expect(counted).toEqual({ restyled: 0, asked: 0 });
});

test("the pointer and the focus hold it, the button stops it, and it goes on afterwards", async ({ page }) => {
  await openProjects(page);
  const standsStill = async () => {
    await expectHeld(page);
    await expect.poll(() => isAtRest(page)).toBe(true);
    const held = await middle(page);
    await page.clock.runFor(4 * constants.coverflowSpeedMs);
    expect(await middle(page)).toBe(held);
  };
  const goesOn = async () => {
    await expectRunning(page);
    const held = await middle(page);
    await page.clock.runFor(frameMs);
    await expect.poll(() => middle(page)).toBe(held + 1);
  };
  await goesOn();
  await lookAt(page);
  await standsStill();
  await lookAway(page);
  await goesOn();

  // Into the stage by keyboard from the button beside it: a way from further off would scroll the page.
  await expect.poll(() => isAtRest(page)).toBe(true);
  await page.locator(".g-keys button").first().focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator(".g-stage :focus")).toHaveCount(1);
  await standsStill();
  await page.locator(".g-stage :focus").blur();
  await goesOn();

  await page.locator(".g-keys").getByRole("button", { name: "Pause" }).click();
  await lookAway(page);
  await standsStill();
});

test("a description shows on hover and on focus; a click enlarges, and so does Enter", async ({ page }) => {
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
  for (const part of [0.15, 0.85]) {
    const note = page.locator(".g-slide:not([data-middle]):hover .g-note");
    // A browser that was busy while the row came to rest knows what lies under the pointer when it moves again.
    await expect(async () => {
      await lookAt(page);
      await lookAt(page, part);
      await expect(note).toHaveCSS("opacity", "1", { timeout: 5000 });
    }).toPass();
    const stage = await page.locator(".g-stage").boundingBox();
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
  await page.clock.resume(); // axe waits by the page's own timers
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

test("the engine is fetched for a visitor who comes near the projects, and moves nothing when it takes over", {
  tag: "@still",
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const engines = () => scripts.filter((url) => /coverflowEngine/.test(url)).length;
  await page.setViewportSize({ width: 1440, height: 700 });
  await watchShifts(page);
  await open(page);
  await page.mouse.move(10, 400);
  await page.waitForLoadState("networkidle");
  expect(engines()).toBe(0);
  await page.locator("#projet").evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  await expect(page.locator(".g-flow[data-ready]")).toBeVisible();
  expect(engines()).toBe(1);
  await expectRunning(page);
  await page.clock.runFor(frameMs);
  await expect.poll(() => middle(page)).toBe(2);
  await expect.poll(() => isAtRest(page)).toBe(true);
  expect(await shiftsOf(page, 0.001)).toEqual([]);
});

test("with the projects in sight from the start, the engine comes when their first step is due", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.setViewportSize({ width: 1440, height: 3000 });
  await open(page);
  await expect(page.locator(".g-stage")).toBeInViewport();
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((url) => /coverflowEngine|swiper/.test(url))).toEqual([]);
  await page.clock.runFor(constants.coverflowSpeedMs);
  await expect(page.locator(".g-flow[data-ready]")).toBeVisible();
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
  await open(page);
  await page.locator("#competance").evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  const chosen = page.getByRole("tab", { selected: true });
  const tabs = await page.getByRole("tab").allInnerTexts();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await page.getByRole("tab").first().click();
  await page.mouse.move(10, 10);
  await expect(page.locator(".g-picks")).toHaveAttribute("data-running", "");
  await expect(chosen).toHaveText(tabs[0] ?? "");
  await page.clock.runFor(constants.galleryMs - 1);
  await expect(chosen).toHaveText(tabs[0] ?? "");
  await page.clock.runFor(1);
  await expect(chosen).toHaveText(tabs[1] ?? "");
  // The panel before it may still be fading.
  await expect(page.locator("[role=tabpanel][data-chosen]")).toContainText(tabs[1] ?? "", { ignoreCase: true });

  await page.locator(".g-panels").hover();
  await expect(page.locator(".g-picks")).not.toHaveAttribute("data-running");
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
  await open(page);
  await page.locator("#competance").evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  await page.getByRole("tab").last().click();
  await page.mouse.move(10, 10);
  await expect(page.locator(".g-picks")).toHaveAttribute("data-running", "");
  await page.clock.runFor(constants.galleryMs);
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
  const links = await page.locator(".g-ways a").all();
  expect(links).not.toHaveLength(0);
  for (const link of links) await expect(link).toHaveAttribute("target", "_blank");
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
  expect(await page.locator(".g-wall li").count()).toBe(2);
  await open(page, { image: "small" });
  expect(await height(".g-home-image")).toBe(constants.homeImageSmallHeightPx);
});

test("a square portrait keeps its head in the last five columns, and the shell keeps to the content's edges", async ({
  page,
}) => {
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, { set: "editorial", nav: "footer" });
    const edge = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => {
          const { left, right } = one.getBoundingClientRect();
          return { left: Math.round(left), right: Math.round(right) };
        });
    const plate = await edge(".g-plate");
    const picture = await edge(".g-home-image");
    const panel = await edge(".g-panel-text");
    expect(picture.left).toBeGreaterThan(panel.left + 300);
    expect((await page.locator(".g-home-image").boundingBox())?.height).toBe(constants.homeImageHeightPx);
    expect((await edge(".site-tools > *")).left).toBe(plate.left);
    const icons = await edge(".site-icons");
    expect(icons.left).toBe(plate.left);
    expect(icons.right).toBeLessThanOrEqual(plate.right + 2);
  }
  // On a tablet too: it hangs off the right edge, and most of it is seen.
  await page.setViewportSize({ width: 768, height: 1024 });
  const hung = await page.locator(".g-home-image").boundingBox();
  expect(hung?.height).toBe(constants.homeImageHeightPx);
  expect(hung?.width).toBeLessThan(constants.homeImageHeightPx * 1.4);
  expect((hung?.x ?? 0) + (hung?.width ?? 0)).toBe(768);
  await page.setViewportSize({ width: 1920, height: 900 });

  const size = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(await size("h1")).toBe(56);
  expect(await size("#propos h2")).toBe(32);
  expect(Math.round(await size(".g-panel h3"))).toBe(45);
  expect(await size(".g-sub")).toBe(await size(".contact-form-heading"));
  // One title has gone before the next one comes.
  const seconds = (text: string) => Number.parseFloat(text);
  const [gone, comes] = await page
    .locator(".g-panel")
    .evaluateAll((panels) => [
      getComputedStyle(panels[1] as Element).transitionDuration,
      getComputedStyle(panels[0] as Element).transitionDelay,
    ]);
  expect(seconds(comes ?? "")).toBeGreaterThanOrEqual(seconds(gone ?? "9"));
});

test("less motion: nothing moves by itself until asked to", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openProjects(page);
  await expectHeld(page);
  await page.clock.runFor(4 * constants.coverflowSpeedMs);
  expect(await middle(page)).toBe(1);
  await expect(page.getByRole("tab").first()).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(".is-waiting")).toHaveCount(0);
  await page.getByRole("button", { name: "Suivant", exact: true }).first().click();
  await expect.poll(() => middle(page)).toBe(2);
  await page.locator(".g-keys").getByRole("button", { name: "Lecture" }).click();
  await page.mouse.move(10, 10);
  await page.locator(".g-keys").getByRole("button", { name: "Pause" }).blur();
  await expectRunning(page);
  await page.clock.runFor(constants.coverflowSpeedMs + frameMs);
  await expect.poll(() => middle(page)).toBe(3);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("the first tap tells, the second enlarges", async ({ page }) => {
    await openProjects(page);
    const tap = async () => {
      const stage = await page.locator(".g-stage").boundingBox();
      if (!stage) throw new Error("no stage");
      await page.touchscreen.tap(stage.x + stage.width / 2, stage.y + stage.height / 2);
    };
    await tap();
    await expect(page.locator(".g-more")).toBeVisible();
    await expect.poll(() => isStill(page)).toBe(true);
    await expect(page.getByRole("dialog")).toBeHidden();
    await expectHeld(page);
    const held = await middle(page);
    await page.clock.runFor(2 * constants.coverflowSpeedMs);
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

for (const width of [390, 1440]) {
  test(`a list in a job's text has its own lines, not the rows' (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, { sample: "whole" });
    const entries = page.locator("#experience .rich li");
    await expect(entries).toHaveCount(3);
    const widths = await entries.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(150);
    await expect(entries.first()).toHaveCSS("border-top-width", "0px");
  });
}
