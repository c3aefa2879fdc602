import type { NewsCard } from "@circuit/contract/content/cards";
import type { Locale } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/urls/paths";
import type { NewsSummary } from "#app/ui/news-item.tsx";
import { pictureSource } from "#app/ui/picture-source.ts";

/** Builds the data of an article's card. */
export function newsSummary({ title, slug, summary, publishedOn, cover }: NewsCard, locale: Locale): NewsSummary {
  return { title, path: documentPath("news", slug, locale), summary, publishedOn, cover: pictureSource(cover) };
}
