import { textSeal } from "@circuit/contract/site-link/text-seal";
import { env } from "#app/env.server.ts";
import { emailHashOfKey } from "#app/http/verified-email.server.ts";

const seal = textSeal(env.SITE_CMS_SECRET, "network-mark");

/**
 * Hashes a visitor's network for the limits on orders, which count an IPv6 /48 as one network: one person may have all
 * of it.
 *
 * @param sender - A rate-limit key, as `visitorRateLimitKey` returns it.
 */
export function hashedOrderNetwork(sender: string): string {
  return hashedClientIp(sender.replace(/^((?:[\da-f]+:){3})[\da-f]+::\/64$/u, "$1:/48"));
}

/**
 * Hashes a visitor's network for the CMS, so that it never gets the IP address.
 *
 * @param sender - A rate-limit key: of a network, or of a verified e-mail address.
 * @returns 22 characters, the same for the same network; they begin with `@` for a verified e-mail address.
 */
export function hashedClientIp(sender: string): string {
  const code = seal.codeOf(sender);
  return emailHashOfKey(sender) === null ? code.slice(0, 22) : `@${code.slice(0, 21)}`;
}
