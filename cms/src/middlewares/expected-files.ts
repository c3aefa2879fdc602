import type { Core } from "@strapi/strapi";
import { submissionPath } from "#contract/forms/submission";

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Where the panel sends files: the media library, and the logos of its own settings. */
const panelFiles = /^\/(?:upload(?:\/|$)|admin\/project-settings\/*$)/u;

/** Where holders of a token do. */
const tokenFiles = /^\/api\/upload(?:\/|$)/u;

/** As Strapi says it: the panel reads it to log itself in anew. */
const refusals = {
  401: { name: "UnauthorizedError", message: "Missing or invalid credentials" },
  415: { name: "UnsupportedMediaTypeError", message: "No files are expected here" },
} as const;

/**
 * Stands before bodies are read, which puts files aside on the disk: only where files are
 * expected, and from who has logged in.
 */
const expectedFiles: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const isMultipart = typeof ctx.is("multipart") === "string";
    const status = isMultipart ? refusal(strapi, ctx) : null;
    if (status === null) return next();

    // Node lets the rest go by: a proxy that is still sending would take a closed connection for a fault.
    ctx.status = status;
    ctx.body = { data: null, error: { status, ...refusals[status], details: {} } };
    return undefined;
  };

/** @returns The status to refuse files with, unread; `null` where they are expected. Who may send which is looked at later. */
function refusal(strapi: Core.Strapi, ctx: Context): keyof typeof refusals | null {
  // The site's own: signed, which shows once it is read; the proxy keeps strangers out.
  if (ctx.path === submissionPath && ctx.get("x-signature") !== "") return null;
  const [scheme, token = ""] = ctx.get("authorization").split(" ");
  if (panelFiles.test(ctx.path)) {
    const isLoggedIn = scheme === "Bearer" && strapi.sessionManager("admin").validateAccessToken(token).isValid;
    return isLoggedIn ? null : 401;
  }
  if (tokenFiles.test(ctx.path)) return token === "" ? 401 : null;
  return 415;
}

export default expectedFiles;
