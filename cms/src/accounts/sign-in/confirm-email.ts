import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { languageHeader } from "#contract/accounts/account";
import type { Context } from "../../content/context.ts";
import { accountFault } from "../account-fault.ts";
import { bodyOf } from "../account-calls.ts";
import { lockAccount } from "../account-lock.ts";
import { type AccountUser, createUser, findUserByEmail, updateUser } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { mailLanguage } from "../mail-language.ts";
import { isPasswordOf, typedPassword } from "../passwords.ts";
import { beginSession } from "../sessions/begin-session.ts";
import { addressOfCode, dropCodes, takeCode } from "../tables/code-table.ts";
import { dropRegistrations, type RegistrationRow, registrationsForCode } from "../tables/registration-table.ts";
import { countTry } from "../attempts.ts";
import { visitorNetwork } from "../visitor-network.ts";

const bodySchema = z.object({ confirmation: z.string().max(200), password: typedPassword });

/**
 * Answers `POST /auth/email-confirmation`: makes the account of a registration. Who asks shows to have the inbox, by the
 * code, and to know the password of a registration that waits for it. The code alone isn't enough: else who registers
 * somebody else's address would have the password of an account that its owner confirms without a thought.
 */
export async function confirmEmail({ strapi }: Accounts, ctx: Context): Promise<object> {
  const { confirmation: code, password } = bodyOf(ctx, bodySchema);
  const email = await addressOfCode(strapi.db.connection, "confirm", code);
  const attempt = await countTry(strapi, ctx, { action: "confirm", account: email });
  if (email === null) throw accountFault("wrong-code");
  const registered = await registrationWith(strapi, ctx, { email, code, password });
  if (registered === null) throw accountFault("wrong-password");
  const { passwordHash, returnPath } = registered;

  const user = await strapi.db.transaction(async ({ trx }) => {
    await lockAccount(strapi, trx, email);
    if (!(await takeCode(trx, "confirm", code))) throw accountFault("wrong-code");
    const confirmed = await confirmUser(strapi, ctx, { email, passwordHash });
    await dropCodes(trx, email);
    await dropRegistrations(trx, email);
    return confirmed;
  });
  if (user.blocked === true) throw accountFault("blocked");
  const answer = await beginSession(strapi, ctx, user);
  await attempt.takeBack();
  return { ...answer, returnTo: returnPath };
}

type Registered = Pick<RegistrationRow, "passwordHash" | "returnPath">;

/** The registration that a password fits, among those that wait for an address; `null` when it fits none. */
async function registrationWith(
  strapi: Core.Strapi,
  ctx: Context,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<Registered | null> {
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

/** Makes the account. @throws {Error} There is a confirmed one: `wrong-code`. */
async function confirmUser(
  strapi: Core.Strapi,
  ctx: Context,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<AccountUser> {
  const user = await findUserByEmail(strapi, email);
  if (user === null) return createUser(strapi, { email, passwordHash, locale: mailLanguage(ctx.get(languageHeader)) });
  if (user.confirmed === true) throw accountFault("wrong-code");
  return updateUser(strapi, user.id, { password: passwordHash, confirmed: true });
}
