/** Moving a card by keyboard: each key waits for what a screen reader heard of the one before. */
import { expect, type Page } from "@playwright/test";

/** The card of this name becomes the first of `count`. */
export async function moveToFront(page: Page, name: string, count: number): Promise<void> {
  const heard = page.locator("[id^=DndLiveRegion]").filter({ hasText: name });
  await page.getByRole("button", { name: `Déplacer ${name}` }).focus();
  await page.keyboard.press("Space");
  await expect(heard).toContainText(/place \d+ sur/);
  // Taken up and listening are not the same moment; past the front an arrow does nothing.
  await expect(async () => {
    await page.keyboard.press("ArrowLeft");
    await expect(heard).toHaveText(new RegExp(`place 1 sur ${count}`), { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("Space");
  await expect(heard).toContainText("est posé à la place 1");
}
