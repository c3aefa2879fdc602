import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { isLocale } from "#contract/locales";
import { documentPath, fixedSlugs } from "#contract/urls/paths";
import type { PanelText } from "../panel-text.ts";
import type { Draft } from "./publishing-check.ts";

const publishedSchema = z.object({ title: z.string().nullish(), slug: z.string().nullish() }).nullable();

/** Returns why a page can't change its slug, because the site itself links to it; `null` for any other page. */
export async function fixedPageProblem(strapi: Core.Strapi, draft: Draft): Promise<PanelText | null> {
  const { uid, documentId, locale, entry } = draft;
  if (!isLocale(locale)) return null;
  const where = { documentId, locale, publishedAt: { $notNull: true } };
  const published = publishedSchema.parse(await strapi.db.query(uid).findOne({ where, select: ["title", "slug"] }));
  const slug = fixedSlugs(locale).find((fixed) => fixed === published?.slug);
  if (slug === undefined || entry["slug"] === slug) return null;

  const title = published?.title ?? slug;
  const path = documentPath("page", slug, locale);
  return {
    nl: `‘${title}’ is de pagina op ${path}, en daar leidt de site zelf naartoe: de slug blijft ‘${slug}’.`,
    en: `‘${title}’ is the page at ${path}, and the site itself leads there: the slug stays ‘${slug}’.`,
  };
}
