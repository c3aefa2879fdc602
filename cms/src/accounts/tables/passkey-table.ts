import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { digestOf } from "../../database/digest.ts";
import { createMissingTable } from "../../database/missing-tables.ts";
import type { Queries } from "../../database/shared-work.ts";

const table = "circuit_account_passkeys";

const rowSchema = z.object({
  /** SHA-256 of the credential's id, which may be too long for a primary key. */
  digest: z.string(),
  userId: z.number(),
  credential: z.string(),
  /** COSE key, in base64url. */
  publicKey: z.string(),
  /** The passkey's own count of its signatures; 0 for one that doesn't count. */
  counter: z.coerce.number(),
  transports: z.string().transform((text) => text.split(" ").filter((name) => name !== "")),
  name: z.string().nullable(),
  createdAt: z.coerce.number(),
  lastUsedAt: z.coerce.number().nullable(),
});

/** A passkey; its times are milliseconds since 1970. */
export type PasskeyRow = z.infer<typeof rowSchema>;

/** Creates the table of passkeys if it is missing. */
export async function preparePasskeyTable({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, table, (columns) => {
    columns.string("digest").primary();
    columns.integer("userId").notNullable().index();
    columns.text("credential").notNullable();
    columns.text("publicKey").notNullable();
    columns.bigInteger("counter").notNullable();
    columns.text("transports").notNullable();
    columns.string("name");
    columns.bigInteger("createdAt").notNullable();
    columns.bigInteger("lastUsedAt");
  });
}

/** Stores a passkey. @returns The new row; `null` when a passkey with this credential id exists, of any user. */
export async function addPasskey(
  queries: Queries,
  { credential, transports, ...rest }: Omit<PasskeyRow, "digest" | "createdAt" | "lastUsedAt">,
): Promise<PasskeyRow | null> {
  const digest = digestOf(credential);
  const row = { ...rest, digest, credential, createdAt: Date.now(), lastUsedAt: null };
  const added: unknown[] = await queries(table)
    .insert({ ...row, transports: transports.join(" ") })
    .onConflict("digest")
    .ignore()
    .returning("digest");
  return added.length === 0 ? null : { ...row, transports };
}

/** Finds a passkey by its credential's id; `null` when there is none. */
export async function findPasskey(queries: Queries, credential: string): Promise<PasskeyRow | null> {
  const row: unknown = await queries(table)
    .where({ digest: digestOf(credential), credential })
    .first();
  return row === undefined ? null : rowSchema.parse(row);
}

/** Lists a user's passkeys, newest first. */
export async function listPasskeys(queries: Queries, userId: number): Promise<PasskeyRow[]> {
  const rows: unknown = await queries(table)
    .where({ userId })
    .orderBy([
      { column: "createdAt", order: "desc" },
      { column: "digest", order: "asc" },
    ]);
  return z.array(rowSchema).parse(rows);
}

/**
 * Records a sign-in by a passkey, with its new count of signatures.
 *
 * @returns `false` when the passkey was removed, or its count changed, since the signature was verified.
 */
export async function recordPasskeyUse(
  queries: Queries,
  { digest, counter: before }: PasskeyRow,
  counter: number,
): Promise<boolean> {
  const noted: number = await queries(table)
    .where({ digest, counter: before })
    .update({ counter, lastUsedAt: Date.now() });
  return noted > 0;
}

/** Removes a passkey of a user. @returns The removed row; `null` when there was none. */
export async function removePasskey(queries: Queries, userId: number, digest: string): Promise<PasskeyRow | null> {
  const row: unknown = await queries(table).where({ userId, digest }).first();
  const removed: number = row === undefined ? 0 : await queries(table).where({ userId, digest }).delete();
  return removed > 0 ? rowSchema.parse(row) : null;
}

/** Removes all passkeys of users. */
export async function dropPasskeys(queries: Queries, userIds: readonly number[]): Promise<void> {
  await queries(table).whereIn("userId", userIds).delete();
}
