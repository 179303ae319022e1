/** The dashboard's map: every place from the header and from a phone's menu, the addresses that led somewhere before. */
import type { Page } from "@playwright/test";
import { newId, storeSection } from "./support/contents.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { expectAccessible } from "./support/quality.ts";

/** What the menu says, where it leads, and the title there. */
const places = [
  ["Création du site", "/typesite", "Type de site"],
  ["Apparence", "/apparence", "Apparence"],
  ["Langues", "/langues", "Langues"],
  ["Diffusion", "/diffusion", "Diffusion"],
  ["Visiteurs", "/messages", "Messages"],
] as const;

/** Every screen of the places that have several, by the bar over them. */
const screens = [
  ["/langues", ["Langues du site", "Tous les textes"]],
  ["/diffusion", ["Adresse et état", "Google et réseaux", "Mentions légales", "Faire relire"]],
  ["/messages", ["Messages", "Visites"]],
  ["/account", ["Profil et sécurité", "Mes données"]],
] as const;

const at = (path: string) => new RegExp(`/dashboard${path}$`);
const bar = (page: Page) => page.locator(".step-bar");
const sticksOut = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function withSite(page: Page, key: string): Promise<void> {
  await signUpAndIn(page, "Maëlle Kerbrat");
  await prepareSite(page, ["FR", "EN"], key);
  await storeSection(page, "home", "FR", { texts: { headline: "Donner à lire" } });
}

test("every place is one click from the header, says where one is, and its screens stand beside each other", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await withSite(page, await server.newKey());
  await page.goto("/dashboard");
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await expect(menu.getByRole("link")).toHaveText(places.map(([name]) => name));
  for (const [name, path, title] of places) {
    await menu.getByRole("link", { name }).click();
    await expect(page).toHaveURL(at(path));
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(menu.locator("[aria-current]")).toHaveText(name);
  }
  await page.getByRole("button", { name: /Compte de/ }).click();
  await page.getByRole("menuitem", { name: "Mes données" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mes données" })).toBeVisible();
  await expectAccessible(page);

  for (const [path, names] of screens) {
    await page.goto(`/dashboard${path}`);
    await expect(bar(page).getByRole("link")).toHaveText(names);
    for (const name of names) {
      await bar(page).getByRole("link", { name, exact: true }).click();
      await expect(bar(page).locator("[aria-current]")).toHaveText(name);
    }
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("every place is in the menu, by finger", async ({ page, server }) => {
    await withSite(page, await server.newKey());
    await page.goto("/dashboard");
    const sheet = page.getByRole("dialog", { name: "Menu" });
    for (const [name, path, title] of [
      ...places,
      ["Mon compte", "/account", "Mon compte"],
      ["Mes données", "/donnees", "Mes données"],
    ] as const) {
      await page.getByRole("button", { name: "Ouvrir le menu" }).tap();
      await sheet.getByRole("link", { name, exact: true }).tap();
      await expect(page).toHaveURL(at(path));
      await expect(sheet).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      expect.soft(await sticksOut(page), name).toBeLessThanOrEqual(0);
    }
    await page.getByRole("button", { name: "Ouvrir le menu" }).tap();
    await expect(sheet.getByRole("link").first()).toBeVisible();
    await expectAccessible(page);
  });

  test("the first field is in the first screen of every editor, and what is looked at can be saved", async ({
    page,
    server,
  }) => {
    await withSite(page, await server.newKey());
    for (const route of ["formhome", "formpropos", "formprojet", "formcompetance", "formcontact"]) {
      await page.goto(`/dashboard/${route}`);
      const field = page.locator(".editor-fields").getByRole("textbox").first();
      await expect(field, route).toBeInViewport({ ratio: 1 });
    }
    const legend = page.getByText("En cours d’édition", { exact: true }).last();
    await expect(legend).toBeHidden();
    await page.getByText("Légende", { exact: true }).tap();
    await expect(legend).toBeVisible();
    await expectAccessible(page);

    await page.getByText("Aperçu", { exact: true }).tap();
    const save = page.getByRole("button", { name: "Enregistrer (FR)" });
    await expect(page.locator(".preview-window")).toBeInViewport();
    await expect(save).toBeInViewport({ ratio: 1 });
    await save.tap();
    await expect(page.getByText("Contacts enregistrés avec succès !").first()).toBeVisible();
  });
});

test("an owner from before is told what moved until he has seen it, a new one is not", async ({ page, server }) => {
  await withSite(page, await server.newKey());
  await page.goto("/dashboard");
  const told = page.getByText(/^Le menu a changé/);
  await expect(page.getByRole("heading", { name: "Contenu" })).toBeVisible();
  await expect(told).toHaveCount(0);
  // As the migration leaves it to owners from before.
  const waiting = new Set(["menu"]);
  await page.route("**/api/site", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), notices: [...waiting] } });
  });
  await page.route("**/api/site/notices/seen", async (route) => {
    for (const name of route.request().postDataJSON().names) waiting.delete(name);
    await route.continue();
  });
  await page.reload();
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Compris" }).click();
  await expect(told).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Contenu" })).toBeVisible();
  await expect(told).toHaveCount(0);
});

