import { expect, test } from "vitest";
import * as z from "zod";
import { refundTable } from "../src/shop/tables/payment-tables.ts";
import { askKassa, kassa, paidOnline, placed, type Who } from "./kassa.ts";

const circuit = kassa();

const ask = (method: string, path: string, body?: unknown, who?: Who) => askKassa(circuit, method, path, body, who);

const whole = { amountCents: 2180, reason: "Afgelast", seenRefundedCents: 0 };

const refundSchema = z.object({ id: z.number(), state: z.string() });
const orderSchema = z.object({ refunds: z.tuple([refundSchema]) });

/** The refund of an order, as the Kassa shows it. */
async function refundOf(path: string) {
  const [refund] = orderSchema.parse((await ask("GET", path)).body).refunds;
  return refund;
}

test("money that staff transfer is noted as transferred, once, with the name of who did it first", async () => {
  const { path, id } = await placed(circuit, "invoice");
  await ask("POST", `${path}/paid`, { method: "bank-transfer" });
  await ask("POST", `${path}/refund`, whole);
  expect((await ask("GET", "/overview")).body).toMatchObject({ toDo: [{ kind: "to-transfer", id, cents: 2180 }] });
  const listed = async () => (await ask("GET", "/orders")).body.orders;
  expect(await listed()).toMatchObject([{ state: "refunded", isRefundUnderWay: true }]);
  const { id: refundId } = await refundOf(path);
  for (const who of ["kassa", "strapi-super-admin"] as const) {
    const { body } = await ask("POST", `${path}/note-transfer`, { refundId }, who);
    expect(body.order).toMatchObject({
      moneyBack: { returnedCents: 2180, toTransferCents: 0 },
      refunds: [{ state: "returned", isByHand: true, canTransfer: false }],
    });
  }
  expect(await listed()).toMatchObject([{ state: "refunded", isRefundUnderWay: false }]);
  expect((await ask("GET", "/overview")).body).toMatchObject({ toDo: [] });
});

test("a refund that failed stands in the list, the order and the overview, and staff settle it", async () => {
  const { path, id } = await paidOnline(circuit);
  await ask("POST", `${path}/refund`, whole);
  await circuit.shop.db.connection(refundTable).update({ state: "failed" });
  expect((await ask("GET", "/orders")).body.orders).toMatchObject([{ id, hasFailedRefund: true }]);
  expect((await ask("GET", "/overview")).body).toMatchObject({ toDo: [{ kind: "refund-failed", id, cents: 2180 }] });
  const { id: refundId } = await refundOf(path);
  // The CMS of these tests has no provider that answers.
  const again = await ask("POST", `${path}/repeat-refund`, { refundId });
  expect(again.body).toMatchObject({ isWaiting: true, order: { moneyBack: { underWayCents: 2180, failedCents: 0 } } });
  expect((await ask("GET", "/orders")).body.orders).toMatchObject([{ hasFailedRefund: false }]);
  // The provider still may make it: nobody transfers it as well.
  const early = await ask("POST", `${path}/note-transfer`, { refundId });
  expect([early.status, early.body.error.details]).toEqual([400, { reason: "refund-meanwhile" }]);
});

test("refunds of another order, and by somebody without the role, aren't settled", async () => {
  const { path } = await placed(circuit, "invoice");
  await ask("POST", `${path}/paid`, { method: "bank-transfer" });
  await ask("POST", `${path}/refund`, whole);
  const { id: refundId } = await refundOf(path);
  const other = await placed(circuit, "gate");
  expect((await ask("POST", `${other.path}/note-transfer`, { refundId })).status).toBe(400);
  expect((await ask("POST", `${path}/note-transfer`, { refundId }, "strapi-editor")).status).toBe(403);
  expect((await refundOf(path)).state).toBe("under-way");
});
