import { textSeal } from "@circuit/contract/site-link/text-seal";
import { env } from "#app/env.server.ts";
import { emailHashOfKey } from "#app/http/verified-email.server.ts";

const seal = textSeal(env.SITE_CMS_SECRET, "network-mark");

/**
 * The hash by which orders count. One person may have all of a /48 of IPv6, so that is one network here.
 *
 * @param sender - As `senderKey` gives it.
 */
export function hashedOrderNetwork(sender: string): string {
  return hashedClientIp(sender.replace(/^((?:[\da-f]+:){3})[\da-f]+::\/64$/u, "$1:/48"));
}

/**
 * Hashes a visitor's network for the content system, so that it never gets the IP address.
 *
 * @param sender - As `senderKey` gives it.
 * @returns 22 characters, the same for the same network; those of an inbox begin with `@`.
 */
export function hashedClientIp(sender: string): string {
  const code = seal.codeOf(sender);
  return emailHashOfKey(sender) === null ? code.slice(0, 22) : `@${code.slice(0, 21)}`;
}
