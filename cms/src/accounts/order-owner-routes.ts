import type { Core } from "@strapi/strapi";
import { type OrderOwner, orderOwnerPath, orderOwnerRequestSchema } from "#contract/accounts/order-owner";
import { readOrder } from "../shop/orders/read-order.ts";
import { signedRouter } from "../site-link/signed-route.ts";
import { findUserByEmail, isActive } from "./account-user.ts";
import { type Accounts, accountsOf } from "./accounts.ts";

/** Longest message, in characters. */
const maxMessageBytes = 500;

/** Answers the site's question whether an order has an account by which it can be opened. */
export function orderOwnerRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  return signedRouter(strapi, {
    path: orderOwnerPath,
    purpose: "order-owner",
    schema: orderOwnerRequestSchema,
    longest: maxMessageBytes,
    answer: ({ token }) => ownerOf(accountsOf(strapi), token),
  });
}

/** `null` when there is no such order. An order whose customer was forgotten has no account. */
async function ownerOf({ strapi, shop }: Accounts, token: string): Promise<OrderOwner | null> {
  const order = await readOrder(shop, { token });
  if (order === null) return null;
  const email = order.customer?.email ?? null;
  const user = email === null ? null : await findUserByEmail(strapi, email);
  return { hasAccount: user !== null && isActive(user) };
}
