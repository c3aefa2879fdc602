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
  /** The fields by which the calendar filters, counts and sorts all coming events. */
  dates: {
    fields: ["title", "slug", "startsAt", "endsAt", "state"],
    populate: { type: { fields: ["slug"] } },
    isLight: true,
  },
  /** The fields that a calendar file (`.ics`) holds of each event. */
  agenda: {
    fields: ["title", "slug", "updatedAt", "startsAt", "endsAt", "state", "summary", "venue"],
    populate: { type: { fields: ["name"] } },
    isLight: true,
  },
} satisfies Views<"api::event.event">;
