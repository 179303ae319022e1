/** The pages' policy at work: no string becomes a script, and what was stopped is a line in our own log. */
import { expect, test } from "./support/fixtures.ts";
import { prepareSite, signUpAndIn } from "./support/owner.ts";

test.use({ expectedErrors: [/requires 'Trusted|Content Security Policy|Trusted Type/] });

test("a string that would become a script is stopped and reported, on the dashboard and on a page", async ({
  page,
  server,
}) => {
  await signUpAndIn(page);
  await prepareSite(page, ["FR"]);
  const { slug } = await page.evaluate(async () => (await fetch("/api/site")).json());
  for (const path of ["/dashboard/account", `/@${slug}`]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const said = await page.evaluate(() => {
      try {
        document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>";
        return "taken";
      } catch (error) {
        return String(error);
      }
    });
    expect(said).toContain("TrustedHTML");
    await expect
      .poll(() => server.output.split("\n").filter((line) => line.includes("policy stopped") && line.includes(path)))
      .toHaveLength(1);
  }
  expect(server.output).toContain('directive="require-trusted-types-for"');
});
