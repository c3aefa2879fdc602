import { describe, expect, test } from "vitest";
import { readToDo } from "../src/shop/kassa/read-to-do.ts";
import { handlePaymentWebhook } from "../src/shop/orders/pay-order.ts";
import { orderTable } from "../src/shop/tables/order-tables.ts";
import { refundTable } from "../src/shop/tables/payment-tables.ts";
import { addPayment, requestKassa, kassa, paidByBank, paidOnline, placed, type Who } from "./kassa.ts";

const circuit = kassa();

const ask = (method: string, path: string, body?: unknown, who?: Who) => requestKassa(circuit, method, path, body, who);
const toDo = () => readToDo(circuit.shop.db);

describe("money of an order that staff cancelled", () => {
  test("waits for staff, by its amount, until all of it went back", async () => {
    const { path, id } = await placed(circuit, "gate");
    await ask("POST", `${path}/paid`, { method: "gate" });
    expect((await ask("GET", path)).body).toMatchObject({ state: "paid", keptCents: 2180 });
    expect(await toDo()).toEqual([]);
    const cancelled = await ask("POST", `${path}/cancel`, {});
    expect(cancelled.body.order).toMatchObject({ state: "cancelled", keptCents: 2180, can: { refundCents: 2180 } });
    expect((await ask("GET", "/overview")).body).toMatchObject({ toDo: [{ kind: "money-kept", id, cents: 2180 }] });

    await ask("POST", `${path}/refund`, { amountCents: 180, reason: "Deel", seenRefundedCents: 0 });
    expect(await toDo()).toMatchObject([
      { kind: "to-transfer", id, cents: 180 },
      { kind: "money-kept", id, cents: 2000 },
    ]);
    await ask("POST", `${path}/refund`, { amountCents: 2000, reason: "Rest", seenRefundedCents: 180 });
    expect(await toDo()).toMatchObject([{ kind: "to-transfer", id, cents: 2180 }]);
    expect((await ask("GET", path)).body).toMatchObject({ state: "refunded", keptCents: 0 });
  });

  test("that came in twice waits whole, and what a bank took back doesn't wait", async () => {
    const { path, id, providerId, reading } = await paidOnline(circuit);
    await addPayment(circuit, id, reading);
    await handlePaymentWebhook(circuit.shop, "tr_again");
    await ask("POST", `${path}/cancel`, {});
    expect(await toDo()).toMatchObject([{ kind: "money-kept", id, cents: 4360 }]);
    reading.chargedBackCents = 2180;
    await handlePaymentWebhook(circuit.shop, providerId);
    expect(await toDo()).toMatchObject([{ kind: "money-kept", id, cents: 2180 }]);
    reading.chargedBackCents = 0;
    await handlePaymentWebhook(circuit.shop, providerId);
    expect(await toDo()).toMatchObject([{ kind: "money-kept", id, cents: 4360 }]);
  });

  test("that comes after the cancellation is to be refunded, with what was there already", async () => {
    const { path, id, providerId, reading } = await paidOnline(circuit);
    await addPayment(circuit, id, reading);
    await ask("POST", `${path}/cancel`, {});
    circuit.provider.set("tr_again", "paid");
    await handlePaymentWebhook(circuit.shop, "tr_again");
    expect(await toDo()).toMatchObject([{ kind: "refund-due", id, cents: 4360 }]);
    reading.chargedBackCents = 2180;
    await handlePaymentWebhook(circuit.shop, providerId);
    expect(await toDo()).toMatchObject([{ kind: "refund-due", id, cents: 2180 }]);
  });

  test("on invoice, and comes by bank after that, can be noted once and waits for staff", async () => {
    const { path, id } = await placed(circuit, "invoice");
    const cancelled = await ask("POST", `${path}/cancel`, {});
    expect(cancelled.body.order).toMatchObject({ state: "cancelled", keptCents: 0, can: { markPaid: true } });

    const noted = await ask("POST", `${path}/paid`, { method: "bank-transfer" });
    expect(noted.body.order).toMatchObject({
      state: "cancelled",
      keptCents: 2180,
      can: { markPaid: false, refundCents: 2180 },
      tickets: [],
    });
    expect(await toDo()).toMatchObject([{ kind: "money-kept", id, cents: 2180 }]);
    await ask("POST", `${path}/paid`, { method: "bank-transfer" });
    expect((await ask("GET", path)).body).toMatchObject({ keptCents: 2180, payments: [{ amountCents: 2180 }] });

    await ask("POST", `${path}/refund`, { amountCents: 2180, reason: "Geannuleerd", seenRefundedCents: 0 });
    expect((await ask("GET", path)).body).toMatchObject({ state: "refunded", can: { markPaid: false } });
  });

  test("can't be noted for an order that was to be paid otherwise, and isn't there when nothing was paid", async () => {
    const cancelled = [await placed(circuit, "gate"), await placed(circuit, "online")];
    for (const { path } of cancelled) {
      const { body } = await ask("POST", `${path}/cancel`, {});
      expect(body.order).toMatchObject({ keptCents: 0, can: { markPaid: false } });
    }
    expect(await toDo()).toEqual([]);
    for (const { path } of [...cancelled, await paidOnline(circuit)]) {
      const { status, body } = await ask("POST", `${path}/paid`, { method: "gate" });
      expect([status, body.error.details]).toEqual([400, { reason: "not-waiting" }]);
    }
  });
});

