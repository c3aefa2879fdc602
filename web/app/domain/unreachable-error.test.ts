import { expect, test } from "vitest";
import { isUnreachable, UnreachableError } from "./unreachable-error.ts";

test.each([
  "Failed to fetch",
  "Failed to fetch dynamically imported module: https://circuit.example/assets/page.js",
  "NetworkError when attempting to fetch resource.",
  "error loading dynamically imported module: https://circuit.example/assets/page.js",
  "Load failed",
  "Importing a module script failed.",
])("a visitor whose browser says “%s” hears that the page can't be fetched", (message) => {
  expect(isUnreachable(new TypeError(message))).toBe(true);
});

test("a visitor never hears of the network when something of ours is wrong", () => {
  expect(isUnreachable(new TypeError("Cannot read properties of undefined (reading 'fetch')"))).toBe(false);
  expect(isUnreachable(new Error("Load failed"))).toBe(false);
  expect(isUnreachable({ status: 503, data: null })).toBe(false);
  expect(isUnreachable(new UnreachableError())).toBe(true);
});
