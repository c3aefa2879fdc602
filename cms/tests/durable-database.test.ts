import { expect, test } from "vitest";
import { emptyCmsForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();

test("what SQLite has committed survives a power failure, and reading goes on while something is saved", async (context) => {
  const { connection, dialect } = cms.strapi.db;
  context.skip(dialect.client !== "sqlite", "PostgreSQL commits durably by itself");
  // 2 is FULL: the log is on the disk before a commit is told of.
  expect(await connection.raw("pragma synchronous")).toEqual([{ synchronous: 2 }]);
  expect(await connection.raw("pragma journal_mode")).toEqual([{ journal_mode: "wal" }]);
});
