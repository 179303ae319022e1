/** The landing: what is done, what is left, and the ways there; the header's menus, mode and theme. */
import type { Page } from "@playwright/test";
import { PASSWORD } from "./support/accounts.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { expectAccessible } from "./support/quality.ts";
import { keepToasts } from "./support/toasts.ts";

test.beforeEach(({ context }) => keepToasts(context));

/** Through the API: the landing is about what is stored, not about how it came there. */
async function storeHome(page: Page, headline: string): Promise<void> {
  const statuses = await page.evaluate(async (text) => {
    const put = (path: string, revision: number, body: object) =>
      fetch(path, {
        method: "PUT",
        headers: {
          "Content-Type": "application/json",
          ...(revision ? { "If-Match": `"${revision}"` } : { "If-None-Match": "*" }),
        },
        body: JSON.stringify(body),
      });
    const settings = await put("/api/site/settings", 0, { siteType: "footer", languages: ["FR"] });
    const home = await (await fetch("/api/site/sections/home")).json();
    const content = { texts: { headline: text }, lists: {} };
    const saved = await put("/api/site/sections/home/FR", home.revision, { content, shared: home.shared });
    return [settings.status, saved.status];
  }, headline);
  expect(statuses).toEqual([200, 200]);
}

test("a new owner is led to the first step", async ({ page }) => {
  await signUpAndIn(page, "Élise Maréchal");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Bienvenue Élise" })).toBeVisible();
  await expect(page.getByText("Pas encore en ligne")).toBeVisible();
  await expect(page.getByText("Les messages de vos visiteurs arriveront ici.")).toBeVisible();
  await page.getByRole("link", { name: "Commencer" }).click();
  await expect(page).toHaveURL(/\/dashboard\/typesite$/);
});

