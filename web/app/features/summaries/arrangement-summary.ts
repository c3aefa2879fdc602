import type { ArrangementCard } from "@circuit/contract/content/cards";
import type { Locale } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/urls/paths";
import type { PictureSource } from "#app/ui/picture.tsx";
import { pictureSource } from "#app/ui/picture-source.ts";

/** What lists show of an arrangement; the price is whole euro cents excluding VAT. */
export interface ArrangementSummary {
  title: string;
  path: string;
  summary: string | null;
  image: PictureSource | null;
  colour: string;
  priceCents: number;
  priceUnit: string | null;
  groupSizeMin: number | null;
  groupSizeMax: number | null;
  inclusions: string[];
}

/** How many inclusions a card has room for. */
const shownInclusions = 3;

/** What lists show of an arrangement, with its address in `locale`. */
export function arrangementSummary(arrangement: ArrangementCard, locale: Locale): ArrangementSummary {
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
