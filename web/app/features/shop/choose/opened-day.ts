import { isChoosable } from "./choice-words.ts";
import type { SaleDay } from "./ticket-sale.ts";

/**
 * Chooses the day that is selected at first, among days with available tickets: the one in the URL, else the last
 * single day, when the races are.
 *
 * @param asked - `YYYY-MM-DD`, or any other text; `null` for none.
 */
export function openedDay(days: readonly SaleDay[], asked: string | null): SaleDay | undefined {
  const open = days.filter(({ tickets }) => tickets.some(isChoosable));
  const wanted = asked === null ? undefined : open.find(({ key }) => key === asked);
  return wanted ?? open.findLast(({ from, till }) => from === till) ?? open[0] ?? days[0];
}

/** Chooses the day that a link to a grandstand leads to: the selected one, or else the first with tickets for it. */
export function dayOfStand(days: readonly SaleDay[], key: string, asked: string | null): SaleDay | undefined {
  const hasStand = (day: SaleDay | undefined) => day?.tickets.some(({ stand }) => stand?.key === key) === true;
  const opened = openedDay(days, asked);
  return hasStand(opened) ? opened : days.find(hasStand);
}

/**
 * Key of the grandstand that is open at first on a day: the first with available tickets, else the first of all; `null`
 * without grandstands.
 */
export function initialStandKey(days: readonly SaleDay[], dayKey: string): string | null {
  const tickets = days.find(({ key }) => key === dayKey)?.tickets.filter(({ stand }) => stand !== null) ?? [];
  return (tickets.find(isChoosable) ?? tickets[0])?.stand?.key ?? null;
}
