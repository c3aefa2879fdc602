import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import type { CartLine } from "@circuit/contract/shop/cart-line";
import type { Customer, Order, PaymentMethod } from "@circuit/contract/shop/order";
import { orderTokens } from "@circuit/contract/shop/order-token";
import type { ShopAnswer } from "@circuit/contract/shop/shop-requests";
import { mailCountTable } from "../src/mail/recipient-limit.ts";
import type { OfferEntry, PooledOffer } from "../src/shop/catalogue/offer-entry.ts";
import { beginOrder } from "../src/shop/orders/begin-order.ts";
import { placeOrder } from "../src/shop/orders/place-order.ts";
import type { PaymentProvider } from "../src/shop/payments/provider.ts";
import type { Shop } from "../src/shop/shop.ts";
import { setStockCapacity } from "../src/shop/catalogue/resize-stock.ts";
import { orderChangeTable } from "../src/shop/tables/order-change-table.ts";
import { lineTable, orderTable } from "../src/shop/tables/order-tables.ts";
import { paymentTable, refundTable } from "../src/shop/tables/payment-tables.ts";
import { stockTable } from "../src/shop/tables/stock-table.ts";
import { saleClockTable } from "../src/shop/tables/sale-clock-table.ts";
import { scannerTable, scanTable } from "../src/shop/tables/scan-tables.ts";
import { ticketTable } from "../src/shop/tables/ticket-table.ts";
import { emptyDrawTable, keptPriceTable, roomTable, waiterTable } from "../src/shop/tables/waiting-tables.ts";
import { MemoryProvider } from "./memory-provider.ts";

export const minute = 60_000;

/** A shop with a clock that tests move, and what it told others. */
export interface TestShop extends Shop {
  clock: { now: number };
  entries: OfferEntry[];
  told: { id: number; before: string | null; after: string }[];
  /** How often the site was to be told of changes. */
  wakes: { count: number };
}

/** Moment at which the tests begin. */
const begins = Date.parse("2027-01-10T12:00:00.000Z");

/** Opens a shop on the tables of a CMS, which are emptied. @param provider - `null` for a circuit without one. */
export async function openTestShop(
  strapi: Core.Strapi,
  provider: PaymentProvider | null = new MemoryProvider(),
): Promise<TestShop> {
  for (const table of [
    mailCountTable,
    saleClockTable,
    keptPriceTable,
    emptyDrawTable,
    waiterTable,
    roomTable,
    scanTable,
    scannerTable,
    refundTable,
    paymentTable,
    ticketTable,
    orderChangeTable,
    lineTable,
    orderTable,
    stockTable,
  ]) {
    await strapi.db.connection(table).delete();
  }
  return openTestShopOn(strapi, provider);
}

/** Opens a shop on tables as they are. */
export function openTestShopOn(strapi: Core.Strapi, provider: PaymentProvider | null): TestShop {
  const clock = { now: begins };
  const entries = [event("tt", [offer("day", "event", 1000, ["2027-06-25", "2027-06-26", "2027-06-25_2027-06-26"])])];
  const told: TestShop["told"] = [];
  const wakes = { count: 0 };
  return {
    db: strapi.db,
    log: { info: () => strapi.log, warn: () => strapi.log, error: () => strapi.log },
    now: () => clock.now,
    offersOf: () => Promise.resolve(entries),
    mayPayAtGate: () => Promise.resolve(true),
    // Nearly all tests order as one customer.
    ordersPerNetwork: 1_000_000,
    provider,
    addresses: {
      orderPage: (locale, token) => `https://site.example/${locale}/${token}`,
      paymentHook: "https://site.example/hook",
      scanPage: "https://site.example/scan",
    },
    newToken: orderTokens(undefined).newToken,
    qrText: ({ serial }) => `test:${serial}`,
    ticketKeys: [],
    wallet: null,
    fileOf: () => Promise.resolve(null),
    onOrderChanged: async (id, before) => {
      const order = await strapi.db.transaction(({ trx }) => trx(orderTable).where({ id }).first("state"));
      told.push({ id, before: before?.state ?? null, after: order.state });
    },
    sendMailAgain: () => Promise.resolve("nothing-to-send"),
    onChangesRecorded: () => void (wakes.count += 1),
    clock,
    entries,
    told,
    wakes,
  };
}

