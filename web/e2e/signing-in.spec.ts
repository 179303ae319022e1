/** Passkeys with Chromium's own authenticator, a second factor with real codes, and what is asked before dangerous things. */
import type { Page } from "@playwright/test";
import { letTimePass, mailedLink, newEmail, PASSWORD, run, signIn, signUp } from "./support/accounts.ts";
import { expect, test } from "./support/fixtures.ts";
import { plugInDevice } from "./support/passkeys.ts";
import { expectAccessible } from "./support/quality.ts";
import { keepToasts } from "./support/toasts.ts";

// Refused calls are what these journeys are about. Passkeys are for names: 127.0.0.1 has none, localhost does.
test.use({
  expectedErrors: [/Failed to load resource/],
  baseURL: async ({ server }, use) => use(server.url.replace("127.0.0.1", "localhost")),
});
test.beforeEach(({ context }) => keepToasts(context));

/** What the app on the phone shows, or will show in so many seconds: each code is good once. */
const codeOf = (secret: string, inSeconds = 0): string =>
  run(
    "import pyotp, sys, time; print(pyotp.TOTP(sys.argv[1]).at(time.time() + int(sys.argv[2])))",
    secret,
    String(inSeconds),
  );

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /compte de/i }).click();
  await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await expect(page.getByRole("heading", { name: "Connexion" })).toBeVisible();
}

test("a passkey is added, signs in without a password, confirms what is dangerous, and is removed", async ({
  page,
  server,
}) => {
  const email = newEmail();
  await signUp(server, email);
  // Beside the login the browser offers passkeys by itself where it can; here the button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await plugInDevice(page);
  await signIn(page, email);
  await page.goto("/dashboard/account");
  await expect(page.getByText("Aucune clé d’accès pour l’instant.")).toBeVisible();
  await page.getByRole("button", { name: "Ajouter une clé d’accès" }).click();
  await expect(page.getByText("Clé d’accès ajoutée").first()).toBeVisible();
  await page.getByRole("button", { name: /^Renommer Chrome/ }).click();
  await page.getByRole("dialog").getByLabel("Nom").fill("Ordinateur du bureau");
  await page.getByRole("dialog").getByRole("button", { name: "Enregistrer" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Ordinateur du bureau" });
  await expect(row).toContainText("jamais utilisée");
  await expectAccessible(page);

  await signOut(page);
  await page.getByRole("button", { name: "Se connecter avec une clé d’accès" }).click();
  await expect(page.getByRole("button", { name: /compte de/i })).toBeVisible();
  await page.goto("/dashboard/account");
  await expect(row).toContainText("utilisée cette minute");

  letTimePass(server);
  await page.reload();
  await page.getByRole("button", { name: "Retirer Ordinateur du bureau" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Retirer" }).click();
  const proof = page.getByRole("dialog", { name: "C’est bien vous" });
  await expect(proof.getByLabel("Mot de passe", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await proof.getByRole("button", { name: "Utiliser une clé d’accès" }).click();
  await expect(page.getByText("Clé d’accès retirée.").first()).toBeVisible();
  await expect(page.getByText("Aucune clé d’accès pour l’instant.")).toBeVisible();
});

test("the login offers passkeys by itself where the browser can, and again after its dialog was closed", async ({
  page,
  server,
  context,
}) => {
  // Nobody can close Chromium's dialog here, so another page has a device that says what it says then.
  const other = await context.newPage();
  await other.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => true;
    navigator.credentials.get = async (asked) => {
      const root = document.documentElement;
      if (asked?.mediation !== "conditional") throw new DOMException("closed", "NotAllowedError");
      root.dataset.offers = String(Number(root.dataset.offers ?? 0) + 1);
      return await new Promise(() => {});
    };
  });
  await other.goto("/dashboard/login");
  const offers = other.locator("html");
  await expect(offers).toHaveAttribute("data-offers", "1");
  await other.getByRole("button", { name: "Se connecter avec une clé d’accès" }).click();
  await expect(other.getByText("L’appareil n’a pas donné de clé d’accès.")).toBeVisible();
  await expect(offers).toHaveAttribute("data-offers", "2");
  await other.close();

  const email = newEmail();
  await signUp(server, email);
  await plugInDevice(page);
  await signIn(page, email);
  await page.goto("/dashboard/account");
  await page.getByRole("button", { name: "Ajouter une clé d’accès" }).click();
  await expect(page.getByText("Clé d’accès ajoutée").first()).toBeVisible();
  await page.getByRole("button", { name: /compte de/i }).click();
  await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
  // Chromium's authenticator takes the offer at once: nobody touches anything.
  await expect(page.getByText("Authentification réussie").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /compte de/i })).toBeVisible();
});

test("a second factor is set up, asked for, and confirms the deletion, which loses nothing typed", async ({
  page,
  server,
}) => {
  const email = newEmail();
  await signUp(server, email);
  await signIn(page, email);
  await page.goto("/dashboard/account");
  await page.getByRole("button", { name: "Activer la double vérification" }).click();
  const setUp = page.getByRole("dialog", { name: "Activer la double vérification" });
  await expect(setUp.getByRole("img", { name: /Carré à scanner/ })).toBeVisible();
  const secret = (await setUp.locator("code").innerText()).replaceAll(" ", "");
  await setUp.getByLabel("Code affiché par l’application").fill("000000");
  await setUp.getByRole("button", { name: "Activer" }).click();
  await expect(setUp.getByText("Ce code n’est pas le bon")).toBeVisible();
  await expectAccessible(page);
  await setUp.getByLabel("Code affiché par l’application").fill(codeOf(secret));
  await setUp.getByRole("button", { name: "Activer" }).click();

  const shown = page.getByRole("dialog", { name: "Vos codes de secours" });
  await expect(shown.getByRole("listitem")).toHaveCount(10);
  // A dialog hears clicks beside it a moment after it is drawn: on a slow machine that moment is longer than ours.
  await page.evaluate(() => new Promise((heard) => requestIdleCallback(() => setTimeout(heard, 50))));
  // Nothing but a word makes them vanish at the first try.
  await page.mouse.click(5, 5);
  await expect(shown.getByText("Gardez d’abord ces codes")).toBeVisible();
  const [spare = ""] = await shown.getByRole("listitem").allInnerTexts();
  const file = page.waitForEvent("download");
  await shown.getByRole("button", { name: "Télécharger" }).click();
  expect((await file).suggestedFilename()).toBe("codes-de-secours-vitrine.txt");
  await expectAccessible(page);
  await shown.getByRole("button", { name: "J’ai gardé mes codes" }).click();
  await expect(page.getByText("Il reste 10 codes de secours.")).toBeVisible();

  await signOut(page);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Se Connecter", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Deuxième étape" })).toBeVisible();
  // Words to press, not a grey button of the browser's own.
  await expect(page.getByRole("button", { name: "Utiliser un code de secours" })).toHaveCSS("border-top-width", "0px");
  await expectAccessible(page);
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ce code n’est pas le bon")).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(codeOf(secret, 30));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /compte de/i })).toBeVisible();

  letTimePass(server);
  await page.goto("/dashboard/account");
  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  const deletion = page.getByRole("dialog", { name: /Supprimer ce compte/ });
  await deletion.getByLabel("E-mail").fill(email);
  await deletion.getByRole("button", { name: "Supprimer mon compte" }).click();
  const proof = page.getByRole("dialog", { name: "C’est bien vous" });
  await proof.getByRole("button", { name: "Annuler" }).click();
  await expect(deletion.getByText("Par sécurité")).toBeVisible();
  await expect(deletion.getByLabel("E-mail")).toHaveValue(email);
  await deletion.getByRole("button", { name: "Supprimer mon compte" }).click();
  await proof.getByRole("button", { name: "Utiliser un code de secours" }).click();
  await proof.getByLabel("Code de secours").fill(spare);
  await proof.getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByText("Votre compte a été supprimé.").first()).toBeVisible();
});

