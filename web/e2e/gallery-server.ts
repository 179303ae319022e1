// The gallery, built as browsers get it and served for the specs that look at every view: `import { test } from` here.
// One build per run of the specs, one server per worker.
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { mkdir, rename, rmdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";
import { test as base } from "./support/fixtures.ts";

interface Gallery {
  url: string;
  stop(): Promise<void>;
}

/** Where it stands, from the gallery's own root. */
export const galleryPage = (query: Readonly<Record<string, string | number>>): string =>
  `/gallery.html?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;

const root = fileURLToPath(new URL("..", import.meta.url));
const scratch = `${root}../.build`;
const configFile = `${root}vite.gallery.config.ts`;

/** Signal 0 asks whether a process lives and does nothing to it. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Builds of runs that have ended, however they ended. */
function sweep(): void {
  mkdirSync(scratch, { recursive: true });
  for (const folder of readdirSync(scratch)) {
    const [, pid] = /^gallery-(\d+)/.exec(folder) ?? [];
    if (pid && !isAlive(Number(pid))) rmSync(`${scratch}/${folder}`, { recursive: true, force: true });
  }
}

/** The runner's workers share one build: who can make the lock's folder builds, the others wait. */
async function builtOnce(): Promise<string> {
  const run = `${scratch}/gallery-${process.ppid}`;
  const finished = `${run}/page`;
  sweep();
  await mkdir(run, { recursive: true });
  while (!existsSync(finished)) {
    const isOurs = await mkdir(`${run}/lock`).then(
      () => true,
      () => false,
    );
    if (!isOurs) {
      await sleep(100);
      continue;
    }
    try {
      const outDir = `${run}/draft`;
      if (!existsSync(finished)) {
        await build({ root, configFile, logLevel: "error", cacheDir: `${run}/cache`, build: { outDir } });
        await rename(outDir, finished);
      }
    } finally {
      await rmdir(`${run}/lock`);
    }
  }
  return finished;
}

async function startGallery(): Promise<Gallery> {
  const outDir = await builtOnce();
  const server = await preview({ root, configFile, logLevel: "error", build: { outDir }, preview: { port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error("the gallery has no address");
  return { url, stop: () => server.close() };
}

export const test = base.extend({
  contextOptions: { reducedMotion: "no-preference" },
  baseURL: [
    async ({ shared }, use) => use((await shared.once("gallery", startGallery)).url),
    { scope: "test", timeout: 200_000 },
  ],
});
