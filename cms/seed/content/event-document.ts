import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument, SeedFields } from "../document.ts";
import { entries, entry, picture } from "../references.ts";
import type { SeedButton } from "./detail-blocks.ts";

/**
 * A session in a timetable: times as `HH:mm` at the circuit, its kind, then its name in each
 * language. With an end before its start it ends after midnight.
 */
export type SessionLine = readonly [
  start: string,
  end: string | null,
  kind: "race" | "qualifying" | "practice" | "gates" | "bus" | "other",
  nl: string,
  en: string,
];

/** Fields of an event that both languages share. */
interface EventFrame {
  type: "motorcycles" | "cars" | "historic" | "track-days";
  startsAt: string;
  endsAt: string;
  featured?: boolean;
  colour: string;
  cover: string;
  /** Whole euro cents including VAT; `null` for free entry. */
  priceFromCents: number | null;
  saleState: "none" | "on-sale" | "few-left" | "not-yet" | "sold-out";
  /** How many are let through to the checkout, in a minute and at a time; without a waiting room when absent. */
  visitorsPerMinute?: number;
  visitorsAtOnce?: number;
  /** Offset of each day from the day of seeding, with its sessions in order. */
  timetable: readonly { offset: number; sessions: readonly SessionLine[] }[];
  /** Seed keys of places to stay. */
  accommodations?: readonly string[];
  /** Seed keys of news articles. */
  relatedNews?: readonly string[];
}

/** Texts of an event in one language. */
export interface EventTexts {
  title: string;
  slug: string;
  summary: string;
  venue: string;
  /** Words beside the price; none when absent. */
  statusLabel?: string;
  /** Pairs of value and label. */
  facts: readonly (readonly [value: string, label: string])[];
  buttons: readonly SeedButton[];
  blocks: readonly SeedFields[];
  seo: { title?: string; description: string };
}

/**
 * One event in both languages.
 *
 * @param key - Seed key, for `entry("event", key)`.
 */
export function eventDocument(
  calendar: SeedCalendar,
  key: string,
  frame: EventFrame,
  texts: { nl: EventTexts; en: EventTexts },
): SeedDocument {
  const { type, cover, featured = false, timetable, accommodations = [], relatedNews = [], ...rest } = frame;

  const fields = (locale: "nl" | "en") => {
    const { facts, statusLabel = null, seo, ...words } = texts[locale];
    return {
      ...rest,
      ...words,
      featured,
      statusLabel,
      type: entry("event-type", type),
      cover: picture(cover),
      facts: facts.map(([value, label]) => ({ value, label })),
      timetable: timetable.map(({ offset, sessions }) => ({
        date: calendar.date(offset),
        sessions: sessions.map(session),
      })),
      accommodations: entries("accommodation", ...accommodations),
      relatedNews: entries("news-article", ...relatedNews),
      seo: { title: seo.title ?? null, description: seo.description },
    };
  };

  return { key, nl: fields("nl"), en: fields("en") };
}

function session([startTime, endTime, kind, title, titleEn]: SessionLine): SeedFields {
  return { startTime, endTime, endsNextDay: endTime !== null && endTime < startTime, kind, title, titleEn };
}
