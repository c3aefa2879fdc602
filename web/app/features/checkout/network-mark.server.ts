import { createHmac, randomBytes } from "node:crypto";
import { keyFor } from "@circuit/contract/signature";
import { env } from "#app/env.server.ts";

/** All processes and machines mark a network alike, by the secret that they share. */
const secret = keyFor(env.SITE_CMS_SECRET ?? randomBytes(32).toString("base64url"), "network-mark");

/**
 * Marks a visitor's network for the content system, which is not told the address.
 *
 * @param visitor - As `clientOf` answers.
 * @returns 22 characters, the same for the same network.
 */
export function networkMark(visitor: string): string {
  return createHmac("sha256", secret).update(visitor).digest("base64url").slice(0, 22);
}
