import type { Accommodation } from "@circuit/contract/content/cards";
import type { StaySummary } from "#app/ui/stay-card.tsx";
import { pictureSource } from "#app/ui/picture-source.ts";

/** Builds the data of an accommodation's card. */
export function staySummary(stay: Accommodation): StaySummary {
  const { documentId, title, summary, image, colour, distanceMetres, priceFromCents, priceUnit, bookingUrl } = stay;
  const { waitingListUrl, type } = stay;
  return {
    id: documentId,
    title,
    summary,
    image: pictureSource(image),
    colour,
    distanceMetres,
    priceFromCents,
    priceUnit,
    bookingUrl,
    waitingListUrl,
    typeSlug: type?.slug ?? null,
    placesLeft: null,
    isFull: bookingUrl === null,
    facts: stay.facts.map(({ label, value }) => ({ label, value })),
    facilities: stay.facilities.map(({ text }) => text),
  };
}
