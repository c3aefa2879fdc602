import { isChoosable } from "./choice-words.ts";
import type { SaleDay } from "./ticket-sale.ts";

/**
 * The day that is chosen at first: the one that the address asks for, or else the last single one, as races end with it;
 * of those on which something can be had.
 *
 * @param asked - `YYYY-MM-DD`, or any other text; `null` for none.
 */
export function openedDay(days: readonly SaleDay[], asked: string | null): SaleDay | undefined {
  const open = days.filter(({ tickets }) => tickets.some(isChoosable));
  const wanted = asked === null ? undefined : open.find(({ key }) => key === asked);
  return wanted ?? open.findLast(({ from, till }) => from === till) ?? open[0] ?? days[0];
}

/** The day whose tickets of a stand a link to it leads to: that one, or else the first that has any. */
export function dayOfStand(days: readonly SaleDay[], key: string, asked: string | null): SaleDay | undefined {
  const hasStand = (day: SaleDay | undefined) => day?.tickets.some(({ stand }) => stand?.key === key) === true;
  const opened = openedDay(days, asked);
  return hasStand(opened) ? opened : days.find(hasStand);
}

/**
 * Key of the stand that is open at first among those of a day: the first of which something can be had, or else the
 * first; `null` for a day without stands.
 */
export function openedStand(days: readonly SaleDay[], dayKey: string): string | null {
  const tickets = days.find(({ key }) => key === dayKey)?.tickets.filter(({ stand }) => stand !== null) ?? [];
  return (tickets.find(isChoosable) ?? tickets[0])?.stand?.key ?? null;
}
