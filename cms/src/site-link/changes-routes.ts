import type { Core } from "@strapi/strapi";
import type { Context } from "../content/context.ts";
import { siteRouter } from "../content/routers.ts";
import { readLog } from "./change-log.ts";
import { consumeSignature } from "./signed-once.ts";

/** Answers the site's signed `GET /api/changes?after=<cursor>`, by which it finds changes whose purge was lost. */
export function changesRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  const handler = async (ctx: Context) => {
    const { after } = ctx.query;
    if (!(await consumeSignature(strapi, "changes", `GET ${ctx.originalUrl}`, ctx.get("x-signature")))) {
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
  return siteRouter([{ method: "GET", path: "/api/changes", handler }]);
}
