import type { GatesView } from "../../shop/scans/scanner-view.ts";
import { daysAfter } from "../../../../contract/src/forms/date-bounds.ts";
import { parseCircuitTime } from "../circuit-clock.ts";
import { readTime } from "../typed-moments.ts";

/** Values of the form for a new scanner; `null` in a field whose default follows from the other fields. */
export interface ScannerDraft {
  name: string;
  eventId: string;
  firstDay: string;
  lastDay: string;
  /** Key of the grandstand behind the gate; empty for a gate of the grounds. */
  stand: string;
  gate: string | null;
  /** Day on which the scanner stops, in the circuit's time zone. */
  untilDay: string | null;
  /** Time at which the scanner stops, as typed. */
  untilTime: string;
}

/** Errors of the form's fields; `words.ts` has the messages. */
export type DraftProblem = "name" | "gate" | "lastDay" | "untilDay.early" | "untilDay.past" | "untilTime";

/** Makes a draft for all days of an event, except days on which it doesn't take place any more. */
export function draftFor({ eventId, days, outsideDays }: GatesView, name: string): ScannerDraft {
  const own = days.filter((day) => !outsideDays.includes(day));
  const [firstDay = ""] = own;
  const lastDay = own.at(-1) ?? "";
  return { name, eventId, firstDay, lastDay, stand: "", gate: null, untilDay: null, untilTime: "04:00" };
}

/** Fills in the defaults of a draft: the gate of its grandstand, and the day after its last day. */
export function withDefaults(draft: ScannerDraft, { stands }: GatesView) {
  const own = stands.find(({ key }) => key === draft.stand)?.gate ?? "";
  return {
    ...draft,
    gate: draft.gate ?? own,
    untilDay: draft.untilDay ?? daysAfter(draft.lastDay, 1),
  };
}

/** A draft with its defaults filled in. */
export type FilledDraft = ReturnType<typeof withDefaults>;

export type DraftProblems = Partial<Record<keyof ScannerDraft, DraftProblem>>;

/** Validates a draft. @param now - Milliseconds since 1970. @returns Errors by field. */
export function validateDraft(draft: FilledDraft, now: number): DraftProblems {
  const { name, gate, firstDay, lastDay, untilDay } = draft;
  const until = endOf(draft);
  return {
    ...(name.trim() === "" && { name: "name" }),
    ...(gate.trim() === "" && { gate: "gate" }),
    ...(lastDay < firstDay && { lastDay: "lastDay" }),
    ...(until === null && { untilTime: "untilTime" }),
    ...(until !== null && until <= now && { untilDay: "untilDay.past" }),
    ...(untilDay < lastDay && { untilDay: "untilDay.early" }),
  };
}

/** Returns when a scanner stops, in milliseconds since 1970; `null` for an unreadable time. */
function endOf({ untilDay, untilTime }: FilledDraft): number | null {
  const time = readTime(untilTime);
  return time === null || !("text" in time) ? null : parseCircuitTime(`${untilDay}T${time.text}`);
}

/** Makes the request body with which the CMS makes a scanner. */
export function toScannerRequest(draft: FilledDraft) {
  const { name, eventId, firstDay, lastDay, gate, stand } = draft;
  return {
    name: name.trim(),
    eventId,
    firstDay,
    lastDay,
    gate: gate.trim(),
    stand: stand === "" ? null : stand,
    validUntil: new Date(endOf(draft) ?? 0).toISOString(),
  };
}
