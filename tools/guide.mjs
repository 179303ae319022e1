// Takes the pictures of the owner's guide on a server with the demo site. Called by tools/guide.py, which says where:
// node guide.mjs URL EMAIL PASSWORD KEY-LESS-EMAIL FOLDER. Writes FOLDER/{fr,en}/{name}.png.
import { createRequire } from "node:module";

const { chromium } = createRequire(new URL("../web/package.json", import.meta.url))("@playwright/test");

const [url, email, password, freeEmail, folder] = process.argv.slice(2);
const screen = { width: 1120, height: 700 };
const messages = [
  [
    "Hélène Prigent",
    "helene@theatre-du-quai.example",
    "Bonjour, nous cherchons une affiche pour notre saison prochaine.",
  ],
  ["Tom Berger", "tom@editions-berger.example", "Votre travail pour Lisières nous a plu. Seriez-vous libre en mars ?"],
];

/** A text that is not on line yet, and the list that says so. */
async function openPublishing(page) {
  const text = page.locator(".d-field input[type=text], .d-field input:not([type])").first();
  await text.fill(`${await text.inputValue()} …`);
  await page.locator(".pub-count").waitFor({ state: "attached" });
  await page.locator(".pub-state").click();
  await page.getByRole("dialog").waitFor();
}

async function openActivation(page) {
  await page.getByRole("button", { name: /Payante|paid/ }).click();
  await page.getByRole("dialog").waitFor();
}

/** As a visitor does it: what is sent within a moment counts as a machine's. */
async function writeMessages(browser) {
  for (const [name, from, message] of messages) {
    const page = await browser.newPage();
    await page.goto(`${url}/home/fr`);
    const form = page.locator("#contact form");
    await form.locator("[name=name], [name=nom]").first().fill(name);
    await form.locator("[type=email]").fill(from);
    await form.locator("textarea").pressSequentially(message, { delay: 60 });
    await form.locator("[type=submit]").click();
    await page.locator("[role=status], [role=alert]").filter({ hasText: /./ }).first().waitFor();
    await page.close();
  }
}

/** `path`: the screen; `act`: what is done on it first; `isFree`: of the account that has not paid. */
const pictures = {
  landing: { path: "" },
  editor: { path: "/formhome" },
  translation: { path: "/langues" },
  appearance: { path: "/apparence" },
  projects: { path: "/formprojet" },
  messages: { path: "/messages" },
  address: { path: "/diffusion" },
  activation: { path: "/typesite", isFree: true, act: openActivation },
  data: { path: "/donnees" },
  publishing: { path: "/formhome", act: openPublishing }, // the last: the others have no draft
};

/** Everything in sight has come, and no picture names this run's port. */
async function settle(page) {
  await page.waitForTimeout(1500); // the preview scrolls to its section
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const isInSight = (one) => one.getBoundingClientRect().top < innerHeight && one.getBoundingClientRect().bottom > 0;
    return [...document.images].filter(isInSight).every((one) => one.complete && one.naturalWidth);
  });
  await page.evaluate((host) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replace(location.host, host);
  }, "vitrine.example");
}

async function signedIn(browser, language, who) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: screen,
    locale: language,
    timezoneId: "Europe/Paris",
    reducedMotion: "reduce",
    colorScheme: "light",
  });
  await context.addCookies([{ name: "vitrine_language", value: language, url }]);
  const answer = await context.request.post("/api/session", { data: { email: who, password } });
  if (!answer.ok()) throw new Error(`${who} cannot sign in: ${answer.status()}`);
  return context;
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
await writeMessages(browser);
for (const language of ["fr", "en"]) {
  const paid = await signedIn(browser, language, email);
  const free = await signedIn(browser, language, freeEmail);
  for (const [name, { path, act, isFree }] of Object.entries(pictures)) {
    const page = await (isFree ? free : paid).newPage();
    await page.goto(`/dashboard${path}`);
    await page.locator("#contenu h1").first().waitFor();
    await page.waitForLoadState("networkidle");
    if (act) await act(page);
    await settle(page);
    await page.screenshot({ path: `${folder}/${language}/${name}.png`, animations: "disabled", caret: "hide" });
    await page.close();
  }
  await new Promise((resolve) => setTimeout(resolve, 3000)); // a page that goes still sends its draft
  await paid.request.delete("/api/site/drafts/home");
}
await browser.close();
