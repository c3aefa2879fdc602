import type { Account, AccountOverview } from "@circuit/contract/accounts/account";
import { heldOrder, paidOrder } from "@circuit/contract/fixtures/orders";
import { expect, test } from "vitest";
import { htmlOf } from "../../../test/order-html.tsx";
import type { AccountResult } from "#app/cms/account.server.ts";
import { accountView, typedDetails } from "./account-view.server.ts";

const account: Account = {
  id: 1,
  documentId: null,
  email: "jorien@voorbeeld.nl",
  confirmed: true,
  locale: "en",
  details: { firstName: "Jorien", town: "Assen", phone: null },
  createdAt: null,
};

const query = { return: null, code: null, confirmation: null, done: null, undo: null, page: null };

const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
const upcoming = { ...paidOrder, lines: paidOrder.lines.map((line) => ({ ...line, admission: soon })) };

function overviewOf(more: Partial<AccountOverview>): AccountResult<AccountOverview> {
  const lists = { orders: [], hasMoreOrders: false, subscriptions: [], sessions: [], providers: [] };
  const empty = { ...lists, hasPassword: true, passkeys: { passkeys: [], canAdd: true, asksPassword: true } };
  return { state: "done", value: { account, ...empty, ...more } };
}

const viewOf = (overview: AccountResult<AccountOverview>, page: string | null = null) =>
  accountView(account, overview, { locale: "nl", query: { ...query, page }, received: null });

test("a visitor sees the tickets for what is to come, and the way to their codes", () => {
  const { parts } = viewOf(overviewOf({ orders: [upcoming] }));
  expect(parts?.tickets.length).toBeGreaterThan(0);
  expect(parts?.tickets[0]?.path).toMatch(/^\/account\/bestelling\/cd-\d+#ticket-\d$/u);
  expect(viewOf(overviewOf({ orders: [{ ...upcoming, tickets: [] }] })).parts?.tickets).toEqual([]);
});

test("each way to a code leads to the first ticket of its line, which is on the page of the order", () => {
  const isVoid = (index: number) => upcoming.tickets.map((ticket, at) => ({ ...ticket, isCancelled: at === index }));
  for (const order of [upcoming, { ...upcoming, tickets: isVoid(0) }]) {
    const html = htmlOf(order);
    const { parts } = viewOf(overviewOf({ orders: [order] }));
    const anchors = (parts?.tickets ?? []).map(({ path }) => path.split("#")[1] ?? "");
    const first = order.lines.flatMap((_, line) => {
      const at = order.tickets.findIndex((ticket) => ticket.line === line && !ticket.isCancelled);
      return at === -1 ? [] : [at];
    });
    expect(anchors.toSorted()).toEqual(first.map((index) => `ticket-${index + 1}`).toSorted());
    for (const [place, anchor] of first.map((index) => [index, `ticket-${index + 1}`] as const)) {
      const found = html.slice(html.indexOf(`id="${anchor}"`));
      expect(found.indexOf("QR-code"), "it is the code itself").toBeGreaterThan(0);
      expect(/<code[^>]*>([^<]+)/u.exec(found)?.[1]).toBe(order.tickets[place]?.code);
    }
  }
});

test("C14 nothing that the account's page gets opens an order after signing out: no token is in it", () => {
  const { parts } = viewOf(overviewOf({ orders: [upcoming, { ...paidOrder, state: "awaiting-payment" }] }));
  expect(parts?.orders).toHaveLength(2);
  expect(JSON.stringify(parts)).not.toContain(paidOrder.token);
});

test("tickets of days that are over are with their order alone", () => {
  const over = { ...paidOrder, lines: paidOrder.lines.map((line) => ({ ...line, admission: "2025-06-01" })) };
  const { parts } = viewOf(overviewOf({ orders: [over] }));
  expect(parts?.tickets).toEqual([]);
  expect(parts?.orders[0]?.number).toBe(paidOrder.number);
});

test("an order that was refunded in part isn't called paid", () => {
  const refunded = { ...paidOrder, refundedCents: 5000, keptCents: 23_300 };
  expect(viewOf(overviewOf({ orders: [refunded] })).parts?.orders[0]).toMatchObject({ state: "refunded-in-part" });
});

test("an order that was never placed is none, and each other has its state and its invoice", () => {
  const { parts } = viewOf(overviewOf({ orders: [heldOrder, paidOrder] }));
  const invoice = expect.stringMatching(/\/factuur\.pdf$/u);
  expect(parts?.orders).toMatchObject([{ state: "paid", mark: "ok", invoice }]);
});

test("older orders are on a page of their own", () => {
  const { parts } = viewOf(overviewOf({ orders: [paidOrder], hasMoreOrders: true }), "2");
  expect([parts?.newer, parts?.older]).toEqual(["/account#orders", "/account?page=3#orders"]);
});

test("C19 a content system without these calls has an account all the same", () => {
  expect(viewOf({ state: "missing" })).toMatchObject({ email: account.email, parts: null, arePartsUnavailable: false });
  expect(viewOf({ state: "unavailable" })).toMatchObject({ parts: null, arePartsUnavailable: true });
});

test("the form of the details holds what is known, the language of mails, and whether the newsletter comes", () => {
  const news = { documentId: "n1", eventTitle: null, createdAt: "2026-01-01T10:00:00Z", notifiedAt: null };
  const overview = overviewOf({ subscriptions: [{ ...news, kind: "newsletter", state: "confirmed" }] });
  expect(typedDetails(account, overview, { locale: "nl", country: "NL" })).toEqual({
    country: ["NL"],
    firstName: ["Jorien"],
    town: ["Assen"],
    email: [account.email],
    locale: ["en"],
    wantsNewsletter: ["true"],
  });
});
