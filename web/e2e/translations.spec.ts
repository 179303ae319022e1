/** The demo translated from French into German on the bench, by keys alone; its French changes, and what is stale is cleared. */
import type { Page } from "@playwright/test";
import { editingOrder, sections } from "../src/contract/sections.gen.ts";
import type { SectionName } from "../src/contract/types.gen.ts";
import { type Typed, translateByKeys } from "./support/bench.ts";
import { newId, storeFile, storeSection } from "./support/contents.ts";
import { expect, test } from "./support/fixtures.ts";
import { newEmail, prepareSite, signIn, signUpAndIn } from "./support/owner.ts";
import { expectAccessible, isFull } from "./support/quality.ts";
import { Server } from "./support/server.ts";
import { keepToasts } from "./support/toasts.ts";
import { Translator } from "./support/translator.ts";

// A text that was saved elsewhere meanwhile, a file that is none.
test.use({ expectedErrors: [/status of (412|422)/] });
test.beforeEach(({ context }) => keepToasts(context));

interface Item {
  id: string;
  title: string;
  link: string;
  image: string;
  original?: string;
  page?: { pictures: { caption: string }[]; links: { label: string }[] };
}
interface Stored {
  languages: Record<string, { texts: Record<string, string>; lists: Record<string, Item[]> }>;
}
const stored = async (page: Page, section: string, language: string) => {
  const { languages }: Stored = await page.evaluate(
    async (section) => (await fetch(`/api/site/sections/${section}`)).json(),
    section,
  );
  return languages[language];
};
const german = (page: Page, section: string) => stored(page, section, "DE");
const cell = (page: Page, name: string) => page.getByRole("link", { name });

