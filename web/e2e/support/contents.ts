/** A site's contents stored through the API, for journeys about something else than typing them. */
import type { Page } from "@playwright/test";
import { pdfFile, pngFile } from "./pictures.ts";

export interface StoredSection {
  texts?: Record<string, string>;
  lists?: Record<string, object[]>;
  shared?: { settings?: Record<string, unknown>; lists?: Record<string, object[]>; styles?: Record<string, object> };
  layout?: "option1" | "option2" | "option3";
}

/** Uploads a small picture or PDF and returns its id. */
export async function storeFile(page: Page, kind: "image" | "file", colour = "teal"): Promise<string> {
  const bytes = kind === "image" ? await pngFile(page, colour) : pdfFile();
  return page.evaluate(
    async ({ bytes, kind }) => {
      const answer = await fetch(`/api/site/media?kind=${kind}`, {
        method: "POST",
        headers: {
          "Content-Type": "application/octet-stream",
          "X-File-Name": kind === "image" ? "image.png" : "cv.pdf",
        },
        body: new Uint8Array(bytes),
      });
      if (!answer.ok) throw new Error(`upload answered ${answer.status}`);
      return (await answer.json()).id as string;
    },
    { bytes: [...bytes], kind },
  );
}

/** Saves one language of a section: what is not given stays as it was. */
export async function storeSection(
  page: Page,
  section: string,
  language: string,
  wanted: StoredSection,
): Promise<void> {
  const status = await page.evaluate(
    async ({ section, language, wanted }) => {
      const now = await (await fetch(`/api/site/sections/${section}`)).json();
      const before = now.languages?.[language] ?? { texts: {}, lists: {} };
      const { settings = {}, lists = {}, styles = {} } = wanted.shared ?? {};
      const body = {
        content: {
          texts: { ...before.texts, ...wanted.texts },
          lists: { ...before.lists, ...wanted.lists },
        },
        shared: {
          styles: { ...now.shared.styles, ...styles },
          settings: { ...now.shared.settings, ...settings },
          lists: { ...now.shared.lists, ...lists },
        },
        layout: wanted.layout ?? null,
      };
      const revision = now.revision ? { "If-Match": `"${now.revision}"` } : { "If-None-Match": "*" };
      const answer = await fetch(`/api/site/sections/${section}/${language}`, {
        method: "PUT",
        headers: { "Content-Type": "application/json", ...(revision as Record<string, string>) },
        body: JSON.stringify(body),
      });
      return `${answer.status} ${answer.ok ? "" : await answer.text()}`;
    },
    { section, language, wanted },
  );
  if (!status.startsWith("200")) throw new Error(`saving ${section} answered ${status}`);
}

let count = 0;
export const newId = (): string => {
  count += 1;
  return `${process.pid.toString(16)}${count.toString(16)}`.padStart(32, "0");
};
