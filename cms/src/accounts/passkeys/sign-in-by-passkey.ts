import type { Core } from "@strapi/strapi";
import { passkeySignInSchema } from "#contract/accounts/passkeys";
import type { Context } from "../../content/context.ts";
import { accountFault } from "../account-fault.ts";
import { bodyOf } from "../account-calls.ts";
import { type AccountUser, findUser } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { beginSession } from "../sessions/begin-session.ts";
import { countTry, takeBackTry } from "../attempts.ts";
import { addChallenge, takeChallenge } from "../tables/challenge-table.ts";
import { findPasskey, notePasskeyUse, type PasskeyRow } from "../tables/passkey-table.ts";
import { requestOptions, userHandleOf, verifiedCounter } from "./verify-passkey.ts";

/** Answers `POST /auth/passkey/request`: what a browser is asked to show, which names nobody. */
export async function askPasskey({ strapi, siteUrl }: Accounts, ctx: Context): Promise<object> {
  await countTry(strapi, ctx, { action: "passkey", account: null });
  const { handle, challenge } = await addChallenge(strapi.db.connection, "sign-in", null);
  return { handle, options: await requestOptions(siteUrl, challenge) };
}

/**
 * Answers `POST /auth/passkey`. Whatever is wrong, the answer is the same; a passkey of a blocked account is told so, as
 * a right password is. Attempts count with those of passwords.
 */
export async function signInByPasskey({ strapi, siteUrl }: Accounts, ctx: Context): Promise<object> {
  const { handle, response } = bodyOf(ctx, passkeySignInSchema);
  const known = await knownPasskey(strapi, response.id);
  const attempt = await countTry(strapi, ctx, { action: "sign-in", account: known?.user.email ?? null });
  const asked = await takeChallenge(strapi.db.connection, "sign-in", handle);
  if (asked === null || known === null) throw accountFault("wrong-passkey");

  const { passkey, user } = known;
  const isOwners = response.response.userHandle === Buffer.from(userHandleOf(user)).toString("base64url");
  const counter = isOwners ? await verifiedCounter({ siteUrl, challenge: asked.challenge }, passkey, response) : null;
  if (counter === null || !(await notePasskeyUse(strapi.db.connection, passkey, counter)))
    throw accountFault("wrong-passkey");
  if (user.blocked === true) throw accountFault("blocked");
  const answer = await beginSession(strapi, ctx, user);
  await attempt.takeBack();
  await takeBackTry(strapi, ctx, "passkey");
  return answer;
}

async function knownPasskey(
  strapi: Core.Strapi,
  credential: string,
): Promise<{ passkey: PasskeyRow; user: AccountUser } | null> {
  const passkey = await findPasskey(strapi.db.connection, credential);
  const user = passkey === null ? null : await findUser(strapi, { id: passkey.userId });
  return passkey === null || user === null ? null : { passkey, user };
}
