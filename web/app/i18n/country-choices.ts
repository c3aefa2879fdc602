import type { Locale } from "@circuit/contract/locales";

/** The countries where most visitors live, which come first. */
const nearby = ["NL", "BE", "DE"];

const cache = new Map<Locale, readonly { value: string; label: string }[]>();

/**
 * Lists countries as options of a field, the nearest first, the others by their name. The list of a language is cached.
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
