import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { orderTokenSchema } from "./order.ts";
import { orderTokens } from "./order-token.ts";

const secret = "s".repeat(43);

test("whoever shares the secret knows an order's token from a made-up one", () => {
  const token = orderTokens(secret).newToken();
  expect(orderTokenSchema.safeParse(token).success).toBe(true);
  expect(orderTokens(secret).newToken()).not.toBe(token);
  const { isSealed } = orderTokens(secret);
  expect(isSealed(token)).toBe(true);
  expect(orderTokens("o".repeat(43)).isSealed(token)).toBe(false);
  const made = [randomBytes(32).toString("base64url"), "", "A", "T".repeat(43), `${token}A`, token.slice(0, -1)];
  expect(made.filter(isSealed)).toEqual([]);
});

test("no character of a token can be another", () => {
  const { newToken, isSealed } = orderTokens(secret);
  const token = newToken();
  const changed = Array.from({ length: token.length }, (_, at) =>
    Array.from("ABCDwxyz0189-_")
      .filter((other) => other !== token[at])
      .map((other) => token.slice(0, at) + other + token.slice(at + 1)),
  ).flat();
  expect(changed.filter(isSealed)).toEqual([]);
});
