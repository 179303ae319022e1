/** The owner's guide: found from the dashboard in one's language, and read without a script. */
import { expect, test } from "./support/fixtures.ts";
import { handOverHtml } from "./support/html.ts";
import { signUpAndIn } from "./support/owner.ts";
import { expectAccessible } from "./support/quality.ts";

const phone = { width: 390, height: 844 };

test("an owner finds the guide in the account's menu, and on a phone in the page's", async ({ page }) => {
  await signUpAndIn(page, "Élise Maréchal");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /Compte de Élise Maréchal/ }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("menuitem", { name: "Aide" }).click();
  const guide = await opened;
  await expect(guide).toHaveURL(/\/aide$/);
  await expect(guide.getByRole("heading", { level: 1 })).toHaveText("Le guide de Vitrine");
  await guide.close();

  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await expect(page.getByRole("link", { name: /^Aide/ })).toHaveAttribute("href", "/aide");
});

test("the guide is read from its list to its last page without a script", async ({ browser, server }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({ baseURL: server.url, viewport: phone, colorScheme });
    const page = await context.newPage();
    await page.goto("/help");
    await expectAccessible(page);
    await page.getByRole("link", { name: /^Keep languages in step/ }).click();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await context.close();
  }
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const pages: Record<string, string> = {};
  await page.goto("/aide");
  await page.getByRole("main").getByRole("link").first().click();
  for (let number = 1; ; number++) {
    pages[String(number)] = await (await context.request.get(page.url())).text();
    const next = page.locator("[rel=next]");
    if (!(await next.count())) break;
    await next.click();
  }
  expect(Object.keys(pages)).toHaveLength(10);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/help\/take-along-and-protect$/);
  pages.list = await (await context.request.get("/aide")).text();
  await handOverHtml(pages);
  await context.close();
});
