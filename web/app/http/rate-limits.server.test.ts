import { expect, test, vi } from "vitest";
import { rateLimitKeyOfIp } from "./rate-limit-key-of-ip.server.ts";
import { isLimitUsedUp, isWithinLimit } from "./rate-limits.server.ts";

vi.mock("#app/env.server.ts", () => ({ env: { FORM_SENDS_PER_ADDRESS: 2 } }));

test("F18 a limit is looked at without being counted", async () => {
  expect(await isLimitUsedUp("unknownOrders", "10.0.1.1")).toBe(false);
  expect(await isLimitUsedUp("unknownOrders", "10.0.1.1")).toBe(false);
  await isWithinLimit("unknownOrders", "10.0.1.1");
  await isWithinLimit("unknownOrders", "10.0.1.1");
  expect(await isLimitUsedUp("unknownOrders", "10.0.1.1")).toBe(true);
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:DB8:0:0:ffff:1:2:3", "2001:db8:0:0::/64"],
  ["2001:0db8:0001::1%eth0", "2001:db8:1:0::ffff", "2001:db8:1:0::/64"],
  ["::1", "0:0:0:0:0:0:0:1", "0:0:0:0::/64"],
  ["::ffff:10.0.0.1", "::FFFF:a00:1", "10.0.0.1"],
  ["0:0:0:0:0:ffff:10.0.0.1", "10.0.0.1", "10.0.0.1"],
  ["unknown", " unknown ", "unknown"],
])("F11 %s and %s count as one visitor", (one, other, key) => {
  expect([rateLimitKeyOfIp(one), rateLimitKeyOfIp(other)]).toEqual([key, key]);
});

test("F11 two networks of IPv6 are two visitors, and so are two addresses of IPv4", () => {
  expect(rateLimitKeyOfIp("2001:db8:1:2::1")).not.toBe(rateLimitKeyOfIp("2001:db8:1:3::1"));
  expect(rateLimitKeyOfIp("::ffff:10.0.0.1")).not.toBe(rateLimitKeyOfIp("::ffff:10.0.0.2"));
});
