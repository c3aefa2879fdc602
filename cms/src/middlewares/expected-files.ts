import type { Core } from "@strapi/strapi";
import { isAllowedByToken, panelAbility } from "../access/caller.ts";
import { refuseBeforeBody, unauthorizedError } from "../access/refuse-before-body.ts";
import { submissionPath } from "#contract/forms/submission";
import type { Context } from "../content/context.ts";

/** URL paths to which the panel uploads files: the media library, and the logos in its settings. */
const panelFiles = /^\/(?:upload(?:\/|$)|admin\/project-settings\/*$)/iu;

/** URL path to which callers with an API token upload files. */
const tokenFiles = /^\/api\/upload(?:\/|$)/iu;

/** Permissions of which a panel user needs at least one before the body of an upload is read. */
const panelRights = [
  "plugin::upload.assets.create",
  "plugin::upload.assets.update",
  "admin::project-settings.update",
] as const;

const tokenRight = "plugin::upload.content-api.upload";

const refusals = {
  401: unauthorizedError,
  403: { name: "ForbiddenError", message: "Forbidden" },
  415: { name: "UnsupportedMediaTypeError", message: "No files are expected here" },
} as const;

/**
 * Runs before bodies are read, which writes uploaded files to disk. Refuses files on paths that expect none, and from
 * callers who may not upload.
 */
const expectedFiles: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const isMultipart = typeof ctx.is("multipart") === "string";
    const status = isMultipart ? await refusal(strapi, ctx) : null;
    return status === null ? next() : refuseBeforeBody(ctx, status, refusals[status]);
  };

/** @returns The HTTP status to refuse an upload with; `null` to accept it. */
async function refusal(strapi: Core.Strapi, ctx: Context): Promise<keyof typeof refusals | null> {
  // The site's signature can only be verified once the body is read; the reverse proxy keeps strangers from this path.
  if (ctx.path === submissionPath && ctx.get("x-signature") !== "") return null;
  if (panelFiles.test(ctx.path)) {
    const ability = await panelAbility(strapi, ctx);
    if (ability === null) return 401;
    return panelRights.some((right) => ability.can(right)) ? null : 403;
  }
  if (!tokenFiles.test(ctx.path)) return 415;
  const isAllowed = ctx.get("authorization") === "" ? null : await isAllowedByToken(strapi, ctx, tokenRight);
  if (isAllowed === null) return 401;
  return isAllowed ? null : 403;
}

export default expectedFiles;
