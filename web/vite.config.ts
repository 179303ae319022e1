/** The browser's bundle: `npm run build` writes web/dist with a manifest that the server reads to name scripts and styles. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { themes } from "./src/contract/catalogues.gen.ts";
import { withChunkRetry } from "./src/site/chunkRetry.ts";
import { unreadable } from "./src/site/page/theme/readable.ts";

/** What a layout's sheets say is for screens: its print.css alone is for paper (entries/print.css). */
const layoutsAreForScreens: Plugin = {
  name: "layouts-are-for-screens",
  enforce: "pre",
  transform: (code, id) =>
    /\/src\/site\/layouts\/\w+\/(?!print\.)\w+\.css$/.test(id) ? `@media screen{${code}}` : undefined,
};

const pseudo = process.env.PSEUDO_FOLDER;
/** `make dev PSEUDO=1`: Arabic's words are those of a language that nobody speaks (tools/pseudo.py). */
const pseudoWords: Plugin = {
  name: "pseudo-words",
  enforce: "pre",
  load(id) {
    const file = `${pseudo}/web/${relative(import.meta.dirname, id)}`;
    return pseudo && file.endsWith(".gen.ts") && existsSync(file) ? readFileSync(file, "utf-8") : undefined;
  },
};

/** Both bundles must agree on these, or the server's HTML names classes and files the browser does not have. */
export const shared = {
  base: "/",
  plugins: [react(), layoutsAreForScreens, pseudoWords],
  css: { modules: { generateScopedName: "[name]_[local]_[hash:base64:5]" } },
} satisfies UserConfig;

/** Fonts and pictures keep their own address: a strict CSP has no room for `data:`. */
export const assets = { assetsDir: "assets", assetsInlineLimit: 0 };

/** Which packages went into the bundle, with their licences: tools/notice.py makes NOTICE of it. */
export const license = { fileName: ".vite/licenses.json" };

/** Every file in src/entries but the server's own; no HTML, since the server writes it. */
const browserEntries = readdirSync(`${import.meta.dirname}/src/entries`)
  .filter((file) => /\.tsx?$/.test(file) && !/^(render|standalone)\.|\.test\./.test(file))
  .map((file) => `src/entries/${file}`);

/** The dashboard's other languages: a module each, which a page names before the dashboard's own. */
const languageEntries = readdirSync(`${import.meta.dirname}/src/i18n/words`)
  .filter((language) => language !== "fr")
  .map((language) => `src/i18n/words/${language}/index.gen.ts`);

/** The sheets of the font pairs' families: each is linked by the pages that wear it, and loaded by the dashboard. */
const familySheets = readdirSync(`${import.meta.dirname}/src/contract/families`).map(
  (file) => `src/contract/families/${file}`,
);

/** React's hot reload wants a script in the page before all others; our pages come from Python, so Vite's client carries it. */
const reactRefreshWithoutHtml: Plugin = {
  name: "react-refresh-without-html",
  apply: "serve",
  enforce: "post",
  transform: (code, id) =>
    id.endsWith("/vite/dist/client/client.mjs") ? `${react.preambleCode.replace("__BASE__", "/")}\n${code}` : undefined,
};

/** A sheet stands beside the files that it names, wherever both are put: pages are also taken along as files (transfer/export_archive/). */
const sheetsNameNeighbours: Plugin = {
  name: "sheets-name-neighbours",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "asset" && file.fileName.endsWith(".css"))
        file.source = String(file.source).replaceAll(`url(/${assets.assetsDir}/`, "url(");
  },
};

/** A theme that cannot be read is nobody's: it is mended where it is described. */
const themesCanBeRead: Plugin = {
  name: "themes-can-be-read",
  apply: "build",
  buildStart() {
    const faults = themes.flatMap(unreadable);
    if (faults.length > 0) this.error(`server/vitrine/content/catalogues.py: ${faults.join("; ")}`);
  },
};

/** What a deployment or a weak line took away is asked for twice. */
const partsTriedTwice: Plugin = {
  name: "parts-tried-twice",
  generateBundle: {
    // After Vite has written which sheets come with which part: it looks for them beside each import.
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = withChunkRetry(file.code);
    },
  },
};

/** The first script of every page is one file: each small one costs a request, and gzip gains more on one text. */
const ofEveryPage = [
  "loadChunk",
  "islands/early",
  "islands/startIslands",
  "islands/registry",
  "islands/triggers",
  "parts/entrance",
  "parts/motion",
  "parts/shell/followShell",
  "parts/shell/layOut",
  "parts/shell/sections",
  "visitorMessage",
].map((name) => `${import.meta.dirname}/src/site/${name}.ts`);
/** What islands have in common, with React itself. */
const ofEveryIsland = [
  "context",
  "islands/hydrate",
  "islands/IslandRoot",
  "page/linkLabel",
  "page/pictures",
  "page/styleClass",
  "parts/Icon",
  "parts/Picture",
  "parts/Rich",
  "parts/Styled",
].map((name) => `${import.meta.dirname}/src/site/${name}.ts`);
// One that was moved would go into a file of its own without a word.
for (const file of [...ofEveryPage, ...ofEveryIsland])
  if (!existsSync(file) && !existsSync(`${file}x`)) throw new Error(`${file} is gone`);
