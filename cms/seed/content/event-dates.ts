import type { SeedDocument } from "../document.ts";

const languages = { nl: "nl-NL", en: "en-GB" } as const;

/**
 * The days of an event in words, for texts that name them: `25–27 juni 2027`.
 *
 * @throws {Error} The document has no start or end.
 */
export function eventDates(event: SeedDocument, locale: "nl" | "en"): string {
  const { startsAt, endsAt } = event.nl;
  if (typeof startsAt !== "string" || typeof endsAt !== "string") throw new Error(`${event.key} has no dates`);

  return new Intl.DateTimeFormat(languages[locale], {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Europe/Amsterdam",
  })
    .formatRange(new Date(startsAt), new Date(endsAt))
    .replaceAll(/\s/gu, " ")
    .replace(/(\d) – (\d+ \p{L}+ \d{4})$/u, "$1–$2");
}

const circuitDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam", dateStyle: "short" });

/**
 * The days of an event at the circuit, in order, as `YYYY-MM-DD`.
 *
 * @throws {Error} The document has no start or end.
 */
export function eventDays(event: SeedDocument): string[] {
  const { startsAt, endsAt } = event.nl;
  if (typeof startsAt !== "string" || typeof endsAt !== "string") throw new Error(`${event.key} has no dates`);

  const last = circuitDay.format(new Date(endsAt));
  const days: string[] = [];
  for (let day = circuitDay.format(new Date(startsAt)); day <= last; day = dayAfter(day)) days.push(day);
  return days;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
