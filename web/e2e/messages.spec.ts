/** A visitor writes, with and without JavaScript; the owner knows, by inbox and by mail. */
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { newEmail, password } from "./support/owner.ts";
import { expectAccessible } from "./support/quality.ts";
import { keepToasts } from "./support/toasts.ts";

interface Owner {
  page: Page;
  slug: string;
}

/** An owner with a saved site in French. */
async function newOwner(browser: Browser, baseURL: string, name = "Maëlle Kerbrat"): Promise<Owner> {
  const context = await browser.newContext({ baseURL });
  await keepToasts(context);
  const page = await context.newPage();
  const headers = { Origin: baseURL };
  const email = newEmail();
  await page.request.post("/api/accounts", { headers, data: { userName: name, email, password } });
  await page.request.post("/api/session", { headers, data: { email, password } });
  const saved = await page.request.put("/api/site/settings", {
    headers: { ...headers, "If-None-Match": "*" },
    data: { siteType: "header", languages: ["FR"] },
  });
  expect(saved.status()).toBe(200);
  const { slug } = (await (await page.request.get("/api/site")).json()) as { slug: string };
  return { page, slug };
}

/** The form as soon as its script listens: it asks for its token at the first focus, however late that script came. */
async function openForm(page: Page, slug: string): Promise<void> {
  let tokens = 0;
  page.on("response", (response) => {
    if (response.url().includes("message-token")) tokens += 1;
  });
  await page.goto(`/@${slug}/fr`);
  await expect(async () => {
    await page.getByLabel("Nom").blur();
    await page.getByLabel("Nom").focus();
    await expect.poll(() => tokens, { timeout: 1000 }).toBeGreaterThan(0);
  }).toPass();
}

async function fill(page: Page, words: { name?: string; email?: string; message?: string }): Promise<void> {
  await page.getByLabel("Nom").fill(words.name ?? "Coline Ferrand");
  await page.getByLabel("Email").fill(words.email ?? "coline@festival.example");
  await page.getByLabel("Message").fill(words.message ?? "Bonjour, seriez-vous libre en février ?");
}

test("a visitor writes and the owner finds it in the inbox without reloading", async ({ browser, page, baseURL }) => {
  const owner = await newOwner(browser, baseURL ?? "");
  await owner.page.goto("/dashboard/messages");
  await expect(owner.page.getByText("Aucun message")).toBeVisible();
  await expectAccessible(owner.page);

  await openForm(page, owner.slug);
  const send = page.getByRole("button", { name: "Envoyer" });
  await send.click();
  await expect(page.getByText("Veuillez remplir tous les champs !")).toBeVisible();
  await expect(page.getByLabel("Nom")).toBeFocused();
  await fill(page, { email: "coline@" });
  await send.click();
  await expect(page.getByText("Adresse e-mail incomplète.")).toBeVisible(); // not the sentence for empty fields
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.waitForTimeout(2100); // nobody fills a form faster than this
  await fill(page, { message: "Bonjour,\n\nseriez-vous libre en février ?" });
  await send.click();
  await expect(page.getByText("Merci, votre message est envoyé.").and(page.locator("[role=status]"))).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("");

  // New messages are looked for while the page is seen; the checker above had opened a tab over it.
  await owner.page.bringToFront();
  const inbox = owner.page.getByRole("region", { name: "Liste des messages" });
  await expect(inbox.getByRole("link", { name: /Coline Ferrand.*non lu/ })).toBeVisible();
  await expect(owner.page).toHaveTitle(/^\(1\) Messages/);
  await inbox.getByRole("link", { name: /Coline Ferrand/ }).click();
  const letter = owner.page.getByRole("article", { name: "Message de Coline Ferrand" });
  await expect(letter.getByText("seriez-vous libre en février ?")).toBeVisible();
  await expect(letter.getByText("écrit depuis la page en français")).toBeVisible();
  await expect(letter.getByRole("link", { name: "Répondre par e-mail" })).toHaveAttribute(
    "href",
    /^mailto:coline@festival\.example\?subject=Re%3A%20Votre%20message&body=/,
  );
  await expect(owner.page).toHaveTitle(/^Messages/);
  await expectAccessible(owner.page);
});

test.describe("when the network fails", () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_CONNECTION_RESET/] });

  test("what was typed stays, the retry sends it once", async ({ browser, page, baseURL }) => {
    const owner = await newOwner(browser, baseURL ?? "");
    await openForm(page, owner.slug);
    // The first answer is lost on its way, after the server has stored the message.
    let tries = 0;
    await page.route(/\/messages$/, async (route) => {
      tries += 1;
      if (tries > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await fill(page, {});
    await page.waitForTimeout(2100);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByText("Error while sending the message")).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("Bonjour, seriez-vous libre en février ?");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByText("Merci, votre message est envoyé.").and(page.locator("[role=status]"))).toBeVisible();
    const { messages, counts } = (await (await owner.page.request.get("/api/site/messages")).json()) as {
      messages: unknown[];
      counts: { spam: number };
    };
    expect([messages.length, counts.spam]).toEqual([1, 0]);
  });
});

