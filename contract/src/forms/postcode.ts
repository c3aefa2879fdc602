/** Tells whether a text is a Dutch postcode in any notation: `9401 HZ`, `9401hz`, `NL-9401 HZ`. */
export function isDutchPostcode(text: string): boolean {
  return /^(?:NL)?[1-9]\d{3}[a-z]{2}$/iu.test(text.replaceAll(/[\s.-]/gu, ""));
}

/** Countries whose postal addresses need a postcode, from Google's libaddressinput. */
const needing =
  "AS AT AU AX BE BL BR CA CH CN CZ DE DK EE ES FI FK FM FR GB GF GG GL GP GR GU HU IM IN IO IT JE JP KR LI LT LU LV MF MH " +
  "MP MQ MX MY NC NL NO NZ PF PL PM PN PR PT PW RE RO RU SE SG SH SJ SK SM TC TR TW UA US VI WF YT ZA";

/** Tells whether a postal address needs a postcode. @param country - ISO 3166-1 alpha-2; anything else needs one. */
export function needsPostcode(country: unknown): boolean {
  return typeof country !== "string" || !/^[A-Z]{2}$/u.test(country) || needing.includes(country);
}
