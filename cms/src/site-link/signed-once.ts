import type { Core } from "@strapi/strapi";
import { nonceOf, type Purpose, toleranceSeconds, verifySignature } from "#contract/site-link/signature";
import { createMissingTable } from "../database/missing-tables.ts";

/** Table of the nonces that were used. */
const table = "circuit_used_ids";

/** Creates the table of used nonces if it is missing. */
export async function prepareNonceTable({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, table, (columns) => {
    columns.string("id").primary();
    columns.integer("expiresAt").notNullable().index();
  });
}

/**
 * Whether an `x-signature` header is valid, recent and used for the first time in any instance of the CMS. It is then
 * stored as used.
 */
export async function consumeSignature(
  strapi: Core.Strapi,
  purpose: Purpose,
  text: string,
  header: string,
): Promise<boolean> {
  const now = Math.floor(Date.now() / 1000);
  const secret = siteSecret(strapi);
  if (secret === undefined || verifySignature(secret, purpose, text, header, now) !== "ok") return false;
  const nonces = () => strapi.db.connection(table);
  await nonces().where("expiresAt", "<", now).delete();
  const nonce = { id: nonceOf(header), expiresAt: now + 2 * toleranceSeconds + 1 };
  // A single statement, so that only one of two simultaneous uses succeeds.
  const added: unknown = await nonces().insert(nonce).onConflict("id").ignore().returning("id");
  return Array.isArray(added) && added.length > 0;
}

/** The secret shared with the site; when absent, no signature is valid. */
export const siteSecret = (strapi: Core.Strapi) => strapi.config.get<string | undefined>("purges.secret");