test("a second factor that somebody else set is taken away by the link in its mail", async ({
  page,
  server,
  baseURL,
}) => {
  const email = newEmail();
  await signUp(server, email);
  await signIn(page, email);
  const here = (link: string) => link.replace(server.url, baseURL ?? "");
  await page.goto(here(await mailedLink(server, email, "verify")));
  await expect(page.getByText(`L’adresse ${email} est confirmée.`)).toBeVisible();
  // Whoever knows the password sets it; here that is this browser, without its screens.
  const call = { headers: { Origin: baseURL ?? "" } };
  const begun = await (await page.request.post("/api/account/second-factor", call)).json();
  await page.request.put("/api/account/second-factor", { ...call, data: { code: codeOf(begun.secret) } });

  await page.goto(here(await mailedLink(server, email, "undo-factor")));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Retirer cette double vérification" }).click();
  await expect(page.getByText(`Aucun code n’est plus demandé pour ouvrir le compte ${email}`)).toBeVisible();
  await page.getByRole("link", { name: "Choisir un nouveau mot de passe" }).click();
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
  await page.goto(here(await mailedLink(server, email, "reset")));
  await page.getByLabel("Nouveau mot de passe").fill("un-autre-mot-de-passe");
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(page.getByRole("heading", { name: "Connexion" })).toBeVisible();
  await signIn(page, email, "un-autre-mot-de-passe");
});
