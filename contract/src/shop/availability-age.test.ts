import { expect, test } from "vitest";
import { availabilityAge, promisedMs } from "./availability-age.ts";

test("S06 what is left is at most five seconds old, all that keeps it taken together", () => {
  const together = Object.values(availabilityAge).reduce((sum, each) => sum + each, 0);
  expect(together).toBeLessThanOrEqual(promisedMs);
  expect(promisedMs).toBe(5000);
});
