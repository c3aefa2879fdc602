import type { Core } from "@strapi/strapi";
import { submissionPath } from "#contract/forms/submission";

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Addresses where the panel sends files: the media library, and the logos in its settings. */
const panelFiles = /^\/(?:upload(?:\/|$)|admin\/project-settings\/*$)/u;

/** Addresses where callers with an API token send files. */
const tokenFiles = /^\/api\/upload(?:\/|$)/u;

/** In Strapi's words, by which the panel knows that it has to renew its session. */
const refusals = {
  401: { name: "UnauthorizedError", message: "Missing or invalid credentials" },
  415: { name: "UnsupportedMediaTypeError", message: "No files are expected here" },
} as const;

/**
 * Runs before bodies are read, which writes their files to the disk: files are only let
 * through where they are expected, and from callers who are logged in.
 */
const expectedFiles: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const isMultipart = typeof ctx.is("multipart") === "string";
    const status = isMultipart ? refusal(strapi, ctx) : null;
    if (status === null) return next();

    // Node discards the rest of the body; a proxy that is still sending would take a closed connection for a fault.
    ctx.status = status;
    ctx.body = { data: null, error: { status, ...refusals[status], details: {} } };
    return undefined;
  };

/** @returns The status to refuse files with; `null` where they are expected. Rights are checked later. */
function refusal(strapi: Core.Strapi, ctx: Context): keyof typeof refusals | null {
  // From the site. Its signature can only be checked after reading; the proxy keeps strangers out.
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
