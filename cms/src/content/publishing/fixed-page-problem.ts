import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { isLocale } from "#contract/locales";
import { documentPath, fixedSlugs } from "#contract/urls/paths";
import { panelLanguage } from "../editing/panel-request.ts";
import type { DraftRef } from "./publishing-check.ts";

const versionSchema = z.object({ title: z.string().nullish(), slug: z.string().nullish() }).nullable();

const sentences = {
  nl: (title: string, path: string, slug: string) =>
    `‘${title}’ is de pagina op ${path}, en daar leidt de site zelf naartoe: de slug blijft ‘${slug}’.`,
  en: (title: string, path: string, slug: string) =>
    `‘${title}’ is the page at ${path}, and the site itself leads there: the slug stays ‘${slug}’.`,
};

/** Returns why a page can't change its slug, because the site itself links to it; `null` for any other page. */
export async function fixedPageProblem(strapi: Core.Strapi, { documentId, locale }: DraftRef): Promise<string | null> {
  if (!isLocale(locale)) return null;
  const pages = strapi.db.query("api::page.page");
  const find = async (publishedAt: object | null) =>
    versionSchema.parse(await pages.findOne({ where: { documentId, locale, publishedAt }, select: ["title", "slug"] }));

  const published = await find({ $notNull: true });
  const slug = fixedSlugs(locale).find((fixed) => fixed === published?.slug);
  if (slug === undefined || (await find(null))?.slug === slug) return null;
  return sentences[panelLanguage(strapi)](published?.title ?? slug, documentPath("page", slug, locale), slug);
}
