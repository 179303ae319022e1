/** Every fixed message of the product, each provoked in the browser and seen in its place. */
import type { Locator, Page, Route } from "@playwright/test";
import type { dashboardLanguages } from "../src/contract/choices.gen.ts";
import { newEmail, PASSWORD, signUp } from "./support/accounts.ts";
import { catalogue, type Message } from "./support/catalogue.ts";
import { newId, storeFile, storeSection } from "./support/contents.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { pdfFile, pngFile, sensorPhoto } from "./support/pictures.ts";
import { keepToasts } from "./support/toasts.ts";

interface Row {
  situation: string;
  text: Message;
  /** What stands in the braces. */
  filled?: string;
  /** Words that follow the fixed ones, such as a technical reference. */
  more?: string;
  provoke(page: Page): Promise<unknown>;
  where(page: Page): Locator;
}

const reference = "Le serveur a rencontré une erreur. (réf. a1b2)";
const refuse = (route: Route) =>
  route.fulfill({ status: 500, json: { code: "server.failed", status: 500, reference: "a1b2" } });

/** While `act` runs and until its call was answered, calls of this method are refused by a broken server. */
async function failing(page: Page, method: "PUT" | "DELETE" | "POST", path: string, act: () => Promise<unknown>) {
  const matches = (url: URL) => url.pathname.includes(path);
  await page.route(matches, (route) => (route.request().method() === method ? refuse(route) : route.continue()));
  const answered = page.waitForResponse((answer) => answer.request().method() === method && answer.status() === 500);
  await act();
  await answered;
  await page.unroute(matches);
}

const toast = (page: Page) => page.getByRole("region", { name: /^Messages/ }).getByRole("listitem");
const alert = (page: Page) => page.getByRole("alert");
const click = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
const save = (page: Page) => page.getByRole("button", { name: "Enregistrer (FR)" }).click();
const saveFails = (page: Page) => failing(page, "PUT", "/api/site/sections/", () => save(page));
const remove = (page: Page, place = 0) =>
  page
    .locator(".item-card")
    .nth(place)
    .getByRole("button", { name: /^Supprimer/ })
    .click();
const removeFails = (page: Page) => failing(page, "DELETE", "/api/site/sections/", () => remove(page));
const fileBox = (page: Page, label: string) => page.locator(".up").filter({ hasText: label });
const choose = (box: Locator, name: string, buffer: Buffer, mimeType = "image/png") =>
  box.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });

