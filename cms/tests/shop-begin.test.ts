import { describe, expect, test } from "vitest";
import { expireOrders } from "../src/shop/orders/expire-orders.ts";
import { extendOrder } from "../src/shop/orders/extend-order.ts";
import { refreshOrder } from "../src/shop/orders/refresh-order.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { runShopJobs } from "../src/shop/shop-jobs.ts";
import { KeyConflict } from "../src/shop/orders/request-digest.ts";
import { begin, begun, counters, event, line, minute, newKey, offer, orderOf, place, stock } from "./shop.ts";
import type { TestShop } from "./shop.ts";
import { shopForEachTest } from "./shop-for-each-test.ts";

let shop: TestShop;

shopForEachTest(async (opened) => {
  shop = opened;
  await stock(shop, 20);
});

const taken = async () => (await counters(shop))["2027-06-25 event"];

const refusedFor = (...problems: object[]) => ({ outcome: "refused", problems });

describe("S07 a cart at checkout", () => {
  test("becomes an order at an address that nobody guesses, with names, prices and VAT as they are now", async () => {
    const order = await begun(shop, [line(2)]);
    expect(order).toMatchObject({
      number: null,
      state: "held",
      heldUntil: "2027-01-10T12:15:00.000Z",
      canExtend: true,
      lines: [{ name: "day", eventTitle: "TT", quantity: 2, priceCents: 1000, vatRate: 9 }],
      totals: { netCents: 2000, vatCents: 180, grossCents: 2180 },
      methods: ["invoice", "gate"],
      tickets: [],
    });
    expect(order.token).toMatch(/^[\w-]{43}$/u);
    shop.entries[0] = event("tt", [offer("day", "event", 5000, ["2027-06-25"])]);
    expect(await readOrder(shop, { token: order.token })).toEqual(order);
  });

  test("tells of each line what is wrong with it, and holds nothing", async () => {
    shop.entries[0] = event("tt", [
      offer("day", "event", 1000, ["2027-06-25"]),
      offer("child", "event", 500, ["2027-06-25"]),
      { ...offer("early", "event", 1000, ["2027-06-25"]), saleStartsAt: "2027-02-01T09:00:00.000Z" },
      { ...offer("late", "event", 1000, ["2027-06-25"]), saleEndsAt: "2027-01-10T12:00:00.000Z" },
      offer("full", "noord", 1000, ["2027-06-25"]),
      offer("nowhere", "zuid", 1000, ["2027-06-25"]),
      { ...offer("four", "west", 1000, ["2027-06-25"]), maxPerOrder: 4 },
      { ...offer("beside", "west", 1000, ["2027-06-25"]), isAccessible: true, audience: "companion" },
      { ...offer("diner", "west", 1000, ["2027-06-25"]), arrangementId: "diner", leastPerOrder: 8 },
    ]);
    await stock(shop, 3);
    await stock(shop, 0, "2027-06-25", "noord");
    await stock(shop, 50, "2027-06-25", "west");
    const answer = await begin(shop, [
      line(4),
      line(1, { ticketId: "child", seenPriceCents: 499 }),
      line(1, { ticketId: "early" }),
      line(1, { ticketId: "late" }),
      line(1, { ticketId: "full" }),
      line(1, { ticketId: "nowhere" }),
      line(1, { ticketId: "gone" }),
      line(1, { admission: "2027-06-29" }),
      line(3, { ticketId: "four" }),
      line(2, { ticketId: "four" }),
      line(1, { ticketId: "beside" }),
      line(7, { ticketId: "diner" }),
    ]);
    const problems = [
      { line: 0, reason: "few-left", left: 3 },
      { line: 1, reason: "price-changed", priceCents: 500 },
      { line: 1, reason: "sold-out" },
      { line: 2, reason: "not-yet" },
      { line: 3, reason: "ended" },
      { line: 4, reason: "sold-out" },
      { line: 5, reason: "sold-out" },
      { line: 6, reason: "withdrawn" },
      { line: 7, reason: "withdrawn" },
      { line: 9, reason: "over-limit", most: 4 },
      { line: 10, reason: "companions", most: 0 },
      { line: 11, reason: "small-group", least: 8 },
    ];
    expect(answer).toEqual(refusedFor(...problems));
    expect(await taken()).toEqual([3, 0, 0]);
  });

  test("the limit counts all lines of a ticket type, whatever their days", async () => {
    await stock(shop, 20, "2027-06-26");
    const answer = await begin(shop, [line(6), line(5, { admission: "2027-06-26" })]);
    expect(answer).toEqual(refusedFor({ line: 1, reason: "over-limit", most: 10 }));
  });

  test("comes to a million euros at most, which every database can count", async () => {
    const highest = 10_000_000;
    const dearOffer = { ...offer("dear", "event", highest, ["2027-06-25", "2027-06-26"]), maxPerOrder: 99 };
    shop.entries[0] = event("tt", [dearOffer]);
    await stock(shop, 200);
    await stock(shop, 200, "2027-06-26");
    const dear = (quantity: number, admission = "2027-06-25") =>
      line(quantity, { ticketId: "dear", admission, seenPriceCents: highest });
    expect(await begin(shop, [dear(99)])).toEqual(refusedFor({ line: 0, reason: "over-amount", most: 9 }));
    const both = [dear(9), dear(1, "2027-06-26")];
    expect(await begin(shop, both)).toEqual(refusedFor({ line: 1, reason: "over-amount", most: 0 }));
    expect(orderOf(await begin(shop, [dear(9)])).totals.grossCents).toBe(98_100_000);
  });

  test("may have a companion beside a wheelchair place, and a group that is large enough for its arrangement", async () => {
    const seat = { ...offer("chair", "event", 1000, ["2027-06-25"]), isAccessible: true };
    shop.entries[0] = event("tt", [
      seat,
      { ...seat, ticketId: "beside", audience: "companion" },
      { ...offer("diner", "event", 1000, ["2027-06-25"]), arrangementId: "diner", leastPerOrder: 8 },
    ]);
    const lines = Object.entries({ beside: 2, chair: 2, diner: 8 });
    const answer = await begin(
      shop,
      lines.map(([ticketId, quantity]) => line(quantity, { ticketId })),
    );
    expect(orderOf(answer)).toMatchObject({ state: "held" });
  });

  test("of an event that is over isn't sold", async () => {
    shop.clock.now = Date.parse("2027-06-27T18:00:00.000Z");
    expect(await begin(shop, [line(1)])).toEqual(refusedFor({ line: 0, reason: "ended" }));
  });
});

