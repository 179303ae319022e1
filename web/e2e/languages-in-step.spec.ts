/** One list for all languages: what is added, moved or deleted in one is so in all, and no translation loses a picture. */
import type { Page } from "@playwright/test";
import { storeFile, storeSection } from "./support/contents.ts";
import { cards, chooseLanguage, saveLanguage } from "./support/editor.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { expectAccessible } from "./support/quality.ts";
import { keepToasts } from "./support/toasts.ts";

test.beforeEach(({ context }) => keepToasts(context));

async function shownIn(page: Page, language: string): Promise<{ pictures: number; titles: string[]; french: number }> {
  const { slug } = await page.evaluate(async () => (await fetch("/api/site")).json());
  const html = await (await page.request.get(`/@${slug}/${language.toLowerCase()}`)).text();
  const [section = ""] = /<section[^>]* id="projet".*?<\/section>/s.exec(html) ?? [];
  const titles = [...section.matchAll(/<h3([^>]*)>([^<]*)<\/h3>/g)];
  return {
    pictures: [...section.matchAll(/<article .*?<img /gs)].length,
    titles: titles.map(([, , text = ""]) => text.replaceAll("\u00ad", "")),
    french: titles.filter(([, attributes = ""]) => attributes.includes('lang="fr"')).length,
  };
}

