import { describe, expect, test } from "vitest";
import { commitmentOf, digestOfList, shuffleByDraw } from "../../contract/src/shop/waiting-draw.ts";
import { pricesWhenJoined } from "../../contract/src/shop/waiting-room.ts";
import { beginOrder } from "../src/shop/orders/begin-order.ts";
import { releaseOrder } from "../src/shop/orders/end-order.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { joinRoom } from "../src/shop/waiting-room/join-room.ts";
import { readDrawnList, readRooms } from "../src/shop/waiting-room/read-rooms.ts";
import { begin, begun, event, line, minute, newKey, offer, orderOf, place, stock, type TestShop } from "./shop.ts";
import { shopForEachTest } from "./shop-for-each-test.ts";
import { opening, type RoomSetting, sellInRoom, waitingRoom } from "./waiting-room.ts";
import { isWholeRun } from "./whole-run.ts";

let shop: TestShop;
const { room, join } = waitingRoom(() => shop);

shopForEachTest(async (opened) => {
  shop = opened;
  await stock(shop, 500);
  sell();
});

const sell = (setting?: RoomSetting) => sellInRoom(shop, opening, setting);

/** A visitor who is let through at once, after the opening. */
async function passed(): Promise<string> {
  shop.clock.now = Math.max(shop.clock.now, opening + minute);
  const { ids } = await join(1);
  return ids[0] ?? "";
}

describe("the draw", () => {
  test("is committed to before the opening, and told in full afterwards", async () => {
    const before = await room();
    expect(before).toMatchObject({ opensAt: new Date(opening).toISOString(), draw: null, sale: "not-yet" });
    expect(JSON.stringify(before)).not.toContain("seed");
    shop.clock.now = opening - minute;
    const { ids, places } = await join(40);
    expect(places.every((each) => each === null)).toBe(true);
    expect(await readDrawnList(shop, "tt")).toBeNull();

    shop.clock.now = opening + 10_000;
    const { commitment, committedAt, draw, places: given } = await room();
    expect([commitment, committedAt]).toEqual([before.commitment, before.committedAt]);
    expect(commitmentOf(draw?.seed ?? "")).toBe(commitment);
    expect(draw).toMatchObject({ early: 40, digest: digestOfList(ids) });
    expect(given).toBe(40);
    expect(await readDrawnList(shop, "tt")).toEqual(shuffleByDraw(draw?.seed ?? "", ids));
  });

  test("waits for those who came just before the opening, and puts those who came since behind them", async () => {
    shop.clock.now = opening + 1000;
    const late = await join(2);
    shop.clock.now = opening - 1000;
    const early = await join(3);
    shop.clock.now = opening + 10_000;
    await room();
    expect((await join(0, late.ids)).places).toEqual([4, 5]);
    expect(new Set((await join(0, early.ids)).places)).toEqual(new Set([1, 2, 3]));
  });

  test("is of thousands too, each of whom has a place", async () => {
    const most = isWholeRun ? 10_000 : 1500;
    shop.clock.now = opening - minute;
    for (let joined = 0; joined < most; joined += 500) await join(500);
    shop.clock.now = opening + 10_000;
    expect((await room()).draw).toMatchObject({ early: most });
    expect(new Set(await readDrawnList(shop, "tt")).size).toBe(most);
  });
});

describe("the queue", () => {
  test("lets through as many in a minute as the event says, in the order in which they came", async () => {
    sell({ perMinute: 6 });
    shop.clock.now = opening - minute;
    await join(2);
    shop.clock.now = opening + 10_000;
    expect((await room()).letIn).toBe(1);
    const { places } = await join(30);
    expect(places).toEqual(Array.from({ length: 30 }, (_, index) => index + 3));
    shop.clock.now += minute;
    expect((await room()).letIn).toBe(7);
    shop.clock.now += minute / 2;
    expect((await room()).letIn).toBe(10);
  });

  test("is passed at once while there is nobody in it", async () => {
    shop.clock.now = opening + 5 * minute;
    const { places } = await join(1);
    expect(places).toEqual([1]);
    expect((await room()).letIn).toBe(1);
  });

  test("has no more at the checkout than the event says; who orders, or comes too late, makes room", async () => {
    sell({ perMinute: 600, atOnce: 2 });
    shop.clock.now = opening + 5 * minute;
    const { ids } = await join(6);
    expect((await room()).letIn).toBe(2);
    shop.clock.now += minute;
    expect((await room()).letIn).toBe(2);

    const first = orderOf(await begin(shop, [line(1)], newKey(), [ids[0] ?? ""]));
    await place(shop, first, "invoice");
    expect((await room()).letIn).toBe(3);
    shop.clock.now += 15 * minute;
    expect((await room()).letIn).toBe(5);
  });

  test("tells of the last pass that ended, so that nobody takes somebody else's turn for their own", async () => {
    shop.clock.now = opening + 5 * minute;
    await join(1);
    const [first] = (await room()).passes;
    shop.clock.now += 20 * minute;
    await join(1);
    expect((await room()).passes).toHaveLength(2);
    shop.clock.now += 6 * minute;
    const { passes } = await room();
    expect(passes.map(({ upTo }) => upTo)).toEqual([1, 2]);
    expect(passes[0]).toEqual(first);
    shop.clock.now += 40 * minute;
    expect((await room()).passes.map(({ upTo }) => upTo)).toEqual([2]);
  });

  test("keeps the place of who joins twice, and tells nobody apart by anything but a number", async () => {
    shop.clock.now = opening + 5 * minute;
    const { ids, places } = await join(3);
    expect((await join(0, ids)).places).toEqual(places);
    expect((await room()).places).toBe(3);
  });

  test("stands still while everything is sold, and says so", async () => {
    await stock(shop, 0);
    shop.clock.now = opening + 5 * minute;
    await join(5);
    expect(await room()).toMatchObject({ sale: "sold-out", letIn: 0 });
    await stock(shop, 5);
    shop.clock.now += minute;
    expect(await room()).toMatchObject({ sale: "open", letIn: 5 });
  });
});

