/** What a browser may fill a text field with by itself (WCAG 1.3.5); source: HTML's `autocomplete`. */
export const autofills = [
  "name",
  "given-name",
  "family-name",
  "honorific-prefix",
  "organization",
  "organization-title",
  "url",
  "country-name",
] as const;

/** Units by what they measure, by the names `Intl.NumberFormat` knows: those of one kind can be converted into each other. */
const lengths = ["millimeter", "centimeter", "meter", "kilometer", "inch", "foot", "yard", "mile"] as const;
const masses = ["gram", "kilogram", "ounce", "pound", "stone"] as const;
const volumes = ["milliliter", "liter", "gallon", "fluid-ounce"] as const;
const speeds = ["meter-per-second", "kilometer-per-hour", "mile-per-hour"] as const;
const temperatures = ["celsius", "fahrenheit"] as const;

export const units = [...lengths, ...masses, ...volumes, ...speeds, ...temperatures] as const;

/** Tells whether two units measure the same, such as lengths; false for a name that is none of ours. */
export function measureAlike(unit: string, other: string): boolean {
  const quantities: readonly (readonly string[])[] = [lengths, masses, volumes, speeds, temperatures];
  return quantities.some((names) => names.includes(unit) && names.includes(other));
}

export type Unit = (typeof units)[number];

/**
 * Pictures that a file field takes, told by their content. No HEIC: the image
 * library's build decodes none. A telephone sends JPEG where HEIC isn't among the kinds asked for.
 */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;

/** What a file field takes: pictures, or documents on paper too, such as a press card that was scanned. */
export const fileKinds = ["pictures", "pictures-or-pdf"] as const;

export const pdfType = "application/pdf";

/** Parts of an address, in the order in which they are asked. */
export const addressParts = ["street", "housenumber", "zipcode", "city", "country"] as const;

export type AddressPart = (typeof addressParts)[number];

/** Longest texts where the form sets no limit of its own, and of parts that have none, in characters. */
export const longest = { text: 200, email: 254, telephone: 30, longText: 5000, addressPart: 100 } as const;

/** Digits after the separator where the form doesn't say (F12). */
export const defaultDecimals = 2;

/** Pictures in a file field, and size of each, where the form doesn't say. */
export const defaultFiles = { count: 1, megabytes: 15 } as const;