describe("money that a bank took back", () => {
  test("waits for staff, by its amount, until the bank changes its mind or the order is cancelled", async () => {
    const { path, id, providerId, reading } = await paidOnline(circuit);
    const chargeBack = async (cents: number) => {
      reading.chargedBackCents = cents;
      await handlePaymentWebhook(circuit.shop, providerId);
      return toDo();
    };
    expect(await chargeBack(2180)).toMatchObject([{ kind: "charged-back", id, cents: 2180 }]);
    expect(await chargeBack(0)).toEqual([]);
    expect(await chargeBack(1000)).toMatchObject([{ kind: "charged-back", id, cents: 1000 }]);
    await ask("POST", `${path}/refund`, { amountCents: 180, reason: "Deel", seenRefundedCents: 0 });
    expect(await toDo()).toMatchObject([{ kind: "charged-back", id, cents: 1000 }]);
    await ask("POST", `${path}/refund`, { amountCents: 1000, reason: "Rest", seenRefundedCents: 180 });
    expect((await toDo()).map(({ kind }) => kind)).not.toContain("charged-back");

    const other = await paidOnline(circuit);
    other.reading.chargedBackCents = 2180;
    await handlePaymentWebhook(circuit.shop, other.providerId);
    expect(await toDo()).toMatchObject([{ kind: "charged-back", id: other.id, cents: 2180 }]);
    await ask("POST", `${other.path}/cancel`, {});
    expect(await toDo()).toEqual([]);
  });

  test("doesn't wait when the order was paid twice, unless what came too much goes back", async () => {
    const { path, id, providerId, reading } = await paidOnline(circuit);
    await addPayment(circuit, id, reading);
    await handlePaymentWebhook(circuit.shop, "tr_again");
    expect(await toDo()).toMatchObject([{ kind: "paid-twice", id, cents: 2180 }]);
    reading.chargedBackCents = 2180;
    await handlePaymentWebhook(circuit.shop, providerId);
    expect(await toDo()).toEqual([]);
    await circuit.shop.db.connection(orderTable).where({ id }).update({ refundedCents: 500 });
    expect(await toDo()).toMatchObject([{ kind: "charged-back", id, cents: 500 }]);
    expect((await ask("GET", path)).body).toMatchObject({ state: "paid", takenBackCents: 500, surplusCents: 0 });
  });
});

describe("an order", () => {
  test("says who of the staff received its money, and nobody of what was paid online", async () => {
    const { path } = await placed(circuit, "invoice");
    const { body } = await ask("POST", `${path}/paid`, { method: "bank-transfer" });
    expect(body.order.payments).toMatchObject([{ method: "bank-transfer", byWhom: "Edith Redactie" }]);
    const online = await paidOnline(circuit);
    expect((await ask("GET", online.path)).body).toMatchObject({ payments: [{ byWhom: null }] });
  });

  test("on invoice says by when it is to be paid and when it ends by itself, while nobody paid it", async () => {
    const { path, id } = await placed(circuit, "invoice");
    const open = { invoice: { dueDay: "2027-01-24", endsAt: "2027-01-31T12:00:00.000Z" } };
    expect((await ask("GET", path)).body).toMatchObject(open);
    // Its event is over by then.
    await circuit.shop.db.connection(orderTable).where({ id }).update({ heldUntil: null });
    expect((await ask("GET", path)).body).toMatchObject({ invoice: { endsAt: null } });
    expect((await ask("POST", `${path}/paid`, { method: "bank-transfer" })).body.order).toMatchObject({
      invoice: null,
    });
    expect((await ask("GET", (await placed(circuit, "gate")).path)).body).toMatchObject({ invoice: null });
  });
});

const whole = { amountCents: 2180, reason: "Afgelast", seenRefundedCents: 0 };

/** The id of the refund of an order. */
const refundIdOf = async (path: string) => (await ask("GET", path)).body.refunds[0]?.id;

test("money that staff transfer is noted as transferred, once, with the name of who did it first", async () => {
  const { path, id } = await paidByBank(circuit);
  await ask("POST", `${path}/refund`, whole);
  expect((await ask("GET", "/overview")).body).toMatchObject({ toDo: [{ kind: "to-transfer", id, cents: 2180 }] });
  const listed = async () => (await ask("GET", "/orders")).body.orders;
  expect(await listed()).toMatchObject([{ state: "refunded", isRefundUnderWay: true }]);
  const refundId = await refundIdOf(path);
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
  const refundId = await refundIdOf(path);
  // The CMS of these tests has no provider that answers.
  const again = await ask("POST", `${path}/repeat-refund`, { refundId });
  expect(again.body).toMatchObject({ isWaiting: true, order: { moneyBack: { underWayCents: 2180, failedCents: 0 } } });
  expect((await ask("GET", "/orders")).body.orders).toMatchObject([{ hasFailedRefund: false }]);
  // The provider still may make it: nobody transfers it as well.
  const early = await ask("POST", `${path}/note-transfer`, { refundId });
  expect([early.status, early.body.error.details]).toEqual([400, { reason: "refund-meanwhile" }]);
});

test("refunds of another order aren't settled", async () => {
  const { path } = await paidByBank(circuit);
  await ask("POST", `${path}/refund`, whole);
  const refundId = await refundIdOf(path);
  const other = await placed(circuit, "gate");
  expect((await ask("POST", `${other.path}/note-transfer`, { refundId })).status).toBe(400);
  expect((await ask("GET", path)).body).toMatchObject({ refunds: [{ state: "under-way" }] });
});
