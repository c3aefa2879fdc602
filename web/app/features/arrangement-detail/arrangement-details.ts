import type { PictureSource } from "#app/ui/picture.tsx";

/** View data of an arrangement's page. Prices are in euro cents excluding VAT, per `priceUnit`. */
export interface ArrangementDetails {
  title: string;
  /** The title with soft hyphens, for the headline. */
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
  /** Upcoming events at which customers can book the arrangement; empty when it's bookable all year. */
  events: { title: string; path: string; startsAt: string; endsAt: string }[];
}
