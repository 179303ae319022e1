/** The server's bundle: one script that Python evaluates in V8 (no Node, no modules, no `process`). */
import { defineConfig } from "vite";
import { assets, license, shared } from "./vite.config.ts";

export default defineConfig({
  ...shared,
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { target: "webworker", noExternal: true },
  build: {
    ...assets,
    license,
    ssr: "src/entries/render.tsx",
    outDir: "dist-render",
    emptyOutDir: true,
    copyPublicDir: false,
    // A minified bundle floods every exception with its own source.
    minify: false,
    rolldownOptions: {
      output: { format: "iife", name: "vitrineRender", entryFileNames: "render.js", codeSplitting: false },
    },
  },
});
