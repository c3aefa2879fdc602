import { defaultExclude, defineConfig } from "vitest/config";
import sqlite from "./vitest.config.mts";

/** Contract tests on PostgreSQL, and tests of several instances. `scripts/checks.ts` selects which of them run. */
export default defineConfig({
  test: {
    ...sqlite.test,
    name: "cms on PostgreSQL",
    include: ["tests/postgres/*.test.ts", "tests/*.test.ts"],
    exclude: defaultExclude,
    maxWorkers: 2,
    // Some start programs, each of which makes its tables.
    testTimeout: 600_000,
    globalSetup: ["tests/global-setup-postgres.ts"],
  },
});
