/**
 * Journeys in a real browser against a real server: `make test`, or `npm run e2e` after `make build`.
 * FULL=1 adds what looks at the same again: in other colours, at other widths, with other fonts (@full).
 * TRACE=1 keeps a recording of every journey that fails; it doubles their time, so it is for looking at one.
 */
import { resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";

const isRoot = process.getuid?.() === 0;
const isFull = Boolean(process.env.FULL);
/** Tags of what a project passes over: what is for FULL too, unless that is asked for. */
const without = (...tags: string[]) => (isFull ? tags : [...tags, "@full"]).map((tag) => new RegExp(tag));

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
    // What makes long-lived scripts faster costs more than it brings where every journey opens its pages anew.
    "--js-flags=--no-opt,--no-maglev",
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
  globalSetup: ["./e2e/support/html.ts", "./e2e/support/server.ts"],
  // By journey, not by file: both workers end together. Files whose journeys share what is dear to start say so.
  fullyParallel: true,
  workers: 2,
  // Passing costs nothing of this: it is for machines many times slower than ours. What waits for something that does
  // not come ends by the two below.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // Nothing moves by itself, in the previews of the editors least of all: drawing it would take a good part of the
    // machine. What moves, and when, is looked at by the specs that are about that, which ask for motion.
    contextOptions: { reducedMotion: "reduce" },
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    // What is not there after a minute will not come.
    actionTimeout: 60_000,
    launchOptions,
  },
  // What must not move on a screen (@still) is looked at again where the four families are missing; what is about just
  // that (@bare) is looked at there alone. Each project has workers of its own.
  projects: [
    {
      name: "dejavu",
      workers: 1, // a second one would start a browser and a server of its own, beside those of the other projects
      // Without FULL, fonts.spec.ts stands for all that is still.
      grep: isFull ? /@still|@bare/ : /fonts\.spec\.ts .*@still|@bare/,
      grepInvert: without(),
      use: {
        // Playwright's says Windows, where all four are at hand and none of ours is fetched ahead.
        userAgent: devices["Desktop Chrome"].userAgent.replace(/\(Windows[^)]*\)/, "(X11; Linux x86_64)"),
        launchOptions: withFonts("dejavu"),
      },
    },
    {
      name: "android",
      testMatch: "fonts.spec.ts",
      workers: 1, // a few short ones
      grepInvert: isFull ? /@desk/ : /@desk|@still/,
      use: {
        ...devices["Pixel 5"],
        viewport: { width: 390, height: 844 },
        launchOptions: withFonts("android"),
      },
    },
    { name: "machine", grepInvert: without("@bare"), testIgnore: isFull ? [] : "fonts.spec.ts" },
  ],
});
