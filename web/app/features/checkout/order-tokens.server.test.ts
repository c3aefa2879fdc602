import { orderTokens } from "@circuit/contract/shop/order-token";
import { expect, test, vi } from "vitest";
import { rateLimitKeyOf } from "./order-tokens.server.ts";

const secret = vi.hoisted(() => "only-while-testing-1");
vi.mock("#app/env.server.ts", () => ({ env: { SITE_CMS_SECRET: secret } }));

test("S06 what is sent for an order counts for that order, as hundreds may share an address", () => {
  const { newToken } = orderTokens(secret);
  const [one, other] = [newToken(), newToken()];
  expect(rateLimitKeyOf(one, "192.0.2.1")).toBe(one);
  expect(rateLimitKeyOf(other, "192.0.2.1")).toBe(other);
});

test("S06 who makes up tokens counts by address", () => {
  const all = ["x".repeat(43), "y".repeat(43), ""];
  expect(new Set(all.map((token) => rateLimitKeyOf(token, "192.0.2.1")))).toEqual(new Set(["192.0.2.1"]));
});
