import type { Core, Modules } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { currentFormRequest } from "../editing/panel-request.ts";
import { describeUses } from "../uses/describe-uses.ts";

const manyPath = /\/actions\/bulkPublish\/*$/iu;

const draftSchema = z.object({ id: z.number() }).nullable();

/** When an editor publishes several entries at once, puts the title of the refused one before the reason. */
export function prefixEntryTitle(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const ctx = context.action === "publish" ? currentFormRequest(strapi) : null;
    if (context.action !== "publish" || ctx === null || !manyPath.test(ctx.path)) return next();

    const { uid } = context;
    const { documentId, locale } = context.params;
    try {
      return await next();
    } catch (error) {
      if (!(error instanceof errors.ValidationError)) throw error;
      const where = { documentId, publishedAt: null, ...(typeof locale === "string" && { locale }) };
      const draft = draftSchema.parse(await strapi.db.query(uid).findOne({ where }));
      const [named] = draft === null ? [] : await describeUses(strapi, [{ uid, id: draft.id }]);
      throw named === undefined
        ? error
        : new errors.ValidationError(`‘${named.title}’: ${error.message}`, error.details);
    }
  };
}
