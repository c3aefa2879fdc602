import type { EventSummary } from "#app/ui/event-card.tsx";

/** An event on the poster, with how much of its height it gets. */
export interface PosterBand extends EventSummary {
  /** Its title with soft hyphens: bands are narrow on a phone. */
  heading: string;
  /** 1 for most events; more for one that stands out, most for the one that home announces. */
  weight: number;
}

/** The season as its poster shows it. */
export interface SeasonPosterData {
  /** Year that most events are in; `null` without any. */
  year: string | null;
  bands: PosterBand[];
  /** Host of the site, or the brand's name where the site has none of its own. */
  sender: string;
  /** Where the circuit is; `null` while the settings don't say. */
  place: string | null;
}
