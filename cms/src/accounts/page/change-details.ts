import { changeDetailsSchema } from "#contract/accounts/account";
import type { Context } from "../../content/context.ts";
import { setNewsletter } from "../../inbox/subscriptions/subscriptions-of-address.ts";
import { parseBody } from "../request-input.ts";
import { toUserResponse, updateUser } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { requireVisitor } from "../sessions/sessions.ts";

/** Answers `PUT /account/details`: saves the details for the checkout, the mail language and the newsletter choice. */
export async function changeDetails({ strapi }: Accounts, ctx: Context): Promise<object> {
  const { user } = await requireVisitor(strapi, ctx);
  const { details, locale, wantsNewsletter } = parseBody(ctx, changeDetailsSchema);
  const changed = await strapi.db.transaction(async () => {
    await setNewsletter(strapi, { email: user.email, language: locale, isWanted: wantsNewsletter });
    return updateUser(strapi, user.id, { details, language: locale });
  });
  return toUserResponse(changed);
}
