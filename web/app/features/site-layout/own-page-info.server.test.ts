import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { expect, test } from "vitest";
import { ownPageInfo } from "./own-page-info.server.ts";

test("a page of an order is the same page in the other language, with its token", () => {
  expect(ownPageInfo(checkoutPaths.checkout, "/Tok").alternates).toEqual({
    nl: "/afrekenen/Tok",
    en: "/en/checkout/Tok",
  });
  expect(ownPageInfo(checkoutPaths.order, "/Tok/ticket/CD27").alternates).toEqual({
    nl: "/bestelling/Tok/ticket/CD27",
    en: "/en/order/Tok/ticket/CD27",
  });
  expect(ownPageInfo(checkoutPaths.cart).alternates).toEqual({ nl: "/afrekenen/winkelwagen", en: "/en/checkout/cart" });
});
