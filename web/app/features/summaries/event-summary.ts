import type { EventCard } from "@circuit/contract/content/cards";
import type { Locale } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/urls/paths";
import { eventSaleRules } from "@circuit/contract/shop/sale-states";
import type { EventSummary } from "#app/ui/event-card.tsx";
import { eventWords } from "./sale-words.ts";
import { pictureSource } from "#app/ui/picture-source.ts";

/** Returns the view data of an event's card, with its path in `locale` and whether it is over at `now`. */
export function eventSummary(event: EventCard, locale: Locale, now: Date): EventSummary {
  const { title, slug, summary, startsAt, endsAt, colour, cover, priceFromCents, saleState } = event;
  const { phase } = eventSaleRules[saleState];
  const isPast = Date.parse(endsAt) <= now.getTime();
  return {
    title,
    path: documentPath("event", slug, locale),
    summary,
    startsAt,
    endsAt,
    isFeatured: event.featured ?? false,
    colour,
    cover: pictureSource(cover),
    priceFromCents: isPast || phase === "closed" ? null : priceFromCents,
    phase,
    words: eventWords(event, isPast, locale),
    isPast,
  };
}
