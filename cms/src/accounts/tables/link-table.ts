import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { createMissingTable } from "../../database/missing-tables.ts";
import type { Queries } from "../../database/shared-work.ts";

const table = "circuit_account_links";

/** Creates the table that links users to accounts at providers, if it is missing. */
export async function prepareLinkTable({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, table, (columns) => {
    columns.string("provider").notNullable();
    // The provider's user id. An e-mail address wouldn't do, as it may become somebody else's.
    columns.string("subject").notNullable();
    columns.integer("userId").notNullable().index();
    columns.bigInteger("linkedAt").notNullable();
    columns.primary(["provider", "subject"]);
  });
}

const linkSchema = z.object({
  provider: z.string(),
  subject: z.string(),
  linkedAt: z.coerce.number().transform((at) => new Date(at).toISOString()),
});

const ownerSchema = z.object({ userId: z.number() }).optional();

/** Finds the id of the user linked to a provider's user id; `null` when there is none. */
export async function findLinkedUser(queries: Queries, provider: string, subject: string): Promise<number | null> {
  return ownerSchema.parse(await queries(table).where({ provider, subject }).first())?.userId ?? null;
}

/** Lists a user's links to providers, oldest first. */
export async function listLinks(queries: Queries, userId: number): Promise<z.infer<typeof linkSchema>[]> {
  return z.array(linkSchema).parse(await queries(table).where({ userId }).orderBy("linkedAt"));
}

/** Links a user to an account at a provider, replacing an earlier link to that provider. */
export async function addLink(
  queries: Queries,
  link: { provider: string; subject: string; userId: number },
): Promise<void> {
  await dropLink(queries, link.userId, link.provider);
  await queries(table).insert({ ...link, linkedAt: Date.now() });
}

/** Deletes a user's link to a provider. */
export async function dropLink(queries: Queries, userId: number, provider: string): Promise<void> {
  await queries(table).where({ userId, provider }).delete();
}

/** Deletes all provider links of users. */
export async function dropLinks(queries: Queries, userIds: readonly number[]): Promise<void> {
  await queries(table).whereIn("userId", userIds).delete();
}
