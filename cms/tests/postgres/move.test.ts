import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wholeLists } from "../answered-lists.ts";
import { startInbox } from "../inbox.ts";
import { postSubscription, webSecret } from "../post-submission.ts";
import { locales, makePicture } from "../publish.ts";
import { buildSite } from "../site.ts";
import { type RunningCms, startCms } from "../strapi.ts";
import { newDatabase } from "./instances.ts";

const appDir = path.resolve(import.meta.dirname, "../..");

let home: string;

beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), "cms-move-"));
  process.env["SITE_CMS_SECRET"] = webSecret;
});

afterAll(() => {
  rmSync(home, { recursive: true, force: true });
  // The commands leave their logs in the folder of the CMS.
  const logs = readdirSync(appDir).filter((file) => /^(?:export|import)_\d+\.log$/u.test(file));
  for (const log of logs) rmSync(path.join(appDir, log));
  delete process.env["SITE_CMS_SECRET"];
});

/** Runs a command of Strapi as docs/operations.md says, with the variables of the CMS that was started last. */
async function strapiCommand(variables: Record<string, string>, ...parameters: string[]): Promise<void> {
  const program = path.join(appDir, "node_modules/@strapi/strapi/bin/strapi.js");
  const env = { ...process.env, DATABASE_URL: "", ...variables };
  await promisify(execFile)(process.execPath, [program, ...parameters], { cwd: appDir, env, maxBuffer: 1e8 });
}

/** Everything but the numbers that each database gives its own rows. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  const entries = Object.entries(value).filter(([key]) => key !== "id");
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutIds(item)]));
}

/** What visitors, editors and staff find in a CMS. */
async function contentOf({ strapi, get }: RunningCms): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const locale of locales) {
    for (const [type, view] of [...wholeLists, ["settings", "detail"] as const]) {
      const { status, body } = await get(`/${type}?view=${view}&locale=${locale}`);
      expect({ type, status }).toEqual({ type, status: 200 });
      found[`${type} ${view} ${locale}`] = body;
    }
    const sort = "slug:asc" as const;
    found[`drafts ${locale}`] = await strapi.documents("api::page.page").findMany({ status: "draft", locale, sort });
  }
  found["submissions"] = await strapi.documents("api::submission.submission").findMany();
  found["subscriptions"] = await strapi.documents("api::subscription.subscription").findMany();
  found["files"] = await strapi.db.query("plugin::upload.file").findMany({ orderBy: { hash: "asc" } });
  found["seeded"] = await strapi.store({ type: "core", name: "seed" }).get({ key: "completedAt" });
  return Object.fromEntries(Object.entries(found).map(([key, value]) => [key, withoutIds(value)]));
}

test("an installation moves from SQLite to PostgreSQL with its content, media, submissions and subscriptions", async () => {
  const sqlite = await startCms({ folder: home });
  await buildSite(sqlite.strapi);
  const inbox = await startInbox(sqlite);
  const photo = { field: "photo", name: "poster.jpg", content: await makePicture() };
  await inbox.stored({ files: [photo] });
  await postSubscription(sqlite.origin, { action: "newsletter", email: "jan@example.nl", locale: "nl" });
  await sqlite.strapi.store({ type: "core", name: "seed" }).set({ key: "completedAt", value: "2026-11-24" });
  const before = await contentOf(sqlite);
  await sqlite.stop();

  const databaseUrl = await newDatabase();
  const file = path.join(home, "content");
  await strapiCommand({}, "export", "--no-encrypt", "--exclude", "files", "--file", file);
  const options = ["--force", "--exclude", "files", "--file", `${file}.tar.gz`];
  await strapiCommand({ DATABASE_URL: databaseUrl }, "import", ...options);

  const postgres = await startCms({ folder: home, databaseUrl });
  expect(await contentOf(postgres)).toEqual(before);
  expect(before["submissions"]).toMatchObject([{ sender: "jan@example.nl", files: [{ name: "poster.jpg" }] }]);
  expect(before["subscriptions"]).toHaveLength(1);

  // Its numbers go on after those that were moved.
  const added = await postgres.strapi
    .documents("api::page.page")
    .create({ locale: "nl", data: { title: "Na de verhuizing", slug: "na-de-verhuizing" } });
  expect(added.documentId).not.toBe("");
  await postgres.stop();
});
