import type { BrandColour } from "@circuit/contract/field";
import { houseColours } from "@circuit/contract/house-colours";
import type { Settings } from "@circuit/contract/content/layout";
import type { PosterLook } from "./poster.ts";

type Colours = Record<BrandColour | "light" | "dark", string>;

/** The brand's colours as tokens.css has them, where the settings don't say otherwise. */
const tokens: Colours = { ...houseColours, orange: "#ff7a1a", asphalt: "#18262b" };

/** Fields whose ink is white (the table of colour-fields.css). */
const darkFields: readonly string[] = ["blue", "secondary", "asphalt"];

/** Background colours on which the logo's own green and pink can't be seen. */
const loudFields: readonly string[] = ["primary", "blue", "turqoise"];

/**
 * Colours of a poster: the field, the ink that is readable on it, and the kerb.
 *
 * @param isBusiness - Business pages have a kerb of yellow and pine.
 */
export function posterLook(colour: BrandColour, isBusiness: boolean, settings: Settings): PosterLook {
  const inks = coloursOf(settings);
  const isDark = darkFields.includes(colour);
  const ink = isDark ? inks.light : inks.dark;
  return {
    field: inks[colour],
    ink,
    kickerInk: isDark ? inks.yellow : ink,
    kerb: isBusiness ? [inks.yellow, inks.secondary] : [inks.light, inks.primary],
    isLogoPlain: loudFields.includes(colour),
  };
}

/** Tells which of the brand's two logos is readable on a field. */
export function isDarkBackground(colour: BrandColour): boolean {
  return darkFields.includes(colour);
}

function coloursOf({ colours }: Settings): Colours {
  const given = Object.entries(colours ?? {}).filter(([, value]) => value !== null);
  return { ...tokens, ...Object.fromEntries(given) };
}
