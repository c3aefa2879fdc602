import type { Core } from "@strapi/strapi";
import * as z from "zod";
import type { Queries } from "../../database/shared-work.ts";

const table = "circuit_account_links";

/** Creates the table if it is missing: which user belongs to which account at a provider. */
export async function prepareLinkTable({ db }: Core.Strapi): Promise<void> {
  const { schema } = db.connection;
  if (await schema.hasTable(table)) return;
  await schema.createTable(table, (columns) => {
    columns.string("provider").notNullable();
    // By what the provider calls its user, never by an address: that may become somebody else's.
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

/** Id of the user who is linked to an account at a provider; `null` for none. */
export async function findLinkedUser(queries: Queries, provider: string, subject: string): Promise<number | null> {
  return ownerSchema.parse(await queries(table).where({ provider, subject }).first())?.userId ?? null;
}

/** The provider accounts that a user is linked to, the oldest first. */
export async function listLinks(queries: Queries, userId: number): Promise<z.infer<typeof linkSchema>[]> {
  return z.array(linkSchema).parse(await queries(table).where({ userId }).orderBy("linkedAt"));
}

/** Links a user to an account at a provider, in place of the one at that provider before. */
export async function addLink(
  queries: Queries,
  link: { provider: string; subject: string; userId: number },
): Promise<void> {
  await dropLink(queries, link.userId, link.provider);
  await queries(table).insert({ ...link, linkedAt: Date.now() });
}

/** Ends a user's link to a provider. */
export async function dropLink(queries: Queries, userId: number, provider: string): Promise<void> {
  await queries(table).where({ userId, provider }).delete();
}

/** Ends all links of users. */
export async function dropLinks(queries: Queries, userIds: readonly number[]): Promise<void> {
  await queries(table).whereIn("userId", userIds).delete();
}
