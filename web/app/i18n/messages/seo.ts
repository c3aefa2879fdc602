import type { Locale } from "@circuit/contract/locales";

interface SeoMessages {
  /** First item of the breadcrumbs. */
  home: string;
  /** Name of the news feed. */
  news: (brand: string) => string;
  /** Name of the calendar subscription. */
  season: (brand: string) => string;
  /** Alternative text of the image in a link preview. */
  shareImage: (title: string, brand: string) => string;
}

/** Messages for search engines, feeds, calendars and link previews; only the server loads them. */
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
