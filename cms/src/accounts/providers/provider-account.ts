import { errors } from "@strapi/utils";
import * as z from "zod";
import type { Context } from "../../content/context.ts";
import type { Queries } from "../../database/shared-work.ts";
import { accountRecipient, mailLanguage, parseBody } from "../request-input.ts";
import { accountFault } from "../account-fault.ts";
import {
  createUser,
  deletePendingOfAddress,
  findUser,
  findUserByEmail,
  serializeAccountChanges,
  updateUser,
  withUnchangedUser,
} from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { recordAttempt } from "../attempts.ts";
import { isPasswordOf, typedPassword } from "../passwords.ts";
import { beginSession, type Visitor } from "../sessions/sessions.ts";
import { addLink, dropLink, listLinks, findLinkedUser } from "../tables/link-table.ts";
import { listPasskeys } from "../tables/passkey-table.ts";
import { findSecret, consumeSecret } from "../tables/secret-table.ts";
import { secretOwnerOf, providerParam } from "./oauth.ts";
import { profileSchema } from "./provider-definitions.ts";
import { providerTitle } from "./provider-settings.ts";

/** Reads the profile stored under a token; `null` when the token is unknown, used, expired or another browser's. */
async function profileOfToken({ strapi }: Accounts, ctx: Context, token: string) {
  const secret = await findSecret(strapi.db.connection, "provider-token", token);
  return secret !== null && secret.owner === secretOwnerOf(ctx) ? profileSchema.parse(secret.held) : null;
}

/** Uses up a token. @throws {Error} `wrong-state`: another request used it meanwhile. */
async function consumeToken(queries: Queries, token: string): Promise<void> {
  if ((await consumeSecret(queries, "provider-token", token)) === null) throw accountFault("wrong-state");
}

const tokenSchema = z.object({ access_token: z.string().max(200) });

/**
 * Answers `GET /auth/{provider}/callback`: signs in the user linked to the provider's user id, or else creates one with
 * the e-mail address that the provider verified. When that address has an account, its password is needed first: a
 * person with somebody else's address at a provider mustn't get into the account.
 */
export async function signInByProvider(accounts: Accounts, ctx: Context): Promise<object> {
  const { strapi } = accounts;
  const provider = providerParam(ctx);
  const token = tokenSchema.safeParse(ctx.query).data?.access_token ?? "";
  const attempt = await recordAttempt(strapi, ctx, { action: "sign-in", account: null });
  const profile = await profileOfToken(accounts, ctx, token);
  if (profile === null) throw accountFault("wrong-state");

  const user = await strapi.db.transaction(async ({ trx }) => {
    const { subject, email, isVerified } = profile;
    const linked = await findLinkedUser(trx, provider, subject);
    const before = linked === null ? null : await findUser(strapi, { id: linked });
    if (before !== null) {
      await consumeToken(trx, token);
      return before;
    }
    if (email === null) throw accountFault("no-email");
    if (!isVerified) throw accountFault("unverified-email");
    await serializeAccountChanges(strapi, trx, email);
    if ((await findUserByEmail(strapi, email)) !== null) throw accountFault("password-needed");
    await consumeToken(trx, token);
    const created = await createUser(strapi, { email, passwordHash: null, locale: mailLanguage(ctx) });
    await addLink(trx, { provider, subject, userId: created.id });
    // A pending registration may be somebody else's: it mustn't give a password to this account.
    await deletePendingOfAddress(trx, email);
    return created;
  });
  return beginSession(strapi, user, attempt);
}

const linkSchema = tokenSchema.extend({ password: typedPassword });

/**
 * Answers `POST /auth/{provider}/link`: links the account with the provider's e-mail address to the provider, given its
 * password. An attempt counts as one to sign in to that account.
 */
export async function linkProvider(accounts: Accounts, ctx: Context): Promise<object> {
  const { strapi, mails, send } = accounts;
  const provider = providerParam(ctx);
  const { access_token: token, password } = parseBody(ctx, linkSchema);
  const profile = await profileOfToken(accounts, ctx, token);
  const email = profile?.isVerified === true ? profile.email : null;
  const attempt = await recordAttempt(strapi, ctx, { action: "sign-in", account: email });
  if (profile === null || email === null) throw accountFault("wrong-state");
  const user = await findUserByEmail(strapi, email);
  const isOwner = await isPasswordOf(attempt, password, user?.password ?? null);
  if (!isOwner || user === null) throw accountFault("wrong-password");
  if (user.blocked === true) throw accountFault("blocked");

  const linked = await withUnchangedUser(strapi, user, "wrong-password", async (present, trx) => {
    await consumeToken(trx, token);
    await addLink(trx, { provider, subject: profile.subject, userId: user.id });
    await send(mails.linked(accountRecipient(present, ctx), providerTitle(strapi, provider)));
    // An account that staff created isn't confirmed yet, but the provider verified its address.
    return present.confirmed === true ? present : updateUser(strapi, user.id, { confirmed: true });
  });
  return beginSession(strapi, linked, attempt);
}

/**
 * Answers `DELETE /account/providers/{provider}`.
 *
 * @throws {errors.NotFoundError} The account isn't linked to the provider.
 * @throws {Error} `only-way-in`: the visitor has no other way to sign in.
 */
export async function disconnectProvider({ strapi }: Accounts, { user }: Visitor, ctx: Context): Promise<null> {
  const name = providerParam(ctx);
  await strapi.db.transaction(async ({ trx }) => {
    await serializeAccountChanges(strapi, trx, user.email);
    const links = await listLinks(trx, user.id);
    if (!links.some(({ provider }) => provider === name)) throw new errors.NotFoundError();
    const hasPassword = ((await findUser(strapi, { id: user.id }))?.password ?? null) !== null;
    const isOnlyWay = !hasPassword && links.length === 1 && (await listPasskeys(trx, user.id)).length === 0;
    if (isOnlyWay) throw accountFault("only-way-in");
    await dropLink(trx, user.id, name);
  });
  return null;
}
