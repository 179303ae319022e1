/** What is on line and what is not: told in the header, listed by section and language, given up, and put on line at once. */
import type { Browser, Page } from "@playwright/test";
import { storeSection } from "./support/contents.ts";
import { chooseLanguage } from "./support/editor.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { expectAccessible } from "./support/quality.ts";
import { keepToasts } from "./support/toasts.ts";

test.beforeEach(({ context }) => keepToasts(context));
// A section that was saved elsewhere is refused.
test.use({ expectedErrors: [/status of 412|publication refused/] });

const state = (page: Page) => page.locator(".dash-header .pub-state");
const list = (page: Page) => page.getByRole("dialog");
const heading = (page: Page) => page.getByLabel("Titre de la section", { exact: true });
const toasts = (page: Page) => page.locator(".d-toasts");
const publish = (page: Page) => list(page).getByRole("button", { name: "Tout mettre en ligne" });

async function prepare(page: Page, key: string): Promise<string> {
  await signUpAndIn(page);
  await prepareSite(page, ["FR", "EN"], key);
  for (const [code, home, about] of [
    ["FR", "Bonjour", "Qui suis-je"],
    ["EN", "Hello", "Who I am"],
  ] as const) {
    await storeSection(page, "home", code, { texts: { headline: home } });
    await storeSection(page, "about", code, { texts: { heading: about } });
  }
  return page.evaluate(async () => (await (await fetch("/api/site")).json()).slug);
}

/** What is on line is said whole, and nothing hangs over the edge for it, in the languages that take most room too. */
async function expectWholeWords(page: Page, widths: number[]): Promise<void> {
  const label = state(page).locator(".pub-label");
  const [words, ...longer] = [
    await label.textContent(),
    "25 Änderungen noch nicht online",
    "25 alterações ainda não estão online",
  ];
  for (const said of [...longer, words])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await label.evaluate((element, said) => {
        element.textContent = said;
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
        return [
          scrollHeight - clientHeight,
          scrollWidth - clientWidth,
          document.documentElement.scrollWidth - innerWidth,
        ];
      }, said);
      expect.soft(cut, `${said} at ${width} px`).toEqual([0, 0, 0]);
    }
}

/** What a visitor reads, who has no draft. */
async function seenBy(browser: Browser, url: string, path: string): Promise<string> {
  const context = await browser.newContext({ baseURL: url });
  const html = await (await context.request.get(path)).text();
  await context.close();
  return html.replaceAll("\u00ad", "");
}

async function writeFour(page: Page): Promise<void> {
  await page.goto("/dashboard/formpropos?lang=FR");
  await expect(state(page)).toHaveText("En ligne");
  await heading(page).fill("Mon parcours");
  await expect(state(page)).toContainText("1 modification pas encore en ligne");
  await chooseLanguage(page, "EN");
  await heading(page).fill("My path");
  await expect(state(page)).toContainText("2 modifications pas encore en ligne");
  await page.goto("/dashboard/formcompetance?lang=FR");
  await expect(state(page)).toContainText("2 modifications pas encore en ligne");
  await heading(page).fill("Savoir-faire");
  await chooseLanguage(page, "EN");
  await heading(page).fill("Skills");
  await expect(state(page)).toContainText("4 modifications pas encore en ligne");
}

async function publishAll(page: Page, browser: Browser, url: string, slug: string): Promise<void> {
  await writeFour(page);
  expect(await seenBy(browser, url, `/@${slug}/en`)).not.toContain("My path");
  await state(page).click();
  const about = list(page).locator(".pub-section").filter({ hasText: "À propos" });
  await expect(about.locator(".pub-lines > li")).toHaveText([/Français.*Titre de la section/, /Anglais.*Titre/]);
  await expect(list(page).locator(".pub-section")).toHaveCount(2);
  await expectAccessible(page);

  // Language by language: the other one stays.
  await about.getByRole("button", { name: /^Abandonner.*\(Anglais\)/ }).click();
  await expect(list(page).getByRole("heading", { level: 2 })).toHaveText("3 modifications pas encore en ligne");
  await expect(about.locator(".pub-lines > li")).toHaveText([/Français.*Titre de la section/]);
  const undo = list(page).getByRole("button", { name: "Rétablir" });
  await expect(undo).toBeFocused();
  await about.getByRole("button", { name: /^Abandonner.*\(Français\)/ }).click();
  await expect(list(page).getByRole("heading", { name: "À propos" })).toHaveCount(0);
  await expect(undo).toHaveCount(2);
  await undo.first().click();
  await undo.first().click();
  await expect(list(page).getByRole("heading", { level: 2 })).toHaveText("4 modifications pas encore en ligne");

  await publish(page).click();
  await expect(toasts(page)).toContainText("En ligne.");
  await expect(list(page)).toBeHidden();
  await expect(state(page)).toHaveText("En ligne");
  // The editor that is open follows: nothing of it waits any more.
  await expect(page.locator(".save-status")).toHaveText("Enregistré");
  await expect(heading(page)).toHaveValue("Skills");
  const english = await seenBy(browser, url, `/@${slug}/en`);
  expect(english).toContain("My path");
  expect(english).toContain("Skills");
  expect(await seenBy(browser, url, `/@${slug}/fr`)).toContain("Savoir-faire");
  await page.reload();
  await expect(state(page)).toHaveText("En ligne");
  const drafts = await page.evaluate(async () => (await (await fetch("/api/site/drafts")).json()).drafts.length);
  expect(drafts).toBe(0);
}

