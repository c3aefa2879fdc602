import * as z from "zod";
import type { Core } from "@strapi/strapi";
import { standingStates } from "../stock/stock-effect.ts";
import { lineTable, orderTable } from "../tables/order-tables.ts";
import type { OutsideDatesView } from "./kassa-view.ts";

/** Most order numbers of an event. */
const maxNamed = 50;

const rowsSchema = z.array(
  z.object({
    eventId: z.string(),
    number: z.string().nullable(),
    quantity: z.coerce.number(),
    endedTickets: z.coerce.number(),
  }),
);

/**
 * Counts the sold tickets of some admissions, by event, with the numbers of their orders.
 *
 * @param admissions - Those with a day on which their event isn't any more.
 */
export async function readOutsideDates(
  { connection }: Pick<Core.Strapi["db"], "connection">,
  admissions: readonly { eventId: string; admission: string }[],
): Promise<ReadonlyMap<string, OutsideDatesView>> {
  const outsideDates = new Map<string, OutsideDatesView>();
  if (admissions.length === 0) return outsideDates;
  const rows: unknown = await connection(lineTable)
    .join(orderTable, `${orderTable}.id`, `${lineTable}.orderId`)
    .whereIn("state", standingStates)
    .whereIn(
      ["eventId", "admission"],
      admissions.map(({ eventId, admission }) => [eventId, admission]),
    )
    .orderBy([`${orderTable}.id`, "position"])
    .select("eventId", "number", "quantity", "endedTickets");
  for (const { eventId, number, quantity, endedTickets } of rowsSchema.parse(rows)) {
    if (endedTickets >= quantity) continue;
    const { tickets, orders } = outsideDates.get(eventId) ?? { tickets: 0, orders: [] };
    const isNew = number !== null && !orders.includes(number) && orders.length < maxNamed;
    outsideDates.set(eventId, {
      tickets: tickets + quantity - endedTickets,
      orders: isNew ? [...orders, number] : orders,
    });
  }
  return outsideDates;
}
