import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { makeStrapi } from "../bin/load-strapi.ts";
import { destroy, startCms } from "./strapi.ts";

const appDir = path.resolve(import.meta.dirname, "..");

test("no planned job can run before its tables are there", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "cms-jobs-"));
  const cms = await startCms({ folder, template: inject("template") });
  const planned = cms.strapi.get("cron").jobs.map(({ name }: { name: string | null }) => name);
  await cms.stop();
  expect(planned).toEqual(expect.arrayContaining(["ticketAlarms", "scheduledPublishing", "shop", "retention"]));

  // Strapi's clock starts after the `bootstrap` of plugins, which makes their tables.
  const registered = await makeStrapi({ appDir, distDir: path.join(appDir, "dist") }).register();
  expect(registered.get("cron").jobs).toEqual([]);
  // Without this the next file that starts a content system in this process would find its parts registered.
  await destroy(registered);
  rmSync(folder, { recursive: true, force: true });
});
