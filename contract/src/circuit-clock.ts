const wallClock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** What the clock at the circuit shows at a moment, read as if it were that of Greenwich; in milliseconds since 1970. */
export function clockAt(moment: number): number {
  return Date.parse(`${wallClock.format(moment).replace(" ", "T")}Z`);
}

/**
 * The moment at which the clock at the circuit shows a time; of a time that it shows twice the first, and of one that it
 * leaves out as much later as the clock jumps.
 *
 * @param day - `YYYY-MM-DD`.
 * @param time - `HH:MM`.
 * @returns Milliseconds since 1970.
 */
export function momentOfClock(day: string, time: string): number {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const hourMs = 3_600_000;
  const summer = shown - 2 * hourMs;
  return clockAt(summer) === shown ? summer : shown - hourMs;
}
