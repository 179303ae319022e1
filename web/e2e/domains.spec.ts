/** A domain of the owner's own: claimed, not believed without proof, proven by a record, served, removed. */
import { NameServer } from "./support/dns.ts";
import { test as base, expect } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";
import { expectAccessible } from "./support/quality.ts";
import { Server } from "./support/server.ts";

/** Any: the server's own requests to it come back to itself (support/leading_here.py). */
const publicAddress = "93.184.215.14";

/** The server asks this name server, and no public one; the browser finds *.vitrine.example here (playwright.config.ts). */
async function startWorld() {
  const names = await NameServer.start();
  const server = await Server.start({ VITRINE_DNS_SERVERS: names.address });
  const stop = async () => {
    await server.stop();
    await names.stop();
  };
  return { server, names, stop };
}

const test = base.extend<{ world: Awaited<ReturnType<typeof startWorld>> }>({
  world: [async ({ shared }, use) => use(await shared.once("domains", startWorld)), { timeout: 200_000 }],
  server: async ({ world }, use) => use(world.server),
});

// One of these servers is enough.
test.describe.configure({ mode: "default" });
// A wrong name and a missing proof are answers, which the browser reports as errors; and a domain without TLS is one to it.
test.use({ expectedErrors: [/status of (404|409|422)|Cross-Origin-Opener-Policy header has been ignored/] });

test("a domain is claimed, shows how to prove it, is not believed without proof, and goes", async ({ page }) => {
  await signUpAndIn(page);
  await page.goto("/dashboard/diffusion");
  const field = page.getByLabel("Ajouter un nom de domaine");
  await field.fill("192.168.1.10");
  await field.press("Enter"); // adds the name; it does not save the form around it
  await expect(page.getByText(/Ce n’est pas un nom de domaine/)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/diffusion$/);

  await field.fill("https://Élise.example/");
  await field.press("Enter");
  const claimed = page.getByRole("list", { name: "Vos noms de domaine" }).locator("> li");
  await expect(claimed).toHaveCount(1);
  await expect(claimed).toContainText("élise.example");
  await expect(claimed).toContainText("_vitrine.xn--lise-9oa.example");
  await expect(claimed).toContainText("http://xn--lise-9oa.example/.well-known/vitrine.txt");
  await expect(claimed.getByText("À prouver")).toBeVisible();
  await expect(field).toHaveValue("");

  await page.getByRole("button", { name: "Vérifier élise.example" }).click();
  await expect(claimed.getByText(/Pas encore de preuve/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Retirer élise.example" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Retirer", exact: true }).click();
  await expect(claimed).toHaveCount(0);
  await page.reload();
  await expect(field).toBeVisible();
  await expect(claimed).toHaveCount(0);
});

test("a proven domain serves the site, names itself in its links, takes messages, and has no dashboard", async ({
  page,
  browser,
  world,
}) => {
  const host = "studio.vitrine.example";
  const there = world.server.url.replace("127.0.0.1", host);
  await signUpAndIn(page, "Élise Maréchal");
  await prepareSite(page, ["FR"]);
  await page.goto("/dashboard/diffusion");
  await page.getByLabel("Ajouter un nom de domaine").fill(host);
  await page.getByRole("button", { name: "Ajouter ce nom" }).click();
  const card = page.getByRole("list", { name: "Vos noms de domaine" }).locator("> li");
  const proof = await card
    .getByText(/^vitrine-[0-9a-f]{32}$/)
    .first()
    .innerText();

  world.names.texts.set(`_vitrine.${host}`, "something else");
  await page.getByRole("button", { name: `Vérifier ${host}` }).click();
  await expect(card.getByText(/Enregistrement TXT\s: une autre valeur s’y trouve/)).toBeVisible();
  world.names.texts.set(`_vitrine.${host}`, proof);
  await page.getByRole("button", { name: `Vérifier ${host}` }).click();
  await expect(card.getByText("Prouvé, mais ne mène pas encore ici")).toBeVisible();
  await expect(card.getByText(/^Faites ensuite pointer ce nom vers/)).toBeVisible();
  await expect(card.getByText("En service")).toHaveCount(0);
  await expect(card.getByRole("link", { name: `Ouvrir ${host}` })).toHaveAttribute("href", `https://${host}/home`);

  world.names.addresses.set(host, publicAddress);
  await page.getByRole("button", { name: `Vérifier ${host}` }).click();
  await expect(card.getByText("En service")).toBeVisible();
  await expect(card.getByText(/^Faites ensuite pointer ce nom vers/)).toHaveCount(0);

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(there);
  await expect(visitor).toHaveURL(`${there}/home`);
  await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute("href", `https://${host}/home/fr`);
  await expect(visitor.getByRole("main")).toHaveAttribute("data-option", "option1");
  await visitor.getByLabel("Nom").fill("Coline Ferrand");
  await visitor.getByLabel("Email").fill("coline@festival.example");
  await visitor.getByLabel("Message").fill("Bonjour depuis votre propre nom de domaine");
  await visitor.getByRole("button", { name: "Envoyer" }).click();
  await expect(visitor).toHaveURL(`${there}/home#merci`);
  const refused = await visitor.goto(`${there}/dashboard/login`);
  expect(refused?.status()).toBe(404);

  await page.getByRole("button", { name: `Retirer ${host}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Retirer", exact: true }).click();
  await expect(card).toHaveCount(0);
  expect((await page.request.get(`/api/domains/ask?domain=${host}`)).status()).toBe(404);
});
