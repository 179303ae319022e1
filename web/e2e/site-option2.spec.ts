// What option2 « Éditorial » does, with the contract's constants, on the gallery's sample site. Its looks are in gallery.spec.ts.
import { expect, type Locator, type Page } from "@playwright/test";
import { constants } from "../src/contract/catalogues.gen";
import { galleryPage, test } from "./gallery-server";
import { expectHeld, expectMoving, holdTime } from "./support/held-time";

test.beforeEach(({ page }) => holdTime(page));

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

async function open(page: Page, query: Record<string, string> = {}, viewport = desktop): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(galleryPage({ option: "option2", theme: 0, sample: "rich", ...query }), {
    waitUntil: "domcontentloaded",
  });
  await page.waitForSelector(".site-main > section");
}

const team = (page: Page) => page.locator(".o2-team__gallery");
const expectTeamHeld = (page: Page) => expect(team(page)).toHaveAttribute("data-held", "");
const shownPerson = (page: Page) => page.locator('.o2-team__person[data-place="shown"]');
const cards = (page: Page) => page.locator(".o2-projects .o2-card");
const description = (page: Page, at: number) => cards(page).nth(at).locator(".o2-slip__body");
const slider = (page: Page, section: string) => page.locator(`${section} .slider`);
const currentPage = (page: Page, section: string) =>
  page.locator(`${section} .slider-page`).evaluateAll((stops) => stops.findIndex((stop) => stop.ariaCurrent));

/** Swiper is fetched when a visitor comes near its slider: until then the row only scrolls. */
async function reach(page: Page, section: string): Promise<void> {
  await page.locator(section).scrollIntoViewIfNeeded();
  await page.waitForSelector(`${section} .slider-view.swiper-initialized`);
}

/** How much of an upright portrait's height is cut off above, where the head is. */
const cutAbove = (photo: Locator): Promise<number> =>
  photo.evaluate((shown: HTMLImageElement) => {
    const { objectFit, objectPosition } = getComputedStyle(shown);
    const [uprightRatio, fromTop] = [3 / 2, Number.parseFloat(objectPosition.split(" ")[1] ?? "50") / 100];
    const height = shown.clientWidth * uprightRatio;
    return objectFit === "cover" ? ((height - shown.clientHeight) * fromTop) / height : 0;
  });