test("a heading is translated, cards are written, deleted and brought back: both languages have every picture", async ({
  page,
  server,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR", "EN"], await server.newKey());
  const titles = ["Quai", "Échos", "Pluie"];
  const colours = ["teal", "navy", "olive"];
  const projects = [];
  for (const [place, title] of titles.entries())
    projects.push({ id: `project-${place}-000000`, image: await storeFile(page, "image", colours[place]), title });
  // As it was saved before lists were one.
  await storeSection(page, "projects", "FR", { texts: { heading: "Projets" }, lists: { projects }, layout: "option2" });

  await page.goto("/dashboard/formprojet?lang=EN");
  await expect(cards(page)).toHaveCount(3);
  // Beside a form 1280 px leave little room: what is said above the preview takes two lines all the same.
  const lines = await page
    .locator(".preview-note")
    .evaluate((note) => note.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(note).lineHeight));
  expect(lines).toBeLessThan(2.5);
  await page.getByLabel("Titre de la section", { exact: true }).fill("Projects");
  await saveLanguage(page, "projects", "EN");
  expect(await shownIn(page, "EN")).toEqual({ pictures: 3, titles, french: 3 });

  await cards(page)
    .first()
    .getByRole("button", { name: /^Modifier/ })
    .click();
  await page.getByLabel("Titre du projet").fill("Quay");
  await page.getByRole("button", { name: "modifier", exact: true }).click();
  await saveLanguage(page, "projects", "EN");
  expect(await shownIn(page, "EN")).toEqual({ pictures: 3, titles: ["Quay", "Échos", "Pluie"], french: 2 });
  await expectAccessible(page);

  // Deleted in one language it is gone in all; brought back, so are its translations.
  await chooseLanguage(page, "FR");
  await page.getByRole("button", { name: "Supprimer Quai" }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect.poll(async () => (await shownIn(page, "EN")).pictures).toBe(2);
  await expect(page.locator(".d-toast").last()).toContainText("Image supprimée ! Dans toutes les langues.");
  await page.locator(".d-toast").last().getByRole("button", { name: "Rétablir" }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect.poll(async () => (await shownIn(page, "EN")).titles).toEqual(["Quay", "Échos", "Pluie"]);

  // What a copy would replace is said first.
  await chooseLanguage(page, "EN");
  await page.getByRole("button", { name: "Copier depuis …" }).click();
  await page.getByRole("menuitem", { name: "Copier depuis FR" }).click();
  const asked = page.getByRole("alertdialog", { name: "Copier depuis FR" });
  await expect(asked.getByRole("listitem")).toHaveText(["Titre de la section", "Quay"]);
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByLabel("Titre de la section", { exact: true })).toHaveValue("Projects");

  // Apart, each language goes its own way.
  await page.getByRole("switch", { name: "Listes séparées" }).check();
  await saveLanguage(page, "projects", "EN");
  await page.getByRole("button", { name: "Supprimer Quay" }).click();
  await expect.poll(async () => (await shownIn(page, "EN")).pictures).toBe(2);
  expect((await shownIn(page, "FR")).titles).toEqual(titles);

  // The landing says what is missing, and leads to where it is taken over.
  await page.goto("/dashboard");
  const said = page.locator(".d-notice", { hasText: "1 projet manque en anglais." });
  await said.getByRole("link", { name: "Reprendre" }).click();
  await expect(page).toHaveURL(/traduire=1$/);
  await expect(page.locator(".editor-fields").getByText("1 projet manque en anglais.")).toBeVisible();
  await page.getByRole("button", { name: /^Reprendre Quai/ }).click();
  await saveLanguage(page, "projects", "EN");
  expect((await shownIn(page, "EN")).pictures).toBe(3);
  await page.goto("/dashboard");
  await expect(page.getByText("Bonjour Élise")).toBeVisible();
  await expect(said).toHaveCount(0);
});

test("lists of before that became one are told on the landing, with the way back, until that was seen", async ({
  page,
  server,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR", "EN"], await server.newKey());
  const [one, two] = [await storeFile(page, "image", "teal"), await storeFile(page, "image", "navy")];
  const french = [
    { id: "project-0-000000", image: one, title: "Quai" },
    { id: "project-1-000000", image: two, title: "Échos" },
  ];
  const skill = (id: string, title: string) => ({ id, title, description: "", image: null, alt: "" });
  await storeSection(page, "projects", "FR", { lists: { projects: french }, layout: "option2" });
  await storeSection(page, "projects", "EN", { lists: { projects: [{ ...french[0], id: "project-9-000000" }] } });
  await storeSection(page, "skills", "FR", { lists: { skills: [skill("skill-0-00000000", "Édition")] } });
  await storeSection(page, "skills", "EN", { lists: { skills: [skill("skill-9-00000000", "Publishing")] } });
  const voice = (id: string, image: string) => ({ id, image, quote: "Bien.", name: "Ada", role: "" });
  await storeSection(page, "testimonials", "FR", { lists: { testimonials: [voice("voice-0-00000000", one)] } });
  await storeSection(page, "testimonials", "EN", { lists: { testimonials: [voice("voice-9-00000000", two)] } });

  // Before any save of theirs: what came along is there for their owner, and not for visitors.
  await page.goto("/dashboard");
  const told = page.getByRole("status").filter({ hasText: "Une seule liste pour toutes les langues" });
  await expect(told).toContainText("Projets et Compétences");
  await expect(told).toContainText("la même chose qu’avant jusqu’au prochain enregistrement");
  await expect(told).toContainText(
    "Chaque langue garde sa propre liste, car elles ne vont pas ensemble : Témoignages.",
  );
  await expectAccessible(page);
  expect(await shownIn(page, "EN")).toMatchObject({ pictures: 1 });
  await told.getByRole("button", { name: "Séparer de nouveau Projets" }).click();
  await expect(told.getByRole("listitem")).toHaveText([/^Compétences/]);
  await expect(page.getByText("1 projet manque en anglais.")).toBeVisible();
  await page.getByRole("button", { name: "Rétablir" }).click();
  await expect(told.getByRole("listitem")).toHaveText([/^Projets/, /^Compétences/]);
  expect(await shownIn(page, "EN")).toMatchObject({ pictures: 1 });

  for (const section of ["projects", "skills"])
    await storeSection(page, section, "FR", { shared: { settings: { lists: "together" } } });
  await page.reload();
  await expect(told).toContainText("Projets et Compétences");
  await expect(told).not.toContainText("prochain enregistrement");
  expect(await shownIn(page, "EN")).toMatchObject({ pictures: 2 });
  await told.getByRole("button", { name: "Séparer de nouveau Projets" }).click();
  await expect(told.getByRole("listitem")).toHaveText([/^Compétences/]);
  await expect(page.getByText("1 projet manque en anglais.")).toBeVisible();
  expect(await shownIn(page, "EN")).toMatchObject({ pictures: 1 });
  expect(await shownIn(page, "FR")).toMatchObject({ pictures: 2 });
  // Taken back by its toast.
  await page.getByRole("button", { name: "Rétablir" }).click();
  await expect(page.getByText("1 projet manque en anglais.")).toHaveCount(0);
  expect(await shownIn(page, "EN")).toMatchObject({ pictures: 2 });

  await told.getByRole("button", { name: "Compris" }).click();
  await expect(told).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Contenu" })).toBeVisible();
  await expect(told).toHaveCount(0);
});

test.use({ expectedErrors: [/status of 404/] });

test("a language that is added is hidden until its owner shows it; its first save asks", async ({
  page,
  server,
  browser,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"], await server.newKey());
  await storeSection(page, "home", "FR", { texts: { headline: "Bonjour" } });
  await storeSection(page, "about", "FR", { texts: { heading: "Qui suis-je" } });
  const visitor = await browser.newPage({ baseURL: server.url });
  const { slug } = await page.evaluate(async () => (await fetch("/api/site")).json());
  const statusIn = async (code: string) => (await visitor.request.get(`/@${slug}/${code}`)).status();

  await page.goto("/dashboard/typesite");
  await page.getByLabel("Ajouter une langue", { exact: true }).fill("EN");
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/formhome$/);
  await chooseLanguage(page, "EN");
  await page.locator('.editor-form [name="headline"]').fill("Hello");
  // The question may be there before the button says that it is done.
  await page.getByRole("button", { name: "Enregistrer (EN)" }).click();
  const asked = page.getByRole("alertdialog", { name: "Montrer aux visiteurs" });
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Pas encore" }).click();
  await expect(asked).toBeHidden();
  expect(await statusIn("en")).toBe(404);

  // Its owner sees it where it will be.
  await page.goto(`/@${slug}/en`);
  await expect(page.getByRole("heading", { level: 1, name: "Hello" })).toBeVisible();

  await page.goto("/dashboard");
  await expect(page.getByText("Masqué aux visiteurs : anglais.")).toBeVisible();
  await page.getByRole("button", { name: "Montrer aux visiteurs : Anglais" }).click();
  await expect(page.getByText("Les visiteurs voient maintenant le site en anglais.").first()).toBeVisible();
  await expect.poll(() => statusIn("en")).toBe(200);
  await expect(page.getByRole("button", { name: "Masquer aux visiteurs : Anglais" })).toBeVisible();
  await expectAccessible(page);
  // What is read in French on the English page would be gone: that is said before.
  await page.getByRole("button", { name: "Masquer aux visiteurs : Français" }).click();
  const loss = page.getByRole("alertdialog", { name: "Masquer Français" });
  await expect(loss).toContainText("se lit en français dans d’autres langues : anglais.");
  await expectAccessible(page);
  await loss.getByRole("button", { name: "Annuler" }).click();
  await expect(loss).toBeHidden();
  expect(await statusIn("fr")).toBe(200);
  await page.locator(".d-toast").last().getByRole("button", { name: "Rétablir" }).click();
  await expect.poll(() => statusIn("en")).toBe(404);
  await visitor.close();
});
