/** The CV made from the site: looked at in the home editor, put to use by who has paid, downloaded by visitors. */
import type { Page } from "@playwright/test";
import { newId, storeFile, storeSection } from "./support/contents.ts";
import { chooseLanguage, saveLanguage } from "./support/editor.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { axeOn, rules } from "./support/quality.ts";

const source = (page: Page) => page.locator('[data-field="cvSource"]');
const look = (page: Page, name: string) => source(page).getByRole("radio", { name }).check();
const firstPage = (page: Page) => source(page).getByRole("img", { name: /^Page 1 du CV/ });
const cvOf = (page: Page) => page.locator('#welcome a[href$=".pdf"]');

/** Of the field alone: the screen around it is dashboard-axe.spec.ts's. */
async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await (await axeOn(page)).include('[data-field="cvSource"]').withTags(rules).analyze();
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
}

const position = (title: string) => ({
  ...{ id: newId(), title, organisation: "Atelier Kerléo", place: "Nantes" },
  ...{ start: "2019-09", end: "", isCurrent: true, description: "Affiches et livres." },
});

const isShown = (page: Page) =>
  expect
    .poll(() => firstPage(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 500))
    .toBe(true);

test("an owner looks at both templates, uses one, and each visitor gets the CV of his language", async ({
  page,
  browser,
  server,
}) => {
  await signUpAndIn(page, "Maud Kerléo");
  await prepareSite(page, ["FR", "EN", "AR"], await server.newKey());
  await storeSection(page, "experience", "FR", { lists: { positions: [position("Graphiste")] } });
  await storeSection(page, "experience", "EN", { lists: { positions: [position("Graphic designer")] } });
  await storeSection(page, "experience", "AR", { lists: { positions: [position("مصممة غرافيك")] } });
  const sent = await storeFile(page, "file");
  await storeSection(page, "home", "FR", { texts: { headline: "Donner à lire" }, shared: { settings: { cv: sent } } });

  await page.goto("/dashboard/formhome");
  await expect(source(page).getByText("cv.pdf")).toBeVisible();
  await look(page, "Classique");
  await isShown(page);
  await expect(source(page).getByText("Fait à partir de ce qui est enregistré (FR).")).toBeVisible();
  await expectAccessible(page);
  await chooseLanguage(page, "AR");
  await expect(source(page).getByText("Fait à partir de ce qui est enregistré (AR).")).toBeVisible();
  await look(page, "Moderne");
  await isShown(page);
  const opened = await page.request.get(
    (await source(page).getByRole("link", { name: "Ouvrir le PDF" }).getAttribute("href")) ?? "",
  );
  expect((await opened.body()).subarray(0, 5).toString()).toBe("%PDF-");

  // Looking changed nothing; the button does, and the page beside the form has its link.
  await chooseLanguage(page, "FR");
  await look(page, "Moderne");
  await source(page).getByRole("button", { name: "Utiliser comme CV" }).click();
  await expect(source(page).getByText("Votre CV, dans chaque langue du site")).toBeVisible();
  await saveLanguage(page, "home", "FR");
  const slug = await page.evaluate(async () => (await (await fetch("/api/site")).json()).slug);

  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
  const addresses = new Set<string>();
  for (const language of ["fr", "en", "ar"]) {
    // Made by the job some seconds after the save; until then the file that was sent stands there.
    await expect
      .poll(
        async () => {
          await visitor.goto(`/@${slug}/${language}`);
          const address = (await cvOf(visitor).getAttribute("href")) ?? "";
          const answer = await visitor.request.get(address);
          return answer.headers()["content-disposition"];
        },
        { timeout: 60_000 },
      )
      .toBe(`inline; filename="CV-maud-kerleo-${language}.pdf"`);
    addresses.add((await cvOf(visitor).getAttribute("href")) ?? "");
  }
  expect(addresses.size).toBe(3);

  // Back to what was sent: it is still there, for all languages.
  await look(page, "Fichier envoyé");
  await expect(source(page).getByText("cv.pdf")).toBeVisible();
  await source(page).getByRole("button", { name: "Utiliser comme CV" }).click();
  await saveLanguage(page, "home", "FR");
  await visitor.goto(`/@${slug}/ar`);
  const back = await cvOf(visitor).getAttribute("href");
  expect(addresses.has(back ?? "")).toBe(false);
  await visitor.close();
});

test("a free owner sees what his CV would be, and that using it is for the paid version", async ({ page }) => {
  await signUpAndIn(page, "Maud Kerléo");
  await prepareSite(page, ["FR"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/dashboard/formhome");
  await expect(source(page).getByRole("radio")).toHaveCount(2);
  // Nothing hangs over the phone's edge, and the section's title stands in one line beside the controls.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect((await page.getByRole("heading", { level: 1 }).boundingBox())?.height).toBeLessThan(40);
  await look(page, "Classique");
  await isShown(page);
  await expectAccessible(page);
  // What only the paid version does is said before anybody tries, with the way there; the PDF is his all the same.
  await expect(source(page).getByText("Le proposer à vos visiteurs est réservé à la version payante.")).toBeVisible();
  await expect(source(page).getByRole("button", { name: "Utiliser comme CV" })).toHaveCount(0);
  await expect(source(page).getByRole("link", { name: "Ouvrir le PDF" })).toBeVisible();
  await page.getByLabel("Titre", { exact: true }).fill("Donner à lire");
  await saveLanguage(page, "home", "FR"); // nothing was chosen, so nothing is refused
});
