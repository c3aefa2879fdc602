import { eventCard, newsCard } from "./cards.ts";
import { seo } from "./elements.ts";
import { localizations, sitemapEntry } from "./translations.ts";
import type { Views } from "./view.ts";
import { zone } from "./zone.ts";

export const newsArticleViews = {
  card: newsCard,
  detail: {
    fields: [...newsCard.fields, "coverCaption", "author"],
    populate: { ...newsCard.populate, blocks: zone, events: eventCard, seo, localizations },
  },
  sitemap: sitemapEntry,
} satisfies Views<"api::news-article.news-article">;
