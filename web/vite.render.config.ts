/** The server's bundle: one script that Python evaluates in V8 (no Node, no modules, no `process`). */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { assets, license, shared } from "./vite.config.ts";

/** What CVs are set in (server: public/cv/typesetter.py). Typst reads no web fonts, so these are whole ones, as they are. */
const cvFonts = [
  "inter/400Regular/Inter_400Regular.ttf",
  "inter/400Regular_Italic/Inter_400Regular_Italic.ttf",
  "inter/600SemiBold/Inter_600SemiBold.ttf",
  "source-serif-4/400Regular/SourceSerif4_400Regular.ttf",
  "source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf",
  "source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf",
  "amiri/400Regular/Amiri_400Regular.ttf",
  "amiri/700Bold/Amiri_700Bold.ttf",
  "vazirmatn/400Regular/Vazirmatn_400Regular.ttf",
  "vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf",
].map((file) => `${import.meta.dirname}/node_modules/@expo-google-fonts/${file}`);

const shipCvFonts: Plugin = {
  name: "ship-cv-fonts",
  generateBundle() {
    for (const file of cvFonts)
      this.emitFile({ type: "asset", fileName: `fonts/${basename(file)}`, source: readFileSync(file) });
  },
};

/** One letter beyond Latin-1 makes V8 hold the whole script at two bytes a letter, in every process that renders. */
const inAscii: Plugin = {
  name: "in-ascii",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "chunk")
        file.code = file.code.replace(
          /[\u0080-\uffff]/g,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
        );
  },
};

export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, shipCvFonts, inAscii],
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
