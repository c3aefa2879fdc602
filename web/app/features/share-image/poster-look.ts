import type { BrandColour } from "@circuit/contract/field";
import { houseColours } from "@circuit/contract/house-colours";
import type { Settings } from "@circuit/contract/content/layout";
import type { PosterLook } from "./poster.ts";

type Colours = Record<BrandColour | "light" | "dark", string>;

/** Brand colours as in tokens.css, for colours that the site settings lack. */
const tokens: Colours = { ...houseColours, orange: "#ff7a1a", asphalt: "#18262b" };

/** Background colours with white text (see colour-fields.css). */
const darkFields: readonly string[] = ["blue", "secondary", "asphalt"];

/** Background colours on which the logo's green and pink are invisible. */
const loudFields: readonly string[] = ["primary", "blue", "turqoise"];

/**
 * Returns the colours of a share image: background, text that is readable on it, and kerb.
 *
 * @param isBusiness - Whether the page is for business customers: the kerb is then yellow and green.
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

/** Whether a background colour is dark, and needs the logo for dark backgrounds. */
export function isDarkBackground(colour: BrandColour): boolean {
  return darkFields.includes(colour);
}

function coloursOf({ colours }: Settings): Colours {
  const given = Object.entries(colours ?? {}).filter(([, value]) => value !== null);
  return { ...tokens, ...Object.fromEntries(given) };
}
