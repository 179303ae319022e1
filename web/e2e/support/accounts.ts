/** Owners for the journeys of accounts, and what the server mailed them. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { Server } from "./server.ts";

export const PASSWORD = "atelier-du-quai";
let count = 0;

export const newEmail = (): string => {
  count += 1;
  return `maelle.${process.pid}.${Date.now()}.${count}@kerbrat.studio`;
};

/** Without the browser, for journeys about something else. */
export async function signUp(server: Server, email: string): Promise<void> {
  const answer = await fetch(`${server.url}/api/accounts`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: server.url },
    body: JSON.stringify({ userName: "Maëlle Kerbrat", email, password: PASSWORD }),
  });
  expect(answer.status).toBe(201);
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/dashboard/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se Connecter", exact: true }).click();
  await expect(page.getByRole("button", { name: /compte de/i })).toBeVisible();
}

/** The plain text of each mail to this address, oldest first: without SMTP they are files of the data folder. */
export function mailsTo(server: Server, email: string): string[] {
  const outbox = join(server.data, "outbox");
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .sort()
    .map((name) => readFileSync(join(outbox, name), "latin1"))
    .filter((mail) => mail.includes(`\r\nTo: ${email}\r\n`))
    .map((mail) => fromQuotedPrintable(mail.split(/\r\n--=/)[1] ?? ""));
}

const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    "latin1",
  ).toString("utf8");

/** The newest link to this screen in a mail to this address. */
export async function mailedLink(
  server: Server,
  email: string,
  screen: "reset" | "verify" | "undo" | "undo-factor",
): Promise<string> {
  const links = () =>
    mailsTo(server, email)
      .flatMap((mail) => mail.match(/http\S+#token=\S+/) ?? [])
      .filter((link) => link.includes(`/dashboard/${screen}#`));
  await expect.poll(() => links().length).toBeGreaterThan(0);
  return links().at(-1) ?? "";
}

const python = resolve(import.meta.dirname, "../../../.venv/bin/python");

export const run = (program: string, ...words: string[]): string =>
  execFileSync(python, ["-c", program, ...words], { encoding: "utf8" }).trim();

/** All sign-ins so far were long ago. */
export const letTimePass = (server: Server): string =>
  run(
    "import sqlite3, sys; c = sqlite3.connect(sys.argv[1], timeout=20); c.execute(sys.argv[2]); c.commit()",
    join(server.data, "vitrine.sqlite3"),
    "UPDATE sessions SET proved_at = '2026-01-01 00:00:00.000000'",
  );
