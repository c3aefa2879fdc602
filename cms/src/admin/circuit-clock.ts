const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
  timeStyle: "short",
});

/**
 * A moment as local time at the circuit, whatever time zone the browser is in.
 *
 * @param moment - Milliseconds since 1970.
 * @returns A day and a time, `2027-06-27T04:00`.
 */
export function shownAtCircuit(moment: number): string {
  return clock.format(moment).replace(" ", "T");
}

/** How far the clock at the circuit is ahead of UTC, in milliseconds. */
function aheadAt(moment: number): number {
  const wholeMinute = Math.floor(moment / 60_000) * 60_000;
  return Date.parse(`${shownAtCircuit(wholeMinute)}Z`) - wholeMinute;
}

/**
 * The moment at which the clock at the circuit shows a time, whatever zone the browser is in. For a time that the clock
 * skips in spring it is one beside it, at which the clock shows another.
 *
 * @param text - A day and a time, `2027-06-27T04:00`.
 * @returns Milliseconds since 1970; `null` for any other text.
 */
export function momentAtCircuit(text: string): number | null {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  // The first offset may be that on the other side of a change of the clock.
  return asUtc - aheadAt(asUtc - aheadAt(asUtc));
}

/** The day after one, both `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
