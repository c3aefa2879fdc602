import type { Core } from "@strapi/strapi";
import { idOf, type Purpose, toleranceSeconds, verifySignature } from "#contract/signature";
import { useId } from "./used-ids.ts";

/**
 * Tells whether an `x-signature` header is right, from within the last five minutes,
 * and seen for the first time by any process of the content system; then it is noted.
 *
 * @param secret - Absent: nothing is signed.
 */
export async function isSignedOnce(
  db: Core.Strapi["db"],
  secret: string | undefined,
  purpose: Purpose,
  text: string,
  header: string,
): Promise<boolean> {
  const now = Math.floor(Date.now() / 1000);
  if (secret === undefined || verifySignature(secret, purpose, text, header, now) !== "ok") return false;
  return useId(db, idOf(header), now + 2 * toleranceSeconds + 1);
}
