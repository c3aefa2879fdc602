import type { Core } from "@strapi/strapi";
import { unpublishableReason } from "../publishing/refuse-unpublishable.ts";
import { markDraft, plannedType } from "./planned-drafts.ts";

type Context = Parameters<Core.MiddlewareHandler>[0];

/**
 * Answers the panel: `POST /schedule/{documentId}/cancel?locale=nl` takes an article out of the schedule, for
 * who may publish it; `GET /schedule/{documentId}/problem?locale=nl` tells who reads articles what keeps one
 * from being published: `{ problem: string | null }`.
 */
export function answerSchedule(strapi: Core.Strapi): void {
  const asked = (ctx: Context) => ({
    documentId: String(ctx.params.documentId),
    locale: ctx.query.locale === "en" ? "en" : "nl",
  });
  strapi.server.routes({
    type: "admin",
    prefix: "/schedule",
    routes: [
      {
        method: "POST",
        path: "/:documentId/cancel",
        handler: async (ctx: Context) => {
          await markDraft(strapi, asked(ctx), { isScheduled: false });
          ctx.status = 204;
        },
        config: { policies: policiesOf("publish") },
        info: { type: "admin" },
      },
      {
        method: "GET",
        path: "/:documentId/problem",
        handler: async (ctx: Context) => {
          const { documentId, locale } = asked(ctx);
          ctx.body = { problem: await unpublishableReason(strapi, plannedType, documentId, locale) };
        },
        config: { policies: policiesOf("read") },
        info: { type: "admin" },
      },
    ],
  });
}

function policiesOf(right: "publish" | "read") {
  const actions = [{ action: `plugin::content-manager.explorer.${right}`, subject: plannedType }];
  return ["admin::isAuthenticatedAdmin", { name: "admin::hasPermissions", config: { actions } }];
}
