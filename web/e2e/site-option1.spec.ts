// option1 and the shell in a real browser, with the real constants: what moves, what stops it, what works by keyboard alone.
import { expect, type Locator, type Page } from "@playwright/test";
import { constants, themes } from "../src/contract/catalogues.gen";
import { galleryPage, test } from "./gallery-server";
import { expectHeld, expectMoving, holdTime } from "./support/held-time";
import { paintedAt } from "./support/paint";
import { shiftsOf, watchShifts } from "./support/shifts";

test.beforeEach(({ page }) => holdTime(page));

const open = async (page: Page, query: Record<string, string | number> = {}) => {
  await page.goto(galleryPage({ option: "option1", theme: 1, ...query }), { waitUntil: "domcontentloaded" });
  await page.waitForSelector(".site-main > section");
};

async function openSlider(page: Page, width = 1440): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 });
  await open(page);
  const slider = page.locator(".slider");
  // Out of the pointer's reach, or it would be paused before it starts.
  await page.mouse.move(2, 300);
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.locator(".slider-page").first()).toBeVisible();
  return slider;
}
const currentPage = (slider: Locator) =>
  slider.locator(".slider-page").evaluateAll((pages) => pages.findIndex((page) => page.hasAttribute("aria-current")));

/** How many slides stand wholly in the slider's window, and the gap between the first two. */
const geometry = (slider: Locator) =>
  slider.evaluate((element) => {
    const view = element.querySelector(".slider-view")?.getBoundingClientRect() ?? new DOMRect();
    const slides = [...element.querySelectorAll(".slider-slide")].map((slide) => slide.getBoundingClientRect());
    const [first, second] = slides;
    return {
      visible: slides.filter(({ left, right }) => left >= view.left - 1 && right <= view.right + 1).length,
      gapPx: Math.round(((second?.left ?? 0) - (first?.right ?? 0)) * 10) / 10,
    };
  });

test("the slider shows one, two or three works by the width of the page, 15 px apart", async ({ page }) => {
  for (const [width, slides] of [
    [360, 1],
    [480, 1],
    [768, 2],
    [1024, 3],
    [1440, 3],
  ] as const) {
    const slider = await openSlider(page, width);
    expect.soft(await geometry(slider), `at ${width} px`).toEqual({ visible: slides, gapPx: 15 });
  }
});

test("the slider has the same geometry before its script comes, and shifts nothing", { tag: "@still" }, async ({
  page,
}) => {
  await watchShifts(page);
  await page.route(/swiper/, () => undefined);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  expect(await geometry(page.locator(".slider"))).toEqual({ visible: 3, gapPx: 15 });
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await openSlider(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(page.locator("#contact")).toBeInViewport();
  expect(await shiftsOf(page)).toEqual([]);
});

test("it moves on every 2 s and turns at its ends", async ({ page }) => {
  const slider = await openSlider(page);
  await expect(slider.locator(".slider-page")).toHaveCount(6);
  await expectMoving(slider);
  let before = 0;
  for (const next of [1, 2, 3, 4, 5, 4, 3, 2, 1, 0, 1]) {
    await page.clock.runFor(constants.autoplayMs - 1);
    expect(await currentPage(slider)).toBe(before);
    await page.clock.runFor(1);
    await expect.poll(() => currentPage(slider)).toBe(next);
    before = next;
  }
});

test("many works have a counter over a bar, and can be seen all at once", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, { projects: 24 });
  const slider = page.locator(".slider");
  await page.mouse.move(2, 300);
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.getByText("1 / 22")).toBeVisible();
  await expect(slider.locator(".slider-page")).toHaveCount(0);
  await slider.getByRole("slider", { name: "Vue" }).fill("9");
  await expect(slider.getByText("9 / 22")).toBeVisible();
  await slider.getByRole("button", { name: "Tout voir" }).click();
  const tops = await slider
    .locator(".slider-slide")
    .evaluateAll((slides) => new Set(slides.map((slide) => Math.round(slide.getBoundingClientRect().top))).size);
  expect(tops).toBe(8);
  await expect(slider.locator(".slider-slide").last()).toBeAttached();
  await slider.getByRole("button", { name: "Tout voir" }).click();
  await expect(slider.getByText(/ \/ 22/)).toBeVisible();
});

