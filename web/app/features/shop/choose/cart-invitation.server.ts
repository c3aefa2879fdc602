import type { EventCard } from "@circuit/contract/content/cards";
import type { Locale } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/urls/paths";
import type { EventOffers } from "@circuit/contract/shop/catalogue";
import { isOnSale } from "@circuit/contract/shop/sale-states";
import { limitFreshness, markIncomplete } from "#app/cms/cache-context.server.ts";
import { orIfBroken } from "#app/cms/cms-error.server.ts";
import type { CmsOptions } from "#app/cms/client.server.ts";
import { listEventCards, nextFeaturedEvent } from "#app/cms/events.server.ts";
import { listEventOffers } from "#app/cms/shop.server.ts";
import { queryString } from "#app/domain/query-string.ts";
import { log } from "#app/log.server.ts";
import { formatDayRange, formatYear } from "#app/i18n/format.ts";
import { dayPrices } from "./day-prices.server.ts";
import { ticketSale } from "./ticket-sale.server.ts";
import type { TicketSale } from "./ticket-sale.ts";
import { pictureSource } from "#app/ui/picture-source.ts";
import type { CartInvitation } from "../cart/cart-data.ts";

/** Most days that an empty cart shows; the event's page has all. */
const maxDays = 4;

/** Finds the next featured event with tickets on sale, or else the next event with any; `null` when there is none. */
export async function cartInvitation(at: { now: Date }, options: CmsOptions): Promise<CartInvitation | null> {
  const { locale } = options;
  const open = (await listEventOffers(locale)).filter(
    ({ endsAt, offers }) =>
      Date.parse(endsAt) > at.now.getTime() &&
      offers.some(({ arrangementId, admissions }) => arrangementId === null && admissions.some(isOnSale)),
  );
  const reading = open.length === 0 ? Promise.resolve(null) : cardAmong(open, at, options);
  const card = await orIfBroken(reading, ({ message }) => {
    markIncomplete();
    log.info("The picture of the next event is missing", { reason: message });
    return null;
  });
  const event = open.find(({ slug }) => slug === card?.slug) ?? open[0];
  const sale = event === undefined ? null : ticketSale(event);
  if (event === undefined || sale === null) return null;
  limitFreshness(Date.parse(event.endsAt));
  const { startsAt, endsAt, title, colour } = event;
  const { days, month } = formatDayRange(startsAt, endsAt, locale);
  const path = documentPath("event", event.slug, locale);
  return {
    title,
    path,
    colour,
    days,
    month: `${month} ${formatYear(startsAt, locale)}`,
    picture: card === null ? null : pictureSource(card.cover),
    choices: choicesOf(sale, path, locale),
  };
}

/** Reads the card of the event to suggest, for its picture. */
async function cardAmong(
  open: readonly EventOffers[],
  at: { now: Date },
  options: CmsOptions,
): Promise<EventCard | null> {
  const featured = await nextFeaturedEvent(at, options);
  if (open.some(({ slug }) => slug === featured?.slug)) return featured;
  const [card = null] = await listEventCards(
    open.slice(0, 1).map(({ slug }) => slug),
    options,
  );
  return card;
}

function choicesOf(sale: TicketSale, path: string, locale: Locale): CartInvitation["choices"] {
  return dayPrices(sale, locale)
    .slice(0, maxDays)
    .map(({ key, ...choice }) => ({
      ...choice,
      path: `${path}${key.includes("_") ? "" : queryString({ day: key })}#tickets`,
    }));
}
