/** Pictures and files, from the disk of an owner to the screen of a visitor. */
import type { Page } from "@playwright/test";
import { cards, saveLanguage } from "./support/editor.ts";
import { expect, test } from "./support/fixtures.ts";
import { signUpAndIn } from "./support/owner.ts";
import {
  type Corners,
  cornersOf,
  cutOutFile,
  heicFile,
  pdfFile,
  pngFile,
  sensorPhoto,
  turnedByExif,
  webpFile,
} from "./support/pictures.ts";
import { expectAccessible } from "./support/quality.ts";

const MEBIBYTE = 1_048_576;

// The test tool's own recorder fetches what an image shows; the dashboard's policy lets images show it, scripts not fetch it.
const snapshotOfBlob = /Connecting to 'blob:.*connect-src/;
const room = 1_100_000; // of a site: enough for these journeys, and soon full
test.describe.configure({ mode: "default" }); // one server with so little room is enough
test.use({
  expectedErrors: [snapshotOfBlob],
  settings: { VITRINE_LIMITS: JSON.stringify({ room_free_bytes: room }) },
});

async function openHomeEditor(page: Page): Promise<void> {
  await signUpAndIn(page);
  await page.goto("/dashboard/typesite");
  await page.getByLabel("Ajouter une langue", { exact: true }).fill("FR");
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByLabel("Titre", { exact: true }).fill("Donner à lire");
}

const box = (page: Page, label: string) => page.locator(".up").filter({ hasText: label });
const isUpright = ({ topLeft, bottomRight }: Corners): boolean => topLeft === "red" && bottomRight === "blue";

test("a phone's photo of twelve megapixels arrives upright, small and sharp on the public page", async ({
  page,
  browser,
  server,
}) => {
  await openHomeEditor(page);
  const photo = turnedByExif(await sensorPhoto(page, 4032, 3024), 6);
  expect(photo.byteLength).toBeGreaterThan(MEBIBYTE);

  // Compressed in a worker, sent, answered.
  const worker = page.waitForEvent("worker");
  const answered = page.waitForResponse((response) => response.url().includes("/api/site/media?kind=image"));
  const logo = box(page, "Logo");
  // The server's answer waits until the chosen picture was seen in its place.
  let answer = () => {};
  const seen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/site/media?kind=image", async (route) => {
    await seen;
    await route.continue();
  });
  await logo.locator("input[type=file]").setInputFiles({ name: "IMG_2041.jpg", mimeType: "image/jpeg", buffer: photo });
  await expect(logo.locator("img")).toHaveAttribute("src", /^blob:/);
  answer();
  await worker;
  const sent = await (await answered).json();
  expect(sent).toMatchObject({ contentType: "image/jpeg", width: 800, height: 1067, fileName: "IMG_2041.jpg" });
  expect(sent.byteCount).toBeLessThan(MEBIBYTE);

  // The preview has it, and once saved the visitor does.
  await expect(logo.locator("img")).toHaveAttribute("src", sent.url);
  await expect(page.getByRole("region", { name: "Aperçu" }).locator(`img[src="${sent.url}"]`)).toBeVisible();
  await saveLanguage(page, "home", "FR");

  const visitor = await (await browser.newContext({ baseURL: server.url, locale: "fr-FR" })).newPage();
  const slug = await page.evaluate(async () => (await (await fetch("/api/site")).json()).slug);
  await visitor.goto(`/@${slug}`);
  const shown = visitor.locator("#welcome picture img, #welcome img").first();
  await expect(shown).toBeVisible();
  expect(isUpright(await cornersOf(shown))).toBe(true);

  // Later the page names smaller files by itself. Its HTML is asked for until then: drawing it each time takes long.
  await expect
    .poll(async () => (await (await visitor.request.get(`/@${slug}`)).text()).includes(".avif"), { timeout: 300_000 })
    .toBe(true);
  await visitor.reload();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/media\/[0-9a-f]{16}\/[0-9a-f]{6}\/\d+\.avif$/);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();
  expect(isUpright(await cornersOf(shown))).toBe(true);
  const isSharp = await shown.evaluate((image: HTMLImageElement) => image.naturalWidth >= image.clientWidth);
  expect(isSharp).toBe(true);
  await visitor.close();

  // What the head has fetched with the HTML is what the page shows, at every width and sharpness.
  for (const deviceScaleFactor of [1, 2]) {
    for (const width of [390, 768, 1440]) {
      const screen = { viewport: { width, height: 900 }, deviceScaleFactor };
      const context = await browser.newContext({ baseURL: server.url, locale: "fr-FR", ...screen });
      const window = await context.newPage();
      await window.goto(`/@${slug}`);
      const first = await window
        .locator("#welcome picture img")
        .evaluate((image: HTMLImageElement) => image.currentSrc);
      const fetched = await window.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === "link" && /avif$/.test(entry.name))
          .map(({ name }) => name),
      );
      expect(fetched, `${width} px, ${deviceScaleFactor}`).toEqual([first]);
      await context.close();
    }
  }
});

