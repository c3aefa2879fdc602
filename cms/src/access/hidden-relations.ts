import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { extendController } from "../content/extend-controller.ts";

/** What the panel asks relations with; source: `@strapi/content-manager` 5.54, `server/src/controllers/relations`. */
interface RelationsController {
  /** Gives nothing, though its callers count on it, for a field that somebody may not read. */
  extractAndValidateRequestInfo(ctx: object, id?: unknown): Promise<object | undefined>;
}

/** Answers a question for a relation that somebody may not read, such as who made an entry, with a 404: Strapi falls over it. */
export function hideRelations(strapi: Core.Strapi): void {
  extendController<RelationsController>(strapi, "plugin::content-manager.relations", (controller) => ({
    ...controller,
    async extractAndValidateRequestInfo(ctx, id) {
      const asked = await controller.extractAndValidateRequestInfo(ctx, id);
      if (asked === undefined) throw new errors.NotFoundError();
      return asked;
    },
  }));
}
