import { expect, test } from "vitest";
import { exampleGroupSize } from "./example-group.ts";

test("R07 the group of the price example: eight, unless the arrangement takes fewer or asks more", () => {
  expect(exampleGroupSize(null, null)).toBe(8);
  expect(exampleGroupSize(2, 60)).toBe(8);
  expect(exampleGroupSize(1, 6)).toBe(6);
  expect(exampleGroupSize(10, 80)).toBe(10);
});