test("what is no picture is refused in the fixed words, and nothing is sent", async ({ page }) => {
  await openHomeEditor(page);
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/api/site/media") && calls.push(request.method()));
  const logo = box(page, "Logo");
  const refuse = async (name: string, buffer: Buffer, words: string | RegExp) => {
    await logo.locator("input[type=file]").setInputFiles({ name, mimeType: "image/png", buffer });
    await expect(logo.getByRole("alert")).toHaveText(words);
  };
  await refuse("note.png", Buffer.from("bonjour"), "Format invalide : note.png");
  await refuse("cv.png", pdfFile(), "Format invalide : cv.png");
  await refuse("IMG_2041.HEIC", heicFile(), /^Format invalide : IMG_2041\.HEIC\s+Envoyez-la en JPEG\u202f: .*JPEG\.$/);
  const webp = await webpFile(page, "red");
  await refuse("affiche.webp", webp, "Format invalide : affiche.webp Réservé à la version payante.");
  await logo.getByRole("button", { name: "Fermer" }).click();
  await expect(logo.getByRole("alert")).toHaveCount(0);
  expect(calls.filter((method) => method === "POST")).toEqual([]);
});

/** Small drawings, one by one, until the site has no room left. */
async function fillRoom(page: Page): Promise<void> {
  const last = await page.evaluate(async () => {
    let status = 200;
    for (let width = 1; status === 200 && width < 100; width++) {
      const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"><rect width="9" height="9"/></svg>`;
      const headers = { "Content-Type": "image/svg+xml" };
      status = (await fetch("/api/site/media?kind=image", { method: "POST", body, headers })).status;
    }
    return status;
  });
  expect(last).toBe(507);
}

