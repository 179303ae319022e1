// Measures the editors in Chromium and prints JSON. Called by bench/editor.py: node editor.mjs URL EMAIL PASSWORD CHROMIUM
import { chromium } from "../web/node_modules/@playwright/test/index.mjs";

const [url, email, password, executablePath] = process.argv.slice(2);
const KEYSTROKES = 30;
const WORDS = "Des affiches, des livres et des signes. ";

const percentile = (values, part) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1];
const summary = (values) => ({ median: percentile(values, 0.5), p95: percentile(values, 0.95), worst: Math.max(...values) });

/** After the frame that shows it: two turns, so that what the first one asked for is drawn too. */
const twoFrames = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The owner looks at an editor before he goes on: pictures and carousels of the last one have come to rest. */
const settle = (page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
  });

/** What the page's main thread has used so far, in milliseconds: ScriptDuration, or TaskDuration (styles, layout and paint too). */
async function usedMs(cdp, metric) {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === metric).value * 1000;
}

/** Script time of each keystroke: all of it until the preview's frame, timers that fall into it included. */
async function typeIn(page, cdp, field) {
  await field.click();
  // The first ones still compile, and tell the carousel that somebody is there: it starts once, not at every keystroke.
  await page.keyboard.type("Bonjour");
  await settle(page);
  const took = [];
  for (let stroke = 0; stroke < KEYSTROKES; stroke++) {
    const before = await usedMs(cdp, "ScriptDuration");
    await page.keyboard.press(WORDS[stroke % WORDS.length]);
    await twoFrames(page);
    took.push((await usedMs(cdp, "ScriptDuration")) - before);
  }
  return summary(took);
}

/** From the click on a step to the frame that shows its heading and its preview: by the clock, and what the page used of it. */
async function open(page, cdp, title) {
  await settle(page);
  const before = await usedMs(cdp, "TaskDuration");
  const clock = await page.evaluate(async (title) => {
    const link = [...document.querySelectorAll(".step")].find((one) => one.textContent.startsWith(title));
    const started = performance.now();
    link.click();
    const isOpen = () =>
      document.querySelector(".editor-head h1")?.textContent === title && document.querySelector(".preview-scroll main");
    while (!isOpen()) await new Promise(requestAnimationFrame);
    return performance.now() - started;
  }, title);
  return { clock, used: (await usedMs(cdp, "TaskDuration")) - before };
}

async function chooseLayout(page, option) {
  await page.goto(`${url}/dashboard/formhome`);
  await page.getByRole("radio", { name: option }).check();
  const stored = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.url().includes("/home/"));
  await page.getByRole("button", { name: "Enregistrer (FR)" }).click();
  await stored;
}

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "fr-FR" });
  await page.goto(`${url}/dashboard/login`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se Connecter", exact: true }).click();
  await page.waitForURL("**/dashboard");
  const cdp = await page.context().newCDPSession(page);
  // The thread's own time: what other programs take away does not count.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });

  const strokes = {};
  const note = (what) => console.error(what, JSON.stringify(strokes[what]));
  for (const option of ["option1", "option2", "option3"]) {
    await chooseLayout(page, option);
    await page.goto(`${url}/dashboard/formprojet`);
    await page.locator(".item-card").nth(99).waitFor();
    await page.locator(".preview-scroll #projet img").first().waitFor({ state: "attached" });
    strokes[`${option} heading`] = await typeIn(page, cdp, page.locator("[name=heading]"));
    note(`${option} heading`);
    if (option !== "option1") {
      strokes[`${option} item`] = await typeIn(page, cdp, page.locator('[name="projects.description"]'));
      note(`${option} item`);
    }
  }
  await page.goto(`${url}/dashboard/formhome`);
  await page.locator(".preview-scroll main").waitFor();
  const opened = [];
  for (const title of ["Projets", "Contact", "Projets", "À propos", "Compétences", "Projets", "Expérience", "Accueil"]) {
    opened.push(await open(page, cdp, title));
    console.error(title, JSON.stringify(opened.at(-1)));
  }
  const clock = summary(opened.map((one) => one.clock));
  const used = summary(opened.map((one) => one.used));
  console.log(JSON.stringify({ strokes, opened: { clock, used } }));
} finally {
  await browser.close();
}
