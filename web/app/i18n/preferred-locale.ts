import { defaultLocale, isLocale, type Locale } from "@circuit/contract/locales";

/** Name of the cookie with the language that a visitor chose, and its `Max-Age` in seconds: 365 days. */
export const localeCookie = { name: "locale", maxAge: 365 * 24 * 60 * 60 } as const;

/** Returns the language of the cookie, else the first of the browser's languages that the site has, else Dutch. */
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

/** Returns the site's language that the visitor's browser prefers; `null` if it names none. */
function spokenLocale(acceptLanguage: string | null): Locale | null {
  const ranges = (acceptLanguage ?? "").split(",").map((range) => {
    const [tag = "", ...parameters] = range.trim().toLowerCase().split(";");
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/u.exec(parameter)?.[1]).find(Boolean);
    return { language: tag.split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const wanted = ranges.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => language).find(isLocale) ?? null;
}
