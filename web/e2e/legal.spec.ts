/** The legal page: from the reminder on the landing to what a visitor reads, with and without scripts. */
import { storeSection } from "./support/contents.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { expectAccessible, htmlErrors } from "./support/quality.ts";
import { keepToasts } from "./support/toasts.ts";

test.beforeEach(({ context }) => keepToasts(context));

const title = "Mentions légales et confidentialité";

test("an owner fills in who he is, and visitors find it in the footer without any script", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUpAndIn(page, "Élise Maréchal");
  await prepareSite(page, ["FR"]);
  await storeSection(page, "home", "FR", { texts: { headline: "Donner à lire" } });
  await page.goto("/dashboard");
  const card = page.getByRole("region", { name: "Mentions légales" });
  await expect(card.getByText("À remplir")).toBeVisible();
  await card.getByRole("link", { name: "Remplir" }).click();
  await expect(page).toHaveURL(/\/dashboard\/formmentions$/);

  // What is typed stands in the preview at once; a part of it makes no page yet.
  const preview = page.getByRole("region", { name: "Aperçu" });
  await page.getByLabel(/^Éditeur/).fill("Élise Maréchal, entreprise individuelle");
  await expect(preview.getByText("Élise Maréchal, entreprise individuelle").first()).toBeVisible();
  await page.getByLabel("E-mail pour les demandes").fill("elise@example.org");
  await page.getByRole("button", { name: "Annuler la dernière modification" }).click();
  await expect(page.getByLabel("E-mail pour les demandes")).toHaveValue("");
  await page.getByRole("button", { name: "Rétablir" }).click();
  await page.getByLabel("Hébergeur").fill("Hébergeur SAS\n1 rue du Port, Nantes");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Enregistrer (FR)" }).click();
  await expect(page.getByText("Mentions légales enregistrées !").first()).toBeVisible();
  await page.getByRole("link", { name: "Retour", exact: true }).click();
  await expect(card.getByText("En ligne")).toBeVisible();
  await page.goto("/dashboard/formcontact");
  await page.getByRole("link", { name: "Mentions légales", exact: true }).click();
  await expect(page.getByLabel(/^Éditeur/)).toHaveValue("Élise Maréchal, entreprise individuelle");

  const { slug } = await page.evaluate(async () => (await fetch("/api/site")).json());
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? "", locale: "fr-FR" });
    const visitor = await context.newPage();
    await visitor.goto(`/@${slug}`);
    await visitor.getByRole("contentinfo").getByRole("link", { name: title }).click();
    await expect(visitor).toHaveURL(`/@${slug}/fr/mentions`);
    await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText("1 rue du Port, Nantes")).toBeVisible();
    if (javaScriptEnabled) {
      await expectAccessible(visitor);
      const fetched = await visitor.evaluate(() =>
        performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")),
      );
      expect(fetched).toEqual([]);
      expect(await htmlErrors(await (await visitor.request.get(`/@${slug}/fr/mentions`)).text())).toEqual([]);
    }
    await visitor.getByRole("link", { name: "Retour au site" }).click();
    await expect(visitor).toHaveURL(`/@${slug}/fr`);
    await context.close();
  }
});
