import { accommodationCard, eventCard, newsCard } from "./cards.ts";
import { fact, link, seo, timetableDay } from "./elements.ts";
import { localizations, sitemapEntry } from "./translations.ts";
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
  sitemap: sitemapEntry,
  /** What the calendar needs to filter, count and order all that is to come. */
  dates: { fields: ["title", "slug", "startsAt", "endsAt"], populate: { type: { fields: ["slug"] } }, isLight: true },
  /** What a calendar file tells of each event. */
  agenda: {
    fields: ["title", "slug", "updatedAt", "startsAt", "endsAt", "summary", "venue"],
    populate: { type: { fields: ["name"] } },
    isLight: true,
  },
} satisfies Views<"api::event.event">;
