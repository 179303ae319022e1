/** The first hour of an owner: what is online and what is not, what the state says, what a click in the preview opens. */
import type { Page } from "@playwright/test";
import { newId, storeFile, storeSection } from "./support/contents.ts";
import { saveLanguage } from "./support/editor.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { pngFile } from "./support/pictures.ts";
import { expectAccessible } from "./support/quality.ts";
import { keepToasts } from "./support/toasts.ts";

test.beforeEach(({ context }) => keepToasts(context));

const preview = (page: Page) => page.getByRole("region", { name: "Aperçu" });
const status = (page: Page) => page.locator(".save-status");
const bar = (page: Page) => page.getByRole("complementary", { name: "Votre site" });
const slugOf = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await fetch("/api/site")).json()).slug as string);
const skill = (title: string) => ({ id: newId(), image: null, title, description: "", alt: "" });

test("on his own page an owner is told what he sees; a visitor is told nothing, under construction neither", async ({
  page,
  browser,
  server,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"], await server.newKey());
  await storeSection(page, "home", "FR", { texts: { headline: "Livres et affiches" } });
  const slug = await slugOf(page);
  const visitor = await (await browser.newContext({ baseURL: server.url, locale: "fr-FR" })).newPage();

  await page.goto(`/@${slug}`);
  await expect(bar(page).getByRole("status")).toContainText("En ligne");

  await page.goto("/dashboard/formhome");
  await expect(page.getByRole("link", { name: /^Voir le site en ligne/ })).toBeVisible();
  await expect(page.getByText("Met en ligne la version française.")).toBeVisible();
  const kept = page.waitForResponse((answer) => answer.url().endsWith("/api/site/drafts/home"));
  await page.getByLabel("Titre", { exact: true }).fill("Signes et lettres");
  await kept;
  await expect(page.getByRole("link", { name: /^Voir le site brouillon/ })).toBeVisible();

  await page.goto(`/@${slug}`);
  await expect(page.locator("h1")).toHaveText(/Signes et lettres/);
  await expect(bar(page).getByRole("status")).toContainText("Brouillon");
  await bar(page).getByRole("link", { name: "Voir comme un visiteur" }).click();
  await expect(page.locator("h1")).toHaveText(/Livres et affiches/);
  await bar(page).getByRole("link", { name: "Revenir à ma vue" }).click();
  await expect(page.locator("h1")).toHaveText(/Signes et lettres/);
  await bar(page).getByRole("link", { name: "Continuer l’édition" }).click();
  await expect(page.getByLabel("Titre", { exact: true })).toHaveValue("Signes et lettres");

  // Under construction he sees his site, and the waiting page when he asks for a visitor's view.
  await page.goto("/dashboard/diffusion");
  await page.getByRole("radio", { name: "en construction" }).check();
  // The badge of a paid site can be switched off; both are saved from either screen.
  await page.getByRole("link", { name: "Création du site" }).click();
  await page.getByRole("switch", { name: /Montrer le badge/ }).uncheck();
  await expect(preview(page).locator(".site-badge")).toHaveCount(0);
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText(/le site reste en construction/)).toBeVisible();
  await page.goto(`/@${slug}`);
  await expect(page.locator("h1")).toHaveText(/Signes et lettres/);
  await expect(page.locator(".site-badge")).toHaveCount(0);
  await bar(page).getByRole("link", { name: "Voir comme un visiteur" }).click();
  await expect(page.locator("h1")).toHaveText("Site en construction");
  await expect(bar(page).getByRole("link", { name: "Revenir à ma vue" })).toBeVisible();
  // It speaks as his dashboard does, whatever the page is written in.
  await page.context().addCookies([{ name: "vitrine_language", value: "ar", url: page.url() }]);
  await page.goto(`/@${slug}`);
  const mirrored = page.getByRole("complementary", { name: "موقعك" });
  await expect(mirrored.getByRole("status")).toContainText("مسودة");
  await expect(mirrored).toHaveAttribute("dir", "rtl");

  const answer = await visitor.goto(`/@${slug}`);
  expect(await answer?.text()).not.toMatch(/Signes|Livres|owner-bar/);
  await expect(visitor.locator("h1")).toHaveText("Site en construction");
  await expect(bar(visitor)).toHaveCount(0);
  await visitor.close();
});

