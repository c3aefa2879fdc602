import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { inboxForFile } from "./inbox.ts";
import type { Panel } from "./panel.ts";
import { panelTypes } from "./panel-schema.ts";
import { locales, makePicture } from "./publish.ts";
import { cmsWithSiteForFile, panelForFile } from "./shared-cms.ts";

const { cms } = cmsWithSiteForFile();
const inbox = inboxForFile(cms);
const people = {
  admin: panelForFile(cms, "admin"),
  editor: panelForFile(cms, "editor"),
  inbox: panelForFile(cms, "inbox"),
};

beforeAll(async () => {
  await inbox.stored();
  await inbox.stored({ files: [{ field: "photo", name: "a.jpg", content: await makePicture() }] });
  await cms.strapi.documents("api::subscription.subscription").create({
    data: { email: "a@b.example", kind: "newsletter", state: "pending", language: "nl", token: "abcdefgeheim" },
  });
});

const listSchema = z.object({
  results: z.array(z.object({ documentId: z.string() })),
  pagination: z.object({ total: z.number() }),
});

const entrySchema = z.object({ data: z.record(z.string(), z.unknown()) });

/** Addresses of the forms of all entries of a type that somebody may open. */
async function formsOf(panel: Panel, path: string): Promise<string[]> {
  if (path.startsWith("/single-types")) return locales.map((locale) => `${path}?locale=${locale}`);
  const found: string[] = [];
  for (const locale of locales) {
    const answer = await panel.ask("GET", `${path}?locale=${locale}&pageSize=500`);
    if (answer.status === 403) return [];
    const { results, pagination } = listSchema.parse(answer.body);
    expect(results).toHaveLength(pagination.total);
    found.push(...results.map(({ documentId }) => `${path}/${documentId}?locale=${locale}`));
  }
  return found;
}

test.each([
  ["admin", 30],
  ["editor", 30],
  ["inbox", 3],
] as const)("what is on the site, and what visitors sent, %s can open and save as it is", async (who, atLeast) => {
  const panel = people[who];
  const refused: string[] = [];
  let count = 0;
  for (const { path, refused: refusedIn } of await panelTypes(panel)) {
    for (const form of await formsOf(panel, path)) {
      const { status, body } = await panel.ask("GET", form);
      if (status === 403 || status === 404) continue;
      count += 1;
      refused.push(...refusedIn(entrySchema.parse(body).data).map((field) => `${form}: ${field}`));
    }
  }
  expect(refused).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(atLeast);
});