test("what is filled shows in the matrix, and each cell leads to its editor", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUpAndIn(page, "Maëlle Kerbrat");
  await storeHome(page, "Donner à lire");
  await page.goto("/dashboard");
  await expect(page.getByText("Votre site est en ligne en français.")).toBeVisible();
  const matrix = page.getByRole("table", { name: "Contenu par section et par langue" });
  await expect(matrix.getByRole("link", { name: /^Accueil en français\s: Rempli$/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Remplir À propos en français" })).toBeVisible();

  const { slug } = await page.evaluate(async () => (await fetch("/api/site")).json());
  await expect(page.getByRole("main").getByRole("link", { name: `/@${slug}` })).toHaveAttribute("href", `/@${slug}`);
  await page.getByRole("button", { name: "Copier l’adresse" }).click();
  await expect(page.getByText(/Adresse copiée/).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${new URL(page.url()).origin}/@${slug}`);

  await matrix.getByRole("link", { name: /^À propos en français/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/formpropos/);
});

test("the theme's dots wait for a save, the mode is kept, and an owner can leave", async ({ page }) => {
  await signUpAndIn(page, "Maëlle Kerbrat");
  await storeHome(page, "Donner à lire");
  await page.goto("/dashboard");
  await page.getByRole("radiogroup", { name: "Thème du site" }).getByRole("radio", { name: "Noir" }).check();
  // All that is to be known stands in one box, beneath what comes next.
  const reminders = page.getByRole("region", { name: "À savoir" });
  await expect(reminders).toContainText(/Confirmez votre adresse.*Le thème «\sNoir\s» sera enregistré/s);
  const [next, box] = [page.getByRole("region", { name: /^Remplir/ }), reminders];
  expect((await next.boundingBox())?.y).toBeLessThan((await box.boundingBox())?.y ?? 0);
  await page.getByRole("main").getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("En ligne.", { exact: true })).toBeVisible();
  expect((await page.evaluate(async () => (await fetch("/api/site")).json())).themeIndex).toBe(2);

  const menu = page.getByRole("button", { name: /Compte de Maëlle Kerbrat/ });
  await menu.click();
  await page.getByRole("menuitemradio", { name: "Sombre" }).click();
  await expectAccessible(page);
  const thumbnail = page.waitForResponse("**/api/site/preview**"); // asked for while an owner leaves, it is refused aloud
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-mode", "sombre");
  expect(await page.evaluate(() => localStorage.getItem("Mode"))).toBe("sombre");

  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible(); // its arrival closes an open menu
  await thumbnail;
  await menu.click();
  await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(/\/dashboard\/login$/);
  await page.goto("/dashboard/typesite");
  await expect(page).toHaveURL(/\/dashboard\/login$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu is a sheet over the page, left with Escape or by arriving", async ({ page }) => {
    await signUpAndIn(page);
    await page.goto("/dashboard");
    const toggle = page.getByRole("button", { name: "Ouvrir le menu" });
    await toggle.click();
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await toggle.click();
    await sheet.getByRole("link", { name: "Création du site" }).click();
    await expect(page).toHaveURL(/\/dashboard\/typesite$/);
    await expect(sheet).toHaveCount(0);
  });
});

test("the dashboard is spoken in English and in Arabic where somebody picks it, and another browser speaks it too", async ({
  page,
  browser,
  server,
}) => {
  const email = await signUpAndIn(page, "Élise Maréchal");
  await page.goto("/dashboard");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.getByRole("button", { name: /Compte de/ }).click();
  await page.getByRole("menuitem", { name: /^Langue/ }).press("Enter");
  await expect(page.getByRole("menuitemradio", { name: "Français" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitemradio", { name: "English" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Élise");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/dashboard/formpropos");
  await expect(page.getByRole("heading", { name: "About" })).toBeVisible();
  await expectAccessible(page);

  // It is kept with the account: a browser that never heard of it speaks it once its owner is known.
  const other = await browser.newContext({ locale: "fr-FR" });
  const elsewhere = await other.newPage();
  await elsewhere.goto(`${server.url}/dashboard/login`);
  await expect(elsewhere.getByRole("heading", { name: "Connexion" })).toBeVisible();
  await elsewhere.getByLabel("E-mail").fill(email);
  await elsewhere.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await elsewhere.getByRole("button", { name: "Se Connecter", exact: true }).click();
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Welcome, Élise");
  await other.close();

  // Mirrored, on a phone, by the list of the menu's sheet.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await page.getByLabel("Language of the dashboard").selectOption("ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Élise");
  const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sticksOut).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test("the browser's language is offered once, in its own words, and left where it is not wanted", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ locale: "en-US", baseURL: server.url });
  const page = await context.newPage();
  // Over the screens it leaves the bar with 'Enregistrer' in sight.
  await signUpAndIn(page, "Maëlle Kerbrat");
  await prepareSite(page, ["FR"]);
  for (const viewport of [
    { width: 390, height: 700 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/dashboard/typesite");
    await expect(page.getByRole("button", { name: "Enregistrer", exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Switch to English" })).toBeInViewport({ ratio: 1 });
    await page.goto("/dashboard/formhome");
    await expect(page.getByRole("button", { name: "Enregistrer (FR)" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Switch to English" })).toBeInViewport({ ratio: 1 });
  }
  await context.clearCookies();
  await page.goto("/dashboard/login");
  await expect(page.getByRole("heading", { name: "Connexion" })).toBeVisible();
  await page.getByRole("button", { name: "No, thanks" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Connexion" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Switch to English" })).toHaveCount(0);
  await page.getByLabel("Langue du tableau de bord").selectOption("en");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await context.close();
});

test.describe("where a part does not come", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("a screen is asked for once more, by another address", async ({ page }) => {
    await signUpAndIn(page, "Élise Maréchal");
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Bienvenue Élise" })).toBeVisible();
    let failed = 0;
    await page.route(/\/MessagesScreen-[\w-]+\.js$/, (route) => {
      failed += 1;
      return route.abort();
    });
    await page.evaluate(() => {
      history.pushState({}, "", "/dashboard/messages");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
    expect(failed).toBeGreaterThan(0);
  });
});
