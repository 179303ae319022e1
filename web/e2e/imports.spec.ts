/** Importing: a sample and its removal, a JSON Resume with its preview, a LinkedIn export, an owner's archive, refusals. */
import { validate } from "@jsonresume/schema";
import type { Page } from "@playwright/test";
import { strToU8, type Zippable, zipSync } from "fflate";
import { storeSection } from "./support/contents.ts";
import { demo } from "./support/demo.ts";
import { DemoSite } from "./support/demo-site.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { expectAccessible } from "./support/quality.ts";
import { keepToasts } from "./support/toasts.ts";

// A refused file, and a preview of a site that changed or was activated meanwhile.
test.use({ expectedErrors: [/status of (409|412|415|422|413)/] });
test.beforeEach(({ context }) => keepToasts(context));

const phone = { width: 390, height: 844 };

const resume = {
  basics: { name: "Élise Maréchal", label: "Développeuse web", email: "elise@example.com", summary: "Dix ans de web." },
  work: [{ name: "Coop du Quai", position: "Développeuse", startDate: "2019-04" }],
  skills: [{ name: "Web", keywords: ["HTML", "CSS"] }],
  education: [{ institution: "Université de Nantes" }],
};

const bring = (page: Page, name: string, content: Uint8Array | string) =>
  page.getByLabel("Choisir un fichier à importer").setInputFiles({
    name,
    mimeType: "application/octet-stream",
    buffer: Buffer.from(content),
  });

const part = (page: Page, name: string) => page.getByRole("region", { name });
const document = (page: Page, section: string) =>
  page.evaluate(async (name) => (await fetch(`/api/site/sections/${name}`)).json(), section);
const zipped = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])) as Zippable);

/** Nothing hangs over the edge of a phone. */
const overflow = (page: Page) =>
  page.evaluate(() => globalThis.document.documentElement.scrollWidth - globalThis.innerWidth);

test("a new owner starts from an example by one press, sees it marked, and takes it away again", async ({ page }) => {
  await signUpAndIn(page, "Élise Maréchal");
  await page.goto("/dashboard");
  const offer = page.getByRole("region", { name: "Partir d’un exemple" });
  // The first of all that is offered, by pictures of the page that it would be.
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText("Partir d’un exemple");
  const pictures = offer.getByRole("listitem");
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) await expect(picture.locator(".set-page")).toContainText("Lyon");
  await offer.getByText("Artisane", { exact: true }).click();
  for (const picture of await pictures.all()) await expect(picture.locator(".set-page")).toContainText("Limoges");
  // A free site has the first layout; the others are what the paid version brings.
  for (const [layout, count] of [
    ["Colonne", 1],
    ["Éditorial", 0],
    ["Galerie", 0],
  ] as const)
    await expect(offer.getByRole("button", { name: new RegExp(`^${layout} :`) })).toHaveCount(count);
  await expect(pictures.filter({ hasText: "Version payante" })).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const name = "Colonne : commencer avec la mise en page de l’exemple Artisane";
  await offer.getByRole("button", { name }).click();

  // Taken back by its toast, and taken again.
  const notice = page.getByText(/Votre site contient encore l’exemple «\sArtisane\s»/);
  await expect(notice).toBeVisible();
  const toast = page.locator(".d-toast");
  await expect(toast.getByRole("button")).toHaveText(["Retirer l’exemple", ""]);
  await toast.getByRole("button", { name: "Retirer l’exemple" }).click();
  await expect(notice).toHaveCount(0);
  const site = () => page.evaluate(async () => (await fetch("/api/site")).json());
  expect(await site()).toMatchObject({ isOnline: true, themeIndex: 0 });
  await offer.getByText("Artisane", { exact: true }).click();
  await offer.getByRole("button", { name }).click();

  await expect(notice).toBeVisible();
  await expect(offer).toHaveCount(0);
  // Everything is filled, but by us: publishing is not what comes next.
  await expect(page.getByRole("heading", { name: "Remplacer les textes de l’exemple" })).toBeVisible();
  await expect(page.getByRole("region", { name: "En construction" })).toContainText("exemple");
  expect(await site()).toMatchObject({ languages: ["FR"], isOnline: false, themeIndex: 3, layout: "option1" });
  // Dressed in one of the ready-made styles, which the editor knows again.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/dashboard/formhome");
  await expect(page.getByRole("button", { name: /^Style du texte/ }).first()).toContainText("Georgia");
  await page.goto("/dashboard");
  await storeSection(page, "about", "FR", { texts: { heading: "Qui je suis" } });
  await page.getByRole("button", { name: "Retirer l’exemple" }).click();
  await expect(page.getByText("Exemple retiré.").first()).toBeVisible();
  await expect(notice).toHaveCount(0);
  const about = (await document(page, "about")).languages.FR.texts;
  expect([about.heading, about.body]).toEqual(["Qui je suis", ""]);
  expect((await document(page, "projects")).languages.FR.lists.projects).toEqual([]);
});

