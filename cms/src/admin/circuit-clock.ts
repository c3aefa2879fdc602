const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
  timeStyle: "short",
});

/** Formats a moment (milliseconds since 1970) as `2027-06-27T04:00` in the circuit's time zone. */
export function formatCircuitTime(moment: number): string {
  return clock.format(moment).replace(" ", "T");
}

/** Returns how far the clock at the circuit is ahead of UTC, in milliseconds. */
function utcOffsetAt(moment: number): number {
  const wholeMinute = Math.floor(moment / 60_000) * 60_000;
  return Date.parse(`${formatCircuitTime(wholeMinute)}Z`) - wholeMinute;
}

/**
 * Returns the moment at which the clock at the circuit shows a time. For a time that the clock skips when summer time
 * begins, it returns a moment at which the clock shows another time.
 *
 * @param text - A day and a time, `2027-06-27T04:00`.
 * @returns Milliseconds since 1970; `null` for any other text.
 */
export function parseCircuitTime(text: string): number | null {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  // Near a change to or from summer time the first offset may be wrong, so it is looked up a second time.
  return asUtc - utcOffsetAt(asUtc - utcOffsetAt(asUtc));
}
