import { defineConfig } from "vitest/config";
import sqlite from "./vitest.config.mts";

/** Contract tests on PostgreSQL, and what several instances share there; which of them, `npm test postgres` says. */
export default defineConfig({
  test: {
    ...sqlite.test,
    name: "cms on PostgreSQL",
    include: ["tests/postgres/*.test.ts", "tests/*.test.ts"],
    globalSetup: ["tests/global-setup-postgres.ts"],
  },
});
