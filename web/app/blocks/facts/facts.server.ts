import type { BlockOf } from "@circuit/contract/content/blocks";
import { openingStateAt } from "@circuit/contract/circuit/weekly-hours";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { limitFreshness } from "#app/cms/cache-context.server.ts";
import { circuitDay } from "#app/domain/circuit-day.ts";
import { formatTime, formatWeekdayName } from "#app/i18n/format.ts";
import { officeMessages } from "#app/i18n/messages/office.ts";

/**
 * Returns a sentence that says whether the office is open and until when. The page's cache expires at that time.
 *
 * @returns `null` without office hours, or when the office never opens.
 */
export async function loadFacts(
  { officeHours }: Pick<BlockOf<"blocks.facts">, "officeHours">,
  { locale, now }: Pick<BlockContext, "locale" | "now">,
): Promise<string | null> {
  if (officeHours.length === 0) return null;

  const words = officeMessages[locale];
  const hours = openingStateAt(officeHours, now.getTime());
  const change = hours.isWithin ? hours.until : hours.from;
  if (change === null) return hours.isWithin ? words.open : null;

  limitFreshness(change);
  const moment = new Date(change).toISOString();
  const time = formatTime(moment, locale);
  if (hours.isWithin) return words.openUntil(time);
  const isToday = circuitDay(change) === circuitDay(now.getTime());
  return isToday ? words.closedUntil(time) : words.closedUntilDay(formatWeekdayName(moment, locale), time);
}