test("the pointer over a slide pauses it, leaving resumes it", async ({ page }) => {
  const slider = await openSlider(page);
  await slider.locator(".slider-slide").nth(1).hover();
  await expectHeld(slider);
  await page.clock.runFor(3 * constants.autoplayMs);
  await expect.poll(() => currentPage(slider)).toBe(0);
  await page.mouse.move(2, 5);
  await expectMoving(slider);
  await page.clock.runFor(constants.autoplayMs);
  await expect.poll(() => currentPage(slider)).toBe(1);
});

test("its pagination is clickable, its pause button pauses", async ({ page }) => {
  const slider = await openSlider(page);
  await slider.getByRole("button", { name: "Pause" }).click();
  await expect(slider.getByRole("button", { name: "Lecture" })).toBeVisible();
  await slider.getByRole("button", { name: "Vue 4" }).click();
  await expect.poll(() => currentPage(slider)).toBe(3);
  await page.mouse.move(2, 5);
  await expectHeld(slider);
  await page.clock.runFor(3 * constants.autoplayMs);
  expect(await currentPage(slider)).toBe(3);
});

test("keyboard focus pauses it, arrows move it, tabbing brings the slide into view", async ({ page }) => {
  const slider = await openSlider(page);
  await slider.getByRole("button", { name: "Pause" }).focus();
  await page.keyboard.press("Shift+Tab");
  await expectHeld(slider);
  await page.clock.runFor(3 * constants.autoplayMs);
  await expect.poll(() => currentPage(slider)).toBe(0);
  await slider.locator(".slider-page").first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => currentPage(slider)).toBe(1);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => currentPage(slider)).toBe(0);
  const fifth = slider.locator(".slider-slide button").nth(4);
  await fifth.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(fifth).toBeFocused();
  await expect(fifth).toBeInViewport({ ratio: 0.95 });
  await expect.poll(() => slider.locator(".slider-view").evaluate((view) => view.scrollLeft)).toBe(0);
});

test("with reduced motion nothing moves and everything is visible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const slider = await openSlider(page);
  await expectHeld(slider);
  await page.clock.runFor(3 * constants.autoplayMs);
  await expect.poll(() => currentPage(slider)).toBe(0);
  await expect(page.locator(".reveal.is-waiting")).toHaveCount(0);
});

test("a right-to-left page slides the other way", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, { sample: "rtl" });
  const slider = page.locator(".slider");
  await slider.scrollIntoViewIfNeeded();
  await slider.getByRole("button", { name: "شريحة 1", exact: true }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => currentPage(slider)).toBe(1);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a swipe over an enlarged picture goes on to the next one and back, and one along the page does not", async ({
    page,
  }) => {
    const slider = await openSlider(page, 390);
    await slider.locator(".slider-slide button").first().tap();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("1 / 8")).toBeVisible();
    const finger = await page.context().newCDPSession(page);
    const swipe = async (toX: number, toY: number) => {
      const at = (x: number, y: number) => [{ x, y }];
      await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(195, 400) });
      for (let part = 1; part <= 5; part += 1) {
        const touchPoints = at(195 + ((toX - 195) * part) / 5, 400 + ((toY - 400) * part) / 5);
        await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
      }
      await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe(60, 410);
    await expect(dialog.getByText("2 / 8")).toBeVisible();
    await swipe(190, 250);
    await swipe(330, 395);
    await expect(dialog.getByText("1 / 8")).toBeVisible();
  });
});

