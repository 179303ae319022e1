/** What a visitor does on a public page. */
import { expect, type Page } from "@playwright/test";

/** What is below is laid out then (site/islands/triggers.ts). A move before the page's script is there tells nobody anything. */
export async function beginToUse(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => "early" in document && document.early)).toBeFalsy();
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
}
