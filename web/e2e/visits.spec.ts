/** Ten visitors, of whom some count for nothing, and figures that come out exactly. */
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { newId, storeFile, storeSection } from "./support/contents.ts";
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";

const desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const phone = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
const tablet = "Mozilla/5.0 (Linux; Android 15; Tab S9) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

interface Visits {
  days: { visits: number; views: number; messages: number }[];
  lists: Record<string, { top: { value: string; count: number }[]; rest: number }>;
  leads: object[];
  contactAfter: { value: string; count: number }[];
  vitals: { metric: string }[];
  bots: number;
}

/** All come from one address, so their browsers tell them apart: by a number at the end. */
async function newVisitor(browser: Browser, baseURL: string, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, locale: "fr-FR", ...options })).newPage();
  // Links that open another window would; that they were clicked is all that matters here.
  await page.addInitScript(() =>
    addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
    }),
  );
  return page;
}

/** Reads the page until its script listens. */
async function look(page: Page, path: string, from = ""): Promise<void> {
  await page.goto(path, from ? { referer: from } : {});
  await page.waitForFunction(() => localStorage.getItem("selectedLang"));
}

/** As when another tab comes to the front, which no window here ever does: then the page tells of the visit, if it does. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

const hear = (page: Page, reports: string[]) =>
  page.on("request", (request) => request.url().endsWith("/vitals") && reports.push(request.url()));

test("ten visitors come out exactly", async ({ browser, server }) => {
  const baseURL = server.url;
  const owner = await newVisitor(browser, baseURL, { userAgent: desktop });
  await signUpAndIn(owner);
  await prepareSite(owner, ["FR"], await server.newKey());
  const cv = await storeFile(owner, "file");
  const image = await storeFile(owner, "image");
  await storeSection(owner, "home", "FR", {
    texts: { headline: "Élise" },
    shared: { settings: { cv, showsCv: true } },
  });
  const project = { id: newId(), title: "Le quai", image, link: "https://quai.example/" };
  await storeSection(owner, "projects", "FR", { texts: { heading: "Projets" }, lists: { projects: [project] } });
  const entry = { id: newId(), network: "linkedin", title: "", detail: "Élise", link: "https://linkedin.example/in" };
  await storeSection(owner, "contact", "FR", {
    texts: { heading: "Contact" },
    shared: { lists: { entries: [entry] } },
  });
  const { slug } = (await (await owner.request.get("/api/site")).json()) as { slug: string };
  const path = `/@${slug}/fr`;
  const visitor = (number: number, options: BrowserContextOptions & { userAgent?: string } = {}) =>
    newVisitor(browser, baseURL, { ...options, userAgent: `${options.userAgent ?? desktop} ${number}` });

  await look(owner, path);
  await leave(owner);

  const reader = await visitor(1);
  const ofReader: string[] = [];
  hear(reader, ofReader);
  await look(reader, path, "https://www.linkedin.com/feed/");
  await reader.getByRole("link", { name: /CV/ }).first().click();
  await reader.locator(".slider-slide button").first().click();
  await reader.getByRole("dialog").getByRole("link").click();
  await reader.keyboard.press("Escape");
  await reader.locator(`a[href="${entry.link}"]`).click();
  await leave(reader);

  for (const number of [2, 3]) {
    const german = await visitor(number, { userAgent: phone, locale: "de-DE" });
    await look(german, `${path}?utm_source=lettre&utm_medium=mail&utm_campaign=printemps`);
    await leave(german);
  }

  const twice = await visitor(4, { userAgent: tablet });
  for (const _ of [1, 2]) {
    await look(twice, path);
    await leave(twice);
  }

  const writer = await visitor(5);
  await look(writer, path, "https://duckduckgo.com/");
  await writer.getByLabel("Nom").fill("Coline Ferrand");
  await writer.getByLabel("Email").fill("coline@festival.example");
  await writer.getByLabel("Message").fill("Bonjour, seriez-vous libre en février ?");
  const answered = writer.waitForResponse(/\/messages$/);
  await writer.getByRole("button", { name: "Envoyer" }).click();
  expect((await answered).status()).toBe(201);
  await expect(writer.getByLabel("Nom")).toHaveValue("");
  await leave(writer);

  const plain = await visitor(6, { javaScriptEnabled: false });
  await plain.goto(path);

  const ofShyOnes: string[] = [];
  const signs = [
    ["Sec-GPC", "globalPrivacyControl", true],
    ["DNT", "doNotTrack", "1"],
  ] as const;
  for (const [header, name, value] of signs) {
    const shy = await visitor(7, { extraHTTPHeaders: { [header]: "1" } });
    await shy.addInitScript(([name, value]) => Object.defineProperty(navigator, name, { value }), [
      name,
      value,
    ] as const);
    hear(shy, ofShyOnes);
    await look(shy, path);
    await leave(shy);
  }

  const crawler = await newVisitor(browser, baseURL, { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await crawler.goto(path);

  const figures = async () => (await (await owner.request.get("/api/site/visits?days=7")).json()) as Visits;
  const counted = async () => {
    const { days, bots } = await figures();
    return { ...days.at(-1), bots };
  };
  const expected = { visits: 5, views: 7, messages: 1, bots: 1 };
  await expect.poll(counted).toMatchObject(expected);
  const { lists, leads, vitals, contactAfter } = await figures();
  const listed = (name: string) => Object.fromEntries((lists[name]?.top ?? []).map((each) => [each.value, each.count]));
  expect(listed("source")).toEqual({ "": 3, "linkedin.com": 1, "duckduckgo.com": 1 });
  expect(listed("device")).toEqual({ desktop: 2, phone: 2, tablet: 1 });
  expect(listed("language")).toEqual({ FR: 7 });
  expect(listed("wanted")).toEqual({ DE: 2 });
  expect(listed("campaign")).toEqual({ "lettre / mail / printemps": 2 });
  expect(listed("click")).toEqual({ cv: 1, "contact:linkedin": 1, project: 1 });
  expect(leads).toEqual([{ source: "duckduckgo.com", visits: 1, messages: 1 }]);
  expect(contactAfter.reduce((sum, each) => sum + each.count, 0)).toBe(1);
  expect(vitals.map(({ metric }) => metric)).toContain("TTFB");
  expect([ofReader.length, ofShyOnes]).toEqual([1, []]); // whatever one does on a page, one report tells of it
});
