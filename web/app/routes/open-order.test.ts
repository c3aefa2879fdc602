import { paidOrder } from "@circuit/contract/fixtures/orders";
import type { Order } from "@circuit/contract/shop/order";
import { orderTokens } from "@circuit/contract/shop/order-token";
import type { ShopRequest } from "@circuit/contract/shop/shop-requests";
import { beforeEach, expect, test, vi } from "vitest";
import { routeArguments } from "../../test/route-arguments.ts";
import type { ShopOutcome } from "#app/features/checkout/shop-requests.server.ts";
import { loader } from "./open-order.ts";
import { placedHeaders } from "#app/pages/order/order-placed-headers.server.ts";
import { loader as readCart } from "./shop-cart.ts";

const secret = vi.hoisted(() => "only-while-testing-1");
vi.mock("#app/env.server.ts", () => ({
  env: {
    SITE_URL: "http://site.test",
    CMS_URL: "http://cms.test",
    SITE_CMS_SECRET: secret,
    FORM_SENDS_PER_ADDRESS: 20,
  },
}));

const asked = vi.hoisted(() => vi.fn<(request: ShopRequest) => Promise<ShopOutcome>>());
vi.mock("#app/features/checkout/shop-requests.server.ts", () => ({ requestShop: asked }));

const token = orderTokens(secret).newToken();
const open: Order = { ...paidOrder, token, state: "awaiting-payment", tickets: [] };

/** The cookie that a browser sends once it has placed an order. */
function cookieAfter(order: Order): string {
  const set = placedHeaders(new Request("http://site.test/"), order).getSetCookie();
  return set.flatMap((cookie) => /^open-order=[^;]*/u.exec(cookie) ?? []).join("; ");
}

function request(cookie: string): Request {
  return new Request("http://site.test/", { headers: { cookie } });
}

async function visit(cookie: string, locale: "nl" | "en" = "nl") {
  const answer = await loader(routeArguments(request(cookie), {}, locale));
  return answer.headers.get("location");
}

async function cartOf(cookie: string): Promise<unknown> {
  const answer = await readCart(routeArguments(request(cookie), { locale: "nl" }));
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return answer.json();
}

beforeEach(() => void asked.mockReset().mockResolvedValue({ outcome: "order", order: open, payAt: null }));

test("an order that waits for its payment is found again from the cart, whose answer doesn't tell its address", async () => {
  const cookie = cookieAfter(open);
  expect(cookie).toContain(token);
  const cart = await cartOf(cookie);
  expect(cart).toMatchObject({ hasOpenOrder: true, lines: [] });
  expect(JSON.stringify(cart)).not.toContain(token);
  expect(await visit(cookie)).toBe(`/bestelling/${token}`);
  expect(await visit(cookie, "en")).toBe(`/en/order/${token}`);
});

test.each([
  ["paid", { outcome: "order", order: paidOrder, payAt: null }],
  ["gone", { outcome: "order", order: { ...open, state: "expired" }, payAt: null }],
  ["not to be asked about", { outcome: "unavailable" }],
] as const)("what is %s isn't open any more, and its visitor comes to the cart", async (_, answer) => {
  asked.mockResolvedValue(answer);
  const cookie = cookieAfter(open);
  expect(await cartOf(cookie)).toMatchObject({ hasOpenOrder: false });
  expect(await visit(cookie)).toBe("/afrekenen/winkelwagen");
});

test.each(["", cookieAfter(paidOrder), `open-order=${"x".repeat(43)}`])(
  "only an order that waits is remembered, and nobody is asked for a made-up one (%s)",
  async (cookie) => {
    expect(await cartOf(cookie)).toMatchObject({ hasOpenOrder: false });
    expect(await visit(cookie, "en")).toBe("/en/checkout/cart");
    expect(asked).not.toHaveBeenCalled();
  },
);
