import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { extendService } from "../../strapi-internals/services.ts";

const sourceSchema = z.object({ documentId: z.string() });

const draftSchema = z.object({ slug: z.string().nullish() }).nullable();

/**
 * Keeps the panel's "fill in from another language" from copying the slug: a translation keeps its own slug, or gets
 * none, so that one is made from its title.
 */
export function excludeSlugFromLocaleCopy(strapi: Core.Strapi): void {
  extendService(strapi, "plugin::i18n.fill-from-locale", (service) => ({
    async transformDocument(document, uid, locale, ability) {
      const filled = await service.transformDocument(document, uid, locale, ability);
      if (!("slug" in filled)) return filled;
      const { slug: _ofTheOther, ...others } = filled;
      const { documentId } = sourceSchema.parse(document);
      const found: unknown = await strapi.db
        .query(uid)
        .findOne({ where: { documentId, locale, publishedAt: null }, select: ["slug"] });
      const slug = draftSchema.parse(found)?.slug;
      return slug ? { ...others, slug } : others;
    },
  }));
}
