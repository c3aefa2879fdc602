import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

/** How far the clocks of two machines may differ, and how long a signature holds, in seconds. */
export const toleranceSeconds = 300;

/** What the secret of site and content system is used for. */
export type Purpose = "purge" | "changes" | "submission" | "subscription" | "machines" | "form-token";

/**
 * The key of one purpose, made of the shared secret (HKDF-SHA256, RFC 5869): what is signed for one purpose is
 * wrong for every other.
 */
export function keyFor(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `circuit:${purpose}:v3`, 32));
}

/**
 * Signs a text that goes between the content system and the site. Each try is
 * signed anew: whoever takes it notes the id, and takes it once.
 *
 * @param purpose - What is signed for anything else is wrong.
 * @param atSeconds - Seconds since 1970; part of what is signed.
 * @param id - 22 letters and digits that were never used before; by default random ones.
 * @returns The value of the `x-signature` header:
 *   `t=<seconds>,n=<id>,v3=<hex HMAC-SHA256 of "<seconds>.<id>.<text>">`.
 */
export function sign(secret: string, purpose: Purpose, text: string, atSeconds: number, id = newId()): string {
  const code = createHmac("sha256", keyFor(secret, purpose)).update(`${atSeconds}.${id}.${text}`).digest("hex");
  return `t=${atSeconds},n=${id},v3=${code}`;
}

function newId(): string {
  return randomBytes(16).toString("base64url");
}

const pattern = /^t=(\d{1,12}),n=([\w-]{22}),v3=[0-9a-f]{64}$/u;

/**
 * Checks an `x-signature` header. Whether it was used before is another question:
 * see `UsedIds`.
 *
 * @param header - `null` when there is none.
 * @returns `old` for a right one from more than five minutes ago or ahead.
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
  return Math.abs(nowSeconds - Number(seconds)) > toleranceSeconds ? "old" : "ok";
}

/** The id in a right `x-signature` header. @throws {Error} The header is none. */
export function idOf(header: string): string {
  const id = pattern.exec(header)?.[2];
  if (id === undefined) throw new Error("No signature with an id");
  return id;
}

/** Ids that are noted at most: far more than two programs sign in ten minutes. */
const mostIds = 100_000;

/** Notes ids of right signatures for as long as these hold, so that none is taken twice. */
export class UsedIds {
  readonly #expiries = new Map<string, number>();

  /**
   * Notes an id.
   *
   * @returns `false` when it was noted before, or when no more can be: then it isn't taken either.
   */
  use(id: string, nowSeconds: number): boolean {
    // In the order in which they came.
    for (const [old, expiry] of this.#expiries) {
      if (expiry > nowSeconds) break;
      this.#expiries.delete(old);
    }
    if (this.#expiries.has(id) || this.#expiries.size >= mostIds) return false;
    this.#expiries.set(id, nowSeconds + 2 * toleranceSeconds + 1);
    return true;
  }
}
