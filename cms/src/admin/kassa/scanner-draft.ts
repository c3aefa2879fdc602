import type { GatesView } from "../../shop/scans/scanner-view.ts";
import { dayAfter, momentAtCircuit } from "../circuit-clock.ts";
import { readTime } from "../typed-moments.ts";

/** A scanner that is being made; `null` where nobody typed and the field follows from the others. */
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

/** What may be wrong with a field; `words.ts` has the words. */
export type DraftProblem = "name" | "gate" | "lastDay" | "untilDay.early" | "untilDay.past" | "untilTime";

/** A draft for an event: on the whole of it, without days on which it isn't any more. */
export function draftFor({ eventId, days, outsideDays }: GatesView, name: string): ScannerDraft {
  const own = days.filter((day) => !outsideDays.includes(day));
  const [firstDay = ""] = own;
  const lastDay = own.at(-1) ?? "";
  return { name, eventId, firstDay, lastDay, stand: "", gate: null, untilDay: null, untilTime: "04:00" };
}

/** The draft with what follows from its other fields: the stand's own gate, and the day after its last one. */
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

/** What is wrong with which field. */
export type DraftProblems = Partial<Record<keyof ScannerDraft, DraftProblem>>;

/** Says of each field what is wrong with it. @param now - Milliseconds since 1970. */
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
