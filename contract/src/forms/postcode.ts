/** Whether a text is a Dutch postcode, however it is written: `9401 HZ`, `9401hz`, `NL-9401 HZ`. Other countries have forms of their own. */
export function isDutchPostcode(text: string): boolean {
  return /^(?:NL)?[1-9]\d{3}[a-z]{2}$/iu.test(text.replaceAll(/[\s.-]/gu, ""));
}

/** Countries in which the post needs a postcode: Google's address data (libaddressinput), which follows the Universal Postal Union. */
const needing =
  "AS AT AU AX BE BL BR CA CH CN CZ DE DK EE ES FI FK FM FR GB GF GG GL GP GR GU HU IM IN IO IT JE JP KR LI LT LU LV MF MH " +
  "MP MQ MX MY NC NL NO NZ PF PL PM PN PR PT PW RE RO RU SE SG SH SJ SK SM TC TR TW UA US VI WF YT ZA";

/** Whether an address can't do without a postcode. @param country - ISO 3166-1 alpha-2; anything else is no country yet, and needs one. */
export function needsPostcode(country: unknown): boolean {
  return typeof country !== "string" || !/^[A-Z]{2}$/u.test(country) || needing.includes(country);
}
