/** The editors: lists, undo, layouts, languages, two windows, a network that goes away. */
import type { Page } from "@playwright/test";
import { storeFile, storeSection } from "./support/contents.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { pngFile } from "./support/pictures.ts";
import { expectAccessible } from "./support/quality.ts";
import { moveToFront } from "./support/sorting.ts";
import { keepToasts } from "./support/toasts.ts";

test.beforeEach(({ context }) => keepToasts(context));

// A stale save is a refused call, a cut network a failed one: the browser reports them by itself.
test.use({
  expectedErrors: [
    /status of (412|422|500)|save refused|ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|Connecting to 'blob:/,
  ],
});

const preview = (page: Page) => page.getByRole("region", { name: "Aperçu" });
const save = (page: Page, language = "FR") => page.getByRole("button", { name: `Enregistrer (${language})` });
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

async function addSkill(page: Page, title: string, description = ""): Promise<void> {
  await page.getByLabel("Titre du service", { exact: true }).fill(title);
  await page.getByLabel(/^Description/).fill(description);
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(page.locator(".item-card").filter({ hasText: title })).toBeVisible();
}

test("cards are added, edited, moved by keyboard, deleted and brought back, and the page shows them", async ({
  page,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  await page.goto("/dashboard/formcompetance");
  await page.getByLabel("Titre de la section", { exact: true }).fill("Savoir-faire");
  await addSkill(page, "Édition", "Du carton d’invitation au catalogue.");
  await addSkill(page, "Affiche");
  await expect(page.locator(".item-card").filter({ hasText: "Affiche" }).locator(".item-says")).toHaveText("-");
  await expect(preview(page).getByText("Du carton d’invitation au catalogue.")).toBeVisible();

  // Editing works on a copy: the card is marked, 'modifier' puts it back.
  await page.getByRole("button", { name: "Modifier Affiche" }).click();
  await expect(page.locator(".item-card").filter({ hasText: "Affiche" })).toContainText("en cours");
  await page.getByLabel("Titre du service", { exact: true }).fill("Affiches");
  await page.getByRole("button", { name: "modifier", exact: true }).click();
  await expect(page.locator(".item-card b")).toHaveText(["Édition", "Affiches"]);

  await moveToFront(page, "Affiches", 2);
  await expect(page.locator(".item-card b")).toHaveText(["Affiches", "Édition"]);

  await save(page).click();
  await said(page, "✅ Données FR enregistrées avec succès !");

  // Deleted at once and stored; brought back with its place.
  await page.getByRole("button", { name: "Supprimer Affiches" }).click();
  await said(page, "Carte supprimée !");
  await expect(page.locator(".item-card b")).toHaveText(["Édition"]);
  const toast = page.locator(".d-toast").filter({ hasText: "Carte supprimée !" });
  await toast.getByRole("button", { name: "Rétablir", exact: true }).click();
  await expect(page.locator(".item-card b")).toHaveText(["Affiches", "Édition"]);
  await expect(page.getByRole("status").filter({ hasText: /^Enregistré$/ })).toBeVisible();
  await page.reload();
  await expect(page.locator(".item-card b")).toHaveText(["Affiches", "Édition"]);
});

test("services and testimonials are written on a free site, previewed, saved, deleted and brought back, and shown once filled", async ({
  page,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  const add = page.getByRole("button", { name: "Ajouter", exact: true });
  await page.goto("/dashboard/formcontact");
  const steps = page.getByRole("navigation", { name: "Étapes de la création" });
  const addSection = steps.getByRole("button", { name: "Ajouter une section" });
  await expect(steps.getByRole("link").last()).toHaveText(/^Contact/);
  await addSection.click();
  await page.getByRole("menuitem", { name: "Services" }).click();
  await expect(page).toHaveURL(/\/dashboard\/formservices$/);
  await expect(preview(page).locator("section#services")).toHaveCount(0);
  await add.click();
  await expect(page.getByRole("alert").filter({ hasText: "Le nom du service manque." })).toBeVisible();
  await page.getByRole("radio", { name: "Livre" }).locator("..").click();
  await page.getByLabel("Nom du service", { exact: true }).fill("Mise en page");
  await page.getByLabel(/^Prix/).fill("28 € la page");
  await page.getByLabel(/^Lien/).fill("atelier.example/livres");
  await add.click();
  await said(page, "Service ajouté !");
  await page.getByLabel("Nom du service", { exact: true }).fill("Signalétique");
  await page.getByRole("switch", { name: "Sur devis" }).click();
  await expect(page.getByLabel(/^Prix/)).toHaveCount(0);
  await add.click();
  await expect(preview(page).locator("#services")).toContainText("28 € la page");
  await expect(preview(page).locator("#services")).toContainText("Sur devis");
  await save(page).click();
  await said(page, "✅ Données FR enregistrées avec succès !");
  await page.getByRole("button", { name: "Supprimer Mise en page" }).click();
  const toast = page.locator(".d-toast").filter({ hasText: "Service supprimé !" });
  await toast.getByRole("button", { name: "Rétablir", exact: true }).click();
  await expect(page.locator(".item-card b")).toHaveText(["Mise en page", "Signalétique"]);
  await expect(page.getByRole("status").filter({ hasText: /^Enregistré$/ })).toBeVisible();

  await addSection.click();
  await expect(page.getByRole("menuitem")).toHaveText(["Expérience", "Témoignages"]);
  await page.getByRole("menuitem", { name: "Témoignages" }).click();
  await expect(page).toHaveURL(/\/dashboard\/formtemoignages$/);
  await expect(steps.getByRole("link", { name: /^Services/ })).toBeVisible();
  await page.getByLabel("Citation", { exact: true }).fill("Elle lit avant de dessiner.");
  await page.getByLabel("Nom de la personne", { exact: true }).fill("Hélène Abgrall");
  await page.locator(".item-form input[type=file]").setInputFiles({
    name: "helene.png",
    mimeType: "image/png",
    buffer: await pngFile(page, "teal"),
  });
  await expect(page.locator(".item-form .up img")).toHaveAttribute("src", /^\/media\//);
  await add.click();
  await said(page, "Témoignage ajouté !");
  await save(page).click();
  await said(page, "✅ Données FR enregistrées avec succès !");
  await page.getByRole("link", { name: "Suivant" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  const slug = await page.evaluate(async () => (await (await fetch("/api/site")).json()).slug);
  await page.setViewportSize({ width: 1280, height: 300 }); // both lie below what is seen first
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(`/@${slug}?visiteur`);
  await expect(page.locator("#services h3")).toHaveText(["Mise en page", "Signalétique"]);
  await expect(page.locator("#services a")).toHaveAttribute("href", "https://atelier.example/livres");
  await expect(page.locator("#temoignages blockquote")).toHaveText("Elle lit avant de dessiner.");
  await expect(page.locator("#temoignages img")).toHaveAttribute("src", /^\/media\//);

  // On paper, what slides in on a screen once somebody scrolls to it is there.
  const parts = page.locator(":is(#services, #temoignages) .reveal");
  const opacities = () => parts.evaluateAll((all) => [...new Set(all.map((part) => getComputedStyle(part).opacity))]);
  await expect.poll(opacities).toContain("0");
  await page.emulateMedia({ media: "print" });
  await expect.poll(opacities).toEqual(["1"]);
});

test("a deletion that could not be stored comes back to its place, and what was typed meanwhile stays", async ({
  page,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  await page.goto("/dashboard/formcompetance");
  for (const title of ["Édition", "Affiche", "Lettrage"]) await addSkill(page, title);
  await save(page).click();
  await said(page, "✅ Données FR enregistrées avec succès !");

  let refuse: () => void = () => {};
  const isRefused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route("**/api/site/sections/skills/items/*", async (route) => {
    await isRefused;
    await route.fulfill({ status: 500, json: { code: "server.failed", status: 500, reference: "a1b2" } });
  });
  await page.getByRole("button", { name: "Supprimer Affiche" }).click();
  await expect(page.locator(".item-card b")).toHaveText(["Édition", "Lettrage"]);
  await page.getByLabel("Titre de la section", { exact: true }).fill("Écrit pendant ce temps");
  refuse();
  await said(page, "Erreur suppression dans la base !");
  await expect(page.locator(".item-card b")).toHaveText(["Édition", "Affiche", "Lettrage"]);
  await expect(page.getByLabel("Titre de la section", { exact: true })).toHaveValue("Écrit pendant ce temps");
  await page.reload();
  await expect(page.locator(".item-card b")).toHaveText(["Édition", "Affiche", "Lettrage"]);
  await expect(page.getByLabel("Titre de la section", { exact: true })).toHaveValue("Écrit pendant ce temps");
});

test("undo and redo run over fields and lists", async ({ page }) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  await page.goto("/dashboard/formcompetance");
  const heading = page.getByLabel("Titre de la section", { exact: true });
  await heading.fill("Savoir-faire");
  await addSkill(page, "Lettrage");
  await page.keyboard.press("Control+z");
  await expect(page.locator(".item-card")).toHaveCount(0);
  // What was typed for the card is in the fields again; one step further back they are empty.
  const title = page.getByLabel("Titre du service", { exact: true });
  await expect(title).toHaveValue("Lettrage");
  await page.keyboard.press("Control+z");
  await expect(title).toHaveValue("");
  await expect(heading).toHaveValue("Savoir-faire");
  await page.keyboard.press("Control+z");
  await expect(heading).toHaveValue("");
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press("Control+Shift+z");
  await expect(heading).toHaveValue("Savoir-faire");
  await expect(page.locator(".item-card b")).toHaveText(["Lettrage"]);
});

test("a long text gets bold words, a link and a list by keys, buttons and pasting; one undo; visitors see it", async ({
  page,
  browser,
  server,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  await page.goto("/dashboard/formpropos");
  const text = page.getByLabel("Texte principal", { exact: true });
  await text.fill("Je dessine des livres");
  await text.press("End");
  await text.press("ControlOrMeta+Shift+ArrowLeft");
  await text.press("ControlOrMeta+b");
  // The area that can show it takes over where the plain one was, selection and all.
  await expect(text.locator("strong")).toHaveText("livres");
  await expect(page.getByRole("button", { name: "Gras", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(preview(page).locator("strong")).toHaveText("livres");

  // One undo for all of it, and back.
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text.locator("strong")).toHaveCount(0);
  await expect(text).toHaveText("Je dessine des livres");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(text.locator("strong")).toHaveText("livres");

  // A link, whose address is asked for and checked.
  await page.keyboard.press("ControlOrMeta+k");
  const address = page.getByLabel("Adresse du lien");
  await expect(address).toBeFocused();
  await address.fill("javascript:alert(1)");
  await address.press("Enter");
  await expect(page.getByText("Ce lien n’est pas valable", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await address.fill("exemple.fr/livres");
  await address.press("Enter");
  await expect(text.locator("a")).toHaveAttribute("href", "https://exemple.fr/livres");

  // A list by its button, which the arrows reach; an empty entry ends it.
  await text.press("End");
  await page.keyboard.type(" :");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Gras", exact: true }).focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Liste à puces" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  await page.keyboard.type("affiches");
  await page.keyboard.press("Enter");
  await page.keyboard.type("disques");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");

  // From Word or a page: cleaned.
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      '<p style="color:red">Et <i>encore</i> <a href="javascript:alert(1)">ceci</a><img src=x onerror=alert(1)></p>',
    );
    data.setData("text/plain", "Et encore ceci");
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(text.locator("em")).toHaveText("encore");
  await expect(text.locator("img, [style]")).toHaveCount(0);
  await expect(text.locator("p")).toHaveText(["Je dessine des livres :", "affiches", "disques", "Et encore ceci"]);
  await expectAccessible(page);

  await save(page).click();
  await said(page, "✅ Données FR enregistrées avec succès !");
  await page.reload();
  await expect(text.locator("p[data-list]")).toHaveText(["affiches", "disques"]);

  const { slug } = (await (await page.request.get("/api/site")).json()) as { slug: string };
  const context = await browser.newContext({ baseURL: server.url, locale: "fr-FR", javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`/@${slug}/fr`);
  const shown = visitor.locator("#propos");
  await expect(shown.locator("ul li")).toHaveText(["affiches", "disques"]);
  await expect(shown.locator("a[href='https://exemple.fr/livres'] strong")).toHaveText("livres");
  await expect(shown.locator("em")).toHaveText("encore");
  await context.close();
});

test("a paid owner changes the layout and loses nothing that was written for another", async ({ page, server }) => {
  const key = await server.newKey();
  await signUpAndIn(page);
  await prepareSite(page, ["FR", "EN"], key);
  await page.goto("/dashboard/formhome");
  await page.getByLabel("Titre", { exact: true }).fill("Donner à lire");
  await page.getByRole("radio", { name: /Éditorial\s*option2/ }).check();
  await expect(preview(page).locator("[data-option]")).toHaveAttribute("data-option", "option2");
  // The nearest written text stands in.
  await expect(preview(page).locator("h1")).toContainText("Donner à lire");
  await page.getByLabel("Titre", { exact: true }).fill("Élise");
  await page.getByRole("radio", { name: /Colonne/ }).check();
  await expect(page.getByLabel("Titre", { exact: true })).toHaveValue("Donner à lire");
  await page.getByRole("radio", { name: /Galerie/ }).check();
  await save(page).click();
  await said(page, "Enregistrement réussi !");
  const token = await page.evaluate(() => localStorage.getItem("selectedOption"));
  expect(token).toBeTruthy();
  expect(token).not.toContain("option");

  // Another language starts from the first one.
  await page.getByRole("button", { name: /^EN/ }).click();
  await page.getByRole("button", { name: "Copier depuis …" }).click();
  await page.getByRole("menuitem", { name: "Copier depuis FR" }).click();
  await page.getByRole("radio", { name: /Colonne/ }).check();
  await expect(page.getByLabel("Titre", { exact: true })).toHaveValue("Donner à lire");
  await page.keyboard.press("Control+z");

  // The same choice by small pictures of the page itself, where it is undone as everything is.
  await page.getByRole("main").getByRole("link", { name: "Apparence", exact: true }).click();
  for (const option of ["option1", "option2", "option3"])
    await expect(page.locator(`.set-picture[data-set=${option}] h1`)).toContainText(/Donner à lire|Élise/);
  await page.getByRole("radio", { name: "Éditorial" }).check();
  await expect(preview(page).locator("[data-option]")).toHaveAttribute("data-option", "option2");
  await expectAccessible(page);
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("radio", { name: "Galerie" })).toBeChecked();
  await page.keyboard.press("Control+Shift+z");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await said(page, "En ligne.");
  await page.goto("/dashboard/formhome");
  await expect(page.getByRole("radio", { name: /Éditorial\s*option2/ })).toBeChecked();
});

test("colours of one's own: picked, mended where they could not be read, and the first that visitors see", async ({
  page,
  server,
  browser,
  baseURL,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"], await server.newKey());
  await storeSection(page, "home", "FR", { texts: { headline: "Donner à lire" } });
  const work = { id: "project-1", image: await storeFile(page, "image"), title: "Quai des Brumes" };
  const withPage = { ...work, page: { isShown: true, name: "quai" } };
  await storeSection(page, "projects", "FR", {
    texts: { heading: "Projets" },
    lists: { projects: [withPage] },
    layout: "option2",
  });
  await page.goto("/dashboard/formhome");
  // A theme, then the owner's own, each a step that can be taken back.
  await page.getByRole("main").getByRole("link", { name: "Apparence", exact: true }).click();
  const site = preview(page).locator(".site");
  const colours = page.getByRole("radiogroup", { name: "Couleurs" });
  await colours.getByRole("radio", { name: "Noir" }).check();
  await expect(site).toHaveAttribute("data-theme", "2");
  await colours.getByRole("radio", { name: "Vos couleurs" }).check();
  await expect(site).toHaveAttribute("data-theme", "own");
  await page.getByLabel("Fond", { exact: true }).fill("#fff8e7");
  await page.getByLabel("Texte", { exact: true }).fill("#2b2118");
  await page.getByLabel("Accent", { exact: true }).fill("#ffd400");
  await expect(site).toHaveCSS("background-color", "rgb(255, 248, 231)");
  await expect(page.getByText("L’accent se lirait mal sur ce fond (contraste 1,3")).toBeVisible();
  await expect(page.locator(".mend code").first()).toHaveText("#ffd400");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Annuler la dernière modification" }).click();
  await expect(page.getByLabel("Accent", { exact: true })).not.toHaveValue("#ffd400");
  await page.getByRole("button", { name: "Rétablir", exact: true }).click();
  await page.getByLabel("Accent", { exact: true }).fill("bleu");
  await page.getByLabel("Texte", { exact: true }).focus();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("Une couleur s’écrit avec six chiffres ou lettres").first()).toBeVisible();
  await page.getByLabel("Accent", { exact: true }).fill("#7a1f3d");
  await page.getByRole("switch", { name: "Montrer le badge" }).uncheck();
  // The icon, in a tab as visitors have it: ours, letters in these colours, a picture; each a step that can be taken back.
  const tab = page.getByRole("figure", { name: "L’onglet de vos visiteurs" });
  const icons = page.getByRole("radiogroup", { name: "Icône" });
  await expect(tab.locator("img")).toHaveAttribute("src", "/favicon.svg");
  await icons.getByRole("radio", { name: "Initiales" }).check();
  await expect(tab.locator("rect")).toHaveAttribute("fill", "#7a1f3d");
  await page.getByLabel("Initiales", { exact: true }).last().fill("a&b");
  await expect(page.getByText("Écrivez une ou deux lettres, ou des chiffres.")).toBeVisible();
  await page.getByLabel("Initiales", { exact: true }).last().fill("Dà");
  await expect(tab.locator("text")).toHaveText("Dà");
  await icons.getByRole("radio", { name: "Image" }).check();
  await page.locator("[data-field=iconPicture] input[type=file]").setInputFiles({
    name: "signe.png",
    mimeType: "image/png",
    buffer: await pngFile(page, "teal"),
  });
  await expect(tab.locator("img")).toHaveAttribute("src", /^\/media\//);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Annuler la dernière modification" }).click();
  await page.getByRole("button", { name: "Annuler la dernière modification" }).click();
  await expect(tab.locator("text")).toHaveText("Dà");
  await page.getByRole("radiogroup", { name: "Coins" }).getByRole("radio", { name: "Ronds" }).check();
  await expect(preview(page).locator(".theme-dot").first()).toBeVisible();
  const radius = () => site.evaluate((root) => getComputedStyle(root).getPropertyValue("--radius"));
  expect(await radius()).toBe("18px");
  await page.getByRole("radio", { name: /^Revue/ }).check();

  // What is tried is seen on a project's own page too, before anything is saved.
  await page.goto("/dashboard/formprojet?page=project-1");
  await expect(site.locator("h1")).toHaveText("Quai des Brumes");
  await expect(site).toHaveAttribute("data-theme", "own");
  await expect(site).toHaveCSS("background-color", "rgb(255, 248, 231)");
  await expect(site.locator("h1")).toHaveCSS("font-family", /Work Sans/);
  expect(await radius()).toBe("18px");
  await page.goto("/dashboard/apparence");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await said(page, "En ligne.");

  // The header's dots say so everywhere; a theme takes their place where that can be seen and taken back.
  await page.goto("/dashboard/formhome");
  const dots = page.getByRole("radiogroup", { name: "Thème du site" });
  await expect(dots.getByRole("radio")).toHaveCount(5);
  await expect(dots.getByRole("radio", { name: "Vos couleurs", exact: true })).toBeChecked();
  await dots.getByRole("radio", { name: "Vert, à la place de vos couleurs" }).click();
  await expect(page).toHaveURL(/\/dashboard\/apparence$/);
  await expect(site).toHaveAttribute("data-theme", "3");
  await expect(dots.getByRole("radio", { name: "Vert", exact: true })).toBeChecked();
  await page.getByRole("button", { name: "Annuler la dernière modification" }).click();
  await expect(site).toHaveAttribute("data-theme", "own");
  await expect(dots.getByRole("radio", { name: "Vos couleurs", exact: true })).toBeChecked();

  // Visitors see them first, with and without scripts; another theme is theirs to choose, and stays chosen.
  const { slug } = await page.evaluate(async () => (await fetch("/api/site")).json());
  const ground = (visitor: Page) => visitor.locator(".site");
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? "", locale: "fr-FR" });
    const visitor = await context.newPage();
    await visitor.goto(`/@${slug}/fr`);
    await expect(ground(visitor)).toHaveCSS("background-color", "rgb(255, 248, 231)");
    await expect(visitor.locator(".theme-dot")).toHaveCount(5);
    const icon = (await visitor.locator("link[rel=icon][type='image/svg+xml']").getAttribute("href")) ?? "";
    expect(await (await visitor.request.get(icon)).text()).toContain(">Dà</text>");
    await expect(visitor.getByText("Version payante")).toHaveCount(0);
    if (javaScriptEnabled) {
      await expectAccessible(visitor);
      await visitor.getByRole("button", { name: "Noir" }).click();
      await expect(ground(visitor)).toHaveCSS("background-color", "rgb(14, 15, 17)");
      await visitor.reload();
      await expect(ground(visitor)).toHaveCSS("background-color", "rgb(14, 15, 17)");
      // Their owner may leave them his alone; what they chose before then counts no more.
      await page.goto("/dashboard/apparence");
      await page.getByRole("switch", { name: "Sans les pastilles de thème" }).check();
      await expect(preview(page).locator(".theme-dot")).toHaveCount(0);
      await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
      await expect(page.locator(".save-status")).toHaveText("Enregistré");
      await visitor.reload();
      await expect(visitor.locator(".theme-dot")).toHaveCount(0);
      await expect(ground(visitor)).toHaveCSS("background-color", "rgb(255, 248, 231)");
      await page.getByRole("switch", { name: "Sans les pastilles de thème" }).uncheck();
      await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
      await expect(page.locator(".save-status")).toHaveText("Enregistré");
      await visitor.reload();
      await expect(ground(visitor)).toHaveCSS("background-color", "rgb(14, 15, 17)");
      await visitor.getByRole("button", { name: "Couleurs du site" }).click();
      await visitor.reload();
      await expect(ground(visitor)).toHaveCSS("background-color", "rgb(255, 248, 231)");
    }
    await context.close();
  }
});

test("projects take a picture and a link; what is missing or wrong is said at the field", async ({ page, server }) => {
  const key = await server.newKey();
  await signUpAndIn(page);
  await prepareSite(page, ["FR"], key);
  await page.goto("/dashboard/formhome");
  await page.getByRole("radio", { name: /Éditorial\s*option2/ }).check();
  await save(page).click();
  await said(page, "Enregistrement réussi !");
  await page.goto("/dashboard/formprojet");
  const add = page.getByRole("button", { name: "Ajouter", exact: true });
  await add.click();
  await expect(page.getByRole("alert").filter({ hasText: "Aucune image sélectionnée !" })).toBeVisible();
  await page.locator(".item-form input[type=file]").setInputFiles({
    name: "echos.png",
    mimeType: "image/png",
    buffer: await pngFile(page, "teal"),
  });
  await page.getByLabel(/^Titre du projet/).fill("Échos");
  await page.getByLabel(/^Lien du projet/).fill("javascript:alert(1)");
  await expect(page.locator(".item-form .up img")).toHaveAttribute("src", /^\/media\//);
  await add.click();
  await expect(page.getByRole("alert").filter({ hasText: "Ce lien n’est pas valable" })).toBeVisible();
  await page.getByLabel(/^Lien du projet/).fill("example.com/echos");
  await add.click();
  await said(page, "Image ajoutée !");
  await save(page).click();
  await said(page, "Projet (FR) enregistré avec succès !");
  const slug = await page.evaluate(async () => (await (await fetch("/api/site")).json()).slug);
  await page.goto(`/@${slug}`);
  await expect(page.locator("#projet img").first()).toBeAttached();
  await expect(page.locator("#projet a[href='https://example.com/echos']").first()).toHaveAttribute("target", "_blank");
});

test("sections are put in another order by keys, mouse and steps and hidden, and visitors get that page", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  await storeSection(page, "home", "FR", { texts: { headline: "Donner à lire" } });
  await storeSection(page, "about", "FR", { texts: { heading: "Dessiner peu", body: "Je dessine des livres." } });
  await storeSection(page, "contact", "FR", { texts: { heading: "Écrivez-moi" } });
  await page.goto("/dashboard/formpropos");
  await page.getByRole("main").getByRole("link", { name: "Apparence", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/apparence$/);
  const rows = page.locator(".order-row b");
  const shown = preview(page).locator(".site-section");
  await expect(rows).toHaveText([
    "Accueil",
    "À propos",
    "Projets",
    "Compétences",
    "Services",
    "Témoignages",
    "Expérience",
    "Contact",
  ]);
  await moveToFront(page, "Contact", 7);
  await expect(rows).toHaveText([/Accueil/, /Contact/, /À propos/, ...Array(5).fill(/./)]);
  await expect(shown).toHaveText([/Donner à lire/, /Écrivez-moi/, /Dessiner peu/]);

  const grip = async (name: string) => {
    const box = await page.getByRole("button", { name: `Déplacer ${name}` }).boundingBox();
    if (!box) throw new Error(`no handle of ${name}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [from, to] = [await grip("Projets"), await grip("Contact")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x, to.y - 4, { steps: 8 });
  await page.mouse.up();
  await expect(rows).toHaveText([/Accueil/, /Projets/, /Contact/, /À propos/, ...Array(4).fill(/./)]);

  // A step at a time, said aloud, and the same button goes on; Ctrl+Z takes one back.
  const down = page.getByRole("button", { name: "Descendre Contact" });
  await down.click();
  await expect(page.getByRole("status").getByText("Contact : place 3 sur 7.")).toBeAttached();
  await expect(down).toBeFocused();
  await expect(rows).toHaveText([/Accueil/, /Projets/, /À propos/, /Contact/, ...Array(4).fill(/./)]);
  await page.keyboard.press("Control+z");
  await expect(rows).toHaveText([/Accueil/, /Projets/, /Contact/, /À propos/, ...Array(4).fill(/./)]);

  await page.getByRole("switch", { name: "Visible : À propos" }).uncheck();
  await expect(shown).toHaveText([/Donner à lire/, /Écrivez-moi/]);
  await expectAccessible(page);
  await expect(page.getByText("brouillon gardé")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Vous voyez un brouillon qui n’est pas enregistré.")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Visible : À propos" })).not.toBeChecked();

  // By finger, on a phone: the row moves and the page stays where it is.
  await page.setViewportSize({ width: 390, height: 844 });
  const byFinger = await page.context().newCDPSession(page);
  await byFinger.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await page.getByRole("button", { name: "Déplacer Contact" }).scrollIntoViewIfNeeded();
  const [held, over] = [await grip("Contact"), await grip("Projets")];
  const scrolled = await page.evaluate(() => window.scrollY);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    byFinger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", held);
  for (let step = 1; step <= 10; step++)
    await touch("touchMove", { x: held.x, y: held.y + ((over.y - 4 - held.y) * step) / 10 });
  await touch("touchEnd");
  await expect(rows).toHaveText([/Accueil/, /Contact/, /Projets/, /À propos/, ...Array(4).fill(/./)]);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.getByRole("button", { name: "Déplacer Contact" }).press("Control+z");
  await expect(rows).toHaveText([/Accueil/, /Projets/, /Contact/, /À propos/, ...Array(4).fill(/./)]);
  await byFinger.detach();
  await page.setViewportSize({ width: 1280, height: 720 });

  // Saved elsewhere meanwhile: nothing is overwritten.
  await storeSection(page, "appearance", "FR", { shared: { settings: { order: ["skills"] } } });
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Deux versions de cette section" });
  await expect(dialog.getByText("Ordre des sections")).toBeVisible();
  await dialog.getByRole("button", { name: "Tout garder de la mienne" }).click();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await said(page, "En ligne.");

  // Its editor says so, and still shows what is being written.
  await page.goto("/dashboard");
  await expect(page.getByRole("row", { name: /^À propos Masquée/ })).toBeVisible();
  await page.goto("/dashboard/formpropos");
  await expect(page.getByText("Vos visiteurs ne voient pas cette section.")).toBeVisible();
  await expect(preview(page).getByText("Je dessine des livres.")).toBeVisible();

  const { slug } = await page.evaluate(async () => (await fetch("/api/site")).json());
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? "", locale: "fr-FR" });
    const visitor = await context.newPage();
    await visitor.goto(`/@${slug}/fr`);
    await expect(visitor.locator("main .site-section")).toHaveText([/Donner à lire/, /Écrivez-moi/]);
    await expect(visitor.getByRole("navigation").getByRole("link")).toHaveText(["Home", "Projet", "Contact"]);
    expect(await visitor.content()).not.toContain("Dessiner peu");
    await visitor.getByRole("navigation").getByRole("link", { name: "Contact" }).click();
    await expect(visitor.getByRole("heading", { name: "Écrivez-moi" })).toBeInViewport();
    await context.close();
  }
});

test("two windows save the same section: nothing is overwritten, the owner chooses", async ({ page, context }) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  await page.goto("/dashboard/formpropos");
  const heading = page.getByLabel("Titre de la section", { exact: true });
  await expect(heading).toBeVisible();
  const other = await context.newPage();
  await other.goto("/dashboard/formpropos");
  await other.getByLabel("Titre de la section", { exact: true }).fill("L’autre fenêtre");

  // A window hears of the other's save and shows what was saved, unless words of its own stand there already: it gets
  // the answer when they do.
  let letThrough = () => {};
  const isTyped = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/api/site/preview", async (route) => {
    await isTyped;
    await route.continue();
  });
  const heard = page.waitForRequest("**/api/site/preview");
  await save(other).click();
  await said(other, "✅ Données FR enregistrées avec succès !");
  await heard;
  await heading.fill("Cette fenêtre");
  await page.getByLabel("Texte principal", { exact: true }).fill("Un texte que l’autre n’a pas.");
  letThrough();
  await save(page).click();
  const dialog = page.getByRole("dialog", { name: "Deux versions de cette section" });
  await expect(dialog).toContainText("Cette fenêtre");
  await expect(dialog).toContainText("L’autre fenêtre");
  await dialog
    .getByRole("radiogroup", { name: "Titre de la section" })
    .getByRole("radio", { name: "Version enregistrée" })
    .check();
  await dialog.getByRole("button", { name: "Garder ces choix" }).click();
  await expect(heading).toHaveValue("L’autre fenêtre");
  await expect(page.getByLabel("Texte principal", { exact: true })).toHaveValue("Un texte que l’autre n’a pas.");
  await save(page).click();
  await said(page, "✅ Données FR enregistrées avec succès !");
});

test("a save waits for the network to come back, and says so", async ({ page, context }) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  await page.goto("/dashboard/formcontact");
  await page.getByLabel("Titre de la section", { exact: true }).fill("Écrivons-nous");
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Hors ligne : nouvel essai automatique" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Enregistrement..." })).toBeVisible();
  // On a phone the longer word leaves the three buttons in one row.
  await page.setViewportSize({ width: 390, height: 844 });
  const top = async (name: string) => (await page.getByRole("link", { name, exact: true }).boundingBox())?.y;
  expect(await top("Retour")).toBe(await top("Suivant"));
  await context.setOffline(false);
  await said(page, "Contacts enregistrés avec succès !");
});

test("when a part of the dashboard does not load a reload is offered, and nothing is lost", async ({
  page,
  server,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"], await server.newKey());
  await page.goto("/dashboard/formhome");
  await expect(preview(page).locator("[data-option]")).toHaveAttribute("data-option", "option1");

  const gallery = "**/assets/gallery-*.js*";
  await page.route(gallery, (route) => route.abort());
  await page.getByRole("radio", { name: /Galerie/ }).check();
  const failed = page.getByRole("alert").filter({ hasText: "L’aperçu n’a pas pu être chargé" });
  await expect(failed).toBeVisible();
  await page.getByLabel("Titre", { exact: true }).fill("Écrit sans aperçu");
  await page.unroute(gallery);
  await failed.getByRole("button", { name: "Recharger la page" }).click();
  await expect(preview(page).locator("h1")).toContainText("Écrit sans aperçu");
  await expect(preview(page).locator("[data-option]")).toHaveAttribute("data-option", "option3");

  const messages = "**/assets/MessagesScreen-*.js*";
  await page.route(messages, (route) => route.abort());
  await page.goto("/dashboard/messages");
  await expect(page.getByRole("heading", { name: "Cet écran n’a pas pu être chargé" })).toBeVisible();
  await page.unroute(messages);
  await page.getByRole("button", { name: "Recharger la page" }).click();
  await expect(page.getByRole("heading", { name: "Messages", exact: true })).toBeVisible();
});
