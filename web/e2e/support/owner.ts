/** Owners for journeys: each has an account and a site of its own. */
import type { Page } from "@playwright/test";

let count = 0;

export const password = "atelier-du-quai";

export function newEmail(): string {
  count += 1;
  return `owner-${process.pid}-${count}@example.com`;
}

/** Through the API, as fast as it goes: journeys that are about signing in do it by hand. */
export async function signUpAndIn(page: Page, userName = "Élise Maréchal", email = newEmail()): Promise<string> {
  await page.goto("/robots.txt");
  const statuses = await page.evaluate(
    async ({ userName, email, password }) => {
      const post = (path: string, body: object) =>
        fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
      const made = await post("/api/accounts", { userName, email, password });
      const signedIn = await post("/api/session", { email, password });
      return [made.status, signedIn.status];
    },
    { userName, email, password },
  );
  if (statuses.join() !== "201,200") throw new Error(`sign-up and sign-in answered ${statuses.join()}`);
  return email;
}

/** The owner of a site that is there already. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/robots.txt");
  const status = await page.evaluate(
    async (body) =>
      (await fetch("/api/session", { method: "POST", headers: { "Content-Type": "application/json" }, body })).status,
    JSON.stringify({ email, password }),
  );
  if (status !== 200) throw new Error(`sign-in answered ${status}`);
}

/** A site with these languages, paid when a key is given, made through the API. */
export async function prepareSite(page: Page, languages: string[], key?: string): Promise<void> {
  const statuses = await page.evaluate(
    async ({ languages, key }) => {
      const call = async (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
        (
          await fetch(path, {
            method,
            headers: { "Content-Type": "application/json", ...headers },
            body: JSON.stringify(body),
          })
        ).status;
      const paid = key ? await call("POST", "/api/site/activation", { key }) : 200;
      const chosen = await call(
        "PUT",
        "/api/site/settings",
        { siteType: "header", languages },
        { "If-None-Match": "*" },
      );
      return [paid, chosen];
    },
    { languages, key },
  );
  if (statuses.join() !== "200,200") throw new Error(`activation and settings answered ${statuses.join()}`);
}
