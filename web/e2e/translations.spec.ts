/** A site translated from French into German on the bench, by keys alone; its French changes, and what is stale is cleared. */
import type { Page } from "@playwright/test";
import { newId, storeFile, storeSection } from "./support/contents.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { expectAccessible } from "./support/quality.ts";
import { Server } from "./support/server.ts";
import { keepToasts } from "./support/toasts.ts";
import { Translator } from "./support/translator.ts";

// A text that was saved elsewhere meanwhile, a file that is none.
test.use({ expectedErrors: [/status of (412|422)/] });
test.beforeEach(({ context }) => keepToasts(context));

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    const label = at?.id && document.querySelector(`label[for="${at.id}"]`)?.textContent;
    return label || at?.getAttribute("aria-label") || at?.textContent;
  });

interface Item {
  id: string;
  title: string;
  link: string;
  image: string;
  original?: string;
}
interface Stored {
  languages: Record<string, { texts: Record<string, string>; lists: Record<string, Item[]> }>;
}
const german = async (page: Page, section: string) => {
  const stored: Stored = await page.evaluate(
    async (section) => (await fetch(`/api/site/sections/${section}`)).json(),
    section,
  );
  return stored.languages.DE;
};
const cell = (page: Page, name: string) => page.getByRole("link", { name });

test("translated on the bench by keys, stale when the French changes, cleared by a word and by an edit", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUpAndIn(page);
  await prepareSite(page, ["FR", "DE"], await server.newKey());
  const [first, second] = [newId(), newId()];
  const image = await storeFile(page, "image");
  const link = "https://example.org/quai";
  const projects = [
    { id: first, image, title: "Quai des Brumes", description: "Une affiche.", link, alt: "" },
    { id: second, image, title: "Le grand large", description: "", link: "", alt: "" },
  ];
  await storeSection(page, "about", "FR", {
    texts: { heading: "À propos", body: "Je grave des livres à Nantes." },
    layout: "option2",
  });
  await storeSection(page, "projects", "FR", { texts: { heading: "Projets" }, lists: { projects } });

  // From the form to the bench, which asks for what there is to translate.
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/dashboard/formpropos?lang=DE");
  await page.getByRole("link", { name: "Traduire" }).press("Enter");
  const count = page.locator(".bench-count");
  await expect(count).toHaveText("Il reste 2 textes sur 2.");
  await expect(page.locator(".bench-source").first()).toContainText("À propos");
  await expect(page.locator(".bench-source-page [data-section=about]")).toContainText("Je grave des livres");
  const heading = page.getByRole("textbox", { name: "Titre de la section" });
  await heading.focus();
  await page.keyboard.type("Über mich");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("Texte principal");
  await page.keyboard.type("Ich steche Bücher in Nantes.");
  await expect(count).toHaveText("Les 2 textes sont traduits.");
  await expect(page.locator(".bench-target-page [data-section=about]")).toContainText("Ich steche Bücher");
  await expectAccessible(page);
  // Nobody named a translation service: there is no trace of one.
  await expect(page.getByRole("button", { name: "Proposer" })).toHaveCount(0);
  expect(scripts.filter((url) => /suggest/i.test(url))).toEqual([]);
  await page.keyboard.press("Control+s");
  await expect.poll(async () => (await german(page, "about"))?.texts.heading).toBe("Über mich");

  // Lists item by item: what is missing is taken over with its picture and link, as one step that can be undone.
  await page.goto("/dashboard/formprojet?lang=DE&traduire=1");
  await expect(count).toHaveText("Il reste 4 textes sur 4.");
  await page.getByRole("button", { name: "Reprendre les 2 absents, avec images et liens" }).press("Enter");
  const titles = page.getByRole("textbox", { name: "Titre du projet" });
  await expect(titles).toHaveCount(2);
  await expect(titles.first()).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(titles).toHaveCount(0);
  await page.getByRole("button", { name: "Reprendre Quai des Brumes" }).press("Enter");
  await expect(titles).toHaveCount(1);
  await page.getByRole("textbox", { name: "Titre de la section" }).focus();
  await page.keyboard.type("Projekte");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Nebelkai"); // what was copied is selected, and replaced
  await page.keyboard.press("Tab");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Ein Plakat.");
  await expect(count).toHaveText("Il reste 1 texte sur 4.");
  await page.keyboard.press("Control+s");
  await expect
    .poll(async () => (await german(page, "projects"))?.lists.projects)
    .toMatchObject([{ title: "Nebelkai", image, link, original: first }]);

  // The French says something else: the German of before says so in the matrix, at its field and on the bench.
  await storeSection(page, "about", "FR", { texts: { heading: "Moi", body: "Je grave des livres à Lyon." } });
  await page.goto("/dashboard");
  await expect(cell(page, "À propos en allemand : 2 à revoir")).toBeVisible();
  await expect(cell(page, "Projets en allemand : 1 texte vide")).toBeVisible();
  await expect(page.locator(".land-translated")).toHaveText("2 à revoir");
  await expectAccessible(page);
  await cell(page, "À propos en allemand : 2 à revoir").click();
  const note = page.locator(".tr-note", { hasText: "Je grave" });
  await expect(note).toContainText("Le texte en français a changé depuis.");
  await expect(note.locator("del")).toHaveText(/Nantes/);
  await expect(note.locator("ins")).toHaveText(/Lyon/);
  await expectAccessible(page);
  await note.getByRole("button", { name: "Toujours bon" }).click();
  await expect(note).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(note).toBeVisible();

  // On a phone's bench: one after the other, and the same word by its key.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "Traduire" }).click();
  await expect(count).toHaveText("Il reste 2 textes sur 2.");
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Texte principal" }).focus();
  await page.keyboard.press("Control+Enter");
  await expect(count).toHaveText("Il reste 1 texte sur 2.");
  await page.getByRole("textbox", { name: "Titre de la section" }).fill("Ich");
  await expect(count).toHaveText("Les 2 textes sont traduits.");
  await page.getByRole("button", { name: "Enregistrer (DE)" }).click();
  await expect.poll(async () => (await german(page, "about"))?.texts.heading).toBe("Ich");
  await page
    .getByRole("radio", { name: "Aperçu" })
    .or(page.getByText("Aperçu", { exact: true }))
    .first()
    .click();
  await expect(page.locator(".bench-target-page [data-section=about]")).toContainText("Ich steche Bücher");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto("/dashboard");
  await expect(cell(page, "À propos en allemand : Rempli")).toBeVisible();
});

