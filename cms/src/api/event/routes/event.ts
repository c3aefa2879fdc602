import { contentRouter } from "../../../content/content-router.ts";
import { accommodationCard, eventCard, newsCard } from "../../../content/populate/cards.ts";
import { localizations, sitemapEntry } from "../../../content/populate/translations.ts";
import { zone } from "../../../content/populate/zone.ts";

export default contentRouter("api::event.event", {
  card: eventCard,
  detail: {
    fields: eventCard.fields,
    populate: {
      ...eventCard.populate,
      facts: true,
      buttons: true,
      timetable: { populate: { sessions: true } },
      blocks: zone,
      relatedNews: newsCard,
      accommodations: accommodationCard,
      seo: true,
      localizations,
    },
  },
  sitemap: sitemapEntry,
  /** Fields for the calendar page, which filters, counts and sorts all coming events. */
  dates: {
    fields: ["title", "slug", "startsAt", "endsAt", "state"],
    populate: { type: { fields: ["slug"] } },
    isLight: true,
  },
  /** Fields for calendar files (`.ics`). */
  agenda: {
    fields: ["title", "slug", "updatedAt", "startsAt", "endsAt", "state", "summary", "venue"],
    populate: { type: { fields: ["name"] } },
    isLight: true,
  },
});
