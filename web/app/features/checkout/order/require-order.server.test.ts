import { expect, test } from "vitest";
import { unknownOrderError } from "./require-order.server.ts";

test("L13 D02 the error of an order that doesn't exist names no address: neither its own nor another", () => {
  const { data, init } = unknownOrderError();
  expect(init?.status).toBe(404);
  expect(data.message).not.toMatch(/[:/]/u);
});
