/** A flat colour: red, green and blue from 0 to 255. */
export type Ink = readonly [red: number, green: number, blue: number];

/** Default brand colours, by the end of their CSS property (`--brand-…`). */
const brandInks = {
  primary: [0, 178, 89],
  "primary-strong": [0, 122, 63],
  yellow: [255, 210, 31],
  blue: [36, 71, 230],
  pink: [255, 92, 158],
  turqoise: [31, 199, 199],
  secondary: [6, 56, 42],
  orange: [255, 122, 26],
  "pink-strong": [200, 30, 105],
  "turqoise-strong": [6, 112, 120],
  "blue-strong": [21, 40, 143],
  light: [255, 255, 255],
  dark: [11, 20, 22],
  asphalt: [24, 38, 43],
} as const satisfies Record<string, Ink>;

export type InkName = keyof typeof brandInks;
export type Inks = Record<InkName, Ink>;

/** Colours that no brand changes. */
export const plainInks = {
  stone: [151, 165, 171],
  stoneDark: [76, 91, 97],
  tarmac: [44, 60, 66],
  meadow: [34, 200, 119],
  path: [146, 234, 189],
} as const satisfies Record<string, Ink>;

const isInkName = (name: string): name is InkName => name in brandInks;

/** Parses "#00b259" or "#0b5"; `null` for anything else. */
function inkOfHex(text: string): Ink | null {
  const digits = /^\s*#([0-9a-f]{6}|[0-9a-f]{3})\s*$/iu.exec(text)?.[1];
  if (digits === undefined) return null;
  const pairs = digits.length === 3 ? Array.from(digits).map((digit) => digit + digit) : (digits.match(/../gu) ?? []);
  const [red, green, blue] = pairs.map((pair) => Number.parseInt(pair, 16));
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue];
}

/**
 * Returns the brand's colours, as the page's CSS properties set them.
 *
 * @param read - Returns the value of a CSS property; empty when it isn't set.
 */
export function inksOf(read: (property: string) => string): Inks {
  const inks: Inks = { ...brandInks };
  for (const name of Object.keys(brandInks).filter(isInkName)) {
    inks[name] = inkOfHex(read(`--brand-${name}`)) ?? inks[name];
  }
  return inks;
}

/** Mixes two colours: share 0 is the first, 1 the second. */
export function mixInks(one: Ink, other: Ink, share: number): Ink {
  const at = (index: 0 | 1 | 2) => Math.round(one[index] + (other[index] - one[index]) * share);
  return [at(0), at(1), at(2)];
}