test.describe("home", () => {
  test("shows the photo 400 px high beside the subtitle, the gradient title and the short description", async ({
    page,
  }) => {
    await open(page);
    const photo = page.locator(".o2-home__photo img");
    expect((await photo.boundingBox())?.height).toBe(constants.homeImageHeightPx);
    await expect(photo).toHaveCSS("border-radius", "50%");
    expect(await cutAbove(photo)).toBeLessThan(0.08);
    await expect(page.locator(".o2-home__subtitle")).toHaveText("Je suis");
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveCSS("background-image", /linear-gradient/);
    await expect(title).toHaveCSS("background-clip", "text");
    await expect(page.locator(".o2-home__note")).toBeVisible();
  });

  test("shows it square, and 150 px high when small", async ({ page }) => {
    await open(page, { forme: "carre", image: "small" });
    const photo = page.locator(".o2-home__photo img");
    expect((await photo.boundingBox())?.height).toBe(constants.homeImageSmallHeightPx);
    await expect(photo).not.toHaveCSS("border-radius", "50%");
    expect(await cutAbove(photo)).toBeLessThan(0.08);
  });

  test("opens the CV in a new tab", async ({ page }) => {
    await open(page);
    const link = page.getByRole("link", { name: "Voir le CV" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("href", /\.pdf$/);
  });
});

test.describe("about: the rotating gallery", () => {
  async function leave(page: Page): Promise<void> {
    await page.mouse.move(5, 5);
    await expect(team(page)).not.toHaveAttribute("data-held");
  }

  test("goes on every 4 s, wraps round, and names each person with a role", async ({ page }) => {
    await open(page);
    await expect(page.locator(".o2-team__title")).toHaveText("L’atelier");
    await expect(shownPerson(page)).toContainText("Awa Diallo");
    await page.clock.runFor(constants.galleryMs);
    for (const name of ["Malo Le Goff", "Inès Amrani", "Françoise Tual", "Awa Diallo", "Malo Le Goff"]) {
      await expect(shownPerson(page)).toContainText(name);
      await expect(shownPerson(page).locator(".o2-team__role")).not.toBeEmpty();
      await page.clock.runFor(constants.galleryMs - 100);
      await expect(shownPerson(page)).toContainText(name);
      await page.clock.runFor(100);
    }
  });

  test("stands still under the pointer and goes on when it leaves", async ({ page }) => {
    await open(page);
    await team(page).locator(".o2-team__stage").hover();
    await expectTeamHeld(page);
    await page.clock.runFor(3 * constants.galleryMs);
    await expect(shownPerson(page)).toContainText("Awa Diallo");
    await leave(page);
    await page.clock.runFor(constants.galleryMs);
    await expect(shownPerson(page)).toContainText("Malo Le Goff");
  });

  test("stands still while the keyboard is in it", async ({ page }) => {
    await open(page);
    await page.locator("#welcome").getByRole("link", { name: "Écrire" }).focus();
    await page.keyboard.press("Tab");
    await expect(team(page).getByRole("button", { name: "Pause" })).toBeFocused();
    await expectTeamHeld(page);
    await page.clock.runFor(2 * constants.galleryMs);
    await expect(shownPerson(page)).toContainText("Awa Diallo");
  });

  test("can be paused, played again and sent to a person", async ({ page }) => {
    await open(page);
    await team(page).getByRole("button", { name: "Pause" }).click();
    await page.mouse.move(5, 5);
    await expectTeamHeld(page);
    await page.clock.runFor(2 * constants.galleryMs);
    await expect(shownPerson(page)).toContainText("Awa Diallo");
    await team(page).getByRole("button", { name: "Inès Amrani" }).click();
    await expect(shownPerson(page)).toContainText("Inès Amrani");
    await team(page).getByRole("button", { name: "Lecture" }).click();
    await leave(page);
    await page.clock.runFor(constants.galleryMs);
    await expect(shownPerson(page)).toContainText("Françoise Tual");
  });

  test("does not move by itself for who wants less motion, until he presses play", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await expectTeamHeld(page);
    await page.clock.runFor(2 * constants.galleryMs);
    await expect(shownPerson(page)).toContainText("Awa Diallo");
    await team(page).getByRole("button", { name: "Lecture" }).click();
    await leave(page);
    await page.clock.runFor(constants.galleryMs);
    await expect(shownPerson(page)).toContainText("Malo Le Goff");
  });

  test("one person has no controls", async ({ page }) => {
    await open(page, { sample: "one" });
    await expect(shownPerson(page)).toContainText("Awa Diallo");
    await expect(team(page).getByRole("button")).toHaveCount(0);
  });
});

test.describe("projects", () => {
  test(`the slider shows one, two or three works by the width of the page, ${constants.projectsGapPx} px apart`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" }); // measured at rest
    for (const [width, perView] of [
      [390, 1],
      [480, 1],
      [768, 2],
      [1024, 3],
      [1440, 3],
    ] as const) {
      await open(page, {}, { width, height: 900 });
      await reach(page, ".o2-projects");
      const boxes = await page
        .locator(".o2-projects .slider-slide")
        .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect));
      const inSight = boxes.filter(({ left, right }) => left > -1 && right < width + 1);
      expect.soft(inSight, `at ${width} px`).toHaveLength(perView);
      const gapPx = (boxes[1]?.left ?? 0) - (boxes[0]?.right ?? 0);
      expect.soft(gapPx, `at ${width} px`).toBeCloseTo(constants.projectsGapPx, 0);
    }
  });

  test("moves on after 2 s, not under the pointer, and where its pagination says", async ({ page }) => {
    await open(page);
    await reach(page, ".o2-projects");
    await expectMoving(slider(page, ".o2-projects"));
    await page.clock.runFor(constants.autoplayMs - 1);
    await expect.poll(() => currentPage(page, ".o2-projects")).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => currentPage(page, ".o2-projects")).toBe(1);
    await page.locator(".o2-projects .slider-view").hover();
    await expectHeld(slider(page, ".o2-projects"));
    await page.clock.runFor(3 * constants.autoplayMs);
    expect(await currentPage(page, ".o2-projects")).toBe(1);
    await page.locator(".o2-projects .slider-page").nth(3).click();
    await expect.poll(() => currentPage(page, ".o2-projects")).toBe(3);
  });

  test("show title, description and link on hover, and put them away again", async ({ page }) => {
    await open(page);
    await reach(page, ".o2-projects");
    await expect(description(page, 1)).toHaveCSS("opacity", "0");
    await cards(page).nth(1).hover();
    await expect(description(page, 1)).toHaveCSS("opacity", "1");
    await expect(description(page, 1).getByRole("heading")).toHaveText("Lisières");
    await expect(description(page, 1)).toContainText("Collection de poche");
    const link = cards(page).nth(1).getByRole("link");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toContainText("meridien-bas.example");
    await page.keyboard.press("Escape");
    await page.mouse.move(5, 5);
    await expect(description(page, 1)).toHaveCSS("opacity", "0");
  });

  test("show it on focus; Escape puts it away", async ({ page }) => {
    await open(page);
    await reach(page, ".o2-projects");
    await page.locator(".o2-team__gallery .o2-segment").last().focus();
    const enlarge = cards(page)
      .first()
      .getByRole("button", { name: /Agrandir/ });
    // The row itself may be a stop on the way, for who scrolls it by keyboard.
    for (let stop = 0; stop < 2 && !(await enlarge.evaluate((button) => button.matches(":focus"))); stop++)
      await page.keyboard.press("Tab");
    await expect(enlarge).toBeFocused();
    await expect(description(page, 0)).toHaveCSS("opacity", "1");
    await page.keyboard.press("Escape");
    await expect(description(page, 0)).toHaveCSS("opacity", "0");
  });

  test("a click enlarges the picture, and closing gives the focus back", async ({ page }) => {
    await open(page);
    await reach(page, ".o2-projects");
    const enlarge = cards(page)
      .first()
      .getByRole("button", { name: /Agrandir/ });
    await enlarge.click({ position: { x: 300, y: 40 } });
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("img")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(enlarge).toBeFocused();
  });
});

