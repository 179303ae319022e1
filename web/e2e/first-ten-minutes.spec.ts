/** From the submitted sign-up to a page in French, then to one in English: how many times a newcomer presses, by mouse and by finger. */
import { type APIRequestContext, devices, type Locator } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { newEmail, password } from "./support/owner.ts";
import { pngFile } from "./support/pictures.ts";

const MOST_TO_FRENCH = 20;
const MOST_TO_ENGLISH = 10;
const PICTURES = 4;

const about = { FR: "Je dessine des livres et des affiches.", EN: "I draw books and posters." };

/** How many pictures a visitor sees among the projects; none where the language is hidden from him. */
async function picturesIn(visitor: APIRequestContext, slug: string, language: "fr" | "en"): Promise<number | "hidden"> {
  const answer = await visitor.get(`/@${slug}/${language}`);
  if (answer.status() === 404) return "hidden";
  const [section = ""] = /<section[^>]* id="projet".*?<\/section>/s.exec(await answer.text()) ?? [];
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
    const isByFinger = "hasTouch" in use;
    let afterEach = async () => {};
    const pressOn = async (found: Locator) => {
      await (isByFinger ? found.tap() : found.click());
      await afterEach();
    };
    const press = (role: "button" | "link", name: string | RegExp) =>
      pressOn(page.getByRole(role, { name, exact: true }));
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
    await pressOn(page.getByLabel("Texte principal", { exact: true }));
    await page.keyboard.insertText(about.FR);
    await save("about", "FR");
    await press("link", "Suivant");
    await at("Projets");
    const files = [];
    for (const colour of ["teal", "navy", "olive", "maroon"])
      files.push({ name: `${colour}.png`, mimeType: "image/png", buffer: await pngFile(page, colour) });
    const chooser = page.waitForEvent("filechooser");
    await pressOn(page.locator(".item-form").getByRole("button", { name: /^Choisir/ }));
    await (await chooser).setFiles(files);
    await expect(page.locator(".item-card")).toHaveCount(PICTURES);
    await expect(page.locator(".item-card img[src^='/media/']")).toHaveCount(PICTURES);
    await save("projects", "FR");
    expect(presses).toBeLessThanOrEqual(MOST_TO_FRENCH);

    const { slug } = await page.evaluate(async () => (await fetch("/api/site")).json());
    const visitors = await browser.newContext({ ...use, baseURL: server.url, locale: "fr-FR" });
    const visitor = await visitors.newPage();
    await visitor.goto(`/@${slug}/fr`);
    await expect(visitor.locator("h1")).toHaveText(/Élise\s*Maréchal/i);
    await expect(visitor.locator("#propos")).toContainText(about.FR);
    // From here on both languages have all four pictures, after whatever is pressed; English once it is shown.
    const inEnglish: (number | "hidden")[] = [];
    afterEach = async () => {
      expect(await picturesIn(visitors.request, slug, "fr")).toBe(PICTURES);
      inEnglish.push(await picturesIn(visitors.request, slug, "en"));
    };
    await afterEach();

    // Paid by its key, where that is asked for.
    if (isByFinger) await press("button", "Ouvrir le menu");
    await press("link", "Création du site");
    await press("button", "Passer à la version Payante");
    await page.getByLabel("Clé d’activation").fill(await server.newKey());
    await press("button", "Activer");
    await expect(page.locator("form").getByText("Version payante activée.")).toBeVisible();
    presses = 0;

    // Then in English.
    await pressOn(page.getByLabel("Ajouter une langue", { exact: true }));
    await page.keyboard.insertText("EN");
    await press("button", "Ajouter");
    await press("button", "Enregistrer");
    await at("Accueil");
    await press("link", "Suivant");
    await at("À propos");
    await pressOn(page.getByRole("group", { name: "Langue" }).getByRole("button", { name: /^EN/ }));
    await pressOn(page.getByLabel("Texte principal", { exact: true }));
    await page.keyboard.insertText(about.EN);
    await save("about", "EN");
    await press("button", /^Montrer/);
    await expect.poll(() => picturesIn(visitors.request, slug, "en")).toBe(PICTURES);
    expect(presses).toBeLessThanOrEqual(MOST_TO_ENGLISH);
    expect(inEnglish.filter((seen) => seen !== "hidden" && seen !== PICTURES)).toEqual([]);
    expect(await picturesIn(visitors.request, slug, "fr")).toBe(PICTURES);

    await visitor.goto(`/@${slug}/en`);
    await expect(visitor.locator("h1")).toHaveText(/Élise\s*Maréchal/i);
    await expect(visitor.locator("#propos")).toContainText(about.EN);
    await visitors.close();
    await context.close();
  });