async function addPicture(page: Page): Promise<void> {
  const box = page.locator(".item-form .up");
  await choose(box, "ajout.png", await pngFile(page, "navy"));
  await expect(box.locator("img")).toHaveAttribute("src", /^\/media\//);
  await click(page, "Ajouter");
}

const home: Row[] = [
  { situation: "home saved", text: "Enregistrement réussi !", provoke: save, where: toast },
  { situation: "home not saved", text: "Erreur lors de l'enregistrement !", provoke: saveFails, where: toast },
  {
    situation: "CV not deleted",
    text: "Erreur lors de la suppression du CV !",
    provoke: (page) => failing(page, "DELETE", "/settings/cv", () => click(page, "Supprimer : CV")),
    where: toast,
  },
  {
    situation: "logo not deleted",
    text: "Erreur lors de la suppression du logo !",
    provoke: (page) => failing(page, "DELETE", "/settings/logo", () => click(page, "Supprimer : Logo")),
    where: toast,
  },
  {
    situation: "CV deleted",
    text: "📄 CV supprimé avec succès !",
    provoke: (page) => click(page, "Supprimer : CV"),
    where: toast,
  },
  {
    situation: "logo deleted",
    text: "🖼️ Logo supprimé avec succès !",
    provoke: (page) => click(page, "Supprimer : Logo"),
    where: toast,
  },
  {
    situation: "a file of another kind",
    text: "Format invalide : {filename}",
    filled: "note.png",
    provoke: (page) => choose(fileBox(page, "Logo"), "note.png", Buffer.from("bonjour")),
    where: alert,
  },
  {
    situation: "a picture too large even when compressed",
    text: "Image trop grande après compression ({filename})",
    filled: "mur.jpg",
    provoke: async (page) => {
      // In high definition it would have room.
      await fileBox(page, "Logo").getByRole("switch", { name: "Haute définition" }).uncheck();
      await choose(fileBox(page, "Logo"), "mur.jpg", await sensorPhoto(page, 800, 4800), "image/jpeg");
    },
    where: alert,
  },
  {
    situation: "a PDF too large",
    text: "Fichier trop volumineux après traitement ({filename})",
    filled: "cv.pdf",
    provoke: (page) =>
      choose(fileBox(page, "CV"), "cv.pdf", Buffer.concat([pdfFile(), Buffer.alloc(2_200_000, 32)]), "application/pdf"),
    where: alert,
  },
];

const about: Row[] = [
  {
    situation: "team member without a picture",
    text: "Aucune image sélectionnée !",
    provoke: (page) => click(page, "Ajouter"),
    where: alert,
  },
  { situation: "team member added", text: "Image ajoutée !", provoke: addPicture, where: toast },
  {
    situation: "about saved",
    text: "✅ Données {lang} enregistrées avec succès !",
    filled: "FR",
    provoke: save,
    where: toast,
  },
  { situation: "about not saved", text: "Erreur lors de l’enregistrement !", provoke: saveFails, where: toast },
  {
    situation: "about picture not deleted",
    text: "Erreur lors de la suppression de l'image dans la base !",
    provoke: removeFails,
    where: toast,
  },
  {
    situation: "about picture deleted",
    text: "Image supprimée localement !",
    provoke: (page) => remove(page),
    where: toast,
  },
];

const photos: Row[] = [
  {
    situation: "a third photo",
    text: "Vous pouvez ajouter au maximum 2 photos.",
    provoke: (page) => click(page, "Ajouter"),
    where: alert,
  },
];

const projects: Row[] = [
  {
    situation: "project without a picture",
    text: "Aucune image sélectionnée !",
    provoke: (page) => click(page, "Ajouter"),
    where: alert,
  },
  { situation: "project added", text: "Image ajoutée !", provoke: addPicture, where: toast },
  {
    situation: "projects saved",
    text: "Projet ({lang}) enregistré avec succès !",
    filled: "FR",
    provoke: save,
    where: toast,
  },
  { situation: "projects not saved", text: "Erreur d’enregistrement !", provoke: saveFails, where: toast },
  {
    situation: "project not deleted",
    text: "Erreur suppression dans la base !",
    provoke: removeFails,
    where: toast,
  },
  { situation: "project deleted", text: "Image supprimée !", provoke: (page) => remove(page), where: toast },
];

const skills: Row[] = [
  {
    situation: "skill without a picture",
    text: "Veuillez sélectionner une image",
    provoke: (page) => click(page, "Ajouter"),
    where: alert,
  },
  { situation: "skill added", text: "Image ajoutée !", provoke: addPicture, where: toast },
  {
    situation: "skills saved",
    text: "✅ Données {lang} enregistrées avec succès !",
    filled: "FR",
    provoke: save,
    where: toast,
  },
  {
    situation: "skills not saved",
    text: "Erreur d’enregistrement !",
    more: reference,
    provoke: saveFails,
    where: toast,
  },
  { situation: "skill not deleted", text: "Erreur suppression dans la base !", provoke: removeFails, where: toast },
  { situation: "skill deleted", text: "Image supprimée !", provoke: (page) => remove(page), where: toast },
];

const contact: Row[] = [
  {
    situation: "contact without a network",
    text: "Veuillez entrer un lien ou une information valide !",
    provoke: (page) => click(page, "Ajouter"),
    where: alert,
  },
  {
    situation: "contact added",
    text: "Contact ajouté !",
    provoke: async (page) => {
      await page.getByRole("radio", { name: "GitHub", exact: true }).check();
      await click(page, "Ajouter");
    },
    where: toast,
  },
  { situation: "contact saved", text: "Contacts enregistrés avec succès !", provoke: save, where: toast },
  {
    situation: "contact not saved",
    text: "Erreur lors de l’enregistrement : {message}",
    filled: reference,
    provoke: saveFails,
    where: toast,
  },
  {
    situation: "contact not deleted",
    text: "Erreur suppression contact dans la base",
    provoke: removeFails,
    where: toast,
  },
  {
    situation: "contact deleted",
    text: "Contact supprimé localement !",
    provoke: (page) => remove(page),
    where: toast,
  },
];

const addLanguage = async (page: Page, code: string) => {
  await page.getByLabel("Ajouter une langue", { exact: true }).fill(code);
  await click(page, "Ajouter");
};

const typesite: Row[] = [
  {
    situation: "a second language for free",
    text: "Version gratuite : une seule langue autorisée !",
    provoke: async (page) => {
      await addLanguage(page, "FR");
      await addLanguage(page, "EN");
    },
    where: toast,
  },
  {
    situation: "an empty key",
    text: "Veuillez entrer une clé d’activation !",
    provoke: async (page) => {
      await click(page, "Passer à la version Payante");
      await click(page, "Activer");
    },
    where: alert,
  },
  {
    situation: "a wrong key",
    text: "❌ Clé invalide !",
    provoke: async (page) => {
      await page.getByLabel("Clé d’activation").fill("PAS-UNE-CLE");
      await click(page, "Activer");
    },
    where: alert,
  },
  {
    situation: "site type not saved",
    text: "Erreur lors de l'enregistrement !",
    more: reference,
    provoke: async (page) => {
      await page.keyboard.press("Escape");
      await failing(page, "PUT", "/api/site/settings", () => click(page, "Enregistrer"));
    },
    where: toast,
  },
  {
    situation: "site type saved",
    text: "Enregistrement réussi !",
    provoke: (page) => click(page, "Enregistrer"),
    where: toast,
  },
];

const signIn = async (page: Page, email: string, password: string) => {
  // The form of signing up has fields of the same names.
  await expect(page.getByRole("heading", { name: "Connexion", level: 1 })).toBeVisible();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await click(page, "Se Connecter");
};
const signUpAs = async (page: Page, email: string) => {
  await page.getByLabel("Nom").fill("Maëlle Kerbrat");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await click(page, "Creer un compte");
};
const known = newEmail();

const accounts: Row[] = [
  {
    situation: "sign-up with empty fields",
    text: "Veuillez remplir tous les champs !",
    provoke: (page) => click(page, "Creer un compte"),
    where: alert,
  },
  {
    situation: "no identity provider",
    text: "Échec de la connexion avec Google.",
    more: "Aucun fournisseur d’identité n’est configuré",
    provoke: (page) => click(page, "Se Connecter avec Google"),
    where: alert,
  },
  {
    situation: "sign-up with a taken address",
    text: "Quelque chose s'est mal passé",
    provoke: (page) => signUpAs(page, known),
    where: alert,
  },
  {
    situation: "sign-up succeeded",
    text: "Création de compte réussie",
    provoke: (page) => signUpAs(page, newEmail()),
    where: toast,
  },
  {
    situation: "sign-in refused",
    text: "Authentification échouée",
    provoke: (page) => signIn(page, known, "pas celui-là"),
    where: alert,
  },
  {
    situation: "sign-in succeeded",
    text: "Authentification réussie",
    provoke: (page) => signIn(page, known, PASSWORD),
    where: toast,
  },
];

const inForm = (page: Page) => page.locator("#contact form");
const visitor: Row[] = [
  {
    situation: "a message without its fields",
    text: "Veuillez remplir tous les champs !",
    provoke: (page) => inForm(page).getByRole("button", { name: "Envoyer" }).click(),
    where: inForm,
  },
  {
    situation: "a message that does not leave",
    text: "Error while sending the message",
    provoke: async (page) => {
      await inForm(page).locator("[name=name]").fill("Ana");
      await inForm(page).locator("[name=email]").fill("ana@example.com");
      await inForm(page).locator("[name=message]").fill("Bonjour !");
      await failing(page, "POST", "messages", () => inForm(page).getByRole("button", { name: "Envoyer" }).click());
    },
    where: inForm,
  },
];

// Refused calls are the point here; the browser notes each. Its recorder fetches what images show.
test.use({ expectedErrors: [/Failed to load resource|Connecting to 'blob:|save refused/] });
test.beforeEach(({ context }) => keepToasts(context));

async function seeAll(page: Page, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    await test.step(row.situation, async () => {
      await row.provoke(page);
      const text = row.text.replace(/\{\w+\}/, row.filled ?? "");
      const place = row.where(page).filter({ hasText: text });
      await expect(place.first()).toBeVisible();
      if (row.more) await expect(place.first()).toContainText(row.more);
    });
  }
}

test("the table has a row for every message of the catalogue", () => {
  const rows = [home, about, photos, projects, skills, contact, typesite, accounts, visitor].flat();
  expect([...new Set(rows.map((row) => row.text))].sort()).toEqual([...catalogue].sort());
});

test("a paid owner meets the messages of the six editors in their places", async ({ page, server }) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"], await server.newKey());
  const [image, cv] = [await storeFile(page, "image"), await storeFile(page, "file")];
  const pictures = (count: number, more: object = {}) =>
    Array.from({ length: count }, () => ({ id: newId(), image, alt: "", ...more }));
  await storeSection(page, "home", "FR", {
    texts: { headline: "Donner à lire" },
    shared: { settings: { logo: image, cv } },
  });
  await page.goto("/dashboard/formhome");
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await seeAll(page, home);
  expect(logged).toContain("save refused server.failed a1b2"); // errors are logged

  await storeSection(page, "home", "FR", { layout: "option2" });
  const words = { title: "", description: "" };
  await storeSection(page, "about", "FR", { lists: { team: pictures(2, { name: "", role: "" }) } });
  await storeSection(page, "projects", "FR", { lists: { projects: pictures(2, { ...words, link: "" }) } });
  await storeSection(page, "skills", "FR", { lists: { skills: pictures(2, words) } });
  const entry = () => ({ id: newId(), network: "email", title: "", detail: "moi@example.com", link: "" });
  await storeSection(page, "contact", "FR", { shared: { lists: { entries: [entry(), entry()] } } });
  for (const [route, rows] of [
    ["formpropos", about],
    ["formprojet", projects],
    ["formcompetance", skills],
    ["formcontact", contact],
  ] as const) {
    await page.goto(`/dashboard/${route}`);
    await seeAll(page, rows);
  }

  await storeSection(page, "home", "FR", { layout: "option3" });
  await storeSection(page, "about", "FR", { shared: { lists: { photos: pictures(2, { alt: {} }) } } });
  await page.evaluate(() => localStorage.clear());
  await page.goto("/dashboard/formpropos");
  await seeAll(page, photos);
});

test("a free owner meets the messages of the site type and the activation", async ({ page }) => {
  await signUpAndIn(page);
  await page.goto("/dashboard/typesite");
  await seeAll(page, typesite);
});

test("whoever signs up or in meets the messages of the account screens", async ({ page, server }) => {
  await signUp(server, known);
  await page.goto("/dashboard/signup");
  await seeAll(page, accounts);
});

test("a visitor meets the messages of the contact form", async ({ page }) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  const { slug } = await page.evaluate(async () => (await fetch("/api/site")).json());
  await page.goto(`/@${slug}`);
  await seeAll(page, visitor);
});

/** All of them are looked through in src/i18n/said.test.ts; here two of each language are met where the French ones are. */
const elsewhere = {
  ar: ["يرجى ملء جميع الحقول!", "تعذّر تسجيل الدخول"],
  de: ["Bitte füllen Sie alle Felder aus!", "Anmeldung fehlgeschlagen"],
  en: ["Please fill in all the fields!", "Sign-in failed"],
  es: ["¡Complete todos los campos!", "No se pudo iniciar sesión"],
  it: ["Compila tutti i campi!", "Accesso non riuscito"],
  nl: ["Vul alle velden in!", "Inloggen mislukt"],
  pt: ["Preencha todos os campos!", "Não foi possível iniciar sessão"],
} satisfies Record<Exclude<keyof typeof dashboardLanguages, "fr">, [string, string]>;

test("whoever picked another language meets the messages in it", async ({ page, server }) => {
  for (const [language, [empty, refused]] of Object.entries(elsewhere)) {
    await test.step(language, async () => {
      await page.context().addCookies([{ name: "vitrine_language", value: language, url: server.url }]);
      await page.goto("/dashboard/login");
      await page.locator("form button[type=submit]").click();
      await expect(alert(page).filter({ hasText: empty })).toBeVisible();
      await page.locator("input[type=email]").fill(newEmail());
      await page.locator("input[type=password]").fill("pas celui-là");
      await page.locator("form button[type=submit]").click();
      await expect(alert(page).filter({ hasText: refused })).toBeVisible();
    });
  }
});