test("two sections in two languages: counted, listed, one given up and had again, all on line, and back", async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const slug = await prepare(page, await server.newKey());
  await publishAll(page, browser, server.url, slug);

  await heading(page).fill("Ce que je fais");
  await expect(state(page)).toContainText("1 modification pas encore en ligne");
  await expectWholeWords(page, [480, 768, 1199, 1200, 1280, 1440]);
  await state(page).click();
  await publish(page).click();
  const putBack = { name: "Remettre la page d’avant" };
  await expect(toasts(page).getByRole("button", putBack).last()).toBeVisible();
  // Longer than the toast: as long as nothing was saved since.
  await expect(state(page)).toHaveText("En ligne");
  await page.reload();
  await state(page).click();
  await list(page).getByRole("button", putBack).click();
  await expect(toasts(page)).toContainText("La page d’avant est remise.");
  await expect(heading(page)).toHaveValue("Savoir-faire");
  expect(await seenBy(browser, server.url, `/@${slug}/fr`)).not.toContain("Ce que je fais");
  await state(page).click();
  await expect(list(page)).toBeVisible();
  await expect(list(page).getByRole("button", putBack)).toHaveCount(0);
});

test("another window follows, whatever is open in it", async ({ page, context, server }) => {
  await prepare(page, await server.newKey());
  await page.goto("/dashboard/formpropos?lang=FR");
  const other = await context.newPage();
  await other.goto("/dashboard/formpropos?lang=FR");
  await expect(heading(other)).toHaveValue("Qui suis-je");
  const third = await context.newPage();
  await third.goto("/dashboard/formcompetance?lang=FR");
  await heading(page).fill("Mon parcours");
  await expect(state(third)).toContainText("1 modification pas encore en ligne");
  await state(page).click();
  await publish(page).click();
  await expect(state(page)).toHaveText("En ligne");
  await expect(heading(other)).toHaveValue("Mon parcours");
  await expect(other.locator(".save-status")).toHaveText("Enregistré");
  await expect(state(other)).toHaveText("En ligne");
  await expect(state(third)).toHaveText("En ligne");
  // And goes on from there.
  await heading(other).fill("Mon chemin");
  await other.getByRole("button", { name: "Enregistrer (FR)" }).click();
  await expect(other.locator(".save-status")).toHaveText("Enregistré");
  await expect(heading(page)).toHaveValue("Mon chemin");
});

test("an open item form goes along; one that is not complete is said at its field", async ({ page, server }) => {
  await prepare(page, await server.newKey());
  await page.goto("/dashboard/formcompetance?lang=FR");
  const title = page.locator('.item-form [name="skills.title"]');
  await title.fill("Lettrage");
  await expect(state(page)).toContainText("1 modification pas encore en ligne");
  await state(page).click();
  await publish(page).click();
  await expect(toasts(page)).toContainText("En ligne. Le formulaire ouvert est ajouté aussi.");
  await expect(page.locator(".item-card")).toHaveText(/Lettrage/);
  await expect(state(page)).toHaveText("En ligne");

  // A project without its picture.
  await page.goto("/dashboard/formprojet?lang=FR");
  const project = page.locator('.item-form [name="projects.title"]');
  await project.fill("Quai des Brumes");
  await heading(page).fill("Projets");
  await expect(state(page)).toContainText("2 modifications pas encore en ligne");
  await state(page).click();
  await publish(page).click();
  await expect(toasts(page)).toContainText("En ligne. Le formulaire ouvert n’est pas enregistré.");
  await expect(project).toBeFocused();
  await expect(page.locator(".item-form .d-error").first()).toBeVisible();
  await expect(state(page)).toContainText("1 modification pas encore en ligne");
  const projects = await page.evaluate(async () => (await fetch("/api/site/sections/projects")).json());
  expect(projects.languages.FR.texts.heading).toBe("Projets");
  expect(projects.languages.FR.lists.projects).toHaveLength(0);
});

