import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { extendService, serviceOf } from "../../strapi-internals/services.ts";
import { addSession, findActiveSession } from "../tables/session-table.ts";

const jwtUid = "plugin::users-permissions.jwt";

/** How long a token may be used, in days: as long as browsers keep a cookie. Its session ends long before. */
const tokenDays = 400;

const payloadSchema = z.object({ id: z.number(), session: z.string().min(1).max(100) });

const issuedSchema = z.object({ id: z.number(), session: z.string().optional() });

/** A token that isn't one of ours, or whose session has ended. */
class InvalidToken extends Error {}

/** What a valid token says. */
const bearerSchema = z.object({ id: z.number(), sessionId: z.string() });

/**
 * Has every token name a session, which is looked up whenever the token is used: a session that ended, for whatever
 * reason, ends its token too.
 */
export function nameSessionsInTokens(strapi: Core.Strapi): void {
  extendService(strapi, jwtUid, (tokens) => ({
    async issue(payload) {
      const { id, session = await addSession(strapi.db.connection, id, null) } = issuedSchema.parse(payload);
      return tokens.issue({ id, session }, { expiresIn: `${tokenDays}d` });
    },
    async verify(token) {
      const verified: unknown = await tokens.verify(token).catch((cause: unknown) => {
        throw new InvalidToken("No token of ours", { cause });
      });
      const payload = payloadSchema.safeParse(verified);
      if (!payload.success) throw new InvalidToken("A token without a session");
      const { id, session } = payload.data;
      const sessionId = await findActiveSession(strapi.db.connection, session, id);
      if (sessionId === null) throw new InvalidToken("The session has ended");
      return { id, sessionId };
    },
  }));
}

/** The token of a session. @param session - Its id. */
export async function issueToken(strapi: Core.Strapi, id: number, session: string): Promise<string> {
  return z.string().parse(await serviceOf(strapi, jwtUid).issue({ id, session }));
}

/**
 * Who asks, by the token of a request; `null` without a token, or with one that isn't valid any more.
 *
 * @throws {Error} The database can't be asked: nobody is signed out by that.
 */
export async function bearerOf(strapi: Core.Strapi, ctx: object): Promise<z.infer<typeof bearerSchema> | null> {
  try {
    return bearerSchema.nullable().parse(await serviceOf(strapi, jwtUid).getToken(ctx));
  } catch (error) {
    if (error instanceof InvalidToken) return null;
    throw error;
  }
}
