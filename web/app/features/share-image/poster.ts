import type { PosterLook } from "./poster-look.ts";

/** Contents of a share image, the picture in a link preview. */
export interface SharePoster {
  title: string;
  /** Line above the title, such as dates or the parent page's title. */
  kicker: string | null;
  brand: string;
  look: PosterLook;
  /** File of the picture beside the texts; `null` for none. */
  picture: Uint8Array | null;
  /**
   * Point of the picture to keep visible, in per cent from the top left; `null` takes the part that draws attention.
   */
  focalPoint: { x: number; y: number } | null;
  /** File of the logo for this background; `null` shows the brand name as text. */
  logo: Uint8Array | null;
}

/** Size of a share image in pixels, as Open Graph recommends. */
export const posterSize = { width: 1200, height: 630 } as const;
