import { errors } from "@strapi/utils";
import { restoreSubscriptionSchema } from "#contract/accounts/account";
import type { Context } from "../../content/context.ts";
import { restoreEnded, sealEnded } from "../../inbox/subscriptions/ended-subscription.ts";
import { endSubscription } from "../../inbox/subscriptions/subscriptions-of-address.ts";
import { parseBody, idParam } from "../request-input.ts";
import { accountFault } from "../account-fault.ts";
import type { Accounts } from "../accounts.ts";
import { requireVisitor } from "../sessions/sessions.ts";

/** Answers `DELETE /account/subscriptions/{id}`. @throws {errors.NotFoundError} The visitor has no such subscription. */
export async function cancelSubscription({ strapi }: Accounts, ctx: Context): Promise<object> {
  const { user } = await requireVisitor(strapi, ctx);
  const ended = await endSubscription(strapi, user.email, idParam(ctx));
  if (ended === null) throw new errors.NotFoundError();
  return { undo: sealEnded(strapi, user, ended) };
}

/** Answers `POST /account/subscriptions`. @throws {Error} It can't be restored any more: `wrong-code`. */
export async function restoreSubscription({ strapi }: Accounts, ctx: Context): Promise<null> {
  const { user } = await requireVisitor(strapi, ctx);
  const { undo } = parseBody(ctx, restoreSubscriptionSchema);
  if (!(await restoreEnded(strapi, user, undo))) throw accountFault("wrong-code");
  return null;
}