/** An event of the catalogue. */
export function event(eventId: string, offers: PooledOffer[]): OfferEntry {
  const own = offers.map((each) => ({ ...each, eventId }));
  const times = { startsAt: "2027-06-25T08:00:00.000Z", endsAt: "2027-06-27T18:00:00.000Z" };
  return {
    eventId,
    title: "TT",
    slug: "tt",
    colour: "yellow",
    state: "planned",
    waitingRoom: null,
    ...times,
    offers: own,
  };
}

/** A ticket type with the same price on all its days, which has no VAT in it. */
export function offer(ticketId: string, pool: string, priceCents: number, admissions: string[]): PooledOffer {
  return {
    ticketId,
    eventId: "",
    arrangementId: null,
    name: ticketId,
    summary: null,
    stand: null,
    audience: "adult",
    isAccessible: false,
    leadsWith: "net",
    vatRate: 9,
    maxPerOrder: 10,
    leastPerOrder: 1,
    saleStartsAt: null,
    saleEndsAt: null,
    pool,
    admissions: admissions.map((key) => ({ key, priceCents })),
  };
}

/** Gives a day of the event so many places. */
export async function stock(shop: Shop, capacity: number, day = "2027-06-25", pool = "event", eventId = "tt") {
  return setStockCapacity(shop, { eventId, day, pool }, capacity);
}

/** Capacity, held and sold by day and pool. */
export async function counters(shop: Shop): Promise<Record<string, [number, number, number]>> {
  const rows: { day: string; pool: string; capacity: number; held: number; sold: number }[] =
    await shop.db.connection(stockTable);
  return Object.fromEntries(
    rows.map(({ day, pool, capacity, held, sold }) => [`${day} ${pool}`, [capacity, held, sold]]),
  );
}

/** A new idempotency key. */
export function newKey(): string {
  return randomBytes(16).toString("base64url");
}

/** A line of a cart. */
export function line(quantity: number, changes: Partial<CartLine> = {}): CartLine {
  return { ticketId: "day", admission: "2027-06-25", quantity, seenPriceCents: 1000, ...changes };
}

/** Begins an order. */
export function begin(
  shop: Shop,
  lines: CartLine[],
  idempotencyKey = newKey(),
  waiterIds: string[] = [],
): Promise<ShopAnswer> {
  return beginOrder(shop, { action: "begin", locale: "nl", idempotencyKey, lines, waiterIds });
}

/** Begins an order that must succeed. */
export async function begun(shop: Shop, lines: CartLine[]): Promise<Order> {
  return orderOf(await begin(shop, lines));
}

/** The order in an answer. */
export function orderOf(answer: ShopAnswer): Order {
  if (answer.outcome !== "order") throw new Error(`No order: ${JSON.stringify(answer)}`);
  return answer.order;
}

export const customer: Customer = {
  firstName: "Jan",
  lastName: "Jansen",
  email: "Jan@Example.nl",
  phone: null,
  company: null,
  vatNumber: null,
  reference: null,
  street: null,
  houseNumber: null,
  postcode: null,
  town: null,
  country: "NL",
};

/** Places an order for the price that it has. */
export function place(
  shop: Shop,
  order: Order,
  method: PaymentMethod,
  changes: Partial<Parameters<typeof placeOrder>[1]> = {},
): Promise<ShopAnswer> {
  return placeOrder(shop, {
    action: "place",
    token: order.token,
    idempotencyKey: newKey(),
    customer,
    method,
    seenGrossCents: order.totals.grossCents,
    wantsNews: false,
    ...changes,
  });
}

/** The id of an order in the database. */
export async function idOf(shop: Shop, { token }: Order): Promise<number> {
  const row: { id: number } = await shop.db.connection(orderTable).where({ token }).first("id");
  return row.id;
}

/** The id at the provider of the newest payment. */
export async function paymentOf(shop: Shop, order: Order): Promise<string> {
  const payments = shop.db.connection(paymentTable).where({ orderId: await idOf(shop, order) });
  const row: { providerId: string } = await payments.orderBy("id", "desc").first("providerId");
  return row.providerId;
}
