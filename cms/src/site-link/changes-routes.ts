import type { Core } from "@strapi/strapi";
import { readLog } from "./change-log.ts";
import { isSignedOnce } from "./signed-once.ts";

/**
 * Answers `GET /api/changes?after=<cursor>` of the site, which looks now and then
 * whether a purge was lost. Only requests signed with the shared secret are answered.
 *
 * @param secret - When absent, every request is refused.
 */
export function addChangesRoutes(strapi: Core.Strapi, secret: string | undefined): void {
  const handler: Core.MiddlewareHandler = async (ctx) => {
    const { after } = ctx.query;
    const signature = ctx.get("x-signature");
    const text = `GET ${ctx.originalUrl}`;
    if (!(await isSignedOnce(strapi.db, secret, "changes", text, signature))) {
      ctx.status = 401;
      return;
    }
    if (typeof after !== "string" || !/^\d{1,15}$/u.test(after)) {
      ctx.status = 400;
      return;
    }

    ctx.set("cache-control", "no-store");
    ctx.body = await readLog(strapi.db, Number(after));
  };
  strapi.server.routes([{ method: "GET", path: "/api/changes", handler, config: { auth: false } }]);
}
