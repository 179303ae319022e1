// The gallery, built as browsers get it and served for the specs that look at every view. One build per run of the specs.
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";

export interface Gallery {
  url(query: Readonly<Record<string, string | number>>): string;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL("..", import.meta.url));

export async function startGallery(): Promise<Gallery> {
  const configFile = `${root}vite.gallery.config.ts`;
  // Each worker its own folder: two builds into one would empty it under the other's feet.
  const outDir = `${root}../.build/gallery-${process.pid}`;
  await build({ root, configFile, logLevel: "error", build: { outDir } });
  const server = await preview({ root, configFile, logLevel: "error", build: { outDir }, preview: { port: 0 } });
  const origin = server.resolvedUrls?.local[0];
  if (!origin) throw new Error("the gallery has no address");
  return {
    url: (query) =>
      `${origin}gallery.html?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
