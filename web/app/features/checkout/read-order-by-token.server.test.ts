import { paidOrder } from "@circuit/contract/fixtures/orders";
import { orderTokens } from "@circuit/contract/shop/order-token";
import type { ShopRequest } from "@circuit/contract/shop/shop-requests";
import { randomBytes } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { readOrderByToken } from "./read-order-by-token.server.ts";
import type { ShopOutcome } from "./shop-requests.server.ts";

const asked = vi.hoisted(() => vi.fn<(request: ShopRequest) => Promise<ShopOutcome>>());
const secret = vi.hoisted(() => "s".repeat(43));
vi.mock("./shop-requests.server.ts", () => ({ requestShop: asked }));
vi.mock("#app/env.server.ts", () => ({ env: { FORM_SENDS_PER_ADDRESS: 3, SITE_CMS_SECRET: secret } }));

const unknown = { outcome: "failed", reason: "unknown" } as const;
const found = { outcome: "order", order: paidOrder, payAt: null } as const;
const guess = () => randomBytes(32).toString("base64url");

beforeEach(() => void asked.mockReset().mockResolvedValue(unknown));

async function useUp(visitor: string): Promise<void> {
  await Promise.all(Array.from({ length: 3 }, () => readOrderByToken(guess(), visitor)));
}

test("whoever guesses tokens is answered without asking the content system, after a few", async () => {
  await useUp("10.1.0.1");
  expect(asked).toHaveBeenCalledTimes(3);
  expect(await readOrderByToken(guess(), "10.1.0.1")).toBe("unknown");
  expect(asked).toHaveBeenCalledTimes(3);
  await readOrderByToken(guess(), "10.1.0.2");
  expect(asked).toHaveBeenCalledTimes(4);
});

test("a ticket opens behind the address of somebody who guesses, also when its order has only just begun", async () => {
  await useUp("10.1.0.3");
  const token = orderTokens(secret).newToken();
  expect(await readOrderByToken(token, "10.1.0.3")).toBe("unknown");
  asked.mockResolvedValue(found);
  expect(await readOrderByToken(token, "10.1.0.3")).toEqual(paidOrder);
});

test("tokens that lead to an order don't count, nor do sealed ones, or a content system that is away", async () => {
  const askMany = async (answer: ShopOutcome, tokenOf: () => string) => {
    asked.mockResolvedValue(answer);
    const answers = await Promise.all(Array.from({ length: 5 }, () => readOrderByToken(tokenOf(), "10.1.0.4")));
    return new Set(answers);
  };
  expect(await askMany(found, guess)).toEqual(new Set([paidOrder]));
  expect(await askMany(unknown, orderTokens(secret).newToken)).toEqual(new Set(["unknown"]));
  expect(await askMany({ outcome: "unavailable" }, guess)).toEqual(new Set(["unavailable"]));
  expect(await askMany(found, guess)).toEqual(new Set([paidOrder]));
});
