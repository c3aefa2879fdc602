import type { ArrangementCard } from "@circuit/contract/content/cards";
import type { Locale } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/urls/paths";
import { pictureSource } from "#app/ui/picture-source.ts";

/** View data of an arrangement's card; the price is in euro cents excluding VAT. */
export type ArrangementSummary = ReturnType<typeof arrangementSummary>;

/** Most inclusions that a card shows. */
const shownInclusions = 3;

/** Returns the view data of an arrangement's card, with its path in `locale`. */
export function arrangementSummary(arrangement: ArrangementCard, locale: Locale) {
  const { title, slug, summary, image, colour, priceCents, priceUnit, groupSizeMin, groupSizeMax } = arrangement;
  return {
    title,
    path: documentPath("arrangement", slug, locale),
    summary,
    image: pictureSource(image),
    colour,
    priceCents,
    priceUnit,
    groupSizeMin,
    groupSizeMax,
    inclusions: arrangement.inclusions.slice(0, shownInclusions).map(({ text }) => text),
  };
}
