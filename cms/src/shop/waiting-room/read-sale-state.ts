import { admissionRules, isOnSale } from "#contract/shop/sale-states";
import type { WaitingRoom } from "#contract/shop/waiting-room";
import { admissionState } from "../catalogue/admission-state.ts";
import { saleWindowState } from "../catalogue/sale-window-state.ts";
import type { OfferEntry } from "../catalogue/offer-entry.ts";
import { limitingRow } from "../catalogue/read-upcoming-stock.ts";
import type { Shop } from "../shop.ts";
import { readStockRows, stockKeyText } from "../stock/stock-keys.ts";

/** Returns the state of an event's sale: the best for visitors of its tickets' states. */
export async function readSaleState(shop: Shop, entry: OfferEntry): Promise<WaitingRoom["sale"]> {
  const placed = entry.offers.flatMap(({ pool, admissions }) =>
    admissions.map(({ key }) => ({ eventId: entry.eventId, pool, admission: key, quantity: 1 })),
  );
  const rows = await readStockRows(shop.db.connection, placed);
  const stock = new Map(rows.map((row) => [stockKeyText(row), row]));
  const now = shop.now();
  const states = entry.offers.flatMap((offer) =>
    offer.admissions.map(({ key }) => {
      const row = limitingRow(stock, { eventId: entry.eventId, pool: offer.pool, admission: key });
      const [state] = admissionState(entry, offer, key, row, now);
      // Open by its dates but without a capacity: counts as sold out, so that the queue stands still.
      return state === "not-yet" && saleWindowState(entry, offer, key, now) === "open" ? "sold-out" : state;
    }),
  );
  if (states.some((state) => isOnSale({ state }))) return "open";
  const sales = states.map((state) => admissionRules[state].event);
  if (sales.includes("sold-out")) return "sold-out";
  return sales.includes("not-yet") ? "not-yet" : "ended";
}