test.describe("projects by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test("the first tap shows the description and holds the slider, the second enlarges", async ({ page }) => {
    await open(page, {}, phone);
    await reach(page, ".o2-projects");
    await cards(page)
      .first()
      .tap({ position: { x: 200, y: 40 } });
    await expect(description(page, 0)).toHaveCSS("opacity", "1");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expectHeld(slider(page, ".o2-projects"));
    await page.clock.runFor(2 * constants.autoplayMs);
    await expect.poll(() => currentPage(page, ".o2-projects")).toBe(0);
    await cards(page)
      .first()
      .tap({ position: { x: 200, y: 20 } });
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("the corner tab opens and shuts, and a tap elsewhere shuts too", async ({ page }) => {
    await open(page, {}, phone);
    await reach(page, ".o2-projects");
    const tab = cards(page).first().locator(".o2-slip__tab");
    await tab.tap();
    await expect(description(page, 0)).toHaveCSS("opacity", "1");
    await tab.tap();
    await expect(description(page, 0)).toHaveCSS("opacity", "0");
    await tab.tap();
    await page.locator(".o2-projects h2").tap();
    await expect(description(page, 0)).toHaveCSS("opacity", "0");
  });
});

test.describe("skills", () => {
  test("always show picture, title and description, 20 px apart", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await reach(page, ".o2-skills");
    const skill = page.locator(".o2-skill").first();
    await expect(skill.getByRole("heading")).toHaveText("Identité visuelle");
    await expect(skill.locator("p")).toBeVisible();
    await expect(skill.locator("img")).toBeVisible();
    const [first, second] = await page
      .locator(".o2-skills .slider-slide")
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect));
    expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(constants.skillsGapPx, 0);
  });

  test("move by themselves, pause under the pointer, resume when it leaves, follow the pagination", async ({
    page,
  }) => {
    await open(page);
    await reach(page, ".o2-skills");
    const skills = slider(page, ".o2-skills");
    await expectMoving(skills);
    await page.clock.runFor(constants.autoplayMs - 1);
    await expect.poll(() => currentPage(page, ".o2-skills")).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => currentPage(page, ".o2-skills")).toBe(1);
    await page.locator(".o2-skills .slider-view").hover();
    await expectHeld(skills);
    await page.clock.runFor(3 * constants.autoplayMs);
    expect(await currentPage(page, ".o2-skills")).toBe(1);
    await page.mouse.move(5, 5);
    await expectMoving(skills);
    await page.clock.runFor(constants.autoplayMs);
    await expect.poll(() => currentPage(page, ".o2-skills")).toBe(2);
    await page.locator(".o2-skills .slider-page").first().click();
    await expect.poll(() => currentPage(page, ".o2-skills")).toBe(0);
  });
});

