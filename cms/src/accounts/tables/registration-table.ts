import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { locales } from "#contract/locales";
import type { Queries } from "../../database/shared-work.ts";

const table = "circuit_account_registrations";

const hourMs = 60 * 60 * 1000;

/**
 * How long a registration waits to be confirmed, in milliseconds. Mails promise that it is gone within a week, and the
 * next cleaning is a night away, of 25 hours when summer time ends.
 */
const keptMs = (7 * 24 - 25) * hourMs;

/** Most registrations that wait for one address: as many as mails go to an inbox in a day. */
const mostOfAddress = 5;

const rowSchema = z.object({
  id: z.number(),
  email: z.string(),
  passwordHash: z.string(),
  locale: z.enum(locales),
  /** Where on the site its visitor was. */
  returnPath: z.string().nullable(),
  createdAt: z.coerce.number(),
});

/** A registration whose address isn't confirmed: no account yet. Several may wait for one address. */
export type RegistrationRow = z.infer<typeof rowSchema>;

/** Creates the table if it is missing. */
export async function prepareRegistrationTable({ db }: Core.Strapi): Promise<void> {
  const { schema } = db.connection;
  if (await schema.hasTable(table)) return addReturnPath(db.connection);
  await schema.createTable(table, (columns) => {
    columns.increments("id");
    columns.string("email").notNullable().index();
    columns.string("passwordHash").notNullable();
    columns.string("locale").notNullable();
    columns.text("returnPath");
    columns.bigInteger("createdAt").notNullable().index();
  });
}

/** Adds what earlier versions didn't keep. */
async function addReturnPath(queries: Queries): Promise<void> {
  if (await queries.schema.hasColumn(table, "returnPath")) return;
  await queries.schema.alterTable(table, (columns) => {
    columns.text("returnPath");
  });
}

/** Notes a registration; beyond the most of an address the oldest goes. */
export async function addRegistration(
  queries: Queries,
  registration: Pick<RegistrationRow, "email" | "passwordHash" | "locale" | "returnPath">,
): Promise<void> {
  await queries(table).insert({ ...registration, createdAt: Date.now() });
  const waiting = await registrationsOf(queries, registration.email);
  const ids = waiting.slice(mostOfAddress).map(({ id }) => id);
  await queries(table).whereIn("id", ids).delete();
}

/** The registrations that wait for an address, the newest first. */
export async function registrationsOf(queries: Queries, email: string): Promise<RegistrationRow[]> {
  const rows: unknown = await queries(table)
    .where({ email })
    .andWhere("createdAt", ">", Date.now() - keptMs)
    .orderBy("id", "desc");
  return z.array(rowSchema).parse(rows);
}

/** Deletes the registrations of an address. */
export async function dropRegistrations(queries: Queries, email: string): Promise<void> {
  await queries(table).where({ email }).delete();
}

/** Deletes the registrations that weren't confirmed in time. @returns How many. */
export function deleteOldRegistrations(queries: Queries, now: number): Promise<number> {
  return queries(table)
    .where("createdAt", "<=", now - keptMs)
    .delete();
}
