import type { PictureSource } from "#app/ui/picture.tsx";

/** Day, period or time of an event, as large digits. */
export interface ChangeDate {
  /** Label above the digits, such as `Zou beginnen op`. */
  label: string;
  /** ISO 8601. */
  moment: string;
  numeral: string;
  /** Text after the digits: a month such as `juni`, or `uur` after a time. */
  unit: string;
}

/** View data of the banner above the page of an event that was moved. */
export interface MovedEventData {
  word: string;
  /** Date before the move; `null` when the editor entered none. */
  before: ChangeDate | null;
  now: ChangeDate;
  /** Text on what the move means for customers with tickets. */
  text: string;
}

/** View data of the banner that opens the page of a cancelled or postponed event. */
export interface CancelledEventData {
  word: string;
  /** The title with soft hyphens, for the headline. */
  heading: string;
  summary: string | null;
  cover: PictureSource | null;
  crumbs: readonly { title: string; path: string }[];
  title: string;
  /** Date on which the event was planned. */
  before: ChangeDate;
  /** Questions and answers for customers with tickets. */
  answers: readonly { question: string; answer: string; text: string }[];
  calendar: { label: string; path: string } | null;
}
