import * as z from "zod";
import { orderTokenSchema } from "../shop/order.ts";

/**
 * Path on the CMS to which the site posts `{ "message": "…" }` as JSON; `x-signature` signs the message for the purpose
 * `order-owner`. The message is an {@link OrderOwnerRequest} as JSON. 401: wrong signature. 400: message of another
 * shape. 404: unknown order. Only the site's server may call it, as the answer reveals who has an account.
 */
export const orderOwnerPath = "/api/account/order-owner";

export const orderOwnerRequestSchema = z.object({ token: orderTokenSchema });

export type OrderOwnerRequest = z.infer<typeof orderOwnerRequestSchema>;

export const orderOwnerSchema = z.object({
  /** Whether an account has the e-mail address of the order's customer. */
  hasAccount: z.boolean(),
});

export type OrderOwner = z.infer<typeof orderOwnerSchema>;