test.describe("skills with long texts", () => {
  test("stand on plates of their own height, the rest behind a word", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, { sample: "long" }, phone);
    const plate = page.locator(".o2-skill__text").first();
    const height = async () => (await plate.boundingBox())?.height ?? 0;
    const folded = await height();
    expect(folded).toBeLessThan(420);
    await plate.getByRole("button", { name: "plus" }).click();
    await expect(plate.getByRole("button", { name: "moins" })).toHaveAttribute("aria-expanded", "true");
    expect(await height()).toBeGreaterThan(folded + 100);
    // Its neighbour keeps its own height.
    expect((await page.locator(".o2-skill__text").nth(1).boundingBox())?.height).toBeLessThan(420);
  });
});

test.describe("with the set « Élégant »", () => {
  test("name, headings and 'Je suis' are as large as drawn, arrows stand beside the carousels, the drop cap is in the heading's family", async ({
    page,
  }) => {
    await open(page, { set: "editorial" });
    const size = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    expect(await size("h1")).toBeGreaterThan(100);
    expect(await size("#propos h2")).toBeGreaterThan(60);
    expect(Math.round(await size(".o2-home__subtitle"))).toBe(32);
    const cap = await page
      .locator(".o2-about__body--long")
      .evaluate((body) => getComputedStyle(body, "::first-letter").fontFamily);
    await expect(page.locator("#propos h2")).toHaveCSS("font-family", cap);
    await reach(page, ".o2-projects");
    await slider(page, ".o2-projects").getByRole("button", { name: "Suivant" }).click();
    await expect.poll(() => currentPage(page, ".o2-projects")).toBe(1);
    await slider(page, ".o2-projects").getByRole("button", { name: "Précédent" }).click();
    await expect.poll(() => currentPage(page, ".o2-projects")).toBe(0);
  });

  test("the bar marks home while one is there, however short it is", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, { nav: "footer" }, { width: 1440, height: 2600 });
    const bar = page.getByRole("navigation");
    await expect(bar.locator("[aria-current]")).toHaveText("Accueil");
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    await expect(bar.locator("[aria-current]")).not.toHaveText("Accueil");
  });
});

test.describe("contact", () => {
  test("entries have icon and detail, no title in sight, never upper-cased, and open in a new tab", async ({
    page,
  }) => {
    await open(page);
    const entry = page.locator(".o2-entries li").first();
    await expect(entry.locator("svg").first()).toBeVisible();
    await expect(entry.locator(".o2-entry__detail")).toHaveCSS("text-transform", "none");
    await expect(entry.getByRole("link")).toHaveAttribute("target", "_blank");
    expect((await entry.locator(".sr").first().boundingBox())?.width).toBeLessThanOrEqual(1);
  });

  test("the form says what is missing, with the keyboard alone", async ({ page }) => {
    await open(page);
    await page.getByRole("textbox", { name: "Nom" }).focus();
    await page.keyboard.type("Ada");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Veuillez remplir tous les champs !")).toBeVisible();
  });
});
