import { expect, test } from "vitest";
import { mollieAmount } from "../src/shop/payments/mollie-schemas.ts";
import { reachableWebhookUrl } from "../src/shop/payments/reachable-hook.ts";

test.each([
  [1, "0.01"],
  [99, "0.99"],
  [28_300, "283.00"],
  [1_234_567_890, "12345678.90"],
])("%i cents are asked as %s", (cents, value) => {
  expect(mollieAmount(cents)).toEqual({ currency: "EUR", value });
});

test.each([0, -1, 12.5, Number.NaN])("%d is no amount to ask", (cents) => {
  expect(() => mollieAmount(cents)).toThrow("is no amount in cents");
});

test.each([
  ["https://www.circuit.example/shop/payment", true],
  ["https://circuit.example:8443/shop/payment", true],
  ["http://localhost:3000/shop/payment", false],
  ["http://127.0.0.1:3000/shop/payment", false],
  ["http://[::1]:3000/shop/payment", false],
  ["https://circuit.local/shop/payment", false],
  ["http://192.168.1.20:3000/shop/payment", false],
  ["http://172.20.0.2/shop/payment", false],
  ["http://cms:3000/shop/payment", false],
])("Mollie is told of %s: %s", (hook, isTold) => {
  expect(reachableWebhookUrl(hook)).toBe(isTold ? hook : null);
});
