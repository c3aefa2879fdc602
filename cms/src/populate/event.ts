import { accommodationCard, eventCard, newsCard } from "./cards.ts";
import { fact, link, seo, timetableDay } from "./elements.ts";
import { localizations, sitemapFields, sitemapRelations } from "./translations.ts";
import type { Views } from "./view.ts";
import { zone } from "./zone.ts";

export const eventViews = {
  card: eventCard,
  detail: {
    fields: eventCard.fields,
    populate: {
      ...eventCard.populate,
      facts: fact,
      buttons: link,
      timetable: timetableDay,
      blocks: zone,
      relatedNews: newsCard,
      accommodations: accommodationCard,
      seo,
      localizations,
    },
  },
  sitemap: { fields: [...sitemapFields], populate: sitemapRelations },
} satisfies Views<"api::event.event">;
