import type { Core } from "@strapi/strapi";
import * as z from "zod";
import type { Queries } from "../../database/shared-work.ts";
import { oneTimeSecrets } from "./one-time-secrets.ts";

const linkTable = "circuit_account_links";
const passes = oneTimeSecrets("circuit_account_provider_passes");

/** How long somebody may be at a provider, or be asked for the password then, in milliseconds. */
const passKeptMs = 10 * 60_000;

/** Creates the tables that are missing. */
export async function prepareProviderTables(strapi: Core.Strapi): Promise<void> {
  const { schema } = strapi.db.connection;
  if (!(await schema.hasTable(linkTable))) {
    await schema.createTable(linkTable, (columns) => {
      columns.string("provider").notNullable();
      // By what the provider calls its user, never by an address: that may become somebody else's.
      columns.string("subject").notNullable();
      columns.integer("userId").notNullable().index();
      columns.bigInteger("linkedAt").notNullable();
      columns.primary(["provider", "subject"]);
    });
  }
  await passes.prepare(strapi, (columns) => {
    columns.string("provider").notNullable();
    columns.string("browser").notNullable();
    columns.text("held").notNullable();
  });
}

const linkSchema = z.object({
  provider: z.string(),
  subject: z.string(),
  userId: z.number(),
  linkedAt: z.coerce.number().transform((at) => new Date(at).toISOString()),
});

/** Id of the user to whom somebody at a provider is linked; `null` for nobody. */
export async function userOfLink(queries: Queries, provider: string, subject: string): Promise<number | null> {
  const row: unknown = await queries(linkTable).where({ provider, subject }).first();
  return row === undefined ? null : linkSchema.parse(row).userId;
}

/** What a user is linked to, the oldest first. */
export async function linksOf(queries: Queries, userId: number) {
  const rows: unknown = await queries(linkTable).where({ userId }).orderBy("linkedAt");
  return z
    .array(linkSchema)
    .parse(rows)
    .map(({ provider, subject, linkedAt }) => ({ provider, subject, linkedAt }));
}

/** Links somebody at a provider to a user, in place of whoever was linked there of that provider. */
export async function addLink(
  queries: Queries,
  { provider, subject, userId }: { provider: string; subject: string; userId: number },
): Promise<void> {
  await queries(linkTable).where({ provider, userId }).delete();
  await queries(linkTable).insert({ provider, subject, userId, linkedAt: Date.now() });
}

/** Ends a user's link to a provider. */
export async function dropLink(queries: Queries, userId: number, provider: string): Promise<void> {
  await queries(linkTable).where({ userId, provider }).delete();
}

/** Ends all links of users. */
export async function dropLinks(queries: Queries, userIds: readonly number[]): Promise<void> {
  await queries(linkTable).whereIn("userId", userIds).delete();
}

/** Whom a pass is for: one provider, and the browser that began there. */
export interface PassOwner {
  provider: string;
  /** Digest of what the browser holds. */
  browser: string;
}

/** Notes what is to be known once somebody comes back with the pass that this answers. */
export async function addPass(queries: Queries, { provider, browser }: PassOwner, held: object): Promise<string> {
  await passes.deleteOld(queries, Date.now());
  return passes.add(queries, { provider, browser, held: JSON.stringify(held) }, passKeptMs);
}

const heldSchema = z.object({ held: z.string() }).optional();

/** What is held for a pass; `null` for one that is unknown, used, too old, or somebody else's. */
export async function readPass<Schema extends z.ZodType>(
  queries: Queries,
  { provider, browser }: PassOwner,
  pass: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const held = heldSchema.parse(await passes.find(queries, pass, { provider, browser }))?.held;
  // A pass for one step is none for another.
  return held === undefined ? null : (schema.safeParse(JSON.parse(held)).data ?? null);
}

/** Uses a pass up. @returns `false` when somebody else did: nothing may be done by it. */
export function takePass(queries: Queries, pass: string): Promise<boolean> {
  return passes.take(queries, pass, {});
}

/** Deletes the passes that are too old. */
export const deleteOldPasses = passes.deleteOld;
