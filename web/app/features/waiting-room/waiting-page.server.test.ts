import { expect, test } from "vitest";
import { waitingPath } from "./waiting-page.server.ts";

test("an address that somebody makes up can stand in a header", () => {
  expect(waitingPath("zandloop", "nl")).toBe("/afrekenen/wachtkamer/zandloop");
  expect(waitingPath("\u{1F3C1}\r\nx/..", "en")).toBe("/en/checkout/waiting-room/%F0%9F%8F%81%0D%0Ax%2F..");
});
