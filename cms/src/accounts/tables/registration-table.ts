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
const retentionMs = (7 * 24 - 25) * hourMs;

/**
 * Most registrations of one address beyond the limit of its mails: they can be confirmed by the link of an earlier mail.
 * Those that got a mail stay as long as its link works: their number is limited already, and nobody pushes out another's.
 */
const maxUnmailed = 10;

/** Most of those from one network. */
const maxPerNetwork = 3;

const rowSchema = z.object({
  id: z.number(),
  email: z.string(),
  passwordHash: z.string(),
  locale: z.enum(locales),
  /** Where on the site its visitor was. */
  returnPath: z.string().nullable(),
  /** Digest of the network that it came from; `null` when that isn't known. */
  network: z.string().nullable(),
  /** Digest of the code in its mail; `null` where no mail went. */
  codeDigest: z.string().nullable(),
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
    columns.string("codeDigest");
    columns.bigInteger("createdAt").notNullable().index();
  });
}

/** Columns that earlier versions didn't have. */
const laterColumns = ["returnPath", "network", "codeDigest"] as const;

/** Adds the columns that a table of an earlier version lacks. */
async function addColumns(queries: Queries): Promise<void> {
  for (const name of laterColumns) {
    if (await queries.schema.hasColumn(table, name)) continue;
    await queries.schema.alterTable(table, (columns) => {
      columns.text(name);
    });
  }
}

/** What a visitor registers. */
interface Registration extends Pick<RegistrationRow, "email" | "passwordHash" | "locale" | "returnPath"> {
  /** The network that it comes from, of which a digest is stored; `null` when that isn't known. */
  network: string | null;
  /** The code in its mail; `null` when no mail goes. */
  code: string | null;
}

/** Stores a registration. Beyond the most without a mail, the network with the most of them loses its oldest. */
export async function addRegistration(
  queries: Queries,
  { network, code, ...registration }: Registration,
): Promise<void> {
  const codeDigest = code === null ? null : digestOf(code);
  const row = { ...registration, network: storedNetwork(network), codeDigest, createdAt: Date.now() };
  await queries(table).insert(row);
  const waiting = (await registrationsOf(queries, registration.email)).filter((each) => each.codeDigest === null);
  const surplus: number[] = [];
  for (;;) {
    const group = largestGroup(waiting);
    const oldest = group.at(-1);
    if (oldest === undefined || (waiting.length <= maxUnmailed && group.length <= maxPerNetwork)) break;
    waiting.splice(waiting.indexOf(oldest), 1);
    surplus.push(oldest.id);
  }
  await queries(table).whereIn("id", surplus).delete();
}

/** The registrations of the network with the most, the newest first; of several such networks, of that with the oldest one. */
function largestGroup(rows: readonly RegistrationRow[]): RegistrationRow[] {
  const groups = rows.map((row) => rows.filter(({ network }) => network === row.network));
  const [largest = []] = groups.toReversed().toSorted((a, b) => b.length - a.length);
  return largest;
}

/**
 * The registrations that wait for an address, the newest first.
 *
 * @param network - Registrations from this network come before all others.
 */
export async function registrationsOf(
  queries: Queries,
  email: string,
  network: string | null = null,
): Promise<RegistrationRow[]> {
  const found: unknown = await queries(table)
    .where({ email })
    .andWhere("createdAt", ">", Date.now() - retentionMs)
    .orderBy("id", "desc");
  const here = storedNetwork(network);
  const isFromHere = (row: RegistrationRow) => Number(here !== null && row.network === here);
  return z
    .array(rowSchema)
    .parse(found)
    .toSorted((a, b) => isFromHere(b) - isFromHere(a));
}

/** Most registrations whose passwords are compared with one that is typed: each takes work. */
const maxCompared = 12;

/**
 * The registrations that a mail's code may confirm, the likeliest first: the one that the mail is of, then those from the
 * visitor's network, then the newest.
 */
export async function registrationsForCode(
  queries: Queries,
  { email, code, network }: { email: string; code: string; network: string | null },
): Promise<RegistrationRow[]> {
  const rows = await registrationsOf(queries, email, network);
  const isOfMail = (row: RegistrationRow) => Number(row.codeDigest === digestOf(code));
  return rows.toSorted((a, b) => isOfMail(b) - isOfMail(a)).slice(0, maxCompared);
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
    .where("createdAt", "<=", now - retentionMs)
    .delete();
}
