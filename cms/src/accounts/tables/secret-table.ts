import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { passkeyChallengeMs } from "#contract/accounts/passkeys";
import { digestOf } from "../../database/digest.ts";
import { createMissingTable } from "../../database/missing-tables.ts";
import { claimRow, type Queries } from "../../database/shared-work.ts";

const table = "circuit_account_secrets";

const minuteMs = 60_000;

/**
 * How long a secret works, by its purpose, in milliseconds. `confirm`, `reset`: codes in mails. `add-passkey`,
 * `show-passkey`: handles of WebAuthn challenges. `provider-state`: OAuth state; `provider-token`: names the profile
 * that an OAuth sign-in returned. `mail-request`: no secret, but a request for a mail that {@link claimMailRequest}
 * works off; it waits here so that a restart doesn't lose it.
 */
const lifetimeMs = {
  confirm: 48 * 60 * minuteMs,
  reset: 60 * minuteMs,
  "add-passkey": passkeyChallengeMs,
  "show-passkey": passkeyChallengeMs,
  "provider-state": 10 * minuteMs,
  "provider-token": 10 * minuteMs,
  "mail-request": 60 * minuteMs,
} as const;

type Purpose = keyof typeof lifetimeMs;

const rowSchema = z.object({ owner: z.string(), held: z.string().transform((text): unknown => JSON.parse(text)) });

/**
 * Creates the table of single-use secrets, if it is missing. Only a digest of a secret is stored, so that nobody who
 * reads the database can use one.
 */
export async function prepareSecretTable({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, table, (columns) => {
    columns.string("digest").primary();
    columns.string("purpose").notNullable();
    // An e-mail address, a session or a browser.
    columns.text("owner").notNullable().index();
    columns.text("held").notNullable();
    columns.bigInteger("expiresAt").notNullable().index();
  });
  for (const earlier of ["codes", "challenges", "provider_passes"])
    await db.connection.schema.dropTableIfExists(`circuit_account_${earlier}`);
}

function unexpired(queries: Queries, purpose: Purpose, secret: string) {
  return queries(table)
    .where({ purpose, digest: digestOf(secret) })
    .andWhere("expiresAt", ">", Date.now());
}

/** Creates a secret; earlier ones stay valid. @param held - Data to store with it. */
export async function addSecret(queries: Queries, purpose: Purpose, owner: string, held: object = {}): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  const expiresAt = Date.now() + lifetimeMs[purpose];
  await queries(table).insert({ digest: digestOf(secret), purpose, owner, held: JSON.stringify(held), expiresAt });
  return secret;
}

type Secret = z.infer<typeof rowSchema>;

/** Finds a secret's owner and data; `null` when it is unknown, used, expired or has another purpose. */
export async function findSecret(queries: Queries, purpose: Purpose, secret: string): Promise<Secret | null> {
  return rowSchema.nullable().parse((await unexpired(queries, purpose, secret).first()) ?? null);
}

/** Finds and deletes a secret. @returns The same as {@link findSecret}; of parallel calls only one gets it. */
export async function consumeSecret(queries: Queries, purpose: Purpose, secret: string): Promise<Secret | null> {
  const found = await findSecret(queries, purpose, secret);
  const deleted: number = await unexpired(queries, purpose, secret).delete();
  return deleted > 0 ? found : null;
}

const claimedSchema = rowSchema.extend({ digest: z.string() });

/**
 * Works off the oldest request for a mail, under a lock against other instances, and deletes it.
 *
 * @param work - Gets the e-mail address and the data stored with it. Never rejects.
 * @returns Whether there was one.
 */
export function claimMailRequest(
  db: Core.Strapi["db"],
  work: (email: string, held: unknown) => Promise<void>,
): Promise<boolean> {
  const waiting = (queries: Queries) =>
    queries(table).where({ purpose: "mail-request" }).andWhere("expiresAt", ">", Date.now()).orderBy("expiresAt");
  return claimRow(db, waiting, async (row, queries) => {
    const { digest, owner, held } = claimedSchema.parse(row);
    await work(owner, held);
    await queries(table).where({ digest }).delete();
  });
}

/** Deletes all codes that were mailed to an e-mail address, and its requests for mails. */
export async function dropCodes(queries: Queries, email: string): Promise<void> {
  await queries(table).where({ owner: email }).delete();
}

/** Deletes expired secrets. */
export async function deleteOldSecrets(queries: Queries, now: number): Promise<void> {
  await queries(table).where("expiresAt", "<=", now).delete();
}
