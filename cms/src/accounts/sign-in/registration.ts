import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { returnPathHeader } from "#contract/accounts/account";
import { isFromSite } from "../../access/from-site.ts";
import type { Context } from "../../content/context.ts";
import { mayMailAccount } from "../../mail/recipient-limit.ts";
import { parseBody } from "../request-input.ts";
import { accountFault } from "../account-fault.ts";
import { confirmUser, findUserByEmail, serializeAccountChanges, typedAddress } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { recordAttempt } from "../attempts.ts";
import { accountRecipient, mailLanguage } from "../mail-language.ts";
import { hashPassword, isPasswordOf, refuseBadPassword, typedPassword } from "../passwords.ts";
import { beginSession } from "../sessions/sessions.ts";
import { addRegistration, type RegistrationRow, registrationsForCode } from "../tables/registration-table.ts";
import { addSecret, findSecret, consumeSecret } from "../tables/secret-table.ts";
import { visitorNetwork } from "../visitor-network.ts";

/** A path of the site, as it stands in an address; the site checks it again before it leads anybody there. */
const pathSchema = z.string().regex(/^\/(?!\/)[!-[\]-~]{0,500}$/u);

/** Where who registers was on the site, as that says; `null` when it says nothing, or somebody else does. */
function returnPathOf(strapi: Core.Strapi, ctx: Context): string | null {
  return isFromSite(strapi, ctx) ? (pathSchema.safeParse(ctx.get(returnPathHeader)).data ?? null) : null;
}

const registrationSchema = z.object({ email: typedAddress, password: typedPassword });

/**
 * Answers `POST /auth/local/register`. Whether the address has an account or not, the same is done and said: the
 * password is hashed, the registration noted, and a mail written that asks to confirm it, or tells of the account.
 * There is no account before it is confirmed, so nobody can keep an address from its owner.
 */
export async function register({ strapi, mails, send }: Accounts, ctx: Context): Promise<object> {
  const { email, password } = parseBody(ctx, registrationSchema);
  const network = visitorNetwork(strapi, ctx);
  const locale = mailLanguage(ctx);
  await recordAttempt(strapi, ctx, { action: "register", account: email });
  refuseBadPassword(password, email);
  const passwordHash = await hashPassword(strapi, password);

  await strapi.db.transaction(async ({ trx }) => {
    await serializeAccountChanges(strapi, trx, email);
    const user = await findUserByEmail(strapi, email);
    // For a known address too, though nobody learns it: the same work.
    const code = await addSecret(trx, "confirm", email);
    const mail = { kind: "registration", address: email, network, hasAccount: user !== null, isSent: true } as const;
    const isMailed = await mayMailAccount(strapi.db, mail);
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
 * Answers `POST /auth/email-confirmation`: makes the account of a registration. Who asks shows to have the inbox, by the
 * code, and to know the password of a registration that waits for it. The code alone isn't enough: else who registers
 * somebody else's address would have the password of an account that its owner confirms without a thought.
 */
export async function confirmEmail({ strapi }: Accounts, ctx: Context): Promise<object> {
  const { confirmation: code, password } = parseBody(ctx, confirmationSchema);
  const email = (await findSecret(strapi.db.connection, "confirm", code))?.owner ?? null;
  const attempt = await recordAttempt(strapi, ctx, { action: "confirm", account: email });
  if (email === null) throw accountFault("wrong-code");
  const registered = await registrationWith(strapi, ctx, { email, code, password });
  if (registered === null) throw accountFault("wrong-password");
  const { passwordHash, returnPath } = registered;

  const user = await strapi.db.transaction(async ({ trx }) => {
    await serializeAccountChanges(strapi, trx, email);
    const before = await findUserByEmail(strapi, email);
    const isUsed = (await consumeSecret(trx, "confirm", code)) === null || before?.confirmed === true;
    if (isUsed) throw accountFault("wrong-code");
    return confirmUser(strapi, trx, before, { email, passwordHash, locale: mailLanguage(ctx) });
  });
  return { ...(await beginSession(strapi, ctx, user, attempt)), returnTo: returnPath };
}

/** The registration that a password fits, among those that wait for an address; `null` when it fits none. */
async function registrationWith(
  strapi: Core.Strapi,
  ctx: Context,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<Pick<RegistrationRow, "passwordHash" | "returnPath"> | null> {
  const user = await findUserByEmail(strapi, email);
  const network = visitorNetwork(strapi, ctx);
  const waiting = await registrationsForCode(strapi.db.connection, { email, code, network });
  // A user whose address isn't confirmed was made by staff.
  const own = user?.confirmed === true ? [] : [user?.password ?? []].flat();
  for (const registered of [...waiting, ...own.map((passwordHash) => ({ passwordHash, returnPath: null }))]) {
    if (await isPasswordOf(strapi, password, registered.passwordHash)) return registered;
  }
  return null;
}