describe("the checkout of an event with a waiting room", () => {
  const waits = { outcome: "failed", reason: "must-wait" };

  test("is for those who were let through, and for fifteen minutes", async () => {
    sell({ perMinute: 1 });
    const waiterId = await passed();
    const { ids } = await join(1);
    expect(await begin(shop, [line(1)])).toEqual(waits);
    expect(await begin(shop, [line(1)], newKey(), [ids[0] ?? "", newKey()])).toEqual(waits);
    const key = newKey();
    expect(await begin(shop, [line(1)], key, [waiterId])).toMatchObject({ outcome: "order" });
    shop.clock.now += 16 * minute;
    expect(await begin(shop, [line(1)], newKey(), [waiterId])).toEqual(waits);
    // The button once more: the same order, as everywhere.
    expect(await begin(shop, [line(1)], key, [waiterId])).toMatchObject({ outcome: "order" });
  });

  test("holds one order at a time, and lets nobody in who has ordered", async () => {
    const waiterId = await passed();
    const one = orderOf(await begin(shop, [line(1)], newKey(), [waiterId]));
    const other = orderOf(await begin(shop, [line(2)], newKey(), [waiterId]));
    expect(await readOrder(shop, { token: one.token })).toMatchObject({ state: "cancelled" });
    const together = await Promise.all([1, 2].map((count) => begin(shop, [line(count)], newKey(), [waiterId])));
    const orders = together.flatMap((answer) => (answer.outcome === "order" ? [answer.order] : []));
    const held = await Promise.all(orders.map(({ token }) => readOrder(shop, { token })));
    expect(held.filter((order) => order?.state === "held")).toHaveLength(1);
    expect(await readOrder(shop, { token: other.token })).toMatchObject({ state: "cancelled" });

    const last = held.find((order) => order?.state === "held");
    if (last === undefined || last === null) throw new Error("Nothing is held");
    await place(shop, last, "invoice");
    // Also before the room has noted who is done.
    expect(await begin(shop, [line(1)], newKey(), [waiterId])).toEqual(waits);
    await room();
    expect(await begin(shop, [line(1)], newKey(), [waiterId])).toEqual(waits);
  });

  test("is open to all whose turn it is, however many of them share a network", async () => {
    shop.ordersPerNetwork = 1;
    sell({ perMinute: 600 });
    shop.clock.now = opening + minute;
    const { ids } = await join(12);
    const network = "n".repeat(22);
    const asked = { action: "begin", locale: "nl", network } as const;
    const answers = await Promise.all(
      ids.map((id) => beginOrder(shop, { ...asked, lines: [line(1)], idempotencyKey: newKey(), waiterIds: [id] })),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(ids.map(() => "order"));
  });

  test("asks the price that was seen on joining, or a lower one", async () => {
    const waiterId = await passed();
    shop.clock.now += 2000;
    sell({ netCents: 1500 });
    await room();
    const kept = orderOf(await begin(shop, [line(2)], newKey(), [waiterId]));
    expect(kept.totals.netCents).toBe(2000);
    // The site says in the cart what will be asked here.
    expect(pricesWhenJoined((await room()).prices, shop.clock.now - 2000)).toEqual({ "day/2027-06-25": 1000 });
    expect(pricesWhenJoined((await room()).prices, shop.clock.now)).toEqual({ "day/2027-06-25": 1500 });
    // A page that shows the new price asks no more than the old one.
    const shown = await begin(shop, [line(2, { seenPriceCents: 1500 })], newKey(), [waiterId]);
    expect(orderOf(shown).totals.netCents).toBe(2000);
    expect(await begin(shop, [line(2, { seenPriceCents: 1 })], newKey(), [waiterId])).toMatchObject({
      outcome: "refused",
      problems: [{ reason: "price-changed", priceCents: 1000 }],
    });
    const newcomer = await passed();
    expect(await begin(shop, [line(1)], newKey(), [newcomer])).toMatchObject({ outcome: "refused" });

    sell({ netCents: 700 });
    const lower = orderOf(await begin(shop, [line(1, { seenPriceCents: 700 })], newKey(), [waiterId]));
    expect(lower.totals.netCents).toBe(700);
    await releaseOrder(shop, lower.token);
  });

  test("is open to everyone again once the editor takes the waiting room away", async () => {
    shop.clock.now = opening + minute;
    shop.entries[0] = event("tt", [offer("day", "event", 1000, ["2027-06-25"])]);
    expect(await begun(shop, [line(1)])).toMatchObject({ state: "held" });
    expect(await readRooms(shop)).toEqual([]);
    const waiters = [{ id: newKey(), joinedAt: 1 }];
    expect(await joinRoom(shop, { action: "join", eventId: "tt", waiters })).toBeNull();
  });
});
