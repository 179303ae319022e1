/** The developers' gallery of every view: `VITE_PORT=5174 npx vite --config vite.gallery.config.ts`, then /gallery.html?option=&theme=&sample=. */
import { defineConfig } from "vite";
import { assets, shared } from "./vite.config.ts";

export default defineConfig({
  ...shared,
  // Its own cache, one per server: two that share one keep outdating each other's.
  cacheDir: `../.build/vite-gallery-${process.env.VITE_PORT ?? 5174}`,
  optimizeDeps: { include: ["react-dom/client", "react/jsx-dev-runtime", "swiper", "swiper/modules", "simple-icons"] },
  build: {
    ...assets,
    outDir: "../.build/gallery",
    emptyOutDir: true,
    cssCodeSplit: true,
    rolldownOptions: { input: "gallery.html" },
  },
  // The pictures stand beside web/, in demo/.
  server: { host: "127.0.0.1", port: Number(process.env.VITE_PORT ?? 5174), strictPort: true, fs: { allow: [".."] } },
  preview: { host: "127.0.0.1" },
});
