import type { GatesView } from "../../shop/scans/scanner-view.ts";
import { dayAfter, momentAtCircuit } from "../circuit-clock.ts";
import { readTime } from "../typed-moments.ts";

/** The form for a new scanner; `null` in a field that follows from the others until somebody changes it. */
export interface ScannerDraft {
  name: string;
  eventId: string;
  firstDay: string;
  lastDay: string;
  /** Key of the stand that the gate leads to; empty for a gate of the grounds. */
  stand: string;
  gate: string | null;
  /** When it stops, by the clock at the circuit. */
  untilDay: string | null;
  /** As it was typed. */
  untilTime: string;
}

/** The errors of fields; `words.ts` has their messages. */
export type DraftProblem = "name" | "gate" | "lastDay" | "untilDay.early" | "untilDay.past" | "untilTime";

/** The first draft for an event: on all its days, without those on which it no longer is. */
export function draftFor({ eventId, days, outsideDays }: GatesView, name: string): ScannerDraft {
  const own = days.filter((day) => !outsideDays.includes(day));
  const [firstDay = ""] = own;
  const lastDay = own.at(-1) ?? "";
  return { name, eventId, firstDay, lastDay, stand: "", gate: null, untilDay: null, untilTime: "04:00" };
}

/** The draft with defaults filled in: the stand's own gate, and the day after its last day. */
export function filledIn(draft: ScannerDraft, { stands }: GatesView) {
  const own = stands.find(({ key }) => key === draft.stand)?.gate ?? "";
  return {
    ...draft,
    gate: draft.gate ?? own,
    untilDay: draft.untilDay ?? dayAfter(draft.lastDay),
  };
}

/** A draft without gaps. */
export type FilledDraft = ReturnType<typeof filledIn>;

/** Errors by field. */
export type DraftProblems = Partial<Record<keyof ScannerDraft, DraftProblem>>;

/** Validates the draft. @param now - Milliseconds since 1970. */
export function problemsOf(draft: FilledDraft, now: number): DraftProblems {
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

/** When a scanner stops, in milliseconds since 1970; `null` when no time is typed. */
function endOf({ untilDay, untilTime }: FilledDraft): number | null {
  const time = readTime(untilTime);
  return time === null || !("text" in time) ? null : momentAtCircuit(`${untilDay}T${time.text}`);
}

/** The request by which the CMS makes a scanner from a draft. */
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
