/** Computes dates relative to the day of seeding, in the circuit's time zone. */
export interface SeedCalendar {
  /** Year of the day of seeding. */
  readonly year: number;
  /** ISO 8601 moment `offset` days after the day of seeding, at a local time; noon by default. */
  day(offset: number, hour?: number, minute?: number): string;
  /** `YYYY-MM-DD`, `offset` days after the day of seeding. */
  date(offset: number): string;
  /** Returns the offset of the first given weekday (0 Sunday … 6 Saturday) on or after the day at `offset`. */
  weekday(offset: number, weekday: number): number;
}

const timeZone = "Europe/Amsterdam";
const dayMs = 86_400_000;

const wallClock = new Intl.DateTimeFormat("en-GB", {
  timeZone,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** Creates a calendar. @param now - The moment of seeding; its local date is day 0. */
export function createSeedCalendar(now: Date): SeedCalendar {
  const today = midnightUtc(now);

  return {
    year: new Date(today).getUTCFullYear(),
    day: (offset, hour = 12, minute = 0) => wallTime(today + offset * dayMs, hour, minute).toISOString(),
    date: (offset) => new Date(today + offset * dayMs).toISOString().slice(0, 10),
    weekday: (offset, weekday) => {
      const current = new Date(today + offset * dayMs).getUTCDay();
      return offset + ((weekday - current + 7) % 7);
    },
  };
}

/** Returns the circuit's local date at a moment, as midnight UTC of that date, in milliseconds since 1970. */
function midnightUtc(moment: Date): number {
  const wall = moment.getTime() + wallOffset(moment);
  return wall - (wall % dayMs);
}

function wallTime(date: number, hour: number, minute: number): Date {
  const wall = date + (hour * 60 + minute) * 60_000;
  // Applies the offset twice: the first guess may be on the other side of a clock change.
  const guess = new Date(wall - wallOffset(new Date(wall)));
  return new Date(wall - wallOffset(guess));
}

/** Returns the circuit's UTC offset at a moment, in milliseconds. */
function wallOffset(moment: Date): number {
  const part = Object.fromEntries(wallClock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return wall - (moment.getTime() - moment.getUTCMilliseconds());
}
