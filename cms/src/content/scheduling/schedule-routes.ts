import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "../context.ts";
import { abilityOf, hasRightToAll, rights } from "../panel-rights.ts";
import { panelRouter } from "../routers.ts";
import { unpublishableReason } from "../publishing/refuse-unpublishable.ts";
import { setSchedule, scheduledType } from "./scheduled-drafts.ts";

/**
 * Answers the panel: `POST /schedule/{documentId}/cancel?locale=nl` takes an article out of the schedule, for users who
 * may publish it; `GET /schedule/{documentId}/problem?locale=nl` answers, for users who may read it, why it can't be
 * published (`problem`, or `null`). Anybody else gets 403.
 */
export function scheduleRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  /** Returns the draft that a request names. @throws {ForbiddenError} The user lacks this right to that very draft. */
  const readRequest = async (ctx: Context, right: "publish" | "read") => {
    const draft = { documentId: String(ctx.params.documentId), locale: ctx.query.locale === "en" ? "en" : "nl" };
    const ability = abilityOf(ctx);
    const where = { ...draft, publishedAt: null };
    if (
      ability === null ||
      !(await hasRightToAll(strapi, ability, { action: rights[right], uid: scheduledType, where }))
    )
      throw new errors.ForbiddenError();
    return draft;
  };
  return panelRouter("/schedule", [
    {
      method: "POST",
      path: "/:documentId/cancel",
      right: { action: rights.publish, subject: scheduledType },
      handler: async (ctx) => {
        await setSchedule(strapi, await readRequest(ctx, "publish"), { isScheduled: false });
        ctx.status = 204;
      },
    },
    {
      method: "GET",
      path: "/:documentId/problem",
      right: { action: rights.read, subject: scheduledType },
      handler: async (ctx) => {
        const draft = await readRequest(ctx, "read");
        ctx.body = { problem: await unpublishableReason(strapi, { uid: scheduledType, ...draft }) };
      },
    },
  ]);
}