test.describe("until there is no room left", () => {
  // One pattern: an array of two is taken for a value and its options.
  test.use({ expectedErrors: [new RegExp(`${snapshotOfBlob.source}|status of 507`)] });

  test("a file can be dropped, pasted, replaced and removed", async ({ page }) => {
    await openHomeEditor(page);
    const logo = box(page, "Logo");
    const handOver = async (event: "drop" | "paste", colour: string) => {
      const data = await pngFile(page, colour);
      await logo.evaluate(
        (element, { event, bytes, name }) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([new Uint8Array(bytes)], name, { type: "image/png" }));
          element.dispatchEvent(
            event === "drop"
              ? new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true })
              : new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true }),
          );
        },
        { event, bytes: [...data], name: `${colour}.png` },
      );
      await expect(logo.getByText(`${colour}.png`)).toBeVisible();
      await expect(logo.locator("img")).toHaveAttribute("src", /^\/media\//);
    };
    await handOver("drop", "red");
    const first = await logo.locator("img").getAttribute("src");
    await handOver("paste", "blue");
    await expect(logo.locator("img")).not.toHaveAttribute("src", first ?? "");
    await logo.getByRole("button", { name: "Supprimer : Logo" }).click();
    await expect(logo.locator("img")).toHaveCount(0);

    await fillRoom(page);
    await logo
      .locator("input[type=file]")
      .setInputFiles({ name: "vert.png", mimeType: "image/png", buffer: await pngFile(page, "green") });
    await expect(logo.getByRole("alert")).toHaveText(
      /^Plus assez de place pour ce fichier \(vert\.png\)\u202f: il lui faut \d+\sko, il reste \d+\sko sur 1,1\sMo\./,
    );
    await expect(logo.locator("img")).toHaveCount(0);

    // Where to look, what takes it, and how to have it back; then it goes on.
    await logo.getByRole("link", { name: "Voir ce qui prend la place" }).click();
    await expect(page.getByRole("heading", { name: "Espace utilisé", level: 1 })).toBeVisible();
    await expect(page.getByRole("status")).toContainText("Bientôt plus de place");
    await expect(page.locator(".storage-parts li").first()).toContainText("Fichiers qui ne servent nulle part");
    await expect(async () => {
      await page.reload(); // what was sent just now may be on its way into a draft
      await expect(page.getByText(/6\d fichiers envoyés ne servent nulle part/)).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await page.goto("/dashboard");
    await page
      .getByRole("region", { name: "À savoir" })
      .getByRole("link", { name: "Voir ce qui prend la place" })
      .click();
    await page.getByRole("button", { name: "Supprimer ces fichiers" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(page.locator(".d-toast").getByText(/libérés\.$/)).toBeVisible();
    await expect(page.getByText("Rien\u202f: tout ce qui est gardé sert.")).toBeVisible();
    await page.goto("/dashboard/formhome");
    await logo
      .locator("input[type=file]")
      .setInputFiles({ name: "vert.png", mimeType: "image/png", buffer: await pngFile(page, "green") });
    await expect(logo.locator("img")).toHaveAttribute("src", /^\/media\//);
  });
});

test("six projects are two clicks: several pictures at once, each on its way, none lost without a word", async ({
  page,
}) => {
  await openHomeEditor(page);
  await page.goto("/dashboard/formprojet");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/site/media?kind=image*", async (route) => {
    await held;
    await route.continue();
  });
  const colours = ["red", "blue", "green", "orange", "teal", "purple"];
  const pictures = await Promise.all(
    colours.map(async (colour) => ({
      name: `${colour}.png`,
      mimeType: "image/png",
      buffer: await pngFile(page, colour),
    })),
  );
  const note = { name: "note.png", mimeType: "image/png", buffer: Buffer.from("bonjour") };
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choisir un fichier : Image" }).click();
  await (await chooser).setFiles([...pictures.slice(0, 2), note, ...pictures.slice(2)]);

  // One bar each, and whoever leaves now is asked: inside the dashboard, and by the browser.
  const rows = page.getByRole("list", { name: "Envois en cours" }).getByRole("listitem");
  await expect(rows).toHaveCount(7);
  await expect(rows.getByRole("progressbar", { name: "Envoi : purple.png" })).toHaveAttribute("aria-valuenow", "0");
  await page.getByRole("link", { name: "Suivant" }).click();
  const question = page.getByRole("alertdialog", { name: "Un envoi est en cours" });
  await question.getByRole("button", { name: "Attendre la fin" }).click();
  await expect(page).toHaveURL(/formprojet$/);
  const leavesUnasked = () =>
    page.evaluate(() => window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
  expect(await leavesUnasked()).toBe(false);

  answer();
  await expect(cards(page)).toHaveCount(6);
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole("alert")).toHaveText("Format invalide : note.png");
  await expect(page.locator(".d-toast").getByText("6 images ajoutées.")).toBeVisible();
  await rows.getByRole("button", { name: "Fermer : note.png" }).click();
  await expect(rows).toHaveCount(0);
  expect(await leavesUnasked()).toBe(true);

  // Each has a place for its title at hand, and for the rest one click away.
  const texts = page.getByRole("region", { name: "Textes des images ajoutées" });
  await expect(texts.getByRole("listitem")).toHaveCount(6);
  await texts.getByLabel("Titre du projet 2", { exact: true }).fill("Affiche bleue");
  await expect(cards(page).nth(1)).toContainText("Affiche bleue");
  await texts.getByRole("button", { name: "Modifier Affiche bleue" }).click();
  await expect(page.locator(".item-form").getByLabel(/^Titre du projet/)).toHaveValue("Affiche bleue");
  await page.locator(".item-form").getByRole("button", { name: "Annuler" }).click();
  await page.keyboard.press("Control+z");
  await expect(cards(page).nth(1)).not.toContainText("Affiche bleue");
  await texts.getByRole("button", { name: "Fermer" }).click();
  await expect(texts).toHaveCount(0);

  // What matters in a picture: by a click, by keys with the percents told, taken back by Ctrl+Z, and by « Centrer ».
  await page.getByRole("button", { name: "Cadrer : Image du projet 1" }).click();
  const framing = page.getByRole("dialog", { name: "Cadrage" });
  const point = framing.getByRole("slider", { name: "Point important" });
  await expect(point).toHaveAttribute("aria-valuetext", "50 % depuis la gauche, 50 % depuis le haut");
  await framing.locator(".focus-stage").click({ trial: true }); // it has come to rest
  const stage = await framing.locator(".focus-stage").boundingBox();
  await page.mouse.click((stage?.x ?? 0) + 0.8 * (stage?.width ?? 0), (stage?.y ?? 0) + 0.3 * (stage?.height ?? 0));
  await expect(point).toBeFocused();
  await expect(point).toHaveAttribute("aria-valuetext", /^(79|80|81) % depuis la gauche, (29|30|31) % depuis le haut$/);
  for (let press = 0; press < 3; press++) await page.keyboard.press("Shift+ArrowRight");
  for (let press = 0; press < 5; press++) await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await expect(point).toHaveAttribute("aria-valuetext", "99 % depuis la gauche, 0 % depuis le haut");
  await framing.getByRole("slider", { name: "Zoom" }).fill("150");
  const crops = framing.getByRole("list", { name: "Ce que les visiteurs voient" }).locator("img");
  await expect(crops.first()).toHaveCSS("object-position", "99% 0%");
  await expectAccessible(page);
  await framing.getByRole("button", { name: "Centrer" }).click();
  await expect(crops.first()).toHaveCSS("object-position", "50% 50%");
  await page.keyboard.press("Control+z");
  await expect(crops.first()).toHaveCSS("object-position", "99% 0%");
  await framing.getByRole("button", { name: "Terminé" }).click();
  const inPreview = page.getByRole("region", { name: "Aperçu" }).locator("#projet img").first();
  await expect(inPreview).toHaveCSS("transform", "matrix(1.5, 0, 0, 1.5, 0, 0)");

  await saveLanguage(page, "projects", "FR");
  await page.reload();
  await expect(cards(page)).toHaveCount(6);
  await expect(cards(page).first().locator("img")).toHaveCSS("object-position", "99% 0%");
  const slug = await page.evaluate(async () => (await (await fetch("/api/site")).json()).slug);
  const visitor = await page.context().newPage();
  await visitor.goto(`/@${slug}`);
  const work = visitor.locator("#projet img.is-cut").first();
  await expect(work).toHaveCSS("object-position", "99% 0%");
  await expect(work).toHaveCSS("clip-path", /^inset\(0% 0\.33% 33\.33% 33%/);
  await visitor.close();
  await page.getByRole("link", { name: "Suivant" }).click();
  await expect(page).not.toHaveURL(/formprojet/);
});

