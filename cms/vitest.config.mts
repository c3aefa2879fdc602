import { defineConfig } from "vitest/config";

/** Contract tests: real Strapi on temporary SQLite files, one per test file. */
export default defineConfig({
  test: {
    name: "cms",
    include: ["tests/*.test.ts"],
    globalSetup: ["tests/global-setup.ts"],
    pool: "forks",
    // Each file starts a Strapi of its own, but loading its modules again each time would take a fifth of the time.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
