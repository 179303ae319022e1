/** From the submitted sign-up to a page in French, then to one in English: how many times a newcomer presses, by mouse and by finger. */
import { devices, type Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { newEmail, password } from "./support/owner.ts";
import { pngFile } from "./support/pictures.ts";

const MOST_TO_FRENCH = 20;
const MOST_TO_ENGLISH = 10;
const PICTURES = 4;

const about = { FR: "Je dessine des livres et des affiches.", EN: "I draw books and posters." };

async function picturesIn(page: Page, slug: string, language: "fr" | "en"): Promise<number> {
  const html = await (await page.request.get(`/@${slug}/${language}`)).text();
  const [section = ""] = /<section[^>]* id="projet".*?<\/section>/s.exec(html) ?? [];
  return new Set([...section.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, address]) => address)).size;
}

const screens = [
  { by: "mouse, at 1440 px", use: { viewport: { width: 1440, height: 900 } } },
  { by: "finger, at 390 px", use: { ...devices["Pixel 5"], viewport: { width: 390, height: 844 } } },
];

for (const { by, use } of screens)
  test(`a newcomer has a French page with his name, a text and four pictures, then an English one, in few presses: ${by}`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({
      ...use,
      baseURL: server.url,
      locale: "fr-FR",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    let presses = 0;
    await page.exposeFunction("countPress", () => {
      presses += 1;
    });
    await page.addInitScript(() =>
      addEventListener("pointerdown", () => (window as unknown as { countPress(): void }).countPress(), true),
    );
    const press = async (role: "button" | "link", name: string | RegExp) => {
      const found = page.getByRole(role, { name, exact: true });
      await ("hasTouch" in use ? found.tap() : found.click());
    };
    const at = (heading: string) => expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    const save = async (section: string, language: "FR" | "EN") => {
      const stored = page.waitForResponse(
        (answer) =>
          answer.request().method() === "PUT" && answer.url().endsWith(`/api/site/sections/${section}/${language}`),
      );
      await press("button", `Enregistrer (${language})`);
      expect((await stored).status()).toBe(200);
    };

    await page.goto("/dashboard/signup");
    const email = newEmail();
    await page.getByLabel("Nom", { exact: true }).fill("Élise Maréchal");
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Mot de passe", { exact: true }).fill(password);
    await press("button", "Creer un compte");
    await expect(page.getByLabel("Mot de passe", { exact: true })).toBeFocused();
    presses = 0;

    // In French.
    await page.keyboard.type(password);
    await press("button", "Se Connecter");
    await press("link", "Commencer");
    await press("button", "Enregistrer");
    await press("button", "Continuer");
    await at("Accueil");
    await press("link", "Suivant");
    await at("À propos");
    await page.getByLabel("Texte principal", { exact: true }).click();
    await page.keyboard.insertText(about.FR);
    await save("about", "FR");
    await press("link", "Suivant");
    await at("Projets");
    const files = [];
    for (const colour of ["teal", "navy", "olive", "maroon"])
      files.push({ name: `${colour}.png`, mimeType: "image/png", buffer: await pngFile(page, colour) });
    const chooser = page.waitForEvent("filechooser");
    await page
      .locator(".item-form")
      .getByRole("button", { name: /^Choisir/ })
      .click();
    await (await chooser).setFiles(files);
    await expect(page.locator(".item-card")).toHaveCount(PICTURES);
    await expect(page.locator(".item-card img[src^='/media/']")).toHaveCount(PICTURES);
    await save("projects", "FR");
    expect(presses).toBeLessThanOrEqual(MOST_TO_FRENCH);

    const { slug } = await page.evaluate(async () => (await fetch("/api/site")).json());
    const visitor = await context.newPage();
    await visitor.goto(`/@${slug}/fr`);
    await expect(visitor.locator("h1")).toHaveText(/Élise\s*Maréchal/i);
    await expect(visitor.locator("#propos")).toContainText(about.FR);
    expect(await picturesIn(page, slug, "fr")).toBe(PICTURES);

    // Paid by its key, then in English.
    const key = await server.newKey();
    const paid = await page.evaluate(
      async (body) =>
        (
          await fetch("/api/site/activation", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body,
          })
        ).status,
      JSON.stringify({ key }),
    );
    expect(paid).toBe(200);
    await page.goto("/dashboard/typesite");
    presses = 0;
    await page.getByLabel("Ajouter une langue", { exact: true }).fill("EN");
    await press("button", "Ajouter");
    await press("button", "Enregistrer");
    await at("Accueil");
    await press("link", "Suivant");
    await at("À propos");
    await page.getByRole("group", { name: "Langue" }).getByRole("button", { name: /^EN/ }).click();
    await page.getByLabel("Texte principal", { exact: true }).click();
    await page.keyboard.insertText(about.EN);
    await save("about", "EN");
    await press("button", /^Montrer/);
    await expect.poll(() => picturesIn(page, slug, "en")).toBe(PICTURES);
    expect(await picturesIn(page, slug, "fr")).toBe(PICTURES);
    expect(presses).toBeLessThanOrEqual(MOST_TO_ENGLISH);

    await visitor.goto(`/@${slug}/en`);
    await expect(visitor.locator("h1")).toHaveText(/Élise\s*Maréchal/i);
    await expect(visitor.locator("#propos")).toContainText(about.EN);
    await context.close();
  });
