// How long the page's main thread is held, as on a phone four times slower than this machine. Called by bench/main_thread.py:
// node main_thread.mjs CHROMIUM ROUNDS LOOK URL…, where LOOK is 'arrive' (a first visit) or 'carousel' (works go by).
// Measured in processor time of the thread, times four: what other programs take of a busy machine is not counted.
import { chromium } from "../web/node_modules/@playwright/test/index.mjs";

const [executablePath, rounds, look, ...urls] = process.argv.slice(2);
const SLOWER = 4;
const LONG_MS = 50;

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** The tasks of the page's main thread while `act` is under way, in slowed-down milliseconds, with what they were about. */
async function tasksDuring(browser, page, act) {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "loading", "blink.user_timing"] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const painted = traceEvents.filter(({ name }) => name === "firstContentfulPaint").at(-1);
  const main = traceEvents.find(
    ({ name, args, pid }) =>
      name === "thread_name" && args.name === "CrRendererMain" && (!painted || pid === painted.pid),
  );
  const own = traceEvents.filter(({ pid, tid, ph }) => pid === main.pid && tid === main.tid && ph === "X");
  const tasks = own.filter(({ name, tdur }) => name.endsWith("RunTask") && tdur);
  return { tasks: tasks.map(({ ts, tdur }) => ({ ts, ms: (tdur / 1000) * SLOWER })), painted: painted?.ts ?? 0 };
}

async function arrive(browser, url) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const { tasks, painted } = await tasksDuring(browser, page, async () => {
    await page.goto(url);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1500);
  });
  await context.close();
  const after = tasks.filter(({ ts, ms }) => ts + ms * 250 > painted);
  const blocking = after.reduce((sum, { ms }) => sum + Math.max(0, ms - LONG_MS), 0);
  return { blocking, longest: Math.max(...after.map(({ ms }) => ms)) };
}

async function carousel(browser, url) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await page
    .locator("#projet .g-flow")
    .evaluate((flow) => flow.scrollIntoView({ behavior: "instant", block: "center" }));
  await page.locator(".g-flow[data-ready]").waitFor({ state: "attached", timeout: 120_000 });
  await page.waitForTimeout(2000);
  const { tasks } = await tasksDuring(browser, page, async () => {
    await page.waitForTimeout(8000);
    const next = page.locator("#projet .g-keys button").nth(1);
    for (let press = 0; press < 4; press++) {
      await next.click();
      await page.waitForTimeout(600);
    }
  });
  const laidOut = await page
    .locator(".g-slide")
    .evaluateAll((all) => all.filter((one) => one.getClientRects().length).length);
  await context.close();
  return { longest: Math.max(...tasks.map(({ ms }) => ms)), laidOut };
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const found = [];
for (const url of urls) {
  const each = [];
  for (let round = 0; round < Number(rounds); round++)
    each.push(await (look === "arrive" ? arrive : carousel)(browser, url));
  found.push(Object.fromEntries(Object.keys(each[0]).map((key) => [key, middle(each.map((one) => one[key]))])));
}
await browser.close();
console.log(JSON.stringify(found));
