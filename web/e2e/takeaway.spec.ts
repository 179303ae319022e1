/** What an owner takes along: asked for, made, fetched; and the site in files, which looks and works the same without us. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { demo } from "./support/demo.ts";
import { DemoSite } from "./support/demo-site.ts";
import { expect, test } from "./support/fixtures.ts";
import { serveFolder, unzip } from "./support/folder-server.ts";
import { handOverHtml } from "./support/html.ts";
import { expectAccessible, isFull } from "./support/quality.ts";
import { beginToUse } from "./support/visitor.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** Of the pixels of a page; what a second drawing of the same letters may differ by. */
const mostDiffering = 0.0005;

// The browser notes the refusal of an incomplete address.
test.use({ expectedErrors: [/status of 422/] });
test.describe.configure({ mode: "default" }); // one demo site is enough: each journey says how it looks

let site: DemoSite;
test.beforeAll(async ({ server }) => {
  site = await DemoSite.make(server, demo.languages);
});
test.afterAll(() => site.owner.dispose());

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-taken-"));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/** The page as it is when everything that it shows has come, from its top to its end. */
async function whole(page: Page, address: string, viewport: { width: number; height: number }): Promise<Buffer> {
  await page.setViewportSize(viewport);
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  // The served page shows a font that came after its first paint at the next visit (fonts.css).
  await page.reload();
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  // What stands far below wakes when it is near.
  const waiting = () => {
    const carousels = ".g-flow:not(:has([data-middle])), .slider-view:not(.swiper-initialized)";
    const asleep = document.querySelectorAll(carousels);
    asleep[0]?.scrollIntoView();
    return asleep.length;
  };
  await expect.poll(() => page.evaluate(waiting), "carousels that have not begun").toBe(0);
  // The served page's badge is about a plan with us, and so in no file.
  await page.evaluate(() => document.querySelector(".site-badge")?.remove());
  await page.evaluate(() => scrollTo(0, 0));
  return page.screenshot({ fullPage: true, animations: "disabled" });
}

