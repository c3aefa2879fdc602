import type { Settings } from "@circuit/contract/content/layout";
import { circuitAddress } from "@circuit/contract/shop/circuit-address";
import type { Order } from "@circuit/contract/shop/order";
import { orderCalendar } from "@circuit/contract/shop/order-calendar";
import { env } from "#app/env.server.ts";
import { hasCalendar } from "./order-status.ts";

/**
 * Answers with the days of an order as an iCalendar file, in the order's language.
 *
 * @param settings - In the same language.
 * @returns `null` for an order that isn't placed, or that `hasCalendar` excludes.
 */
export function orderCalendarAnswer(order: Order, settings: Pick<Settings, "brandName" | "contact">): Response | null {
  const { number } = order;
  if (number === null || !hasCalendar(order)) return null;
  return new Response(orderCalendar({ ...order, number }, circuitAddress(settings), env.SITE_URL), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `inline; filename="${number}.ics"`,
    },
  });
}
