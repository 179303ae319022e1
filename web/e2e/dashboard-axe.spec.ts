/**
 * Every screen of the dashboard, dialogs open: nothing that axe knows is wrong, and nothing is out of reach on a phone.
 * In the dark, and by axe on a phone, one screen of each kind, or with FULL all of them: the colours of both schemes are
 * proven where they are defined (src/ui/tokens.test.ts).
 */
import type AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { networks } from "../src/contract/networks.gen.ts";
import { editingOrder } from "../src/contract/sections.gen.ts";
import { newEmail } from "./support/accounts.ts";
import { newId, storeFile, storeSection } from "./support/contents.ts";
import { described } from "./support/demo.ts";
import { follow } from "./support/editor.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { faultsOfWords, speakPseudo } from "./support/pseudo.ts";
import { axeOn, doubled, isFull, rules } from "./support/quality.ts";
import { keepToasts } from "./support/toasts.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

// A refused save opens the choice between two versions; an unknown path answers 404, a link of no use 410.
test.use({ expectedErrors: [/status of (404|410|412)/] });
test.beforeEach(({ context }) => keepToasts(context));

type Narrowing = (axe: AxeBuilder) => AxeBuilder;
const allRules: Narrowing = (axe) => axe.withTags(rules);
const allButColours: Narrowing = (axe) => axe.withTags(rules).disableRules("color-contrast");
const coloursAlone: Narrowing = (axe) => axe.withRules("color-contrast");

