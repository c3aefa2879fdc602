import type { Core } from "@strapi/strapi";
import { cancelSchedule } from "./keep-for-later.ts";

/** Answers `POST /schedule/{documentId}/cancel?locale=nl` of users who may publish articles: unschedules one. */
export function answerSchedule(strapi: Core.Strapi): void {
  const actions = [{ action: "plugin::content-manager.explorer.publish", subject: "api::news-article.news-article" }];
  strapi.server.routes({
    type: "admin",
    prefix: "/schedule",
    routes: [
      {
        method: "POST",
        path: "/:documentId/cancel",
        handler: async (ctx: Parameters<Core.MiddlewareHandler>[0]) => {
          await cancelSchedule(strapi, String(ctx.params.documentId), ctx.query.locale === "en" ? "en" : "nl");
          ctx.status = 204;
        },
        config: { policies: ["admin::isAuthenticatedAdmin", { name: "admin::hasPermissions", config: { actions } }] },
        info: { type: "admin" },
      },
    ],
  });
}
