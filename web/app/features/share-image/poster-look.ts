import type { BrandColour } from "@circuit/contract/field";
import { houseColours } from "@circuit/contract/house-colours";
import type { Settings } from "@circuit/contract/content/layout";

type Colours = Record<BrandColour | "light" | "dark", string>;

/** Brand colours as in tokens.css, for colours that the site settings lack. */
const tokens: Colours = { ...houseColours, orange: "#ff7a1a", asphalt: "#18262b" };

/** Background colours with white text (see colour-fields.css). */
const darkFields: readonly string[] = ["blue", "secondary", "asphalt"];

/** Background colours on which the logo's green and pink are invisible. */
const loudFields: readonly string[] = ["primary", "blue", "turqoise"];

export type PosterLook = ReturnType<typeof posterLook>;

/**
 * Returns the colours of a share image, as `#rrggbb`: background, text that is readable on it, and kerb.
 *
 * @param isBusiness - Whether the page is for business customers: the kerb is then yellow and green.
 */
export function posterLook(colour: BrandColour, isBusiness: boolean, settings: Settings) {
  const inks = coloursOf(settings);
  const isDark = darkFields.includes(colour);
  const ink = isDark ? inks.light : inks.dark;
  const kerb: readonly [string, string] = isBusiness ? [inks.yellow, inks.secondary] : [inks.light, inks.primary];
  return {
    field: inks[colour],
    /** Whether the background needs the logo for dark backgrounds. */
    isDark,
    ink,
    kickerInk: isDark ? inks.yellow : ink,
    kerb,
    /** Whether to draw the logo in the ink colour, as its own colours would be invisible. */
    isLogoPlain: loudFields.includes(colour),
  };
}

function coloursOf({ colours }: Settings): Colours {
  const given = Object.entries(colours ?? {}).filter(([, value]) => value !== null);
  return { ...tokens, ...Object.fromEntries(given) };
}
