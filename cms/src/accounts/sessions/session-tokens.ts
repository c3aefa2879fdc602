import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { extendService, serviceOf } from "../../strapi-internals/services.ts";
import { addSession, findActiveSession } from "../tables/session-table.ts";

const jwtUid = "plugin::users-permissions.jwt";

/** Lifetime of a token, in days: the most that browsers keep a cookie. Its session ends long before. */
const tokenDays = 400;

const payloadSchema = z.object({ id: z.number(), session: z.string().min(1).max(100) });

const issuedSchema = z.object({ id: z.number(), session: z.string().optional() });

/** Thrown for a token that this CMS didn't issue, or whose session has ended. */
class InvalidToken extends Error {}

const bearerSchema = z.object({ id: z.number(), sessionId: z.string() });

/** Makes Strapi put a session's id into every token, and look the session up whenever the token is used. */
export function putSessionsInTokens(strapi: Core.Strapi): void {
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

/** Issues a user's token. @param session - Id of the user's session. */
export async function issueToken(strapi: Core.Strapi, id: number, session: string): Promise<string> {
  return z.string().parse(await serviceOf(strapi, jwtUid).issue({ id, session }));
}

/**
 * Reads the user and session from a request's token; `null` without a valid token.
 *
 * @throws {Error} The database fails, which mustn't look like being signed out.
 */
export async function readBearerToken(strapi: Core.Strapi, ctx: object): Promise<z.infer<typeof bearerSchema> | null> {
  try {
    return bearerSchema.nullable().parse(await serviceOf(strapi, jwtUid).getToken(ctx));
  } catch (error) {
    if (error instanceof InvalidToken) return null;
    throw error;
  }
}
