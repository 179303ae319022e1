/**
 * The script of pages that stand alone (server: transfer/export_archive/): one classic file beside the server's bundle, after which it is
 * built. Like that one it brings no styles: those are the served page's own sheets, which the server puts beside it.
 */
import { defineConfig } from "vite";
import { shared } from "./vite.config.ts";

export default defineConfig({
  ...shared,
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { target: "webworker", noExternal: true },
  build: {
    ssr: "src/entries/standalone.ts",
    outDir: "dist-render",
    emptyOutDir: false,
    copyPublicDir: false,
    minify: true,
    rolldownOptions: { output: { format: "iife", entryFileNames: "standalone.js", codeSplitting: false } },
  },
});
