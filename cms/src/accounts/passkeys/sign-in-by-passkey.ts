import { passkeySignInSchema } from "#contract/accounts/passkeys";
import type { Context } from "../../content/context.ts";
import { accountFault } from "../account-fault.ts";
import { parseBody } from "../request-input.ts";
import { findUser } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { recordAttempt, uncountNetworkAttempt } from "../attempts.ts";
import { beginSession } from "../sessions/sessions.ts";
import { findPasskey, recordPasskeyUse } from "../tables/passkey-table.ts";
import { addSecret, consumeSecret } from "../tables/secret-table.ts";
import { requestOptions, userHandleOf, verifyPasskeySignIn } from "./verify-passkey.ts";

/** Answers `POST /auth/passkey/request` with the options for signing in by a passkey, which name no account. */
export async function passkeyRequestOptions({ strapi, siteUrl }: Accounts, ctx: Context): Promise<object> {
  await recordAttempt(strapi, ctx, { action: "passkey", account: null });
  const handle = await addSecret(strapi.db.connection, "show-passkey", "");
  return { handle, options: await requestOptions({ siteUrl, handle }) };
}

/**
 * Answers `POST /auth/passkey`: signs in. Every failure gets the same answer, unless a valid passkey belongs to a
 * blocked account. Attempts count towards the limit of password sign-ins.
 */
export async function signInByPasskey({ strapi, siteUrl }: Accounts, ctx: Context): Promise<object> {
  const { handle, response } = parseBody(ctx, passkeySignInSchema);
  const queries = strapi.db.connection;
  const passkey = await findPasskey(queries, response.id);
  const user = passkey === null ? null : await findUser(strapi, { id: passkey.userId });
  const attempt = await recordAttempt(strapi, ctx, { action: "sign-in", account: user?.email ?? null });
  const challenge = await consumeSecret(queries, "show-passkey", handle);
  if (challenge === null || passkey === null || user === null) throw accountFault("wrong-passkey");

  const isOwners = response.response.userHandle === Buffer.from(userHandleOf(user)).toString("base64url");
  const counter = isOwners ? await verifyPasskeySignIn({ siteUrl, handle }, passkey, response) : null;
  if (counter === null || !(await recordPasskeyUse(queries, passkey, counter))) throw accountFault("wrong-passkey");
  const answer = await beginSession(strapi, user, attempt);
  await uncountNetworkAttempt(strapi, attempt, "passkey");
  return answer;
}
