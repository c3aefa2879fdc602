import type { Core } from "@strapi/strapi";
import { type OrderOwner, orderOwnerPath, orderOwnerRequestSchema } from "#contract/accounts/order-owner";
import { readOrder } from "../shop/orders/read-order.ts";
import { signedRouter } from "../site-link/signed-route.ts";
import { findUserByEmail, isActive } from "./account-user.ts";
import { type Accounts, accountsOf } from "./accounts.ts";

/** Longest request body, in characters. */
const maxMessageLength = 500;

/** Route by which the site asks whether an order's customer has an account in which they can open the order. */
export function orderOwnerLookupRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  return signedRouter(strapi, {
    path: orderOwnerPath,
    purpose: "order-owner",
    schema: orderOwnerRequestSchema,
    longest: maxMessageLength,
    answer: ({ token }) => ownerOf(accountsOf(strapi), token),
  });
}

/** Finds out whether an order's customer has an account; `null` when there is no such order. */
async function ownerOf({ strapi, shop }: Accounts, token: string): Promise<OrderOwner | null> {
  const order = await readOrder(shop, { token });
  if (order === null) return null;
  const email = order.customer?.email ?? null;
  const user = email === null ? null : await findUserByEmail(strapi, email);
  return { hasAccount: user !== null && isActive(user) };
}
