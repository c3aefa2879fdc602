import type { PictureSource } from "#app/ui/picture.tsx";

/** A day, or some in a row, or the time at which it begins on the same day, as large numerals. */
export interface ChangeDate {
  /** Label above it, such as `Zou beginnen op`. */
  label: string;
  /** ISO 8601. */
  moment: string;
  numeral: string;
  /** `juni`; of a time what it is a time of, `uur`. */
  unit: string;
}

/** An event's page says with it that it was moved, above all else. */
export interface MovedEventData {
  word: string;
  /** `null` while its editor wrote none. */
  before: ChangeDate | null;
  now: ChangeDate;
  /** What that is for who ordered. */
  text: string;
}

/** Data of the banner that opens the page of an event that was moved, postponed or cancelled. */
export interface EventOffData {
  word: string;
  /** Its title with soft hyphens. */
  heading: string;
  summary: string | null;
  cover: PictureSource | null;
  crumbs: readonly { title: string; path: string }[];
  /** The title, as the crumbs say it. */
  title: string;
  /** The date on which it isn't. */
  before: ChangeDate;
  /** Questions and answers for customers with tickets. */
  answers: readonly { question: string; answer: string; text: string }[];
  calendar: { label: string; path: string } | null;
}
