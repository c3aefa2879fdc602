import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { returnPathHeader } from "#contract/accounts/account";
import { isFromSite } from "../../access/from-site.ts";
import type { Context } from "../../content/context.ts";
import { consumeAccountMailQuota } from "../../mail/recipient-limit.ts";
import { accountRecipient, mailLanguage, parseBody } from "../request-input.ts";
import { accountFault } from "../account-fault.ts";
import { confirmUser, findUserByEmail, serializeAccountChanges, typedEmailAddress } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { type Attempt, recordAttempt } from "../attempts.ts";
import { hashPassword, isPasswordOf, requireGoodPassword, typedPassword } from "../passwords.ts";
import { beginSession } from "../sessions/sessions.ts";
import { addRegistration, type RegistrationRow, registrationsForCode } from "../tables/registration-table.ts";
import { addSecret, findSecret, consumeSecret } from "../tables/secret-table.ts";

/** A path on the site; the site validates it again before it redirects there. */
const pathSchema = z.string().regex(/^\/(?!\/)[!-[\]-~]{0,500}$/u);

/** The page that the visitor registers from, as the site's header says; `null` for a call that isn't the site's. */
function returnPathOf(strapi: Core.Strapi, ctx: Context): string | null {
  return isFromSite(strapi, ctx) ? (pathSchema.safeParse(ctx.get(returnPathHeader)).data ?? null) : null;
}

const registrationSchema = z.object({ email: typedEmailAddress, password: typedPassword });

/**
 * Answers `POST /auth/local/register`: stores a registration, which becomes an account once its visitor confirms it by
 * mail. It does the same work and answers the same when the address has an account already; only the mail differs.
 */
export async function register({ strapi, mails, send }: Accounts, ctx: Context): Promise<object> {
  const { email, password } = parseBody(ctx, registrationSchema);
  const locale = mailLanguage(ctx);
  const attempt = await recordAttempt(strapi, ctx, { action: "register", account: email });
  const { network } = attempt;
  requireGoodPassword(password, email);
  const passwordHash = await hashPassword(attempt, password);

  await strapi.db.transaction(async ({ trx }) => {
    await serializeAccountChanges(strapi, trx, email);
    const user = await findUserByEmail(strapi, email);
    // An address that has an account gets no mail with a code, but making one keeps the response time equal.
    const code = await addSecret(trx, "confirm", email);
    const mail = { kind: "registration", address: email, network, hasAccount: user !== null, isSent: true } as const;
    const isMailed = await consumeAccountMailQuota(strapi.db, mail);
    const registered = { email, passwordHash, locale, returnPath: returnPathOf(strapi, ctx), network };
    await addRegistration(trx, { ...registered, code: isMailed ? code : null });
    if (!isMailed) return;
    await send(
      user?.confirmed === true ? mails.known(accountRecipient(user, ctx)) : mails.confirm({ email, locale }, code),
    );
  });
  return { ok: true };
}

const confirmationSchema = z.object({ confirmation: z.string().max(200), password: typedPassword });

/**
 * Answers `POST /auth/email-confirmation`: turns a registration into an account, given the mailed code and the password
 * of the registration. The code alone isn't enough: a stranger may have registered the address with a password of
 * theirs.
 */
export async function confirmEmail({ strapi }: Accounts, ctx: Context): Promise<object> {
  const { confirmation: code, password } = parseBody(ctx, confirmationSchema);
  const email = (await findSecret(strapi.db.connection, "confirm", code))?.owner ?? null;
  const attempt = await recordAttempt(strapi, ctx, { action: "confirm", account: email });
  if (email === null) throw accountFault("wrong-code");
  const registered = await findRegistrationByPassword(strapi, attempt, { email, code, password });
  if (registered === null) throw accountFault("wrong-password");
  const { passwordHash, returnPath } = registered;

  const user = await strapi.db.transaction(async ({ trx }) => {
    await serializeAccountChanges(strapi, trx, email);
    const before = await findUserByEmail(strapi, email);
    const isUsed = (await consumeSecret(trx, "confirm", code)) === null || before?.confirmed === true;
    if (isUsed) throw accountFault("wrong-code");
    return confirmUser(strapi, trx, before, { email, passwordHash, locale: mailLanguage(ctx) });
  });
  return { ...(await beginSession(strapi, user, attempt)), returnTo: returnPath };
}

/** Finds the pending registration of an address that has this password; `null` when none has. */
async function findRegistrationByPassword(
  strapi: Core.Strapi,
  attempt: Attempt,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<Pick<RegistrationRow, "passwordHash" | "returnPath"> | null> {
  const user = await findUserByEmail(strapi, email);
  const { network } = attempt;
  const waiting = await registrationsForCode(strapi.db.connection, { email, code, network });
  // Staff created a user who isn't confirmed; that user's password counts as a registration's.
  const own = user?.confirmed === true ? [] : [user?.password ?? []].flat();
  for (const registered of [...waiting, ...own.map((passwordHash) => ({ passwordHash, returnPath: null }))]) {
    if (await isPasswordOf(attempt, password, registered.passwordHash)) return registered;
  }
  return null;
}
