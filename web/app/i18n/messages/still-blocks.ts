import type { Locale } from "@circuit/contract/locales";

const nl = {
  news: {
    earlier: "Eerder verschenen",
    readOn: "Lees verder",
    empty: "Hier is nog geen nieuws. De inkt is nog nat.",
  },
  video: {
    captions: "Ondertiteling",
    watchOn: (site: string) => `Kijk op ${site}`,
  },
  timeline: { scroll: "Tijdlijn, schuift opzij" },
};

const en: typeof nl = {
  news: {
    earlier: "Published earlier",
    readOn: "Read on",
    empty: "No news here yet. The ink’s still wet.",
  },
  video: {
    captions: "Captions",
    watchOn: (site: string) => `Watch on ${site}`,
  },
  timeline: { scroll: "Timeline, scrolls sideways" },
};

/** Words of blocks that only the server draws: browsers don't load them. */
export const stillBlockMessages: Record<Locale, typeof nl> = { nl, en };
