/** The page as a visitor's browser gets it from a real server: small, still, valid, accessible, without a complaint. */
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { themes } from "../src/contract/catalogues.gen.ts";
import { storeSection } from "./support/contents.ts";
import { saveLanguage } from "./support/editor.ts";
import { expect, test } from "./support/fixtures.ts";
import { handOverHtml } from "./support/html.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { paintedAt } from "./support/paint.ts";
import { pngFile } from "./support/pictures.ts";
import { expectAccessible } from "./support/quality.ts";
import { shiftsOf, watchShifts } from "./support/shifts.ts";
import { inPieces } from "./support/slow-line.ts";
import { beginToUse } from "./support/visitor.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } }); // as most visitors come
const options = ["option1", "option2", "option3"] as const;
const KB = 1000;
/** Black ink in its left half, nothing in its right. */
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h20v20H0z"/></svg>';

/** A site with something in every section, made through the API by its owner. */
async function fillSite(page: Page, option: string): Promise<string> {
  const picture = [...(await pngFile(page, "teal"))];
  return page.evaluate(
    async ({ option, picture, mark }) => {
      const json = async (path: string, init?: RequestInit) => (await fetch(path, init)).json();
      const uploadOf = (name: string, body: BodyInit) =>
        json("/api/site/media?kind=image", {
          method: "POST",
          headers: { "Content-Type": "application/octet-stream", "X-File-Name": name },
          body,
        });
      const upload = await uploadOf("image.png", new Uint8Array(picture));
      const logo = await uploadOf("logo.svg", mark);
      const save = async (section: string, change: (content: never, shared: never) => void) => {
        const { revision, languages, shared } = await json(`/api/site/sections/${section}`);
        change(languages.FR as never, shared as never);
        const answer = await fetch(`/api/site/sections/${section}/FR`, {
          method: "PUT",
          headers: {
            "Content-Type": "application/json",
            ...(revision ? { "If-Match": `"${revision}"` } : { "If-None-Match": "*" }),
          },
          body: JSON.stringify({ content: languages.FR, shared, layout: option }),
        });
        if (!answer.ok) throw new Error(`${section}: ${await answer.text()}`);
      };
      type Loose = {
        texts: Record<string, string>;
        lists: Record<string, object[]>;
        settings: Record<string, unknown>;
      };
      const items = (name: string, make: (number: number) => object) =>
        [1, 2, 3, 4, 5, 6].map((number) => ({ id: `${name}-${number}-000000`, ...make(number) }));
      await save("home", (content: Loose, shared: Loose) => {
        Object.assign(content.texts, {
          headline: "Donner à lire",
          title: "Élise",
          statement: "Des livres et des signes",
        });
        shared.settings.photo = option === "option1" ? null : upload.id;
        shared.settings.logo = logo.id;
      });
      await save("about", (content: Loose) => {
        Object.assign(content.texts, {
          heading: "À propos",
          // Short, so that the projects stand near the first screenful: a carousel there must not cost the budget.
          body: "Je dessine des livres, et les signes qui mènent jusqu’à eux.",
        });
      });
      await save("projects", (content: Loose) => {
        content.texts.heading = "Travaux";
        content.lists.projects = items("project", (number) => ({
          image: upload.id,
          title: `Projet ${number}`,
          description: "Une affiche et un programme.",
          link: "",
          alt: "Une image unie",
        }));
      });
      await save("skills", (content: Loose) => {
        content.texts.heading = "Savoir-faire";
        content.lists.skills = items("skill", (number) => ({
          image: upload.id,
          title: `Métier ${number}`,
          description: "De la grille au papier.",
          alt: "",
        }));
      });
      await save("contact", (content: Loose) => {
        content.texts.heading = "Contact";
      });
      return (await json("/api/site")).slug as string;
    },
    { option, picture, mark },
  );
}

