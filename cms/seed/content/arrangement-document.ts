import type { SeedDocument, SeedFields } from "../document.ts";
import { entries, picture } from "../references.ts";
import { outline } from "./detail-blocks.ts";

/** Fields of an arrangement that both languages share. */
interface ArrangementFrame {
  image: string;
  colour: string;
  /** Whole euro cents excluding VAT. */
  priceCents: number;
  /** VAT in per cent. */
  vatRate: 9 | 21;
  groupSizeMin: number;
  groupSizeMax: number;
  /** Seed keys of the events it can be booked for; none for the whole year. */
  events: readonly string[];
}

/** Texts of an arrangement in one language. */
interface ArrangementTexts {
  title: string;
  slug: string;
  summary: string;
  priceUnit: string;
  inclusions: readonly string[];
  blocks: readonly SeedFields[];
  description: string;
}

/** The way to the proposal's form, with the arrangement chosen in it. */
const buttons = {
  nl: (key: string) => [
    outline("Vraag een voorstel aan", `/business/vip-arrangementen?arrangement=${key}#proposal-form`),
  ],
  en: (key: string) => [
    outline("Ask for a proposal", `/en/business/vip-arrangements?arrangement=${key}#proposal-form`),
  ],
};

/**
 * One business arrangement in both languages.
 *
 * @param key - Seed key, for `entry("arrangement", key)`.
 */
export function arrangementDocument(
  key: string,
  frame: ArrangementFrame,
  texts: { nl: ArrangementTexts; en: ArrangementTexts },
): SeedDocument {
  const { image, events, ...rest } = frame;

  const fields = (locale: "nl" | "en") => {
    const { inclusions, description, ...words } = texts[locale];
    return {
      ...rest,
      ...words,
      image: picture(image),
      inclusions: inclusions.map((text) => ({ text })),
      buttons: buttons[locale](key),
      events: entries("event", ...events),
      seo: { title: null, description },
    };
  };

  return { key, nl: fields("nl"), en: fields("en") };
}
