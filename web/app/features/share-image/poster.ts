/** Contents of a share image, the picture of a link preview. Colours are `#rrggbb`. */
export interface SharePoster {
  title: string;
  /** The line above the title: days, a date, the part of the site. */
  kicker: string | null;
  brand: string;
  look: PosterLook;
  /** File of the picture beside the words; `null` for none. */
  picture: Uint8Array | null;
  /** Point of the picture that stays in sight, in per cent from its top left; `null` for what catches the eye. */
  focalPoint: { x: number; y: number } | null;
  /** File of the brand's logo for this field; `null` writes the brand's name. */
  logo: Uint8Array | null;
}

export interface PosterLook {
  field: string;
  ink: string;
  kickerInk: string;
  /** The two colours of the kerb. */
  kerb: readonly [string, string];
  /** Whether the logo's own colours would vanish in the field. */
  isLogoPlain: boolean;
}

/** Pixels of the picture, as Open Graph asks for. */
export const posterSize = { width: 1200, height: 630 } as const;
