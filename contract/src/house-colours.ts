/** The design's brand colours, as `#rrggbb`. Editors may override each in the settings. */
export const houseColours = {
  primary: "#00b259",
  yellow: "#ffd21f",
  blue: "#2447e6",
  pink: "#ff5c9e",
  turqoise: "#1fc7c7",
  secondary: "#06382a",
  light: "#ffffff",
  dark: "#0b1416",
} as const;

export type HouseColour = keyof typeof houseColours;

/** Least contrast of text with its background: WCAG 2.2, success criterion 1.4.3. */
export const leastContrast = 4.5;

/** Text colour on each background: the brand's `dark` on light colours, white on dark ones. */
const pairs: readonly (readonly [colour: HouseColour, letters: "dark" | "white"])[] = [
  ["primary", "dark"],
  ["yellow", "dark"],
  ["pink", "dark"],
  ["turqoise", "dark"],
  ["light", "dark"],
  ["blue", "white"],
  ["secondary", "white"],
  ["dark", "white"],
];

/** A background colour with too little contrast to its text. */
export interface UnreadableColour {
  colour: HouseColour;
  letters: "dark" | "white";
  /** From 1 to 21. */
  contrast: number;
}

/**
 * Finds the first of an editor's colours with too little contrast to its text; `null` when all are readable.
 *
 * @param own - Colours as `#rrggbb`; the design's colour applies where one is absent or `null`.
 */
export function unreadableColour(own: Partial<Record<HouseColour, string | null>>): UnreadableColour | null {
  const colourOf = (name: HouseColour) => own[name] ?? houseColours[name];
  for (const [colour, letters] of pairs) {
    const contrast = contrastOf(colourOf(colour), letters === "dark" ? colourOf("dark") : "#ffffff");
    if (contrast < leastContrast) return { colour, letters, contrast };
  }
  return null;
}

/** Computes the contrast ratio of two colours (WCAG 2.2): 1 for the same, 21 for black on white. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Computes the relative luminance of `#rrggbb` (WCAG 2.2). */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
