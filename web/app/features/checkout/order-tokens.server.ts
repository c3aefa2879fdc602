import { orderTokens } from "@circuit/contract/shop/order-token";
import { env } from "#app/env.server.ts";

/** Whether the content system issued a token: then its order exists, or existed. */
export const { isSealed: isSealedToken } = orderTokens(env.SITE_CMS_SECRET);

/**
 * Returns the rate-limit key for what is sent for an order: the order's token, because hundreds of customers may share
 * an IP address; for a made-up token the visitor's IP address.
 *
 * @param visitor - As `clientIpKey` returns it.
 */
export function rateLimitKeyOf(token: string, visitor: string): string {
  return isSealedToken(token) ? token : visitor;
}
