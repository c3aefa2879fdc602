import type { Core } from "@strapi/strapi";
import { refuseBeforeBody } from "../access/refuse-before-body.ts";

/** Matches the first two segments of a path, by which access rules for content and files recognise a request. */
const guardedStart = /^\/(?:content-manager|upload)(?:\/[^/]*)?(?=\/|$)/iu;

/**
 * Answers 404 to panel paths with capitals, escapes or double slashes. Strapi's router ignores case, so such a path
 * would get past access rules that compare paths.
 */
const panelAddresses: Core.MiddlewareFactory = () => (ctx, next) => {
  const [start] = guardedStart.exec(ctx.path) ?? [];
  const isOther = start !== undefined && (/[A-Z%]/u.test(start) || ctx.path.includes("//"));
  if (!isOther) return next();
  return refuseBeforeBody(ctx, 404, { name: "NotFoundError", message: "Not Found" });
};

export default panelAddresses;
