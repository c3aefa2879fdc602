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
  timeline: {
    scroll: "Tijdlijn, schuift opzij",
    whole: "Tijdlijn",
    start: "Meter 0, aan de start",
    after: (metres: string, corner: string) => `Meter ${metres}, na ${corner}`,
    before: (metres: string, corner: string) => `Meter ${metres}, op weg naar ${corner}`,
    along: (metres: string) => `Meter ${metres}`,
    finish: (metres: string) => `Meter ${metres}, over de streep`,
  },
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
  timeline: {
    scroll: "Timeline, scrolls sideways",
    whole: "Timeline",
    start: "Metre 0, on the start line",
    after: (metres: string, corner: string) => `Metre ${metres}, past ${corner}`,
    before: (metres: string, corner: string) => `Metre ${metres}, on the way to ${corner}`,
    along: (metres: string) => `Metre ${metres}`,
    finish: (metres: string) => `Metre ${metres}, across the line`,
  },
};

/** Messages of static blocks; only the server loads them. */
export const staticBlockMessages: Record<Locale, typeof nl> = { nl, en };
