import { createHash } from "node:crypto";

/** Returns the digest of a request: to compare it with a later one, or as a key. */
export function requestDigest(asked: unknown): string {
  return createHash("sha256").update(JSON.stringify(asked)).digest("base64url");
}

/** An idempotency key was used before, for another request. */
export class KeyConflict extends Error {
  constructor() {
    super("The idempotency key was used for another request");
  }
}
