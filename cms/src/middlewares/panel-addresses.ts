import type { Core } from "@strapi/strapi";
import { refuseUnread } from "../access/refuse-unread.ts";

/** The first two parts of a path, by which the panel's rules for content and files recognise a request. */
const guardedStart = /^\/(?:content-manager|upload)(?:\/[^/]*)?(?=\/|$)/iu;

/**
 * Answers 404 for an address of the panel that isn't written as the panel writes it. Strapi's router takes capitals for
 * the same letters, and rules that know requests by their address have to see each of them in one form.
 */
const panelAddresses: Core.MiddlewareFactory = () => (ctx, next) => {
  const [start] = guardedStart.exec(ctx.path) ?? [];
  const isOther = start !== undefined && (/[A-Z%]/u.test(start) || ctx.path.includes("//"));
  if (!isOther) return next();
  return refuseUnread(ctx, 404, { name: "NotFoundError", message: "Not Found" });
};

export default panelAddresses;
