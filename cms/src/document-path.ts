/** Kinds of document that have an address of their own. */
export type AddressedKind = "page" | "event" | "news" | "arrangement";

const prefixes: Record<Exclude<AddressedKind, "page">, Record<string, string>> = {
  event: { nl: "evenementen", en: "events" },
  news: { nl: "nieuws", en: "news" },
  arrangement: { nl: "business/vip-arrangementen", en: "business/vip-arrangements" },
};

/**
 * Address of a document on the site.
 *
 * A copy of the contract's rule, because the CMS runs without it; a contract
 * test holds the two together.
 *
 * @returns A path that starts with `/` and has no trailing slash; `null` for a
 *   language in which this kind has no addresses.
 */
export function documentPath(kind: AddressedKind, slug: string, locale: string): string | null {
  const home = locale === "nl" ? "" : `/${locale}`;
  if (kind === "page") return slug === "home" ? home || "/" : `${home}/${slug}`;
  const prefix = prefixes[kind][locale];
  return prefix === undefined ? null : `${home}/${prefix}/${slug}`;
}
