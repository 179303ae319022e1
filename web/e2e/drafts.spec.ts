/** Nothing typed is lost: a reload after every kind of change, another device, a cleared storage. */
import type { Page } from "@playwright/test";
import { signIn } from "./support/accounts.ts";
import { newId, storeFile, storeSection } from "./support/contents.ts";
import { cards, upload } from "./support/editor.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { pngFile } from "./support/pictures.ts";
import { moveToFront } from "./support/sorting.ts";
import { keepToasts } from "./support/toasts.ts";

// The browser's own recorder fetches what an image shows; the dashboard's policy forbids scripts to. A stale save is refused.
test.use({ expectedErrors: [/Connecting to 'blob:|status of 412/] });
test.beforeEach(({ context }) => keepToasts(context));

interface Kind {
  kind: string;
  change(page: Page): Promise<unknown>;
  isKept(page: Page): Promise<unknown>;
}

const heading = (page: Page) => page.getByLabel("Titre de la section", { exact: true });
const title = (page: Page) => page.getByLabel("Titre du service", { exact: true });
const titles = (page: Page) => page.locator(".item-card b");
const logo = (page: Page) => page.locator(".up").filter({ hasText: "Photo de profil" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const inSkills: Kind[] = [
  {
    kind: "a text",
    change: (page) => heading(page).fill("Savoir-faire"),
    isKept: (page) => expect(heading(page)).toHaveValue("Savoir-faire"),
  },
  {
    kind: "a style",
    change: async (page) => {
      await page
        .getByRole("button", { name: /^Style du texte/ })
        .first()
        .click();
      await page.getByLabel("Police").selectOption("Courier New");
    },
    isKept: (page) => expect(page.getByRole("button", { name: /Style du texte.*Courier New/ }).first()).toBeVisible(),
  },
  {
    kind: "half-filled fields of an item",
    change: (page) => title(page).fill("Lettrage"),
    isKept: (page) => expect(title(page)).toHaveValue("Lettrage"),
  },
  {
    kind: "an item added",
    change: async (page) => {
      await upload(page.locator(".item-form .up"), {
        name: "c.png",
        mimeType: "image/png",
        buffer: await pngFile(page, "red"),
      });
      await button(page, "Ajouter").click();
    },
    isKept: (page) => expect(titles(page)).toHaveText(["Édition", "Affiche", "Lettrage"]),
  },
  {
    kind: "an item edited",
    change: async (page) => {
      await button(page, "Modifier Affiche").click();
      await title(page).fill("Affiches");
      await button(page, "modifier").click();
    },
    isKept: (page) => expect(titles(page)).toHaveText(["Édition", "Affiches", "Lettrage"]),
  },
  {
    kind: "an item moved",
    change: (page) => moveToFront(page, "Lettrage", 3),
    isKept: (page) => expect(titles(page)).toHaveText(["Lettrage", "Édition", "Affiches"]),
  },
  {
    kind: "an item deleted",
    change: (page) => button(page, "Supprimer Lettrage").click(),
    isKept: (page) => expect(titles(page)).toHaveText(["Édition", "Affiches"]),
  },
];

const inHome: Kind[] = [
  {
    kind: "a picture",
    change: async (page) =>
      upload(logo(page), { name: "moi.png", mimeType: "image/png", buffer: await pngFile(page, "blue") }),
    isKept: (page) => expect(logo(page)).toContainText("moi.png · 1 ko"),
  },
  {
    kind: "a flag",
    change: (page) => page.getByRole("switch", { name: "Montrer la photo" }).uncheck(),
    isKept: (page) => expect(page.getByRole("switch", { name: "Montrer la photo" })).not.toBeChecked(),
  },
  {
    kind: "a choice",
    change: (page) => page.getByRole("radio", { name: "Carrée" }).check(),
    isKept: (page) => expect(page.getByRole("radio", { name: "Carrée" })).toBeChecked(),
  },
  {
    kind: "the layout",
    change: (page) => page.getByRole("radio", { name: /option3/ }).check(),
    isKept: (page) => expect(page.getByRole("radio", { name: /option3/ })).toBeChecked(),
  },
];

const inTypesite: Kind[] = [
  {
    kind: "the bar",
    change: (page) => page.getByRole("radio", { name: /En bas/ }).check(),
    isKept: (page) => expect(page.getByRole("radio", { name: /En bas/ })).toBeChecked(),
  },
  {
    kind: "a language",
    change: async (page) => {
      await page.getByLabel("Ajouter une langue", { exact: true }).fill("ES");
      await button(page, "Ajouter").click();
    },
    isKept: (page) => expect(button(page, "Retirer Espagnol")).toBeVisible(),
  },
];

const inPublication: Kind[] = [
  {
    kind: "the address",
    change: (page) => page.getByLabel("Adresse du site", { exact: true }).fill("une-autre-adresse"),
    isKept: (page) => expect(page.getByLabel("Adresse du site", { exact: true })).toHaveValue("une-autre-adresse"),
  },
];

const theme = (page: Page) =>
  page.getByRole("radiogroup", { name: "Thème du site" }).getByRole("radio", { name: "Vert" });
inTypesite.push({
  kind: "the theme",
  change: (page) => theme(page).check(),
  isKept: (page) => expect(theme(page)).toBeChecked(),
});

async function reloadAfterEach(page: Page, route: string, kinds: readonly Kind[]): Promise<void> {
  await page.goto(`/dashboard/${route}`);
  for (const { kind, change, isKept } of kinds) {
    await test.step(kind, async () => {
      await change(page);
      await isKept(page);
      await page.reload();
      await isKept(page);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
  }
}

const draftsOnServer = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { drafts } = await (await fetch("/api/site/drafts")).json();
    return drafts.map((draft: { section: string }) => draft.section);
  });

/** Stored, but its answer never comes: the page is left before. */
async function saveAndLeave(page: Page, route: string, section: string, next: string): Promise<void> {
  await page.goto(`/dashboard/${route}`);
  const path = `**/api/site/sections/${section}/FR`;
  const stored = new Promise<number>((resolve) => {
    void page.route(path, async (held) => resolve((await held.fetch()).status()));
  });
  await button(page, "Enregistrer (FR)").click();
  expect(await stored).toBe(200);
  await page.goto(next);
  await page.unroute(path);
}

test("a reload after every kind of change loses nothing, and another device goes on from there", async ({
  page,
  browser,
  server,
}) => {
  const email = await signUpAndIn(page);
  await prepareSite(page, ["FR", "EN"], await server.newKey());
  const image = await storeFile(page, "image");
  await storeSection(page, "home", "FR", { layout: "option2" });
  const skills = ["Édition", "Affiche"].map((title) => ({ id: newId(), image, title, description: "", alt: "" }));
  await storeSection(page, "skills", "FR", { lists: { skills } });

  await reloadAfterEach(page, "typesite", inTypesite);
  await reloadAfterEach(page, "diffusion", inPublication);
  await reloadAfterEach(page, "formhome", inHome);
  await reloadAfterEach(page, "formcompetance", inSkills);
  // A draft that is opened is sent: whatever the reloads cut off is on the server then.
  const onServer = page.waitForResponse((answer) => answer.url().endsWith("/api/site/drafts/skills") && answer.ok());
  await page.reload();
  await onServer;
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Savoir|Affiche|option3|adresse/);

  // The landing says which language has a draft.
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: /^Compétences en français\s: Brouillon$/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Compétences en anglais\s: Section vide$/ })).toBeVisible();

  const phone = await (await browser.newContext({ baseURL: server.url, locale: "fr-FR" })).newPage();
  await signIn(phone, email);
  await phone.goto("/dashboard/formcompetance");
  await expect(heading(phone)).toHaveValue("Savoir-faire");
  await expect(cards(phone)).toHaveCount(2);
  await phone.context().close();

  // Saved, and gone before the answer: what lies here and on the server says what is saved, and is told nowhere.
  await saveAndLeave(page, "formcompetance", "skills", "/dashboard");
  await expect(page.getByRole("link", { name: /^Compétences en français\s: 2 cartes$/ })).toBeVisible();
  const site = page.getByRole("link", { name: /^Voir le site/ });
  await saveAndLeave(page, "formhome", "home", (await site.getAttribute("href")) ?? "");
  await expect(page.locator(".owner-bar")).toHaveAttribute("data-shown", "online");
  await page.goto("/dashboard");
  await expect(site).toHaveText(/en ligne/);
  await expect.poll(() => draftsOnServer(page)).toEqual(["settings"]);
  for (const [route, isOpen] of [
    ["formhome", () => expect(page.getByRole("radio", { name: /option3/ })).toBeChecked()],
    ["formcompetance", () => expect(titles(page)).toHaveText(["Édition", "Affiches"])],
  ] as const) {
    await page.goto(`/dashboard/${route}`);
    await isOpen();
    await expect(page.getByText("Enregistré", { exact: true })).toBeVisible();
    await expect(page.getByText("Vous voyez un brouillon")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

const keptOnServer = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === "PUT" && answer.url().endsWith("/api/site/drafts/about") && answer.ok(),
  );

test("a draft on an older version asks again until its owner has chosen, and overwrites nothing", async ({ page }) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  await page.goto("/dashboard/formpropos");
  await heading(page).fill("Mon brouillon");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("currentLangDataPropos"))).toBeTruthy();
  await storeSection(page, "about", "FR", { texts: { heading: "Enregistré ailleurs" } });

  const dialog = page.getByRole("dialog", { name: "Deux versions de cette section" });
  const isKeptAgain = keptOnServer(page);
  await page.reload();
  await expect(dialog).toContainText("Enregistré ailleurs");
  await isKeptAgain;
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await button(page, "Enregistrer (FR)").click();
  await expect(dialog).toContainText("Enregistré ailleurs");
  await page.reload();
  await expect(dialog).toContainText("Mon brouillon");
  await dialog.getByRole("button", { name: "Tout garder de la mienne" }).click();
  await button(page, "Enregistrer (FR)").click();
  await expect(page.getByRole("status").filter({ hasText: /^Enregistré$/ })).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveValue("Mon brouillon");
  await expect(dialog).toHaveCount(0);

  // One that only the server had, as from another device: gone on with and saved, it is not read a second time.
  const isOnServer = keptOnServer(page);
  await heading(page).fill("Commencé ailleurs");
  await isOnServer;
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(heading(page)).toHaveValue("Commencé ailleurs");
  await heading(page).fill("Fini ici");
  await button(page, "Enregistrer (FR)").click();
  await expect(page.getByRole("status").filter({ hasText: /^Enregistré$/ })).toBeVisible();
  const steps = page.getByRole("navigation", { name: "Étapes" });
  await steps.getByRole("link", { name: /Projets/ }).click();
  await expect(page.getByRole("heading", { name: "Projets", level: 1 })).toBeVisible();
  await steps.getByRole("link", { name: /À propos/ }).click();
  await expect(heading(page)).toHaveValue("Fini ici");
  await expect(page.getByText("Vous voyez un brouillon")).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
});

test("unreadable local data never blocks the editor, and a cleared storage is written back", async ({
  page,
  context,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  await page.goto("/dashboard/formpropos");
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem("currentLangDataPropos", "v1.ceci-n-est-pas-un-brouillon"));
  await page.reload();
  await expect(heading(page)).toHaveValue("");
  await heading(page).fill("Dessiner juste");
  const kept = () => page.evaluate(() => localStorage.getItem("currentLangDataPropos"));
  await expect.poll(kept).toMatch(/^v1\.[A-Za-z0-9+/=]{60,}$/);
  const other = await context.newPage();
  await other.goto("/robots.txt");
  await other.evaluate(() => localStorage.clear());
  await expect.poll(kept).toMatch(/^v1\.[A-Za-z0-9+/=]{60,}$/);
});
