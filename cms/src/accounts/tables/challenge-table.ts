import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { passkeyWaitMs } from "#contract/accounts/passkeys";
import type { Queries } from "../../database/shared-work.ts";
import { oneTimeSecrets } from "./one-time-secrets.ts";

/** Challenges by their handles, each of which one browser has. */
const challenges = oneTimeSecrets("circuit_account_challenges");

const rowSchema = z.object({
  challenge: z.string(),
  userId: z.number().nullable(),
  sessionId: z.string().nullable(),
});

/** A challenge that waits for a passkey; whose it is when one is to be made, and in which session. */
type Challenge = z.infer<typeof rowSchema>;

/** `add`: to make a passkey. `sign-in`: to show one. */
type ChallengePurpose = "add" | "sign-in";

/** Creates the table if it is missing. */
export function prepareChallengeTable(strapi: Core.Strapi): Promise<void> {
  return challenges.prepare(strapi, (columns) => {
    columns.string("purpose").notNullable();
    columns.string("challenge").notNullable();
    columns.integer("userId");
    columns.string("sessionId");
  });
}

/** Makes a challenge of 32 random bytes. @param by - Whose it is; `null` for nobody's. */
export async function addChallenge(
  queries: Queries,
  purpose: ChallengePurpose,
  by: { userId: number; sessionId: string } | null,
): Promise<{ handle: string; challenge: Uint8Array<ArrayBuffer> }> {
  const challenge = Uint8Array.from(randomBytes(32));
  const row = { purpose, challenge: Buffer.from(challenge).toString("base64url"), ...by };
  return { handle: await challenges.add(queries, row, passkeyWaitMs), challenge };
}

/** Uses a challenge up. @returns `null` for one that is unknown, used or too old. */
export async function takeChallenge(
  queries: Queries,
  purpose: ChallengePurpose,
  handle: string,
): Promise<Challenge | null> {
  const row = await challenges.find(queries, handle, { purpose });
  return row !== undefined && (await challenges.take(queries, handle, { purpose })) ? rowSchema.parse(row) : null;
}

/** Deletes the challenges that are too old. */
export const deleteOldChallenges = challenges.deleteOld;
