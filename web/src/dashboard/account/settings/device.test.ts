import { expect, it } from "vitest";
import { deviceOf, sinceWhen } from "./device";

it.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36", "Chrome sur Windows"],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0", "Edge sur Windows"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari sur iPhone",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox sur macOS"],
  ["curl/8.1", "Navigateur"],
])("%s is called %s", (userAgent, name) => {
  expect(deviceOf(userAgent).name).toBe(name);
});

it("knows a phone", () => {
  expect(deviceOf("Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36").isPhone).toBe(true);
  expect(deviceOf("Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36").isPhone).toBe(false);
});

it.each([
  [30_000, "cette minute-ci"],
  [4 * 60_000, "il y a 4 minutes"],
  [26 * 3_600_000, "hier"],
])("%d ms ago is said as %s", (passed, words) => {
  const now = Date.parse("2026-03-01T12:00:00Z");
  expect(sinceWhen(new Date(now - passed).toISOString(), now)).toBe(words);
});
