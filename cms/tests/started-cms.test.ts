import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { makeStrapi } from "../bin/load-strapi.ts";
import { destroy, type RunningCms, startCms } from "./strapi.ts";

const appDir = path.resolve(import.meta.dirname, "..");
const folder = mkdtempSync(path.join(tmpdir(), "cms-started-"));
let cms: RunningCms;

beforeAll(async () => {
  cms = await startCms({ folder, template: inject("template") });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("what SQLite has committed survives a power failure, and reading goes on while something is saved", async (context) => {
  const { connection, dialect } = cms.strapi.db;
  context.skip(dialect.client !== "sqlite", "PostgreSQL commits durably by itself");
  // 2 is FULL: the log is on the disk before a commit is told of.
  expect(await connection.raw("pragma synchronous")).toEqual([{ synchronous: 2 }]);
  expect(await connection.raw("pragma journal_mode")).toEqual([{ journal_mode: "wal" }]);
});

test("no planned job can run before its tables are there", async () => {
  const planned = cms.strapi.get("cron").jobs.map(({ name }: { name: string | null }) => name);
  await cms.stop();
  expect(planned).toEqual(expect.arrayContaining(["ticketAlarms", "scheduledPublishing", "shop", "retention"]));

  // Strapi's clock starts after the `bootstrap` of plugins, which makes their tables.
  const registered = await makeStrapi({ appDir, distDir: path.join(appDir, "dist") }).register();
  expect(registered.get("cron").jobs).toEqual([]);
  // Without this the next file that starts a content system in this process would find its parts registered.
  await destroy(registered);
});
