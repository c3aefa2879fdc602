import * as z from "zod";
import { locales } from "#contract/locales";
import type { Context } from "../../content/context.ts";
import { consumeAccountMailQuota } from "../../mail/recipient-limit.ts";
import { mailLanguage, parseBody } from "../request-input.ts";
import { findUserByEmail, typedEmailAddress } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { recordAttempt } from "../attempts.ts";
import { registrationsOf } from "../tables/registration-table.ts";
import { addSecret, claimMailRequest } from "../tables/secret-table.ts";

const bodySchema = z.object({ email: typedEmailAddress });

/**
 * Answers `POST /auth/forgot-password` at once, always the same; then mails a reset link to an address that has an
 * account or a pending registration.
 */
export async function forgotPassword(accounts: Accounts, ctx: Context): Promise<object> {
  await requestMail(accounts, ctx, "forgot-password");
  return { ok: true };
}

/**
 * Answers `POST /auth/send-email-confirmation` at once, always the same; then mails the confirmation link to an address
 * with a pending registration. A confirmed account gets a mail that it exists.
 */
export async function sendConfirmation(accounts: Accounts, ctx: Context): Promise<object> {
  return { email: await requestMail(accounts, ctx, "send-confirmation"), sent: true };
}

const kinds = {
  "forgot-password": { kind: "reset", purpose: "reset" },
  "send-confirmation": { kind: "registration", purpose: "confirm" },
} as const;

const requestSchema = z.object({
  action: z.enum(["forgot-password", "send-confirmation"]),
  locale: z.enum(locales),
  network: z.string().nullable(),
});

/**
 * Stores a request for a mail, and answers it later: looking for the account now would reveal by the response time
 * whether there is one.
 *
 * @returns The normalized e-mail address.
 */
async function requestMail(accounts: Accounts, ctx: Context, action: keyof typeof kinds): Promise<string> {
  const { strapi } = accounts;
  const { email } = parseBody(ctx, bodySchema);
  const { network } = await recordAttempt(strapi, ctx, { action, account: email });
  const request: z.infer<typeof requestSchema> = { action, locale: mailLanguage(ctx), network };
  await addSecret(strapi.db.connection, "mail-request", email, request);
  void answerMailRequests(accounts);
  return email;
}

let answering = Promise.resolve();

/** Answers all stored requests for mails, one after the other. Logs what fails; never rejects. */
export function answerMailRequests(accounts: Accounts): Promise<void> {
  const { db, log } = accounts.strapi;
  const failed = (error: unknown) => {
    log.error(
      `A mail of an account can't be sent: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  };
  const answerAll = async () => {
    let wasOne = true;
    while (wasOne)
      wasOne = await claimMailRequest(db, (email, held) => answerMailRequest(accounts, email, held).catch(failed));
  };
  answering = answering.then(answerAll).catch(failed);
  return answering;
}

/**
 * Sends the mail that was asked for. For an address that gets none, it does the same database work except for the mail,
 * so that the time of the next response reveals nothing.
 */
async function answerMailRequest({ strapi, mails, send }: Accounts, email: string, held: unknown): Promise<void> {
  const { action, locale, network } = requestSchema.parse(held);
  const { kind, purpose } = kinds[action];
  const user = await findUserByEmail(strapi, email);
  const waiting = await registrationsOf(strapi.db.connection, email);
  const isSent = user?.blocked !== true && (user !== null || waiting.length > 0);
  await strapi.db.transaction(async ({ trx }) => {
    const mail = { kind, address: email, network, hasAccount: user !== null, isSent };
    if (!(await consumeAccountMailQuota(strapi.db, mail))) return;
    const code = await addSecret(trx, purpose, email);
    if (!isSent) return;
    // A reset link leads back to the page that it was asked on, so its mail is in the language of that page.
    if (action === "forgot-password") return send(mails.reset({ email, locale }, code));
    const recipient = { email, locale: user?.language ?? locale };
    return send(user?.confirmed === true ? mails.known(recipient) : mails.confirm(recipient, code));
  });
}