test.describe("without JavaScript", () => {
  // The browser's console names the page that says what is missing.
  test.use({ expectedErrors: [/status of 422/] });

  test("the form posts, comes back and says thank you", async ({ browser, baseURL }) => {
    const owner = await newOwner(browser, baseURL ?? "");
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await page.goto(`/@${owner.slug}/fr`);
    await expect(page.getByText("Merci, votre message est envoyé.")).toBeHidden();
    await fill(page, { email: "coline" });
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByText("Adresse e-mail incomplète.")).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("Bonjour, seriez-vous libre en février ?");
    await page.getByLabel("Email").fill("coline@festival.example");
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page).toHaveURL(new RegExp(`/@${owner.slug}/fr#merci$`));
    await expect(page.getByText("Merci, votre message est envoyé.")).toBeVisible();
    await expect(page.getByText("Merci, votre message est envoyé.")).toBeInViewport();
    await context.close();
    await owner.page.goto("/dashboard/messages");
    await expect(owner.page.getByRole("link", { name: /Coline Ferrand/ })).toBeVisible();
  });
});

test("the owner sorts: archive, spam, delete with undo, search, export", async ({ browser, baseURL }) => {
  const { page, slug } = await newOwner(browser, baseURL ?? "");
  const names = ["Sarah Okafor", "Théo Lemarchand", "Nour Haddad"];
  for (const name of names) {
    const data = { name, email: "a@example.org", message: `Bonjour, je suis ${name}.`, language: "FR" };
    expect((await page.request.post(`/api/sites/${slug}/messages`, { data })).status()).toBe(201);
  }
  await page.goto("/dashboard/messages");
  const row = (name: string) => page.getByRole("link", { name: new RegExp(name) });

  await row("Nour Haddad").click();
  await page.getByRole("button", { name: "Archiver" }).click();
  await expect(page.getByText("Message archivé.").first()).toBeVisible();
  await expect(row("Nour Haddad")).toHaveCount(0);
  await page.getByRole("link", { name: /^Archives/ }).click();
  await expect(row("Nour Haddad")).toBeVisible();

  await page.getByRole("link", { name: /^Réception/ }).click();
  await row("Théo Lemarchand").click();
  await page.getByRole("button", { name: "Supprimer" }).click();
  await expect(row("Théo Lemarchand")).toHaveCount(0);
  const toast = page.locator(".d-toast").filter({ hasText: "Message supprimé." });
  await toast.getByRole("button", { name: "Rétablir" }).click();
  await expect(row("Théo Lemarchand")).toBeVisible();

  await row("Sarah Okafor").click();
  await page.getByRole("button", { name: "Mettre dans les indésirables" }).click();
  await expect(row("Sarah Okafor")).toHaveCount(0);
  await page.getByRole("link", { name: /^Indésirables/ }).click();
  await row("Sarah Okafor").click();
  await expect(page.getByText("Vous l’avez mis dans les indésirables.")).toBeVisible();
  await page.getByRole("button", { name: "Ce n’est pas un indésirable" }).click();
  await expect(page.getByText("Aucun indésirable")).toBeVisible();

  await page.getByRole("link", { name: /^Réception/ }).click();
  await page.getByLabel("Chercher dans les messages").fill("theo");
  await expect(row("Sarah Okafor")).toHaveCount(0);
  await expect(row("Théo Lemarchand")).toBeVisible();

  await page.getByRole("button", { name: "Options" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Exporter en CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.split("\r\n")[0]).toBe('\ufeff"Date";"nom";"Email";"message";"langue";"lu";"archivé";"indésirable"');
  for (const name of names) expect(file).toContain(name);
});

test("on a phone every action stands within reach, and the list comes back", async ({ browser, baseURL }) => {
  const { page, slug } = await newOwner(browser, baseURL ?? "");
  const data = { name: "Sarah Okafor", email: "a@example.org", message: "Bonjour à vous.", language: "FR" };
  expect((await page.request.post(`/api/sites/${slug}/messages`, { data })).status()).toBe(201);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/messages");
  await page.getByRole("link", { name: /Sarah Okafor/ }).click();
  await expect(page.getByRole("link", { name: "Répondre par e-mail" })).toBeInViewport({ ratio: 1 });
  for (const name of ["Marquer comme non lu", "Archiver", "Mettre dans les indésirables", "Supprimer"])
    await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: "Retour à la liste" }).click();
  await expect(page.getByRole("link", { name: /Sarah Okafor/ })).toBeVisible();
});

test("hostile words are shown as words", async ({ browser, baseURL }) => {
  const { page, slug } = await newOwner(browser, baseURL ?? "");
  const data = {
    name: "<img src=x onerror=alert(1)>",
    email: "a@example.org",
    message: "<script>alert(1)</script>\n\n\u202egpj.exe javascript:alert(1) مرحبا\n\n{{7*7}}",
    language: "AR",
  };
  expect((await page.request.post(`/api/sites/${slug}/messages`, { data })).status()).toBe(201);
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await page.goto("/dashboard/messages");
  await page.getByRole("link", { name: /onerror/ }).click();
  const letter = page.getByRole("article");
  await expect(letter.getByText("<script>alert(1)</script>")).toBeVisible();
  await expect(letter.getByText("gpj.exe javascript:alert(1) مرحبا")).toBeVisible();
  expect(await page.locator("article img, article script, article [href^='javascript']").count()).toBe(0);
  expect(dialogs).toBe(0);
});
