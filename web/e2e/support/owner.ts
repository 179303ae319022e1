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
