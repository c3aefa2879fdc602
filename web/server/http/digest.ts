import { createHash } from "node:crypto";

/** Returns the source by which a content security policy allows an inline script or style. */
export function cspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
}

/** Returns the first 22 characters of the SHA-256 in base64url, for ETags and checksums. */
export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}
