/** Length of an IBAN by country, from SWIFT's IBAN registry. */
const lengths =
  "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 " +
  "FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 " +
  "LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 " +
  "RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30";

/** Returns the length of a country's IBANs; 0 for a country without IBANs. @param country - ISO 3166-1 alpha-2. */
export function ibanLength(country: string): number {
  return /^[A-Z]{2}$/u.test(country) ? Number.parseInt(lengths.split(country)[1] ?? "0", 10) : 0;
}

/** Tells whether a text is an IBAN of the right length with valid check digits (ISO 7064, 97-10); ignores spaces. */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(/\s/gu, "");
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/u.test(iban) || iban.length !== ibanLength(iban.slice(0, 2))) return false;
  // The check moves the first four characters to the end, and replaces letters by numbers from 10.
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/gu, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}
