/** The keyboard alone: an owner signs in, writes, styles, sorts, deletes, takes back, saves, looks and leaves. No mouse. */
import type { Locator, Page } from "@playwright/test";
import { newEmail, PASSWORD, signUp } from "./support/accounts.ts";
import { expect, test } from "./support/fixtures.ts";
import { moveToFront } from "./support/sorting.ts";
import { keepToasts } from "./support/toasts.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ context }) => keepToasts(context));

const MOST_TABS = 120;

/** Tab until it has the focus: whatever a mouse reaches, the keyboard must. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_TABS; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_TABS} times ${key} and ${target} has no focus`);
}

async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
  await expect(target).toHaveValue(text);
}

/** A ring that can be seen, wherever the focus is. */
const expectRing = (target: Locator) =>
  expect
    .poll(() =>
      target.evaluate((element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      }),
    )
    .toBe(true);

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first();
const radio = (page: Page, name: string | RegExp) => page.getByRole("radio", { name });

test("from signing in to leaving, without a mouse", async ({ page, server }) => {
  const email = newEmail();
  await signUp(server, email);
  await page.goto("/dashboard/login");
  await write(page, page.getByLabel("E-mail"), email);
  await write(page, page.getByLabel("Mot de passe", { exact: true }), PASSWORD);
  await page.keyboard.press("Enter");
  await press(page, link(page, "Commencer"));

  // The language: the browser's own stands there; another is searched for, and the arrows go through what is found.
  const languages = page.getByLabel("Ajouter une langue", { exact: true });
  await tabTo(page, languages);
  await expectRing(languages);
  await expect(languages).toHaveValue("Français (FR)");
  await page.keyboard.type("franc");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(languages).toHaveValue("Français (FR)");
  await press(page, button(page, "Ajouter"));
  await expect(button(page, "Retirer Français")).toBeVisible();
  await press(page, button(page, "Enregistrer"));
  await expect(page).toHaveURL(/\/dashboard\/formhome$/);
  // Of three looks one is chosen already; the arrows go through them.
  await tabTo(page, radio(page, "Moderne"));
  await page.keyboard.press("ArrowRight");
  await expect(radio(page, "Élégant")).toBeChecked();
  await press(page, button(page, "Continuer"));

  // A text and its style; the tab of the preview shows both.
  const title = page.getByLabel("Titre", { exact: true });
  await write(page, title, "Donner à lire");
  await tabTo(page, title);
  const style = page.locator(".d-field", { has: title }).getByRole("button", { name: /^Style du texte/ });
  await tabTo(page, style, "Shift+Tab");
  await page.keyboard.press("Enter");
  const size = page.locator(".style-editor").getByLabel("Taille");
  await write(page, size, "2.5");
  await expect(size).toBeFocused();
  await tabTo(page, page.locator(".style-editor").getByLabel("Police"));
  await page.keyboard.type("Georgia");
  await expect(style).toContainText("taille 2,5, Georgia");
  await press(page, button(page, "Enregistrer (FR)"));
  await expect(page.getByText("Enregistrement réussi !", { exact: true }).first()).toBeVisible();
  await tabTo(page, radio(page, "Formulaire"), "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(radio(page, "Aperçu").first()).toBeChecked();
  const headline = page.getByRole("region", { name: "Aperçu" }).locator("h1");
  await expect(headline).toContainText("Donner à lire");
  await expect(headline).toHaveCSS("font-family", /Georgia/);
  await page.keyboard.press("ArrowLeft");

  // Cards: added, sorted, deleted, brought back.
  await page.goto("/dashboard/formcompetance");
  const cardTitle = page.getByLabel("Titre du service", { exact: true });
  for (const name of ["Édition", "Affiche"]) {
    await write(page, cardTitle, name);
    await press(page, button(page, "Ajouter"));
    await expect(page.locator(".item-card b").filter({ hasText: name })).toBeVisible();
  }
  await moveToFront(page, "Affiche", 2);
  await expect(page.locator(".item-card b")).toHaveText(["Affiche", "Édition"]);
  await press(page, button(page, "Supprimer Édition"));
  await expect(page.locator(".item-card b")).toHaveText(["Affiche"]);
  await expect(button(page, "Supprimer Affiche")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.locator(".item-card b")).toHaveText(["Affiche", "Édition"]);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("✅ Données FR enregistrées avec succès !", { exact: true }).first()).toBeVisible();
  await press(page, link(page, "Suivant"));
  await expect(page).toHaveURL(/\/dashboard\/formcontact$/);

  // Leaving: the menu is a sheet here; the focus is inside it and Escape gives it back.
  const menu = button(page, "Ouvrir le menu");
  await tabTo(page, menu, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page, page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Se déconnecter" }));
  await expect(page).toHaveURL(/\/dashboard\/login$/);
});
