import { createHmac, timingSafeEqual } from "node:crypto";

/** How far the clocks of two machines may differ, and how long a signature holds, in seconds. */
const toleranceSeconds = 300;

/**
 * Signs a text that goes between the content system and the site.
 *
 * @param atSeconds - Seconds since 1970; part of what is signed.
 * @returns The value of the `x-signature` header: `t=<seconds>,v1=<hex HMAC-SHA256 of "<seconds>.<text>">`.
 */
export function sign(secret: string, text: string, atSeconds: number): string {
  const code = createHmac("sha256", secret).update(`${atSeconds}.${text}`).digest("hex");
  return `t=${atSeconds},v1=${code}`;
}

/**
 * Checks an `x-signature` header.
 *
 * @param header - `null` when there is none.
 * @returns `old` for a right one from more than five minutes ago or ahead.
 */
export function verifySignature(
  secret: string,
  text: string,
  header: string | null,
  nowSeconds: number,
): "ok" | "missing" | "malformed" | "wrong" | "old" {
  if (header === null) return "missing";
  const [, seconds] = /^t=(\d{1,12}),v1=[0-9a-f]{64}$/u.exec(header) ?? [];
  if (seconds === undefined) return "malformed";

  const right = Buffer.from(sign(secret, text, Number(seconds)));
  const given = Buffer.from(header);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return "wrong";
  return Math.abs(nowSeconds - Number(seconds)) > toleranceSeconds ? "old" : "ok";
}
