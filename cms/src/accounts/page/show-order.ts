import { errors } from "@strapi/utils";
import * as z from "zod";
import type { Order } from "#contract/shop/order";
import type { Context } from "../../content/context.ts";
import { refreshOrder } from "../../shop/orders/refresh-order.ts";
import { tokenOfNumber } from "../../shop/orders/orders-of-address.ts";
import type { Accounts } from "../accounts.ts";
import { requireVisitor } from "../sessions/sessions.ts";

const numberInAddress = z.string().regex(/^CD-\d{6,12}$/u);

/** Answers `GET /account/orders/{number}`. @throws {errors.NotFoundError} The visitor has no such order. */
export async function showOrder({ strapi, shop }: Accounts, ctx: Context): Promise<Order> {
  const { user } = await requireVisitor(strapi, ctx);
  const number = numberInAddress.safeParse(ctx.params["number"]);
  const token = number.success ? await tokenOfNumber(shop, user.email, number.data) : null;
  const answer = token === null ? null : await refreshOrder(shop, token);
  if (answer?.outcome !== "order") throw new errors.NotFoundError();
  return answer.order;
}