test("the state tells of a theme that is not saved; every draft is in the preview and marked on its tab; a click opens its field", async ({
  page,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  await storeSection(page, "home", "FR", { texts: { headline: "Livres et affiches" } });
  await storeSection(page, "skills", "FR", {
    texts: { heading: "Savoir-faire" },
    lists: { skills: [skill("Édition"), skill("Affiche")] },
  });
  await page.goto("/dashboard/formhome");
  await expect(status(page)).toHaveText("Enregistré");
  await page.getByRole("radiogroup", { name: "Thème du site" }).getByRole("radio", { name: "Vert" }).check();
  await expect(preview(page).locator(".site[data-theme='3']")).toHaveCount(1);
  await expect(status(page)).toContainText("Non enregistré");
  await saveLanguage(page, "home", "FR");
  await expect(status(page)).toHaveText("Enregistré");
  await expect(preview(page).locator(".site[data-theme='3']")).toHaveCount(1);
  expect(await page.evaluate(async () => (await (await fetch("/api/site")).json()).themeIndex)).toBe(3);

  // What is typed here and not saved is seen from the next editor too, and its tab says so.
  await page.getByLabel("Titre", { exact: true }).fill("Signes et lettres");
  const tabs = page.getByRole("navigation", { name: "Étapes de la création" });
  await tabs.getByRole("link", { name: /^Compétences/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compétences" })).toBeVisible();
  await expect(preview(page).locator("h1")).toHaveText(/Signes et lettres/);
  await expect(tabs.getByRole("link", { name: /^Accueil.*brouillon non enregistré/ })).toBeVisible();
  await expect(tabs.getByRole("link", { name: /^Compétences.*brouillon/ })).toHaveCount(0);

  // The pencil brings its fields into sight and under the cursor; nothing has changed by that.
  await page.getByRole("button", { name: "Modifier Affiche" }).click();
  const title = page.getByLabel("Titre du service", { exact: true });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(title).toHaveValue("Affiche");
  await expect(status(page)).toHaveText("Enregistré");
  await expect(page.locator(".item-card").nth(1)).toContainText("modification en cours");

  // Saving takes along what stands in the open fields, and says so.
  await title.fill("Affiches");
  await saveLanguage(page, "skills", "FR");
  await expect(
    page.locator(".d-toast").filter({ hasText: "La modification ouverte est enregistrée aussi." }),
  ).toBeVisible();
  await expect(page.locator(".item-card b")).toHaveText(["Édition", "Affiches"]);
  await expect(status(page)).toHaveText("Enregistré");
  await title.fill("Lettrage");
  await saveLanguage(page, "skills", "FR");
  await expect(page.locator(".item-card b")).toHaveText(["Édition", "Affiches", "Lettrage"]);
  await expect(status(page)).toHaveText("Enregistré");

  // A click in the preview opens that field: a card's here, a heading's here, a text's in another editor.
  const click = async (words: string) => {
    const place = preview(page).getByText(words, { exact: false }).first();
    await place.scrollIntoViewIfNeeded();
    const box = await place.boundingBox();
    if (!box) throw new Error(`${words} is not seen`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  await click("Édition");
  await expect(title).toHaveValue("Édition");
  await expect(title).toBeFocused();
  await click("Savoir-faire");
  await expect(page.getByLabel("Titre de la section", { exact: true })).toBeFocused();
  await click("lettres");
  await expect(page).toHaveURL(/\/dashboard\/formhome$/);
  await expect(page.getByLabel("Titre", { exact: true })).toBeFocused();

  // A phone's page stands in the middle of the preview, as wide as a phone.
  await page.getByRole("radio", { name: "Téléphone" }).check();
  await expect.poll(async () => (await preview(page).boundingBox())?.width).toBe(390);
  const middle = (box: { x: number; width: number } | null) => Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2);
  expect(middle(await preview(page).boundingBox())).toBe(middle(await page.locator(".preview").boundingBox()));

  // Limits are counted while typing; what the paid version adds stands here once.
  await page.getByLabel("Titre", { exact: true }).fill("a".repeat(150));
  await expect(page.getByText("150 / 200 caractères")).toBeVisible();
  await expect(page.getByText(/^La version payante ajoute ici/)).toBeVisible();
});

test("an empty field shows what stands in for it; of a handful of files one is taken, and that is said", async ({
  page,
  server,
}) => {
  await signUpAndIn(page, "Élise Maréchal");
  await prepareSite(page, ["FR", "EN"], await server.newKey());
  await page.goto("/dashboard/formhome");
  const title = page.getByLabel("Titre", { exact: true });
  await expect(title).toHaveAttribute("placeholder", "Élise Maréchal");
  await title.fill("Livres et affiches");
  await page.getByRole("radio", { name: /option2/ }).check();
  // What was written for another layout stands in, and brings no 'Je suis ' with it.
  await expect(title).toHaveValue("");
  await expect(title).toHaveAttribute("placeholder", "Livres et affiches");
  await expect(preview(page).getByText("Je suis")).toHaveCount(0);
  await title.fill("Élise");
  await expect(preview(page).getByText("Je suis")).toBeVisible();

  await page.goto("/dashboard/formcontact?lang=EN");
  await expect(page.getByLabel("Libellé du bouton d’envoi")).toHaveAttribute("placeholder", "Send");

  await page.goto("/dashboard/formhome?lang=FR");
  const bytes = [...(await pngFile(page, "teal"))];
  const files = await page.evaluateHandle((bytes) => {
    const handful = new DataTransfer();
    for (const name of ["un.png", "deux.png", "trois.png"]) {
      handful.items.add(new File([new Uint8Array(bytes)], name, { type: "image/png" }));
    }
    return handful;
  }, bytes);
  const place = page.locator(".up").first(); // a logo is one; where each is an item all are taken (uploads.spec.ts)
  await place.dispatchEvent("drop", { dataTransfer: files });
  await expect(page.locator(".d-toast")).toHaveText(/un\.png est pris, les 2 autres sont laissés/);
  await expect(place).toContainText("un.png");
});

test("after the first language a new owner chooses a look by his own name; every section wears it, and he may choose again", async ({
  page,
}) => {
  await signUpAndIn(page, "Élise Maréchal");
  await page.goto("/dashboard/typesite");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/formhome$/);
  const looks = page.getByRole("radiogroup", { name: "Quelle ambiance" });
  await expect(looks.getByRole("radio", { name: "Moderne" })).toBeChecked();
  await expect(looks.locator(".layout-name")).toHaveText(["Classique", "Moderne", "Élégant"]); // no layout's name
  await expectAccessible(page);
  // Three true pages, each in its own face.
  const faces = async () => {
    const all = await looks
      .locator("h1")
      .evaluateAll((pages) => pages.map((page) => `${page.textContent} ${getComputedStyle(page).fontFamily}`));
    return new Set(all.filter((face) => /Élise\s*Maréchal/.test(face))).size;
  };
  await expect.poll(faces).toBe(3);
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(preview(page).locator("h1")).toHaveCSS("font-family", /Fraunces/);
  await expect(status(page)).toHaveText("Enregistré");

  // Styles of his own give way to another look by his word alone, and come back.
  const body = { family: "Georgia" };
  await storeSection(page, "about", "FR", { texts: { body: "Je dessine." }, shared: { styles: { body } } });
  await page.goto("/dashboard/apparence");
  const again = page.getByRole("radiogroup", { name: "Ambiance" });
  await again.getByRole("radio", { name: "Élégant" }).check();
  await expect(preview(page).locator("h1")).toHaveCSS("font-family", /Playfair/);
  await expect(page.getByText(/remplacera les styles de texte et les couleurs que vous aviez choisis/)).toBeVisible();
  await page.getByRole("button", { name: "Reprendre mes styles" }).click();
  await expect(preview(page).locator("h1")).toHaveCSS("font-family", /Fraunces/);
  await expect(status(page)).toHaveText("Enregistré");
  await again.getByRole("radio", { name: "Élégant" }).check();
  const stored = page.waitForResponse((answer) => answer.url().endsWith("/sections/appearance/FR") && answer.ok());
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await stored;
  const worn = await page.evaluate(async () => (await (await fetch("/api/site/sections/about")).json()).shared.styles);
  expect(worn.body).toMatchObject({ family: "Georgia", uppercase: false });
  expect(worn.heading).toMatchObject({ weight: "normal" });
  // The next editor opens on what its section wears now, with no question.
  await page.goto("/dashboard/formpropos");
  await expect(status(page)).toHaveText("Enregistré");
  await expect(again).toHaveCount(0);
});

test("Back closes an enlarged picture, and leads back over a change of language", async ({ page, server }) => {
  await signUpAndIn(page, "Élise Maréchal");
  await prepareSite(page, ["FR", "EN"], await server.newKey());
  await storeSection(page, "home", "FR", { texts: { headline: "ÉLISE MARECHAL" } });
  await storeSection(page, "home", "EN", { texts: { headline: "Made to read" } });
  const image = await storeFile(page, "image");
  const project = { id: newId(), image, title: "Affiche", description: "", link: "", alt: "Une affiche" };
  await storeSection(page, "projects", "FR", { texts: { heading: "Projets" }, lists: { projects: [project] } });
  const slug = await slugOf(page);
  await page.context().clearCookies();

  await page.goto(`/@${slug}`);
  await expect(page).toHaveTitle("ÉLISE MARECHAL");
  // A small PNG covers its ground as a photograph does: it fills its frame.
  await expect(page.locator("#projet img").first()).toBeAttached();
  await expect(page.locator("#projet :is(.is-framed, .is-see-through)")).toHaveCount(0);
  const enlarge = page.locator("#projet").getByRole("button", { name: /Une affiche|Agrandir/ });
  await enlarge.first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/@${slug}$`));
  // Closed by hand, nothing is left in the way of Back.
  await enlarge.first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();

  // In the other language one goes on where one was reading; from the top, at the top.
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.locator("#contact").evaluate((element) => element.scrollIntoView());
  await expect(page.locator(".site-bar a").last()).toHaveAttribute("aria-current", "true");
  await page.locator(".language-menu summary").click();
  await page.locator(".language-menu a[lang=en]").click();
  await expect(page).toHaveURL(new RegExp(`/@${slug}/en#contact$`));
  await expect(page.locator("h1")).toHaveText(/Made to read/);
  await expect(page.locator("#contact")).toBeInViewport();
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(/ÉLISE/);
});
