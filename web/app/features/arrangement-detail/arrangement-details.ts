import type { PictureSource } from "#app/ui/picture.tsx";

/** What an arrangement's page shows. Prices are whole euro cents excluding VAT, per `priceUnit`. */
export interface ArrangementDetails {
  title: string;
  /** Its title with soft hyphens, for the headline. */
  heading: string;
  summary: string | null;
  image: PictureSource | null;
  priceCents: number;
  /** VAT as a percentage. */
  vatRate: number;
  priceUnit: string | null;
  groupSizeMin: number | null;
  groupSizeMax: number | null;
  inclusions: string[];
  buttons: { label: string; url: string; style: "filled" | "outline" }[];
  /** Events still to come at which it can be booked; none for the whole year. */
  events: { title: string; path: string; startsAt: string; endsAt: string }[];
}