test("half an item of another layout counts for nothing, and waits there", async ({ page, server }) => {
  await prepare(page, await server.newKey());
  const layout = (code: string) => page.getByRole("radio", { name: new RegExp(code) });
  const name = page.locator('.item-form [name="team.name"]');
  await page.goto("/dashboard/formhome?lang=FR");
  await layout("option2").check();
  await page.getByRole("button", { name: "Enregistrer (FR)" }).click();
  await expect(state(page)).toHaveText("En ligne");
  await page.goto("/dashboard/formpropos?lang=FR");
  await heading(page).fill("Mon parcours");
  await name.fill("Maëlle");
  await expect(state(page)).toContainText("2 modifications pas encore en ligne");

  // Chosen and not yet stored, the other layout decides already; what is put on line beside it takes nothing away.
  await page.goto("/dashboard/formhome?lang=FR");
  await layout("option3").check();
  await expect(state(page)).toContainText("2 modifications pas encore en ligne");
  await state(page).click();
  await expect(list(page)).not.toContainText("Une fiche commencée");
  await publish(page).click();
  await expect(state(page)).toHaveText("En ligne");
  await page.goto("/dashboard/formpropos?lang=FR");
  await expect(page.locator(".save-status")).toHaveText("Enregistré");
  await expect(state(page)).toHaveText("En ligne");

  await page.goto("/dashboard/formhome?lang=FR");
  await layout("option2").check();
  await expect(state(page)).toContainText("2 modifications pas encore en ligne");
  await page.goto("/dashboard/formpropos?lang=FR");
  await expect(name).toHaveValue("Maëlle");
});

test("what was saved elsewhere is named, nothing is written, and both versions are one click away", async ({
  page,
  server,
}) => {
  await prepare(page, await server.newKey());
  await page.goto("/dashboard/formcompetance?lang=FR");
  await heading(page).fill("Savoir-faire");
  await page.goto("/dashboard/formpropos?lang=FR");
  await heading(page).fill("Mon parcours");
  await expect(state(page)).toContainText("2 modifications");
  await storeSection(page, "about", "FR", { texts: { heading: "Écrit ailleurs" } });
  await state(page).click();
  await publish(page).click();
  const alert = list(page).getByRole("alert");
  await expect(alert).toContainText("Rien n’a été mis en ligne.");
  await expect(alert).toContainText("À propos");
  const saved = await page.evaluate(async () => (await (await fetch("/api/site/sections/skills")).json()).revision);
  expect(saved).toBe(0);
  await list(page).getByRole("button", { name: "Comparer" }).click();
  await expect(page.getByRole("dialog", { name: "Deux versions de cette section" })).toBeVisible();
});

test("under construction nothing is called on line, and one switch opens the site", async ({ page, server }) => {
  await prepare(page, await server.newKey());
  await page.goto("/dashboard");
  const card = page.locator(".pub-card");
  await card.getByRole("radio", { name: "en construction" }).check();
  await expect(state(page)).toHaveText("En construction");
  await expect(toasts(page)).toContainText("vous seul le voyez");
  await page.goto("/dashboard/formpropos?lang=FR");
  await heading(page).fill("Mon parcours");
  await expect(state(page)).toContainText("En construction · 1 modification en brouillon");
  await state(page).click();
  await expect(list(page).getByRole("button", { name: "Tout enregistrer" })).toBeVisible();
  await list(page).getByRole("radio", { name: "en ligne" }).check();
  await expect(publish(page)).toBeVisible();
  await expect(list(page).getByRole("heading", { level: 2 })).toHaveText("1 modification pas encore en ligne");
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the same on a phone", async ({ page, browser, server }) => {
    const slug = await prepare(page, await server.newKey());
    await publishAll(page, browser, server.url, slug);
    await heading(page).fill("Ce que je fais");
    await expect(state(page)).toContainText("1 modification pas encore en ligne");
    await expectWholeWords(page, [360, 390, 430]);
  });
});
