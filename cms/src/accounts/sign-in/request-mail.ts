import * as z from "zod";
import type { Context } from "../../content/context.ts";
import type { NewMail } from "../../mail/mail-table.ts";
import { consumeAccountMailQuota } from "../../mail/recipient-limit.ts";
import { mailLanguage, parseBody } from "../request-input.ts";
import { type AccountUser, findUserByEmail, typedEmailAddress } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { recordAttempt } from "../attempts.ts";
import type { Recipient } from "../mails/account-mails.ts";
import { registrationsOf } from "../tables/registration-table.ts";
import { addSecret } from "../tables/secret-table.ts";
import { runAfterResponse } from "./after-response.ts";

const bodySchema = z.object({ email: typedEmailAddress });

/**
 * Answers `POST /auth/forgot-password` at once, always the same; then mails a reset link to an address that has an
 * account or a pending registration.
 */
export async function forgotPassword(accounts: Accounts, ctx: Context): Promise<object> {
  // The mail is in the language of the page, not the account's, as its link leads back to that page.
  await requestMail(accounts, ctx, "forgot-password", (recipient, code) => accounts.mails.reset(recipient, code));
  return { ok: true };
}

/**
 * Answers `POST /auth/send-email-confirmation` at once, always the same; then mails the confirmation link to an address
 * with a pending registration. A confirmed account gets a mail that it exists.
 */
export async function sendConfirmation(accounts: Accounts, ctx: Context): Promise<object> {
  const email = await requestMail(accounts, ctx, "send-confirmation", (asked, code, user) => {
    const recipient = { ...asked, locale: user?.language ?? asked.locale };
    return user?.confirmed === true ? accounts.mails.known(recipient) : accounts.mails.confirm(recipient, code);
  });
  return { email, sent: true };
}

const kinds = {
  "forgot-password": { kind: "reset", purpose: "reset" },
  "send-confirmation": { kind: "registration", purpose: "confirm" },
} as const;

/**
 * Sends a mail after the response. For an address that gets none, it does the same database work except for the mail,
 * so that response times reveal nothing.
 *
 * @returns The normalized e-mail address.
 */
async function requestMail(
  { strapi, send }: Accounts,
  ctx: Context,
  action: keyof typeof kinds,
  write: (asked: Recipient, code: string, user: AccountUser | null) => NewMail,
): Promise<string> {
  const { email } = parseBody(ctx, bodySchema);
  const locale = mailLanguage(ctx);
  const { network } = await recordAttempt(strapi, ctx, { action, account: email });
  const { kind, purpose } = kinds[action];
  runAfterResponse(strapi, async () => {
    const user = await findUserByEmail(strapi, email);
    const waiting = await registrationsOf(strapi.db.connection, email);
    const isSent = user?.blocked !== true && (user !== null || waiting.length > 0);
    await strapi.db.transaction(async ({ trx }) => {
      const mail = { kind, address: email, network, hasAccount: user !== null, isSent };
      if (!(await consumeAccountMailQuota(strapi.db, mail))) return;
      const code = await addSecret(trx, purpose, email);
      if (isSent) await send(write({ email, locale }, code, user));
    });
  });
  return email;
}
