import type { Locale } from "@circuit/contract/locales";
import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import { doorsMs } from "@circuit/contract/shop/waiting-room";
import { formatLongDay, formatNumber, formatTime } from "#app/i18n/format.ts";
import { waitingRoomMessages } from "#app/i18n/messages/waiting-room.ts";
import type { WaitingStand } from "./waiting-stand.server.ts";

/** What a waiting page says of how somebody stands. */
export interface WaitingWords {
  kicker: string;
  /** What the large letters mean, for who can't see them beside the rest; empty when they speak for themselves. */
  label: string;
  /** The large letters: a place, a time or a word. */
  large: string;
  lead: string;
  notes: readonly (readonly string[])[];
}

/** The words of a stand. @param title - The event's. */
export function waitingWords(stand: WaitingStand, title: string, locale: Locale): WaitingWords {
  const words = waitingRoomMessages[locale];
  const open = { kicker: words.open(title), label: "", notes: [] };
  const numeral = (count: number) => formatNumber(count, locale);
  switch (stand.kind) {
    case "closed": {
      const time = formatTime(stand.opensAt, locale);
      const doors = formatTime(new Date(Date.parse(stand.opensAt) - doorsMs).toISOString(), locale);
      const lead = words.closed.lead(formatLongDay(stand.opensAt, locale), time, doors);
      return { ...opening(stand.opensAt, title, locale), lead, notes: beforeNotes(stand.isDrawn, locale) };
    }
    case "invited": {
      if (stand.opensAt !== null) {
        const { before, beforeDrawn } = words.invited;
        const lead = (stand.isDrawn ? beforeDrawn : before)(whenOf(stand.opensAt, locale));
        return { ...opening(stand.opensAt, title, locale), lead, notes: beforeNotes(stand.isDrawn, locale) };
      }
      const { after, afterOne, afterNone, aheadLabel } = words.invited;
      const several = stand.ahead === 1 ? afterOne : after(numeral(stand.ahead));
      const lead = stand.ahead === 0 ? afterNone : several;
      return { ...open, label: aheadLabel, large: numeral(stand.ahead), lead, notes: words.waiting.notes };
    }
    case "early": {
      const { lead, notes } = words.early;
      return { ...opening(stand.opensAt, title, locale), lead: lead(whenOf(stand.opensAt, locale)), notes };
    }
    case "kept": {
      const { lead, place, turn, soon } = words.kept;
      const own = stand.ahead === null ? soon : place(numeral(stand.ahead));
      const all = `${lead(whenOf(stand.opensAt, locale))} ${stand.ahead === 0 ? turn : own}`;
      return { ...opening(stand.opensAt, title, locale), lead: all, notes: words.waiting.notes };
    }
    case "drawing":
      return { ...open, large: words.drawing.title, lead: words.drawing.lead, notes: words.early.notes };
    case "waiting": {
      const { minute, minutes, lead, notes } = words.waiting;
      const place = numeral(stand.ahead);
      const long = stand.minutes === 1 ? minute : minutes(numeral(stand.minutes));
      return { ...open, label: words.placeLabel, large: place, lead: lead(place, long), notes };
    }
    case "turn": {
      const { title: large, lead, notes } = words.turn;
      return { ...open, large, lead: lead(formatTime(stand.until, locale)), notes };
    }
    case "over":
      return { ...open, large: words.late.title, lead: words.late.lead };
    case "sold-out": {
      const { title: large, lead, kept } = words.soldOut;
      const own = stand.ahead === null ? lead : `${lead} ${kept(numeral(stand.ahead))}`;
      return { ...open, large, lead: own };
    }
    case "ended":
      return { kicker: words.over(title), label: "", large: words.ended.title, lead: words.ended.lead, notes: [] };
    default:
      return stand satisfies never;
  }
}

/** What is to be known before a sale opens: of the draw, or that it has been. */
function beforeNotes(isDrawn: boolean, locale: Locale): WaitingWords["notes"] {
  const { notes, notesDrawn } = waitingRoomMessages[locale].closed;
  return isDrawn ? notesDrawn : notes;
}

/** When a sale opens, within a sentence: the time, and its day unless that is today. */
function whenOf(opensAt: string, locale: Locale): string {
  const { at, onAt } = waitingRoomMessages[locale];
  const time = formatTime(opensAt, locale);
  return isToday(opensAt) ? at(time) : onAt(formatLongDay(opensAt, locale), time);
}

function isToday(opensAt: string): boolean {
  return dayAtCircuit(new Date(opensAt)) === dayAtCircuit(new Date());
}

/** The large letters before a sale opens: the time, and its day for who listens, unless that is today. */
function opening(opensAt: string, title: string, locale: Locale): Pick<WaitingWords, "kicker" | "label" | "large"> {
  const words = waitingRoomMessages[locale];
  const label = isToday(opensAt) ? words.opensLabel : words.opensOnLabel(formatLongDay(opensAt, locale));
  return { kicker: words.notYet(title), label, large: formatTime(opensAt, locale) };
}
