import type { Core } from "@strapi/strapi";
import { isOfPublicApi } from "../access/public-api.ts";
import { loginAction } from "../access/logins/login-action.ts";

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Bytes of a body that anyone may send to the panel: the longest that a log-in sends has a few hundred. */
const mostBytes = 10_000;

/** The 401 in Strapi's words, by which the panel knows that it has to renew its session, and then sends the same again. */
const refusals = {
  401: { name: "UnauthorizedError", message: "Missing or invalid credentials" },
  411: { name: "LengthRequiredError", message: "The body has to say its length" },
  413: { name: "PayloadTooLargeError", message: "The body is too large" },
  415: { name: "UnsupportedMediaTypeError", message: "The body mustn't be compressed" },
} as const;

/**
 * Runs before bodies are read: from whom the panel doesn't know yet, it reads but a small one, as it is. A log-in and the
 * like take no more from anyone. The public API has limits of its own.
 */
const smallUntilKnown: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  (ctx, next) => {
    const isOpen = loginAction(ctx.path) !== null;
    const status = isOfPublicApi(ctx.path) || (!isOpen && isKnown(strapi, ctx)) ? null : refusal(ctx, isOpen);
    if (status === null) return next();

    // Node discards the rest of the body; a proxy that is still sending would take a closed connection for a fault.
    ctx.status = status;
    ctx.body = { data: null, error: { status, ...refusals[status], details: {} } };
    return undefined;
  };

/** Whether a caller has the token of a login, by its signature alone; whether the session still runs is for the route. */
function isKnown(strapi: Core.Strapi, ctx: Context): boolean {
  const [scheme = "", token = ""] = ctx.get("authorization").split(/\s+/u);
  return scheme.toLowerCase() === "bearer" && strapi.sessionManager("admin").validateAccessToken(token).isValid;
}

/** @returns The status to refuse a body with; `null` for one that is read. */
function refusal(ctx: Context, isOpen: boolean): keyof typeof refusals | null {
  if (ctx.get("content-encoding") !== "") return 415;
  if (ctx.get("transfer-encoding") !== "") return 411;
  if (Number(ctx.get("content-length")) <= mostBytes) return null;
  return isOpen ? 413 : 401;
}

export default smallUntilKnown;
