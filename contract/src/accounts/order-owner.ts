import * as z from "zod";
import { orderTokenSchema } from "../shop/order.ts";

/**
 * Path on the CMS to which the site posts `{ "message": "…" }` as JSON; `x-signature` signs the message for the purpose
 * `order-owner`. The message is an {@link OrderOwnerRequest} as JSON. 401: not signed. 400: no such request. 404: there is no
 * such order. Only the site may ask, as the answer tells who has an account.
 */
export const orderOwnerPath = "/api/account/order-owner";

export const orderOwnerRequestSchema = z.object({ token: orderTokenSchema });

export type OrderOwnerRequest = z.infer<typeof orderOwnerRequestSchema>;

export const orderOwnerSchema = z.object({
  /** Whether somebody can sign in with the address of the order's customer. */
  hasAccount: z.boolean(),
});

export type OrderOwner = z.infer<typeof orderOwnerSchema>;
