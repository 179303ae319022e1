/** Nothing saved is final: versions by day, the words that differ, a text, an item and the whole site put back, and undone. */
import type { Page } from "@playwright/test";
import { newId, storeFile, storeSection } from "./support/contents.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { expectAccessible } from "./support/quality.ts";
import { keepToasts } from "./support/toasts.ts";

test.beforeEach(({ context }) => keepToasts(context));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const rows = (page: Page) => page.locator(".ver-row");
const confirmed = (page: Page) => page.getByRole("alertdialog").getByRole("button", { name: "Rétablir" }).click();

interface Stored {
  languages: Record<string, { texts: Record<string, string>; lists: Record<string, { title: string }[]> }>;
}
const stored = (page: Page, section: string): Promise<Stored> =>
  page.evaluate(async (section) => (await fetch(`/api/site/sections/${section}`)).json(), section);
const heading = async (page: Page) => (await stored(page, "about")).languages.FR?.texts.heading;
const titles = async (page: Page) =>
  (await stored(page, "skills")).languages.FR?.lists.skills?.map(({ title }) => title);

async function save(page: Page, title: string): Promise<void> {
  await page.getByLabel("Titre de la section", { exact: true }).fill(title);
  await button(page, "Enregistrer (FR)").click();
  await expect.poll(() => heading(page)).toBe(title);
}

test("a bad save is seen word by word, taken back, and the taking back undone", async ({ page }) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  await page.goto("/dashboard/versions?section=about");
  await expect(page.getByText("Aucune version pour l’instant")).toBeVisible();
  await page.goto("/dashboard/formpropos");
  await save(page, "Atelier de gravure à Nantes");
  await save(page, "Atelier de gravure à Lyon");

  await page.getByRole("link", { name: "Versions de cette section" }).click();
  await expect(page.getByRole("heading", { name: "Aujourd’hui" })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText("en place");
  await rows(page).last().click();
  const difference = page.locator(".ver-difference");
  await expect(difference.locator("del")).toHaveText(/Nantes/);
  await expect(difference.locator("ins")).toHaveText(/Lyon/);
  // The page as it was beside the page as it is: each in its own words.
  await expect(page.locator(".ver-page-then [data-section=about]")).toContainText("à Nantes");
  await expect(page.locator(".ver-page-now [data-section=about]")).toContainText("à Lyon");
  await expectAccessible(page);

  await button(page, "Rétablir Titre de la section").click();
  await expect(page.getByRole("alertdialog")).toContainText("Ce qui s’y trouve aujourd’hui est remplacé");
  await expectAccessible(page);
  await confirmed(page);
  await expect.poll(() => heading(page)).toBe("Atelier de gravure à Nantes");
  await expect(page.getByText("Rien : votre site dit la même chose aujourd’hui.")).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await button(page, "Annuler").click();
  await expect.poll(() => heading(page)).toBe("Atelier de gravure à Lyon");
  await expect(rows(page)).toHaveCount(4);

  // A draft is not lost: it is said before, and the editor asks.
  await page.goto("/dashboard/formpropos");
  await page.getByLabel("Titre de la section", { exact: true }).fill("Pas encore enregistré");
  await expect(page.getByText("Non enregistré")).toBeVisible();
  await page.getByRole("link", { name: "Versions de cette section" }).click();
  await rows(page).last().click();
  await button(page, "Rétablir « À propos »").click();
  await expect(page.getByRole("alertdialog")).toContainText("Votre brouillon non enregistré n’est pas touché");
  await confirmed(page);
  await expect.poll(() => heading(page)).toBe("Atelier de gravure à Nantes");
  await page.goto("/dashboard/formpropos");
  await expect(page.getByRole("dialog", { name: "Deux versions de cette section" })).toContainText(
    "Pas encore enregistré",
  );
});

test("a deleted item and the whole site come back, on a phone too", async ({ page }) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  const image = await storeFile(page, "image");
  const skill = (title: string) => ({ id: newId(), image, title, description: "", alt: "" });
  await storeSection(page, "about", "FR", { texts: { heading: "À propos" } });
  await storeSection(page, "skills", "FR", { lists: { skills: [skill("Édition"), skill("Affiche")] } });
  await page.goto("/dashboard/formcompetance");
  await button(page, "Supprimer Affiche").click();
  await expect.poll(() => titles(page)).toEqual(["Édition"]);
  await storeSection(page, "about", "FR", { texts: { heading: "Gâché" } });

  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/dashboard/versions?section=skills");
  await rows(page).last().click();
  await expect(page.getByText("Supprimé depuis")).toBeVisible();
  await expect(page.locator(".ver-difference").getByRole("img", { name: "Affiche" })).toBeVisible();
  await expectAccessible(page);
  await button(page, "Remettre Affiche").click();
  await confirmed(page);
  await expect.poll(() => titles(page)).toEqual(["Édition", "Affiche"]);
  await page.getByRole("button", { name: "Fermer" }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/donnees");
  await page.getByRole("link", { name: "Voir les versions" }).click();
  await expect(rows(page).first()).toContainText("Rétabli par vous");
  await expectAccessible(page);
  await rows(page).filter({ hasText: "Compétences" }).last().click(); // when both were good
  await expect(page.getByRole("radio", { name: "La page d’alors" })).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await button(page, "Rétablir tout le site").click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Toutes les sections dans toutes les langues");
  await expect(question).not.toContainText("il ne reste qu’une version par jour");
  await question.getByRole("button", { name: "Annuler" }).click();
  // Six weeks later others of that day may be gone: it is said before.
  await page.clock.setFixedTime(Date.now() + 42 * 24 * 60 * 60 * 1000);
  await button(page, "Rétablir tout le site").click();
  await expect(question).toContainText("il ne reste qu’une version par jour");
  await confirmed(page);
  await expect.poll(() => heading(page)).toBe("À propos");
  expect(await titles(page)).toEqual(["Édition", "Affiche"]);
  await page.getByRole("link", { name: "Retour à la liste" }).click();
  await expect(rows(page)).toHaveCount(7);
});
