/** A draft shown to somebody without an account: typed and not saved, read on a phone, remarked on, ticked off, ended. */
import type { Browser, Page } from "@playwright/test";
import { newId, storeFile, storeSection } from "./support/contents.ts";
import { chooseLanguage } from "./support/editor.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { axeOn, expectAccessible, rules } from "./support/quality.ts";

// The reader of a revoked link is told so by a 404.
test.use({ expectedErrors: [/status of 404/] });

/** What the dialog alone holds: the page behind it is judged by itself. */
async function expectAccessibleDialog(page: Page): Promise<void> {
  const { violations } = await (await axeOn(page))
    .include("dialog, [role=dialog], [role=alertdialog]")
    .withTags(rules)
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join()}`)).toEqual([]);
}

/** Another browser, a phone, nobody's. */
async function phone(browser: Browser, baseURL: string | undefined, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: "fr",
  });
  return context.newPage();
}

/** The owner's own, as a visitor would. */
async function fillContactForm(reader: Page): Promise<void> {
  const form = reader.locator(".contact-form");
  await form.locator("[name=name]").fill("Coline");
  await form.locator("[name=email]").fill("coline@example.com");
  await form.locator("[name=message]").fill("Un essai.");
  await form.locator("button[type=submit]").tap();
}

async function madeLink(page: Page, label: string): Promise<string> {
  await page.getByLabel("Pour qui ?").fill(label);
  await page.getByRole("button", { name: "Créer le lien" }).click();
  const address = page.getByLabel(`Adresse du lien : ${label}`);
  await expect(address).toHaveValue(/\/relecture\/[\w-]{32}$/);
  return address.inputValue();
}

test("what is typed and not saved is read, remarked on, ticked off and taken away", async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  await signUpAndIn(page);
  await page.goto("/dashboard/partage");
  await expect(page.getByRole("heading", { level: 1, name: "Rien à partager pour l’instant" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Commencer" })).toHaveAttribute("href", "/dashboard/typesite");
  await prepareSite(page, ["FR", "EN"], await server.newKey());
  const image = await storeFile(page, "image");
  const project = {
    id: newId(),
    image,
    title: "Halle aux grains",
    description: "",
    link: "",
    alt: "La halle, de nuit",
  };
  await storeSection(page, "home", "FR", { texts: { title: "Élise Maréchal" }, layout: "option2" });
  await storeSection(page, "projects", "FR", { texts: { heading: "Projets" }, lists: { projects: [project] } });

  // Two languages are typed, nothing is saved.
  await page.goto("/dashboard/formpropos?lang=FR");
  await page.getByLabel("Texte principal", { exact: true }).fill("Une phrase que personne n’a enregistrée.");
  await chooseLanguage(page, "EN");
  await page.getByLabel("Texte principal", { exact: true }).fill("Nobody has saved this sentence.");
  const stored = () => page.evaluate(async () => (await fetch("/api/site/drafts")).text());
  await expect.poll(stored).toContain("Nobody has saved");
  await page.getByRole("link", { name: "Faire relire" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Faire relire" })).toBeVisible();
  await expectAccessible(page);
  // On a phone it stands below the form: it is brought into view, with the focus on what one does with it.
  await page.setViewportSize({ width: 390, height: 844 });
  const address = await madeLink(page, "Coline");
  const copy = page.getByRole("button", { name: "Copier le lien : Coline" });
  await expect(copy).toBeFocused();
  await expect(copy).toHaveAccessibleDescription(/^Lien créé/);
  await expect(copy).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  const reader = await phone(browser, baseURL);
  const asked: string[] = [];
  reader.on("request", (request) => asked.push(request.url()));
  await reader.goto(address);
  await expect(reader.getByText("Une phrase que personne n’a enregistrée.")).toBeVisible();
  await expect(reader.getByText("Brouillon", { exact: true })).toBeVisible();
  await expect(reader.locator(".review-here").first()).toBeAttached();
  await expect(reader.locator("html"), "what is below is laid out too").not.toHaveClass(/arriving/);
  await expectAccessible(reader);
  await reader.goto(`${address}/en`);
  await expect(reader.getByText("Nobody has saved this sentence.")).toBeVisible();

  // On the project, by finger.
  await reader.goto(`${address}/fr`);
  await reader.getByRole("button", { name: "Remarque sur « Projets »" }).tap();
  const dialog = reader.getByRole("dialog");
  // Who sends two seconds after the page came is taken for a machine (public/messages/fill_time.py).
  await reader.waitForFunction(() => performance.now() > 2500);
  await dialog.getByRole("radio", { name: "Halle aux grains" }).tap();
  await expectAccessibleDialog(reader);
  await dialog.getByRole("button", { name: "Envoyer" }).tap();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByLabel("Votre nom").fill("Coline");
  await dialog.getByLabel("Votre remarque").fill("La photo est trop sombre.\nEt un peu petite.");
  await dialog.getByRole("button", { name: "Envoyer" }).tap();
  await expect(reader.getByText("Merci, votre remarque est transmise.")).toBeVisible();
  await dialog.getByRole("button", { name: "Fermer" }).tap();

  // The page's own form is shown, says that it is a draft's, and sends nothing.
  await fillContactForm(reader);
  await expect(reader.getByText("ce formulaire n’envoie rien d’ici")).toBeFocused();
  await expect(reader.locator(".contact-form [name=message]"), "nor is what was typed lost").toHaveValue(/essai/);

  // Nobody else is told of the visit: no report, no call of an owner's, no other host.
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) || url.includes("/api/"))).toEqual([]);
  expect(asked.filter((url) => url.includes("/media/") && !url.startsWith(`${address}/media/`))).toEqual([]);

  // The owner sees it beside the project.
  await page.goto("/dashboard");
  await page
    .getByRole("list", { name: "Remarques" })
    .getByRole("link", { name: /Projets/ })
    .click();
  const beside = page.locator(`[data-remarks-on="${project.id}"]`);
  await expect(page.locator(`[data-item="${project.id}"]`)).toContainText("1 remarque");
  await page.getByRole("button", { name: "Voir celles de la liste, plus bas" }).click();
  await expect(beside).toContainText("Halle aux grains");
  await expect(beside).toContainText("La photo est trop sombre.");
  await expect(beside).toContainText("par le lien « Coline »");
  await expectAccessible(page);
  await beside.getByLabel("Traité : remarque de Coline").click();
  await expect(beside.getByText("La photo est trop sombre.")).toHaveCount(0);
  await beside.getByRole("button", { name: "Afficher 1 remarque traitée" }).click();
  await expect(beside.getByLabel("Traité : remarque de Coline")).toBeChecked();

  // And takes the link away.
  await page.goto("/dashboard/partage");
  await expect(page.getByText(/\d ouvertures?, la dernière/)).toBeVisible();
  await page.getByRole("button", { name: "Révoquer le lien : Coline" }).click();
  await expectAccessibleDialog(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Révoquer" }).click();
  await expect(page.getByText("Révoqué", { exact: true })).toBeVisible();
  await reader.goto(address);
  await expect(reader.getByRole("heading", { name: "Rien à cette adresse" })).toBeVisible();
  await expectAccessible(reader);
  await reader.context().close();
});

test("without a script: a password, the draft, a remark by a plain form", async ({ page, browser, baseURL }) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  await storeSection(page, "about", "FR", { texts: { heading: "À propos", body: "Du calme." } });
  const address = await page.evaluate(async () => {
    const made = await fetch("/api/site/review-links", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ password: "atelier-du-quai" }),
    });
    return ((await made.json()) as { url: string }).url;
  });
  const reader = await phone(browser, baseURL, false);
  await reader.goto(address);
  await reader.getByLabel("Mot de passe").fill("atelier-du-quai");
  await reader.getByRole("button", { name: "Ouvrir" }).tap();
  await expect(reader.getByText("Du calme.")).toBeVisible();
  const read = reader.url();
  await expect(reader.getByText("ce formulaire n’envoie rien d’ici")).toBeVisible();
  await fillContactForm(reader);
  await expect(reader.locator(".contact-form [name=message]")).toHaveValue("Un essai.");
  expect(reader.url(), "it leads nowhere").toBe(read);
  await reader.getByRole("link", { name: "Laisser une remarque" }).tap();
  await reader.getByLabel("Au sujet de").selectOption({ label: "À propos" });
  await reader.getByLabel("Votre nom").fill("Théo");
  await reader.getByLabel("Votre remarque").fill("C’est peut-être un peu court.");
  await reader.getByRole("button", { name: "Envoyer" }).tap();
  await expect(reader.getByText("Merci, votre remarque est transmise.")).toBeVisible();
  await reader.getByRole("link", { name: "Retour au brouillon" }).tap();
  await expect(reader.getByText("Du calme.")).toBeVisible();
  await page.goto("/dashboard/formpropos");
  await expect(page.getByRole("list", { name: "Remarques sur « À propos »" })).toContainText("un peu court");
  const messages = await page.evaluate(async () => (await fetch("/api/site/messages")).text());
  expect(messages, "what was tried out is no message").not.toContain("Un essai");
  await reader.context().close();

  // The same two forms with a script at hand, for axe, which is one.
  const judged = await phone(browser, baseURL);
  await judged.goto(address);
  await expectAccessible(judged);
  await judged.getByLabel("Mot de passe").fill("atelier-du-quai");
  await judged.getByRole("button", { name: "Ouvrir" }).tap();
  await expect(judged.getByText("Du calme.")).toBeVisible();
  await judged.goto(`${address}/fr/remarque`);
  await expectAccessible(judged);
  await judged.context().close();
});