const isAmong =
  (files: readonly string[]) =>
  (id: string): boolean =>
    files.includes(id.replace(/x$/, ""));

// The dashboard comes in a few larger files: with one for whatever two screens share, an editor asked for a hundred.
/** What visitors' pages may load, the owner's bar and a reader's remarks included, which stays in files of its own. */
const ofVisitors = new Set<string>();
/** Who signs in does not wait for what the other screens share. */
const ofSignIn = new Set<string>();
const isOfDashboard = (id: string): boolean => !ofVisitors.has(id);
const findWhoLoadsWhat: Plugin = {
  name: "find-who-loads-what",
  apply: "build",
  buildEnd(failure) {
    if (failure) return;
    for (const id of this.getModuleIds()) {
      if (this.getModuleInfo(id)?.isEntry && !id.endsWith("/src/entries/dashboard.tsx")) ofVisitors.add(id);
      if (id.includes("/src/dashboard/account/signin/")) ofSignIn.add(id);
    }
    if (ofSignIn.size === 0) this.error("src/dashboard/account/signin is gone");
    // A set that grows is walked to its end.
    for (const id of ofVisitors) {
      const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
      for (const imported of [...importedIds, ...dynamicallyImportedIds]) ofVisitors.add(imported);
    }
    for (const id of ofSignIn) for (const imported of this.getModuleInfo(id)?.importedIds ?? []) ofSignIn.add(imported);
  },
};

/** The area whose sentences a module has, in a language. */
const areaIn = (language: string, id: string): string | undefined =>
  new RegExp(`/src/i18n/words/${language}/(\\w+)\\.gen\\.ts$`).exec(id)?.[1];

const AREAS = JSON.stringify(["./*.gen.ts", "!./index.gen.ts", "!./shared.gen.ts"]);
/** In `make dev` nothing is built, so another language is there whole. */
const wholeLanguage: Plugin = {
  name: "whole-language",
  apply: "serve",
  enforce: "pre",
  transform: (code, id) =>
    /\/src\/i18n\/words\/\w+\/index\.gen\.ts$/.test(id)
      ? code.replace(
          "words, later }",
          `words: Object.assign({}, ...Object.values(import.meta.glob(${AREAS}, { eager: true }))), later: {} }`,
        )
      : undefined,
};

/** French comes with the screens that say it. In another language the same areas are asked for beside such a part, which
 * runs after they are there: its constants are made of words. */
const wordsComeWithParts: Plugin = {
  name: "words-come-with-parts",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const areasOf = (file: string, language: string, seen = new Set<string>()): string[] => {
        const chunk = chunks.find(({ fileName }) => fileName === file);
        if (!chunk || seen.has(file)) return [];
        seen.add(file);
        const own = chunk.moduleIds.map((id) => areaIn(language, id)).filter((area) => area !== undefined);
        return [...own, ...chunk.imports.flatMap((imported) => areasOf(imported, language, seen))].sort();
      };
      const startOf = (entry: string, language: string) =>
        areasOf(chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/src/${entry}`))?.fileName ?? "", language);
      const start = startOf("i18n/words/en/index.gen.ts", "en");
      const missing = startOf("entries/dashboard.tsx", "fr").filter((area) => !start.includes(area));
      if (start.length === 0 || missing.length > 0)
        this.error(`the dashboard starts with the words of ${missing.join(", ")}: START in tools/web_words.py`);
      for (const chunk of chunks.filter(({ moduleIds }) => moduleIds.some(isOfDashboard)))
        chunk.code = chunk.code.replace(/\bimport\((["'`])\.\/([^"'`?]+\.js)\1\)/g, (load, _quote, name) => {
          const areas = areasOf(`${assets.assetsDir}/${name}`, "fr").filter((area) => !start.includes(area));
          return areas.length > 0
            ? `Promise.resolve(globalThis.loadWords?.(${JSON.stringify(areas)})).then(()=>${load})`
            : load;
        });
    },
  },
};

export default defineConfig({
  ...shared,
  plugins: [
    ...shared.plugins,
    reactRefreshWithoutHtml,
    sheetsNameNeighbours,
    themesCanBeRead,
    findWhoLoadsWhat,
    wholeLanguage,
    wordsComeWithParts,
    partsTriedTwice,
  ],
  build: {
    ...assets,
    license,
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: true,
    // Public pages allow scripts by hash or address only, and every browser we serve knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [...browserEntries, ...languageEntries, ...familySheets, "src/entries/print.css"],
      output: {
        codeSplitting: {
          groups: [
            { name: "page", test: isAmong(ofEveryPage) },
            { name: "islands", test: isAmong(ofEveryIsland) },
            // Without what they import, which would take visitors' modules along.
            { name: "start", tags: ["$initial"], test: isOfDashboard, includeDependenciesRecursively: false },
            {
              name: "signin",
              test: (id) => isOfDashboard(id) && ofSignIn.has(id),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            { name: "screens", test: isOfDashboard, minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: Number(process.env.VITE_PORT ?? 5173),
    strictPort: true,
    // `make dev`: pages come from the Python server, their scripts, styles and pictures from here.
    origin: `http://127.0.0.1:${process.env.VITE_PORT ?? 5173}`,
    cors: true,
  },
});
