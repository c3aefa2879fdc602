import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "../../content/context.ts";
import { type AccountUser, findUser, isActive } from "../account-user.ts";
import { bearerOf } from "./session-tokens.ts";

/** A visitor who is signed in. */
export interface Visitor {
  user: AccountUser;
  /** Of the session by which they ask. */
  sessionId: string;
}

/** Who asks. @throws {errors.UnauthorizedError} Nobody who is signed in: without a session, or with one that ended. */
export async function visitorOf(strapi: Core.Strapi, ctx: Context): Promise<Visitor> {
  const bearer = await bearerOf(strapi, ctx);
  const user = bearer === null ? null : await findUser(strapi, { id: bearer.id });
  if (bearer === null || user === null || !isActive(user)) throw new errors.UnauthorizedError();
  return { user, sessionId: bearer.sessionId };
}
