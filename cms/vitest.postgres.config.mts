import { defineConfig } from "vitest/config";
import sqlite from "./vitest.config.mts";

/** Contract tests of what asks the database in words of our own, or counts on it to keep others out. */
const ownQueries = [
  "changes",
  "contract",
  "mail",
  "media-in-use",
  "public-queries",
  "scheduled-articles",
  "submissions",
  "subscriptions",
  "two-editors",
];

/** What several instances share, and contract tests on PostgreSQL: with `CMS_TESTS=all` every one. */
export default defineConfig({
  test: {
    ...sqlite.test,
    name: "cms on PostgreSQL",
    include: [
      "tests/postgres/*.test.ts",
      process.env["CMS_TESTS"] === "all" ? "tests/*.test.ts" : `tests/{${ownQueries.join(",")}}.test.ts`,
    ],
    globalSetup: ["tests/global-setup-postgres.ts"],
  },
});
