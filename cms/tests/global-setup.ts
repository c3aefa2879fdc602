import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startCms } from "./strapi.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder with the database of a CMS that has started once, empty of content. */
    template: string;
  }
}

/** Compiles the CMS once and makes the empty database that every test file copies, unless `EMPTY_CMS` names a folder with one. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const { EMPTY_CMS } = process.env;
  if (EMPTY_CMS !== undefined) {
    project.provide("template", EMPTY_CMS);
    return () => undefined;
  }
  const build = path.resolve(import.meta.dirname, "../bin/build.ts");
  execFileSync(process.execPath, [build, "--server-only"], { stdio: "inherit" });

  const home = mkdtempSync(path.join(tmpdir(), "cms-tests-"));
  const template = path.join(home, "template");
  const cms = await startCms({ folder: template });
  await cms.stop();

  project.provide("template", template);
  return () => rmSync(home, { recursive: true, force: true });
}
