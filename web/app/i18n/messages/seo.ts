import type { Locale } from "@circuit/contract/locales";

interface SeoMessages {
  /** First of the breadcrumbs. */
  home: string;
  /** Name of the news feed. */
  news: (brand: string) => string;
  /** Name of the calendar to subscribe to. */
  season: (brand: string) => string;
  /** What stands on the picture of a link preview. */
  shareImage: (title: string, brand: string) => string;
}

/** What search engines, feeds, calendars and link previews read; only the server has the words. */
export const seoMessages: Record<Locale, SeoMessages> = {
  nl: {
    home: "Home",
    news: (brand) => `Nieuws van ${brand}`,
    season: (brand) => `Kalender van ${brand}`,
    shareImage: (title, brand) => `Poster van ${brand}: ${title}`,
  },
  en: {
    home: "Home",
    news: (brand) => `News from ${brand}`,
    season: (brand) => `${brand} calendar`,
    shareImage: (title, brand) => `${brand} poster: ${title}`,
  },
};
