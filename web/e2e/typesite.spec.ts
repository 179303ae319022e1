/** The site type: bar, languages, address and state; saved as one, never over somebody else's. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { signUpAndIn } from "./support/owner.ts";
import { expectAccessible } from "./support/quality.ts";
import { keepToasts } from "./support/toasts.ts";

test.beforeEach(({ context }) => keepToasts(context));

// A taken address and a stale save are answers, which the browser reports as errors.
test.use({ expectedErrors: [/status of (409|412)/] });

const add = (page: Page) => page.getByRole("button", { name: "Ajouter", exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Enregistrer", exact: true });

async function addLanguage(page: Page, code: string): Promise<void> {
  await page.getByLabel("Ajouter une langue").selectOption(code);
  await add(page).click();
}

test("the bar, a language of the owner's own and the theme are previewed and saved together", async ({ page }) => {
  await signUpAndIn(page);
  await page.goto("/dashboard/typesite");
  await expect(page.getByText("Aucune langue disponible.")).toBeVisible();
  const preview = page.getByRole("region", { name: "Aperçu" });

  // An empty choice adds nothing.
  await add(page).click();
  await expect(page.getByText("Aucune langue disponible.")).toBeVisible();

  await page.getByRole("radio", { name: /En bas/ }).check();
  await expect(preview.locator("[data-site-type=footer]")).toHaveCount(1);
  await page.getByLabel("Ajouter une langue").selectOption("AUTRE");
  await page.getByLabel("Code de la langue, deux lettres").fill("c-hamorro");
  await expect(page.getByText(/CH\s: chamorro\s\?/)).toBeVisible();
  await add(page).click();
  await expect(page.getByRole("button", { name: "Retirer Chamorro" })).toBeVisible();
  await page.getByRole("radiogroup", { name: "Thème du site" }).getByRole("radio", { name: "Vert" }).check();
  await expect(preview.locator(".site[data-theme='3']")).toHaveCount(1);

  await save(page).click();
  await expect(page).toHaveURL(/\/dashboard\/formhome$/);
  await expect(page.getByText("Enregistrement réussi !", { exact: true })).toBeVisible();
  const site = await page.evaluate(async () => (await fetch("/api/site")).json());
  expect(site).toMatchObject({ siteType: "footer", languages: ["CH"], themeIndex: 3, isOnline: true });
});

test("what is chosen and not saved waits for its owner, also after a reload", async ({ page }) => {
  await signUpAndIn(page);
  await page.goto("/dashboard/typesite");
  const kept = page.waitForResponse((answer) => answer.url().endsWith("/api/site/drafts/settings"));
  await addLanguage(page, "FR");
  await page.getByRole("link", { name: "Suivant" }).click();
  await expect(page).toHaveURL(/\/dashboard\/formhome$/);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Retirer Français" })).toBeVisible();
  await kept;
  await page.reload();
  await expect(page.getByRole("button", { name: "Retirer Français" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Non enregistré" })).toBeVisible();
});

test("an address that is taken or misspelt is refused at its field, in words", async ({ page, browser, server }) => {
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signUpAndIn(other, "Prise Déjà");
  await signUpAndIn(page);
  await page.goto("/dashboard/typesite");
  await addLanguage(page, "FR");
  const address = page.getByLabel("Adresse du site");
  await address.fill("é-");
  await save(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "sans accent" })).toBeVisible();
  await address.fill("prise-deja");
  await save(page).click();
  await expect(page.getByText("Cette adresse est déjà prise.", { exact: true })).toBeVisible();
  await address.fill(`libre-${process.pid}`);
  await page.getByRole("radio", { name: "en construction" }).check();
  await save(page).click();
  await expect(page).toHaveURL(/\/dashboard\/formhome$/);
  await page.goto("/dashboard");
  await expect(page.getByText("En construction", { exact: true })).toBeVisible();
});

test("two windows: the second to save sees both versions and chooses", async ({ page, context }) => {
  await signUpAndIn(page);
  await page.goto("/dashboard/typesite");
  await addLanguage(page, "FR");
  await save(page).click();
  await expect(page).toHaveURL(/\/dashboard\/formhome$/);

  await page.goto("/dashboard/typesite");
  await expect(page.getByLabel("Adresse du site")).toBeVisible();
  const second = await context.newPage();
  await second.goto("/dashboard/typesite");
  await second.getByRole("radio", { name: /En bas/ }).check();
  await second.getByRole("radio", { name: "en construction" }).check();
  await save(second).click();
  await expect(second).toHaveURL(/\/dashboard\/formhome$/);

  await page.getByLabel("Adresse du site").fill(`mienne-${process.pid}`);
  await save(page).click();
  const dialog = page.getByRole("dialog", { name: "Deux versions de ces réglages" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog
    .getByRole("group", { name: "Barre de navigation" })
    .getByRole("radio", { name: /Version enregistrée/ })
    .check();
  await dialog.getByRole("button", { name: "Garder ces choix" }).click();
  await expect(page).toHaveURL(/\/dashboard\/formhome$/);
  const site = await page.evaluate(async () => (await fetch("/api/site")).json());
  // The bar from the other window, the state as this one had it, the address from here.
  expect(site).toMatchObject({ siteType: "footer", isOnline: true, slug: `mienne-${process.pid}` });
});
