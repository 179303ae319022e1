/** The translator's bench under the keys alone. */
import type { Page } from "@playwright/test";

/** What the cursor stands on: a button that takes items over, a text to write, or null for what is neither. */
const stopAt = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null;
    if (at?.closest(".bench-all, .bench-missing")) return { isText: false, place: "", source: "" };
    const field = at?.closest(".bench-field");
    if (!at || !field) return null;
    const source = field.querySelector(".bench-source")?.lastChild?.textContent ?? "";
    return { isText: true, place: at.getAttribute("name") ?? at.dataset.name ?? "", source };
  });

export interface Typed {
  place: string;
  source: string;
  german: string;
}

let count = 0;

/**
 * From where the bench is entered to behind its last text: what is missing is taken over, and each text is written anew,
 * in words that are found again on the page.
 */
export async function translateByKeys(page: Page): Promise<Typed[]> {
  const typed: Typed[] = [];
  await page.waitForFunction(() => document.activeElement?.matches(".bench-count"));
  await page.keyboard.press("Tab");
  if (await page.evaluate(() => document.activeElement?.matches(".bench-head *"))) await page.keyboard.press("Tab");
  for (let stop = await stopAt(page); stop; stop = await stopAt(page)) {
    if (!stop.isText) {
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => document.activeElement?.closest(".bench-field"));
      continue;
    }
    count += 1;
    const german = `Deutsch${count}`;
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText(german);
    typed.push({ place: stop.place, source: stop.source, german });
    await page.keyboard.press("Tab");
  }
  return typed;
}
