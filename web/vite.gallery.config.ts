/** The developers' gallery of every view: `npx vite --config vite.gallery.config.ts`, then /gallery.html?option=&theme=&sample=. */
import { defineConfig } from "vite";
import { assets, shared } from "./vite.config.ts";

export default defineConfig({
  ...shared,
  build: {
    ...assets,
    outDir: "../.build/gallery",
    emptyOutDir: true,
    cssCodeSplit: true,
    rolldownOptions: { input: "gallery.html" },
  },
  // The pictures stand beside web/, in demo/.
  server: { host: "127.0.0.1", strictPort: true, fs: { allow: [".."] } },
  preview: { host: "127.0.0.1" },
});