/** Which part of two pictures differs; 1 where their sizes do. */
const difference = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async (both) => {
      const [one, other] = await Promise.all(
        both.map(async (encoded) => {
          const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (!one || !other || one.width !== other.width || one.height !== other.height) return 1;
      let differing = 0;
      for (let at = 0; at < one.data.length; at += 4)
        if ([0, 1, 2].some((part) => Math.abs((one.data[at + part] ?? 0) - (other.data[at + part] ?? 0)) > 8))
          differing++;
      return differing / (one.width * one.height);
    },
    [one.toString("base64"), other.toString("base64")],
  );

/** A visitor's browser that remembers every address that a page asked for, and which of them failed. */
async function visitor(browser: Browser, isScripted = true): Promise<[BrowserContext, Set<string>, string[]]> {
  const context = await browser.newContext({ reducedMotion: "reduce", javaScriptEnabled: isScripted });
  const asked = new Set<string>();
  const failed: string[] = [];
  context.on("request", (request) => asked.add(request.url()));
  context.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    // Left before it came, by a journey that goes on: nothing is wrong with the file.
    if (why !== "net::ERR_ABORTED") failed.push(`${request.url()} ${why}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) failed.push(`${response.url()} ${response.status()}`);
  });
  return [context, asked, failed];
}

test("an owner asks for both, leaves, comes back and fetches them", { tag: "@bare" }, async ({
  page,
  context,
  server,
}) => {
  await site.wear("option3");
  await context.addCookies((await site.owner.storageState()).cookies);
  await page.setViewportSize(phone);
  await page.goto("/dashboard/donnees");
  const archive = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Tout emporter" }) });
  const files = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Le site en fichiers" }) });

  // However fast it is made: that it is ready is not heard before its progress was seen.
  await page.route("**/api/site/takeaways", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const takeaway of json.takeaways) takeaway.state = "making";
    await route.fulfill({ response, json });
  });
  await archive.getByRole("button", { name: "Préparer l’archive" }).click();
  await expect(archive.getByRole("progressbar", { name: "Préparation : Tout emporter" })).toBeVisible();
  await expect(archive.getByText("Vous pouvez quitter cet écran")).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await files.getByRole("button", { name: "Préparer le site" }).click();
  const dialog = page.getByRole("dialog", { name: "Le site en fichiers" });
  await expect(dialog.getByText("Sinon, le formulaire est retiré")).toBeVisible();
  await dialog.getByRole("switch", { name: "Garder le formulaire" }).check();
  await dialog.getByLabel("Adresse e-mail du formulaire").fill("maud@kerleo");
  await dialog.getByRole("button", { name: "Préparer le site" }).click();
  await expect(dialog.getByText("Cette adresse e-mail est incomplète ou mal écrite.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Adresse e-mail du formulaire").fill("maud@kerleo.studio");
  await dialog.getByRole("button", { name: "Préparer le site" }).click();
  await expect(dialog).toBeHidden();

  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/dashboard/donnees");
  const fetched = async (part: typeof archive, name: string) => {
    const link = part.getByRole("link", { name });
    await expect(link).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    return readFileSync(await download.path());
  };
  const taken = unzip(await fetched(archive, "Télécharger l’archive"), join(folder, "archive"));
  expect(taken).toEqual(expect.arrayContaining(["README.txt", "account.json", "documents.json", "messages.csv"]));
  expect(unzip(await fetched(files, "Télécharger le site"), join(folder, "site"))).toContain("fr.html");
  await expect(archive.getByText("Disponible jusqu’au")).toBeVisible();
  // Where three buttons have no room in a line, none is left beneath alone; and what a part is called it says once.
  const topOf = async (name: string) => (await archive.getByRole("button", { name }).boundingBox())?.y ?? Number.NaN;
  for (const width of [390, 768]) {
    await page.setViewportSize({ ...phone, width });
    expect(await topOf("Supprimer : Tout emporter")).toBeCloseTo(await topOf("Refaire Tout emporter"), 0);
  }
  await page.setViewportSize(phone);
  await expect(page.getByText("Espace utilisé")).toHaveCount(1);
  // Made again, the files begin with the choices of before.
  await files.getByRole("button", { name: "Refaire" }).click();
  await expect(dialog.getByRole("switch", { name: "Garder le formulaire" })).toBeChecked();
  await expect(dialog.getByLabel("Adresse e-mail du formulaire")).toHaveValue("maud@kerleo.studio");
  await dialog.getByRole("button", { name: "Annuler" }).click();
  await expectAccessible(page);

  // One that failed says why, and can be asked for again.
  const database = new DatabaseSync(join(server.data, "vitrine.sqlite3"));
  database.exec("UPDATE takeaways SET state = 'failed', error = 'takeaway.interrupted' WHERE kind = 'archive'");
  database.close();
  await page.reload();
  await expect(archive.getByRole("alert")).toHaveText(
    "La préparation a échoué. Elle a été interrompue plusieurs fois.",
  );
  await expect(archive.getByRole("link")).toHaveCount(0);
  await expectAccessible(page);
  await archive.getByRole("button", { name: "Réessayer Tout emporter" }).click();
  await expect(archive.getByRole("alert")).toHaveCount(0);
  await expect(archive.getByText("Disponible jusqu’au")).toBeVisible();

  await archive.getByRole("button", { name: "Supprimer : Tout emporter" }).click();
  await expect(archive.getByRole("button", { name: "Préparer l’archive" })).toBeVisible();
});

test("the site in files looks and works as the served one, from a folder of any host and from a disk", {
  tag: "@bare",
}, async ({ browser, baseURL }) => {
  await site.wear("option3");
  unzip(await site.inFiles("maud@kerleo.studio"), folder);
  const bare = await serveFolder(folder);
  const disk = `${pathToFileURL(folder)}/`;
  const [context, asked, failed] = await visitor(browser);
  const page = await context.newPage();
  const served = new Map<object, Buffer>();
  for (const viewport of [desk, phone])
    served.set(viewport, await whole(page, `${baseURL}/@${site.slug}/fr`, viewport));
  asked.clear();
  failed.length = 0;

  // The same files: on a host they are looked at in one width, or with FULL in both.
  for (const place of [bare.url, disk])
    for (const [viewport, shot] of served) {
      if (place === bare.url && viewport === phone && !isFull) continue;
      const here = await whole(page, `${place}fr.html`, viewport as typeof desk);
      expect(await difference(page, here, shot), place).toBeLessThan(mostDiffering);
    }

  // From the disk: colours, the message, the language.
  await page.setViewportSize(desk);
  await page.goto(`${disk}index.html#contact`);
  await expect(page).toHaveURL(`${disk}fr.html#contact`);
  const dot = page.locator(".theme-dot").nth(3);
  await expect(async () => {
    await dot.click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "3", { timeout: 1_000 });
  }, "the page's script has come").toPass();
  // A page's process hears of its own writes at once, the browser a moment later: whoever reloads before may get another
  // process, which asks the browser.
  await expect(async () => {
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "3", { timeout: 1_000 });
  }, "the stored colour").toPass();
  await expect(dot, "and again").toHaveAttribute("aria-pressed", "true");

  const form = page.locator("form.contact-form");
  await form.getByRole("button", { name: "Envoyer" }).click();
  await expect(form.getByRole("alert")).toContainText("Veuillez remplir tous les champs !");
  await form.locator("[name=name]").fill("Coline & Cie");
  await form.locator("[name=email]").fill("coline@example.org");
  await form.locator("[name=message]").fill("Bonjour,\nêtes-vous libre ?");
  const mail = page.waitForEvent("request", (request) => request.url().startsWith("mailto:"));
  await form.getByRole("button", { name: "Envoyer" }).click();
  const letter = new URL((await mail).url());
  expect(letter.pathname).toBe("maud@kerleo.studio");
  expect(letter.searchParams.get("body")).toBe("Bonjour,\nêtes-vous libre ?\n\nColine & Cie\ncoline@example.org");
  await expect(form.getByRole("status")).toContainText("Votre messagerie s’ouvre avec ce message");
  await expect(form.locator("[name=message]")).toHaveValue("Bonjour,\nêtes-vous libre ?");

  await page.locator("summary").first().click();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(new RegExp(`^${disk}en\\.html`));
  await beginToUse(page);
  await expect(page.locator("html")).not.toHaveClass(/arriving/);
  await expect(async () => {
    await page.goto(`${disk}index.html`);
    await expect(page).toHaveURL(`${disk}en.html`, { timeout: 1_000 });
  }, "the stored language").toPass();
  await beginToUse(page);
  await expect(page.locator("html"), "what is below is laid out too").not.toHaveClass(/arriving/);

  asked.delete([...asked].find((address) => address.startsWith("mailto:")) ?? "");
  expect([...asked].filter((address) => !address.startsWith(bare.url) && !address.startsWith(disk))).toEqual([]);
  expect(failed).toEqual([]);
  await context.close();

  const [plain, , failedPlain] = await visitor(browser, false);
  const withoutScript = await plain.newPage();
  await withoutScript.goto(`${bare.url}`);
  await withoutScript.getByRole("link", { name: "العربية" }).click();
  await expect(withoutScript.locator("h1")).toBeVisible();
  await expect(withoutScript.locator("html")).toHaveAttribute("dir", "rtl");
  expect(failedPlain).toEqual([]);
  await plain.close();
  bare.server.close();

  const names = ["index.html", "fr.html", "ar.html"];
  const pages = names.map((name) => [name, readFileSync(join(folder, name), "utf8")]);
  await handOverHtml(Object.fromEntries(pages));
});

test("the operator's command writes the other layouts as they are served", { tag: "@bare" }, async ({
  browser,
  baseURL,
  server,
}) => {
  const [context, , failed] = await visitor(browser);
  const page = await context.newPage();
  for (const option of ["option1", "option2"] as const) {
    await site.wear(option);
    await server.command("export", "--static", join(folder, option), "--site", site.slug, "--mailto", "a@b.fr");
    const disk = `${pathToFileURL(join(folder, option))}/`;
    const served = await whole(page, `${baseURL}/@${site.slug}/ar`, desk);
    const here = await whole(page, `${disk}ar.html`, desk);
    expect(await difference(page, here, served), option).toBeLessThan(mostDiffering);
    if (option !== "option2") continue;
    // A work enlarged, and back by the browser's own button.
    await page.locator(".o2-card__enlarge").first().click();
    await expect(page.locator("dialog.lightbox img")).toBeVisible();
    await page.goBack();
    await expect(page.locator("dialog.lightbox")).toHaveCount(0);
  }
  expect(failed).toEqual([]);
  await context.close();
});
