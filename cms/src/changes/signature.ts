import { createHmac, timingSafeEqual } from "node:crypto";

const toleranceSeconds = 300;

/**
 * Signs a text that goes to the site: the value of an `x-signature` header.
 *
 * A copy of the contract's rule, because the CMS runs without it; a contract
 * test holds the two together.
 *
 * @param atSeconds - Seconds since 1970.
 */
export function sign(secret: string, text: string, atSeconds: number): string {
  const code = createHmac("sha256", secret).update(`${atSeconds}.${text}`).digest("hex");
  return `t=${atSeconds},v1=${code}`;
}

/** Tells whether an `x-signature` header is right, and from within the last five minutes. */
export function isSigned(secret: string, text: string, header: string, nowSeconds: number): boolean {
  const [, seconds] = /^t=(\d{1,12}),v1=[0-9a-f]{64}$/u.exec(header) ?? [];
  if (seconds === undefined || Math.abs(nowSeconds - Number(seconds)) > toleranceSeconds) return false;

  const right = Buffer.from(sign(secret, text, Number(seconds)));
  const given = Buffer.from(header);
  return right.length === given.length && timingSafeEqual(right, given);
}
