import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { digestOf } from "../../database/digest.ts";
import { createMissingTable } from "../../database/missing-tables.ts";
import type { Queries } from "../../database/shared-work.ts";

const table = "circuit_account_sessions";

/** How long a session lasts without being used, in milliseconds. */
const maxIdleMs = 30 * 24 * 60 * 60 * 1000;

/** Shortest time between two updates of a session's `lastUsedAt`, in milliseconds. */
const recordUseEveryMs = 5 * 60 * 1000;

const rowSchema = z.object({
  /** SHA-256 of the session's random id, which the visitor's token holds. */
  digest: z.string(),
  userId: z.number(),
  device: z.string().nullable(),
  createdAt: z.coerce.number(),
  lastUsedAt: z.coerce.number(),
});

/** A session; its times are milliseconds since 1970. */
export type SessionRow = z.infer<typeof rowSchema>;

/** Creates the table of sessions if it is missing. */
export async function prepareSessionTable({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, table, (columns) => {
    // Only a digest of the id is stored, so that nobody who reads the database can take over a session.
    columns.string("digest").primary();
    columns.integer("userId").notNullable().index();
    columns.string("device");
    columns.bigInteger("createdAt").notNullable();
    columns.bigInteger("lastUsedAt").notNullable().index();
  });
}

/**
 * Begins a session.
 *
 * @param device - Description of browser and system; `null` when unknown.
 * @returns The session's random id, of which only the digest is stored.
 */
export async function addSession(queries: Queries, userId: number, device: string | null): Promise<string> {
  const id = randomBytes(32).toString("base64url");
  const now = Date.now();
  await queries(table).insert({ digest: digestOf(id), userId, device, createdAt: now, lastUsedAt: now });
  return id;
}

/**
 * Finds a session that hasn't ended, and records its use.
 *
 * @returns The session's digest; `null` when there is none.
 */
export async function findActiveSession(queries: Queries, id: string, userId: number): Promise<string | null> {
  const now = Date.now();
  const digest = digestOf(id);
  const row: unknown = await queries(table)
    .where({ digest, userId })
    .andWhere("lastUsedAt", ">", now - maxIdleMs)
    .first();
  if (row === undefined) return null;
  const { lastUsedAt } = rowSchema.parse(row);
  if (lastUsedAt <= now - recordUseEveryMs) await queries(table).where({ digest }).update({ lastUsedAt: now });
  return digest;
}

/** Lists a user's active sessions, most recently used first. */
export async function listSessions(queries: Queries, userId: number): Promise<SessionRow[]> {
  const rows: unknown = await queries(table)
    .where({ userId })
    .andWhere("lastUsedAt", ">", Date.now() - maxIdleMs)
    .orderBy([
      { column: "lastUsedAt", order: "desc" },
      { column: "createdAt", order: "desc" },
    ]);
  return z.array(rowSchema).parse(rows);
}

/** Ends one session of a user. @returns Whether there was one. */
export async function endSession(queries: Queries, userId: number, digest: string): Promise<boolean> {
  const ended: number = await queries(table).where({ userId, digest }).delete();
  return ended > 0;
}

/** Ends all sessions of users. @param except - Digest of a session that stays; `null` for none. */
export async function endSessions(
  queries: Queries,
  userIds: readonly number[],
  except: string | null = null,
): Promise<void> {
  const sessions = queries(table).whereIn("userId", userIds);
  await (except === null ? sessions : sessions.whereNot({ digest: except })).delete();
}

/** Deletes expired sessions. @returns How many. */
export function deleteUnusedSessions(queries: Queries, now: number): Promise<number> {
  return queries(table)
    .where("lastUsedAt", "<=", now - maxIdleMs)
    .delete();
}
