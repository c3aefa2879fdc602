import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import type { Context } from "../content/context.ts";
import { panelLanguage } from "../content/editing/panel-request.ts";
import { extendController } from "../content/extend-controller.ts";
import { asksForPrivate, privateFields } from "./private-query.ts";
import { asksAboutStaff, staffRelations } from "./staff-query.ts";

/** Source: `@strapi/content-manager` 5.54, `server/src/controllers/collection-types`. */
interface CollectionTypes {
  bulkFindForValidation(ctx: Context): Promise<unknown>;
}

const reason = {
  nl: "Op dit gegeven kun je niet zoeken of sorteren.",
  en: "You can’t search or sort by this.",
};

/** The answer to a query that asks for private fields. */
export function privateRefusal(strapi: Core.Strapi): Error {
  return new errors.ValidationError(reason[panelLanguage(strapi)]);
}

const bodySchema = z.object({ sort: z.unknown() });

/** Refuses a sort by private fields, or by details of colleagues, in the one call that takes a sort in its body. Strapi takes any. */
export function refusePrivateSort(strapi: Core.Strapi): void {
  extendController<CollectionTypes>(strapi, "plugin::content-manager.collection-types", (controller) => ({
    ...controller,
    async bulkFindForValidation(ctx) {
      const asked = bodySchema.safeParse(ctx.request.body).data ?? {};
      const isPrivate = asksForPrivate(asked, ctx.path, privateFields(strapi));
      if (isPrivate || asksAboutStaff(asked, staffRelations(strapi))) throw privateRefusal(strapi);
      return controller.bulkFindForValidation(ctx);
    },
  }));
}
