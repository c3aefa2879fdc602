import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Order } from "@circuit/contract/shop/order";
import { shopAnswerSchema, shopRequestsPath } from "@circuit/contract/shop/shop-requests";
import { checkTicketCode, importTicketKeys } from "@circuit/contract/shop/ticket-code";
import { addLanguages } from "../src/content/languages.ts";
import { cancelOrder } from "../src/shop/orders/end-order.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { createTicketSigner } from "../src/shop/documents/ticket-keys.ts";
import { postSigned } from "./post-submission.ts";
import { publish } from "./publish.ts";
import { readPendingSignIn } from "./read-pass.ts";
import { cmsWithWallet } from "./shared-cms.ts";
import { customer, idOf, newKey, openTestShopOn } from "./shop.ts";
import { publishSoldEvent } from "./sold-event.ts";
import type { RunningCms } from "./strapi.ts";
import { newWalletPems, pemFile, walletOf, type WalletPems } from "./wallet-certificate.ts";

const day = "2099-06-26";
const passphrase = randomBytes(9).toString("base64url");

let pems: WalletPems;
let cms: RunningCms;
let ticketId: string;

beforeAll(async () => {
  pems = await newWalletPems({ passphrase });
  const file = pemFile(pems.own, pems.authority, pems.key);
  cms = await cmsWithWallet({ file, passphrase });
  await addLanguages(cms.strapi);
  await publish(cms.strapi, "api::settings.settings", () => ({ brandName: "Circuit Drenthe" }));
  ticketId = await publishSoldEvent(cms, { day, priceCents: 0, capacity: 50 });
});

afterAll(() => cms.stop());

const post = async (request: unknown) =>
  shopAnswerSchema.parse((await postSigned(`${cms.origin}${shopRequestsPath}`, request, { purpose: "shop" })).body);

/** An order of free tickets, which are there at once. */
async function ordered(quantity = 1): Promise<Order> {
  const lines = [{ ticketId, admission: day, quantity, seenPriceCents: 0 }];
  const held = await post({ action: "begin", idempotencyKey: newKey(), locale: "nl", lines });
  if (held.outcome !== "order") throw new Error(JSON.stringify(held));
  expect(held.order.hasPasses).toBe(false);
  const { token } = held.order;
  const wish = { customer, method: "free", seenGrossCents: 0, wantsNews: false };
  const placed = await post({ action: "place", token, idempotencyKey: newKey(), ...wish });
  if (placed.outcome !== "order") throw new Error(JSON.stringify(placed));
  return placed.order;
}

const passOf = ({ token }: Order, code = "") => post({ action: "pass", token, code });

test("a ticket goes into a wallet with the code that the scanners let in", async () => {
  const order = await ordered(2);
  expect(order.hasPasses).toBe(true);
  const [, second] = order.tickets;
  const answer = await passOf(order, second?.code);
  if (answer.outcome !== "file") throw new Error(JSON.stringify(answer));
  expect(answer.type).toBe("application/vnd.apple.pkpass");

  const { facts } = await readPendingSignIn(Buffer.from(answer.base64, "base64"), pems.root);
  const [{ message }] = facts.barcodes;
  expect(message).toBe(second?.qrText);
  const { publicKeys } = createTicketSigner(cms.strapi.config.get<string[]>("tickets.keys"));
  expect((await checkTicketCode(message, await importTicketKeys(publicKeys))).outcome).toBe("real");
  expect(facts["organizationName"]).toBe("Circuit Drenthe");
});

test("codes of others, addresses that are no order's, and an order that was cancelled give nothing", async () => {
  const [order, others] = [await ordered(), await ordered()];
  const [own, other] = [order, others].map(({ tickets }) => tickets[0]?.code);
  const none = { outcome: "failed", reason: "wrong-state" };
  expect(await passOf(order, other)).toEqual(none);
  expect(await passOf({ ...order, token: "A".repeat(43) }, own)).toMatchObject({ reason: "unknown" });
  const shop = openTestShopOn(cms.strapi, null);
  await cancelOrder(shop, await idOf(shop, order));
  expect(await post({ action: "read", token: order.token })).toMatchObject({ order: { hasPasses: false } });
  expect(await passOf(order, own)).toEqual(none);
});

test("none are offered without a certificate, or with one that ended", async () => {
  const { token } = await ordered();
  const shop = openTestShopOn(cms.strapi, null);
  expect((await readOrder(shop, { token }))?.hasPasses).toBe(false);

  const wallet = walletOf(pems, passphrase);
  shop.wallet = wallet;
  expect((await readOrder(shop, { token }))?.hasPasses).toBe(true);
  shop.clock.now = wallet.validTo;
  expect((await readOrder(shop, { token }))?.hasPasses).toBe(false);
});
