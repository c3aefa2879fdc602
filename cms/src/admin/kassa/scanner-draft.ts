import type { GatesView } from "../../shop/scans/scanner-view.ts";
import { dayAfter, momentAtCircuit } from "./circuit-clock.ts";

/** A scanner that is being made; `null` where nobody typed and the field follows from the others. */
export interface ScannerDraft {
  name: string;
  eventId: string;
  firstDay: string;
  lastDay: string;
  /** Key of the stand that the gate leads to; empty for a gate of the grounds. */
  stand: string;
  gate: string | null;
  /** By the clock at the circuit, `2027-06-27T04:00`. */
  validUntil: string | null;
}

/** What may be wrong with a field; `words.ts` has the words. */
export type DraftProblem = "name" | "gate" | "lastDay" | "validUntil" | "validUntil.past" | "validUntil.early";

/** A draft for an event: on the whole of it. */
export function draftFor({ eventId, days }: GatesView, name: string): ScannerDraft {
  const [firstDay = ""] = days;
  const lastDay = days.at(-1) ?? "";
  return { name, eventId, firstDay, lastDay, stand: "", gate: null, validUntil: null };
}

/** The draft with what follows from its other fields: the stand's own gate, and some hours after its last day. */
export function filledIn(draft: ScannerDraft, { stands }: GatesView) {
  const own = stands.find(({ key }) => key === draft.stand)?.gate ?? "";
  return {
    ...draft,
    gate: draft.gate ?? own,
    // Events end late, and the last visitors come in before that.
    validUntil: draft.validUntil ?? `${dayAfter(draft.lastDay)}T04:00`,
  };
}

/** A draft without gaps. */
export type FilledDraft = ReturnType<typeof filledIn>;

/** What is wrong with which field. */
export type DraftProblems = Partial<Record<keyof ScannerDraft, DraftProblem>>;

/** Says of each field what is wrong with it. @param now - Milliseconds since 1970. */
export function problemsOf(draft: FilledDraft, now: number): DraftProblems {
  const { name, gate, firstDay, lastDay, validUntil } = draft;
  const until = momentAtCircuit(validUntil);
  return {
    ...(name.trim() === "" && { name: "name" }),
    ...(gate.trim() === "" && { gate: "gate" }),
    ...(lastDay < firstDay && { lastDay: "lastDay" }),
    ...(validUntil.slice(0, 10) < lastDay && { validUntil: "validUntil.early" }),
    ...(until !== null && until <= now && { validUntil: "validUntil.past" }),
    ...(until === null && { validUntil: "validUntil" }),
  };
}

/** What the CMS is asked to make. */
export function askedFor({ name, gate, stand, validUntil, ...draft }: FilledDraft) {
  return {
    ...draft,
    name: name.trim(),
    gate: gate.trim(),
    stand: stand === "" ? null : stand,
    validUntil: new Date(momentAtCircuit(validUntil) ?? 0).toISOString(),
  };
}
