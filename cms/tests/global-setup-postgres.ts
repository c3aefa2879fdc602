import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { runSql, startPostgres } from "./postgres.ts";
import { startCms, templateUrlFile } from "./strapi.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the database `postgres` on the server; a test makes its own databases beside it. */
    postgres: string;
  }
}

/** Starts PostgreSQL and makes the empty database that every test file copies. The CMS is compiled by then. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const home = mkdtempSync(path.join(tmpdir(), "cms-tests-"));
  const template = path.join(home, "template");
  try {
    await runSql(postgres.url("postgres"), "create database cms_template");
    const cms = await startCms({ folder: template, databaseUrl: postgres.url("cms_template") });
    await cms.stop();
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  writeFileSync(path.join(template, templateUrlFile), postgres.url("cms_template"));

  project.provide("template", template);
  project.provide("postgres", postgres.url("postgres"));
  return async () => {
    await postgres.stop();
    rmSync(home, { recursive: true, force: true });
  };
}