/** All that a visitor can read or be read to, on the page and on those that it leads to in its language. */
async function readByVisitors(page: Page, start: string): Promise<string> {
  const read = async (path: string) =>
    (await (await page.request.get(path)).text())
      .replace(/<(script|style)\b.*?<\/\1>/gs, "")
      .replaceAll("\u00ad", "")
      .replaceAll("&amp;", "&");
  const first = await read(start);
  const paths = new Set([...first.matchAll(/href="([^"#?.]+)"/g)].map(([, path = ""]) => path));
  const others = [...paths].filter((path) => path.startsWith(`${start}/`));
  return [first, ...(await Promise.all(others.map(read)))].join("\n");
}

/** What the demo has, or without FULL the shorter one of support/small_demo.py. */
const projectCount = isFull ? 8 : 2;
const aboutCount = isFull ? 16 : 10;

const route = (section: SectionName) => sections[section].route;

test("the demo is translated on the bench by keys; stale when its French changes, cleared by a word and by an edit", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const email = newEmail();
  await signIn(page, email, await server.makeDemo(email));
  const { keyboard } = page;
  const count = page.locator(".bench-count");
  const suggestions: string[] = [];
  page.on("request", (request) => /suggest/i.test(request.url()) && suggestions.push(request.url()));

  await page.goto("/dashboard/typesite");
  await page.getByLabel("Ajouter une langue", { exact: true }).focus();
  await keyboard.press("Control+a");
  await keyboard.insertText("allemand");
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Retirer Allemand" })).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/formhome$/);

  // From the form to the bench, which asks for what there is to translate; and from bench to bench.
  await page.goto("/dashboard/formhome?lang=DE");
  await page.getByRole("link", { name: "Traduire" }).press("Enter");
  const typed: Typed[] = [];
  for (const [place, section] of editingOrder.entries()) {
    await expect(page).toHaveURL(new RegExp(`/dashboard/${route(section)}\\?lang=DE&traduire=1$`));
    await expect(count).toHaveText(/^Il reste (\d+) textes sur \1\.$/);
    // It is one list for all languages: nothing is missing, only words.
    if (section === "projects")
      await expect(page.getByRole("textbox", { name: "Titre du projet" })).toHaveCount(projectCount);
    const here = await translateByKeys(page);
    typed.push(...here);
    await expect(count).toHaveText(/^Les \d+ textes sont traduits\.$/);
    if (section === "about") {
      await expect(page.locator(".bench-source-page [data-section=about]")).toContainText("Dessiner peu");
      await expect(page.locator(".bench-target-page [data-section=about]")).toContainText(here[0]?.german ?? "");
      await expectAccessible(page);
    }
    await keyboard.press("Control+s");
    await expect(page.getByText("Enregistré", { exact: true })).toBeVisible();
    // Whether visitors are to see it is asked once.
    if (place === 0) await page.getByRole("alertdialog").getByRole("button", { name: "Montrer" }).press("Enter");
    if (place + 1 < editingOrder.length) await page.getByRole("link", { name: "Suivant" }).press("Enter");
  }
  for (const section of ["legal", "sharing"] as const) {
    await page.goto(`/dashboard/${route(section)}?lang=DE`);
    await page.getByRole("link", { name: "Traduire" }).press("Enter");
    typed.push(...(await translateByKeys(page)));
    await keyboard.press("Control+s");
    await expect(page.getByText("Enregistré", { exact: true })).toBeVisible();
  }
  // Nobody named a translation service: there is no trace of one.
  await expect(page.getByRole("button", { name: "Proposer" })).toHaveCount(0);
  expect(suggestions).toEqual([]);

  await page.goto("/dashboard");
  await expect(page.locator(".land-translated").last()).toHaveText("Rempli");
  await expect(cell(page, "Accueil en allemand : Rempli")).toBeVisible();
  await expect(cell(page, `Projets en arabe : ${projectCount} projets`)).toBeVisible(); // with their pages, captions too
  const french = await stored(page, "projects", "FR");
  const taken = french?.lists.projects?.map(({ image, link, id }) => ({ image, link, original: id }));
  expect((await stored(page, "projects", "DE"))?.lists.projects).toMatchObject(taken ?? []);
  const { slug } = await page.evaluate(async () => (await fetch("/api/site")).json());
  const read = await readByVisitors(page, `/@${slug}/de`);
  const isRead = (words: string) => new RegExp(`${words}(?!\\d)`, "i").test(read);
  expect(typed.filter(({ german }) => !isRead(german))).toEqual([]);
  expect(typed.filter(({ source }) => source.length > 20 && read.includes(source))).toEqual([]);

  // The French says something else: the German of before says so in the matrix, at its field and on the bench.
  await storeSection(page, "about", "FR", {
    texts: { heading: "Dessiner peu, dessiner vrai", galleryTitle: "Mon lieu" },
  });
  const [rainFr] = french?.lists.projects?.slice(-1) ?? [];
  if (rainFr?.page?.pictures[0]) rainFr.page.pictures[0].caption += " Ici.";
  if (rainFr?.page?.links[0]) rainFr.page.links[0].label = "Commander une affiche";
  await storeSection(page, "projects", "FR", { lists: { projects: french?.lists.projects ?? [] } });
  await page.goto("/dashboard");
  await expect(page.locator(".land-translated").last()).toHaveText("4 à revoir");
  await expectAccessible(page);
  await cell(page, "À propos en allemand : 2 à revoir").press("Enter");
  const note = page.locator(".tr-note", { hasText: "Dessiner peu" });
  await expect(note).toContainText("Le texte en français a changé depuis.");
  await expect(note.locator("del")).toHaveText(/juste/);
  await expect(note.locator("ins")).toHaveText(/vrai/);
  await expectAccessible(page);
  await note.getByRole("button", { name: "Toujours bon" }).press("Enter");
  await expect(note).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler", exact: true }).press("Enter");
  await expect(note).toBeVisible();

  // Words at pictures and links of a project's own page too: one is still good, one is written anew.
  const [rain] = (await german(page, "projects"))?.lists.projects?.slice(-1) ?? [];
  await page.goto(`/dashboard/formprojet?lang=DE&page=${rain?.id}`);
  const notes = page.locator(".tr-note");
  await expect(notes).toHaveText([/Ici/, /affiche/]);
  await expectAccessible(page);
  await notes.first().getByRole("button", { name: "Toujours bon" }).press("Enter");
  await expect(notes).toHaveCount(1);
  await page.getByRole("textbox", { name: "Texte du lien" }).focus();
  await keyboard.press("Control+a");
  await keyboard.insertText("Ein Plakat bestellen");
  await expect(notes).toHaveCount(0);
  await keyboard.press("Control+s");
  await expect
    .poll(async () => (await german(page, "projects"))?.lists.projects?.at(-1)?.page?.links[0]?.label)
    .toBe("Ein Plakat bestellen");

  // On a phone's bench: one after the other, and the same word by its key.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/formpropos?lang=DE");
  await page.getByRole("link", { name: "Traduire" }).click();
  await expect(count).toHaveText(`Il reste 2 textes sur ${aboutCount}.`);
  await expectAccessible(page);
  await expect(page.locator(".bench-source del")).toHaveText([/juste/, /L’atelier/]);
  await page.getByRole("textbox", { name: "Titre de la section" }).focus();
  await keyboard.press("Control+Enter");
  await expect(count).toHaveText(`Il reste 1 texte sur ${aboutCount}.`);
  await page.getByRole("textbox", { name: "Titre de la galerie" }).fill("Mein Ort");
  await expect(count).toHaveText(`Les ${aboutCount} textes sont traduits.`);
  await page.getByRole("button", { name: "Enregistrer (DE)" }).click();
  await expect.poll(async () => (await stored(page, "about", "DE"))?.texts.galleryTitle).toBe("Mein Ort");
  await page
    .getByRole("radio", { name: "Aperçu" })
    .or(page.getByText("Aperçu", { exact: true }))
    .first()
    .click();
  await expect(page.locator(".bench-target-page [data-section=about]")).toContainText("Mein Ort");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto("/dashboard");
  await expect(page.locator(".land-translated").last()).toHaveText("Rempli");
  expect(await readByVisitors(page, `/@${slug}/de`)).toContain("Mein Ort");
});

test("all texts in one list: found, written in place as drafts, put on line; a translator's file is looked at before it counts", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUpAndIn(page);
  await prepareSite(page, ["FR", "DE"], await server.newKey());
  const texts = { heading: "À propos", body: "Je grave des livres." };
  await storeSection(page, "about", "FR", { texts, layout: "option2" });
  await storeSection(page, "about", "DE", { texts: { heading: "Über mich", body: "" } });
  const picture = { id: newId(), image: await storeFile(page, "image"), title: "Quai des Brumes" };
  await storeSection(page, "projects", "FR", {
    texts: { heading: "Projets" },
    lists: { projects: [{ ...picture, description: "", link: "", alt: "" }] },
  });

  await page.goto("/dashboard/langues");
  await page.getByRole("link", { name: "Tous les textes", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Tous les textes" })).toBeVisible();
  const status = page.locator(".txt-search [role=status]");
  await expect(status).toHaveText("4 sur 4 textes.");
  await expectAccessible(page);

  // Found by words of either language and by its state, and written where it stands.
  await page.getByLabel("Chercher dans les textes").fill("LIVRES");
  await expect(status).toHaveText("1 sur 4 textes.");
  await page.getByLabel("Chercher dans les textes").fill("");
  await page.getByLabel("État").selectOption("Rempli (1)");
  await expect(page.getByRole("textbox", { name: "Titre de la section" })).toHaveValue("Über mich");
  const heading = page.getByRole("textbox", { name: "Titre de la section" });
  const online = page.locator(".dash-header .pub-state");
  await heading.fill("Ich");
  await expect(online).toContainText("1 modification pas encore en ligne");
  expect((await german(page, "about"))?.texts.heading).toBe("Über mich");
  await page.getByRole("button", { name: "Enregistrer (DE) À propos" }).click();
  await expect(page.locator(".d-toasts")).toContainText("En ligne.");
  expect((await german(page, "about"))?.texts.heading).toBe("Ich");
  await expect(online).toHaveText("En ligne");

  // Written, it is a draft, and taken back as what is on line; it is one list for all languages, with its pictures.
  await page.getByLabel("État").selectOption("Tous les états");
  const project = page.getByRole("textbox", { name: /Titre du projet/ });
  await project.fill("Nebelkai");
  await expect(online).toContainText("1 modification pas encore en ligne");
  await page.getByRole("button", { name: /^Annuler Titre du projet/ }).click();
  await expect(project).toHaveValue("");
  await expect(online).toHaveText("En ligne");
  // As on the bench: what is empty is kept as its original is.
  await project.press("Control+Enter");
  await expect(project).toHaveValue("Quai des Brumes");
  await project.fill("Nebelkai");

  // Nobody is asked when leaving: it is kept, and in its editor too.
  await page.getByRole("link", { name: "Traduire Projets" }).click();
  await expect(page.locator(".d-toasts")).toContainText("Gardé en brouillon.");
  await expect(page.locator(".bench-field [name$='/title']")).toHaveValue("Nebelkai");
  await page.goBack();
  await expect(project).toHaveValue("Nebelkai");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Voir et mettre en ligne" }).click();
  await page.getByRole("button", { name: "Tout mettre en ligne" }).click();
  await expect(online).toHaveText("En ligne");
  const titled = [{ title: "Nebelkai", image: picture.image, original: picture.id }];
  expect((await german(page, "projects"))?.lists.projects).toMatchObject(titled);
  await expect(project).toHaveValue("Nebelkai");

  // What was saved elsewhere is shown beside what is typed; neither is lost.
  await heading.first().fill("Ich selbst");
  await storeSection(page, "about", "DE", { texts: { heading: "Hallo", body: "" } });
  await page.getByRole("button", { name: "Enregistrer (DE) À propos" }).click();
  const both = page.getByRole("dialog", { name: "Deux versions de cette section" });
  await expect(both).toContainText("Hallo");
  await both.getByRole("button", { name: "Tout prendre de l’autre" }).click();
  await expect(heading.first()).toHaveValue("Hallo");
  await project.fill("");
  await page.getByRole("button", { name: "Enregistrer (DE) Projets" }).click();
  await expect(online).toHaveText("En ligne");

  // A file goes out and comes back with two texts, one of which was made from other words.
  const file = await page.evaluate(async () => (await fetch("/api/site/texts/DE.xlf")).text());
  await storeSection(page, "projects", "FR", { texts: { heading: "Mes projets" } });
  const translated = file
    .replace(/(<source[^>]*>Projets<\/source>)/, "$1<target>Projekte</target>")
    .replace(/(<source[^>]*>Quai des Brumes<\/source>)/, "$1<target>Nebelkai</target>")
    .replace('<file id="about"', '<file id="gone"');
  const bring = page.getByLabel("Fichier traduit, XLIFF ou CSV");
  await page.getByText("Avancé", { exact: true }).click();
  await bring.setInputFiles({ name: "x.xlf", mimeType: "text/xml", buffer: Buffer.from("<!DOCTYPE x><xliff/>") });
  await expect(page.getByText("Ce fichier n’est pas un XLIFF lisible.").first()).toBeVisible();
  await bring.setInputFiles({ name: "deutsch.xlf", mimeType: "text/xml", buffer: Buffer.from(translated) });
  await expect(page.getByRole("heading", { name: "Ce que le fichier changerait" })).toBeFocused();
  await expect(page.getByText("L’original a changé depuis")).toHaveCount(1);
  await expect(page.locator(".txt-unknown")).toContainText("gone:heading");
  await expect(page.getByRole("checkbox", { name: /Titre de la section/ })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: /Titre du projet/ })).toBeChecked();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("checkbox", { name: /Titre de la section/ }).check();
  await page.getByRole("button", { name: "Reprendre 2 textes" }).click();
  await expect.poll(async () => (await german(page, "projects"))?.texts.heading).toBe("Projekte");
  expect((await german(page, "projects"))?.lists.projects).toMatchObject(titled);
  await page.getByLabel("État").selectOption("À revoir (1)");
  await expect(page.locator(".txt-row")).toContainText("Projets");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

// A server of its own, which knows a translation service.
const proposing = test.extend<{ translator: Translator }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern.
  translator: async ({}, use) => {
    const translator = await Translator.start();
    await use(translator);
    await translator.stop();
  },
  server: [
    async ({ translator }, use) => {
      const server = await Server.start(translator.settings);
      await use(server);
      await server.stop();
    },
    { scope: "test", timeout: 200_000 },
  ],
});
proposing.use({ expectedErrors: [/Failed to load resource/] }); // what the service refuses

proposing(
  "a proposal stands in its field, is marked through a reload, and is saved by its owner's word alone",
  async ({ page, server, translator }) => {
    await signUpAndIn(page);
    await prepareSite(page, ["FR", "DE"], await server.newKey());
    await storeSection(page, "about", "FR", {
      texts: { heading: "À propos", body: "Je grave des livres à Nantes." },
      layout: "option2",
    });
    await page.goto("/dashboard/formpropos?lang=DE&traduire=1");
    const heading = page.getByRole("textbox", { name: "Titre de la section" });
    const body = page.getByRole("textbox", { name: "Texte principal" });
    const refused = page.locator(".d-toast", { hasText: "2 propositions restent à relire." });
    const marks = page.locator(".d-tag", { hasText: "Proposition, à relire" });
    await expect(page.getByRole("button", { name: "Proposer" })).toHaveCount(2);

    // A service that cannot says so at the field, and nothing is written.
    translator.refusal = { status: 400, error: "de is not supported" };
    await page.getByRole("button", { name: "Proposer" }).first().click();
    await expect(page.locator(".bench-field [role=alert]")).toHaveText(
      "Le service de traduction ne connaît pas ces deux langues ensemble.",
    );
    translator.refusal = null;

    // By its key from within the field; undone and asked for again.
    await heading.focus();
    await page.keyboard.press("Control+Shift+Enter");
    await expect(heading).toHaveValue("Über mich");
    await expect(page.locator(".bench-field [role=alert]")).toHaveCount(0);
    await expect(marks).toHaveCount(1);
    await expect(page.locator(".bench-target-page [data-section=about]")).toContainText("Über mich");
    await page.keyboard.press("Control+z");
    await expect(heading).toHaveValue("");
    await expect(marks).toHaveCount(0);
    await page.keyboard.press("Control+Shift+Enter");
    await expect(marks).toHaveCount(1);
    await page.keyboard.press("Tab"); // still from text to text
    await expect(body).toBeFocused();
    await page.keyboard.press("Control+Shift+Enter");
    await expect(body).toHaveText("Ich graviere Bücher.");
    await expect(page.getByText("2 propositions à relire.")).toBeVisible();
    expect(translator.asked.at(-1)).toEqual({
      q: "Je grave des livres à Nantes.",
      source: "fr",
      target: "de",
      format: "text",
      api_key: "key",
    });
    await expectAccessible(page);

    // Not saved, from the bench or from the form; still marked after a reload.
    await page.keyboard.press("Control+s");
    await expect(refused).toBeVisible();
    await expect(heading).toBeFocused();
    await page.reload();
    await expect(marks).toHaveCount(2);
    expect((await german(page, "about"))?.texts.heading).toBe("");
    await page.getByRole("link", { name: "Quitter la traduction" }).click();
    const notes = page.locator(".tr-note", { hasText: "Proposition, à relire" });
    await expect(notes).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Enregistrer (DE)" }).click();
    await expect(refused).toBeVisible();
    await page.getByRole("link", { name: "Traduire" }).click();

    // One is accepted by its key, the other edited: both are his now.
    await heading.focus();
    await page.keyboard.press("Control+Enter");
    await expect(marks).toHaveCount(1);
    await body.focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" In Nantes.");
    await expect(marks).toHaveCount(0);
    await page.keyboard.press("Control+s");
    await expect
      .poll(async () => (await german(page, "about"))?.texts)
      .toMatchObject({ heading: "Über mich", body: "Ich graviere Bücher. In Nantes." });

    await page.setViewportSize({ width: 390, height: 844 });
    await body.focus();
    await page.keyboard.press("Control+Shift+Enter");
    await expect(marks).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  },
);
