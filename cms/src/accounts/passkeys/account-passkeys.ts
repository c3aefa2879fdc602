import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import {
  addPasskeySchema,
  passkeyCreationRequestSchema,
  maxPasskeys,
  type Passkey,
  recentSignInMs,
} from "#contract/accounts/passkeys";
import { cleanLine } from "#contract/clean-text";
import type { Context } from "../../content/context.ts";
import { accountFault } from "../account-fault.ts";
import { accountRecipient, idParam, parseBody } from "../request-input.ts";
import { serializeAccountChanges, withUnchangedUser } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { recordAttempt } from "../attempts.ts";
import { requirePassword } from "../passwords.ts";
import { describeDevice } from "../sessions/device-text.ts";
import type { Visitor } from "../sessions/sessions.ts";
import { addPasskey, listPasskeys, type PasskeyRow, removePasskey } from "../tables/passkey-table.ts";
import { addSecret, consumeSecret } from "../tables/secret-table.ts";
import { listSessions } from "../tables/session-table.ts";
import { creationOptions, verifyNewPasskey } from "./verify-passkey.ts";

/** The passkeys of an account, and whether its visitor may add one. */
export async function passkeysOfAccount(strapi: Core.Strapi, visitor: Visitor) {
  const passkeys = await listPasskeys(strapi.db.connection, visitor.user.id);
  return {
    passkeys: passkeys.map(toAccountPasskey),
    canAdd: passkeys.length < maxPasskeys,
    asksPassword: await requiresPassword(strapi, visitor),
  };
}

/**
 * Answers `POST /account/passkeys/creation` with the options for creating a passkey. It requires the password, so that
 * a stolen session or an unlocked device isn't enough to add a lasting way to sign in.
 */
export async function passkeyCreationOptions(accounts: Accounts, visitor: Visitor, ctx: Context): Promise<object> {
  const { strapi, siteUrl } = accounts;
  const { user, sessionId } = visitor;
  const { password } = parseBody(ctx, passkeyCreationRequestSchema);
  if (await requiresPassword(strapi, visitor)) {
    if (password === null || user.password === null) throw accountFault("sign-in-again");
    await (await requirePassword(strapi, ctx, user, password)).takeBack();
  }

  const existing = await listPasskeys(strapi.db.connection, user.id);
  if (existing.length >= maxPasskeys) throw accountFault("too-many-passkeys");
  const handle = await addSecret(strapi.db.connection, "add-passkey", sessionId);
  return { handle, options: await creationOptions({ siteUrl, handle }, user, existing) };
}

/** Answers `POST /account/passkeys`: stores a new passkey, in the session that requested its creation. */
export async function registerPasskey(accounts: Accounts, visitor: Visitor, ctx: Context): Promise<Passkey> {
  const { strapi, siteUrl, mails, send } = accounts;
  const { user, sessionId } = visitor;
  const { handle, name, response } = parseBody(ctx, addPasskeySchema);
  // A successful attempt counts too, as it sends a mail.
  await recordAttempt(strapi, ctx, { action: "passkey", account: user.email });
  const pendingChallenge = await consumeSecret(strapi.db.connection, "add-passkey", handle);
  const credential =
    pendingChallenge?.owner === sessionId ? await verifyNewPasskey({ siteUrl, handle }, response) : null;
  if (credential === null) throw accountFault("wrong-passkey");

  const added = await withUnchangedUser(strapi, user, "sign-in-again", async (_present, trx) => {
    if ((await listPasskeys(trx, user.id)).length >= maxPasskeys) throw accountFault("too-many-passkeys");
    const row = await addPasskey(trx, {
      userId: user.id,
      credential: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: response.response.transports,
      name: cleanLine(name) || describeDevice(ctx.get("user-agent")),
    });
    if (row === null) throw accountFault("known-passkey");
    await send(mails.passkeyAdded(accountRecipient(user, ctx), row.name));
    return row;
  });
  return toAccountPasskey(added);
}

/** Answers `DELETE /account/passkeys/{id}`. @throws {errors.NotFoundError} The visitor has no such passkey. */
export async function deletePasskey({ strapi, mails, send }: Accounts, { user }: Visitor, ctx: Context): Promise<null> {
  await strapi.db.transaction(async ({ trx }) => {
    await serializeAccountChanges(strapi, trx, user.email);
    const removed = await removePasskey(trx, user.id, idParam(ctx));
    if (removed === null) throw new errors.NotFoundError();
    await send(mails.passkeyRemoved(accountRecipient(user, ctx), removed.name));
  });
  return null;
}

/** A passkey as the account's page shows it. */
export function toAccountPasskey({ digest, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id: digest,
    name,
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  };
}

/** Whether adding a passkey requires the password. It doesn't for a user without one who signed in recently. */
async function requiresPassword(strapi: Core.Strapi, { user, sessionId }: Visitor): Promise<boolean> {
  if (user.password !== null) return true;
  const sessions = await listSessions(strapi.db.connection, user.id);
  const session = sessions.find(({ digest }) => digest === sessionId);
  return session === undefined || session.createdAt <= Date.now() - recentSignInMs;
}
