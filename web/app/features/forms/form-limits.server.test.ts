import { expect, test, vi } from "vitest";
import { addressKey, isWithinLimit } from "./form-limits.server.ts";

vi.mock("#app/env.server.ts", () => ({ env: { FORM_SENDS_PER_ADDRESS: 2 } }));

test("F11 an address sends only so many forms", async () => {
  expect(await isWithinLimit("address", "10.0.0.1")).toBe(true);
  expect(await isWithinLimit("address", "10.0.0.1")).toBe(true);
  expect(await isWithinLimit("address", "10.0.0.1")).toBe(false);
  expect(await isWithinLimit("address", "10.0.0.2")).toBe(true);
});

test("F11 of IPv6 a whole network counts as one visitor", () => {
  expect(addressKey("2001:db8:1:2:3:4:5:6")).toBe(addressKey("2001:db8:1:2:ffff::1"));
  expect(addressKey("::ffff:10.0.0.1")).toBe("10.0.0.1");
});
