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
