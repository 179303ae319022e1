/**
 * The demo site, built by hand in the browser: every editor, three layouts, two items of each list, in French and Arabic;
 * with FULL all items, and in English too. Its contents stand in demo/.
 */
import type { Page } from "@playwright/test";
import { options } from "../src/contract/catalogues.gen.ts";
import { editingOrder } from "../src/contract/sections.gen.ts";
import type { Option, SectionName } from "../src/contract/types.gen.ts";
import { newEmail, PASSWORD } from "./support/accounts.ts";
import { type DemoItem, demo, described, itemsOf, mustShow, picture, shownIn } from "./support/demo.ts";
import {
  addItem,
  chooseLanguage,
  chooseLayout,
  fillTexts,
  rewriteItem,
  saveLanguage,
  upload,
} from "./support/editor.ts";
import { expect, test } from "./support/fixtures.ts";
import { isFull } from "./support/quality.ts";
import type { Server } from "./support/server.ts";

// The browser's own recorder fetches what an image shows; the dashboard's policy forbids scripts to.
test.use({ expectedErrors: [/Connecting to 'blob:/] });

const languages = isFull ? demo.languages : demo.languages.filter((code) => code !== "EN");
const [first = "FR", ...others] = languages;

async function signUpByHand(page: Page): Promise<void> {
  const email = newEmail();
  await page.goto("/dashboard/signup");
  await page.getByLabel("Nom").fill(demo.ownerName);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Creer un compte" }).click();
  await expect(page).toHaveURL(/\/dashboard\/login$/);
  // The address changes before the screen does, and both have a field of this name.
  await expect(page.getByRole("button", { name: "Se Connecter", exact: true })).toBeVisible();
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Se Connecter", exact: true }).click();
  await page.getByRole("link", { name: "Commencer" }).click();
}

async function chooseTypeAndLanguages(page: Page, server: Server): Promise<void> {
  await page.getByRole("radio", { name: demo.siteType === "footer" ? /En bas/ : /En haut/ }).check();
  await page.getByRole("button", { name: "Passer à la version Payante" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Clé d’activation").fill(await server.newKey());
  await dialog.getByRole("button", { name: "Activer" }).click();
  await expect(page.getByText("Version payante activée.").first()).toBeVisible();
  const picker = page.getByLabel("Ajouter une langue", { exact: true });
  for (const code of languages) {
    await picker.fill(code.toLowerCase());
    await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  }
  await expect(page.getByRole("button", { name: /^Retirer / })).toHaveCount(languages.length);
  await page.getByRole("radiogroup", { name: "Thème du site" }).getByRole("radio").nth(demo.themeIndex).check();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/formhome$/);
  // The demo wears the default styles.
  await page.getByRole("radio", { name: "Classique" }).check();
  await page.getByRole("button", { name: "Continuer" }).click();
}

const textsOf = (section: SectionName, language: string) => demo.sections[section].languages[language]?.texts ?? {};
const box = (page: Page, label: string) => page.locator(".up").filter({ hasText: label });

async function buildHome(page: Page): Promise<void> {
  const { logo, photo } = demo.sections.home.shared.settings;
  for (const option of options) {
    await chooseLayout(page, option);
    for (const language of languages) {
      await chooseLanguage(page, language);
      await fillTexts(page, "home", option, textsOf("home", language));
    }
  }
  await upload(box(page, "Logo"), picture(logo));
  await upload(box(page, "Photo de profil"), picture(photo));
  for (const language of languages) {
    await chooseLanguage(page, language);
    await saveLanguage(page, "home", language);
    // What is first saved in a further language asks whether visitors are to see it.
    if (language !== first) await page.getByRole("alertdialog").getByRole("button", { name: "Montrer" }).click();
  }
}

/** The first language by hand; the others have its cards already, which are translated one by one, as an owner would. */
async function buildSection(page: Page, section: SectionName, option: Option): Promise<void> {
  const [list] = shownIn(described(section).lists, option);
  const items = (language: string): DemoItem[] => (list ? itemsOf(section, list, language) : []);
  await chooseLanguage(page, first);
  await fillTexts(page, section, option, textsOf(section, first));
  for (const item of items(first)) if (list) await addItem(page, list, option, item, first);
  await saveLanguage(page, section, first);
  for (const language of others) {
    await chooseLanguage(page, language);
    await fillTexts(page, section, option, textsOf(section, language));
    for (const [place, item] of items(language).entries()) {
      const isTranslated = list && (!list.shared || list.fields.some((field) => field.kind === "localized"));
      if (isTranslated) await rewriteItem(page, list, option, place, item, language);
    }
    await saveLanguage(page, section, language);
  }
}

async function next(page: Page, route: string): Promise<void> {
  await page.getByRole("link", { name: "Suivant" }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/${route}$`));
}

async function switchLayout(page: Page, option: Option): Promise<void> {
  await page.goto("/dashboard/formhome");
  await chooseLanguage(page, first);
  await chooseLayout(page, option);
  await saveLanguage(page, "home", first);
}

/** A heading in Georgia, light, as it is written, and a little larger. */
async function styleHeading(page: Page): Promise<void> {
  await page
    .locator(".d-field", { has: page.locator("[name=heading]") })
    .getByRole("button", { name: /^Style/ })
    .click();
  const style = page.locator(".style-editor");
  await style.getByLabel("Police").selectOption("Georgia");
  await style.getByRole("radio", { name: "Légère" }).check();
  await style.getByRole("switch", { name: "Tout en majuscules" }).uncheck();
  await style.getByLabel("Taille").fill("2.4");
  await expect(page.getByRole("button", { name: /taille 2,4, Georgia, légère/ })).toBeVisible();
}

/** As it was typed: long words carry soft hyphens on the page. */
const plain = (text: string): string =>
  text.normalize("NFC").replaceAll("\u00ad", "").replace(/\s+/g, " ").trim().toLocaleUpperCase("fr");

async function expectTyped(visitor: Page, section: SectionName, language: string, option: Option): Promise<void> {
  const found = await visitor.locator(`#${described(section).anchor}`).evaluate((element) => ({
    text: element.textContent ?? "",
    alts: [...element.querySelectorAll("img")].map((image) => image.alt),
    links: [...element.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? ""),
  }));
  const { words, alts, links } = mustShow(section, language, option);
  const text = plain(found.text);
  const missing = [
    ...words.filter((word) => !text.includes(plain(word))),
    ...alts.filter((alt) => !found.alts.includes(alt)),
    ...links.filter((link) => !found.links.includes(link)),
  ];
  expect(missing, `${section} in ${language}, ${option}`).toEqual([]);
}

test("the demo site is built by hand, and each language and layout shows what was typed", async ({
  page,
  browser,
  server,
}) => {
  await signUpByHand(page);
  await chooseTypeAndLanguages(page, server);
  await buildHome(page);

  // Galerie, chosen last, has photos of its own on the about section; the rest is written for Éditorial.
  await next(page, "formpropos");
  await buildSection(page, "about", "option3");
  await switchLayout(page, "option2");
  await next(page, "formpropos");
  await styleHeading(page);
  await buildSection(page, "about", "option2");
  // The demo does without some of the optional ones: they are no steps of its owner's.
  for (const section of editingOrder.slice(2).filter((name) => name in demo.sections)) {
    await next(page, described(section).route);
    await buildSection(page, section, "option2");
  }
  await page.getByRole("link", { name: "Suivant" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  const { slug } = await page.evaluate(async () => (await fetch("/api/site")).json());
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
  for (const option of [...options].reverse()) {
    await switchLayout(page, option);
    for (const language of languages) {
      await visitor.goto(`/@${slug}/${language.toLowerCase()}`);
      await expect(visitor.locator("main")).toHaveAttribute("data-option", option);
      await expect(visitor.locator("main")).toHaveAttribute("data-site-type", demo.siteType);
      await expect(visitor.locator("html")).toHaveAttribute("data-theme", String(demo.themeIndex));
      await expect(visitor.locator("html")).toHaveAttribute("dir", language === "AR" ? "rtl" : "ltr");
      for (const section of Object.keys(demo.sections) as SectionName[]) {
        await expectTyped(visitor, section, language, option);
      }
      const heading = visitor.locator("#propos h2");
      await expect(heading).toHaveCSS("text-transform", "none");
      await expect(heading).toHaveCSS("font-family", /Georgia/);
    }
  }
  await visitor.close();
});
