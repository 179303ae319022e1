/** 'Visites': what an owner sees of who came, from the empty screen to a year of figures. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { countDays, type Figures } from "./support/figures.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { expectAccessible } from "./support/quality.ts";
import { keepToasts } from "./support/toasts.ts";

test.beforeEach(({ context }) => keepToasts(context));

const slugOf = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await fetch("/api/site")).json()).slug);
const settingsOf = (page: Page) =>
  page.evaluate(async () => {
    const { isOn, letter } = await (await fetch("/api/site/visits")).json();
    return { isOn, letter };
  });
const tile = (page: Page, name: string) => page.locator(".vis-tile").filter({ hasText: name }).locator("b");
const daysPlot = (page: Page) => page.getByRole("slider", { name: /jour par jour|semaine par semaine/ });

/** Two visits a day in the last thirty days, one a day before that; today brings what today's figures bring. */
const figuresOf = (ago: number): Figures => ({
  visits_hour: { "10": ago < 30 ? 2 : 1 },
  views_hour: { "10": 3, "21": 1 },
  page: { "": 4 },
  language: { FR: 4 },
  source: ago < 30 ? { "": 1, "linkedin.com": 1 } : { "": 1 },
  device: { phone: 1, desktop: 1 },
  bot: { "": 1 },
  ...(ago < 12 && { wanted: { DE: 1 }, click: { cv: 1, "contact:email": 1 } }),
  ...(ago === 3 && { lead: { "linkedin.com": 1 }, contact_after: { under_2min: 1 } }),
});

test("an owner sees that nobody came yet, the first who came, and a month of them", async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUpAndIn(page, "Élise Maréchal");
  await prepareSite(page, ["FR"]);
  const slug = await slugOf(page);

  await page.goto("/dashboard");
  await expect(page.getByText("Aucune visite pour l’instant.")).toBeVisible();
  await page.getByRole("link", { name: "Voir les visites" }).click();
  await expect(page).toHaveURL(/\/dashboard\/visites$/);
  await expect(page.getByRole("heading", { name: "Pas encore de visite" })).toBeVisible();
  await expect(page.getByRole("radiogroup", { name: "Période" })).toHaveCount(0);
  await page.getByRole("button", { name: "Copier la signature" }).click();
  await expect(page.getByText(/Signature copiée/).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`Élise Maréchal\n${server.url}/@${slug}`);
  await expectAccessible(page);

  countDays(server, slug, 1, figuresOf);
  await page.reload();
  await expect(page.getByText("2 visites en 30 jours.")).toBeVisible();
  await expect(page.getByText(/C’est le premier jour/)).toBeVisible();
  await expect(page.locator(".vis-change")).toHaveCount(0);

  countDays(server, slug, 60, figuresOf);
  await page.reload();
  await expect(page.getByText("60 visites en 30 jours, 30 de plus qu’avant.")).toBeVisible();
  await expect(tile(page, "Visites")).toHaveText("60");
  await expect(tile(page, "Pages vues")).toHaveText("120");
  await expect(tile(page, "Messages reçus")).toHaveText("1");
  await expect(tile(page, "Aujourd’hui")).toHaveText("2");
  await expect(page.getByText("12 visiteurs ont demandé votre site en allemand.")).toBeVisible();
  await page.getByRole("link", { name: "Ajouter : allemand" }).click();
  await expect(page.getByLabel("Ajouter une langue", { exact: true })).toHaveValue("Allemand (DE)");
  await expect(page.getByRole("button", { name: "Ajouter", exact: true })).toBeFocused();
  await page.goBack();
  const sources = page.getByRole("list", { name: /D’où viennent vos visiteurs/ });
  await expect(sources.getByRole("listitem")).toHaveText([/^Accès direct.*30\s?50\s%$/, /^linkedin\.com30\s?50\s%$/]);
  await expect(page.getByRole("row", { name: "linkedin.com 30 1 3 %" })).toBeVisible();
  await expect(page.getByText(/30 passages de robots n’ont pas été comptés/)).toBeVisible();

  // Along the days with the keys: each says its figures.
  const plot = daysPlot(page);
  await plot.focus();
  await page.keyboard.press("Home");
  await expect(plot).toHaveAttribute("aria-valuetext", /2 visites, 1 avant$/);
  await page.keyboard.press("End");
  for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowLeft");
  await expect(plot).toHaveAttribute("aria-valuenow", "27");
  await expect(plot).toHaveAttribute("aria-valuetext", /2 visites, 1 avant, 1 message$/);
  await expect(page.locator(".plot-tip")).toContainText("4 pages vues · 1 message");

  // Other figures, another range, and the same as a table.
  await page.getByRole("radio", { name: "Pages vues" }).check();
  await expect(daysPlot(page)).toHaveAttribute("aria-label", "Pages vues jour par jour");
  await page.getByRole("radiogroup", { name: "Période" }).getByText("7 jours").click();
  await expect(page).toHaveURL(/\?jours=7$/);
  await expect(page.getByText("14 visites en 7 jours, autant qu’avant.")).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.getByRole("button", { name: "Voir en tableau" }).first().click();
  await expect(page.getByRole("table").first().getByRole("row")).toHaveCount(8);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Exporter en CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.startsWith("\ufeff")).toBe(true);
  expect(file).toContain("linkedin.com");

  await page.goto("/dashboard");
  await expect(page.getByText("14 visites ces 7 jours, 14 les 7 d’avant")).toBeVisible();
});

