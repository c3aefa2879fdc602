import * as z from "zod";
import type { Context } from "../../content/context.ts";
import { accountFault } from "../account-fault.ts";
import { bodyOf } from "../account-calls.ts";
import { lockAccount } from "../account-lock.ts";
import { findUser, updateUser } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { accountRecipient } from "../mail-language.ts";
import { hashPassword, isPasswordOf, isSamePassword, refuseBadPassword, typedPassword } from "../passwords.ts";
import { beginSession } from "../sessions/begin-session.ts";
import { visitorOf } from "../sessions/visitor.ts";
import { dropCodes } from "../tables/code-table.ts";
import { listPasskeys } from "../tables/passkey-table.ts";
import { countTry } from "../attempts.ts";

const bodySchema = z.object({
  currentPassword: typedPassword,
  password: typedPassword,
  passwordConfirmation: typedPassword,
});

/** Answers `POST /auth/change-password`: all sessions end, and another begins for who asks. */
export async function changePassword({ strapi, mails, send }: Accounts, ctx: Context): Promise<object> {
  const { user } = await visitorOf(strapi, ctx);
  const { currentPassword, password, passwordConfirmation } = bodyOf(ctx, bodySchema);
  const { email } = user;
  const attempt = await countTry(strapi, ctx, { action: "password", account: email });
  if (!(await isPasswordOf(strapi, currentPassword, user.password))) throw accountFault("wrong-password");
  if (!isSamePassword(password, passwordConfirmation)) throw accountFault("passwords-differ");
  if (isSamePassword(password, currentPassword)) throw accountFault("same-password");
  refuseBadPassword(password, email);
  const passwordHash = await hashPassword(strapi, password);

  const changed = await strapi.db.transaction(async ({ trx }) => {
    await lockAccount(strapi, trx, email);
    const present = await findUser(strapi, { id: user.id });
    if (present?.password !== user.password) throw accountFault("wrong-password");
    await dropCodes(trx, email);
    await send(mails.changed(accountRecipient(present, ctx), await listPasskeys(trx, user.id)));
    // Ends all sessions: `end-sessions-of-users.ts`.
    return updateUser(strapi, user.id, { password: passwordHash });
  });
  const answer = await beginSession(strapi, ctx, changed);
  await attempt.takeBack();
  return answer;
}
