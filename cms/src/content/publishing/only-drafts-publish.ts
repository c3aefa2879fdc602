import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Action } from "../context.ts";
import { extendController } from "../extend-controller.ts";

const controllers = ["plugin::content-manager.collection-types", "plugin::content-manager.single-types"];

/** What is about drafts; source: the controllers of `@strapi/content-manager` 5.54. */
const actions = ["publish", "unpublish", "discard", "bulkPublish", "bulkUnpublish"];

/** Answers with a 404 to who would publish what has no drafts, such as a submission: Strapi tries it, and breaks. */
export function onlyDraftsPublish(strapi: Core.Strapi): void {
  const guard =
    (handler: Action): Action =>
    async (ctx) => {
      const type = Object.values(strapi.contentTypes).find(({ uid }) => uid === ctx.params.model);
      if (type !== undefined && type.options?.draftAndPublish !== true) throw new errors.NotFoundError();
      return handler(ctx);
    };

  for (const uid of controllers) {
    extendController<Record<string, Action>>(strapi, uid, (controller) => {
      const guarded = Object.entries(controller).filter(([name]) => actions.includes(name));
      return { ...controller, ...Object.fromEntries(guarded.map(([name, handler]) => [name, guard(handler)])) };
    });
  }
}
