import { expect, test } from "vitest";
import { redirectAddress } from "./redirect-address.ts";

test.each([
  ["/evenementen", "/agenda", "/evenementen"],
  ["/evenementen", "/agenda?page=2&app=", "/evenementen?page=2&app="],
  ["/evenementen?type=autos", "/autos?page=2", "/evenementen?type=autos"],
  ["/evenementen?type=autos", "/autos?app", "/evenementen?type=autos&app=1"],
  ["/nieuws#nieuwsbrief", "/brief?x=1", "/nieuws?x=1#nieuwsbrief"],
  ["https://shop.example/nl", "/shop?x=1&app", "https://shop.example/nl?x=1"],
  ["/..//evil.example", "/weg", "/evil.example"],
  ["//evil.example", "/weg", null],
  ["javascript:alert(1)", "/weg", null],
  ["mailto:a@circuit.example", "/weg", null],
])("R13 R15 a redirect to %s leads who asks for %s to %s", (to, asked, address) => {
  expect(redirectAddress(to, new URL(asked, "http://circuit.example"))).toBe(address);
});
