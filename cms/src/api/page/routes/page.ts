import { contentRouter } from "../../../content/content-router.ts";
import { localizations, sitemapEntry } from "../../../content/populate/translations.ts";
import { zone } from "../../../content/populate/zone.ts";

export default contentRouter("api::page.page", {
  card: { fields: ["title", "slug"] },
  detail: {
    fields: ["title", "slug", "heading", "intro", "colourMode", "tagManagerViewName"],
    populate: { blocks: zone, seo: true, localizations },
  },
  sitemap: sitemapEntry,
  crumb: { fields: ["title", "slug"] },
});
