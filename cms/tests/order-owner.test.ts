import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { orderOwnerPath } from "@circuit/contract/accounts/order-owner";
import { userUid } from "../src/accounts/account-user.ts";
import { deleteAccount, hashQuickly, newAddress, newVisitor } from "./accounts.ts";
import { webSecret, postSigned } from "./post-submission.ts";
import { emptyCmsForFile } from "./shared-cms.ts";
import { begun, customer, line, openTestShop, orderOf, place, stock, type TestShop } from "./shop.ts";

/** What the site learns of an order that was opened in a session that is over: whether somebody can sign in for it. */
const cms = emptyCmsForFile();
let shop: TestShop;

beforeAll(async () => {
  hashQuickly();
  shop = await openTestShop(cms.strapi);
  await stock(shop, 100);
});

afterAll(() => vi.restoreAllMocks());

const orderWith = async (email: string) =>
  orderOf(await place(shop, await begun(shop, [line(1)]), "gate", { customer: { ...customer, email } }));

async function ask(token: string, secret = webSecret, purpose: "order-owner" | "shop" = "order-owner") {
  const { status, body } = await postSigned(`${cms.origin}${orderOwnerPath}`, { token }, { purpose, secret });
  return status === 200 ? body : status;
}

test("C14 an order has an account while somebody can sign in with its address", async () => {
  const email = newAddress();
  const { token } = await orderWith(email.toUpperCase());
  expect(await ask(token)).toEqual({ hasAccount: false });
  const { jwt } = await newVisitor(cms, email);
  expect(await ask(token)).toEqual({ hasAccount: true });

  expect((await deleteAccount(cms, jwt)).status).toBe(204);
  expect(await ask(token)).toEqual({ hasAccount: false });

  const blocked = await newVisitor(cms);
  const other = await orderWith(blocked.email);
  await cms.strapi.db.query(userUid).update({ where: { email: blocked.email }, data: { blocked: true } });
  expect(await ask(other.token)).toEqual({ hasAccount: false });
});

test("C14 only the site may ask, as the answer tells who has an account", async () => {
  const { token } = await orderWith(newAddress());
  expect(await ask(token, "another secret of some length, as it has to be")).toBe(401);
  expect(await ask(token, webSecret, "shop")).toBe(401);
  expect(await ask("x".repeat(43))).toBe(404);
  expect(await ask("short")).toBe(400);
});
