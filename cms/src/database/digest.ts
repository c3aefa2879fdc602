import { createHash } from "node:crypto";

/**
 * What stands in the database in place of a secret, an address or a long name, so that nobody who reads it there can use it.
 *
 * @returns SHA-256 in base64url: 43 characters.
 */
export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
