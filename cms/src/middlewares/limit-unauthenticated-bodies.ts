import type { Core } from "@strapi/strapi";
import { isFromSite } from "../access/from-site.ts";
import { isOfPublicApi } from "../access/public-api.ts";
import { refuseBeforeBody, unauthorizedError } from "../access/refuse-before-body.ts";
import { loginAction } from "../access/logins/login-action.ts";
import type { Context } from "../content/context.ts";

/** Most bytes of a body that anyone may send; the panel's login forms send a few hundred. */
const maxBytes = 10_000;

const refusals = {
  401: unauthorizedError,
  411: { name: "LengthRequiredError", message: "The body has to say its length" },
  413: { name: "PayloadTooLargeError", message: "The body is too large" },
  415: { name: "UnsupportedMediaTypeError", message: "The body mustn't be compressed" },
} as const;

/**
 * Runs before bodies are read. Callers who aren't logged in, and login forms, may only send a small, uncompressed body
 * of known length. The site may send more to the public API; `expected-files.ts` limits uploads.
 */
const limitUnauthenticatedBodies: Core.MiddlewareFactory = (_config, { strapi }) => {
  const hasSecret = strapi.config.get<string | undefined>("purges.secret") !== undefined;
  return (ctx, next) => {
    const isOpen = loginAction(ctx.path) !== null;
    const isPublic = isOfPublicApi(ctx.path);
    // Without a shared secret the site can't prove that a request is its own.
    const isTrusted = isPublic
      ? !hasSecret || typeof ctx.is("multipart") === "string" || isFromSite(strapi, ctx)
      : !isOpen && isKnown(strapi, ctx);
    const status = isTrusted ? null : refusal(ctx, isOpen || isPublic);
    return status === null ? next() : refuseBeforeBody(ctx, status, refusals[status]);
  };
};

/** Whether a request has a correctly signed panel token. The route itself checks whether the session still exists. */
function isKnown(strapi: Core.Strapi, ctx: Context): boolean {
  const [scheme = "", token = ""] = ctx.get("authorization").split(/\s+/u);
  return scheme.toLowerCase() === "bearer" && strapi.sessionManager("admin").validateAccessToken(token).isValid;
}

/**
 * @param isForAll - Whether anyone may send a body to this path.
 * @returns The HTTP status to refuse the body with; `null` to read it.
 */
function refusal(ctx: Context, isForAll: boolean): keyof typeof refusals | null {
  if (ctx.get("content-encoding") !== "") return 415;
  if (ctx.get("transfer-encoding") !== "") return 411;
  if (Number(ctx.get("content-length")) <= maxBytes) return null;
  return isForAll ? 413 : 401;
}

export default limitUnauthenticatedBodies;
