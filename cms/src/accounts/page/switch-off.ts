import { errors } from "@strapi/utils";
import { endSubscription } from "../../inbox/subscriptions/subscriptions-of-address.ts";
import type { Context } from "../account-calls.ts";
import type { Accounts } from "../accounts.ts";
import { visitorOf } from "../sessions/visitor.ts";
import { idInAddress } from "./end-sessions.ts";

/** Answers `DELETE /account/subscriptions/{id}`. @throws {errors.NotFoundError} The visitor has no such subscription. */
export async function switchOff({ strapi }: Accounts, ctx: Context): Promise<null> {
  const { user } = await visitorOf(strapi, ctx);
  const id = idInAddress.safeParse(ctx.params["id"]);
  if (!id.success || !(await endSubscription(strapi, user.email, id.data))) throw new errors.NotFoundError();
  return null;
}
