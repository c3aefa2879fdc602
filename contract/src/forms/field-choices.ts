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

/** Formats of text fields in the site's own forms (checkout, account); fields of editors' forms have none. */
export const textFormats = [
  "vat-number",
  "personal-name",
  "company-name",
  "address-line",
  "street",
  "house-number",
  "postcode",
] as const;

/** Widths of a field in its row. Editors choose between the first two. */
export const fieldWidths = ["full", "half", "two-thirds", "third"] as const;

/** Units of `Intl.NumberFormat`, grouped by quantity: units of one group convert into each other. */
const lengths = ["millimeter", "centimeter", "meter", "kilometer", "inch", "foot", "yard", "mile"] as const;
const masses = ["gram", "kilogram", "ounce", "pound", "stone"] as const;
const volumes = ["milliliter", "liter", "gallon", "fluid-ounce"] as const;
const speeds = ["meter-per-second", "kilometer-per-hour", "mile-per-hour"] as const;
const temperatures = ["celsius", "fahrenheit"] as const;

export const units = [...lengths, ...masses, ...volumes, ...speeds, ...temperatures] as const;

/** Tells whether two units measure the same quantity, such as length; `false` for an unknown unit. */
export function haveSameQuantity(unit: string, other: string): boolean {
  const quantities: readonly (readonly string[])[] = [lengths, masses, volumes, speeds, temperatures];
  return quantities.some((names) => names.includes(unit) && names.includes(other));
}

export type Unit = (typeof units)[number];

/**
 * Picture types that a file field accepts, recognised by content. Not HEIC, which our build of the image library can't
 * decode; phones convert to JPEG for a field that doesn't accept HEIC.
 */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;

/** An editor's choices of what a file field accepts; PDFs are for scans, such as of a press card. */
export const fileKinds = ["pictures", "pictures-or-pdf"] as const;

export const pdfType = "application/pdf";

/** Parts of a postal address, in the order of the form. */
export const addressParts = ["street", "housenumber", "zipcode", "city", "country"] as const;

export type AddressPart = (typeof addressParts)[number];

/** Longest text per kind of field, in characters, unless the form sets a limit. */
export const maxLengths = { text: 200, email: 254, telephone: 40, longText: 5000, addressPart: 100 } as const;

/** Most decimals of a number field, unless the form sets a limit. */
export const defaultDecimals = 2;

/** Most files in a file field, and the largest size of each, unless the form sets a limit. */
export const defaultFiles = { count: 1, megabytes: 15 } as const;