test("a paid owner takes an example in the layout and the language of his choice; over words of his own its preview comes first", async ({
  page,
  server,
}) => {
  await signUpAndIn(page, "Élise Maréchal");
  await prepareSite(page, ["FR", "IT"], await server.newKey());
  await page.goto("/dashboard/import");
  await page.getByLabel("Langue des textes").selectOption({ label: "Italien" });
  const offer = page.getByRole("region", { name: "Partir d’un exemple" });
  for (const layout of ["Colonne", "Éditorial", "Galerie"])
    await expect(offer.getByRole("button", { name: new RegExp(`^${layout} :`) })).toBeVisible();
  await offer.getByRole("button", { name: /^Galerie :/ }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(/Votre site contient encore l’exemple «\sGraphiste\s»/)).toBeVisible();
  expect(await page.evaluate(async () => (await fetch("/api/site")).json())).toMatchObject({ layout: "option3" });
  expect((await document(page, "home")).languages.IT.texts.headline).toBe("Segni che restano");

  await storeSection(page, "home", "FR", { texts: { headline: "Mon titre" } });
  await page.goto("/dashboard/import");
  await offer.getByText("Artisane", { exact: true }).click();
  await offer.getByRole("button", { name: "Galerie Voir l’aperçu de l’exemple Artisane" }).click();
  await expect(page.getByRole("heading", { name: "Avant d’importer" })).toBeVisible();
  await expect(part(page, "Accueil · Français").getByText("Le bois, à la juste mesure")).toBeVisible();
  expect((await document(page, "home")).languages.FR.texts.headline).toBe("Mon titre");
});

test("a JSON Resume is shown part by part, and nothing is written over unless it was chosen", async ({ page }) => {
  await signUpAndIn(page, "Élise Maréchal");
  await prepareSite(page, ["FR"]);
  await storeSection(page, "home", "FR", { texts: { firstLine: "Ma ligne à moi" } });
  await page.goto("/dashboard/donnees");
  await page.getByRole("link", { name: "Importer ou partir d’un exemple" }).click();
  await bring(page, "cv.json", "bonjour");
  await expect(page.getByRole("alert")).toContainText("Ce fichier n’est ni une archive de Vitrine");
  await bring(page, "cv.json", JSON.stringify(resume));

  await expect(page.getByText("JSON Resume : cv.json")).toBeVisible();
  await expect(page.getByText("Formation Université de Nantes")).toBeVisible();
  await expect(page.getByText("Université de Nantes")).toBeVisible();
  const home = part(page, "Accueil · Français");
  await expect(home.getByText("laissé tel quel")).toBeVisible();
  await expect(part(page, "Expérience · Français").getByText("Développeuse")).toBeVisible();
  await expectAccessible(page);

  // Another window writes meanwhile: the preview is shown anew, nothing was imported.
  await storeSection(page, "about", "FR", { texts: { body: "Écrit ailleurs" } });
  const run = page.getByRole("button", { name: "Importer", exact: true });
  await run.click();
  await expect(page.getByRole("alert")).toContainText("Votre site a changé depuis cet aperçu");
  await expect(part(page, "À propos · Français").getByText("Écrit ailleurs")).toBeVisible();

  // Nothing chosen, nothing to press.
  const modes = await page.locator(".imp-part select").all();
  for (const mode of modes) await mode.selectOption({ label: "Ne pas importer" });
  await expect(page.getByText("Rien n’est choisi")).toBeVisible();
  await expect(run).toBeDisabled();
  for (const mode of modes) await mode.selectOption({ label: "Remplir ce qui est vide" });
  await page.getByLabel("Pour la partie Accueil · Français").selectOption({ label: "Remplacer" });
  await expect(home.getByText("remplacé", { exact: true })).toBeVisible();
  await page.getByLabel("Pour la partie Contact · toutes les langues").selectOption({ label: "Ne pas importer" });
  await run.click();
  await expect(page.getByText("Import terminé !").first()).toBeVisible();
  expect((await document(page, "home")).languages.FR.texts.firstLine).toBe("Développeuse web");
  expect((await document(page, "about")).languages.FR.texts.body).toBe("Écrit ailleurs");
  expect((await document(page, "contact")).shared.lists.entries).toEqual([]);
  expect((await document(page, "skills")).languages.FR.lists.skills[0].description).toBe("HTML, CSS");
});

