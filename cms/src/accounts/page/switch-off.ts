import { errors } from "@strapi/utils";
import type { Context } from "../../content/context.ts";
import { sealEnded } from "../../inbox/subscriptions/ended-subscription.ts";
import { endSubscription } from "../../inbox/subscriptions/subscriptions-of-address.ts";
import type { Accounts } from "../accounts.ts";
import { visitorOf } from "../sessions/visitor.ts";
import { idInAddress } from "../sessions/end-sessions.ts";

/** Answers `DELETE /account/subscriptions/{id}`. @throws {errors.NotFoundError} The visitor has no such subscription. */
export async function switchOff({ strapi }: Accounts, ctx: Context): Promise<object> {
  const { user } = await visitorOf(strapi, ctx);
  const id = idInAddress.safeParse(ctx.params["id"]);
  const ended = id.success ? await endSubscription(strapi, user.email, id.data) : null;
  if (ended === null) throw new errors.NotFoundError();
  return { undo: sealEnded(strapi, user, ended) };
}
