/** The site's settings: bar, languages, address and state; one draft on all their screens, never over somebody else's. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { stopTime } from "./support/held-time.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { expectAccessible } from "./support/quality.ts";
import { keepToasts } from "./support/toasts.ts";

test.beforeEach(({ context }) => keepToasts(context));

// A taken address, a stale save and a line that is gone are reported as errors by the browser.
test.use({ expectedErrors: [/status of (409|412)|ERR_INTERNET_DISCONNECTED/] });

const add = (page: Page) => page.getByRole("button", { name: "Ajouter", exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Enregistrer", exact: true });

async function addLanguage(page: Page, code: string): Promise<void> {
  await page.getByLabel("Ajouter une langue", { exact: true }).fill(code);
  await add(page).click();
}

test("the bar, a language of the owner's own and the theme are previewed and saved together", async ({ page }) => {
  await signUpAndIn(page);
  await page.goto("/dashboard/typesite");
  await expect(page.getByText("Aucune langue disponible.")).toBeVisible();
  const preview = page.getByRole("region", { name: "Aperçu" });
  // Until a language is chosen the page speaks the dashboard's.
  await expect(preview.getByRole("button", { name: "Envoyer" })).toBeVisible();

  // The browser's language stands there and is not added by itself; an empty choice adds nothing, and is not saved.
  const language = page.getByLabel("Ajouter une langue", { exact: true });
  await expect(language).toHaveValue("Français (FR)");
  await language.fill("");
  await add(page).click();
  await expect(page.getByText("Aucune langue disponible.")).toBeVisible();
  await save(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Choisissez d’abord la langue" })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/typesite$/);

  await page.getByRole("radio", { name: /^En bas\s*footer$/ }).check();
  await expect(preview.locator("[data-site-type=footer]")).toHaveCount(1);
  // By its French or its own name, by its code; two letters that are none work as well, and that is said.
  await language.fill("alle");
  await expect(page.getByRole("option").first()).toHaveText(/DE\s*Allemand\s*Deutsch/);
  await language.fill("qx");
  await expect(page.getByText(/QX n’est pas un code de langue connu/)).toBeVisible();
  await language.fill("chamo");
  await page.getByRole("option", { name: /CH/ }).click();
  await expect(page.getByText(/ajoutera CH\s: Chamorro/)).toBeVisible();
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

test("what is chosen and not saved waits for its owner, also after a reload; 'Suivant' saves it", async ({ page }) => {
  await signUpAndIn(page);
  await page.goto("/dashboard/typesite");
  const kept = page.waitForResponse((answer) => answer.url().endsWith("/api/site/drafts/settings"));
  await addLanguage(page, "FR");
  await kept;
  await page.reload();
  await expect(page.getByRole("button", { name: "Retirer Français" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Non enregistré" })).toBeVisible();
  // The next screen needs the language.
  await page.getByRole("link", { name: "Suivant" }).click();
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByRole("button", { name: "Enregistrer (FR)" })).toBeVisible();
  expect(await page.evaluate(async () => (await (await fetch("/api/site")).json()).languages)).toEqual(["FR"]);
});

test("a choice is on the server though its page is left at once, and a save goes out the moment the line is back", async ({
  page,
  context,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  await page.goto("/dashboard/typesite");
  await expect(page.getByLabel("Ajouter une langue", { exact: true })).toBeVisible();
  // No timer runs: what is sent is sent because of what happens to the page and to the line.
  await stopTime(page);
  await page.getByRole("radio", { name: /En bas/ }).check();
  await page.goto("/robots.txt");
  const drafted = () =>
    page.evaluate(async () => {
      const { drafts } = await (await fetch("/api/site/drafts")).json();
      return drafts.map((draft: { section: string }) => draft.section);
    });
  await expect.poll(drafted).toEqual(["settings"]);

  await page.clock.resume();
  await page.goto("/dashboard/typesite");
  await expect(page.getByRole("radio", { name: /En bas/ })).toBeChecked();
  await stopTime(page);
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Hors ligne : nouvel essai automatique" })).toBeVisible();
  const stored = page.waitForResponse((answer) => answer.url().endsWith("/api/site/settings") && answer.ok());
  await context.setOffline(false);
  await stored;
  await page.clock.resume();
  await expect(page).toHaveURL(/\/dashboard\/formhome$/);
  await expect.poll(drafted).toEqual([]);
});

test("an address that is taken or misspelt is refused at its field, in words", async ({ page, browser, server }) => {
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signUpAndIn(other, "Prise Déjà");
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  await page.goto("/dashboard/diffusion");
  const address = page.getByLabel("Adresse du site", { exact: true });
  await address.fill("é-");
  await save(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "sans accent" })).toBeVisible();
  await address.fill("prise-deja");
  await save(page).click();
  await expect(page.getByText("Cette adresse est déjà prise.", { exact: true })).toBeVisible();
  await address.fill(`libre-${process.pid}`);
  await page.getByRole("radio", { name: "en construction" }).check();
  await save(page).click();
  await expect(
    page.getByText("Votre site est en construction\u202f: vous seul le voyez.", { exact: true }),
  ).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "En construction", exact: true })).toBeVisible();
});

test("two windows: the second to save sees both versions and chooses", async ({ page, context }) => {
  await signUpAndIn(page);
  await page.goto("/dashboard/typesite");
  await addLanguage(page, "FR");
  await save(page).click();
  await expect(page).toHaveURL(/\/dashboard\/formhome$/);

  await page.goto("/dashboard/diffusion");
  await expect(page.getByLabel("Adresse du site", { exact: true })).toBeVisible();
  // What is chosen on one screen of the settings is still there on another, and saved with it.
  const second = await context.newPage();
  await second.goto("/dashboard/typesite");
  await second.getByRole("radio", { name: /En bas/ }).check();
  await second.getByRole("link", { name: "Diffusion" }).click();
  await second.getByRole("radio", { name: "en construction" }).check();
  await save(second).click();
  await expect(
    second.getByText("Votre site est en construction\u202f: vous seul le voyez.", { exact: true }),
  ).toBeVisible();

  await page.getByLabel("Adresse du site", { exact: true }).fill(`mienne-${process.pid}`);
  await save(page).click();
  const dialog = page.getByRole("dialog", { name: "Deux versions de ces réglages" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  // What this window never touched is the other's; what it wrote is its own. Either can be chosen still.
  const side = (field: string, whose: RegExp) =>
    dialog.getByRole("group", { name: field }).getByRole("radio", { name: whose });
  await expect(side("Barre de navigation", /Version enregistrée/)).toBeChecked();
  await expect(side("État du site", /Version enregistrée/)).toBeChecked();
  await expect(side("Adresse du site", /Ma version/)).toBeChecked();
  await side("État du site", /Ma version/).check();
  await dialog.getByRole("button", { name: "Garder ces choix" }).click();
  await expect(page.getByText("En ligne.", { exact: true })).toBeVisible();
  const site = await page.evaluate(async () => (await fetch("/api/site")).json());
  // The bar from the other window, the state and the address from here.
  expect(site).toMatchObject({ siteType: "footer", isOnline: true, slug: `mienne-${process.pid}` });
});

test("a choice taken back while it is being stored is a change of its own", async ({ page }) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  await page.goto("/dashboard/typesite");
  const [above, below] = [page.getByRole("radio", { name: /En haut/ }), page.getByRole("radio", { name: /En bas/ })];
  const stored = await above.isChecked();
  const [first, second] = stored ? [below, above] : [above, below];
  let letThrough = () => {};
  const isWanted = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/api/site/settings", async (route) => {
    await isWanted;
    await route.continue();
  });
  await first.check();
  await save(page).click();
  await second.check();
  letThrough();
  await expect(page.getByText("Enregistrement réussi !").first()).toBeVisible();
  await page.goto("/dashboard/typesite");
  await expect(second).toBeChecked();
});
