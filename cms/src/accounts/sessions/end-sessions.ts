import { errors } from "@strapi/utils";
import * as z from "zod";
import type { Context } from "../../content/context.ts";
import type { Accounts } from "../accounts.ts";
import { visitorOf } from "./visitor.ts";
import { endSession, endSessions } from "../tables/session-table.ts";

/** Ids of sessions and of documents, as they stand in an address. */
export const idInAddress = z.string().regex(/^[\w-]{1,64}$/u);

/** Answers `POST /account/sign-out`. */
export async function signOut({ strapi }: Accounts, ctx: Context): Promise<null> {
  const { user, sessionId } = await visitorOf(strapi, ctx);
  await endSession(strapi.db.connection, user.id, sessionId);
  return null;
}

/** Answers `DELETE /account/sessions`: all others end. */
export async function endOtherSessions({ strapi }: Accounts, ctx: Context): Promise<null> {
  const { user, sessionId } = await visitorOf(strapi, ctx);
  await endSessions(strapi.db.connection, [user.id], sessionId);
  return null;
}

/** Answers `DELETE /account/sessions/{id}`. @throws {errors.NotFoundError} The visitor has no such session. */
export async function endOneSession({ strapi }: Accounts, ctx: Context): Promise<null> {
  const { user } = await visitorOf(strapi, ctx);
  const id = idInAddress.safeParse(ctx.params["id"]);
  if (!id.success || !(await endSession(strapi.db.connection, user.id, id.data))) throw new errors.NotFoundError();
  return null;
}
