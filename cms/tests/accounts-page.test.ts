import { beforeAll, describe, expect, test } from "vitest";
import { ordersPageSize } from "@circuit/contract/accounts/account";
import type { PaymentMethod } from "@circuit/contract/shop/order";
import { subscribe } from "../src/inbox/subscriptions/subscribe.ts";
import { accountsForFile, newAddress, password, resetPage } from "./accounts.ts";
import { begun, customer, line, openTestShop, orderOf, place, stock, type TestShop } from "./shop.ts";

/** What the account's page shows and does: orders, alarms, details, an export, and the end of the account. */
const { cms, call, codeFor, deleteAccount, mailsTo, newVisitor, overviewOf, saveDetails } = accountsForFile();
let shop: TestShop;

const event = { documentId: "tt", title: "TT Drenthe" };
const submissionUid = "api::submission.submission";
const subscriptionUid = "api::subscription.subscription";

beforeAll(async () => {
  shop = await openTestShop(cms.strapi);
  await stock(shop, 1000);
});

async function order(email: string, method: PaymentMethod = "gate") {
  const by = { customer: { ...customer, email } };
  const placed = orderOf(await place(shop, await begun(shop, [line(2)]), method, by));
  shop.clock.now += 60_000;
  return placed;
}

function alarm(email: string) {
  return subscribe(cms.strapi, { email, language: "nl", kind: "ticket-alarm", event, text: null });
}

function submission(sender: string, text: string) {
  return cms.strapi.documents(submissionUid).create({
    data: {
      form: "contact",
      formTitle: "Contact",
      language: "nl",
      state: "new",
      sender,
      values: { vraag: text },
      deleteAfter: new Date(Date.now() + 90 * 24 * 3_600_000).toISOString(),
      idempotencyKey: newAddress(),
    },
  });
}

describe("orders", () => {
  test("made before with the same address are there once it is confirmed, the newest first, with their tickets", async () => {
    const email = newAddress();
    const first = await order(email.toUpperCase());
    const second = await order(email, "invoice");
    await begun(shop, [line(1)]);
    const { jwt } = await newVisitor(email);
    const { orders, hasMoreOrders, hasPassword } = await overviewOf(jwt);
    expect(orders.map(({ number, state }) => [number, state])).toEqual([
      [second.number, "invoiced"],
      [first.number, "at-gate"],
    ]);
    expect(orders[1]?.tickets).toHaveLength(2);
    expect([hasMoreOrders, hasPassword]).toEqual([false, true]);
  });

  test("of others aren't there, however alike the address", async () => {
    const visitor = await newVisitor();
    const [name, domain] = visitor.email.split("@");
    await order(`${name}+een@${domain}`);
    await order(`x${visitor.email}`);
    await order(visitor.email.replace("-", "_"));
    const alike = await newVisitor(visitor.email.replace("-", "_"));
    await order(visitor.email.replace("-", "x"));
    expect((await overviewOf(visitor.jwt)).orders).toEqual([]);
    expect((await overviewOf(alike.jwt)).orders).toHaveLength(1);
  });

  test("are shown by their number to their own visitor alone, however old they are", async () => {
    const [visitor, other] = [await newVisitor(), await newVisitor()];
    const { number, token } = await order(visitor.email);
    const shown = (jwt: string, path: string) => call(`/account/orders/${path}`, { jwt });
    expect((await shown(visitor.jwt, number ?? "")).body).toMatchObject({ number, token, state: "at-gate" });
    expect((await shown(other.jwt, number ?? "")).status).toBe(404);
    expect((await call(`/account/orders/${number}`)).status).toBe(401);
    const others = ["CD-000000", token, "CD-", "%00", "CD-1%25", `${number}'--`, (number ?? "").toLowerCase()];
    const answers = await Promise.all(others.map(async (path) => [path, (await shown(visitor.jwt, path)).status]));
    expect(answers).toEqual(others.map((path) => [path, 404]));
  });

  test("come twenty a page", async () => {
    const visitor = await newVisitor();
    for (let count = 0; count <= ordersPageSize; count += 1) await order(visitor.email);
    const [one, two] = [await overviewOf(visitor.jwt), await overviewOf(visitor.jwt, 2)];
    expect([one.orders.length, one.hasMoreOrders]).toEqual([ordersPageSize, true]);
    expect([two.orders.length, two.hasMoreOrders]).toEqual([1, false]);
    for (const page of ["0", "-1", "x", "99999999999999999999", "1;drop"])
      expect((await call(`/account/overview?page=${page}`, { jwt: visitor.jwt })).status).toBe(200);
  });
});

test("details are kept to fill in at the checkout", async () => {
  const visitor = await newVisitor();
  const details = { firstName: "Jorien", lastName: "Hoving", houseNumber: "4a", country: "NL", phone: null };
  expect((await saveDetails(visitor.jwt, { details })).status).toBe(200);
  expect((await call("/users/me", { jwt: visitor.jwt })).body).toMatchObject({ details });
});