test("the bar is chosen with the page's look as on the first screen, and both choose the same", async ({
  page,
  server,
}) => {
  await withSite(page, await server.newKey());
  await page.goto("/dashboard/apparence");
  const bars = page.getByRole("radiogroup", { name: "Barre de navigation" });
  await expect(bars.getByRole("radio", { name: /En haut/ })).toBeChecked();
  await bars.getByText("En bas").click();
  await expect(page.locator(".preview-window .site-icons")).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect.poll(() => page.evaluate(async () => (await (await fetch("/api/site")).json()).siteType)).toBe("footer");
  await page.getByRole("link", { name: "Création du site" }).click();
  await expect(bars.getByRole("radio", { name: /En bas/ })).toBeChecked();
  await bars.getByText("En haut").click();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Accueil" })).toBeVisible();
  await page.goto("/dashboard/apparence");
  await expect(bars.getByRole("radio", { name: /En haut/ })).toBeChecked();
});

test("what had an address before still has it, in its place", async ({ page, server }) => {
  await withSite(page, await server.newKey());
  for (const [path, screen] of [
    ["/textes", "Tous les textes"],
    ["/partage", "Faire relire"],
    ["/formpartage", "Google et réseaux"],
    ["/formmentions", "Mentions légales"],
    ["/visites", "Visites"],
    ["/messages", "Messages"],
    ["/account", "Profil et sécurité"],
    ["/import", "Mes données"],
    ["/versions", "Mes données"],
    ["/place", "Mes données"],
  ] as const) {
    const answer = await page.goto(`/dashboard${path}`);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(at(path));
    await expect(bar(page).locator("[aria-current]"), path).toHaveText(screen);
  }
  for (const path of ["/langues", "/diffusion", "/donnees"])
    expect((await page.request.get(`/dashboard${path}`)).status(), path).toBe(200);
  expect((await page.request.get("/dashboard/ailleurs")).status()).toBe(404);
});

test("what the fields of 'Langues' and 'Diffusion' expect is explained on demand", async ({ page, server }) => {
  await signUpAndIn(page, "Maëlle Kerbrat");
  await prepareSite(page, ["FR", "EN"], await server.newKey());
  for (const [path, hints] of [
    ["/langues", [["Ajouter une langue", "Par son nom ou par son code de deux lettres."]]],
    [
      "/diffusion",
      [
        ["Adresse du site", /^Lettres sans accent, chiffres et tirets\./],
        ["État du site", "Tout le monde voit votre site."],
        ["Nom de domaine", /^Votre site peut aussi répondre/],
      ],
    ],
  ] as const) {
    await page.goto(`/dashboard${path}`);
    for (const [field, text] of hints) {
      const question = page.getByRole("button", { name: new RegExp(`^Explication\\s: ${field}$`) });
      await expect(question).toBeVisible();
      await expect(page.getByText(text)).toBeHidden();
      await question.click();
      await expect(page.getByText(text)).toBeVisible();
    }
    await expectAccessible(page);
  }
});

test("a language is added where languages are, and each leads to its texts and to its bench", async ({
  page,
  server,
}) => {
  await signUpAndIn(page, "Maëlle Kerbrat");
  await prepareSite(page, ["FR"], await server.newKey());
  await storeSection(page, "skills", "FR", {
    texts: { heading: "Savoir-faire" },
    lists: { skills: [{ id: newId(), title: "Édition", description: "", image: null, alt: "" }] },
  });
  await page.goto("/dashboard/langues");
  // With one language: a line that says what another would bring, and its button.
  await expect(page.getByText(/^Avec une deuxième langue, chaque visiteur/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Langues du site" })).toHaveCount(0);
  const field = page.getByRole("combobox", { name: "Ajouter une langue" });
  await expect(field.or(page.getByRole("button", { name: "Enregistrer", exact: true }))).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ajouter une langue" }).click();
  await expect(field).toBeFocused();
  await expect(page.getByRole("region", { name: "Traductions" })).toHaveCount(0);
  await field.fill("EN");
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("En ligne.", { exact: true })).toBeVisible();
  const english = page
    .getByRole("region", { name: "Traductions" })
    .getByRole("listitem")
    .filter({ hasText: "Anglais" });
  await expect(english.getByText("Masquée aux visiteurs")).toBeVisible();
  await english.getByRole("button", { name: "Montrer aux visiteurs : Anglais" }).click();
  await expect(english.getByText("Masquée aux visiteurs")).toHaveCount(0);
  await expectAccessible(page);
  await english.getByRole("link", { name: /Tous les textes/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/textes\?lang=EN$/);
  await page.goBack();
  await english.getByRole("link", { name: /Traduire/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/form\w+\?lang=EN&traduire=1$/);
});