test("a click enlarges a picture, arrows go on, Escape closes it and gives the focus back", async ({ page }) => {
  const slider = await openSlider(page);
  const first = slider.locator(".slider-slide button").first();
  await first.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Échos", { exact: true })).toBeVisible();
  await expect(dialog.getByText("1 / 8")).toBeVisible();
  await expect(dialog.getByText("Identité et affiche du Festival des échos")).toBeVisible();
  await expect(dialog.getByRole("link")).toHaveAttribute("href", /^https/);
  // Opened by the mouse, nothing wears the keyboard's ring, and nothing of the page shines through.
  await expect(dialog.locator(":focus-visible")).toHaveCount(0);
  await expect(dialog).toHaveCSS("outline-style", "none");
  expect(await dialog.evaluate((element) => getComputedStyle(element, "::backdrop").backgroundColor)).toBe(
    "rgb(8, 9, 11)",
  );
  // The whole picture stands on the screen between the buttons, its caption beneath it.
  await expect
    .poll(() =>
      dialog.evaluate((element) => {
        const boxOf = (part: string) => element.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        const [picture, caption] = [boxOf("img"), boxOf("figcaption")];
        const [previous, next] = [boxOf(".lightbox-previous"), boxOf(".lightbox-next")];
        const across = [
          0,
          previous.left,
          previous.right,
          picture.left,
          picture.right,
          next.left,
          next.right,
          innerWidth,
        ];
        const down = [0, picture.top, picture.bottom, caption.top, caption.bottom, innerHeight];
        return [across, down].every((edges) => edges.every((edge, index, all) => edge >= (all[index - 1] ?? 0)));
      }),
    )
    .toBe(true);
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText("Lisières", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(first).toBeFocused();
  await first.click();
  await dialog.getByRole("button", { name: "Fermer" }).click();
  await expect(first).toBeFocused();
  expect(await first.evaluate((element) => element.matches(":focus-visible"))).toBe(false);
});

test("sections rise into view once, the projects' title from the left", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const title = page.locator("#projet .c-head");
  await expect(title).toHaveClass(/reveal-left .*is-waiting/);
  await title.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(title).toHaveClass(/is-arriving/);
  await expect(title).toHaveCSS("opacity", "1");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(title).toHaveClass(/is-arriving/);
});

test("the badge stays at the top right, the theme dots stand left and change the theme", async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    const badge = page.getByText("Version gratuite");
    for (const top of [0, 2000]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
      const box = await badge.boundingBox();
      expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(24);
      expect(box?.y ?? 99).toBeLessThan(16);
    }
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const dots = page.getByRole("group", { name: "Thème de couleurs" });
  expect((await dots.boundingBox())?.x ?? 99).toBeLessThan(40);
  await dots.getByRole("button", { name: "Noir" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "2");
  await expect(dots.getByRole("button", { name: "Noir" })).toHaveAttribute("aria-pressed", "true");
});

test("links go to their section, take the focus along and mark where one is", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, { nav: "footer" });
  const bar = page.getByRole("navigation");
  await expect(bar.getByRole("link")).toHaveCount(6);
  await bar.getByRole("link", { name: "Compétences" }).click();
  await expect(page.locator("#competance")).toBeFocused();
  await expect(bar.getByRole("link", { name: "Compétences" })).toHaveAttribute("aria-current", "true");
  await open(page, { section: "contact" });
  await expect(page.locator("#contact")).toBeFocused();
  await expect(page.locator("#contact")).toBeInViewport();
  await expect(page.getByRole("navigation").getByRole("link", { name: "Contact" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("the languages stand in a dropdown that the keyboard can use", async ({ page }) => {
  await open(page);
  const menu = page.locator(".language-menu");
  await menu.locator("summary").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(menu.getByRole("link", { name: "Français" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("link", { name: "Français" })).toBeHidden();
  await expect(menu.locator("summary")).toBeFocused();
});

test("the form says what is missing, keeps the text when sending fails, and thanks when it worked", async ({
  page,
}) => {
  await open(page, { message: "fail" });
  const form = page.locator("form");
  await form.getByRole("button", { name: "Envoyer" }).focus();
  await page.keyboard.press("Enter");
  await expect(form.getByRole("alert")).toHaveText("Veuillez remplir tous les champs !");
  await expect(form.getByLabel("Nom")).toBeFocused();
  await page.keyboard.type("Camille Roux");
  await page.keyboard.press("Tab");
  await page.keyboard.type("camille@");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Bonjour");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Adresse e-mail")).toBeFocused();
  await expect(form.getByLabel("Adresse e-mail")).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel("Adresse e-mail").fill("camille@roux.example");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("button", { name: "Envoi…" })).toBeVisible();
  await page.clock.runFor(100);
  await expect(form.getByRole("alert")).toContainText("Error while sending the message");
  await expect(form.getByLabel("Message")).toHaveValue("Bonjour");
  await expect(form.getByRole("button", { name: "Réessayer" })).toBeVisible();

  await open(page, { message: "slow" });
  await form.getByLabel("Nom").fill("Camille");
  await form.getByLabel("Adresse e-mail").fill("camille@roux.example");
  await form.getByLabel("Message").fill("Bonjour");
  await form.getByRole("button", { name: "Envoyer" }).click();
  await expect(form.getByRole("button", { name: "Envoi…" })).toBeVisible();
  await page.clock.runFor(2500);
  await expect(form.getByRole("status")).toHaveText("Merci, votre message est envoyé.");
  await expect(form.getByRole("status")).toBeFocused();
  await expect(form.getByLabel("Message")).toBeHidden();
  await form.getByRole("button", { name: "Écrire un autre message" }).click();
  await expect(form.getByLabel("Message")).toHaveValue("");
  await expect(form.getByLabel("Message")).toBeVisible();
});

test("the focus has another colour than an error, and an error shows under it", async ({ page }) => {
  await open(page);
  const form = page.locator("form");
  await form.getByRole("button", { name: "Envoyer" }).click();
  const name = form.getByLabel("Nom");
  await expect(name).toBeFocused();
  const { outlineColor, borderColor } = await name.evaluate((field) => {
    const style = getComputedStyle(field);
    return { outlineColor: style.outlineColor, borderColor: style.borderTopColor };
  });
  expect(outlineColor).toBe("rgb(28, 26, 23)"); // the theme's ink
  await expect
    .poll(async () => name.evaluate((field) => getComputedStyle(field).borderTopColor))
    .toBe("rgb(180, 35, 24)");
  expect(borderColor).not.toBe(outlineColor);
});

test("a long word is divided at its syllables, at no less than 2rem, and the logo leaves the title above the fold", async ({
  page,
}) => {
  const title = page.locator("h1");
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, { sample: "long" });
    expect(await title.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(32);
    const isInside = await title.evaluate((one) => one.scrollWidth <= one.clientWidth);
    expect(isInside).toBe(true);
  }
  await expect(page.locator("#propos .c-paragraph")).toHaveCSS("text-align", "start");
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, { image: "normal" });
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(page.locator("#propos .c-paragraph")).toHaveCSS("text-align", "center");
  // A handle is what it is, though the default texts are in capitals.
  await expect(page.locator(".c-entry .s-contact-itemText").first()).toHaveCSS("text-transform", "none");
});