test("an export holds everything of the visitor, and nothing that opens an order or gets anybody in", async () => {
  const visitor = await newVisitor();
  const { number, token } = await order(visitor.email);
  await alarm(visitor.email);
  await submission(visitor.email.toUpperCase(), "Wanneer gaat de poort open?");
  await submission(visitor.email.replace("-", "_"), "Van een ander");
  await saveDetails(visitor.jwt, { details: { town: "Hunebrink" } });
  const [ticket] = (await overviewOf(visitor.jwt)).orders[0]?.tickets ?? [];

  const { status, body } = await call("/account/export", { jwt: visitor.jwt });
  const text = JSON.stringify(body);
  expect(status).toBe(200);
  for (const held of [visitor.email, number, "Hunebrink", ticket?.code, "TT Drenthe", "Wanneer gaat de poort open?"])
    expect(text).toContain(held);
  for (const kept of [token, ticket?.qrText, "Van een ander", "$2b$", "$2a$", visitor.jwt])
    expect(text).not.toContain(kept);
  const rows: { token: string }[] = await cms.strapi.db
    .query(subscriptionUid)
    .findMany({ where: { email: visitor.email } });
  for (const row of rows) expect(text).not.toContain(row.token);
});

describe("an account that its visitor deletes", () => {
  test("is gone with all that was its visitor's; orders stay for the books, and a mail says so", async () => {
    const { email, jwt, user } = await newVisitor();
    const { db } = cms.strapi;
    const placed = await order(email);
    await alarm(email);
    await submission(email, "Weg ermee");
    await saveDetails(jwt, { details: { town: "Hunebrink" }, wantsNewsletter: true });
    const neighbour = newAddress();
    await alarm(neighbour);

    expect((await deleteAccount(jwt)).status).toBe(204);
    expect(await db.query("plugin::users-permissions.user").count({ where: { email } })).toBe(0);
    expect(await db.query(subscriptionUid).count({ where: { email } })).toBe(0);
    expect(await db.query(submissionUid).count({ where: { sender: email } })).toBe(0);
    expect(await db.connection("circuit_account_sessions").where({ userId: user.id })).toEqual([]);
    expect((await call("/users/me", { jwt })).status).toBe(401);
    expect((await call("/auth/local", { body: { identifier: email, password } })).code).toBe("wrong-credentials");
    expect(await db.query(subscriptionUid).count({ where: { email: neighbour } })).toBe(1);
    expect(await db.connection("circuit_orders").where({ number: placed.number })).toHaveLength(1);
    expect((await mailsTo(email)).at(-1)?.head).toContain("Subject: Je account is gewist");
    expect((await mailsTo(email)).at(-1)?.content).toContain("zeven jaar");
  });

  test("takes along whose orders were that came to nothing, and keeps who bought", async () => {
    const { email, jwt } = await newVisitor();
    const orders = cms.strapi.db.connection("circuit_orders");
    const [unpaid, open, invoiced, bought] = [
      await order(email),
      await order(email),
      await order(email, "invoice"),
      await order(email),
    ];
    const end = (number: string | null, state: string) =>
      orders.clone().where({ number }).update({ state, wantsNews: true });
    await end(unpaid.number, "cancelled");
    await end(open.number, "expired");
    await end(invoiced.number, "cancelled");
    const found: { id: number } | undefined = await orders.clone().where({ number: open.number }).first("id");
    await cms.strapi.db
      .connection("circuit_payments")
      .insert({ orderId: found?.id, state: "open", amountCents: 1000, createdAt: Date.now() });
    await deleteAccount(jwt);

    const rows: { number: string; email: string | null; wantsNews: unknown }[] = await orders
      .clone()
      .whereIn(
        "number",
        [unpaid, open, invoiced, bought].map(({ number }) => number),
      )
      .orderBy("id");
    expect(rows.map((row) => row.email)).toEqual([null, email, email, email]);
    expect(rows.some(({ wantsNews }) => Boolean(wantsNews))).toBe(false);
    for (const mark of [email, customer.lastName, customer.street ?? email, customer.phone ?? email])
      expect(JSON.stringify(rows[0]).toLowerCase()).not.toContain(mark.toLowerCase());
  });

  test("needs its password", async () => {
    const visitor = await newVisitor();
    expect((await deleteAccount(visitor.jwt, "een ander wachtwoord")).code).toBe("wrong-password");
    expect((await deleteAccount(visitor.jwt, null)).code).toBe("wrong-password");
    expect((await call("/account", { method: "DELETE", jwt: visitor.jwt })).code).toBe("malformed");
    expect((await call("/users/me", { jwt: visitor.jwt })).status).toBe(200);
  });

  test("leaves nothing to whoever still has the mail for another password", async () => {
    const visitor = await newVisitor();
    await call("/auth/forgot-password", { body: { email: visitor.email } });
    const code = await codeFor(visitor.email, resetPage);
    await deleteAccount(visitor.jwt);
    const body = { code, password: "een nieuw wachtwoord", passwordConfirmation: "een nieuw wachtwoord" };
    expect((await call("/auth/reset-password", { body })).code).toBe("wrong-code");
  });
});
