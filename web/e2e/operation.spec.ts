/** The operator's page: opened with two factors; a site is reported, suspended and resumed; the log has all of it. */
import { mailsTo, newEmail } from "./support/accounts.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { plugInDevice } from "./support/passkeys.ts";
import { expectAccessible, isFull } from "./support/quality.ts";
import { keepToasts } from "./support/toasts.ts";

// A notice of suspension answers 451, and whoever has no second factor is refused first. Passkeys are for names:
// 127.0.0.1 has none, localhost does.
test.use({
  settings: { VITRINE_FRONT_PAGE: "landing" },
  expectedErrors: [/status of (403|404|451)/],
  baseURL: async ({ server }, use) => use(server.url.replace("127.0.0.1", "localhost")),
});
test.beforeEach(({ context }) => keepToasts(context));

test("an operator finds a site, suspends it with a reason and lifts that; visitors, the owner and the log learn of it", async ({
  page,
  browser,
  server,
  baseURL,
}) => {
  const ownerPage = await browser.newPage({ baseURL: baseURL ?? "" });
  await keepToasts(ownerPage.context());
  const ownerEmail = await signUpAndIn(ownerPage, "Paul Propriétaire");
  await prepareSite(ownerPage, ["FR"]);
  const slug: string = await ownerPage.evaluate(async () => (await (await fetch("/api/site")).json()).slug);

  // For an owner like others there is no such place, neither in the menu nor at its address.
  await ownerPage.goto("/dashboard/operation");
  await expect(ownerPage.getByRole("heading", { name: "Cette page n’existe pas" })).toBeVisible();
  await ownerPage.getByRole("button", { name: /compte de/i }).click();
  await expect(ownerPage.getByRole("menuitem", { name: "Mon compte" })).toBeVisible();
  await expect(ownerPage.getByRole("menuitem", { name: "Exploitation" })).toHaveCount(0);

  // Whoever fills the form faster than this is no person: it is sent further down.
  const visitor = await browser.newPage({ baseURL: baseURL ?? "" });
  await visitor.goto(`/@${slug}/signaler`);
  await visitor.getByLabel("Motif").selectOption("copyright");
  await visitor.locator("#text").fill("Ces photographies sont les miennes.");

  const email = newEmail();
  await signUpAndIn(page, "Odile Exploitante", email);
  await server.command("operators", "add", email);
  await plugInDevice(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Bienvenue Odile" })).toBeVisible();
  await page.getByRole("button", { name: /compte de/i }).click();
  await page.getByRole("menuitem", { name: "Exploitation" }).click();

  // Without a second factor the page is where one gets it.
  await expect(page.getByRole("heading", { name: "D’abord la double vérification" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ajouter une clé d’accès" }).click();
  await expect(page.getByText("Clé d’accès ajoutée").first()).toBeVisible();
  await page.getByRole("button", { name: "C’est fait, ouvrir la page" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Utiliser une clé d’accès" }).click();
  await expect(page.getByText("Rien ne demande votre attention.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Visites" })).toBeVisible();
  await expect(page.getByRole("slider", { name: "Inscriptions, jour par jour sur 90 jours" })).toHaveAttribute(
    "aria-valuetext",
    /^\S+ \d+ \S+\u202f: /,
  );
  await page.getByRole("button", { name: /^Voir les \d+ tâches$/ }).click();
  await expect(page.getByRole("region", { name: "Tâches de fond" })).toContainText("figures.days");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Voir en tableau" }).click();
  await expect(page.getByRole("region", { name: "Les 90 derniers jours" }).getByRole("row")).toHaveCount(91);

  await visitor.locator("button[type=submit]").click();
  await expect(visitor.getByRole("status")).toBeVisible();

  // Found by a word that stands in its name; opened, suspended.
  await page.getByRole("link", { name: "Comptes et sites" }).click();
  await expect(page.getByRole("link", { name: /Odile Exploitante/ })).toBeVisible();
  await page.getByRole("searchbox", { name: "Chercher un compte ou un site" }).fill("propriét");
  await expect(page.getByRole("status").filter({ hasText: "1 compte trouvé" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /Paul Propriétaire/ }).click();
  await expect(page.getByRole("heading", { name: "Paul Propriétaire" })).toBeFocused();
  await expect(page.getByText("Rien n’a été fait sur ce compte.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Signalements" })).toContainText("Ces photographies sont les miennes.");
  await page.getByRole("button", { name: "Suspendre", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Suspendre /@${slug}` });
  await expect(dialog.getByText(`${ownerEmail} reçoit un e-mail avec le motif.`)).toBeVisible();
  await dialog.getByRole("button", { name: "Suspendre le site" }).click();
  await expect(dialog.getByText("Dites pourquoi")).toBeVisible();
  await expectAccessible(page);
  const reason = `Contrefaçon signalée par son auteur, ici\u202f: https://example.org/${"tres-long".repeat(12)}`;
  await dialog.getByLabel("Motif").fill(reason);
  await dialog.getByRole("button", { name: "Suspendre le site" }).click();
  await expect(page.getByText(`/@${slug} est suspendu.`).first()).toBeVisible();
  await expect(page.getByText(/^Suspendu \(pour raison légale\) depuis le/)).toBeVisible();
  await expectAccessible(page);

  // Visitors get a notice, the owner reads why, at the top of every screen and beside the site's state.
  expect((await visitor.goto(`/@${slug}`))?.status()).toBe(451);
  await expect(visitor.getByRole("heading", { name: "Site indisponible" })).toBeVisible();
  await expectAccessible(visitor);
  await ownerPage.goto("/dashboard");
  const banner = ownerPage.getByRole("status").filter({ hasText: "Votre site est suspendu depuis le" });
  await expect(banner).toContainText(reason);
  await expect(ownerPage.getByRole("heading", { name: "Suspendu", exact: true })).toBeVisible();
  await expect(ownerPage.getByRole("banner").getByRole("link", { name: /^Voir le site suspendu/ })).toBeVisible();
  await expectAccessible(ownerPage);
  await ownerPage.setViewportSize({ width: 390, height: 800 });
  expect(await ownerPage.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await banner.getByRole("link", { name: "Emporter mes données" }).click();
  await expect(ownerPage.getByRole("heading", { name: "Vos données" })).toBeVisible();
  await ownerPage.goto("/dashboard/diffusion");
  await expect(banner).toContainText(reason);
  await expect.poll(() => mailsTo(server, ownerEmail).join("\n")).toContain("Contrefaçon signalée");

  // Lifted again, from the list of those that are suspended.
  await page.getByRole("link", { name: "Tous les comptes" }).click();
  await page.getByRole("combobox", { name: "État du site" }).selectOption("Suspendus");
  await page.getByRole("link", { name: /Paul Propriétaire/ }).click();
  await page.getByRole("button", { name: "Lever la suspension" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Lever la suspension" }).click();
  await expect(page.getByText(`/@${slug} n’est plus suspendu.`).first()).toBeVisible();
  expect((await visitor.goto(`/@${slug}`))?.status()).toBe(200);
  await ownerPage.reload();
  await expect(ownerPage.getByRole("radio", { name: "En ligne" })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect.poll(() => mailsTo(server, ownerEmail).join("\n")).toContain("est levée");

  await page.getByRole("link", { name: /^Signalements/ }).click();
  await expect(page.getByRole("link", { name: "Signalements 1 à traiter" })).toBeVisible();
  const report = page.getByRole("listitem").filter({ hasText: "Ces photographies sont les miennes." });
  await expect(report).toContainText("Droit d’auteur");
  await expect(report.getByRole("link", { name: `/@${slug}` })).toBeVisible();
  await expectAccessible(page);
  await report.getByRole("button", { name: "Marquer comme traité…" }).click();
  await page.getByRole("dialog").getByLabel("Ce qui a été fait").fill("Photographies retirées.");
  await page.getByRole("dialog").getByRole("button", { name: "Marquer comme traité" }).click();
  await expect(page.getByText("Rien à traiter")).toBeVisible();
  await page.getByRole("radio", { name: "Traités" }).check({ force: true });
  await expect(report).toContainText("Photographies retirées.");

  // A key, shown once.
  await page.getByRole("link", { name: "Clés" }).click();
  await page.getByRole("button", { name: "Créer des clés" }).click();
  await page.getByRole("dialog").getByLabel("Note (facultatif)").fill("Pour Paul");
  await page.getByRole("dialog").getByRole("button", { name: "Créer", exact: true }).click();
  const made = page.getByRole("dialog", { name: "Clé créée" });
  await expect(made.getByRole("listitem")).toHaveText(/^(?:[2-9A-Z]{4}-){6}[2-9A-Z]{4}$/);
  await made.getByRole("button", { name: "Fermer" }).last().click();
  const free = page.getByRole("listitem").filter({ hasText: "Pour Paul" });
  await expect(free).toContainText("Libre");
  await expectAccessible(page);
  await free.getByRole("button", { name: /^Annuler la clé/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Annuler la clé" }).click();
  await expect(free).toContainText("Annulée");

  await page.getByRole("link", { name: "Journal" }).click();
  const deeds = page.getByRole("region", { name: "Journal" }).getByRole("listitem");
  // The first of all: the keys that every instance of the journeys begins with.
  await expect(deeds).toHaveCount(7);
  for (const [place, sentence] of [
    "Une clé a été annulée.",
    "1 clé a été créée (Pour Paul).",
    `Un signalement du site /@${slug} a été traité.`,
    `La suspension du site /@${slug} de ${ownerEmail} a été levée.`,
    `Le site /@${slug} de ${ownerEmail} a été suspendu pour raison légale.`,
    `${email} est devenu exploitant.`,
  ].entries()) {
    await expect(deeds.nth(place)).toContainText(sentence);
  }
  await expect(deeds.nth(4)).toContainText(`Motif\u202f: ${reason}`);
  await expect(deeds.nth(4)).toContainText(`par ${email}`);
  await expect(deeds.nth(5)).toContainText("depuis le serveur");
  await expectAccessible(page);

  // On a phone, and in the dark.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  for (const tab of ["", "?vue=comptes", "?vue=signalements", "?vue=cles", "?vue=journal"]) {
    await page.goto(`/dashboard/operation${tab}`);
    await expect(page.locator(".op-body")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    if (isFull || !tab) await expectAccessible(page);
  }
});
