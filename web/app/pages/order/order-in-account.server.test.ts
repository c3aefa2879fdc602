import { paidOrder } from "@circuit/contract/fixtures/orders";
import { beforeEach, expect, test, vi } from "vitest";
import type { AccountResult, Visitor } from "#app/cms/account.server.ts";
import type { Order } from "@circuit/contract/shop/order";
import { orderInAccount } from "./order-in-account.server.ts";

const asked = vi.hoisted(() => vi.fn<(visitor: Visitor, number: string) => Promise<AccountResult<Order>>>());
vi.mock("#app/cms/account.server.ts", () => ({ fetchAccountOrder: asked }));

const number = "cd-270418";

beforeEach(() => void asked.mockReset().mockResolvedValue({ state: "done", value: paidOrder }));

function open(path: string, { cookie = "account-session=tok", name = number } = {}) {
  const url = new URL(`http://localhost${path}`);
  return orderInAccount(new Request(url, { headers: { cookie } }), name, { locale: "nl", url });
}

async function wayOf(opening: Promise<unknown>) {
  const answer: unknown = await opening.catch((error: unknown) => error);
  if (!(answer instanceof Response)) throw new Error("It leads nowhere");
  return { path: answer.headers.get("location"), headers: answer.headers };
}

test("who is signed in gets the order with that number, asked for in their name", async () => {
  expect(await open(`/account/bestelling/${number}`)).toBe(paidOrder);
  expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ token: "tok" }), "CD-270418");
});

test.each([
  ["/account/bestelling/cd-270418", "/account/bestelling/cd-270418"],
  ["/account/bestelling/cd-270418/ticket/2", "/account/bestelling/cd-270418/ticket/2"],
  ["/account/bestelling/cd-270418/factuur.pdf", "/account/bestelling/cd-270418"],
  ["/account/bestelling/cd-270418/ticket/2.pkpass", "/account/bestelling/cd-270418"],
])("C14 whoever isn't signed in at %s signs in and comes back to %s", async (path, back) => {
  const signIn = `/inloggen?return=${encodeURIComponent(back)}`;
  const nobody = await wayOf(open(path, { cookie: "" }));
  expect([nobody.path, nobody.headers.get("cache-control")]).toEqual([signIn, "private, no-store"]);
  expect(asked).not.toHaveBeenCalled();
  asked.mockResolvedValue({ state: "refused", status: 401, fault: null, passwordFault: null });
  const ended = await wayOf(open(path));
  expect(ended.path).toBe(signIn);
  expect(ended.headers.getSetCookie().join()).toContain("Max-Age=0");
});

test("what isn't theirs is a 404", async () => {
  asked.mockResolvedValue({ state: "missing" });
  const opening = open("/account/bestelling/cd-000000", { name: "cd-000000" });
  await expect(opening).rejects.toMatchObject({ init: { status: 404 } });
});

test.each([{ state: "unavailable" }, { state: "busy", seconds: null }] as const)(
  "a content system that is $state is a 503",
  async (answer) => {
    asked.mockResolvedValue(answer);
    await expect(open(`/account/bestelling/${number}`)).rejects.toMatchObject({ init: { status: 503 } });
  },
);

test.each(["CD-270418", "cd-1", paidOrder.token, "..", "cd-270418 "])("nobody is asked for %s", async (name) => {
  await expect(open("/account/bestelling/x", { name })).rejects.toMatchObject({ init: { status: 404 } });
  expect(asked).not.toHaveBeenCalled();
});
