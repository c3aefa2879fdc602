import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "../context.ts";
import { abilityOf, mayWithAll, rights } from "../panel-rights.ts";
import { unpublishableReason } from "../publishing/refuse-unpublishable.ts";
import { markDraft, plannedType } from "./planned-drafts.ts";

/**
 * Answers the panel: `POST /schedule/{documentId}/cancel?locale=nl` takes an article out of the schedule, for
 * who may publish it; `GET /schedule/{documentId}/problem?locale=nl` tells who may read it what keeps it
 * from being published: `{ problem: string | null }`. Anybody else gets 403.
 */
export function addScheduleRoutes(strapi: Core.Strapi): void {
  /** The draft that is asked about, for who has this right to that very draft. */
  const asked = async (ctx: Context, right: Right) => {
    const draft = { documentId: String(ctx.params.documentId), locale: ctx.query.locale === "en" ? "en" : "nl" };
    const ability = abilityOf(ctx);
    const where = { ...draft, publishedAt: null };
    if (ability === null || !(await mayWithAll(strapi, ability, { action: rights[right], uid: plannedType, where })))
      throw new errors.ForbiddenError();
    return draft;
  };
  strapi.server.routes({
    type: "admin",
    prefix: "/schedule",
    routes: [
      {
        method: "POST",
        path: "/:documentId/cancel",
        handler: async (ctx: Context) => {
          await markDraft(strapi, await asked(ctx, "publish"), { isScheduled: false });
          ctx.status = 204;
        },
        config: { policies: policiesOf("publish") },
        info: { type: "admin" },
      },
      {
        method: "GET",
        path: "/:documentId/problem",
        handler: async (ctx: Context) => {
          const { documentId, locale } = await asked(ctx, "read");
          ctx.body = { problem: await unpublishableReason(strapi, plannedType, documentId, locale) };
        },
        config: { policies: policiesOf("read") },
        info: { type: "admin" },
      },
    ],
  });
}

type Right = "publish" | "read";

/** Refuses who has the right to no article at all. */
function policiesOf(right: Right) {
  const actions = [{ action: rights[right], subject: plannedType }];
  return ["admin::isAuthenticatedAdmin", { name: "admin::hasPermissions", config: { actions } }];
}
