/** A domain of the owner's own, as far as one gets without a public resolver; proven ones are server/tests/site's. */
import { expect, test } from "./support/fixtures.ts";
import { signUpAndIn } from "./support/owner.ts";
import { expectAccessible } from "./support/quality.ts";

// A wrong name and a missing proof are answers, which the browser reports as errors.
test.use({ expectedErrors: [/status of (409|422)/] });

test("a domain is claimed, shows how to prove it, is not believed without proof, and goes", async ({ page }) => {
  await signUpAndIn(page);
  await page.goto("/dashboard/typesite");
  const field = page.getByLabel("Ajouter un nom de domaine");
  await field.fill("192.168.1.10");
  await field.press("Enter"); // adds the name; it does not save the form around it
  await expect(page.getByText(/Ce n’est pas un nom de domaine/)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/typesite$/);

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
  await expect(claimed.getByText(/Pas encore de preuve/)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);

  await page.getByRole("button", { name: "Retirer élise.example" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Retirer", exact: true }).click();
  await expect(claimed).toHaveCount(0);
  await page.reload();
  await expect(field).toBeVisible();
  await expect(claimed).toHaveCount(0);
});
