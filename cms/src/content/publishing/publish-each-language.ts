import type { Core, Modules } from "@strapi/strapi";
import * as z from "zod";
import { isPublishableType } from "./relink.ts";

const draftsSchema = z.array(z.object({ locale: z.string().nullable() }));

/**
 * Publishes several languages one by one, so that publishing checks see one language and can name it. Only languages
 * with a draft are published: all of them, or none.
 */
export function publishEachLanguage(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action, params } = context;
    if (action !== "publish" || !isPublishableType(strapi, uid)) return next();
    const { documentId, locale } = params;
    if (locale !== "*" && !Array.isArray(locale)) return next();

    const chosen = locale === "*" ? {} : { locale: { $in: locale } };
    const where = { documentId, publishedAt: null, ...chosen };
    const found: unknown = await strapi.db.query(uid).findMany({ where, select: ["locale"], orderBy: { id: "asc" } });
    const languages = draftsSchema.parse(found).flatMap((draft) => draft.locale ?? []);
    // The type has no languages, or there is nothing to publish.
    if (languages.length === 0) return next();
    return strapi.db.transaction(async () => {
      const entries = [];
      for (const language of languages)
        entries.push(...(await strapi.documents(uid).publish({ ...params, locale: language })).entries);
      return { documentId, entries };
    });
  };
}
