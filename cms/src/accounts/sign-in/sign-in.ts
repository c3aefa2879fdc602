import * as z from "zod";
import { emailAddress } from "#contract/field";
import type { Context } from "../../content/context.ts";
import { parseBody } from "../request-input.ts";
import { accountFault } from "../account-fault.ts";
import { normalizeEmail, findUserByEmail } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { recordAttempt } from "../attempts.ts";
import { isPasswordOf, typedPassword } from "../passwords.ts";
import { beginSession } from "../sessions/sessions.ts";
import { registrationsOf } from "../tables/registration-table.ts";

const bodySchema = z.object({ identifier: z.string().max(1000), password: typedPassword });

/**
 * Answers `POST /auth/local`: signs in by password. Every failure compares as many passwords, and only a right password
 * reveals more: that the account is blocked, or the registration (also of an address with an account) isn't confirmed.
 */
export async function signIn({ strapi }: Accounts, ctx: Context): Promise<object> {
  const { identifier, password } = parseBody(ctx, bodySchema);
  const email = normalizeEmail(identifier);
  if (!emailAddress.safeParse(email).success) throw accountFault("wrong-credentials");
  const attempt = await recordAttempt(strapi, ctx, { action: "sign-in", account: email });

  const user = await findUserByEmail(strapi, email);
  if ((await isPasswordOf(attempt, password, user?.password ?? null)) && user !== null)
    return beginSession(strapi, user, attempt);
  const [latest] = await registrationsOf(strapi.db.connection, email, attempt.network);
  const isRegistered = await isPasswordOf(attempt, password, latest?.passwordHash ?? null);
  await attempt.refuseLikeStrangers();
  throw accountFault(isRegistered ? "not-confirmed" : "wrong-credentials");
}
