const wallClock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  timeZoneName: "longOffset",
});

/**
 * Converts a moment to the circuit's time zone: `2027-06-25T09:00:00+02:00`.
 *
 * @param moment - ISO 8601, or milliseconds since 1970.
 */
export function circuitMoment(moment: string | number): string {
  const [day = "", time = "", offset = ""] = wallClock.format(new Date(moment)).split(" ");
  return `${day}T${time}${offset.replace("GMT", "")}`;
}

/** Returns the local time at the circuit, read as if it were UTC, in milliseconds since 1970. */
export function localTimeAsUtc(moment: number): number {
  return Date.parse(`${circuitMoment(moment).slice(0, 19)}Z`);
}

/**
 * Converts a local time at the circuit to a moment. Of a time that occurs twice (clocks go back) it returns the first;
 * of one that doesn't occur (clocks go forward) the moment an hour later.
 *
 * @param day - `YYYY-MM-DD`.
 * @param time - `HH:MM`.
 * @returns Milliseconds since 1970.
 */
export function momentOfLocalTime(day: string, time: string): number {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const hourMs = 3_600_000;
  const summer = shown - 2 * hourMs;
  return localTimeAsUtc(summer) === shown ? summer : shown - hourMs;
}
