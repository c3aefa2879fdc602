import { dayAtCircuit } from "../forms/date-bounds.ts";
import { admissionDays } from "./admission-days.ts";

/*
 * Which day it is at the gates. An evening goes on after midnight: somebody who holds a ticket for it still comes in. Apart
 * from what the content system does with it: devices at the gates judge by the same rule.
 */

/** The hour at which a day at the gates ends, in the morning after it: scanners stop then too. */
const endsAtHour = 4;

const circuitHour = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Amsterdam",
  hour: "2-digit",
  hourCycle: "h23",
});

/** The days of which tickets are let in, as `YYYY-MM-DD`: in the small hours those of the evening before, and of the new day. */
export function gateDays(at: Date): string[] {
  const today = dayAtCircuit(at);
  if (Number(circuitHour.format(at)) >= endsAtHour) return [today];
  const evening = new Date(Date.parse(`${today}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return [evening, today];
}

/** Days of a scanner, `YYYY-MM-DD`. */
interface ScannerDays {
  firstDay: string;
  lastDay: string;
}

/**
 * The day on which a ticket lets in now, and for which it is used up then: the evening before as long as that lasts.
 *
 * @param admission - Key of what the ticket admits to.
 * @returns `null` when it lets nobody in now.
 */
export function admittingDay(admission: string, { firstDay, lastDay }: ScannerDays, at: Date): string | null {
  const days = admissionDays(admission);
  return gateDays(at).find((day) => days.includes(day) && day >= firstDay && day <= lastDay) ?? null;
}
