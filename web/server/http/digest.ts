import { createHash } from "node:crypto";

/** Returns the first 22 characters of the SHA-256 in base64url, for ETags and checksums. */
export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}