test("all texts in one list: found, written in place, taken back; a translator's file is looked at before it counts", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUpAndIn(page);
  await prepareSite(page, ["FR", "DE"], await server.newKey());
  const texts = { heading: "À propos", body: "Je grave des livres." };
  await storeSection(page, "about", "FR", { texts, layout: "option2" });
  await storeSection(page, "about", "DE", { texts: { heading: "Über mich", body: "" } });
  const project = { id: newId(), image: await storeFile(page, "image"), title: "Quai des Brumes" };
  await storeSection(page, "projects", "FR", {
    texts: { heading: "Projets" },
    lists: { projects: [{ ...project, description: "", link: "", alt: "" }] },
  });

  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Tous les textes" }).click();
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
  await page.getByRole("textbox", { name: "Titre de la section" }).fill("Ich");
  await page.getByRole("textbox", { name: "Titre de la section" }).press("Control+Enter");
  await expect.poll(async () => (await german(page, "about"))?.texts.heading).toBe("Ich");
  await expect(page.locator(".txt-row").getByRole("button", { name: "Annuler" })).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(page.getByText("Les textes d’avant sont revenus.").first()).toBeVisible();
  expect((await german(page, "about"))?.texts.heading).toBe("Über mich");

  // What was saved elsewhere is shown beside what is typed; neither is lost.
  await page.getByRole("textbox", { name: "Titre de la section" }).fill("Ich selbst");
  await storeSection(page, "about", "DE", { texts: { heading: "Hallo", body: "" } });
  await page.getByRole("button", { name: "Enregistrer Titre de la section" }).click();
  await expect(page.locator(".txt-meanwhile")).toContainText("Hallo");
  await expect(page.getByRole("textbox", { name: "Titre de la section" })).toHaveValue("Ich selbst");
  await page.getByRole("link", { name: "Traduire À propos" }).click();
  await expect(page.getByRole("heading", { name: /Quitter sans enregistrer/ })).toBeVisible();
  await page.getByRole("button", { name: "Rester" }).click();
  await page.locator(".txt-row").getByRole("button", { name: "Annuler" }).click();

  // A file goes out and comes back with two texts, one of which was made from other words.
  const file = await page.evaluate(async () => (await fetch("/api/site/texts/DE.xlf")).text());
  await storeSection(page, "projects", "FR", { texts: { heading: "Mes projets" } });
  const translated = file
    .replace(/(<source[^>]*>Projets<\/source>)/, "$1<target>Projekte</target>")
    .replace(/(<source[^>]*>Quai des Brumes<\/source>)/, "$1<target>Nebelkai</target>")
    .replace('<file id="about"', '<file id="gone"');
  const bring = page.getByLabel("Fichier traduit, XLIFF ou CSV");
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
  await expect(page.getByText("2 textes enregistrés.").first()).toBeVisible();
  const stored = await german(page, "projects");
  expect(stored?.texts.heading).toBe("Projekte");
  expect(stored?.lists.projects).toMatchObject([{ title: "Nebelkai", image: project.image, original: project.id }]);
  await page.getByLabel("État").selectOption("À revoir (1)");
  await expect(page.locator(".txt-row")).toContainText("Projets");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

// A server of its own, which knows a translation service.
const proposing = test.extend<object, { translator: Translator }>({
  translator: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern.
    async ({}, use) => {
      const translator = await Translator.start();
      await use(translator);
      await translator.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ translator }, use) => {
      const server = await Server.start(translator.settings);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 60_000 },
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
