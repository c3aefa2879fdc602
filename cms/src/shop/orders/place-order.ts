import type { OrderState, PaymentMethod } from "#contract/shop/order";
import type { ShopAnswer, ShopRequest } from "#contract/shop/shop-requests";
import type { Shop } from "../shop.ts";
import { toShopAnswer, failedAnswer } from "./shop-answer.ts";
import { holdMs } from "./begin-order.ts";
import { changeOrder } from "./change-order.ts";
import { methodsFor } from "./compose-order.ts";
import { invoiceEndsAt } from "./invoice-end.ts";
import { hasUnavailableEvent } from "./unavailable-events.ts";
import { mayPlaceForInbox, mayPlaceUnpaid } from "./network-limits.ts";
import { orderNumber } from "./order-number.ts";
import { addPayment, answerWithPayment } from "./pay-order.ts";
import { readOrderRows } from "./read-order.ts";
import { searchColumnsOf } from "../tables/search-text.ts";
import { KeyConflict, requestDigest } from "./request-digest.ts";

type PlaceRequest = Extract<ShopRequest, { action: "place" }>;

const placedStates: Record<PaymentMethod, OrderState> = {
  free: "paid",
  invoice: "invoiced",
  gate: "at-gate",
  online: "awaiting-payment",
};

/**
 * Places a held order: gives it a number, and sells it or waits for its online payment. A repeated request continues
 * where the first one stopped. A hold that is over still counts, until a job or another order frees its stock.
 *
 * @throws {KeyConflict} The idempotency key was used for another request.
 */
export async function placeOrder(shop: Shop, request: PlaceRequest): Promise<ShopAnswer> {
  const { token, idempotencyKey, network = null, customer, method, seenGrossCents, wantsNews, locale } = request;
  const digest = requestDigest({ customer, method, seenGrossCents, wantsNews });
  // Read before the transaction, which occupies SQLite's only connection.
  const mayPayAtGate = await shop.mayPayAtGate();

  const placed = await changeOrder(
    shop,
    { token },
    async ({ trx, order, lines, changeState }): Promise<ShopAnswer | number> => {
      if (order.placeKey === idempotencyKey) {
        if (order.placeHash !== digest) throw new KeyConflict();
        return order.id;
      }
      if (order.state === "expired") return failedAnswer("expired");
      if (order.state !== "held") return failedAnswer("wrong-state");
      if (await hasUnavailableEvent(shop, lines)) {
        // Frees the stock; the visitor's cart then says which day isn't sold any more.
        await changeState("expired");
        return failedAnswer("expired");
      }
      if (order.grossCents !== seenGrossCents) return failedAnswer("changed");
      const methods = methodsFor(shop, order.grossCents, lines, mayPayAtGate);
      if (!methods.includes(method)) return failedAnswer("wrong-method");
      if (method !== "online") {
        const mayPlace =
          (await mayPlaceUnpaid(shop, trx, network, lines)) && (await mayPlaceForInbox(shop, customer.email));
        if (!mayPlace) return failedAnswer("too-many-unpaid");
      }

      const now = shop.now();
      await changeState(placedStates[method], {
        number: orderNumber(order.id),
        placedAt: now,
        ...customerColumns(request),
        method,
        // Replaces the network in which the order began.
        network,
        wantsNews,
        ...(locale !== undefined && { locale }),
        placeKey: idempotencyKey,
        placeHash: digest,
        // Never earlier than the end of the hold that the visitor saw.
        ...(method === "online" && { heldUntil: Math.max(order.heldUntil ?? 0, now + holdMs) }),
        ...(method === "invoice" && { heldUntil: invoiceEndsAt(now, lines) }),
      });
      if (method === "online") await addPayment(trx, order, now);
      return order.id;
    },
  );

  if (placed === null) return failedAnswer("unknown");
  if (typeof placed !== "number") return placed;
  // The provider creates the payment after the commit.
  if (method === "online") return answerWithPayment(shop, placed);
  return toShopAnswer(shop, await readOrderRows(shop.db.connection, { id: placed }));
}

/** Columns of the customer: to store, list and search. */
function customerColumns({ customer, vatCheck = null }: PlaceRequest) {
  return {
    customer: JSON.stringify(customer),
    email: customer.email.toLowerCase(),
    name: `${customer.firstName} ${customer.lastName}`,
    ...searchColumnsOf(customer),
    vatCheck: customer.vatNumber === null ? null : vatCheck,
  };
}
