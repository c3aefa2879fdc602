import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { locales } from "#contract/locales";
import { digestOf } from "../../database/digest.ts";
import type { Queries } from "../../database/shared-work.ts";

const table = "circuit_account_registrations";

const hourMs = 60 * 60 * 1000;

/**
 * How long a registration waits to be confirmed, in milliseconds. Mails promise that it is gone within a week, and the
 * next cleaning is a night away, of 25 hours when summer time ends.
 */
const keptMs = (7 * 24 - 25) * hourMs;

/** Most registrations that wait for one address: as many as mails go to an inbox in a day. */
const mostOfAddress = 10;

/** Most of them from one network, so that no stranger pushes out what the owner registered. */
const mostOfNetwork = 3;

const rowSchema = z.object({
  id: z.number(),
  email: z.string(),
  passwordHash: z.string(),
  locale: z.enum(locales),
  /** Where on the site its visitor was. */
  returnPath: z.string().nullable(),
  /** Digest of the network that it came from; `null` when that isn't known. */
  network: z.string().nullable(),
  createdAt: z.coerce.number(),
});

/** A registration whose address isn't confirmed: no account yet. Several may wait for one address. */
export type RegistrationRow = z.infer<typeof rowSchema>;

/** Creates the table if it is missing. */
export async function prepareRegistrationTable({ db }: Core.Strapi): Promise<void> {
  const { schema } = db.connection;
  if (await schema.hasTable(table)) return addColumns(db.connection);
  await schema.createTable(table, (columns) => {
    columns.increments("id");
    columns.string("email").notNullable().index();
    columns.string("passwordHash").notNullable();
    columns.string("locale").notNullable();
    columns.text("returnPath");
    columns.string("network");
    columns.bigInteger("createdAt").notNullable().index();
  });
}

/** Adds what earlier versions didn't keep. */
async function addColumns({ schema }: Queries): Promise<void> {
  const isMissing = async (column: string) => !(await schema.hasColumn(table, column));
  const [lacksPath, lacksNetwork] = [await isMissing("returnPath"), await isMissing("network")];
  if (!lacksPath && !lacksNetwork) return;
  await schema.alterTable(table, (columns) => {
    if (lacksPath) columns.text("returnPath");
    if (lacksNetwork) columns.string("network");
  });
}

/** What a visitor registers. */
interface Registration extends Pick<RegistrationRow, "email" | "passwordHash" | "locale" | "returnPath"> {
  /** The network that it comes from, of which a digest is stored; `null` when that isn't known. */
  network: string | null;
}

/**
 * Notes a registration. Where too many wait for its address, the oldest goes of the network that sent the most: whoever
 * fills the list pushes out what they sent themselves.
 */
export async function addRegistration(queries: Queries, { network, ...registration }: Registration): Promise<void> {
  await queries(table).insert({ ...registration, network: storedNetwork(network), createdAt: Date.now() });
  const waiting = await registrationsOf(queries, registration.email);
  const surplus: number[] = [];
  for (;;) {
    const crowd = largestCrowd(waiting);
    const oldest = crowd.at(-1);
    if (oldest === undefined || (waiting.length <= mostOfAddress && crowd.length <= mostOfNetwork)) break;
    waiting.splice(waiting.indexOf(oldest), 1);
    surplus.push(oldest.id);
  }
  await queries(table).whereIn("id", surplus).delete();
}

/** The registrations of the network that sent the most, the newest first; of several, of that with the oldest one. */
function largestCrowd(rows: readonly RegistrationRow[]): RegistrationRow[] {
  const crowds = rows.map((row) => rows.filter(({ network }) => network === row.network));
  const [largest = []] = crowds.toReversed().toSorted((a, b) => b.length - a.length);
  return largest;
}

/**
 * The registrations that wait for an address, the newest first.
 *
 * @param network - Those that came from here stand before all others.
 */
export async function registrationsOf(
  queries: Queries,
  email: string,
  network: string | null = null,
): Promise<RegistrationRow[]> {
  const found: unknown = await queries(table)
    .where({ email })
    .andWhere("createdAt", ">", Date.now() - keptMs)
    .orderBy("id", "desc");
  const rows = z.array(rowSchema).parse(found);
  const here = storedNetwork(network);
  return here === null ? rows : rows.toSorted((a, b) => Number(b.network === here) - Number(a.network === here));
}

function storedNetwork(network: string | null): string | null {
  return network === null ? null : digestOf(network);
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
