/** From an empty instance to a French site with six projects, by hand: how many times a newcomer presses. */
import { newEmail } from "./support/accounts.ts";
import { expect, test } from "./support/fixtures.ts";
import { pngFile } from "./support/pictures.ts";
import { Server } from "./support/server.ts";

const MOST_PRESSES = 45;

test("a newcomer presses at most 45 times from the empty instance to a French site with six projects", async ({
  browser,
}) => {
  const server = await Server.start();
  const page = await (await browser.newContext({ baseURL: server.url, locale: "fr-FR" })).newPage();
  let presses = 0;
  await page.exposeFunction("countPress", () => {
    presses += 1;
  });
  await page.addInitScript(() =>
    addEventListener("pointerdown", () => (window as unknown as { countPress(): void }).countPress(), true),
  );
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const next = () => page.getByRole("link", { name: "Suivant" }).click();
  const at = (level1: string) => expect(page.getByRole("heading", { level: 1, name: level1 })).toBeVisible();
  const save = async () => {
    const stored = page.waitForResponse(
      (answer) => answer.request().method() === "PUT" && answer.url().endsWith("/FR"),
    );
    await button("Enregistrer (FR)").click();
    expect((await stored).status()).toBe(200);
  };
  // Words come at once: after each letter the preview would be drawn anew, and letters are no presses.
  const write = async (label: string, words: string) => {
    await page.getByLabel(label, { exact: true }).click();
    await page.keyboard.insertText(words);
  };

  await page.goto("/home");
  await page.getByRole("link", { name: "Créer mon compte" }).click();
  const email = newEmail();
  await page.getByLabel("Nom", { exact: true }).click();
  await page.keyboard.type("Élise Maréchal");
  await page.keyboard.press("Tab");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type("atelier-du-quai");
  await button("Creer un compte").click();

  // The address is there, the cursor in the password.
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expect(page.getByLabel("Mot de passe", { exact: true })).toBeFocused();
  await page.keyboard.type("atelier-du-quai");
  await button("Se Connecter").click();
  await page.getByRole("link", { name: "Commencer" }).click();

  // French stands in the field already: with nothing added, saving adds it.
  await expect(page.getByLabel("Ajouter une langue", { exact: true })).toHaveValue("Français (FR)");
  await button("Enregistrer").click();
  // One of three looks is chosen already.
  await button("Continuer").click();

  await at("Accueil");
  await write("Titre", "Livres et affiches");
  await save();
  await next();
  await at("À propos");
  await write("Texte principal", "Je dessine des livres et des affiches à Nantes.");
  await save();
  await next();

  await at("Projets");
  await write("Titre de la section", "Travaux");
  const buffer = await pngFile(page, "teal");
  for (let place = 1; place <= 6; place += 1) {
    const chooser = page.waitForEvent("filechooser");
    await page
      .locator(".item-form")
      .getByRole("button", { name: /^Choisir un fichier/ })
      .click();
    await (await chooser).setFiles({ name: `projet-${place}.png`, mimeType: "image/png", buffer });
    presses += 1; // the system's own window of files
    await expect(page.locator(".item-form .up img")).toHaveAttribute("src", /^\/media\//);
    await button("Ajouter").click();
    await expect(page.locator(".item-card")).toHaveCount(place);
  }
  await save();
  await next();

  await at("Compétences");
  await write("Titre du service", "Édition");
  await button("Ajouter").click();
  await save();
  await next();
  await at("Contact");
  await page.getByRole("radio", { name: "Email", exact: true }).locator("..").click();
  await page.getByLabel(/^Information/).click();
  await page.keyboard.insertText("elise@atelier.example");
  await button("Ajouter").click();
  await save();

  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: /^Voir le site/ }).click();
  const site = await opened;
  await expect(site.locator("h1")).toHaveText(/Livres et affiches/);
  await expect(site.locator("#projet img").first()).toBeVisible();
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  await page.context().close(); // before its server: it asks for more
  await server.stop();
});
