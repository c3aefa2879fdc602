import { expect, test } from "vitest";
import { renderPage } from "../../../../test/render-page.tsx";
import { nl } from "#app/i18n/messages/nl.ts";
import { LazyCartButton } from "./lazy-cart-button.tsx";

test("D04 the cart button is never in the server's HTML, which every visitor shares", () => {
  expect(renderPage(<LazyCartButton cartPage="/winkelwagen" />)).toBe("");
});

test("D04 the cart button's label tells how many tickets there are", () => {
  expect(nl.layout.cartLabel(1)).toBe("Winkelwagen, 1 ticket");
  expect(nl.layout.cartLabel(2)).toBe("Winkelwagen, 2 tickets");
});
