/** A shared instance as strangers meet it: its front door, the operator's texts, and a site that somebody reports. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { storeFile, storeSection } from "./support/contents.ts";
import { expect, test as plain } from "./support/fixtures.ts";
import { handOverHtml } from "./support/html.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { expectAccessible } from "./support/quality.ts";
import { Server } from "./support/server.ts";
import { shiftsOf, watchShifts } from "./support/shifts.ts";

const KB = 1000;
const test = plain.extend<{ server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for from here.
    async ({}, use) => {
      const texts = await mkdtemp(join(tmpdir(), "vitrine-texts-"));
      await writeFile(join(texts, "accueil.fr.md"), "# L’Atelier\n\n## La maison\n\nUne association de **Brest**.");
      const terms =
        "# Conditions d’utilisation\n\n## Soyez aimables\n\n| Offre | Prix |\n|---|---|\n| Gratuite | 0 € |";
      await writeFile(join(texts, "conditions.fr.md"), terms);
      const server = await Server.start({
        VITRINE_FRONT_PAGE: "landing",
        VITRINE_TEXTS: texts,
        VITRINE_LANDING_EXAMPLES: "elise-marechal,personne",
        VITRINE_ABUSE_ADDRESS: "abus@vitrine.example",
      });
      await use(server);
      await server.stop();
      await rm(texts, { recursive: true });
    },
    { scope: "test", timeout: 200_000 },
  ],
});

// A form that is not finished is answered with 422, which browsers tell their console.
test.use({ expectedErrors: [/422/] });

/** Nothing is wider than the window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test("a stranger finds the front door in his language, sees what others made, and reports one of them", async ({
  page,
  browser,
  server,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"], await server.newKey());
  const photo = await storeFile(page, "image");
  await storeSection(page, "home", "FR", {
    layout: "option2",
    texts: { title: "Élise Maréchal" },
    shared: { settings: { photo } },
  });

  const context = await browser.newContext({ baseURL: server.url, locale: "fr-FR", reducedMotion: "reduce" });
  const visitor = await context.newPage();
  await watchShifts(visitor);
  await visitor.goto("/");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Votre travail mérite une belle vitrine");
  await expect(visitor.getByText("Une association de Brest.")).toBeVisible();
  await visitor.waitForLoadState("networkidle");
  const fetched = await visitor.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({
      ending: new URL(name).pathname.replace(/^.*\./, ""),
      encodedBodySize,
    })),
  );
  expect(fetched.filter(({ ending }) => ending === "js")).toEqual([]);
  const sheets = fetched.filter(({ ending }) => ending === "css");
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.encodedBodySize).toBeLessThanOrEqual(15 * KB);
  expect(await shiftsOf(visitor)).toEqual([]);
  for (const colorScheme of ["light", "dark"] as const) {
    await visitor.emulateMedia({ colorScheme });
    await expectAccessible(visitor);
  }
  const ground = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe("rgb(14, 15, 17)");
  await visitor.emulateMedia({ colorScheme: "light" });
  expect(await ground()).toBe("rgb(251, 250, 247)");
  const pages: Record<string, string> = {};
  for (const address of ["/", "/ar", "/fr/conditions"]) {
    pages[address] = await (await visitor.request.get(address)).text();
    for (const width of [390, 768, 1440]) {
      await visitor.setViewportSize({ width, height: 844 });
      await visitor.goto(address);
      expect(await overflow(visitor), `${address} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await expectAccessible(visitor);
  await visitor.goto("/ar");
  await expect(visitor.locator("html")).toHaveAttribute("dir", "rtl");
  await visitor.locator("summary").click();
  await visitor.getByRole("link", { name: "Français" }).click();
  await expect(visitor).toHaveURL("/fr");
  await visitor.getByRole("contentinfo").getByRole("link", { name: "Conditions d’utilisation" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "Conditions d’utilisation" })).toBeVisible();
  await visitor.getByRole("link", { name: "L’Atelier" }).first().click();
  await visitor.getByRole("link", { name: "Voir le site\u202f: Élise Maréchal" }).click();
  await expect(visitor).toHaveURL("/@elise-marechal/fr");
  await context.close();

  for (const javaScriptEnabled of [true, false]) {
    const reporting = await browser.newContext({ javaScriptEnabled, baseURL: server.url, locale: "fr-FR" });
    const reporter = await reporting.newPage();
    await reporter.goto("/@elise-marechal/fr");
    await reporter.getByRole("contentinfo").getByRole("link", { name: "Signaler ce site" }).click();
    await expect(reporter.getByRole("heading", { level: 1, name: "Signaler ce site" })).toBeVisible();
    if (javaScriptEnabled) {
      await expectAccessible(reporter);
      pages["the form to report"] = await reporter.content();
    }
    await reporter.getByLabel("Ce qui ne va pas, et où").fill("Cette photo est la mienne.");
    await reporter.waitForTimeout(2100); // who is faster is a machine
    await reporter.getByRole("button", { name: "Envoyer" }).click();
    await expect(reporter.getByRole("alert")).toHaveText("Un motif et quelques mots, s’il vous plaît.");
    await reporter.getByLabel("Motif").selectOption("Atteinte à la vie privée");
    await expect(reporter.getByLabel("Ce qui ne va pas, et où")).toHaveValue("Cette photo est la mienne.");
    await reporter.getByRole("button", { name: "Envoyer" }).click();
    await expect(reporter.getByRole("status")).toHaveText("Merci, votre signalement est transmis.");
    await reporter.getByRole("link", { name: "Retour au site" }).click();
    await expect(reporter).toHaveURL("/@elise-marechal/fr");
    await reporting.close();
  }
  await handOverHtml(pages);
});
