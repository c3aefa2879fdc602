import type { Core } from "@strapi/strapi";
import { mayByToken, panelAbility } from "../access/caller.ts";
import { refuseUnread, unknownCaller } from "../access/refuse-unread.ts";
import { submissionPath } from "#contract/forms/submission";
import type { Context } from "../content/context.ts";

/** Addresses where the panel sends files: the media library, and the logos in its settings. */
const panelFiles = /^\/(?:upload(?:\/|$)|admin\/project-settings\/*$)/iu;

/** Addresses where callers with an API token send files. */
const tokenFiles = /^\/api\/upload(?:\/|$)/iu;

/** A caller needs at least one of these rights before its body is read; each file is checked after that. */
const panelRights = [
  "plugin::upload.assets.create",
  "plugin::upload.assets.update",
  "admin::project-settings.update",
] as const;

const tokenRight = "plugin::upload.content-api.upload";

const refusals = {
  401: unknownCaller,
  403: { name: "ForbiddenError", message: "Forbidden" },
  415: { name: "UnsupportedMediaTypeError", message: "No files are expected here" },
} as const;

/**
 * Runs before bodies are read, which writes their files to the disk: files are only let
 * through where they are expected, and from callers who may send them.
 */
const expectedFiles: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const isMultipart = typeof ctx.is("multipart") === "string";
    const status = isMultipart ? await refusal(strapi, ctx) : null;
    return status === null ? next() : refuseUnread(ctx, status, refusals[status]);
  };

/** @returns The status to refuse files with; `null` where they are expected. */
async function refusal(strapi: Core.Strapi, ctx: Context): Promise<keyof typeof refusals | null> {
  // From the site. Its signature can only be checked after reading; the proxy keeps strangers out.
  if (ctx.path === submissionPath && ctx.get("x-signature") !== "") return null;
  if (panelFiles.test(ctx.path)) {
    const ability = await panelAbility(strapi, ctx);
    if (ability === null) return 401;
    return panelRights.some((right) => ability.can(right)) ? null : 403;
  }
  if (!tokenFiles.test(ctx.path)) return 415;
  const isAllowed = ctx.get("authorization") === "" ? null : await mayByToken(strapi, ctx, tokenRight);
  if (isAllowed === null) return 401;
  return isAllowed ? null : 403;
}

export default expectedFiles;