test.describe("with a network that comes and goes", () => {
  test.use({ expectedErrors: [/Connecting to 'blob:|ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test("an upload waits, goes on by itself, and can be cancelled", async ({ page, context }) => {
    await openHomeEditor(page);
    const logo = box(page, "Logo");
    const picture = { name: "rouge.png", mimeType: "image/png", buffer: await pngFile(page, "red") };
    await context.setOffline(true);
    await logo.locator("input[type=file]").setInputFiles(picture);
    await expect(logo.getByText("reprendra en ligne")).toBeVisible();
    await logo.getByRole("button", { name: "Annuler l’envoi" }).click();
    await expect(logo.getByRole("progressbar")).toHaveCount(0);

    await logo.locator("input[type=file]").setInputFiles(picture);
    await expect(logo.getByText("reprendra en ligne")).toBeVisible();
    await context.setOffline(false);
    await expect(logo.locator("img")).toHaveAttribute("src", /^\/media\//);
  });
});

test("a CV is shown to visitors as a PDF in a new tab, once the site is paid", async ({ page, server }) => {
  await openHomeEditor(page);
  await expect(box(page, "CV")).toHaveCount(0);
  const key = await server.newKey();
  const activated = await page.evaluate(
    async (key) =>
      (
        await fetch("/api/site/activation", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ key }),
        })
      ).status,
    key,
  );
  expect(activated).toBe(200);
  await page.reload();
  // What a free site refuses is taken now, and kept as what every browser shows.
  const logo = box(page, "Logo");
  await expect(logo.getByText(/png, jpeg, svg, webp ou avif/)).toBeHidden();
  await logo.getByRole("button", { name: "Explication : Logo" }).click();
  await expect(logo.getByText(/png, jpeg, svg, webp ou avif/)).toBeVisible();
  await logo
    .locator("input[type=file]")
    .setInputFiles({ name: "affiche.webp", mimeType: "image/webp", buffer: await webpFile(page, "red") });
  await expect(logo.locator("img")).toHaveAttribute("src", /^\/media\/[0-9a-f]{16}\.jpg$/);

  // High definition is on at first, and can be left for the usual size.
  const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await sensorPhoto(page, 3000, 2000) };
  expect(photo.buffer.byteLength).toBeGreaterThan(MEBIBYTE);
  const sent = async (file: typeof photo) => {
    const answered = page.waitForResponse((response) => response.url().includes("/api/site/media?kind=image"));
    await logo.locator("input[type=file]").setInputFiles(file);
    return (await answered).json();
  };
  const switched = logo.getByRole("switch", { name: "Haute définition" });
  await expect(switched).toBeChecked();
  const cutOut = { name: "silhouette.png", mimeType: "image/png", buffer: await cutOutFile(page, 1200, 900) };
  expect(cutOut.buffer.byteLength).toBeGreaterThan(MEBIBYTE);
  expect(await sent(cutOut)).toMatchObject({ contentType: "image/png", isSeeThrough: true, width: 1200 });
  await expect(logo.getByText(/^silhouette\.png · \d/)).toBeVisible();
  expect(await sent(photo)).toMatchObject({ contentType: "image/jpeg", width: 2560 });
  await expect(logo.getByText(/^photo\.jpg · \d,?\d*\sMo$/)).toBeVisible();
  await switched.click();
  expect(await sent(photo)).toMatchObject({ width: 800 });
  await expect(logo.getByText(/^photo\.jpg · \d+\sko$/)).toBeVisible();

  const cv = box(page, "CV");
  await cv
    .locator("input[type=file]")
    .setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: pdfFile() });
  await expect(cv.getByText("cv.pdf")).toBeVisible();
  await expect(cv.getByRole("button", { name: "Supprimer : CV" })).toBeVisible();
  await saveLanguage(page, "home", "FR");
  const slug = await page.evaluate(async () => (await (await fetch("/api/site")).json()).slug);
  await page.goto(`/@${slug}`);
  const link = page.locator('a[href$=".pdf"]');
  await expect(link).toHaveAttribute("target", "_blank");
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
});

