import { expect, test } from "vitest";
import { exampleGroup } from "./example-group.ts";

test("R07 the group of the price example: eight, unless the arrangement takes fewer or asks more", () => {
  expect(exampleGroup(null, null)).toBe(8);
  expect(exampleGroup(2, 60)).toBe(8);
  expect(exampleGroup(1, 6)).toBe(6);
  expect(exampleGroup(10, 80)).toBe(10);
});
