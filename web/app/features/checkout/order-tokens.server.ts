import { orderTokens } from "@circuit/contract/shop/order-token";
import { env } from "#app/env.server.ts";

/** Whether the content system made a token: then there is such an order, or was one. */
export const { isSealed: isSealedToken } = orderTokens(env.SITE_CMS_SECRET);

/**
 * Under which key what is sent for an order counts: orders each by themselves, as hundreds of customers may share an
 * address. Who makes up tokens counts by address.
 *
 * @param visitor - As `clientIpKey` gives it.
 */
export function rateLimitKeyOf(token: string, visitor: string): string {
  return isSealedToken(token) ? token : visitor;
}
