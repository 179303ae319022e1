/** The editors say what is so: labels, switches, messages, dates; and no screen is longer or wider than what it shows. */
import type { Page } from "@playwright/test";
import { themes } from "../src/contract/catalogues.gen.ts";
import { sections } from "../src/contract/sections.gen.ts";
import { newId, storeFile, storeSection } from "./support/contents.ts";
import { follow } from "./support/editor.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { paintedAt } from "./support/paint.ts";
import { inkFile } from "./support/pictures.ts";

// A refused save is logged, and the browser reports the refusal by itself.
test.use({ expectedErrors: [/status of 422|save refused/] });

const add = (page: Page) => page.getByRole("button", { name: "Ajouter", exact: true }).click();
const preview = (page: Page) => page.getByRole("region", { name: "Aperçu" });

/** How far the page can be scrolled past the window's side, and past the end of what it shows. */
const overflow = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const end = scrollY + (document.querySelector("main")?.getBoundingClientRect().bottom ?? 0);
    return { x: scrollWidth - innerWidth, y: Math.max(0, Math.round(scrollHeight - Math.max(innerHeight, end))) };
  });
/** An editor's form and preview scroll by themselves: the page around them does not. */
const isStill = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);

test("skills, contact and home in the third layout: a card made elsewhere can be edited, each title has its chip, the logo its switch", async ({
  page,
  server,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"], await server.newKey());
  await storeSection(page, "home", "FR", { texts: { statement: "Affiches" }, layout: "option3" });
  await storeSection(page, "skills", "FR", {
    lists: { skills: [{ id: newId(), image: null, title: "", description: "Du plomb au pixel", alt: "" }] },
  });

  await page.goto("/dashboard/formcompetance");
  // Without a title it is a 'Designer' on the page, so it is one in its card.
  await expect(page.locator(".item-card b")).toHaveText(["Designer"]);
  await expect(page.getByText("Image", { exact: true })).toBeVisible();
  await page.getByLabel("Titre du service", { exact: true }).fill("Sans image");
  await add(page);
  await expect(page.getByRole("alert").filter({ hasText: "Veuillez sélectionner une image" })).toBeVisible();
  await page.getByLabel("Titre du service", { exact: true }).fill("");
  await page
    .locator(".item-card")
    .getByRole("button", { name: /^Modifier/ })
    .click();
  await page.getByLabel("Titre du service", { exact: true }).fill("Typographie");
  await page.getByRole("button", { name: "modifier", exact: true }).click();
  await expect(page.locator(".item-card b")).toHaveText(["Typographie"]);

  await page.goto("/dashboard/formexperience");
  await page.getByLabel("Poste", { exact: true }).fill("Graphiste");
  await page.getByLabel(/^Début/).fill("2019-04");
  await page.getByLabel(/^Fin/).fill("2015");
  await add(page);
  await expect(page.getByRole("alert").filter({ hasText: "La fin est avant le début." })).toBeVisible();
  await page.getByLabel(/^Fin/).fill("2019");
  await add(page);
  await expect(page.locator(".item-card b")).toHaveText(["Graphiste"]);

  await page.goto("/dashboard/formcontact");
  await page.getByLabel(/^Titre de la liste/).fill("Me joindre");
  const field = page.locator(".d-field").filter({ has: page.locator("[name=entriesTitle]") });
  await field.getByRole("button", { name: /^Style du texte/ }).click();
  await field.getByRole("radio", { name: "Moderne" }).check();
  await expect(preview(page).getByText("Me joindre")).toHaveCSS("font-family", /Arial/);

  // A link is offered for what was written, at the field and for what stands in the list; neither is set by itself.
  const take = page.getByRole("button", { name: "Utiliser ce lien" });
  const link = page.getByLabel(/^Lien/);
  await page.getByRole("radio", { name: "Bluesky" }).check({ force: true });
  await page.getByLabel(/^Information/).fill("@anna.bsky.social");
  await take.click();
  await expect(link).toHaveValue("https://bsky.app/profile/anna.bsky.social");
  await expect(link).toBeFocused();
  await add(page);
  await page.getByRole("radio", { name: "Email" }).check({ force: true });
  await page.getByLabel(/^Information/).fill("anna@atelier.fr");
  await add(page);
  const card = page.locator(".item-card").filter({ hasText: "anna@atelier.fr" });
  await expect(card.locator(".item-link")).toHaveCount(0);
  await page.getByRole("button", { name: "Utiliser ce lien pour anna@atelier.fr" }).click();
  await expect(card.locator(".item-link")).toHaveText("mailto:anna@atelier.fr");
  await expect(take).toHaveCount(0);

  await page.goto("/dashboard/formhome");
  await expect(page.getByRole("switch", { name: "Montrer le logo" })).toBeVisible();
  // The fixed names stay, each with a plain one beside it.
  await expect(page.getByRole("radio", { name: /^Galerie\s*option3/ })).toBeChecked();
  await page.goto("/dashboard/formprojet");
  await page.getByRole("switch", { name: "Affichage 1\u202f: défilement court" }).check();
  await expect(page.getByRole("switch", { name: "Affichage 2\u202f: défilement long" })).toBeChecked();
});

test("a size is 'auto' until one is chosen, capitals have a switch where it does something, and a white logo shows on white", async ({
  page,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  await storeSection(page, "home", "FR", { texts: { headline: "Donner à lire" } });
  await page.goto("/dashboard/formhome");
  const field = page.locator(".d-field").filter({ has: page.locator("[name=headline]") });
  const chip = field.getByRole("button", { name: /^Style du texte/ });
  await expect(chip).toHaveText(/^taille automatique, Times New Roman/);
  await chip.click();
  await expect(field.getByRole("switch", { name: "Tout en majuscules" })).toHaveCount(0);
  await field.locator(".style-editor").getByLabel("Taille").fill("3.5");
  await expect(chip).toHaveText(/^taille 3,5,/);
  await field.locator(".style-editor").getByLabel("Taille").fill("");
  await expect(chip).toHaveText(/^taille automatique/);

  await expect(page.getByRole("switch", { name: "Garder ses couleurs" })).toHaveCount(0);
  await page
    .locator(".up")
    .filter({ hasText: "Logo" })
    .locator("input[type=file]")
    .setInputFiles({ name: "blanc.png", mimeType: "image/png", buffer: await inkFile(page, "white") });
  await expect(page.getByText("Un logo d’une seule couleur prend celle du thème.")).toBeVisible();
  const logo = preview(page).locator("img.logo");
  await expect.poll(() => paintedAt(logo, 0.25, 0.5)).toBe(themes[0].logoColor);
  await page.getByRole("switch", { name: "Garder ses couleurs" }).check();
  await expect.poll(() => paintedAt(logo, 0.25, 0.5)).toBe("#ffffff");
});

test("a toast goes after five seconds, also after another one was closed by hand; an error goes with the success that follows it", async ({
  page,
}) => {
  await page.clock.install();
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  await page.goto("/dashboard/formcompetance");
  const toasts = page.locator(".d-toast");
  await page.getByLabel("Titre du service", { exact: true }).fill("Édition");
  await add(page);
  await expect(toasts).toHaveText(["Carte ajoutée !"]);
  await toasts.getByRole("button", { name: "Fermer" }).click();
  await expect(toasts).toHaveCount(0);
  await page.getByLabel("Titre du service", { exact: true }).fill("Affiche");
  await add(page);
  await expect(toasts).toHaveCount(1);
  await page.mouse.move(10, 10);
  await page.clock.runFor(5_100);
  await expect(toasts).toHaveCount(0);

  const logged = page.waitForEvent("console", (line) => line.text().startsWith("save refused"));
  await page.route("**/api/site/sections/skills/FR", (route) =>
    route.fulfill({
      status: 422,
      contentType: "application/problem+json",
      body: JSON.stringify({ code: "request.invalid", status: 422, params: { fields: [] }, reference: "abc123" }),
    }),
  );
  await page.getByRole("button", { name: "Enregistrer (FR)" }).click();
  expect((await logged).text()).toContain("abc123");
  await expect(toasts.filter({ hasText: "Erreur d’enregistrement !" })).toHaveCount(1);
  await page.unroute("**/api/site/sections/skills/FR");
  await page.getByRole("button", { name: "Enregistrer (FR)" }).click();
  await expect(toasts).toHaveText(["✅ Données FR enregistrées avec succès !"]);
});

test("no screen scrolls further than what it shows, at any width; an editor's page not at all", async ({
  page,
  server,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR", "EN"], await server.newKey());
  const claimed = await page.evaluate(async () => {
    const body = JSON.stringify({ host: "une-adresse-assez-longue.atelier-du-quai.example" });
    const headers = { "Content-Type": "application/json" };
    return (await fetch("/api/site/domains", { method: "POST", headers, body })).ok;
  });
  expect(claimed).toBe(true);
  const editors = ["typesite", ...Object.values(sections).map(({ route }) => route)];
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  for (const screen of [...editors, "", "account", "messages"]) {
    await follow(page, `/dashboard/${screen}`.replace(/\/$/, ""));
    if (editors.includes(screen))
      await expect(page.getByRole("button", { name: /^Enregistrer/ }).first()).toBeVisible();
    for (const [width, height] of [
      [1440, 900],
      [768, 1024],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await overflow(page), `${screen} at ${width}`).toEqual({ x: 0, y: 0 });
      if (width === 1440 && editors.includes(screen)) expect.soft(await isStill(page), `${screen} is still`).toBe(true);
    }
    // On a phone either the form or the preview is there: nothing lies over the other.
    if (editors.includes(screen))
      await page
        .getByRole("button", { name: /^Enregistrer/ })
        .first()
        .click({ trial: true });
  }
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("cards are put in order by a drag and by a step at a time, and a finger points at what matters", async ({
    page,
  }) => {
    await signUpAndIn(page);
    await prepareSite(page, ["FR"]);
    const image = await storeFile(page, "image");
    const skill = (title: string) => ({ id: newId(), image, title, description: "", alt: "" });
    await storeSection(page, "skills", "FR", { lists: { skills: ["Un", "Deux", "Trois"].map(skill) } });
    await page.goto("/dashboard/formcompetance");
    const names = page.locator(".item-card b");
    await expect(names).toHaveText(["Un", "Deux", "Trois"]);
    await page.getByRole("button", { name: "Avancer Un" }).tap();
    await expect(names).toHaveText(["Deux", "Un", "Trois"]);
    await expect(page.getByRole("button", { name: "Reculer Deux" })).toBeDisabled();
    // What is said is seen on a phone.
    await page.getByRole("button", { name: "Enregistrer (FR)" }).tap();
    await expect(page.locator(".d-toast")).toBeInViewport({ ratio: 1 });
    await page.locator(".d-toast").getByRole("button", { name: "Fermer" }).tap();
    await expect(page.locator(".d-toast")).toHaveCount(0);

    await page.locator(".item-card").last().scrollIntoViewIfNeeded();
    const from = await page.getByRole("button", { name: "Déplacer Trois" }).boundingBox();
    const to = await page.locator(".item-card").first().boundingBox();
    if (!from || !to) throw new Error("no cards");
    const finger = await page.context().newCDPSession(page);
    const at = (x: number, y: number) => [{ x, y }];
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(x, y) });
    for (let part = 1; part <= 8; part += 1) {
      const along = at(x + ((to.x + 20 - x) * part) / 8, y + ((to.y + 40 - y) * part) / 8);
      await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: along });
    }
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(names).toHaveText(["Trois", "Deux", "Un"]);
    // The next tap is one of its own. For a third of a second after a drag, by its own clock, Chromium makes no click of it.
    await expect(async () => {
      if ((await names.first().textContent()) === "Trois")
        await page.getByRole("button", { name: "Avancer Trois" }).tap();
      await expect(names).toHaveText(["Deux", "Trois", "Un"], { timeout: 3000 });
    }).toPass();

    // The point follows the finger, and the dialog beneath it stays where it is.
    await page.getByRole("button", { name: "Cadrer : Deux" }).tap();
    const framing = page.getByRole("dialog", { name: "Cadrage" });
    await framing.locator(".focus-stage").tap({ trial: true }); // it has come to rest
    const stage = await framing.locator(".focus-stage").boundingBox();
    if (!stage) throw new Error("no picture");
    const on = (across: number, down: number) => at(stage.x + across * stage.width, stage.y + down * stage.height);
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: on(0.5, 0.5) });
    for (let part = 1; part <= 5; part += 1) {
      const touchPoints = on(0.5 + 0.06 * part, 0.5 - 0.06 * part);
      await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
    }
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(framing.getByRole("slider", { name: "Point important" })).toHaveAttribute(
      "aria-valuetext",
      /^(79|80|81) % depuis la gauche, (19|20|21) % depuis le haut$/,
    );
    expect(await framing.locator(".focus-stage").boundingBox()).toEqual(stage);
    await page.keyboard.press("Escape");
    await expect(framing).toBeHidden();
    await expect(page.locator(".item-card img").first()).toHaveCSS("object-position", /^(79|80|81)% (19|20|21)%$/);
  });
});
