import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    environment: "happy-dom",
    // A fresh page for every file in a worker that stays: starting a worker with a page for each took two thirds of the time.
    pool: "vmThreads",
    // For machines many times slower than ours: nothing here waits for so long.
    testTimeout: 60_000,
    include: ["src/**/*.test.{ts,tsx}"],
    restoreMocks: true,
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
