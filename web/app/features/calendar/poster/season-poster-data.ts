import type { EventSummary } from "#app/ui/event-card.tsx";

/** Event on the season poster, drawn as a coloured band. */
export interface PosterEvent extends EventSummary {
  /** The title with soft hyphens, because bands are narrow on a phone. */
  heading: string;
  /** Height of the band relative to others: 1, more for a featured event, most for home's headline event. */
  weight: number;
}

export interface SeasonPosterData {
  /** Year with the most events; `null` without events. */
  year: string | null;
  bands: PosterEvent[];
  /** Domain name of the site, or the brand name where the site has no domain name. */
  sender: string;
  /** Location of the circuit as text; `null` while the site settings have none. */
  place: string | null;
}
