import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { locales } from "#contract/locales";
import { digestOf } from "../../database/digest.ts";
import { addMissingColumns, createMissingTable } from "../../database/missing-tables.ts";
import type { Queries } from "../../database/shared-work.ts";

const table = "circuit_account_registrations";

const hourMs = 60 * 60 * 1000;

/**
 * How long a registration waits for its confirmation, in milliseconds. Mails promise deletion within a week; the
 * nightly cleaning may come up to 25 hours later, when summer time ends.
 */
const retentionMs = (7 * 24 - 25) * hourMs;

/**
 * Most pending registrations of one e-mail address for which no mail was sent, because its mail limit was reached. (The
 * mail limit bounds the number of the others.)
 */
const maxUnmailed = 10;

/** Most such unmailed registrations of one address from one client network. */
const maxPerNetwork = 3;

const rowSchema = z.object({
  id: z.number(),
  email: z.string(),
  passwordHash: z.string(),
  locale: z.enum(locales),
  /** Path of the page that the visitor registered from. */
  returnPath: z.string().nullable(),
  /** Digest of the client network; `null` when it is unknown. */
  network: z.string().nullable(),
  /** Digest of the code in the registration's mail; `null` when no mail was sent. */
  codeDigest: z.string().nullable(),
  createdAt: z.coerce.number(),
});

/** A registration that isn't confirmed: not an account yet. One e-mail address may have several. */
export type RegistrationRow = z.infer<typeof rowSchema>;

/** Creates the table of pending registrations if it is missing, or its missing columns. */
export async function prepareRegistrationTable({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, table, (columns) => {
    columns.increments("id");
    columns.string("email").notNullable().index();
    columns.string("passwordHash").notNullable();
    columns.string("locale").notNullable();
    columns.text("returnPath");
    columns.string("network");
    columns.string("codeDigest");
    columns.bigInteger("createdAt").notNullable().index();
  });
  for (const name of ["returnPath", "network", "codeDigest"]) {
    await addMissingColumns(db.connection, table, name, (columns) => {
      columns.text(name);
    });
  }
}

interface Registration extends Pick<RegistrationRow, "email" | "passwordHash" | "locale" | "returnPath"> {
  /** The client network; `null` when it is unknown. Only a digest is stored. */
  network: string | null;
  /** The code in the registration's mail; `null` when no mail is sent. Only a digest is stored. */
  code: string | null;
}

/** Stores a registration. When an address has too many unmailed ones, deletes the oldest from the busiest network. */
export async function addRegistration(
  queries: Queries,
  { network, code, ...registration }: Registration,
): Promise<void> {
  const codeDigest = code === null ? null : digestOf(code);
  const row = { ...registration, network: storedNetwork(network), codeDigest, createdAt: Date.now() };
  await queries(table).insert(row);
  const waiting = (await registrationsOf(queries, registration.email)).filter((each) => each.codeDigest === null);
  // In a tie, the network of the oldest registration counts as the busiest.
  const networks = Map.groupBy(waiting.toReversed(), (each) => each.network);
  const [busiest = []] = [...networks.values()].toSorted((a, b) => b.length - a.length);
  const [oldest] = busiest;
  // Each registration is one too many at most.
  if (oldest !== undefined && (waiting.length > maxUnmailed || busiest.length > maxPerNetwork))
    await queries(table).where({ id: oldest.id }).delete();
}

/**
 * Lists the pending registrations of an e-mail address, newest first.
 *
 * @param network - Registrations from this client network come before all others.
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

/** Most registrations whose passwords are compared with a typed one: each comparison takes processor time. */
const maxCompared = 12;

/**
 * Lists the registrations that a mailed code may confirm, likeliest first: the one whose mail had the code, then those
 * from the visitor's network, then the newest.
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

/** Deletes the registrations of an e-mail address. */
export async function dropRegistrations(queries: Queries, email: string): Promise<void> {
  await queries(table).where({ email }).delete();
}

/** Deletes expired registrations. @returns How many. */
export function deleteOldRegistrations(queries: Queries, now: number): Promise<number> {
  return queries(table)
    .where("createdAt", "<=", now - retentionMs)
    .delete();
}
