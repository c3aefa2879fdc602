import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { useId } from "./used-ids.ts";

const toleranceSeconds = 300;

/**
 * Signs a text that goes to the site: the value of an `x-signature` header.
 *
 * A copy of the contract's rule, because the CMS runs without it; a contract
 * test holds the two together.
 *
 * @param atSeconds - Seconds since 1970.
 * @param id - Never used before; by default a random one.
 */
export function sign(
  secret: string,
  text: string,
  atSeconds: number,
  id = randomBytes(16).toString("base64url"),
): string {
  const code = createHmac("sha256", secret).update(`v2.${atSeconds}.${id}.${text}`).digest("hex");
  return `t=${atSeconds},n=${id},v2=${code}`;
}

/**
 * Tells whether an `x-signature` header is right, from within the last five minutes,
 * and seen for the first time by any process of the content system; then it is noted.
 */
export async function isSignedOnce(
  db: Core.Strapi["db"],
  secret: string,
  text: string,
  header: string,
): Promise<boolean> {
  const now = Math.floor(Date.now() / 1000);
  const [, seconds, id] = /^t=(\d{1,12}),n=([\w-]{22}),v2=[0-9a-f]{64}$/u.exec(header) ?? [];
  if (seconds === undefined || id === undefined || Math.abs(now - Number(seconds)) > toleranceSeconds) return false;

  const right = Buffer.from(sign(secret, text, Number(seconds), id));
  const given = Buffer.from(header);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return false;
  return useId(db, id, now + 2 * toleranceSeconds + 1);
}
