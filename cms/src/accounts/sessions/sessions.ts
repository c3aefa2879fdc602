import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "../../content/context.ts";
import { idParam } from "../request-input.ts";
import { accountFault } from "../account-fault.ts";
import { type AccountUser, toUserResponse, findUser, isActive, withUnchangedUser } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { type Attempt, rememberNetwork } from "../attempts.ts";
import { addSession, endSession, endSessions } from "../tables/session-table.ts";
import { describeDevice } from "./device-text.ts";
import { readBearerToken, issueToken } from "./session-tokens.ts";

/** A visitor who is signed in. */
export interface Visitor {
  user: AccountUser;
  /** Digest that identifies the session of this request. */
  sessionId: string;
}

/** Gets the signed-in visitor of a request. @throws {errors.UnauthorizedError} There is no active session. */
export async function requireVisitor(strapi: Core.Strapi, ctx: Context): Promise<Visitor> {
  const bearer = await readBearerToken(strapi, ctx);
  const user = bearer === null ? null : await findUser(strapi, { id: bearer.id });
  if (bearer === null || user === null || !isActive(user)) throw new errors.UnauthorizedError();
  return { user, sessionId: bearer.sessionId };
}

/**
 * Begins a session for a user who proved to be the account's owner, and remembers the network they signed in from.
 *
 * @param user - The user as read at that proof.
 * @param attempt - The attempt that succeeded: it is removed from the counters.
 * @returns The response body of the calls that sign in.
 * @throws {Error} `blocked`, `not-confirmed`; `wrong-credentials` when the password changed since the proof.
 */
export async function beginSession(strapi: Core.Strapi, user: AccountUser, attempt: Attempt) {
  if (user.blocked === true) throw accountFault("blocked");
  if (user.confirmed !== true) throw accountFault("not-confirmed");
  const session = await withUnchangedUser(strapi, user, "wrong-credentials", (_present, trx) =>
    addSession(trx, user.id, describeDevice(attempt.ctx.get("user-agent"))),
  );
  await rememberNetwork(strapi, attempt, user.email);
  const jwt = await issueToken(strapi, user.id, session);
  await attempt.takeBack();
  return { jwt, user: toUserResponse(user) };
}

/** Answers `POST /account/sign-out`. */
export async function signOut({ strapi }: Accounts, { user, sessionId }: Visitor): Promise<null> {
  await endSession(strapi.db.connection, user.id, sessionId);
  return null;
}

/** Answers `DELETE /account/sessions`: ends all sessions but the current one. */
export async function endOtherSessions({ strapi }: Accounts, { user, sessionId }: Visitor): Promise<null> {
  await endSessions(strapi.db.connection, [user.id], sessionId);
  return null;
}

/** Answers `DELETE /account/sessions/{id}`. @throws {errors.NotFoundError} The visitor has no such session. */
export async function endOneSession({ strapi }: Accounts, { user }: Visitor, ctx: Context): Promise<null> {
  if (!(await endSession(strapi.db.connection, user.id, idParam(ctx)))) throw new errors.NotFoundError();
  return null;
}
