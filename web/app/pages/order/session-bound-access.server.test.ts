import { paidOrder } from "@circuit/contract/fixtures/orders";
import type { Order } from "@circuit/contract/shop/order";
import { beforeEach, expect, test, vi } from "vitest";
import type { AccountResult, Visitor } from "#app/cms/account.server.ts";
import * as z from "zod";
import { closeAfterSession, wasOpenedInSession, recordOpenedOrder } from "./session-bound-access.server.ts";

const asked = vi.hoisted(() => vi.fn<(visitor: Visitor, number: string) => Promise<AccountResult<Order>>>());
const askedOwner = vi.hoisted(() => vi.fn<(token: string) => Promise<boolean>>());
vi.mock("#app/cms/account.server.ts", () => ({ fetchAccountOrder: asked }));
vi.mock("#app/cms/order-owner.server.ts", () => ({ hasAccount: askedOwner }));

const { token } = paidOrder;
const session = (mark: string) => `account-session=tok; signed-in=${mark}`;
const url = new URL(`http://localhost/bestelling/${token}`);
const from = (cookie: string) => new Request(url, { headers: { cookie } });

beforeEach(() => {
  asked.mockReset().mockResolvedValue({ state: "done", value: paidOrder });
  askedOwner.mockReset().mockResolvedValue(true);
});

/** What a browser notes when it opens an order, beside what it has noted. */
async function noted(cookie: string, order = paidOrder): Promise<string> {
  const opened = await recordOpenedOrder(from(cookie), order, { locale: "nl" });
  return opened.cookie?.split(";", 1)[0] ?? "";
}

/** Where whoever opens the order in a browser is led, or the status of what they see instead; `null` where it opens. */
async function leadsTo(cookie: string): Promise<string | number | null> {
  try {
    await closeAfterSession(from(cookie), paidOrder, { locale: "nl", url });
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("location");
    return z.object({ init: z.object({ status: z.number() }) }).parse(thrown).init.status;
  }
}

const signIn = "/inloggen?return=%2Faccount%2Fbestelling%2Fcd-270418";

test("C14 an order that was opened in a session opens in that session alone, and says nothing of its token", async () => {
  const note = await noted(session("a1"));
  expect(note).not.toContain(token);
  expect(await leadsTo(`${session("a1")}; ${note}`)).toBeNull();
  expect(await leadsTo(note)).toBe(signIn);
  expect(await noted(`${session("a1")}; ${note}`)).toBe("");
});

test("C14 in another session it opens for its account, and for no other", async () => {
  const cookies = `${session("b2")}; ${await noted(session("a1"))}`;
  expect(await leadsTo(cookies)).toBeNull();
  asked.mockResolvedValue({ state: "missing" });
  expect(await leadsTo(cookies)).toBe(403);
  asked.mockResolvedValue({ state: "refused", status: 401, fault: null, passwordFault: null });
  expect(await leadsTo(cookies)).toBe(signIn);
});

test("C14 a session that was ended elsewhere closes it at once, and is over in this browser too", async () => {
  const cookies = `${session("a1")}; ${await noted(session("a1"))}`;
  asked.mockResolvedValue({ state: "refused", status: 401, fault: null, passwordFault: null });
  const thrown: unknown = await closeAfterSession(from(cookies), paidOrder, { locale: "nl", url }).catch(
    (error: unknown) => error,
  );
  if (!(thrown instanceof Response)) throw new Error("It opens");
  expect(thrown.headers.get("location")).toBe(signIn);
  expect(thrown.headers.getSetCookie().join()).toContain("account-session=; HttpOnly; Path=/; Max-Age=0");
});

test.each([{ state: "unavailable" }, { state: "busy", seconds: null }, { state: "tooMany", seconds: 9 }] as const)(
  "C14 while accounts are $state it stays open in its session, and closed in any other",
  async (answer) => {
    const note = await noted(session("a1"));
    asked.mockResolvedValue(answer);
    expect(await leadsTo(`${session("a1")}; ${note}`)).toBeNull();
    expect(await leadsTo(`${session("b2")}; ${note}`)).toBe(signIn);
    const opened = await recordOpenedOrder(from(session("a1")), paidOrder, { locale: "nl" });
    expect(opened).toEqual({ isOfSession: true, cookie: null });
  },
);

test("C14 once its account is gone or blocked an order opens by its link again, as nobody could sign in for it", async () => {
  const note = await noted(session("a1"));
  askedOwner.mockResolvedValue(false);
  expect(await leadsTo(note)).toBeNull();
  asked.mockResolvedValue({ state: "missing" });
  expect(await leadsTo(`${session("b2")}; ${note}`)).toBeNull();
  expect(askedOwner).toHaveBeenCalledWith(token);
});

test.each([
  ["without a session", "locale=nl"],
  ["with a mark alone", "signed-in=a1"],
])("a guest's order is never closed: %s", async (_, cookie) => {
  expect(await noted(cookie)).toBe("");
  expect(await leadsTo(cookie)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test("an order that isn't of the account stays open by its link in every session", async () => {
  asked.mockResolvedValue({ state: "missing" });
  expect(await noted(session("a1"))).toBe("");
});

test("of very many orders the newest are remembered, and the cookie stays small", async () => {
  const orders = Array.from({ length: 30 }, (_, index) => ({ ...paidOrder, token: `${index}`.padEnd(43, "x") }));
  let note = "";
  for (const order of orders) note = (await noted(`${session("a1")}; ${note}`, order)) || note;
  expect(note.length).toBeLessThan(1000);
  const areNoted = orders.map((order) => wasOpenedInSession(from(note), order.token));
  expect(areNoted).toEqual(orders.map((_, index) => index >= 10));
});

const madeUp = ["", "x", "a".repeat(5000), "a.b~c.d", "~~~"];
test.each(madeUp.map((text) => `session-orders=${text}`))("a made-up cookie closes nothing: %s", async (cookie) => {
  expect(await leadsTo(cookie)).toBeNull();
});
