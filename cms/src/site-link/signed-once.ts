import type { Core } from "@strapi/strapi";
import { nonceOf, type Purpose, toleranceSeconds, verifySignature } from "#contract/site-link/signature";
import { consumeNonce } from "./used-nonces.ts";

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
  return consumeNonce(strapi.db, nonceOf(header), now + 2 * toleranceSeconds + 1);
}

/** The secret shared with the site; when absent, no signature is valid. */
export const siteSecret = (strapi: Core.Strapi) => strapi.config.get<string | undefined>("purges.secret");
