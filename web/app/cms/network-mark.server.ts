import { textSeal } from "@circuit/contract/text-seal";
import { env } from "#app/env.server.ts";

const seal = textSeal(env.SITE_CMS_SECRET, "network-mark");

/**
 * Marks a visitor's network for the content system, which is not told the address.
 *
 * @param visitor - As `clientOf` answers.
 * @returns 22 characters, the same for the same network.
 */
export function networkMark(visitor: string): string {
  return seal.codeOf(visitor).slice(0, 22);
}
