import type { Locale } from "@circuit/contract/locales";
import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import { earlyEntryMs } from "@circuit/contract/shop/waiting-room";
import { formatLongDay, formatNumber, formatTime } from "#app/i18n/format.ts";
import { waitingRoomMessages } from "#app/i18n/messages/waiting-room.ts";
import type { WaitingStatus } from "./waiting-status.server.ts";

/** Texts of a waiting page for a visitor's status. */
export interface WaitingWords {
  kicker: string;
  /** Description of the large text for screen readers; empty when it needs none. */
  label: string;
  /** The large text: a queue position, a time or a word. */
  large: string;
  lead: string;
  notes: readonly (readonly string[])[];
}

/** Puts a status into words. @param title - Title of the event. */
export function waitingWords(status: WaitingStatus, title: string, locale: Locale): WaitingWords {
  const words = waitingRoomMessages[locale];
  const open = { kicker: words.open(title), label: "", notes: [] };
  const numeral = (count: number) => formatNumber(count, locale);
  switch (status.kind) {
    case "closed": {
      const time = formatTime(status.opensAt, locale);
      const doors = formatTime(new Date(Date.parse(status.opensAt) - earlyEntryMs).toISOString(), locale);
      const lead = words.closed.lead(formatLongDay(status.opensAt, locale), time, doors);
      return { ...opening(status.opensAt, title, locale), lead, notes: beforeNotes(status.isDrawn, locale) };
    }
    case "invited": {
      if (status.opensAt !== null) {
        const { before, beforeDrawn } = words.invited;
        const lead = (status.isDrawn ? beforeDrawn : before)(whenOf(status.opensAt, locale));
        return { ...opening(status.opensAt, title, locale), lead, notes: beforeNotes(status.isDrawn, locale) };
      }
      const { after, afterOne, afterNone, aheadLabel } = words.invited;
      const several = status.ahead === 1 ? afterOne : after(numeral(status.ahead));
      const lead = status.ahead === 0 ? afterNone : several;
      return { ...open, label: aheadLabel, large: numeral(status.ahead), lead, notes: words.waiting.notes };
    }
    case "early": {
      const { lead, notes } = words.early;
      return { ...opening(status.opensAt, title, locale), lead: lead(whenOf(status.opensAt, locale)), notes };
    }
    case "kept": {
      const { lead, place, turn, soon } = words.kept;
      const own = status.ahead === null ? soon : place(numeral(status.ahead));
      const all = `${lead(whenOf(status.opensAt, locale))} ${status.ahead === 0 ? turn : own}`;
      return { ...opening(status.opensAt, title, locale), lead: all, notes: words.waiting.notes };
    }
    case "drawing":
      return { ...open, large: words.drawing.title, lead: words.drawing.lead, notes: words.early.notes };
    case "waiting": {
      const { minute, minutes, lead, notes } = words.waiting;
      const place = numeral(status.ahead);
      const long = status.minutes === 1 ? minute : minutes(numeral(status.minutes));
      return { ...open, label: words.placeLabel, large: place, lead: lead(place, long), notes };
    }
    case "turn": {
      const { title: large, lead, notes } = words.turn;
      return { ...open, large, lead: lead(formatTime(status.until, locale)), notes };
    }
    case "over":
      return { ...open, large: words.late.title, lead: words.late.lead };
    case "sold-out": {
      const { title: large, lead, kept } = words.soldOut;
      const own = status.ahead === null ? lead : `${lead} ${kept(numeral(status.ahead))}`;
      return { ...open, large, lead: own };
    }
    case "ended":
      return { kicker: words.over(title), label: "", large: words.ended.title, lead: words.ended.lead, notes: [] };
    default:
      return status satisfies never;
  }
}

/** Returns the notes before a sale opens: how the draw works, or that it has taken place. */
function beforeNotes(isDrawn: boolean, locale: Locale): WaitingWords["notes"] {
  const { notes, notesDrawn } = waitingRoomMessages[locale].closed;
  return isDrawn ? notesDrawn : notes;
}

/** Formats the opening for use within a sentence: the time, and the day unless that is today. */
function whenOf(opensAt: string, locale: Locale): string {
  const { at, onAt } = waitingRoomMessages[locale];
  const time = formatTime(opensAt, locale);
  return isToday(opensAt) ? at(time) : onAt(formatLongDay(opensAt, locale), time);
}

function isToday(opensAt: string): boolean {
  return dayAtCircuit(new Date(opensAt)) === dayAtCircuit(new Date());
}

/** Returns the opening time as large text, with the day in the label for screen readers unless that is today. */
function opening(opensAt: string, title: string, locale: Locale): Pick<WaitingWords, "kicker" | "label" | "large"> {
  const words = waitingRoomMessages[locale];
  const label = isToday(opensAt) ? words.opensLabel : words.opensOnLabel(formatLongDay(opensAt, locale));
  return { kicker: words.notYet(title), label, large: formatTime(opensAt, locale) };
}