test("a year and the letter come with the paid version; counting can be switched off, and its figures erased", async ({
  page,
  server,
}) => {
  await signUpAndIn(page, "Théo Lemarchand");
  await prepareSite(page, ["FR"]);
  countDays(server, await slugOf(page), 390, figuresOf);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/dashboard/visites?jours=365"); // a free owner's old link leads to what he may see
  await expect(page.getByText("60 visites en 30 jours, 30 de plus qu’avant.")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Lettre de la semaine" })).toBeDisabled();
  const ranges = page.getByRole("radiogroup", { name: "Période" });
  await ranges.getByText("1 an").click();
  await expect(page.getByText("L’année entière se regarde avec la version payante.")).toBeVisible();
  await page.getByRole("button", { name: "Passer à la version Payante" }).first().click();
  await page.getByLabel("Clé d’activation").fill(await server.newKey());
  await page.getByRole("button", { name: "Activer" }).click();
  await expect(page.getByText("395 visites en un an.")).toBeVisible();
  await expect(daysPlot(page)).toHaveAttribute("aria-label", "Visites semaine par semaine");
  await daysPlot(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(daysPlot(page)).toHaveAttribute("aria-valuetext", /^semaine du .*: 14 visites/);

  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const cut = await page
    .locator(".rank-name")
    .evaluateAll((names) => names.filter((n) => n.scrollWidth > n.clientWidth));
  expect(cut).toEqual([]);

  await page.getByRole("switch", { name: "Lettre de la semaine" }).check();
  await expect(page.getByText("La lettre arrivera chaque lundi.").first()).toBeVisible();
  await page.getByRole("switch", { name: "Compter les visites" }).uncheck();
  await expect(page.getByText("ces chiffres s’arrêtent là", { exact: false })).toBeVisible();
  expect(await settingsOf(page)).toEqual({ isOn: false, letter: true });

  await page.getByRole("button", { name: "Effacer les chiffres" }).click();
  const question = page.getByRole("alertdialog", { name: "Effacer tous les chiffres" });
  await question.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByRole("button", { name: "Effacer les chiffres" })).toBeFocused();
  await page.getByRole("button", { name: "Effacer les chiffres" }).click();
  await question.getByRole("button", { name: "Effacer les chiffres" }).click();
  await expect(page.getByText("Les visites ne sont pas comptées")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("Les visites ne sont pas comptées.")).toBeVisible();
  await page.goto("/dashboard/visites");
  await page.getByRole("button", { name: "Compter les visites" }).click();
  await expect(page.getByRole("heading", { name: "Pas encore de visite" })).toBeVisible();
});
