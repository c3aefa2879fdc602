import { expect, test } from "vitest";
import { kassa } from "../src/admin/translations/kassa.ts";

test.each([
  ["ideal", "iDEAL | Wero"],
  ["creditcard", "Creditcard"],
  ["bancontact", "Bancontact"],
  ["banktransfer", "Overboeking"],
  ["applepay", "Apple Pay"],
  ["paypal", "PayPal"],
])("staff read %s by the name that the customer reads", (method, name) => {
  expect(kassa[`circuit.kassa.method.${method}`]).toBe(name);
});