describe("the same button twice", () => {
  test("begins one order, however fast, and also once the places are gone", async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => begin(shop, [line(10)], key)));
    expect(new Set(answers.map((answer) => orderOf(answer).token)).size).toBe(1);
    await begun(shop, [line(10)]);
    expect(orderOf(await begin(shop, [line(10)], key)).token).toBe(answers.map((answer) => orderOf(answer).token)[0]);
    expect(await taken()).toEqual([20, 20, 0]);
  });

  test("with another cart is refused", async () => {
    const key = newKey();
    await begin(shop, [line(1)], key);
    await expect(begin(shop, [line(2)], key)).rejects.toBeInstanceOf(KeyConflict);
    await expect(begin(shop, [line(1, { ticketId: "gone" })], key)).rejects.toBeInstanceOf(KeyConflict);
    expect(await taken()).toEqual([20, 1, 0]);
  });

  test("places one order with one number and one set of tickets", async () => {
    const order = await begun(shop, [line(3)]);
    const key = newKey();
    const presses = Array.from({ length: 6 }, () => place(shop, order, "gate", { idempotencyKey: key }));
    const placed = (await Promise.all(presses)).map(orderOf);
    expect(new Set(placed.map(({ number }) => number)).size).toBe(1);
    expect(new Set(placed.map(({ tickets }) => tickets.map(({ code }) => code).join(","))).size).toBe(1);
    expect(placed[0]?.tickets).toHaveLength(3);
    await expect(place(shop, order, "invoice", { idempotencyKey: key })).rejects.toBeInstanceOf(KeyConflict);
    expect(await place(shop, order, "gate")).toEqual({ outcome: "failed", reason: "wrong-state" });
    expect(await taken()).toEqual([20, 0, 3]);
  });
});

describe("time at the checkout", () => {
  test("may be asked for ten times, a quarter of an hour from then on, also by who still has time", async () => {
    const { token } = await begun(shop, [line(1)]);
    for (let times = 1; times <= 10; times += 1) {
      shop.clock.now += 10 * minute;
      const { heldUntil, canExtend } = orderOf(await extendOrder(shop, token));
      expect(Date.parse(heldUntil ?? "")).toBe(shop.clock.now + 15 * minute);
      expect(canExtend).toBe(times < 10);
    }
    expect(await extendOrder(shop, token)).toEqual({ outcome: "failed", reason: "no-more-time" });
  });

  test("doesn't add up: presses at once keep places from others no longer, and aren't counted", async () => {
    const { token } = await begun(shop, [line(1)]);
    shop.clock.now += minute;
    for (let times = 1; times <= 12; times += 1) {
      const { heldUntil, canExtend } = orderOf(await extendOrder(shop, token));
      expect(Date.parse(heldUntil ?? "")).toBe(shop.clock.now + 15 * minute);
      expect(canExtend).toBe(true);
    }
  });

  test("runs out: the places are free, and the visitor is told", async () => {
    const order = await begun(shop, [line(4)]);
    shop.clock.now += 15 * minute;
    expect(await expireOrders(shop)).toBe(1);
    expect(await expireOrders(shop)).toBe(0);
    expect(await taken()).toEqual([20, 0, 0]);
    expect(orderOf(await refreshOrder(shop, order.token))).toMatchObject({ state: "expired", heldUntil: null });
    expect(await place(shop, order, "invoice")).toEqual({ outcome: "failed", reason: "expired" });
    expect(await extendOrder(shop, order.token)).toEqual({ outcome: "failed", reason: "expired" });
  });

  test("is over as soon as the visitor looks, and not too late as long as nobody took the places", async () => {
    const [looked, placed] = [await begun(shop, [line(1)]), await begun(shop, [line(1)])];
    shop.clock.now += 16 * minute;
    expect(orderOf(await refreshOrder(shop, looked.token)).state).toBe("expired");
    expect(orderOf(await place(shop, placed, "gate")).state).toBe("at-gate");
  });

  test("that came to nothing is forgotten after a week, and only that", async () => {
    const { token } = await begun(shop, [line(1)]);
    const placed = orderOf(await place(shop, await begun(shop, [line(1)]), "gate"));
    shop.clock.now += 15 * minute;
    await runShopJobs(shop);
    expect((await readOrder(shop, { token }))?.state).toBe("expired");
    shop.clock.now += 7 * 24 * 60 * minute;
    await runShopJobs(shop);
    expect(await readOrder(shop, { token })).toBeNull();
    expect((await readOrder(shop, { token: placed.token }))?.state).toBe("at-gate");
  });
});
