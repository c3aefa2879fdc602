import { defineConfig } from "vitest/config";
import sqlite from "./vitest.config.mts";

/** On PostgreSQL: what several instances share, and the contract tests of all that asks the database in words of our own. */
export default defineConfig({
  test: {
    ...sqlite.test,
    name: "cms on PostgreSQL",
    include: ["tests/postgres/*.test.ts", "tests/*.test.ts"],
    globalSetup: ["tests/global-setup-postgres.ts"],
  },
});
