/** What an owner's hands do in the editors, field by field as the contract describes them. */
import { expect, type Locator, type Page } from "@playwright/test";
import { networks } from "../../src/contract/networks.gen.ts";
import type { Option, SectionName } from "../../src/contract/types.gen.ts";
import { type DemoItem, described, itemPicture, type ListLike, shownIn } from "./demo.ts";

/**
 * Another screen of the dashboard, as by a link: it is loaded once and follows its address. To load it anew for each
 * screen takes most of the time of a walk over all of them.
 */
export async function follow(page: Page, path: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 }).first();
  const before = await heading.innerText();
  await page.evaluate((next) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, "", next);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, path);
  await expect(heading).not.toHaveText(before);
  await expect(heading).toBeVisible();
}

export const cards = (page: Page): Locator => page.locator(".item-card");

export async function chooseLanguage(page: Page, code: string): Promise<void> {
  const button = page.getByRole("group", { name: "Langue" }).getByRole("button", { name: new RegExp(`^${code}`) });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
}

export const chooseLayout = (page: Page, option: Option): Promise<void> =>
  page.getByRole("radio", { name: option }).check();

/** Saves and waits until the server has it, and the bar that it has: behind the question that a first save may ask. */
export async function saveLanguage(page: Page, section: SectionName, code: string): Promise<void> {
  const path = `/api/site/sections/${section}/${code}`;
  const stored = page.waitForResponse((answer) => answer.url().endsWith(path) && answer.request().method() === "PUT");
  await page.getByRole("button", { name: `Enregistrer (${code})` }).click();
  expect((await stored).status()).toBe(200);
  await expect(page.getByRole("button", { name: `Enregistrer (${code})`, includeHidden: true })).toBeEnabled();
}

export async function fillTexts(
  page: Page,
  section: SectionName,
  option: Option,
  texts: Record<string, string>,
): Promise<void> {
  for (const field of shownIn(described(section).texts, option)) {
    await page.locator(`.editor-form [name="${field.name}"]`).fill(texts[field.name] ?? "");
  }
}

type Chosen = string | { name: string; mimeType: string; buffer: Buffer };

export async function upload(box: Locator, file: Chosen): Promise<void> {
  await box.locator("input[type=file]").setInputFiles(file);
  await expect(box.locator("img")).toHaveAttribute("src", /^\/media\//);
}

/** The words of an item in the language being edited; its picture only when the item is new. */
async function fillItem(page: Page, list: ListLike, option: Option, item: DemoItem, language: string, isNew: boolean) {
  const form = page.locator(".item-form");
  // A crop and a page of its own are no inputs of the form.
  const asked = shownIn(list.fields, option).filter(({ kind }) => kind !== "focus" && kind !== "ownpage");
  for (const field of asked) {
    const value = item[field.name];
    if (field.kind === "media") {
      if (isNew && value) await upload(form.locator(".up"), itemPicture(value));
    } else if (field.kind === "flag") {
      await form.getByRole("switch").setChecked(value === true);
    } else if (field.kind === "choice") {
      await form.getByRole("radio", { name: networks[value as keyof typeof networks], exact: true }).check();
    } else if (!(field.name === "end" && item.isCurrent)) {
      const text = field.kind === "localized" ? (value as Record<string, string>)[language] : value;
      await form.locator(`[name="${list.name}.${field.name}"]`).fill(String(text ?? ""));
    }
  }
}

export async function addItem(page: Page, list: ListLike, option: Option, item: DemoItem, language: string) {
  const before = await cards(page).count();
  await fillItem(page, list, option, item, language, true);
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(cards(page)).toHaveCount(before + 1);
}

/** The card at this place gets these words: for a language that was copied from another one. */
export async function rewriteItem(
  page: Page,
  list: ListLike,
  option: Option,
  place: number,
  item: DemoItem,
  language: string,
) {
  const card = cards(page).nth(place);
  await card.getByRole("button", { name: /^Modifier/ }).click();
  await expect(card).toContainText("en cours");
  await fillItem(page, list, option, item, language, false);
  await page.getByRole("button", { name: "modifier", exact: true }).click();
  await expect(card).not.toContainText("en cours");
}