test("a LinkedIn export and an owner's archive are read from their ZIP, a hostile one is refused in French", async ({
  page,
  server,
}) => {
  await signUpAndIn(page, "Élise Maréchal");
  await prepareSite(page, ["FR"]);
  await page.goto("/dashboard/import");
  await bring(page, "hostile.zip", zipped({ "site.json": "{}", "../../etc/passwd": "x" }));
  await expect(page.getByRole("alert")).toContainText("qui ne sont pas acceptés. Rien n’a été importé.");
  const linkedin = zipped({
    "Profile.csv": "First Name,Last Name,Headline,Summary\nÉlise,Maréchal,Développeuse web,Dix ans\n",
    "Positions.csv": "Company Name,Title,Description,Location,Started On,Finished On\nQuai,Dev,,Nantes,Apr 2019,\n",
    "Skills.csv": "Name\nHTML\n",
  });
  await bring(page, "linkedin.zip", linkedin);
  await expect(page.getByText("Export LinkedIn : linkedin.zip")).toBeVisible();

  // Activated meanwhile, it says why it is asked for once more.
  const activated = await page.request.post("/api/site/activation", { data: { key: await server.newKey() } });
  expect(activated.status()).toBe(200);
  await page.getByRole("button", { name: "Importer", exact: true }).click();
  const outdated = page.getByText("L’aperçu a été fait avant le passage à la version payante, sans ce qu’elle permet.");
  await expect(outdated).toBeVisible();
  await page.reload();
  await expect(outdated).toBeVisible();
  await bring(page, "linkedin.zip", linkedin);
  await expect(page.getByText("Export LinkedIn : linkedin.zip")).toBeVisible();
  await expect(outdated).toHaveCount(0);
  await page.getByRole("button", { name: "Renoncer" }).click();
  await expect(page.getByRole("heading", { name: "Importer", level: 1 })).toBeVisible();

  const site = { langues: ["FR"], themeIndex: 2, DataHome_FR: { text4: "Donner à lire" } };
  await bring(page, "mon-site.zip", zipped({ "mon-site/site.json": JSON.stringify({ vitrine: 1, data: [site] }) }));
  await expect(page.getByText("Archive de Vitrine : mon-site.zip")).toBeVisible();
  await page.getByLabel(/^Reprendre aussi la barre, le thème/).check();
  await page.getByRole("button", { name: "Importer", exact: true }).click();
  await expect(page.getByText("Import terminé !").first()).toBeVisible();
  expect((await document(page, "home")).languages.FR.texts.headline).toBe("Donner à lire");
  expect((await page.evaluate(async () => (await fetch("/api/site")).json())).themeIndex).toBe(2);
});

test("the switch publishes a JSON Resume that the schema's own validator takes, in each language", async ({
  page,
  server,
}) => {
  await signUpAndIn(page, "Élise Maréchal");
  await prepareSite(page, ["FR"]);
  await page.goto("/dashboard/donnees");
  await page.getByRole("switch", { name: "Publier mon parcours en JSON Resume" }).click();
  const link = page.getByRole("link", { name: /resume\.json/ });
  await expect(link).toBeVisible();

  const shown = await DemoSite.make(server, demo.languages);
  await shown.offerResume();
  for (const language of demo.languages) {
    const answer = await shown.owner.get(`/@${shown.slug}/${language.toLowerCase()}/resume.json`);
    expect(answer.status()).toBe(200);
    const written = await answer.json();
    expect(written.work.length).toBeGreaterThan(0);
    expect(written.skills.length).toBeGreaterThan(0);
    validate(written, (errors) => expect(errors, language).toBeNull());
  }
});
