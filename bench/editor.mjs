// Measures the editors in Chromium and prints JSON. Called by bench/editor.py: node editor.mjs URL EMAIL PASSWORD CHROMIUM
import { chromium } from "../web/node_modules/@playwright/test/index.mjs";

const [url, email, password, executablePath] = process.argv.slice(2);
const KEYSTROKES = 30;
/** Times through the chain of editors, after one that warms up. */
const ROUNDS = 4;
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

/**
 * From the click on 'Suivant' until the next editor is painted, by the clock: its form, the cards that a screen shows, and
 * the preview with that section in sight. `all`: until the last card is there. `used`: what the page's thread worked for it.
 */
async function goOn(page, cdp, title) {
  await settle(page);
  const before = await usedMs(cdp, "TaskDuration");
  const { drawn, all } = await page.evaluate(async (title) => {
    /** Behind the frame: a message that a frame's callback sends arrives when it has been painted. */
    const painted = () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        requestAnimationFrame(() => port2.postMessage(null));
      });
    const isInSight = (element) => {
      const frame = document.querySelector(".preview-frame").getBoundingClientRect();
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: Number.NaN, bottom: Number.NaN };
      return top < frame.bottom && bottom > frame.top;
    };
    const cards = () => document.querySelectorAll(".item-card").length;
    const count = () => Number(document.querySelector(".editor-count")?.textContent ?? 0);
    const isDrawn = () =>
      document.querySelector(".editor-head h1")?.textContent === title &&
      cards() >= Math.min(count(), 12) &&
      isInSight(document.querySelector(`.preview-scroll [id="${location.pathname.split("form")[1]}"]`));
    const link = [...document.querySelectorAll(".editor-foot a")].find((one) => one.textContent.startsWith("Suivant"));
    const started = performance.now();
    link.click();
    do await painted();
    while (!isDrawn());
    const drawn = performance.now() - started;
    while (cards() < count()) await painted();
    return { drawn, all: performance.now() - started };
  }, title);
  return { title, drawn, all, used: (await usedMs(cdp, "TaskDuration")) - before };
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
  const opened = [];
  for (let round = 0; round <= ROUNDS; round++) {
    if (round) {
      await page.locator(".step").filter({ hasText: "Accueil" }).click();
      await page.getByRole("heading", { name: "Accueil", level: 1 }).waitFor();
    } else await page.goto(`${url}/dashboard/formhome`);
    await page.locator(".preview-scroll .site").waitFor();
    for (const title of ["À propos", "Projets", "Compétences", "Contact", "Expérience"]) {
      const one = await goOn(page, cdp, title);
      console.error(JSON.stringify(one));
      // The first time around, files are fetched and code is compiled: that is 'the first one'.
      if (round) opened.push(one);
    }
  }
  const of = (name) => summary(opened.map((one) => one[name]));
  console.log(JSON.stringify({ strokes, opened: { drawn: of("drawn"), all: of("all"), used: of("used") } }));
} finally {
  await browser.close();
}
