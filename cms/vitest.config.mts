import { defineConfig } from "vitest/config";

/** Contract tests: real Strapi on temporary SQLite files, put back for each test file. */
export default defineConfig({
  test: {
    name: "cms",
    include: ["tests/*.test.ts"],
    globalSetup: ["tests/global-setup.ts"],
    pool: "forks",
    // Files share a running Strapi (`shared-cms.ts`), which takes seconds to start, and its modules.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 600_000,
  },
});
