import { describe, expect, test } from "vitest";
import { commitmentOf, digestOfList, shuffleByDraw } from "../../contract/src/shop/waiting-draw.ts";
import { roomTable } from "../src/shop/tables/waiting-tables.ts";
import { updateRooms } from "../src/shop/waiting-room/waiting-rooms.ts";
import { readDrawnList } from "../src/shop/waiting-room/read-rooms.ts";
import { begin, line, minute, newKey, orderOf, place, stock, type TestShop } from "./shop.ts";
import { shopForEachTest } from "./shop-for-each-test.ts";
import { opening, sellInRoom, waitingRoom } from "./waiting-room.ts";

let shop: TestShop;
const { room, join } = waitingRoom(() => shop);

const later = opening + 3 * 24 * 60 * minute;

shopForEachTest(async (opened) => {
  shop = opened;
  await stock(shop, 500);
  sellFrom(opening);
});

const sellFrom = (opensAt: number | null, perMinute = 60) => sellInRoom(shop, opensAt, { perMinute });

describe("S06 an opening that is moved after a draw of nobody", () => {
  test.each([
    ["as it was moved to another day", opening],
    ["as the sale was open at first", null],
  ])("is drawn with a number that nobody knows yet, %s", async (_, first) => {
    sellFrom(first);
    shop.clock.now = opening + 10_000;
    const before = await room();
    expect(before.draw).toMatchObject({ early: 0 });
    const known = before.draw?.seed ?? "";

    sellFrom(later);
    const moved = await room();
    expect(moved).toMatchObject({ draw: null, opensAt: new Date(later).toISOString(), sale: "not-yet" });
    expect(moved.commitment).not.toBe(before.commitment);
    expect(moved.committedAt).toBe(new Date(shop.clock.now).toISOString());
    expect(moved.earlier).toEqual([
      { commitment: before.commitment, committedAt: before.committedAt, at: before.draw?.at, seed: known },
    ]);
    expect((await room()).commitment).toBe(moved.commitment);

    shop.clock.now = later - minute;
    const { ids, places } = await join(40);
    expect(places.every((each) => each === null)).toBe(true);
    shop.clock.now = later + 10_000;
    const { draw, commitment, letIn } = await room();
    expect(commitment).toBe(moved.commitment);
    expect(commitmentOf(draw?.seed ?? "")).toBe(commitment);
    expect(draw?.seed).not.toBe(known);
    expect(draw).toMatchObject({ early: 40, digest: digestOfList(ids) });
    expect(await readDrawnList(shop, "tt")).toEqual(shuffleByDraw(draw?.seed ?? "", ids));
    expect(letIn).toBe(10);
  });

  test("may be moved again and again, each time with another number", async () => {
    for (const day of [0, 1, 2]) {
      shop.clock.now = opening + day * 24 * 60 * minute + 10_000;
      await room();
      sellFrom(opening + (day + 1) * 24 * 60 * minute);
      await room();
    }
    const { earlier, commitment } = await room();
    expect(new Set([...earlier.map((each) => each.commitment), commitment]).size).toBe(4);
    for (const each of earlier) expect(commitmentOf(each.seed)).toBe(each.commitment);
  });
});

describe("S06 an opening that is moved after people got their places", () => {
  test("isn’t drawn again: their order stays, and who comes since is behind them", async () => {
    shop.clock.now = opening - minute;
    const { ids } = await join(20);
    shop.clock.now = opening + 5000;
    const before = await room();
    const drawn = await readDrawnList(shop, "tt");
    sellFrom(later);
    shop.clock.now += 10 * minute;
    expect((await join(2)).places).toEqual([21, 22]);
    const moved = await room();
    expect(moved).toMatchObject({ draw: before.draw, commitment: before.commitment, earlier: [] });

    shop.clock.now = later + 10_000;
    expect(await room()).toMatchObject({ draw: before.draw, commitment: before.commitment });
    expect(await readDrawnList(shop, "tt")).toEqual(drawn);
    expect((await join(0, ids)).places).toEqual(ids.map((id) => (drawn ?? []).indexOf(id) + 1));
  });

  test("lets nobody lose a turn that was under way, and nobody in before it who wasn’t", async () => {
    sellFrom(opening, 2);
    shop.clock.now = opening - minute;
    await join(12);
    shop.clock.now = opening + 2 * minute;
    expect((await room()).letIn).toBe(2);
    const [first = "", second = "", third = ""] = (await readDrawnList(shop, "tt")) ?? [];
    await place(shop, orderOf(await begin(shop, [line(1)], newKey(), [second])), "invoice");

    sellFrom(later, 2);
    shop.clock.now += minute;
    const moved = await room();
    expect(moved.letIn).toBe(2);
    expect(moved.passes).toEqual([{ upTo: 2, until: new Date(later + 15 * minute).toISOString() }]);
    shop.clock.now = later - 1;
    expect((await room()).letIn).toBe(2);

    shop.clock.now = later + 31_000;
    expect(await room()).toMatchObject({ letIn: 3, perMinute: 2 });
    const waits = { outcome: "failed", reason: "must-wait" };
    expect(await begin(shop, [line(1)], newKey(), [first])).toMatchObject({ outcome: "order" });
    expect(await begin(shop, [line(1)], newKey(), [second])).toEqual(waits);
    expect(await begin(shop, [line(1)], newKey(), [third])).toMatchObject({ outcome: "order" });
    shop.clock.now = later + 15 * minute;
    expect(await begin(shop, [line(1)], newKey(), [first])).toEqual(waits);
  });
});

test("S06 the draw comes five seconds after the opening, also while nobody asks for it", async () => {
  shop.clock.now = opening - 1000;
  await join(3);
  shop.clock.now = opening + 4950;
  await updateRooms(shop);
  // Before anything else is awaited: the draw is planned for 50 ms from here.
  shop.clock.now = opening + 5000;
  const drawnAt = async () => {
    const row: { drawnAt: unknown } = await shop.db.connection(roomTable).where({ eventId: "tt" }).first();
    return row.drawnAt;
  };
  await expect.poll(async () => Number(await drawnAt())).toBe(opening + 5000);
});
