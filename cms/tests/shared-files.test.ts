import { expect, test } from "vitest";
import type { Order } from "@circuit/contract/shop/order";
import { paidOrder } from "@circuit/contract/fixtures/orders";
import { FilesBusyError, sharedFiles } from "../src/shop/documents/shared-files.ts";
import type { OrderFile } from "../src/shop/shop.ts";

const numbered = (number: number): Order => ({ ...paidOrder, number: `CD-${number}` });

/** Files whose making a test ends itself. */
function press() {
  const under: { order: Order; end: (file: OrderFile | null) => void; fail: (error: Error) => void }[] = [];
  const make = (order: Order) =>
    new Promise<OrderFile | null>((resolve, reject) => under.push({ order, end: resolve, fail: reject }));
  const clock = { now: 0 };
  return { under, clock, file: sharedFiles(make, () => clock.now) };
}

const file: OrderFile = { name: "tickets.pdf", type: "application/pdf", content: Buffer.from("x") };
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("one file is made at a time, and once for all who ask for it", async () => {
  const { under, file: get } = press();
  const all = [get(numbered(1), "tickets"), get(numbered(1), "tickets"), get(numbered(2), "tickets")];
  await settled();
  expect(under.map(({ order }) => order.number)).toEqual(["CD-1"]);
  under[0]?.end(file);
  await settled();
  expect(under.map(({ order }) => order.number)).toEqual(["CD-1", "CD-2"]);
  under[1]?.end(null);
  expect(await Promise.all(all)).toEqual([file, file, null]);
});

test("a file is kept for a minute, as long as its order stays as it is", async () => {
  const { under, clock, file: get } = press();
  const ask = async (order: Order) => {
    const before = under.length;
    const asked = get(order, "tickets");
    await settled();
    under[before]?.end(file);
    await asked;
    return under.length - before;
  };
  expect(await ask(numbered(1))).toBe(1);
  expect(await ask(numbered(1))).toBe(0);
  expect(await ask({ ...numbered(1), refundedCents: 5 }), "a changed order").toBe(1);
  clock.now = 60_001;
  expect(await ask(numbered(1))).toBe(1);
});

test("one that fails keeps none of the others, and is made again", async () => {
  const { under, file: get } = press();
  const first = get(numbered(1), "invoice");
  const second = get(numbered(2), "invoice");
  await settled();
  under[0]?.fail(new Error("No font"));
  await expect(first).rejects.toThrow("No font");
  await settled();
  under[1]?.end(file);
  expect(await second).toBe(file);
  const again = get(numbered(1), "invoice");
  await settled();
  under[2]?.end(file);
  expect(await again).toBe(file);
});

test("more than twenty that wait are refused, and taken once there is room", async () => {
  const { under, file: get } = press();
  const asked = Array.from({ length: 20 }, (_, number) => get(numbered(number), "tickets"));
  await expect(get(numbered(99), "tickets")).rejects.toBeInstanceOf(FilesBusyError);
  await settled();
  for (let made = 0; made < 20; made += 1) {
    under[made]?.end(file);
    await settled();
  }
  expect(await Promise.all(asked)).toHaveLength(20);
  const late = get(numbered(99), "tickets");
  await settled();
  under.at(-1)?.end(file);
  expect(await late).toBe(file);
});
