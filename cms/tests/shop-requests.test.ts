import { sign } from "@circuit/contract/site-link/signature";
import { shopAnswerSchema, shopRequestsPath } from "@circuit/contract/shop/shop-requests";
import { beforeAll, describe, expect, test } from "vitest";
import { addLanguages } from "../src/content/languages.ts";
import { webSecret, postSigned } from "./post-submission.ts";
import { emptyCmsForFile } from "./shared-cms.ts";
import { customer, newKey } from "./shop.ts";
import { publishSoldEvent } from "./sold-event.ts";

const cms = emptyCmsForFile();
let ticketId: string;

const day = "2099-06-26";

beforeAll(async () => {
  await addLanguages(cms.strapi);
  ticketId = await publishSoldEvent(cms, { day, priceCents: 1000, capacity: 5 });
});

async function post(request: unknown, changes: Partial<Parameters<typeof postSigned>[2]> = {}) {
  const signed = { purpose: "shop" as const, ...changes };
  const { status, body } = await postSigned(`${cms.origin}${shopRequestsPath}`, request, signed);
  return { status, body: status === 200 ? shopAnswerSchema.parse(body) : "" };
}

const wrongState = { outcome: "failed", reason: "wrong-state" };

const cart = (quantity = 1) => [{ ticketId, admission: day, quantity, seenPriceCents: 1000 }];

async function begin(quantity = 1) {
  const { body } = await post({ action: "begin", idempotencyKey: newKey(), locale: "nl", lines: cart(quantity) });
  if (typeof body === "string" || body.outcome !== "order") throw new Error(JSON.stringify(body));
  return body.order;
}

const beginning = (quantity: number) => {
  const lines = [{ ticketId: "x", admission: day, quantity, seenPriceCents: 1 }];
  return { action: "begin", idempotencyKey: newKey(), locale: "nl", lines };
};

const onInvoice = { action: "place", customer, method: "invoice", wantsNews: false };
const placing = (token: string, seenGrossCents: number) =>
  post({ ...onInvoice, token, idempotencyKey: newKey(), seenGrossCents });

describe("a request of the site", () => {
  test("sells what editors published: from cart to tickets", async () => {
    const order = await begin(2);
    expect(order).toMatchObject({
      state: "held",
      lines: [{ name: "Dagkaart", eventTitle: "TT" }],
      methods: ["invoice"],
    });
    const invoiced = { outcome: "order", order: { state: "invoiced" } };
    expect((await placing(order.token, 2180)).body).toMatchObject(invoiced);
    expect((await post({ action: "read", token: order.token })).body).toMatchObject(invoiced);
    expect((await post({ action: "pay", token: order.token })).body).toEqual(wrongState);
    expect((await post({ action: "payment-changed", providerId: "tr_1" })).body).toEqual({ outcome: "noted" });
  });

  test("for its files has the invoice of an order, and no tickets before it is paid", async () => {
    const order = await begin(1);
    const fileOf = (token: string, file: "invoice" | "tickets") => post({ action: "file", token, file });
    expect((await fileOf(order.token, "invoice")).body).toEqual(wrongState);
    await placing(order.token, 1090);
    const { body } = await fileOf(order.token, "invoice");
    if (typeof body === "string" || body.outcome !== "file") throw new Error(JSON.stringify(body));
    expect(body.name).toMatch(/^factuur-\d{6}\.pdf$/u);
    expect(body.type).toBe("application/pdf");
    expect(Buffer.from(body.base64, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    expect((await fileOf(order.token, "tickets")).body).toEqual(wrongState);
    expect((await fileOf("A".repeat(43), "tickets")).body).toMatchObject({ reason: "unknown" });
  });

  test("gives more time, and gives places back", async () => {
    const { token } = await begin();
    expect((await post({ action: "extend", token })).body).toMatchObject({ order: { state: "held" } });
    expect((await post({ action: "release", token })).body).toMatchObject({ order: { state: "cancelled" } });
    const lines = cart(9);
    expect((await post({ action: "begin", idempotencyKey: newKey(), locale: "en", lines })).body).toEqual({
      outcome: "refused",
      problems: [{ line: 0, reason: "few-left", left: 2 }],
    });
  });

  test("with a key that was used for another cart is a 409", async () => {
    const request = { action: "begin", idempotencyKey: newKey(), locale: "nl" };
    expect((await post({ ...request, lines: cart() })).status).toBe(200);
    expect((await post({ ...request, lines: cart(2) })).status).toBe(409);
  });

  test("that isn't signed for the shop, or a second time, is a 401", async () => {
    const request = { action: "read", token: "A".repeat(43) };
    expect((await post(request, { secret: "another-secret-altogether" })).status).toBe(401);
    expect((await post(request, { purpose: "submission" })).status).toBe(401);
    expect((await post(request, { signature: "" })).status).toBe(401);
    const signature = sign(webSecret, "shop", JSON.stringify(request), Math.floor(Date.now() / 1000));
    expect((await post(request, { signature })).status).toBe(200);
    expect((await post(request, { signature })).status).toBe(401);
  });

  test.each([
    ["no JSON", "{"],
    ["no action", { action: "give" }],
    ["a token that is none", { action: "read", token: "../x" }],
    ["an empty cart", { action: "begin", idempotencyKey: newKey(), locale: "nl", lines: [] }],
    ["parts of tickets", beginning(0.5)],
    ["fewer tickets than none", beginning(-1)],
  ])("that has %s is a 400", async (_, request) => {
    expect((await post(request)).status).toBe(400);
  });

  test("for days that are none is told that the ticket was withdrawn", async () => {
    const lines = [{ ticketId, admission: "2099-99-99_2099-00-00", quantity: 1, seenPriceCents: 1000 }];
    const { body } = await post({ action: "begin", idempotencyKey: newKey(), locale: "nl", lines });
    expect(body).toEqual({ outcome: "refused", problems: [{ line: 0, reason: "withdrawn" }] });
  });
});
