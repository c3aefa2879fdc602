import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { passkeyWaitMs } from "#contract/accounts/passkeys";
import { digestOf } from "../../database/digest.ts";
import type { Queries } from "../../database/shared-work.ts";

const table = "circuit_account_challenges";

const rowSchema = z.object({
  challenge: z.string(),
  userId: z.number().nullable(),
  sessionId: z.string().nullable(),
});

/** A challenge that waits for a passkey; whose it is when one is to be made, and in which session. */
type Challenge = z.infer<typeof rowSchema>;

/** `add`: to make a passkey. `sign-in`: to show one. */
type ChallengePurpose = "add" | "sign-in";

/** Creates the table if it is missing. In the database, as the answer may come to another instance. */
export async function prepareChallengeTable({ db }: Core.Strapi): Promise<void> {
  const { schema } = db.connection;
  if (await schema.hasTable(table)) return;
  await schema.createTable(table, (columns) => {
    // Of the handle only a digest, so that nobody who reads the database can answer in another browser's place.
    columns.string("digest").primary();
    columns.string("purpose").notNullable();
    columns.string("challenge").notNullable();
    columns.integer("userId");
    columns.string("sessionId");
    columns.bigInteger("expiresAt").notNullable().index();
  });
}

/** Makes a challenge of 32 random bytes. @param by - Whose it is; `null` for nobody's. */
export async function addChallenge(
  queries: Queries,
  purpose: ChallengePurpose,
  by: { userId: number; sessionId: string } | null,
): Promise<{ handle: string; challenge: Uint8Array<ArrayBuffer> }> {
  const handle = randomBytes(32).toString("base64url");
  const challenge = Uint8Array.from(randomBytes(32));
  await queries(table).insert({
    digest: digestOf(handle),
    purpose,
    challenge: Buffer.from(challenge).toString("base64url"),
    userId: by?.userId ?? null,
    sessionId: by?.sessionId ?? null,
    expiresAt: Date.now() + passkeyWaitMs,
  });
  return { handle, challenge };
}

/** Uses a challenge up. @returns `null` for one that is unknown, used or too old. */
export async function takeChallenge(
  queries: Queries,
  purpose: ChallengePurpose,
  handle: string,
): Promise<Challenge | null> {
  const waiting = () =>
    queries(table)
      .where({ digest: digestOf(handle), purpose })
      .andWhere("expiresAt", ">", Date.now());
  const row: unknown = await waiting().first();
  // Of several at once one deletes it.
  const taken: number = row === undefined ? 0 : await waiting().delete();
  return taken > 0 ? rowSchema.parse(row) : null;
}

/** Deletes the challenges that are too old. */
export async function deleteOldChallenges(queries: Queries, now: number): Promise<void> {
  await queries(table).where("expiresAt", "<=", now).delete();
}
