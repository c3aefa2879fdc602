import { seo } from "./elements.ts";
import { localizations, sitemapEntry } from "./translations.ts";
import type { Views } from "./view.ts";
import { zone } from "./zone.ts";

export const pageViews = {
  card: { fields: ["title", "slug"] },
  detail: {
    fields: ["title", "slug", "heading", "intro", "colourMode", "tagManagerViewName"],
    populate: { blocks: zone, seo, localizations },
  },
  sitemap: sitemapEntry,
  crumb: { fields: ["title", "slug"] },
} satisfies Views<"api::page.page">;