for (const option of options) {
  test(`${option}: small, still, valid and accessible`, { tag: "@still" }, async ({ page, browser, server }) => {
    const key = await server.newKey();
    await signUpAndIn(page);
    await prepareSite(page, ["FR"], key);
    const slug = await fillSite(page, option);

    const context = await browser.newContext({ baseURL: server.url, locale: "fr-FR", reducedMotion: "reduce" });
    const visitor = await context.newPage();
    const bytes = { script: 0, stylesheet: 0 };
    const session = await context.newCDPSession(visitor);
    await session.send("Network.enable");
    const kinds = new Map<string, string>();
    const scripts: string[] = [];
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      kinds.set(requestId, type.toLowerCase());
      if (type === "Script") scripts.push(response.url);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind === "script" || kind === "stylesheet") bytes[kind] += encodedDataLength;
    });
    await watchShifts(visitor);
    const answer = await visitor.goto(`/@${slug}`);
    await visitor.waitForLoadState("networkidle");
    await expect(visitor.locator("main")).toHaveAttribute("data-option", option);
    await expect(visitor.locator(".language-menu")).toHaveCount(0); // there is one language

    // Budgets: what is sent before any interaction, compressed as it travels.
    expect(bytes.script).toBeGreaterThan(5 * KB);
    expect(bytes.script).toBeLessThanOrEqual(15 * KB);
    // And for who takes nothing better than gzip.
    const bodies = await Promise.all(scripts.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())));
    expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThanOrEqual(15 * KB);
    expect(bytes.stylesheet).toBeLessThanOrEqual(15 * KB);
    expect(await shiftsOf(visitor)).toEqual([]);
    // The engine comes with the visitor's first move, and takes over without moving anything.
    await beginToUse(visitor);
    await visitor.locator("#projet").scrollIntoViewIfNeeded();
    await expect(visitor.locator(".slider-page, .g-flow[data-ready]").first()).toBeVisible();
    expect(await shiftsOf(visitor)).toEqual([]);
    // The largest picture above the fold is never lazy.
    if (option !== "option1")
      await expect(visitor.locator("#welcome img").last()).not.toHaveAttribute("loading", "lazy");

    // Drawn in one colour, the logo wears the theme's at once; what it leaves open stays open.
    if (option !== "option2") {
      const logo = visitor.locator("#welcome img.logo");
      for (const [index, theme] of themes.entries()) {
        await visitor.locator(".theme-dot").nth(index).click();
        await expect.poll(() => paintedAt(logo, 0.25, 0.5), theme.name).toBe(theme.logoColor);
        expect(await paintedAt(logo, 0.75, 0.5), theme.name).not.toBe(theme.logoColor);
      }
      expect(await shiftsOf(visitor)).toEqual([]);
    }

    // Fonts decide nothing of what follows: it is looked at once.
    if (test.info().project.name !== "machine") return;
    await expectAccessible(visitor);
    const html = (await answer?.text()) ?? "";
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(70 * KB);
    expect(html).toContain('<main id="contenu"');
    await handOverHtml({ page: html });

    // On paper: a few sheets with every work, in sight and in its place, without what is only pressed.
    await visitor.emulateMedia({ media: "print" });
    await expect(visitor.locator("form, header, #projet button:not(.c-slide)").filter({ visible: true })).toHaveCount(
      0,
    );
    const works = visitor.locator("#projet :is(.slider-slide, .g-slide:not([aria-hidden])) img");
    const boxes = await works.evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()));
    const places = new Set(boxes.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`));
    expect([boxes.length, places.size]).toEqual([6, 6]);
    const width = await visitor.evaluate(() => innerWidth);
    expect(boxes.filter((box) => box.x < 0 || box.right > width || box.width < 10)).toEqual([]);
    if (option === "option3") await expect(visitor.locator(".site-skills h3").filter({ visible: true })).toHaveCount(6);
    const sheets = (await visitor.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g);
    expect(sheets?.length).toBeLessThanOrEqual(3);

    // Without a script all of it is there.
    const plain = await (await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })).newPage();
    await plain.goto(`/@${slug}/fr`);
    for (const text of ["À propos", "Travaux", "Savoir-faire", "De la grille au papier."]) {
      await expect(plain.getByText(text).first()).toBeVisible();
    }
    await expect(plain.locator("#projet img").first()).toBeVisible();
  });
}

test("of a page that comes in pieces the first section is painted whole, and nothing jumps", { tag: "@still" }, async ({
  page,
  browser,
  server,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"], await server.newKey());
  const path = `/@${await fillSite(page, "option1")}`;
  const slow = await inPieces(server.url, path, '<div class="c-home-title"');
  const visitor = await (await browser.newContext()).newPage();
  await watchShifts(visitor);
  const opened = visitor.goto(slow.url + path);
  await expect(visitor.locator("#welcome img.logo")).toBeAttached();
  // The half that is here has had the time to be painted.
  await visitor.waitForTimeout(500);
  slow.sendTheRest();
  await opened;
  await expect(visitor.locator("h1")).toBeVisible();
  await visitor.waitForLoadState("networkidle");
  expect(await shiftsOf(visitor)).toEqual([]);
  await slow.close();
});

test("the top of the page is painted before the rest is laid out, and a link to a section finds its place", async ({
  page,
  browser,
  server,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"], await server.newKey());
  const path = `/@${await fillSite(page, "option2")}`;
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
  let bringScripts = () => {};
  const areWanted = new Promise<void>((resolve) => {
    bringScripts = resolve;
  });
  await visitor.route("**/assets/*.js", async (route) => {
    await areWanted;
    await route.continue();
  });
  const waiting = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll("[data-section]")]
        .filter((section) => getComputedStyle(section).contentVisibility === "auto")
        .map((section) => section.id),
    );
  // Not until it is loaded: scripts that were asked for before that hold it up.
  await visitor.goto(path, { waitUntil: "domcontentloaded" });
  await expect.poll(waiting).toContain("contact");
  bringScripts();
  // What is far below costs nothing before its reader begins.
  await expect.poll(() => visitor.evaluate(() => "early" in document && document.early)).toBeFalsy();
  expect(await waiting()).toContain("contact");
  await beginToUse(visitor);
  await expect.poll(waiting).toEqual([]);
  // Pressed before anything below was laid out: what lies between has its true height before the page moves.
  await visitor.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await visitor.goto(path);
  await expect.poll(() => visitor.evaluate(() => "early" in document && document.early)).toBeFalsy();
  expect(await waiting()).toContain("contact");
  await visitor.locator(".site-top a[href='#contact'], .site-icons a[href='#contact']").first().click();
  // Beneath what floats at the top, or as high as the page goes.
  const isInPlace = (anchor: string) =>
    visitor.evaluate((id) => {
      const place = document.getElementById(id);
      if (!place) return false;
      const below = place.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(place).scrollMarginTop);
      return Math.abs(below) <= 1 || scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    }, anchor);
  await expect.poll(() => isInPlace("contact")).toBe(true);
  expect(await waiting()).toEqual([]);
  // Who comes back to where he was finds everything at its height.
  await visitor.evaluate(() => {
    history.replaceState(null, "", location.pathname); // with a section in it the address would lead there again
    scrollTo({ top: 900, behavior: "instant" });
  });
  await visitor.reload();
  expect(await waiting()).toEqual([]);
  // Not to the pixel: on a busy machine a font that misses the first paint leaves lines a few pixels lower or higher.
  await expect.poll(() => visitor.evaluate(() => Math.abs(scrollY - 900))).toBeLessThan(20);
});

test("theme and language are the visitor's and kept, until another language clears them", async ({
  page,
  browser,
  server,
}) => {
  const key = await server.newKey();
  await signUpAndIn(page);
  await prepareSite(page, ["FR", "EN"], key);
  for (const [language, title] of [
    ["FR", "Bonjour"],
    ["EN", "Hello"],
  ] as const) {
    await page.goto("/dashboard/formhome");
    await page.getByRole("button", { name: new RegExp(`^${language}`) }).click();
    await page.getByLabel("Titre", { exact: true }).fill(title);
    await saveLanguage(page, "home", language);
  }
  const slug = await page.evaluate(async () => (await (await fetch("/api/site")).json()).slug);
  const visitor = await (await browser.newContext({ baseURL: server.url, locale: "en-GB" })).newPage();
  await visitor.goto(`/@${slug}`);
  await expect(visitor.locator("html")).toHaveAttribute("lang", "en");
  await visitor.getByRole("button", { name: "Black", exact: true }).click();
  await expect(visitor.locator("html")).toHaveAttribute("data-theme", "2");
  await visitor.reload();
  await expect(visitor.locator("html")).toHaveAttribute("data-theme", "2");
  expect(await visitor.evaluate(() => localStorage.getItem("themeIndex"))).toBe("2");
  // A button pressed while the script is still on its way is pressed again when it works.
  let bringScripts = () => {};
  const areWanted = new Promise<void>((resolve) => {
    bringScripts = resolve;
  });
  await visitor.route("**/assets/*.js", async (route) => {
    await areWanted;
    await route.continue();
  });
  await visitor.reload({ waitUntil: "domcontentloaded" });
  await visitor.getByRole("button", { name: "Green", exact: true }).click();
  await expect(visitor.locator("html")).toHaveAttribute("data-theme", "2");
  await visitor.getByLabel("Name", { exact: true }).fill("Ada");
  await visitor.getByRole("button", { name: "Send", exact: true }).click();
  bringScripts();
  await expect(visitor.locator("html")).toHaveAttribute("data-theme", "3");
  await expect(visitor.getByText("Please fill in all the fields.")).toBeVisible();
  await expect(visitor.getByLabel("Name", { exact: true })).toHaveValue("Ada");
  // The stored language wins over the browser's, before anything is painted.
  await visitor.evaluate((slug) => {
    localStorage.setItem("selectedLang", "FR");
    localStorage.setItem("selectedLang.site", slug);
  }, slug);
  await visitor.goto(`/@${slug}`);
  await expect(visitor).toHaveURL(new RegExp(`/@${slug}/fr$`));
  await expect(visitor.locator("h1")).toHaveText("Bonjour");
  await expect(visitor.locator("html")).toHaveAttribute("data-theme", "3");
  // The dropdown forgets everything, the theme too, and keeps the language alone.
  await visitor.locator(".language-menu summary").click();
  await visitor.locator(".language-menu").getByRole("link", { name: "English" }).click();
  await expect(visitor).toHaveURL(new RegExp(`/@${slug}/en$`));
  await expect(visitor.locator("h1")).toHaveText("Hello");
  expect(await visitor.evaluate(() => localStorage.getItem("themeIndex"))).toBeNull();
  expect(await visitor.evaluate(() => localStorage.getItem("selectedLang"))).toBe("EN");
});

test("an owner says how his site is shown elsewhere; visitors share it by the system's sheet, by hand and without script", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUpAndIn(page, "Élise Maréchal");
  await prepareSite(page, ["FR"]);
  await storeSection(page, "home", "FR", { texts: { headline: "Donner à lire" } });
  await page.goto("/dashboard/diffusion");
  await page.getByRole("link", { name: "Google et réseaux" }).click();
  const preview = page.getByRole("region", { name: "Aperçu" });
  await expect(preview.getByText("Donner à lire · Élise Maréchal")).toHaveCount(2);
  await page.getByLabel(/^Titre pour les moteurs/).fill("Élise Maréchal, graphiste à Nantes");
  await expect(preview.getByText("Élise Maréchal, graphiste à Nantes")).toHaveCount(2);
  await page.getByRole("switch", { name: /Partager/ }).check();
  await expectAccessible(page);
  await saveLanguage(page, "sharing", "FR");

  const { slug } = await page.evaluate(async () => (await fetch("/api/site")).json());
  const address = `${baseURL}/@${slug}/fr`;
  const visit = async (options: Parameters<typeof browser.newContext>[0]) => {
    const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "fr-FR", ...options });
    const visitor = await context.newPage();
    // Pressed before the page's script is there, the button opens its panel as it does without any.
    const awake = () => expect(visitor.locator(".share-copy")).not.toHaveAttribute("hidden");
    return { context, visitor, awake, button: visitor.getByRole("contentinfo").getByText("Partager", { exact: true }) };
  };

  const byHand = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
  await byHand.visitor.goto(`/@${slug}`);
  await expect(byHand.visitor).toHaveTitle("Élise Maréchal, graphiste à Nantes");
  const scripts = () =>
    byHand.visitor.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /act-.*js/.test(name)));
  await byHand.awake();
  expect(await scripts()).toEqual([]);
  await byHand.button.press("Enter");
  const square = byHand.visitor.getByRole("img", { name: "QR code de cette page" });
  await expect(square).toBeVisible();
  await expect(square).toHaveJSProperty("complete", true);
  await expectAccessible(byHand.visitor);
  await byHand.visitor.getByRole("button", { name: "Copier le lien" }).click();
  await expect(byHand.visitor.getByRole("status").filter({ hasText: "Lien copié." })).toBeVisible();
  expect(await byHand.visitor.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const [card] = await Promise.all([
    byHand.visitor.waitForEvent("download"),
    byHand.visitor.getByRole("link", { name: "Enregistrer la carte de contact" }).click(),
  ]);
  expect(card.suggestedFilename()).toBe(`${slug}.vcf`);
  await byHand.context.close();

  const bySheet = await visit({});
  await bySheet.visitor.addInitScript(() => {
    navigator.share = async (shared) => {
      document.title = `shared ${shared?.url}`;
    };
  });
  await bySheet.visitor.goto(`/@${slug}`);
  await bySheet.awake();
  await bySheet.button.click();
  await expect(bySheet.visitor).toHaveTitle(`shared ${address}`);
  await expect(bySheet.visitor.getByRole("img", { name: "QR code de cette page" })).toBeHidden();
  await bySheet.context.close();

  const bare = await visit({ javaScriptEnabled: false });
  await bare.visitor.goto(`/@${slug}/fr`);
  await bare.button.click();
  await expect(bare.visitor.getByRole("img", { name: "QR code de cette page" })).toBeVisible();
  await expect(bare.visitor.getByRole("link", { name: "Enregistrer la carte de contact" })).toBeVisible();
  await expect(bare.visitor.getByRole("button", { name: "Copier le lien" })).toBeHidden();
  await bare.context.close();
  await handOverHtml({ page: await (await page.request.get(`/@${slug}/fr`)).text() });
});
