/** From free to paid in the browser: the fixed messages, a key told apart from a slip of the pen, and no reload. */
import { expect, test } from "./support/fixtures.ts";
import { signUpAndIn } from "./support/owner.ts";
import { expectAccessible } from "./support/quality.ts";
import { keepToasts } from "./support/toasts.ts";

// Wrong keys are refused calls, which the browser reports by itself.
test.use({ expectedErrors: [/status of 422/] });

const keyForm = /([0-9A-Z]{4}-){6}[0-9A-Z]{4}/;

test.beforeEach(({ context }) => keepToasts(context));

test("a free owner meets the limit, activates, and goes on with a second language", async ({ page, server }) => {
  const key = await server.newKey();
  expect(key).toMatch(keyForm);
  await signUpAndIn(page, "Élise Maréchal");
  await page.goto("/dashboard/typesite");
  const language = page.getByLabel("Ajouter une langue", { exact: true });
  const add = page.getByRole("button", { name: "Ajouter", exact: true });

  await language.fill("FR");
  await add.click();
  await language.fill("EN");
  await add.click();
  const toast = page
    .getByRole("region", { name: /Messages/ })
    .getByRole("listitem")
    .filter({ hasText: "Version gratuite : une seule langue autorisée !" });
  await expect(toast).toBeVisible();
  await expect(page.getByRole("button", { name: "Retirer Anglais" })).toHaveCount(0);
  await toast.getByRole("button", { name: "Fermer" }).click();
  await expect(toast).toHaveCount(0);

  await page.getByRole("button", { name: "Passer à la version Payante" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel("Clé d’activation");
  const activate = dialog.getByRole("button", { name: "Activer" });
  const said = dialog.getByRole("alert");
  await expect(field).toBeFocused();
  expect(await dialog.evaluate((element) => getComputedStyle(element).zIndex)).toBe("1050");
  await expectAccessible(page);

  await activate.click();
  await expect(said).toHaveText("Veuillez entrer une clé d’activation !");
  await field.fill("PAS-UNE-CLE");
  await activate.click();
  await expect(said).toHaveText("❌ Clé invalide !");
  await field.fill(key.slice(0, -1) + (key.endsWith("2") ? "3" : "2"));
  await field.press("Enter");
  await expect(said).toHaveText("❌ Clé invalide !");
  await expect(dialog.locator(".d-hint").first()).toHaveText("Une lettre semble mal recopiée.");

  // The focus stays inside; Escape closes and gives it back.
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press("Tab");
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Passer à la version Payante" })).toBeFocused();

  await page.keyboard.press("Enter");
  await field.fill(key.toLowerCase());
  await field.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("form").getByText("Version payante activée.")).toBeVisible();

  // At once, without a reload: what was chosen before is still there, and the second language is welcome.
  await language.fill("EN");
  await add.click();
  await expect(page.getByRole("button", { name: "Retirer Anglais" })).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/formhome$/);
  // A new owner chooses a look first.
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByRole("radio", { name: /option3/ })).toBeVisible();
});
