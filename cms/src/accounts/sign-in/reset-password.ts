import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { languageHeader } from "#contract/accounts/account";
import type { Locale } from "#contract/locales";
import type { Context } from "../../content/context.ts";
import { accountFault } from "../account-fault.ts";
import { bodyOf } from "../account-calls.ts";
import { lockAccount } from "../account-lock.ts";
import { type AccountUser, createUser, findUserByEmail, updateUser } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { mailLanguage, accountRecipient } from "../mail-language.ts";
import { hashPassword, isSamePassword, refuseBadPassword, typedPassword } from "../passwords.ts";
import { beginSession } from "../sessions/begin-session.ts";
import { addressOfCode, dropCodes, takeCode } from "../tables/code-table.ts";
import { listPasskeys } from "../tables/passkey-table.ts";
import { dropRegistrations, registrationsOf } from "../tables/registration-table.ts";
import { countTry } from "../attempts.ts";

const bodySchema = z.object({
  code: z.string().max(200),
  password: typedPassword,
  passwordConfirmation: typedPassword,
});

/**
 * Answers `POST /auth/reset-password`: who has the inbox chooses another password, which ends all sessions. It confirms
 * the address too, so it also makes the account of a registration that waits.
 */
export async function resetPassword({ strapi, mails, send }: Accounts, ctx: Context): Promise<object> {
  const { code, password, passwordConfirmation } = bodyOf(ctx, bodySchema);
  const attempt = await countTry(strapi, ctx, { action: "reset-password", account: null });
  if (!isSamePassword(password, passwordConfirmation)) throw accountFault("passwords-differ");
  refuseBadPassword(password);
  const email = await addressOfCode(strapi.db.connection, "reset", code);
  if (email === null) throw accountFault("wrong-code");
  refuseBadPassword(password, email);
  const passwordHash = await hashPassword(strapi, password);
  const locale = mailLanguage(ctx.get(languageHeader));

  const user = await strapi.db.transaction(async ({ trx }) => {
    await lockAccount(strapi, trx, email);
    if (!(await takeCode(trx, "reset", code))) throw accountFault("wrong-code");
    const before = await findUserByEmail(strapi, email);
    const isWaiting = (await registrationsOf(trx, email)).length > 0;
    if (before === null ? !isWaiting : before.blocked === true) throw accountFault("wrong-code");
    const after = await setPassword(strapi, before, { email, passwordHash, locale });
    await dropCodes(trx, email);
    await dropRegistrations(trx, email);
    if (before !== null) await send(mails.changed(accountRecipient(before, ctx), await listPasskeys(trx, before.id)));
    return after;
  });
  const answer = await beginSession(strapi, ctx, user);
  await attempt.takeBack();
  return answer;
}

/** Writing another password ends all sessions (`end-sessions-of-users.ts`). */
function setPassword(
  strapi: Core.Strapi,
  user: AccountUser | null,
  { email, passwordHash, locale }: { email: string; passwordHash: string; locale: Locale },
): Promise<AccountUser> {
  if (user === null) return createUser(strapi, { email, passwordHash, locale });
  return updateUser(strapi, user.id, { password: passwordHash, confirmed: true });
}
