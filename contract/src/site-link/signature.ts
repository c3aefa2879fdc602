import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

/** How far the clocks of two machines may differ, and how long a signature is valid, in seconds. */
export const toleranceSeconds = 300;

/** What the secret shared by site and content system is used for. */
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

/**
 * The key for one purpose, derived from the shared secret (HKDF-SHA256, RFC 5869): a signature for one purpose
 * is invalid for every other.
 */
export function keyFor(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `circuit:${purpose}:v3`, 32));
}

/**
 * Signs a text that is sent between the content system and the site. Each retry is signed
 * again, as the receiver notes the id and accepts it once.
 *
 * @param purpose - The signature is only valid for this purpose.
 * @param atSeconds - Seconds since 1970; part of the signed text.
 * @param id - 22 characters of base64url that were never used before; random by default.
 * @returns The value of the `x-signature` header:
 *   `t=<seconds>,n=<id>,v3=<hex HMAC-SHA256 of "<seconds>.<id>.<text>">`.
 */
export function sign(secret: string, purpose: Purpose, text: string, atSeconds: number, id = newId()): string {
  const code = createHmac("sha256", keyFor(secret, purpose)).update(`${atSeconds}.${id}.${text}`).digest("hex");
  return `t=${atSeconds},n=${id},v3=${code}`;
}

/**
 * Header of a call in which the site tells the content system that it is the site, so that it isn't limited as others
 * are. It allows nothing else, so the same one may come again for as long as it is valid.
 */
export const siteHeader = "x-from-site";

/** The value of {@link siteHeader}; `verifySignature` checks it, for the purpose `site` and an empty text. */
export function signSiteHeader(secret: string, atSeconds: number): string {
  return sign(secret, "site", "", atSeconds);
}

function newId(): string {
  return randomBytes(16).toString("base64url");
}

const pattern = /^t=(\d{1,12}),n=([\w-]{22}),v3=[0-9a-f]{64}$/u;

/**
 * What is wrong with an `x-signature` header whatever the text, which need not be there yet: who sent it is looked
 * at before anything large is read.
 *
 * @param header - `null` when the request has none.
 * @param nowSeconds - The present, in seconds since 1970.
 * @returns `null` when it may be right.
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
 * Checks an `x-signature` header, but not whether it was used before: see `UsedIds`.
 *
 * @param header - `null` when the request has none.
 * @param nowSeconds - The present, in seconds since 1970.
 * @returns `old` for a correct signature that is more than five minutes off, in the past or the future.
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

/** The id in a valid `x-signature` header. @throws {Error} The header is malformed. */
export function idOf(header: string): string {
  const id = pattern.exec(header)?.[2];
  if (id === undefined) throw new Error("No signature with an id");
  return id;
}

/** Most ids that are kept: far more than two programs sign in ten minutes. */
const maxIds = 100_000;

/** Keeps the ids of valid signatures for as long as these are valid, so that none is accepted twice. */
export class UsedIds {
  readonly #expiries = new Map<string, number>();

  /**
   * Uses an id.
   *
   * @returns `false` when it was used before, or when no more ids can be kept: the signature must be refused.
   */
  use(id: string, nowSeconds: number): boolean {
    // Ids are in the order in which they expire.
    for (const [old, expiry] of this.#expiries) {
      if (expiry > nowSeconds) break;
      this.#expiries.delete(old);
    }
    if (this.#expiries.has(id) || this.#expiries.size >= maxIds) return false;
    this.#expiries.set(id, nowSeconds + 2 * toleranceSeconds + 1);
    return true;
  }
}
