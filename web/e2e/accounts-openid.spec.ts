/** Signing in through a real OpenID Connect provider (npm oidc-provider, PKCE enforced), in a real popup. */
import type { Page } from "@playwright/test";
import { letTimePass, newEmail, PASSWORD, signIn, signUp } from "./support/accounts.ts";
import { test as base, expect } from "./support/fixtures.ts";
import { IdentityProvider } from "./support/identity-provider.ts";
import { freePort } from "./support/process.ts";
import { Server } from "./support/server.ts";
import { keepToasts } from "./support/toasts.ts";

/** The two must know each other's address, so they are started together. */
async function startPair() {
  const port = await freePort();
  const server = await Server.start({
    VITRINE_OIDC_ISSUER: `http://127.0.0.1:${port}`,
    VITRINE_OIDC_CLIENT_ID: "vitrine",
    VITRINE_OIDC_CLIENT_SECRET: "secret",
  });
  const provider = await IdentityProvider.start([`${server.url}/api/openid/callback`], port);
  const stop = async () => {
    await provider.stop();
    await server.stop();
  };
  return { server, provider, stop };
}

const test = base.extend<{ pair: Awaited<ReturnType<typeof startPair>> }>({
  pair: [async ({ shared }, use) => use(await shared.once("openid", startPair)), { timeout: 200_000 }],
  server: async ({ pair }, use) => use(pair.server),
});

// One of these servers is enough.
test.describe.configure({ mode: "default" });
// The provider's own page asks for a favicon; refused calls are part of the journeys.
test.use({ expectedErrors: [/Failed to load resource/] });
test.beforeEach(({ context }) => keepToasts(context));

const button = (page: Page) => page.getByRole("button", { name: "Se Connecter avec Google" });

async function throughPopup(page: Page, email: string, choice: "Continuer" | "Refuser" = "Continuer"): Promise<void> {
  const opening = page.waitForEvent("popup");
  await button(page).click();
  const popup = await opening;
  if (email) await popup.getByLabel("Adresse").fill(email);
  await popup.getByRole("button", { name: choice }).click();
}

test("the first time leads to /home, later times to the dashboard, and dangerous things ask anew", async ({
  page,
  context,
  server,
}) => {
  const email = newEmail();
  await page.goto("/dashboard/signup");
  await throughPopup(page, email);
  await expect(page).toHaveURL(/\/home/);

  await page.goto("/dashboard/account");
  await expect(page.getByText(`Relié à ${email}`)).toBeVisible();
  await context.clearCookies();
  await page.goto("/dashboard/login");
  await throughPopup(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);

  letTimePass(server);
  await page.goto("/dashboard/account");
  await page.getByRole("button", { name: "Activer la double vérification" }).click();
  const opening = page.waitForEvent("popup");
  await page.getByRole("dialog").getByRole("button", { name: "Confirmer avec Google" }).click();
  const popup = await opening;
  await popup.getByLabel("Adresse").fill(email);
  await popup.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByRole("dialog", { name: "Activer la double vérification" })).toBeVisible();
});

test("the provider is always asked for an account, even when it knows one", async ({ page, context }) => {
  await page.goto("/dashboard/signup");
  await throughPopup(page, newEmail());
  await expect(page).toHaveURL(/\/home/);
  await context.clearCookies({ name: /^vitrine/ });
  await page.goto("/dashboard/login");
  const opening = page.waitForEvent("popup");
  await button(page).click();
  await expect((await opening).getByLabel("Adresse")).toBeVisible();
});

test("refused, closed and blocked windows each end in the inline sentence with the reason", async ({ page }) => {
  await page.goto("/dashboard/signup");
  const alert = page.getByRole("alert");

  await throughPopup(page, "", "Refuser");
  await expect(alert).toContainText("Échec de la connexion avec Google. L’accès a été refusé.");

  const opening = page.waitForEvent("popup");
  await button(page).click();
  const popup = await opening;
  await popup.getByLabel("Adresse").waitFor();
  await popup.close();
  await expect(alert).toContainText("La fenêtre a été fermée avant la fin.");
  await expect(button(page)).not.toHaveAttribute("aria-busy");

  await page.evaluate(() => {
    window.open = () => null;
  });
  await button(page).click();
  await expect(alert).toContainText("Le navigateur a bloqué la fenêtre.");
});

test("a password account is linked only after its password, then opens by itself", async ({
  page,
  context,
  server,
}) => {
  const email = newEmail();
  await signUp(server, email);
  await page.goto("/dashboard/signup");
  await throughPopup(page, email);
  await expect(page).toHaveURL(/\/dashboard\/login$/);
  await expect(page.getByText("Connectez-vous avec son mot de passe pour le relier à Google.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Se Connecter", exact: true }).click();
  await expect(page.getByText("Votre compte Google est relié.").first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);

  await context.clearCookies();
  await page.goto("/dashboard/login");
  await throughPopup(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("an address that the provider does not vouch for never opens a password account", async ({ page, server }) => {
  const email = `unverified.${newEmail()}`;
  await signUp(server, email);
  await page.goto("/dashboard/login");
  await throughPopup(page, email);
  await expect(page.getByText("Connectez-vous avec son mot de passe")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/dashboard\/login$/);
});

test("an account links and unlinks Google on its own screen", async ({ page, server }) => {
  const email = newEmail();
  const google = newEmail();
  await signUp(server, email);
  await signIn(page, email);
  await page.goto("/dashboard/account");
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Relier un compte Google" }).click();
  const popup = await opening;
  await popup.getByLabel("Adresse").fill(google);
  await popup.getByRole("button", { name: "Continuer" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Relier un compte Google" });
  await dialog.getByRole("button", { name: "Relier un compte Google" }).click();
  await expect(page.getByText(`Relié à ${google}`)).toBeVisible();
  await page.getByRole("button", { name: "Délier" }).click();
  await expect(page.getByRole("button", { name: "Relier un compte Google" })).toBeVisible();
});

test("a provider that is down is said inline", async ({ page, pair, server }) => {
  await page.goto("/dashboard/signup");
  await expect(button(page)).toBeVisible();
  // The server keeps what it knows of the issuer for an hour: a fresh start has to ask.
  await server.pause();
  await server.resume();
  await pair.provider.stop();
  await button(page).click();
  await expect(page.getByRole("alert")).toContainText("Le fournisseur d’identité ne répond pas.");
});
