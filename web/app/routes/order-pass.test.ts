import { paidOrder } from "@circuit/contract/fixtures/orders";
import type { ShopRequest } from "@circuit/contract/shop/shop-requests";
import { beforeEach, expect, test, vi } from "vitest";
import { routeArguments } from "../../test/route-arguments.ts";
import type { ShopOutcome } from "#app/features/checkout/shop-requests.server.ts";
import { loader } from "./order-pass.ts";

const asked = vi.hoisted(() => vi.fn<(request: ShopRequest) => Promise<ShopOutcome>>());
vi.mock("#app/features/checkout/shop-requests.server.ts", () => ({ requestShop: asked }));

const { token } = paidOrder;
const pass = Buffer.from("PK pass");
const file = {
  outcome: "file",
  name: "ticket-CD27-7K4M.pkpass",
  type: "application/vnd.apple.pkpass",
  base64: pass.toString("base64"),
} as const;

beforeEach(() => {
  asked
    .mockReset()
    .mockImplementation(async ({ action }) =>
      action === "read" ? { outcome: "order", order: paidOrder, payAt: null } : file,
    );
});

function load(code: string, ofOrder = token) {
  const request = new Request(`http://localhost/bestelling/${ofOrder}/ticket/${code}.pkpass`);
  return loader(routeArguments(request, { token: ofOrder, code }));
}

test("a ticket goes to its visitor's wallet alone", async () => {
  const answer = await load("CD27-7K4M");
  expect(asked).toHaveBeenLastCalledWith({ action: "pass", token, code: "CD27 7K4M", locale: "nl" });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pass);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/vnd.apple.pkpass",
    "content-disposition": 'attachment; filename="ticket-CD27-7K4M.pkpass"',
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "strict-origin",
  });
});

test.each([
  ["cancelled, or another's, or where no passes are made", { outcome: "failed", reason: "wrong-state" }],
  ["of an order that doesn't exist", { outcome: "failed", reason: "unknown" }],
] as const)("a ticket that is %s is a 404", async (_, answer) => {
  asked.mockImplementation(async ({ action }) =>
    action === "read" && answer.reason === "wrong-state" ? { outcome: "order", order: paidOrder, payAt: null } : answer,
  );
  await expect(load("CD27-7K4M")).rejects.toMatchObject({ init: { status: 404 } });
});

test.each(["CD27", "CD27-7K4M-1", "cd27-7k4m", "CD27 7K4", "..-7K4M"])("nobody is asked for %s", async (code) => {
  await expect(load(code)).rejects.toMatchObject({ init: { status: 404 } });
  await expect(load("CD27-7K4M", "short")).rejects.toMatchObject({ init: { status: 404 } });
  expect(asked).not.toHaveBeenCalled();
});
