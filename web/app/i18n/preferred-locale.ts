import { defaultLocale, isLocale, type Locale } from "@circuit/contract/locales";

/** Name of the cookie that keeps a visitor's choice, and its life: 365 days in seconds. */
export const localeCookie = { name: "locale", maxAge: 365 * 24 * 60 * 60 } as const;

/**
 * The language for a visitor who hasn't asked for one by address: the saved
 * choice, else the first of the browser's languages that the site speaks, else Dutch.
 *
 * @param cookie - The `Cookie` header, `null` when absent.
 * @param acceptLanguage - The `Accept-Language` header, `null` when absent.
 */
export function preferredLocale(cookie: string | null, acceptLanguage: string | null): Locale {
  return wantedLocale(cookie, acceptLanguage) ?? defaultLocale;
}

/** Like `preferredLocale`, but `null` for a visitor who prefers no language of the site. */
export function wantedLocale(cookie: string | null, acceptLanguage: string | null): Locale | null {
  return savedLocale(cookie) ?? spokenLocale(acceptLanguage);
}

function savedLocale(cookie: string | null): Locale | null {
  for (const pair of (cookie ?? "").split(";")) {
    const [name, value] = pair.trim().split("=");
    if (name === localeCookie.name && isLocale(value)) return value;
  }
  return null;
}

/** Any other language gets Dutch, so only a preference for a language of ours counts. */
function spokenLocale(acceptLanguage: string | null): Locale | null {
  const ranges = (acceptLanguage ?? "").split(",").map((range) => {
    const [tag = "", ...parameters] = range.trim().toLowerCase().split(";");
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/u.exec(parameter)?.[1]).find(Boolean);
    return { language: tag.split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const wanted = ranges.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => language).find(isLocale) ?? null;
}
