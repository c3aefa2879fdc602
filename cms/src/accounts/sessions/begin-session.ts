import type { Core } from "@strapi/strapi";
import type { Context } from "../../content/context.ts";
import { accountFault } from "../account-fault.ts";
import { lockAccount } from "../account-lock.ts";
import { type AccountUser, answerOf, findUser, isActive } from "../account-user.ts";
import { rememberNetwork } from "../attempts.ts";
import { addSession } from "../tables/session-table.ts";
import { deviceText } from "./device-text.ts";
import { issueToken } from "./session-tokens.ts";

/**
 * Begins a session for a user who showed to be the owner, from whose network strangers can't lock them out then.
 *
 * @param user - As it was when that was shown: a password that was changed meanwhile begins no session.
 * @returns The answer of the calls that sign in.
 */
export async function beginSession(strapi: Core.Strapi, ctx: Context, user: AccountUser) {
  const session = await strapi.db.transaction(async ({ trx }) => {
    await lockAccount(strapi, trx, user.email);
    const present = await findUser(strapi, { id: user.id });
    if (present === null || present.password !== user.password || !isActive(present))
      throw accountFault("wrong-credentials");
    return addSession(trx, user.id, deviceText(ctx.get("user-agent")));
  });
  await rememberNetwork(strapi, ctx, user.email);
  return { jwt: await issueToken(strapi, user.id, session), user: answerOf(user) };
}
