/**
 * What every journey imports: `import { expect, test } from "./support/fixtures.ts"`.
 * One server per worker process; a journey makes its own account and site on it. `page.goto("/home")` goes there.
 * A console error or an uncaught exception in any page fails the journey: a hydration mismatch is one.
 */
import { type BrowserContext, test as base, expect } from "@playwright/test";
import { Server } from "./server.ts";

type PerTest = {
  /** Console errors that this journey provokes on purpose. */
  expectedErrors: RegExp[];
  quietConsole: undefined;
};
type PerWorker = { settings: Record<string, string>; server: Server };

export const test = base.extend<PerTest, PerWorker>({
  settings: [{}, { option: true, scope: "worker" }],
  server: [
    async ({ settings }, use) => {
      const server = await Server.start(settings);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ browser, context, expectedErrors }, use) => {
      const errors: string[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on("console", (message) => {
          if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
        });
        watched.on("weberror", (error) => errors.push(String(error.error())));
      };
      watch(context);
      browser.on("context", watch); // a visitor's or another owner's browser
      await use(undefined);
      browser.off("context", watch);
      expect(errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
