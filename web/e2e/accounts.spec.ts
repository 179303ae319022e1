/** Accounts in the browser: signing up, in and out, staying signed in, coming back. */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { mailedLink, newEmail, PASSWORD, signIn, signUp } from "./support/accounts.ts";
import { storeSection } from "./support/contents.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite } from "./support/owner.ts";
import { expectAccessible } from "./support/quality.ts";
import { Server } from "./support/server.ts";
import { keepToasts } from "./support/toasts.ts";

// Refused calls are what these journeys are about; the browser notes each as an error.
test.use({ expectedErrors: [/Failed to load resource/] });
test.beforeEach(({ context }) => keepToasts(context));

const python = resolve(import.meta.dirname, "../../.venv/bin/python");
const password = (page: Page) => page.getByLabel("Mot de passe", { exact: true });

test("an address typed without a session leads to the login and, after it, to where it was going", async ({ page }) => {
  const email = newEmail();
  await page.goto("/dashboard/typesite");
  await expect(page).toHaveURL(/\/dashboard\/login$/);
  await expect(page.getByRole("heading", { name: "Connexion" })).toBeVisible();

  await page.getByRole("link", { name: "Inscription" }).click();
  await expect(page.getByRole("heading", { name: "Inscription" })).toBeVisible();
  await expect(page.getByText("Vous avez déja un compte?")).toBeVisible();
  await expect(page.getByRole("link", { name: "se Connecter" })).toHaveAttribute("href", "/dashboard/login");

  await page.getByRole("button", { name: "Creer un compte" }).click();
  await expect(page.getByRole("alert")).toHaveText("Veuillez remplir tous les champs !");
  for (const field of [page.getByLabel("Nom"), page.getByLabel("E-mail"), password(page)])
    await expect(field).toHaveAttribute("aria-invalid", "true");

  await page.getByLabel("Nom").fill("Maëlle Kerbrat");
  await page.getByLabel("E-mail").fill(email);
  await password(page).fill("azert");
  await page.getByRole("button", { name: "Creer un compte" }).click();
  await expect(page.getByText("Quelque chose s'est mal passé")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "6 caractères au moins." })).toBeVisible();
  await expect(password(page)).toHaveAttribute("aria-invalid", "true");

  await password(page).fill("azerty");
  await expect(page.getByText("Mot de passe très courant")).toBeVisible();
  await password(page).fill(PASSWORD);
  await expect(page.getByText("Solidité")).toContainText("Très solide");
  await page.getByRole("button", { name: "Creer un compte" }).click();
  await expect(page.getByText("Création de compte réussie").first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/login$/);
  await expect(page.getByRole("heading", { name: "Connexion" })).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await password(page).fill("pas celui-là");
  await page.getByRole("button", { name: "Se Connecter", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Authentification échouée");

  // The answer waits until the message was seen.
  let answer = () => {};
  const seen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/session", async (route) => {
    if (route.request().method() === "POST") await seen;
    await route.continue();
  });
  await password(page).fill(PASSWORD);
  await page.getByRole("button", { name: "Se Connecter", exact: true }).click();
  await expect(page.getByText("Loading.....")).toBeVisible();
  answer();
  await expect(page.getByText("Authentification réussie").first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/typesite$/);

  await page.goto("/dashboard/login");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the password can be shown and hidden, and the form works by keyboard alone", async ({ page, server }) => {
  const email = newEmail();
  await signUp(server, email);
  await page.goto("/dashboard/login");
  await page.getByLabel("E-mail").focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await expect(password(page)).toHaveAttribute("type", "password");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Afficher le mot de passe" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(password(page)).toHaveAttribute("type", "text");
  await expect(page.getByRole("button", { name: "Masquer le mot de passe" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(password(page)).toHaveAttribute("type", "password");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a taken address and closed sign-ups are said at the form", async ({ page, server }) => {
  const email = newEmail();
  await signUp(server, email);
  await page.goto("/dashboard/signup");
  await page.getByLabel("Nom").fill("Maëlle");
  await page.getByLabel("E-mail").fill(email.toUpperCase());
  await password(page).fill(PASSWORD);
  await page.getByRole("button", { name: "Creer un compte" }).click();
  await expect(page.getByText("Quelque chose s'est mal passé")).toBeVisible();
  await expect(page.getByText("Un compte existe déjà avec cette adresse.")).toBeVisible();

  const closed = await Server.start({ VITRINE_SIGNUP: "closed" });
  await page.goto(`${closed.url}/dashboard/signup`);
  const closedWords = "Les inscriptions sont fermées sur ce serveur.";
  await expect(page.getByText(closedWords)).toBeVisible();
  await page.getByLabel("Nom").fill("Maëlle");
  await page.getByLabel("E-mail").fill(newEmail());
  await password(page).fill(PASSWORD);
  await page.getByRole("button", { name: "Creer un compte" }).click();
  await expect(page.getByRole("alert")).toContainText(closedWords);
  await closed.stop();
});

/** As if nobody had confirmed any address here: for owners who were there before strangers were let in. */
const forgetConfirmations = (server: Server): void => {
  const program = `import sqlite3, sys
with sqlite3.connect(sys.argv[1], timeout=20) as c:
    c.execute("UPDATE accounts SET email_verified_at = NULL")
    c.execute("UPDATE sites SET awaits_address = 1")`;
  execFileSync(python, ["-c", program, join(server.data, "vitrine.sqlite3")]);
};

test("where strangers sign up: the terms, a confirmed address, then the site is on line", async ({ page }) => {
  const texts = await mkdtemp(join(tmpdir(), "vitrine-texts-"));
  const write = (words: string) => writeFile(join(texts, "conditions.fr.md"), `# Conditions\n\n${words}\n`);
  await write("Soyez courtois.");
  const shared = await Server.start({ VITRINE_MODE: "public", VITRINE_TEXTS: texts });
  const email = newEmail();
  await page.goto(`${shared.url}/dashboard/signup`);
  await page.getByLabel("Nom").fill("Maëlle Kerbrat");
  await page.getByLabel("E-mail").fill(email);
  await password(page).fill(PASSWORD);
  const terms = page.getByLabel("J’accepte les conditions d’utilisation");
  await expect(page.getByRole("link", { name: /conditions d’utilisation/ })).toHaveAttribute("href", "/fr/conditions");
  await page.getByRole("button", { name: "Creer un compte" }).click();
  await expect(page.getByRole("alert")).toHaveText("Acceptez les conditions d’utilisation pour créer un compte.");
  await expect(terms).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await expect(password(page)).toHaveValue(PASSWORD); // nothing typed is lost
  await terms.check();
  await page.getByRole("button", { name: "Creer un compte" }).click();
  // The form tells nobody whose addresses are known: the mail does.
  await expect(page.getByText(`Un message vient d’être envoyé à ${email}.`)).toBeVisible();
  // Followed in another browser than the one that signed up, who may have been anybody.
  await page.context().clearCookies();
  await page.goto(await mailedLink(shared, email, "verify"));
  await expect(page.getByText("Pour confirmer votre adresse, choisissez votre mot de passe")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Nouveau mot de passe").fill("un-autre-mot-de-passe");
  // The login asks who is signed in: nobody, and the message of the password stays.
  const asked = page.waitForResponse((answer) => answer.url().endsWith("/api/session"));
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await asked;
  await expect(page.getByRole("heading", { name: "Connexion" })).toBeVisible();
  await page.goto(`${shared.url}/dashboard/login`);
  await page.getByLabel("E-mail").fill(email);
  await password(page).fill("un-autre-mot-de-passe");
  await page.getByRole("button", { name: "Se Connecter", exact: true }).click();
  await expect(page.getByRole("button", { name: /compte de/i })).toBeVisible();
  await prepareSite(page, ["FR"]);
  await storeSection(page, "home", "FR", { texts: { title: "Donner à lire" } });
  const visit = async () => (await page.request.get(`${shared.url}/@maelle-kerbrat`)).text();
  expect(await visit()).toContain("Donner à lire");

  // Other words: asked once, and his data stay within reach.
  await write("Soyez courtois et brefs.");
  await expect(async () => {
    await page.goto(`${shared.url}/dashboard`);
    await expect(page.getByRole("heading", { name: "Les conditions d’utilisation" })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Emporter mes données ou supprimer mon compte" }).click();
  await expect(page.getByRole("heading", { name: "Mon compte" })).toBeVisible();
  await page.goto(`${shared.url}/dashboard/typesite`);
  await page.getByRole("button", { name: "J’accepte" }).click();
  await expect(page.getByLabel("Ajouter une langue", { exact: true })).toBeVisible();

  // Whoever was here before and never confirmed is told why nobody sees his site, and what to do.
  forgetConfirmations(shared);
  await page.goto(`${shared.url}/dashboard/diffusion`);
  await expect(page.getByText(/dès que votre adresse e-mail sera confirmée/)).toBeVisible();
  await page.goto(`${shared.url}/dashboard`);
  await expect(page.getByRole("heading", { name: "Attend votre adresse" })).toBeVisible();
  expect(await visit()).not.toContain("Donner à lire");
  const reminders = page.getByRole("region", { name: "À savoir" });
  await expect(reminders).toContainText("Votre site n’est pas encore visible");
  await expectAccessible(page);
  const before = await mailedLink(shared, email, "verify");
  await reminders.getByRole("button", { name: "Renvoyer le lien" }).click();
  await expect.poll(() => mailedLink(shared, email, "verify")).not.toBe(before);
  await page.goto(await mailedLink(shared, email, "verify"));
  await expect(page.getByText(`L’adresse ${email} est confirmée.`)).toBeVisible();
  expect(await visit()).toContain("Donner à lire");
  await shared.stop();
  await rm(texts, { recursive: true });
});

test("a session outlives a reload, is shared by tabs, and signing out reaches them all", async ({
  page,
  context,
  server,
}) => {
  const email = newEmail();
  await signUp(server, email);
  await signIn(page, email);
  await page.reload();
  await expect(page.getByRole("button", { name: /compte de/i })).toBeVisible();

  const other = await context.newPage();
  await other.goto("/dashboard/account");
  await expect(other.getByRole("heading", { name: "Mon compte" })).toBeVisible();
  const dots = other.getByRole("radiogroup", { name: "Thème du site" });
  await dots.getByRole("radio", { name: "Noir" }).check();

  const signOutHere = async () => {
    await page.getByRole("button", { name: /compte de/i }).click();
    await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
    await expect(page).toHaveURL(/\/dashboard\/login$/);
    await expect(other).toHaveURL(/\/dashboard\/login$/);
  };
  await signOutHere();

  // The theme that waited for a save in the other tab is nothing to whoever comes next.
  const next = newEmail();
  await signUp(server, next);
  await signIn(page, next);
  await expect(other).toHaveURL(/\/dashboard\/account$/);
  await expect(dots.getByRole("radio", { name: "Noir" })).not.toBeChecked();
  await signOutHere();

  // And signing in again in one brings the other back to where it was.
  await signIn(page, email);
  await expect(other).toHaveURL(/\/dashboard\/account$/);
});

test("the token is exchanged five minutes before its hour is over", async ({ page, context, server }) => {
  const email = newEmail();
  await signUp(server, email);
  await page.clock.install();
  // No call may be under way when the hour leaps on: it would have waited longer than calls may.
  let underWay = 0;
  page.on("request", () => (underWay += 1));
  page.on("requestfinished", () => (underWay -= 1));
  page.on("requestfailed", () => (underWay -= 1));
  await signIn(page, email);
  const token = async () => (await context.cookies()).find((cookie) => cookie.name === "vitrine_session")?.value;
  const first = await token();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => underWay).toBe(0);
  await page.clock.fastForward("54:30");
  expect(await token()).toBe(first);
  await expect.poll(() => underWay).toBe(0);
  const refreshed = page.waitForResponse((answer) => answer.url().endsWith("/api/session/refresh"));
  await page.clock.fastForward("01:00");
  expect((await refreshed).status()).toBe(200);
  await expect.poll(token).not.toBe(first);
});

test("a session that ends while working is taken up again on the spot, and nothing typed is lost", async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail();
  await signUp(server, email);
  await signIn(page, email);
  await page.goto("/dashboard/account");
  await page.getByLabel("Nom", { exact: true }).fill("Maëlle K., graphiste");

  const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn(elsewhere, email);
  await elsewhere.goto("/dashboard/account");
  await elsewhere.getByRole("button", { name: "Déconnecter toutes les autres sessions" }).click();
  await expect(elsewhere.getByText("Les autres sessions sont fermées.").first()).toBeVisible();

  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Votre session est terminée" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Mot de passe", { exact: true }).fill("pas celui-là");
  await dialog.getByRole("button", { name: "Se Connecter", exact: true }).click();
  await expect(dialog.getByText("Authentification échouée")).toBeVisible();
  await dialog.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Se Connecter", exact: true }).click();

  // The save that was refused goes on by itself.
  await expect(page.getByText("Enregistrement réussi !").first()).toBeVisible();
  await expect(page.getByLabel("Nom", { exact: true })).toHaveValue("Maëlle K., graphiste");
  await page.reload();
  await expect(page.getByLabel("Nom", { exact: true })).toHaveValue("Maëlle K., graphiste");
});

test("a theme tried and not saved reaches nobody else who signs in here after the page was opened anew", async ({
  page,
  context,
  server,
}) => {
  const [first, next] = [newEmail(), newEmail()];
  for (const email of [first, next]) {
    await signUp(server, email);
    await signIn(page, email);
    await prepareSite(page, ["FR"]);
    await context.clearCookies();
  }
  const themes = page.getByRole("radiogroup", { name: "Thème du site" });
  await signIn(page, first);
  await page.goto("/dashboard/typesite");
  await themes.getByRole("radio", { name: "Vert" }).check();

  // The login's page does not load the module that wrote the choice into the tab's storage.
  await context.clearCookies();
  await page.reload();
  await signIn(page, next);
  await page.goto("/dashboard/typesite");
  await expect(themes.getByRole("radio", { name: "Bleu" })).toBeChecked();
});

test("a forgotten password is replaced through the mailed link, which works once", async ({ page, server }) => {
  const email = newEmail();
  await signUp(server, email);
  await page.goto("/dashboard/login");
  await page.getByRole("link", { name: /Mot de passe oublié/ }).click();
  // The login has a field of this name too: what is typed there is not what is sent from here.
  await expect(page.getByRole("heading", { name: "Mot de passe oublié" })).toBeVisible();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
  await expect(page.getByText("Si un compte existe avec cette adresse")).toBeVisible();

  const link = await mailedLink(server, email, "reset");
  await page.goto(link);
  await page.getByLabel("Nouveau mot de passe").fill("un-autre-mot-de-passe");
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(page.getByText("Mot de passe enregistré.").first()).toBeVisible();
  await signIn(page, email, "un-autre-mot-de-passe");

  await page.goto("/home");
  await page.goto(link);
  await page.getByLabel("Nouveau mot de passe").fill("encore-un-autre");
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(page.getByRole("alert")).toContainText("Ce lien a déjà servi");
});

test("an unverified address is reminded of until its link is followed", async ({ page, server }) => {
  const email = newEmail();
  await signUp(server, email);
  await signIn(page, email);
  const reminder = page.getByText(`Confirmez votre adresse ${email}`);
  await expect(reminder).toBeVisible();
  await page.goto(await mailedLink(server, email, "verify"));
  await expect(page.getByText(`L’adresse ${email} est confirmée.`)).toBeVisible();
  await page.getByRole("link", { name: "Aller au tableau de bord" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(reminder).toHaveCount(0);
});

test("the account screen changes address and password, lists the sessions, and the former mailbox puts it back", async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail();
  await signUp(server, email);
  await signIn(page, email);
  await page.goto(await mailedLink(server, email, "verify"));
  await expect(page.getByText(`L’adresse ${email} est confirmée.`)).toBeVisible();
  await page.goto("/dashboard/account");
  await expect(page.getByText("Cette session")).toBeVisible();

  const newAddress = newEmail();
  await page.getByLabel("E-mail", { exact: true }).fill(newAddress);
  await page.getByRole("button", { name: "Changer l’adresse" }).click();
  await expect(page.getByText(`Un lien de confirmation a été envoyé à ${newAddress}.`)).toBeVisible();
  await page.goto(await mailedLink(server, newAddress, "verify"));
  await expect(page.getByText(`L’adresse ${newAddress} est confirmée.`)).toBeVisible();

  const phone = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn(phone, newAddress);
  await page.goto("/dashboard/account");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(newAddress);
  await page.getByRole("button", { name: /^Déconnecter Chrome/ }).click();
  await expect(page.getByText("Session fermée.").first()).toBeVisible();
  await phone.goto("/dashboard");
  await expect(phone).toHaveURL(/\/dashboard\/login$/);

  await page.getByLabel("Nouveau mot de passe").fill("un-autre-mot-de-passe");
  await page.getByRole("button", { name: "Changer le mot de passe" }).click();
  await expect(page.getByText("Mot de passe changé.").first()).toBeVisible();
  await signIn(phone, newAddress, "un-autre-mot-de-passe");

  await page.goto(await mailedLink(server, email, "undo"));
  await page.getByRole("button", { name: "Remettre mon ancienne adresse" }).click();
  await expect(page.getByText(`${email} est de nouveau l’adresse`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Choisir un nouveau mot de passe" }).click();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await phone.goto("/dashboard");
  await expect(phone).toHaveURL(/\/dashboard\/login$/);
});

test("deleting the account asks for its address, and takes everything away", async ({ page, server }) => {
  const email = newEmail();
  await signUp(server, email);
  await signIn(page, email);
  await page.goto("/dashboard/account");
  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  const dialog = page.getByRole("dialog", { name: /Supprimer ce compte/ });
  await expectAccessible(page);
  await dialog.getByLabel("E-mail").fill("quelqu-un@kerbrat.studio");
  await dialog.getByRole("button", { name: "Supprimer mon compte" }).click();
  await expect(dialog.getByText("Ce n’est pas l’adresse de ce compte.")).toBeVisible();
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByRole("button", { name: "Supprimer mon compte" }).click();
  await expect(page.getByText("Votre compte a été supprimé.").first()).toBeVisible();

  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/dashboard\/login$/);
  await page.getByLabel("E-mail").fill(email);
  await password(page).fill(PASSWORD);
  await page.getByRole("button", { name: "Se Connecter", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Authentification échouée");
});

test("without an identity provider the button says so and does not hang", async ({ page }) => {
  await page.goto("/dashboard/signup");
  await page.getByRole("button", { name: "Se Connecter avec Google" }).click();
  await expect(page.getByRole("alert")).toContainText("Échec de la connexion avec Google.");
  await expect(page.getByRole("alert")).toContainText("Aucun fournisseur d’identité n’est configuré");
  await expect(page.getByRole("button", { name: "Se Connecter avec Google" })).not.toHaveAttribute("aria-busy");
});
