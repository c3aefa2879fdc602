import { contentRouter } from "../../../content/content-router.ts";
import { eventCard, newsCard } from "../../../content/populate/cards.ts";
import { localizations, sitemapEntry } from "../../../content/populate/translations.ts";
import { zone } from "../../../content/populate/zone.ts";

export default contentRouter("api::news-article.news-article", {
  card: newsCard,
  detail: {
    fields: [...newsCard.fields, "coverCaption", "author"],
    populate: { ...newsCard.populate, blocks: zone, events: eventCard, seo: true, localizations },
  },
  sitemap: sitemapEntry,
});
