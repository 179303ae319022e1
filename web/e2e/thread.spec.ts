/** The thread of the whole house: from an owner's keystroke to a visitor's screen, with a reload in the middle. */
import { saveLanguage } from "./support/editor.ts";
import { expect, test } from "./support/fixtures.ts";
import { signUpAndIn } from "./support/owner.ts";
import { keepToasts } from "./support/toasts.ts";

test.beforeEach(({ context }) => keepToasts(context));

test("what an owner types is previewed, kept as a draft, saved, and seen by a visitor", async ({
  page,
  browser,
  server,
}) => {
  await signUpAndIn(page, "Élise Maréchal");

  // The site type: one language, then a look, then the home editor.
  await page.goto("/dashboard/typesite");
  await page.getByLabel("Ajouter une langue", { exact: true }).fill("FR");
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/formhome$/);
  await expect(page.getByRole("radio", { name: "Moderne" })).toBeChecked();
  // On a slow machine: what is typed while the screen is still being drawn is not lost.
  const machine = await page.context().newCDPSession(page);
  await machine.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  await page.getByRole("button", { name: "Continuer" }).click();

  // Typing: the preview follows.
  const preview = page.getByRole("region", { name: "Aperçu" });
  await page.getByLabel("Première ligne", { exact: true }).fill("Graphiste à Nantes");
  await page.getByLabel("Titre", { exact: true }).fill("Donner à lire");
  await machine.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(preview.locator("h1")).toHaveText(/Donner à lire/);
  await expect(preview.getByText("Graphiste à Nantes")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Non enregistré" })).toBeVisible();

  // A draft lies in this browser, sealed, under its stored key; a reload in the middle loses nothing.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("currentLangDataHome"))).toMatch(/^v1\./);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Donner");
  await page.reload();
  await expect(page.getByLabel("Titre", { exact: true })).toHaveValue("Donner à lire");
  await expect(page.getByText("Vous voyez un brouillon")).toBeVisible();

  // Nobody else sees it before it is saved.
  const visitor = await (await browser.newContext({ baseURL: server.url, locale: "fr-FR" })).newPage();
  const { slug } = await page.evaluate(async () => (await fetch("/api/site")).json());
  await visitor.goto(`/@${slug}`);
  await expect(visitor.getByText("Graphiste à Nantes")).toHaveCount(0);

  await saveLanguage(page, "home", "FR");
  await expect(page.getByText("Enregistrement réussi !", { exact: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /^Enregistré$/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("currentLangDataHome"))).toBeNull();

  await visitor.goto(`/@${slug}`);
  await expect(visitor.locator("h1")).toHaveText(/Donner à lire/);
  await expect(visitor.getByText("Version gratuite")).toBeVisible();
  await expect.poll(() => visitor.evaluate(() => localStorage.getItem("selectedLang"))).toBe("FR");
  await visitor.close();
});