async function violations(page: Page, narrowed: Narrowing): Promise<string[]> {
  const { violations: found } = await narrowed(await axeOn(page)).analyze();
  return found.map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map((node) => node.target).join(", ")}`);
}

/** Colours fade from one scheme to the other: what is looked at is where they end. */
async function wear(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** Every button of an open dialog can be reached: none lies outside of the screen. */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("[role=dialog] button")]
      .filter(
        (element) => element.getBoundingClientRect().right > innerWidth || element.getBoundingClientRect().left < 0,
      )
      .map((element) => element.textContent || element.ariaLabel || "?"),
  );

/** The first of its kind. */
const examples = ["login", "landing", "home", "two versions", "account menu"];

/** In place: a dialog that is open stays open while the width and the colours change. */
async function expectNothingWrong(page: Page, screen: string): Promise<void> {
  const isExample = isFull || examples.includes(screen);
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await wear(page, "light");
    expect.soft(await unreachable(page), `${screen} at ${viewport.width}`).toEqual([]);
    expect.soft(await doubled(page), `${screen} at ${viewport.width}`).toEqual([]);
    if (viewport === phone && !isExample) continue;
    // The colours are the same at every width; what a phone alone has is looked at once, in the first editor.
    const narrowed = viewport === phone && screen !== "home" ? allButColours : allRules;
    expect.soft(await violations(page, narrowed), `${screen} at ${viewport.width}, light`).toEqual([]);
  }
  if (!isExample) return;
  await wear(page, "dark");
  expect.soft(await violations(page, coloursAlone), `${screen}, dark`).toEqual([]);
  await wear(page, "light");
}

test("the screens before signing in", async ({ page }) => {
  for (const path of ["login", "signup", "forgotten", "reset#token=abc", "verify#token=abc", "nulle-part"]) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expectNothingWrong(page, path);
  }
});

test("the screens of a paid owner with content", async ({ page, server }) => {
  await signUpAndIn(page, "Maëlle Kerbrat", newEmail());
  await prepareSite(page, ["FR", "EN", "AR"], await server.newKey());
  const image = await storeFile(page, "image");
  await storeSection(page, "home", "FR", {
    texts: { title: "Donner à lire" },
    layout: "option2",
    shared: { settings: { photo: image } },
  });
  const item = { image, title: "Échos", description: "Une affiche.", alt: "" };
  await storeSection(page, "projects", "FR", {
    lists: { projects: [{ id: newId(), ...item, link: "https://example.com" }] },
  });
  await storeSection(page, "skills", "FR", { lists: { skills: [{ id: newId(), ...item }] } });
  const entry = { id: newId(), network: "email", title: "", detail: "moi@example.com", link: "" };
  await storeSection(page, "contact", "FR", { shared: { lists: { entries: [entry] } } });
  const others = ["/messages", "/place", "/formmentions", "/formpartage", "/langues", "/diffusion", "/donnees"];
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expectNothingWrong(page, "landing");
  for (const path of ["/typesite", "/account", "/import", "/versions", "/partage", ...others]) {
    await follow(page, `/dashboard${path}`);
    await expectNothingWrong(page, path);
  }
  for (const section of editingOrder) {
    await follow(page, `/dashboard/${described(section).route}`);
    await page
      .getByRole("button", { name: /^Style du texte/ })
      .first()
      .click();
    await expect(page.locator(".style-editor")).toBeVisible();
    await expectNothingWrong(page, section);
  }
});

/** What nobody translates: who owns this, products, formats, keys, stored names, and languages in their own words. */
const NAMES = (
  "Vitrine|Maëlle Kerbrat|Maëlle|Kerbrat|maelle-kerbrat|Google|Chrome|Windows|Linux|JSON Resume|XLIFF|JPEG|png|jpeg|svg|" +
  "pdf|PDF|CSV|zip|json|DNS|TXT|CNAME|AAAA|SIREN|RCS|TVA|English|Français|Español|Português|Italiano|Deutsch|Nederlands|" +
  "Ctrl|Tab|Enter|Shift|Esc|header|footer|option1|option2|option3|Times New Roman|Arial|Work Sans|Lora|Space Grotesk|" +
  "Playfair Display|Source Sans 3|EB Garamond|IBM Plex Mono|Fraunces"
)
  .split("|")
  .concat(Object.values(networks));

/**
 * In a language that runs the other way, with words longer than any: what lies over something else does so at another side,
 * every text is in a catalogue, and all of it fits.
 */
test("the screens in a pseudo-language", async ({ page, server, context }) => {
  await speakPseudo(context);
  await context.addCookies([{ name: "vitrine_language", value: "ar", url: server.url }]);
  await page.setViewportSize(phone);
  const expectMirrored = async (screen: string) => {
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    expect.soft(await violations(page, allButColours), screen).toEqual([]);
    expect.soft(await doubled(page), screen).toEqual([]);
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      expect.soft(await faultsOfWords(page, NAMES), `${screen} at ${viewport.width}`).toEqual([]);
    }
  };
  const left = async (what: Locator) => (await what.boundingBox())?.x ?? Number.NaN;

  await page.goto("/dashboard/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/ـَ/);
  await expectMirrored("login");
  // Where the line ends, not upon its first letters.
  const secret = page.locator("input[type=password]");
  expect(await left(secret.locator("..").getByRole("button"))).toBeLessThan((await left(secret)) + 48);

  await signUpAndIn(page, "Maëlle Kerbrat", newEmail());
  await prepareSite(page, ["FR", "AR"], await server.newKey());
  const entry = { id: newId(), network: "phone", title: "", detail: "02 61 91 04 27", link: "" };
  await storeSection(page, "contact", "FR", { shared: { lists: { entries: [entry] } } });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  await expectMirrored("landing");
  for (const path of [
    "/typesite",
    "/textes",
    "/messages",
    "/visites",
    "/account",
    "/langues",
    "/diffusion",
    "/donnees",
    "/apparence",
    "/import",
    "/versions",
    "/partage",
    "/place",
    "/formhome",
    "/formprojet",
    "/formmentions",
    "/formpartage",
  ]) {
    await follow(page, `/dashboard${path}`);
    await expectMirrored(path);
  }
  await follow(page, "/dashboard/formcontact");
  await expect(page.locator(".item-card bdi").first()).toHaveCSS("direction", "ltr");
  await expectMirrored("an editor");
  // The step in hand is in sight, and the whole page in its frame.
  await expect(page.locator(".steps [aria-current]")).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(desk);
  await expect(page.locator(".preview-window [data-section]").first()).toBeAttached();
  expect(await left(page.locator(".preview-window"))).toBeCloseTo(await left(page.locator(".preview-frame")), 0);
});

test("the dialogs and the menus", async ({ page, context }) => {
  await signUpAndIn(page, "Maëlle Kerbrat", newEmail());
  await page.goto("/dashboard/formhome");
  await expect(page.getByText("Aucune langue disponible.")).toBeVisible();
  await expectNothingWrong(page, "an editor without a language");

  await page.goto("/dashboard/typesite");
  await page.getByRole("button", { name: "Passer à la version Payante" }).click();
  await page.getByRole("button", { name: "Activer" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  await expectNothingWrong(page, "activation");
  // On a phone, where dialogs stand below, toasts stand above: what is said at the field can be read.
  await page.setViewportSize(phone);
  await expect(page.locator(".d-toast")).toBeVisible();
  const toast = await page.locator(".d-toast").boundingBox();
  const dialog = await page.getByRole("dialog").boundingBox();
  if (!toast || !dialog) throw new Error("the toast or the dialog is not there");
  expect(toast.y + toast.height).toBeLessThanOrEqual(dialog.y);
  await page.setViewportSize(desk);
  await page.keyboard.press("Escape");

  await prepareSite(page, ["FR"]);
  await page.goto("/dashboard/formpropos");
  const heading = page.getByLabel("Titre de la section", { exact: true });
  await expect(heading).toBeVisible();
  const other = await context.newPage();
  await other.goto("/robots.txt");
  await storeSection(other, "about", "FR", { texts: { heading: "L’autre fenêtre" } });
  await heading.fill("Cette fenêtre");
  await page.getByRole("button", { name: "Enregistrer (FR)" }).click();
  await expect(page.getByRole("dialog", { name: "Deux versions de cette section" })).toBeVisible();
  await expectNothingWrong(page, "two versions");
  await page.getByRole("button", { name: "Tout garder de la mienne" }).click();

  await page.getByRole("button", { name: /Compte de/ }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectNothingWrong(page, "account menu");
});
