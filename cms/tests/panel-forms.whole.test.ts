import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { type Inbox, startInbox } from "./inbox.ts";
import { type Panel, openPanel } from "./panel.ts";
import { panelTypes } from "./panel-schema.ts";
import { locales, makePicture } from "./publish.ts";
import { cmsWithSite } from "./shared-cms.ts";

let inbox: Inbox;
const people = new Map<string, Panel>();

beforeAll(async () => {
  const { cms } = await cmsWithSite();
  inbox = await startInbox(cms);
  for (const [code, name] of [
    ["strapi-super-admin", "Bas Baas"],
    ["strapi-editor", "Edith Redacteur"],
    ["inbox", "Ina Inbox"],
  ] as const)
    people.set(code, await openPanel(cms, code, name));

  await inbox.stored();
  await inbox.stored({ files: [{ field: "photo", name: "a.jpg", content: await makePicture() }] });
  await cms.strapi.documents("api::subscription.subscription").create({
    data: { email: "a@b.example", kind: "newsletter", state: "pending", language: "nl", token: "abcdefgeheim" },
  });
});

afterAll(() => inbox.stop());

const listSchema = z.object({
  results: z.array(z.object({ documentId: z.string() })),
  pagination: z.object({ total: z.number() }),
});

const entrySchema = z.object({ data: z.record(z.string(), z.unknown()) });

const personWith = (code: string) => {
  const person = people.get(code);
  if (person === undefined) throw new Error(`Nobody has the role ${code}`);
  return person;
};

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
  ["strapi-super-admin", 30],
  ["strapi-editor", 30],
  ["inbox", 3],
])("what is on the site, and what visitors sent, %s can open and save as it is", async (code, atLeast) => {
  const panel = personWith(code);
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
