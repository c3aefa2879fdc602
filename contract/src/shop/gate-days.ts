import { circuitMoment } from "../circuit-clock.ts";
import { dayAtCircuit, daysAfter } from "../forms/date-bounds.ts";
import { admissionDays } from "./admission-days.ts";

/*
 * Which day it is at the gates: tickets for an evening still admit after midnight. The CMS and the scanners' own pages
 * share this rule.
 */

/** The hour of the next morning at which a day at the gates, and the validity of its scanners, ends. */
const endsAtHour = 4;

/** Returns the days whose tickets admit now, as `YYYY-MM-DD`: after midnight both the day before and the new day. */
export function gateDays(at: Date): string[] {
  const today = dayAtCircuit(at);
  if (Number(circuitMoment(at.getTime()).slice(11, 13)) >= endsAtHour) return [today];
  return [daysAfter(today, -1), today];
}

/** The days that a scanner is for, as `YYYY-MM-DD`. */
interface ScannerDays {
  firstDay: string;
  lastDay: string;
}

/**
 * Returns the day for which a ticket admits now, and which the scan uses up: after midnight the day before, if
 * possible.
 *
 * @param admission - Key of the ticket's admission.
 * @returns `null` when the ticket doesn't admit now.
 */
export function admittingDay(admission: string, { firstDay, lastDay }: ScannerDays, at: Date): string | null {
  const days = admissionDays(admission);
  return gateDays(at).find((day) => days.includes(day) && day >= firstDay && day <= lastDay) ?? null;
}