const hostileDrawings = [
  "<script>alert('canary')</script>",
  "<rect width='90' height='90' onclick='alert(1)' onload='alert(1)'/>",
  "<a xlink:href='javascript:alert(1)'><rect width='90' height='90'/></a>",
  "<animate attributeName='x' onbegin='alert(1)' dur='1s'/>",
  "<foreignObject width='90' height='90'><iframe xmlns='http://www.w3.org/1999/xhtml' src='http://127.0.0.1:9/canary'/></foreignObject>",
  "<image xlink:href='http://127.0.0.1:9/canary.png' width='9' height='9'/>",
  "<use xlink:href='http://127.0.0.1:9/canary.svg#a'/>",
  "<style>@import 'http://127.0.0.1:9/canary.css'; rect{fill:url(http://127.0.0.1:9/canary#a)}</style><rect width='9' height='9'/>",
  "<set attributeName='href' to='javascript:alert(1)'/>",
];

test.describe("opened by itself", () => {
  // The test tool puts scripts of its own into every page; the sandbox stops those as well.
  test.use({ expectedErrors: [/Blocked script execution/] });

  test("a hostile drawing runs nothing and fetches nothing", async ({ page }) => {
    await signUpAndIn(page);
    const seen: string[] = [];
    page.on("dialog", (dialog) => {
      seen.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("request", (request) => request.url().includes("canary") && seen.push(request.url()));
    for (const inside of hostileDrawings) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="90">${inside}</svg>`;
      await page.goto("/robots.txt");
      const url = await page.evaluate(async (body) => {
        const answer = await fetch("/api/site/media?kind=image", {
          method: "POST",
          headers: { "Content-Type": "application/octet-stream", "X-File-Name": "logo.svg" },
          body,
        });
        return (await answer.json()).url as string;
      }, svg);
      expect(url).toMatch(/^\/media\/[0-9a-f]{16}\.svg$/);
      await page.goto(url);
      await page.mouse.click(45, 45);
      await expect(page.locator("svg")).toHaveCount(1);
    }
    expect(seen).toEqual([]);
  });
});
