/**
 * What every journey imports: `import { expect, test } from "./support/fixtures.ts"`.
 * One server per worker process and settings; a journey makes its own account and site on it. `page.goto("/home")` goes
 * there. No journey extends this by a fixture of the worker's scope: Playwright would end the worker, its browser and its
 * server for it, and start them anew for the journey after it.
 * A console error or an uncaught exception in any page fails the journey: a hydration mismatch is one.
 */
import { type BrowserContext, test as base, expect } from "@playwright/test";
import { Server } from "./server.ts";
import { Shared } from "./shared.ts";

type PerTest = {
  /** Of the server, where it is not the one that most journeys use. */
  settings: Record<string, string>;
  server: Server;
  /** Console errors that this journey provokes on purpose. */
  expectedErrors: RegExp[];
  everyContext: undefined;
};

export const test = base.extend<PerTest, { shared: Shared }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for from here.
    async ({}, use) => {
      const shared = new Shared();
      await use(shared);
      await shared.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  settings: [{}, { option: true }],
  server: [
    async ({ shared, settings }, use) =>
      use(await shared.once(`server ${JSON.stringify(settings)}`, () => Server.start(settings))),
    { timeout: 200_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  expectedErrors: [[], { option: true }],
  everyContext: [
    async ({ browser, context, expectedErrors }, use) => {
      const errors: string[] = [];
      const opened: BrowserContext[] = [];
      const watch = (watched: BrowserContext) => {
        opened.push(watched);
        watched.on("console", (message) => {
          if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
        });
        watched.on("weberror", (error) => errors.push(String(error.error())));
      };
      watch(context);
      browser.on("context", watch); // a visitor's or another owner's browser
      await use(undefined);
      browser.off("context", watch);
      // A page that is left open goes on drawing, beside all journeys after this one.
      for (const one of opened) if (one !== context) await one.close();
      expect(errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
