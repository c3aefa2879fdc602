import { orderTokens } from "@circuit/contract/shop/order-token";
import { env } from "#app/env.server.ts";

/** Whether the content system made a token: then there is such an order, or was one. */
export const { isSealed: isSealedToken } = orderTokens(env.SITE_CMS_SECRET);