test("skills are ruled, not tinted; a contact's label is small and muted over its address; a long text starts at the edge", async ({
  page,
}) => {
  await open(page, { set: "moderne" });
  await expect(page.locator(".c-card").first()).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(page.locator("#propos .c-text p").first()).toHaveCSS("text-align", "center");
  const entry = page.locator(".c-entry").first();
  const [label, address] = await entry.locator(".c-entry-text .styled").evaluateAll((texts) =>
    texts.map((text) => {
      const { fontSize, color } = getComputedStyle(text);
      return { px: Number.parseFloat(fontSize), color, top: text.getBoundingClientRect().top };
    }),
  );
  expect(label?.px).toBeLessThan(address?.px ?? 0);
  expect(label?.top).toBeLessThan(address?.top ?? 0);
  expect(label?.color).not.toBe(address?.color);
  await open(page, { sample: "long" });
  await expect(page.locator("#propos .c-text p").first()).toHaveCSS("text-align", "start");
});

test("in a column of 390 px the page is a phone's, and nothing leaves the column", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, { preview: 390 });
  await expect(page.locator(".site")).toHaveJSProperty("clientWidth", 390);
  // The site's theme, not that of the screen around it, down to the logo's ink.
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "3"));
  await expect.poll(() => paintedAt(page.locator("img.logo"), 0.08, 0.9)).toBe(themes[1].logoColor);
  const column = await page.locator(".gallery-column").boundingBox();
  for (const part of [".site-badge", ".theme-dots", ".site-bar"]) {
    const box = await page.locator(part).boundingBox();
    expect(box?.x ?? 0).toBeGreaterThanOrEqual(column?.x ?? 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((column?.x ?? 0) + (column?.width ?? 0));
  }
  await page.locator(".slider").scrollIntoViewIfNeeded();
  await expect.poll(async () => (await geometry(page.locator(".slider"))).visible).toBe(1);
  const before = page.url();
  await page.locator(".c-entry a").first().click();
  await page.getByRole("link", { name: "Contact" }).first().click();
  expect(page.url()).toBe(before);
});
