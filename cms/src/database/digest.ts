import { createHash } from "node:crypto";

/**
 * Hashes a text (SHA-256, 43 characters of base64url). The database stores the digest in place of a secret, an e-mail
 * or IP address or a long name.
 */
export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
