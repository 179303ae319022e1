/** Pages beside the main one: the legal page from the reminder under 'Diffusion' to what a visitor reads, and a project’s own page. */
import { storeFile, storeSection } from "./support/contents.ts";
import { expect, test } from "./support/fixtures.ts";
import { handOverHtml } from "./support/html.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { pngFile } from "./support/pictures.ts";
import { expectAccessible } from "./support/quality.ts";
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
  await page.goto("/dashboard/diffusion");
  const card = page.getByRole("region", { name: "Mentions légales" });
  await expect(card.getByText("À remplir")).toBeVisible();
  await card.getByRole("link", { name: "Remplir" }).click();
  await expect(page).toHaveURL(/\/dashboard\/formmentions$/);
  const why = page.getByRole("button", { name: "Explication\u202f: Mentions légales" });
  const explanation = page.locator("#hint-legal");
  await expect(why).toBeVisible();
  await expect(explanation).toBeHidden();
  await why.click();
  await expect(explanation).toBeVisible();
  await why.click();

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
      await handOverHtml({ page: await (await visitor.request.get(visitor.url())).text() });
    }
    await visitor.getByRole("link", { name: "Retour au site" }).click();
    await expect(visitor).toHaveURL(`/@${slug}/fr`);
    await context.close();
  }
});

test("a project gets a page of its own, and visitors find it from its card with and without scripts", async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  await signUpAndIn(page, "Élise Maréchal");
  await prepareSite(page, ["FR"], await server.newKey());
  await storeSection(page, "home", "FR", { texts: { headline: "Donner à lire" } });
  const image = await storeFile(page, "image");
  const projects = ["Quai des Brumes", "L’autre"].map((title, place) => ({ id: `project-${place}`, image, title }));
  await storeSection(page, "projects", "FR", { texts: { heading: "Projets" }, lists: { projects }, layout: "option2" });
  await page.goto("/dashboard/formprojet");
  await page.getByRole("button", { name: "Page du projet : Quai des Brumes" }).click();
  await page.getByRole("switch", { name: "Ce projet a sa page" }).click();
  await expect(page.getByLabel("Adresse de la page")).toHaveValue("quai-des-brumes");

  // What is wrong is said at the field; what is right stands in the preview at once.
  const preview = page.getByRole("region", { name: "Aperçu" });
  await page.getByLabel("Récit").fill("Un livre, puis un autre.");
  await expect(preview.getByText("Un livre, puis un autre.")).toBeVisible();
  for (let word = 0; word < 2; word += 1) await page.getByLabel("Récit").press("ControlOrMeta+Shift+ArrowLeft");
  await page.getByLabel("Récit").press("ControlOrMeta+b");
  await expect(preview.locator(".project-story strong")).toHaveText("autre.");
  await page.getByLabel("Film", { exact: false }).first().fill("https://example.org/page");
  await expect(page.getByText("Un lien vers un fichier vidéo", { exact: false })).toBeVisible();
  await page.getByLabel("Film", { exact: false }).first().fill("https://films.example.org/quai.mp4");
  await expect(preview.getByText("Chargé depuis films.example.org après votre clic")).toBeVisible();
  const several = await Promise.all(
    ["green", "purple"].map(async (colour) => ({
      name: `${colour}.png`,
      mimeType: "image/png",
      buffer: await pngFile(page, colour),
    })),
  );
  await page.locator("input[type=file][multiple]").setInputFiles(several);
  await expect(page.locator(".page-picture")).toHaveCount(2);
  await page.getByLabel("Légende").first().fill("Le quai, un matin");
  await page
    .getByRole("radiogroup", { name: /^Largeur – Image 2/ })
    .getByText("Demi-largeur")
    .click();
  await page.getByRole("button", { name: "Reculer Image 2" }).click();
  await expect(preview.locator(".project-picture").first()).toHaveClass(/is-half/);
  // What matters in a picture, by keys; it is cut around it at once.
  await page.getByRole("button", { name: "Cadrer : Le quai, un matin" }).click();
  await page.getByRole("slider", { name: "Point important" }).press("Shift+ArrowRight");
  await page.getByLabel("Zoom").press("ArrowRight");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Terminé" }).click();
  await expect(preview.locator(".project-picture img.at-60-50-105")).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Enregistrer (FR)" }).click();
  await expect(page.getByText("Projet (FR) enregistré avec succès !").first()).toBeVisible();
  await page.getByRole("link", { name: "Retour aux projets" }).click();
  await expect(page.getByRole("button", { name: "Page du projet : L’autre" })).toBeVisible();

  const { slug } = await page.evaluate(async () => (await fetch("/api/site")).json());
  const at = `/@${slug}/fr/projet/quai-des-brumes`;
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? "", locale: "fr-FR" });
    await context.route("https://films.example.org/**", (route) =>
      route.fulfill({ contentType: "video/mp4", body: "" }),
    );
    const visitor = await context.newPage();
    const asked: string[] = [];
    visitor.on("request", (request) => asked.push(new URL(request.url()).host));
    await visitor.goto(`/@${slug}/fr`);
    await visitor.getByRole("link", { name: "Voir le projet Quai des Brumes" }).first().focus();
    await visitor.keyboard.press("Enter");
    await expect(visitor).toHaveURL(at);
    await expect(visitor.getByRole("heading", { level: 1, name: "Quai des Brumes" })).toBeVisible();
    await expect(visitor.getByText("Le quai, un matin")).toBeVisible();
    await expect(visitor.locator("img.is-cut.at-60-50-105")).toHaveCSS("transform", "matrix(1.05, 0, 0, 1.05, 0, 0)");
    await expect(visitor.locator(".project-story strong")).toHaveText("autre.");
    const film = visitor.getByRole("link", { name: "Lire le film" });
    await expect(film).toHaveAttribute("href", "https://films.example.org/quai.mp4");
    expect(asked).not.toContain("films.example.org");
    if (javaScriptEnabled) {
      await expectAccessible(visitor);
      await handOverHtml({ page: await (await visitor.request.get(at)).text() });
      await film.click();
      await expect(visitor.locator("video")).toHaveAttribute("src", "https://films.example.org/quai.mp4");
    }
    await visitor.getByRole("link", { name: "Tous les projets" }).click();
    await expect(visitor).toHaveURL(`/@${slug}/fr#projet`);
    await context.close();
  }
});
