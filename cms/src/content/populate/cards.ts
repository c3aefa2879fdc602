import { picture } from "./elements.ts";
import type { Selection } from "./view.ts";

/** The few fields that lists and related items show; detail pages select more. Of components, `true` selects all. */

export const eventCard = {
  fields: [
    "title",
    "slug",
    "updatedAt",
    "summary",
    "startsAt",
    "endsAt",
    "venue",
    "featured",
    "colour",
    "state",
    "previousStartsAt",
    "priceFromCents",
    "saleState",
    "statusLabel",
  ],
  populate: { cover: picture, type: { fields: ["name", "slug"] } },
} satisfies Selection<"api::event.event">;

export const newsCard = {
  fields: ["title", "slug", "updatedAt", "summary", "publishedOn"],
  populate: { cover: picture },
} satisfies Selection<"api::news-article.news-article">;

export const accommodationCard = {
  fields: [
    "title",
    "summary",
    "colour",
    "distanceMetres",
    "priceFromCents",
    "priceUnit",
    "bookingUrl",
    "waitingListUrl",
  ],
  populate: {
    type: { fields: ["name", "slug"] },
    image: picture,
    facts: true,
    facilities: true,
    // The site finds the details of the event in the calendar, by its slug.
    offers: { populate: { event: { fields: ["slug"] } } },
  },
} satisfies Selection<"api::accommodation.accommodation">;

export const arrangementCard = {
  fields: ["title", "slug", "summary", "colour", "priceCents", "vatRate", "priceUnit", "groupSizeMin", "groupSizeMax"],
  populate: { image: picture, inclusions: true },
} satisfies Selection<"api::arrangement.arrangement">;

export const partnerCard = {
  fields: ["name", "url"],
  populate: { logo: picture },
} satisfies Selection<"api::partner.partner">;
