import { putBackSchema } from "#contract/accounts/account";
import type { Context } from "../../content/context.ts";
import { putBackEnded } from "../../inbox/subscriptions/ended-subscription.ts";
import { accountFault } from "../account-fault.ts";
import { bodyOf } from "../account-calls.ts";
import type { Accounts } from "../accounts.ts";
import { visitorOf } from "../sessions/visitor.ts";

/** Answers `POST /account/subscriptions`. @throws {Error} It can't be put back any more: `wrong-code`. */
export async function putBack({ strapi }: Accounts, ctx: Context): Promise<null> {
  const { user } = await visitorOf(strapi, ctx);
  const { undo } = bodyOf(ctx, putBackSchema);
  if (!(await putBackEnded(strapi, user, undo))) throw accountFault("wrong-code");
  return null;
}
