import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

/** Validity of a signature, and the clock skew allowed between two machines, in seconds. */
export const toleranceSeconds = 300;

/** Purposes of the secret shared by site and CMS, each with its own derived key. */
export type Purpose =
  | "purge"
  | "changes"
  | "submission"
  | "subscription"
  | "machines"
  | "form-token"
  | "shop"
  | "cart-of-typed-prices"
  | "network-mark"
  | "confirmed-address"
  | "provider-sign-in"
  | "account-owner"
  | "order-owner"
  | "waiting-room"
  | "waiting-place"
  | "order-token"
  | "scan"
  | "scanner-cookie"
  | "ended-subscription"
  | "site";

/** Derives the key for one purpose from the shared secret (HKDF-SHA256, RFC 5869). */
export function derivePurposeKey(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `circuit:${purpose}:v3`, 32));
}

/**
 * Signs a message between the CMS and the site. A retry needs a new signature, as the receiver accepts each nonce once.
 *
 * @param purpose - The signature is only valid for this purpose.
 * @param atSeconds - Seconds since 1970; part of the signed text.
 * @param id - Nonce of 22 characters, base64url; random by default.
 * @returns The value of the `x-signature` header:
 *   `t=<seconds>,n=<id>,v3=<hex HMAC-SHA256 of "<seconds>.<id>.<text>">`.
 */
export function sign(secret: string, purpose: Purpose, text: string, atSeconds: number, id = newId()): string {
  const code = createHmac("sha256", derivePurposeKey(secret, purpose))
    .update(`${atSeconds}.${id}.${text}`)
    .digest("hex");
  return `t=${atSeconds},n=${id},v3=${code}`;
}

/**
 * Header by which the CMS recognises calls of the site's server, to exempt them from rate limits. It authorizes nothing
 * else, so that it is valid for several calls.
 */
export const siteHeader = "x-from-site";

/** Returns the value of {@link siteHeader}: a signature of an empty text for the purpose `site`. */
export function signSiteHeader(secret: string, atSeconds: number): string {
  return sign(secret, "site", "", atSeconds);
}

function newId(): string {
  return randomBytes(16).toString("base64url");
}

const pattern = /^t=(\d{1,12}),n=([\w-]{22}),v3=[0-9a-f]{64}$/u;

/**
 * Checks the format and age of an `x-signature` header, before the server reads a large body to verify it.
 *
 * @param header - `null` when the request has none.
 * @param nowSeconds - Seconds since 1970.
 * @returns `null` when the signature may be valid.
 */
export function signatureFault(header: string | null, nowSeconds: number): "missing" | "malformed" | "old" | null {
  if (header === null) return "missing";
  const seconds = pattern.exec(header)?.[1];
  if (seconds === undefined) return "malformed";
  return isOld(seconds, nowSeconds) ? "old" : null;
}

function isOld(seconds: string, nowSeconds: number): boolean {
  return Math.abs(nowSeconds - Number(seconds)) > toleranceSeconds;
}

/**
 * Verifies an `x-signature` header, but not whether its nonce was used before: see `UsedNonces`.
 *
 * @param header - `null` when the request has none.
 * @param nowSeconds - Seconds since 1970.
 * @returns `old` for a valid signature that is more than five minutes in the past or the future.
 */
export function verifySignature(
  secret: string,
  purpose: Purpose,
  text: string,
  header: string | null,
  nowSeconds: number,
): "ok" | "missing" | "malformed" | "wrong" | "old" {
  if (header === null) return "missing";
  const [, seconds, id] = pattern.exec(header) ?? [];
  if (seconds === undefined || id === undefined) return "malformed";

  const right = Buffer.from(sign(secret, purpose, text, Number(seconds), id));
  const given = Buffer.from(header);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return "wrong";
  return isOld(seconds, nowSeconds) ? "old" : "ok";
}

/** Returns the nonce of an `x-signature` header. @throws {Error} The header is malformed. */
export function nonceOf(header: string): string {
  const id = pattern.exec(header)?.[2];
  if (id === undefined) throw new Error("No signature with an id");
  return id;
}

/** Most nonces in memory: far more than site and CMS sign in ten minutes. */
const maxIds = 100_000;

/** Remembers the nonces of signatures for as long as these are valid, to refuse replays. */
export class UsedNonces {
  readonly #expiries = new Map<string, number>();

  /** Records a nonce; `false` when it was used before, or memory is full: then the caller must refuse the request. */
  use(id: string, nowSeconds: number): boolean {
    // The map is in the order of expiry.
    for (const [old, expiry] of this.#expiries) {
      if (expiry > nowSeconds) break;
      this.#expiries.delete(old);
    }
    if (this.#expiries.has(id) || this.#expiries.size >= maxIds) return false;
    this.#expiries.set(id, nowSeconds + 2 * toleranceSeconds + 1);
    return true;
  }
}
