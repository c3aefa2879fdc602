import { errors } from "@strapi/utils";
import * as z from "zod";
import { changeDetailsSchema, restoreSubscriptionSchema } from "#contract/accounts/account";
import type { Order } from "#contract/shop/order";
import type { Context } from "../../content/context.ts";
import { restoreEndedSubscription, sealEndedSubscription } from "../../inbox/subscriptions/ended-subscription.ts";
import { endSubscription, setNewsletter } from "../../inbox/subscriptions/subscriptions-of-address.ts";
import { refreshOrder } from "../../shop/orders/refresh-order.ts";
import { tokenOfNumber } from "../../shop/orders/orders-of-address.ts";
import { accountFault } from "../account-fault.ts";
import { toUserResponse, updateUser } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { idParam, parseBody } from "../request-input.ts";
import type { Visitor } from "../sessions/sessions.ts";

const numberInAddress = z.string().regex(/^CD-\d{6,12}$/u);

/** Answers `GET /account/orders/{number}`. @throws {errors.NotFoundError} The visitor has no such order. */
export async function showOrder({ shop }: Accounts, { user }: Visitor, ctx: Context): Promise<Order> {
  const number = numberInAddress.safeParse(ctx.params["number"]);
  const token = number.success ? await tokenOfNumber(shop, user.email, number.data) : null;
  const answer = token === null ? null : await refreshOrder(shop, token);
  if (answer?.outcome !== "order") throw new errors.NotFoundError();
  return answer.order;
}

/** Answers `PUT /account/details`: saves the details for the checkout, the mail language and the newsletter choice. */
export async function changeDetails({ strapi }: Accounts, { user }: Visitor, ctx: Context): Promise<object> {
  const { details, locale, wantsNewsletter } = parseBody(ctx, changeDetailsSchema);
  const changed = await strapi.db.transaction(async () => {
    await setNewsletter(strapi, { email: user.email, language: locale, isWanted: wantsNewsletter });
    return updateUser(strapi, user.id, { details, language: locale });
  });
  return toUserResponse(changed);
}

/** Answers `DELETE /account/subscriptions/{id}` with an undo code. @throws {errors.NotFoundError} It is unknown. */
export async function cancelSubscription({ strapi }: Accounts, { user }: Visitor, ctx: Context): Promise<object> {
  const ended = await endSubscription(strapi, user.email, idParam(ctx));
  if (ended === null) throw new errors.NotFoundError();
  return { undo: sealEndedSubscription(strapi, user, ended) };
}

/** Answers `POST /account/subscriptions`, to undo an ending. @throws {Error} `wrong-code`: it ended too long ago. */
export async function restoreSubscription({ strapi }: Accounts, { user }: Visitor, ctx: Context): Promise<null> {
  const { undo } = parseBody(ctx, restoreSubscriptionSchema);
  if (!(await restoreEndedSubscription(strapi, user, undo))) throw accountFault("wrong-code");
  return null;
}
