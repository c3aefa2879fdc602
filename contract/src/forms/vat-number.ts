/**
 * Formats of VAT numbers by their first two letters: those of the European Union as VIES describes them (Greece is
 * `EL`, Northern Ireland `XI`), and of neighbouring countries outside it.
 */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/u,
  BE: /^[01]\d{9}$/u,
  BG: /^\d{9,10}$/u,
  CH: /^E\d{9}(?:MWST|TVA|IVA)?$/u,
  CY: /^\d{8}[A-Z]$/u,
  CZ: /^\d{8,10}$/u,
  DE: /^\d{9}$/u,
  DK: /^\d{8}$/u,
  EE: /^\d{9}$/u,
  EL: /^\d{9}$/u,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/u,
  FI: /^\d{8}$/u,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/u,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/u,
  HR: /^\d{11}$/u,
  HU: /^\d{8}$/u,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/u,
  IT: /^\d{11}$/u,
  LT: /^(?:\d{9}|\d{12})$/u,
  LU: /^\d{8}$/u,
  LV: /^\d{11}$/u,
  MT: /^\d{8}$/u,
  NL: /^[A-Z0-9+*]{9}B[A-Z0-9+*]{2}$/u,
  NO: /^\d{9}(?:MVA)?$/u,
  PL: /^\d{10}$/u,
  PT: /^\d{9}$/u,
  RO: /^\d{2,10}$/u,
  SE: /^\d{10}01$/u,
  SI: /^\d{8}$/u,
  SK: /^\d{10}$/u,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/u,
};

/** Prefixes of printed VAT numbers: `BTW`, `USt-IdNr.`, `VAT no`. */
const label =
  /^N?(?:BTW|MWST|UST|VAT|TVA|(?:PARTITA|P)?IVA|MOMS|NIF|CIF|NIP|DIC|UID)(?:ID)?(?:NUMMER|NUMBER|NR|NO)?(?=[A-Z\d])/u;

/**
 * Normalizes a VAT number to VIES's notation: `NL123456789B01` for `btw nl 1234.56.789.B01`. An old Belgian number of
 * nine digits gets the leading zero of 2005.
 *
 * @param country - ISO 3166-1 alpha-2, for a number without its country; anything else is ignored.
 */
export function normalizeVatNumber(text: string, country: unknown = null): string {
  const signs = text
    .normalize("NFKD")
    .toUpperCase()
    .replaceAll(/[^A-Z\d+*]/gu, "")
    .replace(label, "");
  const number = asInVies(signs);
  const ofCountry = asInVies(`${typeof country === "string" ? country : ""}${signs}`);
  return !isVatNumber(number) && isVatNumber(ofCountry) ? ofCountry : number;
}

function asInVies(number: string): string {
  return number.replace(/^GR/u, "EL").replace(/^BE(?=\d{9}$)/u, "BE0");
}

/** Countries with a known format outside the European Union, whose numbers VIES doesn't have. */
const outsideVies = new Set(["CH", "GB", "NO"]);

/** Tells whether the format of a country's VAT numbers is known. @param country - First two letters of a number. */
export function knowsVatNumbersOf(country: string): boolean {
  return Object.hasOwn(formats, country);
}

/** Tells whether VIES can verify a VAT number. @param number - As `normalizeVatNumber` returns it. */
export function isCheckableByVies(number: string): boolean {
  const country = number.slice(0, 2);
  return knowsVatNumbersOf(country) && !outsideVies.has(country);
}

/**
 * Tells whether a text has the format of a VAT number of the country that it begins with. Only VIES can verify that the
 * number exists.
 *
 * @param number - As `normalizeVatNumber` returns it.
 */
export function isVatNumber(number: string): boolean {
  const country = number.slice(0, 2);
  return knowsVatNumbersOf(country) && formats[country]?.test(number.slice(2)) === true;
}
