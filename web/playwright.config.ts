/** Journeys in a real browser against a real server: `make test`, or `npm run e2e` after `make build`. */
import { resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";

const isRoot = process.getuid?.() === 0;

// Chromium draws its own address bar as a web page, in a process of its own for every window, and keeps another process
// ready: three processes per window where a journey looks at one, and half of all the time. The list replaces
// Playwright's own of the same name (the last one given counts), so what matters of that stands here too.
const WITHOUT = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
];

const launchOptions = {
  // The browsers that Playwright downloads are not to be had everywhere: `make test` finds or installs one.
  executablePath: process.env.CHROMIUM ?? "../.build/bin/chromium",
  args: [
    ...(isRoot ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none", // letters as wide as on other screens: the shell rounds them to whole pixels
    `--disable-features=${WITHOUT}`,
    "--host-resolver-rules=MAP *.vitrine.example 127.0.0.1", // owners' own domains (domains.spec.ts)
  ],
};

/** The same browser on a machine that has these fonts and no other (e2e/fonts). */
const withFonts = (name: string) => ({
  ...launchOptions,
  env: { ...process.env, FONTCONFIG_FILE: resolve(import.meta.dirname, `e2e/fonts/${name}.conf`) },
});

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: false,
  workers: 2,
  // Passing costs nothing of this: it is for machines many times slower than ours.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A second try tells a stumble of the machine from a defect. `make test` names and counts those that needed it.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    trace: "on-first-retry",
    // What is not there after a minute will not come: the second try should not have to wait for the whole journey's end.
    actionTimeout: 60_000,
    launchOptions,
  },
  // What must not move on a screen (@still) is looked at again where the four families are missing; what is about just
  // that (@bare) is looked at there alone.
  projects: [
    {
      name: "dejavu",
      grep: /@still|@bare/,
      use: {
        // Playwright's says Windows, where all four are at hand and none of ours is fetched ahead.
        userAgent: devices["Desktop Chrome"].userAgent.replace(/\(Windows[^)]*\)/, "(X11; Linux x86_64)"),
        launchOptions: withFonts("dejavu"),
      },
    },
    {
      name: "android",
      testMatch: "fonts.spec.ts",
      grepInvert: /@desk/,
      use: {
        ...devices["Pixel 5"],
        viewport: { width: 390, height: 844 },
        launchOptions: withFonts("android"),
      },
    },
    // Last: its files are many and short, so that both workers end together.
    { name: "machine", grepInvert: /@bare/ },
  ],
});
