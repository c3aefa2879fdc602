import type { Locale } from "@circuit/contract/locales";

/** Where most visitors live: these stand first. */
const nearby = ["NL", "BE", "DE"];

const cache = new Map<Locale, readonly { value: string; label: string }[]>();

/**
 * Countries by their name in a language: neighbours first, the others by the alphabet. Made once for each language.
 *
 * @param codes - ISO 3166-1 alpha-2.
 */
export function countryChoices(codes: readonly string[], locale: Locale): readonly { value: string; label: string }[] {
  const cached = cache.get(locale);
  if (cached !== undefined) return cached;

  const names = new Intl.DisplayNames(locale, { type: "region" });
  const { compare } = new Intl.Collator(locale);
  const optionOf = (value: string) => ({ value, label: names.of(value) ?? value });
  const others = codes.filter((code) => !nearby.includes(code)).map(optionOf);
  const countries = [...nearby.map(optionOf), ...others.toSorted((a, b) => compare(a.label, b.label))];
  cache.set(locale, countries);
  return countries;
}
