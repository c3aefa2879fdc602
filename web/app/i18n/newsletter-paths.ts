import type { Locale } from "@circuit/contract/locales";

/** Where the newsletter's form posts to when the circuit keeps the list itself. */
export const newsletterPaths: Record<Locale, string> = {
  nl: "/aanmelding/nieuwsbrief",
  en: "/en/subscription/newsletter",
};

/** Tells whether a page is about signing up or off: it asks that once, in its own words. */
export function isSubscriptionPath(pathname: string): boolean {
  return /^\/(?:aanmelding|en\/subscription)\//u.test(pathname);
}
