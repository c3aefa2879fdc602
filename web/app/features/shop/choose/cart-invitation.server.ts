import type { Locale } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/paths";
import { isOnSale } from "@circuit/contract/shop/catalogue";
import { freshUntil, leftSomethingOut } from "#app/cms/answer-sources.server.ts";
import { CmsContractError, CmsError } from "#app/cms/cms-error.server.ts";
import type { CmsOptions } from "#app/cms/client.server.ts";
import { listEventCards } from "#app/cms/events.server.ts";
import { listEventOffers } from "#app/cms/shop.server.ts";
import { pageSearch } from "#app/domain/page-search.ts";
import { log } from "#app/log.server.ts";
import { formatDayRange, formatYear } from "#app/i18n/format.ts";
import { dayPrices } from "./day-prices.server.ts";
import { ticketSale } from "./ticket-sale.server.ts";
import type { TicketSale } from "./ticket-sale.ts";
import { pictureSource } from "#app/ui/picture-source.ts";
import type { PictureSource } from "#app/ui/picture.tsx";
import type { CartInvitation } from "../cart/cart-data.ts";

/** Most days that an empty cart offers: more are on the event's page. */
const mostDays = 4;

/** The first event to come of which something can be had, with its days; `null` when there is none. */
export async function cartInvitation({ now }: { now: Date }, options: CmsOptions): Promise<CartInvitation | null> {
  const { locale } = options;
  const event = (await listEventOffers(locale)).find(
    ({ endsAt, offers }) =>
      Date.parse(endsAt) > now.getTime() &&
      offers.some(({ arrangementId, admissions }) => arrangementId === null && admissions.some(isOnSale)),
  );
  const sale = event === undefined ? null : ticketSale(event);
  if (event === undefined || sale === null) return null;
  freshUntil(Date.parse(event.endsAt));
  const { startsAt, endsAt, title, colour } = event;
  const { days, month } = formatDayRange(startsAt, endsAt, locale);
  const path = documentPath("event", event.slug, locale);
  return {
    title,
    path,
    colour,
    days,
    month: `${month} ${formatYear(startsAt, locale)}`,
    picture: await pictureOf(event.slug, options),
    choices: choicesOf(sale, path, locale),
  };
}

/** A cart is shown without pictures too, while the content system is away. */
async function pictureOf(slug: string, options: CmsOptions): Promise<PictureSource | null> {
  try {
    const [card] = await listEventCards([slug], options);
    return card === undefined ? null : pictureSource(card.cover);
  } catch (error) {
    if (!(error instanceof CmsError) && !(error instanceof CmsContractError)) throw error;
    leftSomethingOut();
    log.info("The picture of the next event is missing", { slug, reason: error.message });
    return null;
  }
}

function choicesOf(sale: TicketSale, path: string, locale: Locale): CartInvitation["choices"] {
  return dayPrices(sale, locale)
    .slice(0, mostDays)
    .map(({ key, ...choice }) => ({
      ...choice,
      path: `${path}${key.includes("_") ? "" : pageSearch({ day: key })}#tickets`,
    }));
}
