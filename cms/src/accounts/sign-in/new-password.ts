import * as z from "zod";
import type { Context } from "../../content/context.ts";
import { accountRecipient, mailLanguage, parseBody } from "../request-input.ts";
import { accountFault } from "../account-fault.ts";
import {
  confirmUser,
  findUserByEmail,
  serializeAccountChanges,
  updateUser,
  withUnchangedUser,
} from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { recordAttempt } from "../attempts.ts";
import { hashPassword, isSamePassword, requireGoodPassword, requirePassword, typedPassword } from "../passwords.ts";
import { beginSession, type Visitor } from "../sessions/sessions.ts";
import { listPasskeys } from "../tables/passkey-table.ts";
import { registrationsOf } from "../tables/registration-table.ts";
import { dropCodes, findSecret, consumeSecret } from "../tables/secret-table.ts";

const typedTwice = { password: typedPassword, passwordConfirmation: typedPassword };
const resetSchema = z.object({ code: z.string().max(200), ...typedTwice });
const changeSchema = z.object({ currentPassword: typedPassword, ...typedTwice });

/**
 * Answers `POST /auth/reset-password`: sets the password of a visitor with a mailed code, and ends all sessions. The
 * code proves that they have the inbox, so it also turns a pending registration into an account.
 */
export async function resetPassword({ strapi, mails, send }: Accounts, ctx: Context): Promise<object> {
  const { code, password, passwordConfirmation } = parseBody(ctx, resetSchema);
  const attempt = await recordAttempt(strapi, ctx, { action: "reset-password", account: null });
  if (!isSamePassword(password, passwordConfirmation)) throw accountFault("passwords-differ");
  requireGoodPassword(password);
  const email = (await findSecret(strapi.db.connection, "reset", code))?.owner ?? null;
  if (email === null) throw accountFault("wrong-code");
  requireGoodPassword(password, email);
  const passwordHash = await hashPassword(attempt, password);

  const user = await strapi.db.transaction(async ({ trx }) => {
    await serializeAccountChanges(strapi, trx, email);
    const before = await findUserByEmail(strapi, email);
    const isWaiting = (await registrationsOf(trx, email)).length > 0;
    const isUsed = (await consumeSecret(trx, "reset", code)) === null;
    if (isUsed || (before === null ? !isWaiting : before.blocked === true)) throw accountFault("wrong-code");
    if (before !== null) await send(mails.changed(accountRecipient(before, ctx), await listPasskeys(trx, before.id)));
    return confirmUser(strapi, trx, before, { email, passwordHash, locale: mailLanguage(ctx) });
  });
  return beginSession(strapi, user, attempt);
}

/** Answers `POST /auth/change-password`: ends all sessions (`end-sessions-of-users.ts`) and begins a new one. */
export async function changePassword(accounts: Accounts, { user }: Visitor, ctx: Context): Promise<object> {
  const { strapi, mails, send } = accounts;
  const { currentPassword, password, passwordConfirmation } = parseBody(ctx, changeSchema);
  const attempt = await requirePassword(strapi, ctx, user, currentPassword);
  if (!isSamePassword(password, passwordConfirmation)) throw accountFault("passwords-differ");
  if (isSamePassword(password, currentPassword)) throw accountFault("same-password");
  requireGoodPassword(password, user.email);
  const passwordHash = await hashPassword(attempt, password);

  const changed = await withUnchangedUser(strapi, user, "wrong-password", async (present, trx) => {
    await dropCodes(trx, user.email);
    await send(mails.changed(accountRecipient(present, ctx), await listPasskeys(trx, user.id)));
    return updateUser(strapi, user.id, { password: passwordHash });
  });
  return beginSession(strapi, changed, attempt);
}
