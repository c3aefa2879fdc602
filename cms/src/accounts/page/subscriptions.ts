import { errors } from "@strapi/utils";
import { restoreSubscriptionSchema } from "#contract/accounts/account";
import type { Context } from "../../content/context.ts";
import { restoreEndedSubscription, sealEndedSubscription } from "../../inbox/subscriptions/ended-subscription.ts";
import { endSubscription } from "../../inbox/subscriptions/subscriptions-of-address.ts";
import { parseBody, idParam } from "../request-input.ts";
import { accountFault } from "../account-fault.ts";
import type { Accounts } from "../accounts.ts";
import { requireVisitor } from "../sessions/sessions.ts";

/** Answers `DELETE /account/subscriptions/{id}` with an undo code. @throws {errors.NotFoundError} It is unknown. */
export async function cancelSubscription({ strapi }: Accounts, ctx: Context): Promise<object> {
  const { user } = await requireVisitor(strapi, ctx);
  const ended = await endSubscription(strapi, user.email, idParam(ctx));
  if (ended === null) throw new errors.NotFoundError();
  return { undo: sealEndedSubscription(strapi, user, ended) };
}

/** Answers `POST /account/subscriptions`, to undo an ending. @throws {Error} `wrong-code`: it ended too long ago. */
export async function restoreSubscription({ strapi }: Accounts, ctx: Context): Promise<null> {
  const { user } = await requireVisitor(strapi, ctx);
  const { undo } = parseBody(ctx, restoreSubscriptionSchema);
  if (!(await restoreEndedSubscription(strapi, user, undo))) throw accountFault("wrong-code");
  return null;
}
