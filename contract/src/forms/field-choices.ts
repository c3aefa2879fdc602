/** Values of HTML's `autocomplete` that an editor may give a text field (WCAG 1.3.5). */
export const autofills = [
  "name",
  "given-name",
  "family-name",
  "honorific-prefix",
  "organization",
  "organization-title",
  "url",
  "country-name",
  "address-line1",
  "postal-code",
  "address-level2",
] as const;

/** Format that the text of a field must have, besides its length; editors' own forms have none. */
export const textFormats = [
  "vat-number",
  "personal-name",
  "company-name",
  "address-line",
  "street",
  "house-number",
  "postcode",
] as const;

/** Widths of a field in its row, of twelve columns. Editors choose between the first two. */
export const fieldWidths = ["full", "half", "two-thirds", "third"] as const;

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
 * Pictures that a file field accepts, recognised by their content. Not HEIC, which the image
 * library's build can't decode; telephones send JPEG to a field that doesn't accept HEIC.
 */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;

/** Kinds of file that a file field accepts: pictures, or PDFs too, such as a scanned press card. */
export const fileKinds = ["pictures", "pictures-or-pdf"] as const;

export const pdfType = "application/pdf";

/** Parts of an address, in the order in which they are asked for. */
export const addressParts = ["street", "housenumber", "zipcode", "city", "country"] as const;

export type AddressPart = (typeof addressParts)[number];

/** Longest texts, in characters, where the form sets no limit or can't set one. */
export const maxLengths = { text: 200, email: 254, telephone: 40, longText: 5000, addressPart: 100 } as const;

/** Digits after the decimal separator when the form sets no number (F12). */
export const defaultDecimals = 2;

/** Most files in a file field, and the largest size of each, when the form sets no limit. */
export const defaultFiles = { count: 1, megabytes: 15 } as const;
