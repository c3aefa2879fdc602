import type { Locale } from "@circuit/contract/locales";
import { formatDistance, formatPercentage } from "#app/i18n/format.ts";
import { seatViewMessages, type SeatViewMessages } from "#app/i18n/messages/seat-view.ts";
import type { SeatFacts } from "./seat-facts.server.ts";
import type { SunOnSeat } from "./sun-on-seat.ts";

/** A fact as the page shows it: `value` in large letters, with its label. */
export interface ShownFact {
  id: "corners" | "lap" | "track" | "sun";
  value: string;
  label: string;
}

/**
 * Puts the facts of a view into words.
 *
 * @param time - Time of day for which the sun is computed, `HH:MM`; `null` when no event is coming up.
 */
export function shownFacts(facts: SeatFacts, time: string | null, locale: Locale): ShownFact[] {
  const words = seatViewMessages[locale];
  const { corners, share, metres, metresToTrack, sun } = facts;
  const numbers = corners.map(({ number }) => number).toSorted((one, other) => one - other);
  const known: ShownFact[] = [
    {
      id: "corners",
      value: numbers.length === 0 ? words.noCorners : numbers.join(", "),
      label: words.corners(numbers.length),
    },
    { id: "lap", value: formatPercentage(share, locale), label: words.lap(formatDistance(metres, locale)) },
    { id: "track", value: formatDistance(metresToTrack, locale), label: words.track },
  ];
  return sun === null || time === null ? known : [...known, { id: "sun", ...sunWords(sun, time, words) }];
}

function sunWords(sun: SunOnSeat, time: string, { sun: words, sides }: SeatViewMessages): Omit<ShownFact, "id"> {
  switch (sun.light) {
    case "night":
      return { value: words.night, label: words.nightText(time) };
    case "shade":
      return { value: words.shade, label: words.shadeText[sun.by](time) };
    case "sun": {
      const advice = sun.advice === null ? "" : words.advice[sun.advice];
      return { value: words.heights[sun.height], label: `${words.sunText(sides[sun.side], time)}${advice}` };
    }
    default:
      return sun satisfies never;
  }
}

/** Describes the view in sentences, as a text alternative. */
export function viewSentences(
  { facts, row, rows, time }: { facts: SeatFacts; row: number; rows: number; time: string | null },
  locale: Locale,
): string[] {
  const words = seatViewMessages[locale];
  const { about, sides } = words;
  const metres = (value: number) => formatDistance(value, locale);
  const corners = facts.corners.map(({ number, name, side, metres: far }) =>
    about.corner(number, name, sides[side], metres(far)),
  );
  return [
    about.seat(row, rows, metres(facts.eyeMetres), about.compass[facts.facing]),
    cornerSentence(corners, words, locale),
    ...(facts.start === null ? [] : [about.start(sides[facts.start.side], metres(facts.start.metres))]),
    about.lap(metres(facts.lapMetres), metres(facts.metres), formatPercentage(facts.share, locale)),
    ...(facts.pass === null ? [] : [about.pass[facts.pass.from](facts.pass.seconds)]),
    ...(facts.screen === null ? [] : [about.screen(sides[facts.screen.side], metres(facts.screen.metres))]),
    ...(facts.sun === null || time === null ? [] : [sunSentence(facts.sun, time, words)]),
  ];
}

function cornerSentence(corners: readonly string[], { about }: SeatViewMessages, locale: Locale): string {
  const [first] = corners;
  if (first === undefined) return about.cornersNone;
  if (corners.length === 1) return about.cornerSeen(first);
  return about.cornersSeen(new Intl.ListFormat(locale, { type: "conjunction" }).format(corners));
}

function sunSentence(sun: SunOnSeat, time: string, { about, sides }: SeatViewMessages): string {
  switch (sun.light) {
    case "night":
      return about.sun.night(time);
    case "shade":
      return about.sun.shade(time, sides[sun.side]);
    case "sun":
      return about.sun.sun(time, sides[sun.side], about.heights[sun.height]);
    default:
      return sun satisfies never;
  }
}
